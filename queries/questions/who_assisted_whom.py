"""Who assisted whom: each goal with the player who set it up."""

from pydantic import Field

from queries.question import PersonName, Question, Request, Row


class WhoAssistedWhom(Request):
    """Narrowed to an assister, a scorer or both; all assists without either."""

    assister: PersonName | None = Field(default=None, description="the player who set the goals up")
    scorer: PersonName | None = Field(default=None, description="the player who scored them")


class Assist(Row):
    """One assist of one goal; `sources` counts the independent ones that tell it."""

    assister: str
    scorer: str
    minute: str | None
    match: str
    date: str | None
    sources: int
    told_by: list[str]
    goal: str


QUESTION = Question(
    name="who-assisted-whom",
    request=WhoAssistedWhom,
    row=Assist,
    asks="Who assisted whom, in which match, and how many sources say so",
    example="touchline ask who-assisted-whom --scorer 'andre ayew'",
    cypher="""
MATCH (a:Person)-[s:ASSISTED]->(g:Goal)<-[:SCORED]-(b:Person)
WHERE ($assister IS NULL OR a.key = $assister) AND ($scorer IS NULL OR b.key = $scorer)
MATCH (g)-[:IN_MATCH]->(m:Match)
RETURN a.name AS assister, b.name AS scorer, g.name AS minute, m.name AS match, m.date AS date,
       s.sources AS sources, s.source_keys AS told_by, g.key AS goal
ORDER BY m.date, m.key, g.clock, g.key, a.key
""",
)
