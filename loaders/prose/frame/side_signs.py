"""Signs in one sentence that somebody plays for a side of the match.

'Hale scored for Marlow', 'goals from Hale and Lee gave Marlow the points'.
"""

from collections.abc import Iterator, Sequence

from loaders.prose.names.item import Item

#: What somebody does for his side.
_FOR = frozenset(
    """
        scored scores replied equalised equalized levelled netted struck pulled headed answered responded bagged
        grabbed opened added goal goals goalscorer scorer penalty equaliser winner consolation scoring replying
        equalising levelling netting pulling heading bagging grabbing opening adding target scoresheet
    """.split()
)
#: Before 'for Marlow': it is told of another time, or of a move.
_NOT_FOR = frozenset(
    """
        signed left joined former once previously played bid fee debut career deal move moved spell looking
        problem trouble
    """.split()
)
#: Behind a side: it had the better of it through what was told before.
_GOOD = frozenset("win victory lead advantage points spoils triumph success ahead level draw point".split())
_GAVE = frozenset(
    "gave give gives giving earned secured handed sealed ensured put helped brought fired saw sent".split()
)
#: 'Hale blasted Marlow into the lead'.
_AHEAD = frozenset("ahead level lead front terms through".split())
_WITH = frozenset({"from", "by", "through"})
_NUMBERED = frozenset("first second third fourth fifth sixth 100th 50th maiden only last".split())
_OWN = frozenset("goal goals appearance start hat-trick double penalty".split())
#: Between a person and what he does.
_REACH = 9


def side_signs(
    items: Sequence[Item], mentions: Sequence[int], sides: tuple[int, int]
) -> Iterator[tuple[int, int, float]]:
    """Persons with the side that a sentence ties them to, and how firmly."""
    for at in mentions:
        item = items[at]
        if item.is_team and item.entity in sides and at:
            before = items[at - 1].lower if items[at - 1].lower != "the" else items[at - 2].lower if at > 1 else ""
            if before == "for":
                yield from _scored_for(items, at, item.entity)
            elif before in _NUMBERED and at + 1 < len(items) and items[at + 1].lower in _OWN:
                yield from ((person, item.entity, 1.5) for person in _nearest(items, at, {"his", "her"}))
            elif before.endswith("ed") and _AHEAD & {near.lower for near in items[at + 1 : at + 6]}:
                yield from ((person, item.entity, 2.0) for person in _nearest(items, at, {before}))
            elif before in _GAVE and _GOOD & {near.lower for near in items[at + 1 : at + 7]}:
                yield from ((person, item.entity, 2.0) for person in _goals_from(items, at))


def beaten_by(items: Sequence[Item], people: Sequence[int], sides: tuple[int, int]) -> Iterator[tuple[int, int, float]]:
    """'Marlow fell behind to Hale's early shot': who scored plays for the other side."""
    for at in people:
        person = items[at]
        if at < 3 or person.entity is None or items[at - 1].lower not in {"to", "by"}:
            continue
        phrase = [item.lower for item in items[at - 3 : at]]
        if not (
            phrase[1:] in (["conceded", "to"], ["undone", "by"], ["punished", "by"], ["stunned", "by"])
            or phrase[:2] == ["fell", "behind"]
        ):
            continue
        side = next((item.entity for item in reversed(items[max(at - _REACH, 0) : at - 1]) if item.is_team), None)
        if side in sides:
            yield person.entity, sides[1] if side == sides[0] else sides[0], 2.0


def _scored_for(items: Sequence[Item], at: int, side: int) -> Iterator[tuple[int, int, float]]:
    """'Hale pulled one back for Marlow'."""
    near = {item.lower for item in items[max(at - 6, 0) : at]}
    if near & _FOR and not near & _NOT_FOR:
        yield from ((person, side, 2.0) for person in _nearest(items, at, _FOR))


def _nearest(items: Sequence[Item], at: int, needed: frozenset[str] | set[str]) -> Iterator[int]:
    """The person right before a place, if the words between hold one of those needed and no other side."""
    for place in range(at - 1, max(at - _REACH, -1), -1):
        item = items[place]
        if item.is_team or item.lower in {";", "but", "while"}:
            return
        if item.is_person:
            words = {near.lower for near in items[place + 1 : at]}
            if (
                item.entity is not None
                and words & needed
                and not words & {"own", "past", "beat", "from", "beyond", "against"}
            ):
                yield item.entity
            return


def _goals_from(items: Sequence[Item], at: int) -> Iterator[int]:
    """The persons of 'goals from Hale, Pike and Lee' before a place."""
    start = next(
        (
            place
            for place in range(1, at)
            if items[place].lower in _WITH and items[place - 1].lower in {"goals", "strikes", "efforts", "headers"}
        ),
        at,
    )
    for item in items[start + 1 : at]:
        if item.is_person and item.entity is not None:
            yield item.entity
        elif item.is_team:
            return
