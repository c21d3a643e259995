"""Who owns a club."""

from pydantic import Field

from queries.question import PersonName, Question, Request, Row, TeamName


class WhoOwns(Request):
    """Narrowed to a club or an owner."""

    team: TeamName | None = Field(default=None, description="the club")
    owner: PersonName | None = Field(default=None, description="the owner, a person")


class Owned(Row):
    """An owner's time with a club, as told and as seen."""

    owner: str
    team: str
    role: str | None
    share: str | None
    since: str | None
    until: str | None
    seen_first: str | None
    seen_last: str | None
    sources: int
    ownership: str


QUESTION = Question(
    name="who-owns",
    request=WhoOwns,
    row=Owned,
    asks="Who owns which club, and since when",
    example="touchline ask who-owns --team 'west ham'",
    cypher="""
MATCH (p)-[r:OWNED]->(t:Team)
WHERE ($team IS NULL OR t.key = $team) AND ($owner IS NULL OR p.key = $owner)
RETURN p.name AS owner, t.name AS team, r.role AS role, r.share AS share, r.since AS since, r.until AS until,
       r.seen_first AS seen_first, r.seen_last AS seen_last, r.sources AS sources, r.key AS ownership
ORDER BY t.name, t.key, p.name, p.key, r.key
""",
)
