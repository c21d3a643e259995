"""From a name as people type it to the key of what is meant, by look-ups that every Cypher store answers alike."""

from dataclasses import dataclass

from rapidfuzz import fuzz, process

from graph.errors import Ambiguous, NotFound
from graph.names import fold, order_free
from queries.question import Runs

EXACT = """
MATCH (n:Name {folded: $folded})-[:NAMES]->(x:Touchline)
RETURN DISTINCT x.key AS key, x.name AS name, labels(x) AS labels, n.weak AS weak
ORDER BY name, key
"""
KEYED = """
MATCH (x:Touchline {key: $key})
RETURN x.key AS key, x.name AS name, labels(x) AS labels
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
    """All that a typed name may mean: by key, by a name of theirs, else by a part of one of their names."""
    for found in (_by_key(runner, text, labels), _by_name(runner, text, labels), _by_parts(runner, text, labels)):
        if found:
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


def _by_key(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """A key may be of any node (a goal, a match), whatever the labels of named things; former keys count too."""
    if ":" not in text and not text.isalnum():
        return []
    for cypher, how in ((KEYED, "key"), (FORMER, "former key")):
        rows = runner.query(cypher, {"key": text}).rows
        if rows:
            return [Candidate(str(key), str(name), _shown(list(of)), how) for key, name, of in rows]
        if " " in text or ":" not in text:
            return []
    return []


def _by_name(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    rows = [row for row in runner.query(EXACT, {"folded": order_free(text)}).rows if _wanted(list(row[2]), labels)]
    certain = [row for row in rows if not row[3]] or rows
    unique = {str(key): Candidate(str(key), str(name), _shown(list(of)), "name") for key, name, of, _ in certain}
    return list(unique.values())


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
