"""From a name as people type it to the key of what is meant, by look-ups that every Cypher store answers alike."""

from dataclasses import dataclass, replace

from rapidfuzz import fuzz, process

from graph.errors import Ambiguous, NotFound
from graph.gazetteer.lookup import load_gazetteer
from graph.names import fold, order_free
from queries.question import Runs

EXACT = """
MATCH (n:Name {folded: $folded})-[r:NAMES]->(x:Touchline)
RETURN DISTINCT x.key AS key, x.name AS name, labels(x) AS labels, r.weak AS weak
ORDER BY name, key
"""
KEYED = """
MATCH (x:Touchline {key: $key})
RETURN x.key AS key, x.name AS name, labels(x) AS labels
"""
IDENTIFIED = """
MATCH (i:Identifier {value: $value})-[:IDENTIFIES]->(x:Touchline)
WHERE i.scheme = $scheme
RETURN x.key AS key, x.name AS name, labels(x) AS labels
ORDER BY key
"""
FORMER = """
MATCH (x:Touchline) WHERE $key IN x.former_keys
RETURN x.key AS key, x.name AS name, labels(x) AS labels
ORDER BY key
"""
CONTAINING = """
MATCH (n:Name)-[:NAMES]->(x:Touchline)
WHERE n.folded CONTAINS $part
RETURN DISTINCT x.key AS key, x.name AS name, labels(x) AS labels, n.folded AS folded
ORDER BY name, key, folded
"""
ALL_NAMES = """
MATCH (n:Name)-[:NAMES]->(x:Touchline)
RETURN DISTINCT n.folded AS folded, x.name AS name, labels(x) AS labels
ORDER BY folded, name
"""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that a typed name may mean; `how` tells what led to it."""

    key: str
    name: str
    labels: tuple[str, ...]
    how: str


def candidates(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """All that a typed name may mean, by the surest way that leads anywhere.

    In turn: a key or an id elsewhere, a name that sources use, a name of the gazetteer, a part of a name.
    """
    for way in (_by_key, _by_name, _by_gazetteer, _by_parts):
        if found := way(runner, text, labels):
            return found
    return []


def key_of(runner: Runs, text: str, labels: tuple[str, ...], argument: str) -> str:
    """The key of the one thing that a typed name means.

    Raises `Ambiguous` with the candidates, or `NotFound` with the closest names.
    """
    found = candidates(runner, text, labels)
    if len(found) == 1:
        return found[0].key
    if found:
        told = tuple((one.key, f"{one.name} ({', '.join(one.labels)})") for one in found)
        raise Ambiguous(f"{argument}: {text!r} may be any of {len(found)}; give a fuller name or a key", told)
    near = _near(runner, text, labels)
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    raise NotFound(f"{argument}: nothing goes by {text!r}{hint}", near)


def _wanted(labels: list[str], wanted: tuple[str, ...]) -> bool:
    return not wanted or any(label in wanted for label in labels)


def _shown(labels: list[str]) -> tuple[str, ...]:
    return tuple(sorted(label for label in labels if label != "Touchline"))


def _by_key(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:  # noqa: ARG001  a key may be of any node
    """By a key, which may be of a goal or a match as well, by an id elsewhere, or by a key that it had before."""
    if " " in text or not (":" in text or text.isalnum()):
        return []
    scheme, _, value = text.partition(":")
    ways = ((KEYED, {"key": text}, "key"), (IDENTIFIED, {"scheme": scheme, "value": value}, "id elsewhere"),
            (FORMER, {"key": text}, "former key"))
    for cypher, params, how in ways if ":" in text else ways[:1]:
        if rows := runner.query(cypher, params).rows:
            return [Candidate(str(key), str(name), _shown(list(of)), how) for key, name, of in rows]
    return []


def _by_name(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    rows = [row for row in runner.query(EXACT, {"folded": order_free(text)}).rows if _wanted(list(row[2]), labels)]
    certain = [row for row in rows if not row[3]] or rows
    unique = {str(key): Candidate(str(key), str(name), _shown(list(of)), "name") for key, name, of, _ in certain}
    return list(unique.values())


def _by_gazetteer(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """By a name that no source here uses and that everybody knows: 'spurs', 'chicharito'."""
    gazetteer = load_gazetteer()
    entries = (*gazetteer.team_named(text), *gazetteer.competition_named(text), *gazetteer.venue_named(text))
    found = [one for entry in entries for one in _by_key(runner, f"touchline:{entry.id}", labels)]
    for nickname in gazetteer.people_nicknames.values():
        if order_free(text) == order_free(nickname.name):
            found += _by_name(runner, nickname.person, labels)
    return [replace(one, how="gazetteer") for one in dict.fromkeys(found) if _wanted(list(one.labels), labels)]


def _by_parts(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    parts = fold(text).split()
    if not parts:
        return []
    rows = runner.query(CONTAINING, {"part": max(parts, key=len)}).rows
    found = {}
    for key, name, of, folded in rows:
        if _wanted(list(of), labels) and set(parts) <= set(str(folded).split()):
            found[str(key)] = Candidate(str(key), str(name), _shown(list(of)), f"part of {folded!r}")
    return list(found.values())


def _near(runner: Runs, text: str, labels: tuple[str, ...]) -> tuple[str, ...]:
    rows = [row for row in runner.query(ALL_NAMES).rows if _wanted(list(row[2]), labels)]
    best = process.extract(order_free(text), [str(row[0]) for row in rows], scorer=fuzz.ratio, limit=10, score_cutoff=70)
    return tuple(dict.fromkeys(str(rows[index][1]) for _, _, index in best))[:3]
