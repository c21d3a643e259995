"""Clubs that the gazetteer does not list: their full names by their place in the text, then their short forms."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.names.club_signs import club_votes, place
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.listed import UNLISTED, Listed
from loaders.prose.names.runs import Run
from loaders.prose.names.spot import Spot
from loaders.prose.names.vocabulary import CLUB_PREFIXES, CLUB_WORDS, NEVER_NAMES

#: Votes for a run of each kind to be a club; None for the kinds that never are.
_NEEDED = {"person": 3, "team": -2, "venue": 3, "organisation": 3, "publisher": 3, "nothing": 5, "single": 99}
_NEEDED_OF_GIVEN = 4
#: Last words of clubs that are surnames as well.
_SURNAMES_TOO = frozenset({"vale"})
_LONGEST = 4


class Clubs(NamedTuple):
    """The unlisted clubs of a document by their folded names, and by each short form that can mean them."""

    named: dict[tuple[str, ...], Listed]
    short: dict[str, list[Listed]]


def find_clubs(runs: Iterable[Run], words: Lexicon) -> Clubs:
    """The unlisted clubs whose full name stands in a document."""
    votes: dict[tuple[str, ...], int] = defaultdict(int)
    known: dict[tuple[str, ...], Run] = {}
    for run in runs:
        if _may_be(run, words):
            parts = run.parts
            votes[parts] += club_votes(run)
            known.setdefault(parts, run)
    named = {parts: _listed(parts, run) for parts, run in known.items() if votes[parts] >= _needed(run, words)}
    for parts in [parts for parts in named if known[parts].opening and _behind_opener(parts, named)]:
        del named[parts]
    _join_sides(named)
    short: dict[str, list[Listed]] = defaultdict(list)
    for parts, listed in named.items():
        for form in _short_forms(parts):
            short[form].append(listed)
    return Clubs(named, short)


def _behind_opener(parts: tuple[str, ...], named: Mapping[tuple[str, ...], Listed]) -> bool:
    """Whether the first word only opens the sentence: 'Raging Dunmore' where Dunmore Athletic play."""
    rest = parts[1:]
    return bool(rest) and any(
        other[: len(rest)] == rest or other[-len(rest) :] == rest for other in named if other != parts
    )


def _join_sides(named: dict[tuple[str, ...], Listed]) -> None:
    """'Marlow' of 'Marlow Women' is the only club here whose name goes on: Marlow Rovers."""
    for parts in [parts for parts in named if len(parts) == 1]:
        longer = [other for other in named if len(other) > 1 and other[0] == parts[0]]
        if len(longer) == 1:
            named[parts] = named[longer[0]]


def _may_be(run: Run, words: Lexicon) -> bool:
    if run.spot.kind == "side":
        return len(run.parts) <= _LONGEST + 1
    if run.honorific or run.kind not in _NEEDED:
        return False
    if len(run.tokens) == 1:
        return bool(run.spot.side) and run.kind == "single"
    if len(run.tokens) > _LONGEST and len(run.parts) > _LONGEST:
        return False
    first = run.first.lower
    return (
        first not in words.common or first in CLUB_PREFIXES or fold(run.first.text) in words.given or run.kind != "team"
    )


def _needed(run: Run, words: Lexicon) -> int:
    """The votes that a run needs; a given name up front asks for more unless a club's word ends it."""
    if run.spot.side and len(run.tokens) == 1:
        return 3
    needed = 2 if run.tokens[-1].lower in _SURNAMES_TOO or run.spot.kind == "organisation" else _NEEDED[run.kind]
    if run.kind == "person" and run.parts[0] in words.given and run.tokens[-1].lower not in CLUB_WORDS:
        return _NEEDED_OF_GIVEN
    return needed


def _listed(parts: tuple[str, ...], run: Run) -> Listed:
    name = " ".join(token.text for token in run.tokens)
    name = name.title() if name.isupper() and len(name) > 4 else name
    return Listed(UNLISTED + " ".join(parts), ThingType.TEAM, name, True)


