"""From a name as people type it to the key of what is meant, by look-ups that every Cypher store answers alike."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rapidfuzz import fuzz, process

from graph.errors import Ambiguous, BadUse, NotFound
from graph.gazetteer.lookup import load_gazetteer
from graph.names import fold, order_free
from queries.marks import marks_of
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
OF_MATCH = """
MATCH (x:Match) WHERE x.name = $name
RETURN x.key AS key, x.name + coalesce(', ' + x.date, '') AS name, labels(x) AS labels
ORDER BY name, key
"""
CONTAINING = """
MATCH (n:Name)-[:NAMES]->(x:Touchline)
WHERE n.folded CONTAINS $part
RETURN DISTINCT x.key AS key, x.name AS name, labels(x) AS labels, n.text AS text
ORDER BY name, key, text
"""
ALL_NAMES = """
MATCH (n:Name)-[:NAMES]->(x:Touchline)
RETURN DISTINCT x.key AS key, x.name AS name, labels(x) AS labels, n.text AS text
ORDER BY text, name, key
"""
_MATCH_NAME = re.compile(r" (?:\d+-\d+|v) ")
_POSSESSIVE = re.compile(r"['’‘]s$")
#: Names of so many parts are compared in every turn of them; of longer ones only as written.
_MOST_TURNS = 4
#: Of so many candidates it is told what tells them apart.
_MARKED = 40
#: A side of a club or country, as people add it to the name: 'brazil women', "brazil women's team".
_WOMEN = re.compile(r"\b(?:women|ladies|wom[ae]n['’‘]?s)(?: (?:team|side))?\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that a typed name may mean; `how` tells what led to it."""

    key: str
    name: str
    labels: tuple[str, ...]
    how: str


