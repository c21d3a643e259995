"""The sentences and records behind what the graph says."""

from pydantic import Field

from queries.question import AnyName, Question, Request, Row


class Evidence(Request):
    """What it is about: a name, or the key of a match, goal or any other node; `with_` narrows to claims about both."""

    about: AnyName = Field(description="a name, or the key of a node")
    together: AnyName | None = Field(default=None, description="only claims about this one too")
    kind: str | None = Field(default=None, description="only claims of this kind: goal, managed, match ...")


class ClaimRow(Row):
    """A claim: its kind and status, the words that make it and the source that holds them."""

    kind: str
    status: str
    quote: str | None
    source: str | None
    publisher: str | None
    published: str | None
    attributed_to: str | None
    rule: str | None
    start: int | None
    end: int | None
    claim: str


QUESTION = Question(
    name="evidence",
    request=Evidence,
    row=ClaimRow,
    asks="Which sentences stand behind what the graph says of someone or something",
    example="touchline ask evidence 'angelo ogbonna' --kind goal",
    cypher="""
MATCH (c:Claim)-[:ABOUT|BACKS]->(x:Touchline {key: $about})
WITH DISTINCT c
WHERE $kind IS NULL OR c.kind = $kind
OPTIONAL MATCH (c)-[:ABOUT|BACKS]->(y:Touchline {key: $together})
WITH DISTINCT c, y
WHERE $together IS NULL OR y IS NOT NULL
MATCH (s:Source)-[:STATES]->(c)
OPTIONAL MATCH (s)-[:PUBLISHED_BY]->(p:Publisher)
OPTIONAL MATCH (c)-[:ATTRIBUTED_TO]->(o)
RETURN c.kind AS kind, c.status AS status, c.quote AS quote, s.title AS source, p.name AS publisher,
       s.published AS published, o.name AS attributed_to, c.rule AS rule, c.start AS start, c.end AS end, c.key AS claim
ORDER BY s.published, s.key, c.start, c.key
""",
)
