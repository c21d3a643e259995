"""Which club or competition a listed name means in this document."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.names.homonyms import abroad
from loaders.prose.names.listed import UNLISTED, Listed
from loaders.prose.names.spot import Spot

#: Countries whose clubs play in a neighbour's leagues.
_AREA = {"Canada": "United States", "Wales": "England"}


#: Whom English papers mean where no other club of the name is spoken of.
_USUAL = {"united": "Manchester United", "city": "Manchester City"}


def settle(spots: Sequence[Spot]) -> dict[int, Listed | None]:
    """For each listed spot (by its start) the one thing meant, None where several can be."""
    meant: dict[int, Listed | None] = {}
    sure = _sure(spots)
    sure.update(abroad(spots, sure))
    countries = Counter(
        _AREA.get(listed.country, listed.country)
        for listed in sure.values()
        if listed.country and listed.is_team and not listed.national
    )
    counts = Counter(listed.register for listed in sure.values())
    weak: list[Spot] = []
    full: list[Spot] = []
    for spot in spots:
        start = spot.start
        if start in sure:
            meant[start] = sure[start]
        elif strong := [listed for listed in spot.senses if listed.strong]:
            chosen = meant[start] = _by_country(strong, counts, countries, _told(spot))
            counts[chosen.register] += 1
        else:
            weak.append(spot)
            continue
        full.append(spot)
    if weak:
        _settle_weak(weak, full, spots, meant, counts, countries)
    return meant


def _settle_weak(
    weak: Sequence[Spot],
    full: Sequence[Spot],
    spots: Sequence[Spot],
    meant: dict[int, Listed | None],
    counts: Counter[str],
    countries: Counter[str],
) -> None:
    """Settle the names that mean a thing only beside what the others mean."""
    weak_forms, full_forms = _forms(weak), _forms(full)
    named = {listed.register for listed in meant.values() if listed}
    for number, spot in enumerate(spots):
        if spot.start not in meant:
            in_full = _in_full(spot, counts, full_forms)
            in_full = in_full or _told_last(spot, _shortly_before(spots, number), meant)
            meant[spot.start] = in_full or _weak(spot.senses, named, counts, weak_forms, countries, _form(spot))


def _forms(spots: Iterable[Spot]) -> Mapping[str, set[str]]:
    """In what words each thing is told, by its key."""
    forms: dict[str, set[str]] = defaultdict(set)
    for spot in spots:
        for listed in spot.senses:
            forms[listed.register].add(_form(spot))
    return forms


def _told(spot: Spot) -> str:
    return " ".join(token.text for token in spot.tokens)


def _form(spot: Spot) -> str:
    return " ".join([token.lower for token in spot.tokens])


def _in_full(spot: Spot, counts: Counter[str], full_forms: Mapping[str, set[str]]) -> Listed | None:
    """Of several whom a short name can mean the one whose full name, as told here, ends with it.

    Where 'Harbour Rovers' and 'Marlow' are told, 'Rovers' is not Marlow, whatever Marlow's own full name is; unless
    Marlow is spoken of more.
    """
    ending = f" {_form(spot)}"
    possible = [listed for listed in spot.senses if listed.is_team and counts[listed.register]]
    told = [listed for listed in possible if any(full.endswith(ending) for full in full_forms[listed.register])]
    if len(told) != 1 or counts[told[0].register] < max(counts[listed.register] for listed in possible):
        return None
    return told[0]


def _told_last(spot: Spot, before: Iterable[Spot], meant: Mapping[int, Listed | None]) -> Listed | None:
    """Of several bearers of 'City' the only one that the last paragraphs name, or that this one names."""
    if len(spot.senses) < 2 or not all(sense.is_team for sense in spot.senses):
        return None
    bearers = {sense.register: sense for sense in spot.senses}
    near = {
        found.register
        for other in before
        if other.sentence.block.kind != "title"
        and (found := meant.get(other.start)) is not None
        and found.register in bearers
    }
    return bearers[near.pop()] if len(near) == 1 else None


def _shortly_before(spots: Sequence[Spot], number: int) -> Iterator[Spot]:
    """The spots before one, in its paragraph and the last ones, the nearest first."""
    first = spots[number].sentence.block.index - _PARAGRAPHS
    for at in range(number - 1, -1, -1):
        if spots[at].sentence.block.index < first:
            return
        yield spots[at]


#: So many paragraphs back a by-name may look for its bearer.
_PARAGRAPHS = 1


def _sure(spots: Iterable[Spot]) -> dict[int, Listed]:
    """The names that have one strong sense, by the place where they start."""
    found: dict[int, Listed] = {}
    for spot in spots:
        strong = [listed for listed in spot.senses if listed.strong]
        if len(strong) == 1:
            found[spot.start] = strong[0]
    return found


#: In capitals so short a name may be initials.
_SHORT = 4


def _by_country(senses: Sequence[Listed], counts: Counter[str], countries: Counter[str], told: str) -> Listed:
    """Of several bearers of a name: one named in full here, else one of the country spoken of, else the first.

    Which of two clubs of one country is meant, the old one or the one founded anew, stays open: then it is one that
    no list knows.
    """

    def rank(listed: Listed) -> tuple[bool, int]:
        return counts[listed.register] > 0, countries[_AREA.get(listed.country, listed.country)]

    best = max(senses, key=lambda listed: (*rank(listed), -senses.index(listed)))
    as_good = [other for other in senses if other.country == best.country and rank(other) == rank(best)]
    if len(as_good) > 1 and best.type is ThingType.TEAM and not best.national and not best.nickname:
        name = told.title() if told.isupper() and len(told) > _SHORT else told
        return Listed(UNLISTED + fold(told), ThingType.TEAM, name, True, best.country)
    return best


#: What the halves of a season are called in one land after the other.
_OF_MANY_LANDS = frozenset({"apertura", "clausura"})


def _weak(
    senses: Sequence[Listed],
    named: set[str],
    counts: Counter[str],
    weak_forms: Mapping[str, set[str]],
    countries: Counter[str],
    form: str,
) -> Listed | None:
    """A weak name means the one bearer that is named in full; the one named far oftener, if there are several."""
    possible = sorted(
        (listed for listed in senses if listed.register in named), key=lambda listed: -counts[listed.register]
    )
    if len(possible) == 1:
        return possible[0]
    if len(possible) > 1:
        first, second = counts[possible[0].register], counts[possible[1].register]
        return possible[0] if first >= 3 * second or (first >= 2 and second == 1) else None
    if not possible and countries["England"] and (usual := _USUAL.get(form)):
        return next((listed for listed in senses if listed.name == usual), None)
    if form in _OF_MANY_LANDS and not any(countries[_AREA.get(one.country, one.country)] for one in senses):
        return None
    if len(senses) == 1 and (not senses[0].is_team or len(weak_forms[senses[0].register]) > 1):
        return senses[0]
    if len(senses) == 1 and not senses[0].nickname and " " in form:
        return senses[0]
    if len(senses) == 1 and not senses[0].nickname and countries[_AREA.get(senses[0].country, senses[0].country)]:
        return senses[0]
    return None
