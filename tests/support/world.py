"""A small world of one's own: a graph in memory, texts and tables written for it, and short ways of looking at it."""

from contextlib import contextmanager
from pathlib import Path

import touchline

GOALS = """MATCH (p:Person)-[:SCORED]->(g:Goal)-[:IN_MATCH]->(m:Match) OPTIONAL MATCH (g)-[:COUNTED_FOR]->(t:Team)
RETURN p.name, t.name, g.minute, g.added, g.own_goal ORDER BY g.clock, p.name"""
MATCHES = """MATCH (h:Team)-[:HOME_IN]->(m:Match)<-[:AWAY_IN]-(a:Team)
RETURN h.name, a.name, m.home_goals, m.away_goals, m.date, m.status ORDER BY m.date, h.name"""
CLAIMS = "MATCH (c:Claim {kind: $kind})-[r:ABOUT]->(x) RETURN DISTINCT x.name, c.status, labels(x) ORDER BY x.name"


class World:
    """A graph and the folder that its files are written to."""

    def __init__(self, graph, folder) -> None:
        self.graph, self.folder = graph, folder
        self._written = 0

    def text(self, text, published=None, url=None, name=None):
        """Load a text as a file; gives the report."""
        self._written += 1
        path = self.folder / (name or f"report-{self._written}.txt")
        path.write_text(text, encoding="utf-8")
        return self.graph.load(path, told=touchline.Told(None, published, url))

    def table(self, name, text):
        """Load a table, or whatever else, under that name."""
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return self.graph.load(path)

    def rows(self, cypher, params=None):
        """The rows of a query."""
        return [tuple(row) for row in self.graph.cypher(cypher, params or {}).rows]

    def goals(self):
        """(scorer, side, minute, added, own goal) of each goal in order of time."""
        return self.rows(GOALS)

    def matches(self):
        """(home, away, goals, goals, date, status) of each match."""
        return self.rows(MATCHES)

    def scores(self):
        """The matches by their shown names."""
        return [row[0] for row in self.rows("MATCH (m:Match) RETURN m.name ORDER BY m.name")]

    def about(self, kind):
        """Whom and what claims of a kind are about."""
        return {row[0] for row in self.rows(CLAIMS, {"kind": kind})}

    def who(self, name):
        """The keys that a typed name may mean; none where nothing goes by it."""
        try:
            return [row.key for row in self.graph.who(name)]
        except touchline.NotFound:
            return []

    def count(self, label):
        """How many nodes of a label there are."""
        return self.rows(f"MATCH (n:{label}) RETURN count(n)")[0][0]


@contextmanager
def world(folder: Path):
    """A world that is gone afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    with touchline.open(":memory:") as graph:
        yield World(graph, folder)
