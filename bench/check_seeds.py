"""Loads a folder with articles on one week of October 2017 and compares what the graph says with what they tell.

    python -m bench.check_seeds FOLDER

Prints each goal, assist, score, manager, owner and dispute as found, missing or false; exit status 1 unless all is
as told. The folder `seeds/` of this project is one such folder.
"""

import sys
from pathlib import Path

import touchline

SPURS, WEST_HAM, PALACE, BRIGHTON = "Tottenham Hotspur", "West Ham United", "Crystal Palace", "Brighton & Hove Albion"

GOALS = {
    (SPURS, "Sissoko", 6, 0, "Son"),
    (SPURS, "Alli", (37, 38), 0, None),
    (WEST_HAM, "Ayew", 55, 0, None),
    (WEST_HAM, "Ayew", 60, 0, "Lanzini"),
    (WEST_HAM, "Ogbonna", (70, 71), 0, "Lanzini"),
    (PALACE, "Zaha", 90, 6, None),
}
SCORES = {(SPURS, WEST_HAM, 2, 3), (PALACE, WEST_HAM, 2, 2), (WEST_HAM, BRIGHTON, 0, 3)}
MANAGERS = {("Bilic", WEST_HAM), ("Pochettino", SPURS), ("Hodgson", PALACE)}
OWNERS = {("Gold", WEST_HAM), ("Sullivan", WEST_HAM)}
DISPUTES = {
    ("minute", frozenset({"37", "38"})),
    ("minute", frozenset({"70", "71"})),
    ("home", frozenset({PALACE, WEST_HAM})),
}

GOAL_ROWS = """
MATCH (p:Person)-[:SCORED]->(g:Goal)-[:COUNTED_FOR]->(t:Team)
OPTIONAL MATCH (a:Person)-[s:ASSISTED]->(g)
RETURN t.name AS team, p.name AS scorer, g.minute AS minute, g.added AS added, a.name AS assister, s.sources AS told_by
ORDER BY g.key
"""
SCORE_ROWS = """
MATCH (h:Team)-[:HOME_IN]->(m:Match)<-[:AWAY_IN]-(a:Team)
WHERE m.home_goals IS NOT NULL
RETURN h.name AS home, a.name AS away, m.home_goals AS home_goals, m.away_goals AS away_goals ORDER BY m.key
"""
MANAGER_ROWS = "MATCH (p:Person)-[r:MANAGED]->(t:Team) RETURN p.name AS person, t.name AS team ORDER BY r.key"
OWNER_ROWS = "MATCH (p)-[r:OWNED]->(t:Team) RETURN p.name AS person, t.name AS team ORDER BY r.key"
DISPUTE_ROWS = """
MATCH (v:Value)-[:OF]->(x) WITH v, x OPTIONAL MATCH (t:Team {key: v.value})
RETURN v.fact AS fact, v.field AS field, coalesce(t.name, v.value) AS value ORDER BY v.key
"""


def surname(name: object) -> str | None:
    """The last part of a name without its accents, and Son where the family name comes first."""
    if not name:
        return None
    parts = [touchline.fold(part) for part in str(name).split()]
    return "Son" if "son" in parts else parts[-1].capitalize()


def compare(what: str, expected: set[tuple[object, ...]], found: list[tuple[object, ...]]) -> int:
    """Prints what is missing, false or told twice; gives the number of faults."""
    missing = [one for one in expected if one not in found]
    false = [one for one in found if one not in expected]
    twice = sorted({str(one) for one in found if found.count(one) > 1})
    print(f"{what}: {len(expected) - len(missing)} of {len(expected)} found, {len(false)} false, {len(twice)} twice")
    for word, items in (("missing", missing), ("false", false), ("twice", twice)):
        for item in items:
            print(f"  {word}: {item}")
    return len(missing) + len(false) + len(twice)


def goal(row: tuple[object, ...]) -> tuple[object, ...]:
    """A row as an expected goal is written: a disputed minute as both values where it is one of them."""
    team, scorer, minute, added, assister, _ = row
    either = {37: (37, 38), 38: (37, 38), 70: (70, 71), 71: (70, 71)}
    return (
        team,
        surname(scorer),
        either.get(minute, minute) if isinstance(minute, int) else minute,
        added or 0,
        surname(assister),
    )


def main(folder: Path) -> int:
    """Loads the folder and compares; gives the exit status."""
    with touchline.open(":memory:") as graph:
        graph.load(folder)
        goals = graph.cypher(GOAL_ROWS).rows
        faults = compare("goals", GOALS, [goal(row) for row in goals])
        lone = [row for row in goals if surname(row[1]) == "Ogbonna" and row[5] == 1]
        faults += compare("assist told by one source", {("Ogbonna",)}, [("Ogbonna",) for _ in lone])
        faults += compare("scores", SCORES, list(graph.cypher(SCORE_ROWS).rows))
        faults += compare("managers", MANAGERS, [(surname(p), t) for p, t in graph.cypher(MANAGER_ROWS).rows])
        faults += compare("owners", OWNERS, [(surname(p), t) for p, t in graph.cypher(OWNER_ROWS).rows])
        disputes: dict[tuple[object, object], set[str]] = {}
        for fact, field, value in graph.cypher(DISPUTE_ROWS).rows:
            disputes.setdefault((fact, field), set()).add(str(value))
        faults += compare("disputes", DISPUTES, [(field, frozenset(values)) for (_, field), values in disputes.items()])
    print("all as told" if not faults else f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1])))
