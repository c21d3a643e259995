"""What tells those apart who share a name: born when, of which country, which side, which clubs and which years."""

from dataclasses import dataclass

from queries.question import Runs

ABOUT = """
MATCH (x:Touchline {key: $key})
OPTIONAL MATCH (x)-[:PLAYED_FOR|MANAGED|OWNED|OFFICER_OF]->(t:Team)
OPTIONAL MATCH (s:Source)-[:MENTIONS]->(x)
RETURN x.born AS born, x.country AS country, x.side AS side, x.city AS city, collect(DISTINCT t.name) AS teams,
       count(DISTINCT s) AS articles
"""
MATCHES = """
MATCH (x:Touchline {key: $key})-[:HOME_IN|AWAY_IN|APPEARED_IN|MANAGED_IN|REFEREED]->(m:Match)
RETURN min(m.date) AS first, max(m.date) AS last
"""
GOALS = """
MATCH (x:Touchline {key: $key})-[r:SCORED]->(g:Goal)
RETURN min(r.date) AS first, max(r.date) AS last
"""
#: So many clubs of somebody are shown.
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Marks:
    """What is told of one candidate; `years` are those of the matches and goals that the graph knows."""

    born: str | None
    country: str | None
    side: str | None
    city: str | None
    teams: list[str]
    articles: int
    years: str | None

    def told(self) -> str:
        """The marks on a line: "women's, Norvania, 1991-2019"."""
        teams = [*self.teams[:_SHOWN], *(["..."] if len(self.teams) > _SHOWN else [])]
        born = f"born {self.born}" if self.born else None
        side = "women's" if self.side == "women" else self.side
        return ", ".join(one for one in (side, born, self.city, self.country, *teams, self.years) if one)


def marks_of(runner: Runs, key: str) -> Marks:
    """The marks of a node."""
    born, country, side, city, teams, articles = runner.query(ABOUT, {"key": key}).rows[0]
    return Marks(born, country, side, city, sorted(teams), articles, _years(runner, key))


def _years(runner: Runs, key: str) -> str | None:
    """The first and the last year of its matches and goals: '1991-2019', or '1991'."""
    dates = [
        str(date)[:4] for cypher in (MATCHES, GOALS) for date in runner.query(cypher, {"key": key}).rows[0] if date
    ]
    if not dates:
        return None
    first, last = min(dates), max(dates)
    return first if first == last else f"{first}-{last}"
