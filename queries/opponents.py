"""What speaks against two being the same: clubs that met each other, people who were on both sides of one match."""

from typing import LiteralString

from graph.errors import BadUse
from queries.naming import candidates
from queries.question import Runs

MET = """
MATCH (:Team {key: $one})-[:HOME_IN|AWAY_IN]->(m:Match)<-[:HOME_IN|AWAY_IN]-(:Team {key: $other})
RETURN DISTINCT m.name AS name, m.date AS date, m.key AS key
ORDER BY date, name, key
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
    (SCORED, "scored for different sides of one match"),
)
_SHOWN = 3


def refuse_opponents(runner: Runs, names: tuple[str, str], pair: tuple[str, str]) -> None:
    """BadUse, with the matches, where the two were opponents; `names` are what was typed for them."""
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
