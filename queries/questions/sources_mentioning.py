"""Which sources mention someone or something."""

from pydantic import Field

from queries.question import AnyName, Question, Request, Row


class SourcesMentioning(Request):
    """Whom or what; with `together`, only articles that mention both."""

    name: AnyName = Field(description="a person, club, competition or ground")
    together: AnyName | None = Field(default=None, description="mentioned in the same article")


class Mentioned(Row):
    """An article that mentions it: how often, under which names, and the first sentence that does."""

    title: str | None
    publisher: str | None
    published: str | None
    times: int
    told: list[str] | None
    first: str | None
    url: str | None
    source: str


QUESTION = Question(
    name="sources-mentioning",
    request=SourcesMentioning,
    row=Mentioned,
    asks="Which articles mention someone or something, and in which words",
    example="touchline ask sources-mentioning 'Manuel Lanzini'",
    cypher="""
MATCH (s:Source)-[r:MENTIONS]->(x:Touchline {key: $name})
OPTIONAL MATCH (s)-[:MENTIONS]->(y:Touchline {key: $together})
WITH s, r, y
WHERE $together IS NULL OR y IS NOT NULL
OPTIONAL MATCH (s)-[:PUBLISHED_BY]->(p:Publisher)
RETURN s.title AS title, p.name AS publisher, s.published AS published, r.times AS times, r.told AS told,
       r.first AS first, s.url AS url, s.key AS source
ORDER BY s.published, s.key
""",
)
