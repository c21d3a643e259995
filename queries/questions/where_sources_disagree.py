"""Where sources disagree: each disputed field with all its values and who tells which."""

from pydantic import Field

from queries.question import AnyName, Question, Request, Row


class WhereSourcesDisagree(Request):
    """All disputes, or those of facts about one person, side or ground."""

    about: AnyName | None = Field(default=None, description="a person, club, competition or ground")


class Disagreement(Row):
    """One value that one source gives; `shown` tells whether it is the one that the graph shows."""

    about: str | None
    field: str
    value: str
    shown: bool
    source: str | None
    publisher: str | None
    told: str | None
    fact: str


QUESTION = Question(
    name="where-sources-disagree",
    request=WhereSourcesDisagree,
    row=Disagreement,
    asks="On what do sources disagree, and who says what",
    example="touchline ask where-sources-disagree",
    cypher="""
MATCH (s:Source)-[:STATES]->(c:Claim)-[:GIVES]->(v:Value)-[:OF]->(x:Touchline)
OPTIONAL MATCH (c)-[:ABOUT]->(y:Touchline {key: $about})
WITH s, c, v, x, y
WHERE $about IS NULL OR y IS NOT NULL OR x.key = $about
OPTIONAL MATCH (x)-[:IN_MATCH]->(m:Match)
OPTIONAL MATCH (s)-[:PUBLISHED_BY]->(p:Publisher)
OPTIONAL MATCH (named:Touchline {key: v.value})
RETURN coalesce(m.name + ': ' + x.name, x.name) AS about, v.field AS field,
       coalesce(named.name, v.value) AS value, v.shown AS shown,
       s.title AS source, p.name AS publisher, coalesce(c.quote, c.record) AS told, v.fact AS fact
ORDER BY about, fact, field, value, s.published, s.key, c.key
""",
)
