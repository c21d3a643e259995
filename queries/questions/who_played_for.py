"""Who played for a side, or for which sides someone played."""

from pydantic import Field

from queries.question import PersonName, Question, Request, Row, TeamName


class WhoPlayedFor(Request):
    """Narrowed to a side or a player."""

    team: TeamName | None = Field(default=None, description="the side")
    player: PersonName | None = Field(default=None, description="the player")


class Played(Row):
    """A player's time with a side: as told, and the first and last day on which a source shows it."""

    player: str
    team: str
    since: str | None
    until: str | None
    seen_first: str | None
    seen_last: str | None
    sources: int
    tenure: str


QUESTION = Question(
    name="who-played-for",
    request=WhoPlayedFor,
    row=Played,
    asks="Who played for which side, and when that is seen",
    example="touchline ask who-played-for --team 'west ham'",
    cypher="""
MATCH (p:Person)-[r:PLAYED_FOR]->(t:Team)
WHERE ($team IS NULL OR t.key = $team) AND ($player IS NULL OR p.key = $player)
RETURN p.name AS player, t.name AS team, r.since AS since, r.until AS until, r.seen_first AS seen_first,
       r.seen_last AS seen_last, r.sources AS sources, r.key AS tenure
ORDER BY t.name, t.key, p.name, p.key, r.key
""",
)