def _short_forms(parts: tuple[str, ...]) -> Iterable[str]:
    """'Carrick' and 'Vale' of Carrick Vale; 'Bay City' and 'Comets' of Bay City Comets."""
    whole = [word for part in parts for word in part.split()]
    for end in range(1, len(whole)):
        if whole[end - 1] not in NEVER_NAMES and (end > 1 or whole[0] not in CLUB_WORDS):
            yield " ".join(whole[:end])
    if len(whole) > 1 and len(whole[-1]) > 2 and whole[-1] != "club":
        yield whole[-1]


def with_clubs(
    spots: Sequence[Spot], runs: Sequence[Run], clubs: Clubs, shouting: set[int]
) -> tuple[list[Spot], list[Run]]:
    """Listed spots with the unlisted clubs among them, and the runs that are left."""
    if not clubs.named:
        return list(spots), list(runs)
    found: list[Spot] = [_ambiguous(spot, clubs, spots) for spot in spots]
    left: list[Run] = []
    for run in runs:
        meant, senses = _meant(run, clubs)
        if senses:
            first, last = place(meant)
            found.append(
                Spot(run.spot.sentence, first, run.spot.last if run.spot.side else last, senses, run.spot.side)
            )
        elif run.spot.sentence.index in shouting and (inside := list(_inside(run, clubs))):
            found.extend(inside)
        else:
            left.append(run)
    return sorted(found, key=lambda spot: spot.start), left


def _meant(run: Run, clubs: Clubs) -> tuple[Run, tuple[Listed, ...]]:
    """The part of a run that names a club of the text, and which."""
    senses = _senses(run, clubs)
    if not senses and run.opening and len(run.tokens) > 1 and run.kind in {"person", "team"}:
        return _without_opener(run, clubs)
    return run, senses


def _without_opener(run: Run, clubs: Clubs) -> tuple[Run, tuple[Listed, ...]]:
    """A run without the word that only opens its sentence, if the rest is a club of the text."""
    rest = run._replace(tokens=run.tokens[1:], kind="single" if len(run.tokens) == 2 else run.kind)
    senses = _senses(rest, clubs)
    return (rest, senses) if senses else (run, ())


def _senses(run: Run, clubs: Clubs) -> tuple[Listed, ...]:
    parts = run.parts
    if parts in clubs.named:
        return (clubs.named[parts],)
    if run.kind in {"single", "team", "nothing"} or len(run.tokens) == 1:
        weak = clubs.short.get(" ".join(parts), ())
        return tuple(listed._replace(strong=False) for listed in weak)
    return ()


def _inside(run: Run, clubs: Clubs) -> Iterable[Spot]:
    """Clubs within a run of a headline in which every word has a capital."""
    first, last = place(run)
    tokens = run.spot.sentence.tokens
    at = first
    while at <= last:
        for length in range(min(_LONGEST, last + 1 - at), 1, -1):
            listed = clubs.named.get(tuple(fold(token.text) for token in tokens[at : at + length]))
            if listed:
                yield Spot(run.spot.sentence, at, at + length - 1, (listed,))
                at += length
                break
        else:
            at += 1


def _ambiguous(spot: Spot, clubs: Clubs, spots: Sequence[Spot]) -> Spot:
    """A listed name that is also a short form of an unlisted club here: 'Vale', 'the Athletic', 'Celtic'."""
    form = " ".join(fold(token.text) for token in spot.tokens)
    also = clubs.short.get(form)
    if not also or spot.side:
        return spot
    fuller = any(
        other.senses[0].register == sense.register and other.last > other.first
        for sense in spot.senses
        if sense.strong
        for other in spots
    )
    senses = spot.senses if fuller else tuple(sense for sense in spot.senses if not sense.strong)
    return spot._replace(senses=(*senses, *(listed._replace(strong=False) for listed in also)))