def candidates(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """All that a typed name may mean, by the surest way that leads anywhere.

    In turn: a key or an id elsewhere, a name that sources use, that of a match, a name of the gazetteer, that of a
    club or country with 'women', a part of a name or its initials, a name parted into words otherwise; then the same
    for a possessive without its ending.
    """
    for way in (_by_key, _by_name, _by_match, _by_gazetteer, _by_side, _by_parts, _by_joined):
        if found := way(runner, text, labels):
            return found
    bare = _POSSESSIVE.sub("", text.strip())
    return candidates(runner, bare, labels) if bare != text.strip() else []


def required(text: str, argument: str) -> str:
    """A typed name that has letters; BadUse where it has none."""
    if not fold(text):
        raise BadUse(f"{argument}: {text!r} is no name (right: a name, or a key)")
    return text


def key_of(runner: Runs, text: str, labels: tuple[str, ...], argument: str) -> str:
    """The key of the one thing that a typed name means.

    Raises `Ambiguous` with the candidates, or `NotFound` with the closest names.
    """
    found = candidates(runner, required(text, argument), labels)
    if len(found) == 1:
        return found[0].key
    if found:
        told = tuple((one.key, _told(runner, one, marked=number < _MARKED)) for number, one in enumerate(found))
        raise Ambiguous(f"{argument}: {text!r} may be any of {len(found)}; give a fuller name or a key", told)
    raise not_found(runner, text, labels, argument)


def _told(runner: Runs, one: Candidate, *, marked: bool) -> str:
    """A candidate with its sort and what tells it apart."""
    marks = marks_of(runner, one.key).told() if marked else ""
    return f"{one.name} ({', '.join(one.labels)}{'; ' if marks else ''}{marks})"


def not_found(runner: Runs, text: str, labels: tuple[str, ...], argument: str) -> NotFound:
    """The error that nothing goes by a name, with the closest names that there are."""
    near = _near(runner, text, labels)
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    return NotFound(f"{argument}: nothing goes by {text!r}{hint}", near)


def _wanted(labels: list[str], wanted: tuple[str, ...]) -> bool:
    return not wanted or any(label in wanted for label in labels)


def _shown(labels: list[str]) -> tuple[str, ...]:
    return tuple(sorted(label for label in labels if label != "Touchline"))


def _by_key(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:  # noqa: ARG001  a key may be of any node
    """By a key, which may be of a goal or a match as well, or by an id elsewhere."""
    if " " in text or not (":" in text or text.isalnum()):
        return []
    scheme, _, value = text.partition(":")
    ways = ((KEYED, {"key": text}, "key"), (IDENTIFIED, {"scheme": scheme, "value": value}, "id elsewhere"))
    for cypher, params, how in ways if ":" in text else ways[:1]:
        if rows := runner.query(cypher, params).rows:
            return [Candidate(str(key), str(name), _shown(list(of)), how) for key, name, of in rows]
    return []


def _by_name(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """By a name in use; one that needs context to mean anybody means all who have it in a longer name as well."""
    rows = [row for row in runner.query(EXACT, {"folded": order_free(text)}).rows if _wanted(list(row[2]), labels)]
    certain = [row for row in rows if not row[3]]
    unique = {
        str(key): Candidate(str(key), str(name), _shown(list(of)), "name") for key, name, of, _ in certain or rows
    }
    if rows and not certain:
        unique = {**{one.key: one for one in _by_parts(runner, text, labels)}, **unique}
    return list(unique.values())


def _by_match(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """By the name of a match as tables show it: 'Tottenham Hotspur 2-3 West Ham United'."""
    if not _wanted(["Match"], labels) or not _MATCH_NAME.search(text):
        return []
    return [
        Candidate(str(key), str(name), _shown(list(of)), "name of a match")
        for key, name, of in runner.query(OF_MATCH, {"name": text.strip()}).rows
    ]


def _by_gazetteer(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """By a name that no source here uses and that everybody knows: 'spurs', 'chicharito'."""
    gazetteer = load_gazetteer()
    entries = (*gazetteer.team_named(text), *gazetteer.competition_named(text), *gazetteer.venue_named(text))
    found = [one for entry in entries for one in _by_key(runner, f"touchline:{entry.id}", labels)]
    for nickname in gazetteer.people_nicknames.values():
        if order_free(text) == order_free(nickname.name):
            found += _by_name(runner, nickname.person, labels)
    return [replace(one, how="gazetteer") for one in dict.fromkeys(found) if _wanted(list(one.labels), labels)]


def _by_side(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """The women's side of what the rest names: 'brazil women' where a source calls it Brazil and its side women."""
    rest = _without_side(text)
    if rest == text or not _wanted(["Team", "Club", "NationalTeam"], labels):
        return []
    found = (one for one in candidates(runner, rest, labels) if "Team" in one.labels)
    return [replace(one, how="women's side") for one in found if _is_womens(runner, one)]


def _without_side(text: str) -> str:
    """What was typed without the word for a side of women; as it is where nothing else is left."""
    rest = _POSSESSIVE.sub("", " ".join(_WOMEN.sub(" ", text).split()))
    return rest if _WOMEN.search(text) and fold(rest) else text


def _is_womens(runner: Runs, one: Candidate) -> bool:
    return bool(_WOMEN.search(one.name)) or marks_of(runner, one.key).side == "women"


def _by_parts(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    parts = fold(text).split()
    if not parts:
        return []
    rows = runner.query(CONTAINING, {"part": max(parts, key=len)}).rows
    found = {}
    for key, name, of, told in rows:
        if _wanted(list(of), labels) and _is_part(parts, fold(str(told)).split()):
            found[str(key)] = Candidate(str(key), str(name), _shown(list(of)), f"part of {told!r}")
    return list(found.values())


def _is_part(parts: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether a name's parts stand in a whole name, letters as initials: those of its other parts, in their order."""
    initials = [part for part in parts if len(part) == 1 and part not in whole]
    written = [part for part in parts if part not in initials]
    rest = [part for part in whole if part not in written]
    return (
        bool(written)
        and set(written) <= set(whole)
        and len(initials) <= len(rest)
        and all(part.startswith(initial) for initial, part in zip(initials, rest, strict=False))
    )


def _by_joined(runner: Runs, text: str, labels: tuple[str, ...]) -> list[Candidate]:
    """By a name that is parted into words otherwise: 'SON Heungmin' for Son Heung-min."""
    turns = _turns(text)
    if len(next(iter(turns), "")) < 2:
        return []
    rows = [row for row in runner.query(ALL_NAMES).rows if _wanted(list(row[2]), labels)]
    found = {
        str(key): Candidate(str(key), str(name), _shown(list(of)), f"letters of {told!r}")
        for key, name, of, told in rows
        if not turns.isdisjoint(_turns(str(told)))
    }
    return list(found.values())


def _turns(text: str) -> set[str]:
    """A name without blanks, beginning with each of its parts in turn."""
    parts = fold(text).split()
    return {"".join(parts[turn:] + parts[:turn]) for turn in range(len(parts) if len(parts) <= _MOST_TURNS else 1)}


def _near(runner: Runs, text: str, labels: tuple[str, ...]) -> tuple[str, ...]:
    """The names closest to a mistyped one: as wholes, or, where one word was typed, by one of their words."""
    rows = [row for row in runner.query(ALL_NAMES).rows if _wanted(list(row[2]), labels)]
    text = _without_side(text)  # 'brazil women' is not near to the women of any other side
    typed, many = order_free(text), " " in fold(text)
    words = [
        (word, index)
        for index, row in enumerate(rows)
        for word in ((order_free(str(row[3])),) if many else {order_free(str(row[3])), *fold(str(row[3])).split()})
    ]
    best = process.extract(
        typed, [word for word, _ in words], scorer=fuzz.ratio, limit=10, score_cutoff=70 if many else 78
    )
    return tuple(dict.fromkeys(str(rows[words[place][1]][1]) for _, _, place in best))[:3]
