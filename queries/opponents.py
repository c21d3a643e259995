"""What speaks against two being the same: clubs that met, people on both sides of one match, or of two births."""

from typing import LiteralString

from graph.errors import BadUse
from queries.naming import candidates
from queries.question import Runs

MET = """
MATCH (:Team {key: $one})-[:HOME_IN|AWAY_IN]->(m:Match)<-[:HOME_IN|AWAY_IN]-(:Team {key: $other})
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
MANAGED = """
MATCH (:Person {key: $one})-[a:MANAGED_IN]->(m:Match)<-[b:MANAGED_IN]-(:Person {key: $other})
WHERE a.team <> b.team
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
OFFICES = """
MATCH (:Person {key: $one})-[a:MANAGED]->(s:Team)-[:HOME_IN|AWAY_IN]->(m:Match)
MATCH (m)<-[:HOME_IN|AWAY_IN]-(t:Team)<-[b:MANAGED]-(:Person {key: $other})
WHERE s.key <> t.key AND a.seen_first <= m.date AND m.date <= a.seen_last
  AND b.seen_first <= m.date AND m.date <= b.seen_last
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
SIDES = """
MATCH (:Person {key: $one})-[a:APPEARED_IN|MANAGED_IN]->(m:Match)<-[b:APPEARED_IN|MANAGED_IN]-(:Person {key: $other})
WHERE a.team <> b.team
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
SCORED_AGAINST = """
MATCH (a:Person)-[x:SCORED]->(g:Goal)-[:IN_MATCH]->(m:Match)<-[y:APPEARED_IN|MANAGED_IN]-(b:Person)
WHERE (a.key = $one AND b.key = $other OR a.key = $other AND b.key = $one)
  AND x.team <> y.team AND coalesce(x.own_goal, false) = false
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
REFEREED = """
MATCH (a:Person)-[:REFEREED]->(m:Match)<-[:APPEARED_IN|MANAGED_IN]-(b:Person)
WHERE a.key = $one AND b.key = $other OR a.key = $other AND b.key = $one
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
BORN = """
MATCH (x:Person {key: $key})
RETURN x.born AS born, x.born_first AS first, x.born_last AS last
"""
OPPOSED = """
MATCH (:Person {key: $one})-[a:APPEARED_IN]->(m:Match)<-[b:APPEARED_IN]-(:Person {key: $other})
WHERE a.team <> b.team
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
SCORED = """
MATCH (:Person {key: $one})-[:SCORED]->(f:Goal)-[:IN_MATCH]->(m:Match)
MATCH (:Person {key: $other})-[:SCORED]->(g:Goal)-[:IN_MATCH]->(m)
MATCH (f)-[:COUNTED_FOR]->(s:Team)
MATCH (g)-[:COUNTED_FOR]->(t:Team)
WHERE s.key <> t.key AND coalesce(f.own_goal, false) = coalesce(g.own_goal, false)
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
"""
_SAID: tuple[tuple[LiteralString, str], ...] = (
    (MET, "met each other, and no club plays itself"),
    (OPPOSED, "played against each other"),
    (MANAGED, "managed against each other"),
    (OFFICES, "managed the two sides of one match"),
    (SIDES, "were on different sides of one match"),
    (SCORED, "scored for different sides of one match"),
    (SCORED_AGAINST, "were on different sides of one match"),
    (REFEREED, "were a referee and one of a side in one match"),
)
_SHOWN = 3


def refuse_opponents(runner: Runs, names: tuple[str, str], pair: tuple[str, str]) -> None:
    """BadUse, with the reason, where the two were opponents or born at different times; `names` were typed for them."""
    keys = [found[0].key for found in (candidates(runner, one, ()) for one in pair) if len(found) == 1]
    if len(set(keys)) < len(pair):
        return
    for cypher, said in _SAID:
        rows = runner.query(cypher, {"one": keys[0], "other": keys[1]}).rows
        if rows:
            told = [f"{name}, {date}" if date else str(name) for name, date, _ in rows]
            more = [f"{len(told) - _SHOWN} more"] if len(told) > _SHOWN else []
            raise BadUse(
                f"{names[0]!r} and {names[1]!r} {said}: {'; '.join([*told[:_SHOWN], *more])}. Retract the source that "
                "is wrong, or say so all the same with --anyway"
            )
    _refuse_two_births(runner, names, keys)


def _refuse_two_births(runner: Runs, names: tuple[str, str], keys: list[str]) -> None:
    """BadUse where no day can be that of both births, as exactly as these are known."""
    rows = [row for key in keys for row in runner.query(BORN, {"key": key}).rows if row[1] and row[2]]
    if len(rows) < len(keys) or max(str(row[1]) for row in rows) <= min(str(row[2]) for row in rows):
        return
    born = " and ".join(f"{name!r} {row[0]}" for name, row in zip(names, rows, strict=True))
    raise BadUse(
        f"born at different times: {born}. Retract the source that is wrong, or say so all the same with --anyway"
    )
