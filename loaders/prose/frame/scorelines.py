"""Score lines: 'Marlow 2-1 Harbour', 'Marlow 2 Harbour 1', 'Bay City 3, Lakeside 2 (Final)'."""

from collections.abc import Iterator, Sequence

from loaders.prose.document import Sentence
from loaders.prose.frame.results import Result
from loaders.prose.frame.scores import numbers_of
from loaders.prose.names.item import Item

_LAST_NUMBER = 19
_CLOSERS = frozenset(", . : ( ) - – — ; |".split()) | {"", "after", "final", "ft", "aet", "ht", "as"}


def scorelines(sentence: Sentence, items: Sequence[Item]) -> Iterator[Result]:
    """The score lines of a sentence."""
    for at, item in enumerate(items):
        if not item.is_team or item.entity is None or at + 2 >= len(items):
            continue
        yield from _hyphened(sentence, items, at)
        yield from _spaced(sentence, items, at)


def _hyphened(sentence: Sentence, items: Sequence[Item], at: int) -> Iterator[Result]:
    numbers = None if items[at + 1].mention else numbers_of(items[at + 1])
    other = items[at + 2]
    if numbers is None and at + 4 < len(items) and items[at + 2].lower in {"-", "–"}:
        first, second = _small(items[at + 1]), _small(items[at + 3])
        numbers = None if first is None or second is None else (first, second)
        other = items[at + 4]
    if numbers and other.is_team and other.entity is not None and other.entity != items[at].entity:
        yield _line(sentence, items[at].entity, other.entity, numbers, True)


def _spaced(sentence: Sentence, items: Sequence[Item], at: int) -> Iterator[Result]:
    first = _small(items[at + 1])
    if first is None:
        return
    place = at + 2
    comma = items[place].lower == ","
    place += comma
    if place < len(items) and items[place].lower == "(":
        close = next((there for there in range(place, min(place + 40, len(items))) if items[there].lower == ")"), place)
        place = close + 1
    if place + 1 >= len(items) or not items[place].is_team or items[place].entity in {None, items[at].entity}:
        return
    other = items[place].entity
    if place + 2 < len(items) and items[place + 1].mention is None and items[place + 1].text[0].isupper():
        place += 1
    second = _small(items[place + 1])
    beyond = items[place + 2].lower if place + 2 < len(items) else ""
    if second is not None and other is not None and (beyond in _CLOSERS or sentence.block.kind != "body"):
        yield _line(sentence, items[at].entity, other, (first, second), not comma)


def _small(item: Item) -> int | None:
    return int(item.lower) if item.mention is None and item.lower.isdigit() and int(item.lower) <= _LAST_NUMBER else None


def _line(sentence: Sentence, one: int | None, two: int, numbers: tuple[int, int], british: bool) -> Result:
    assert one is not None
    first, second = numbers
    winner, loser = (one, two) if first >= second else (two, one)
    return Result(sentence, winner, loser, max(numbers), min(numbers), "score line", (one, two), british)
