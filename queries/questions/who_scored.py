"""Who scored: the goals of a player, of a side or of a match."""

from pydantic import Field

from queries.question import PersonName, Question, Request, Row, TeamName


class WhoScored(Request):
    """Narrowed to a scorer, the side that the goals counted for, or the side that let them in."""

    scorer: PersonName | None = Field(default=None, description="the player who scored")
    team: TeamName | None = Field(default=None, description="the side that the goals counted for")
    against: TeamName | None = Field(default=None, description="the side that conceded them")


class Scored(Row):
    """One goal; an own goal has its scorer and counts for the other side."""

    scorer: str
    team: str | None
    minute: int | None
    added: int | None
    own_goal: bool | None
    situation: str | None
    match: str
    date: str | None
    sources: int
    disputed: list[str] | None
    goal: str


QUESTION = Question(
    name="who-scored",
    request=WhoScored,
    row=Scored,
    asks="Who scored, for whom, when, and what is disputed about the goal",
    example="touchline ask who-scored --team 'west ham' --against spurs",
    cypher="""
MATCH (p:Person)-[:SCORED]->(g:Goal)-[:IN_MATCH]->(m:Match)
WHERE $scorer IS NULL OR p.key = $scorer
OPTIONAL MATCH (g)-[:COUNTED_FOR]->(t:Team)
OPTIONAL MATCH (g)-[:CONCEDED_BY]->(c:Team)
WITH p, g, m, t, c
WHERE ($team IS NULL OR t.key = $team) AND ($against IS NULL OR c.key = $against)
RETURN p.name AS scorer, t.name AS team, g.minute AS minute, g.added AS added, g.own_goal AS own_goal,
       g.situation AS situation, m.name AS match, m.date AS date, g.sources AS sources,
       g.disputed AS disputed, g.key AS goal
ORDER BY m.date, m.key, g.clock, g.key, p.key
""",
)
