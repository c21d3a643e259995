"""Who managed whom and when."""

from pydantic import Field

from queries.question import Day, PersonName, Question, Request, Row, TeamName


class WhoManaged(Request):
    """Narrowed to a side, a manager, or a day.

    A tenure covers a day when it began no later and ended no earlier; where neither is told, when sources show it
    to hold before or on that day and after or on it.
    """

    team: TeamName | None = Field(default=None, description="the side")
    manager: PersonName | None = Field(default=None, description="the manager")
    on: Day | None = Field(default=None, description="a day, as 2017-10-25")


class Managed(Row):
    """A tenure: as told (`since`, `until`), and the first and last day on which a source shows it to hold."""

    manager: str
    team: str
    role: str | None
    since: str | None
    until: str | None
    seen_first: str | None
    seen_last: str | None
    sources: int
    disputed: list[str] | None
    tenure: str


QUESTION = Question(
    name="who-managed",
    request=WhoManaged,
    row=Managed,
    asks="Who managed which side, and when",
    example="touchline ask who-managed --team 'west ham' --on 2017-10-26",
    cypher="""
MATCH (p:Person)-[r:MANAGED]->(t:Team)
WHERE ($team IS NULL OR t.key = $team) AND ($manager IS NULL OR p.key = $manager)
WITH p, r, t, coalesce(r.since_first, r.seen_first) AS first, coalesce(r.until_last, r.seen_last) AS last
WHERE $on IS NULL OR (first <= $on AND last >= $on)
RETURN p.name AS manager, t.name AS team, r.role AS role, r.since AS since, r.until AS until,
       r.seen_first AS seen_first, r.seen_last AS seen_last, r.sources AS sources, r.disputed AS disputed,
       r.key AS tenure
ORDER BY t.name, t.key, first, p.key, r.key
""",
)
