"""The matches of a side, with their scores."""

from pydantic import Field

from queries.question import Question, Request, Row, TeamName


class MatchesOf(Request):
    """A side, narrowed to an opponent or a span of days."""

    team: TeamName = Field(description="the side")
    against: TeamName | None = Field(default=None, description="the opponent")
    since: str | None = Field(default=None, description="the first day, as 2017-08-01", pattern=r"^\d{4}-\d{2}-\d{2}$")
    until: str | None = Field(default=None, description="the last day, as 2018-05-31", pattern=r"^\d{4}-\d{2}-\d{2}$")


class MatchRow(Row):
    """A match: `sides` says whether home and away are known, neutral, or only the order of telling."""

    date: str | None
    home: str
    away: str
    home_goals: int | None
    away_goals: int | None
    competition: str | None
    stage: str | None
    status: str | None
    sides: str | None
    sources: int
    disputed: list[str] | None
    match: str


QUESTION = Question(
    name="matches-of",
    request=MatchesOf,
    row=MatchRow,
    asks="Which matches a side played or will play, and how they ended",
    example="touchline ask matches-of 'west ham' --against spurs",
    cypher="""
MATCH (:Team {key: $team})-[:HOME_IN|AWAY_IN]->(m:Match)
MATCH (h:Team)-[:HOME_IN]->(m)<-[:AWAY_IN]-(a:Team)
WHERE ($against IS NULL OR h.key = $against OR a.key = $against)
  AND ($since IS NULL OR m.date_last >= $since) AND ($until IS NULL OR m.date_first <= $until)
OPTIONAL MATCH (m)-[:PART_OF]->(c:Competition)
RETURN m.date AS date, h.name AS home, a.name AS away, m.home_goals AS home_goals, m.away_goals AS away_goals,
       c.name AS competition, m.stage AS stage, m.status AS status, m.sides AS sides, m.sources AS sources,
       m.disputed AS disputed, m.key AS match
ORDER BY m.date_first, m.key, competition
""",
)
