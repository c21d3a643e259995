"""Clubs of one name in two countries: a dateline or the league tells that the less famous one is meant."""

from collections.abc import Mapping, Sequence

from graph.names import fold
from loaders.prose.document import Sentence
from loaders.prose.names.listed import Listed
from loaders.prose.names.spot import Spot

_LONGEST_DATELINE = 5
_DASHES = frozenset({"-", "--", "(", ","})


def abroad(spots: Sequence[Spot], sure: Mapping[int, Listed]) -> dict[int, Listed]:
    """The names that mean a club of the country where a text plays, by the place where they start.

    'MONTEVIDEO - Liverpool lost' is the Liverpool of Montevideo, and so is one in a league of Uruguay.
    """
    doubtful = [spot for spot in spots if _homonyms(spot)]
    if not doubtful:
        return {}
    leagues = {listed.country for listed in sure.values() if not listed.is_team and listed.country}
    starts = {spot.start for spot in doubtful}
    own = {listed.country for start, listed in sure.items() if listed.is_team and start not in starts}
    place = _dateline(spots)
    found: dict[int, Listed] = {}
    for spot in doubtful:
        famous = {sense.country for sense in spot.senses if sense.strong}
        local = [
            sense
            for sense in _homonyms(spot)
            if _is_there(sense, place) or sense.country in leagues and not famous & (leagues | own)
        ]
        if len(local) == 1:
            found[spot.start] = local[0]
    return found


def _homonyms(spot: Spot) -> list[Listed]:
    """The clubs that a listed name means only where something else says so."""
    return [
        sense for sense in spot.senses if not sense.strong and sense.is_team and not sense.nickname and sense.country
    ]


def _is_there(sense: Listed, place: str) -> bool:
    return bool(place) and f" {place} " in f" {fold(sense.name)} "


def _dateline(spots: Sequence[Spot]) -> str:
    """The folded place that a report is sent from: 'VINA DEL MAR - ...', '' where none is told."""
    seen: set[int] = set()
    for spot in spots:
        sentence = spot.sentence
        if sentence.index not in seen and sentence.start == sentence.block.start and (place := _place(sentence)):
            return place
        seen.add(sentence.index)
    return ""


def _place(sentence: Sentence) -> str:
    words: list[str] = []
    for token in sentence.tokens[: _LONGEST_DATELINE + 1]:
        if token.lower in _DASHES:
            return fold(" ".join(words)) if words else ""
        if not token.text.isupper() or len(token.text) < 2:
            return ""
        words.append(token.text)
    return ""
