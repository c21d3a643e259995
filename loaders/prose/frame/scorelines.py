"""Score lines: 'Marlow 2-1 Harbour', 'Marlow 2 Harbour 1', 'Bay City 3, Lakeside 2 (Final)'."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from loaders.prose.document import Sentence
from loaders.prose.frame.result import Result
from loaders.prose.frame.scores import numbers_of
from loaders.prose.names.item import Item

_LAST_NUMBER = 19
_CLOSERS = frozenset(", . : ( ) - – — ; |".split()) | {"", "after", "final", "ft", "aet", "ht", "as"}


def scorelines(sentence: Sentence, items: Sequence[Item]) -> Iterator[Result]:
    """The score lines of a sentence."""
    if not any(item.is_team for item in items[:-2]):
        return
    items = _without_halves(without_leaders(items))
    for at in [at for at, item in enumerate(items[:-2]) if item.is_team and item.entity is not None]:
        if _at_half_time(items, at):
            continue
        yield from _hyphened(sentence, items, at)
        yield from _spaced(sentence, items, at)
        yield from _versus(sentence, items, at)
        yield from _bracketed(sentence, items, at)


def _at_half_time(items: Sequence[Item], at: int) -> bool:
    """'Half-time: Marlow 1-0 Harbour'."""
    return any(item.mention is None and item.lower in _HALF for item in items[max(at - 3, 0) : at])


_HALF = frozenset({"half-time", "halftime", "ht", "h-t", "h/t", "half", "interval", "break"})


def without_leaders(items: Sequence[Item]) -> Sequence[Item]:
    """'Portsmouth . . . 2' and 'Notts Co. 1' without the dots between a side and its number."""
    behind = [after for item, after in pairwise(items[:-1]) if item.is_team]
    if not any(item.lower[0] in ",." or item.lower in _SHORTENED for item in behind):
        return items
    found: list[Item] = []
    for at, item in enumerate(items):
        if item.lower == "," and found and found[-1].is_team and _is_olden(items, at):
            continue
        if found and found[-1].is_team and _is_shortened(items, at):
            continue
        dots = item.text[0] == "." and not item.mention and not item.text.strip(".")
        if dots and found and found[-1].is_team:
            ahead = next((other for other in items[at : at + 6] if other.mention or other.text.strip(".")), None)
            if ahead is not None and small(ahead) is not None:
                continue
        found.append(item)
    return found


def _is_shortened(items: Sequence[Item], at: int) -> bool:
    """Whether 'Utd.' stands before the number of 'Marlow Utd. 2'."""
    if items[at].mention is not None or items[at].lower not in _SHORTENED or at + 1 >= len(items):
        return False
    return items[at + 1].text[0] == "." or small(items[at + 1]) is not None


#: Second words of clubs as lists shorten them.
_SHORTENED = frozenset({"utd", "co", "ath", "alb", "wand", "rov", "rgrs", "utd.", "co."})


def _is_olden(items: Sequence[Item], at: int) -> bool:
    """Whether a comma stands in 'Marlow, 3; Harbour, 1'."""
    first = at + 4 < len(items) and items[at + 2].lower in {";", ","} and items[at + 3].is_team
    behind = at - 4 >= 0 and items[at - 2].lower in {";", ","} and items[at - 4].lower == ","
    return at + 1 < len(items) and small(items[at + 1]) is not None and (first or behind)


def _without_halves(items: Sequence[Item]) -> Sequence[Item]:
    """'Marlow (1) 2, Harbour (0) 1' without the scores at half-time in brackets."""
    if "(" not in [item.lower for item in items]:
        return items
    found: list[Item] = []
    skip = 0
    for at, item in enumerate(items):
        skip = max(skip - 1, 0)
        if found and found[-1].is_team and _is_half(items, at):
            skip = 3
        if not skip:
            found.append(item)
    return found


def _is_half(items: Sequence[Item], at: int) -> bool:
    """Whether '(1) 2' stands at a place."""
    return (
        items[at].lower == "("
        and at + 3 < len(items)
        and items[at + 2].lower == ")"
        and small(items[at + 1]) is not None
        and small(items[at + 3]) is not None
    )


def _hyphened(sentence: Sentence, items: Sequence[Item], at: int) -> Iterator[Result]:
    numbers = None if items[at + 1].mention else numbers_of(items[at + 1])
    other = items[at + 2]
    if numbers is None and at + 4 < len(items) and items[at + 2].lower in {"-", "–"}:
        first, second = small(items[at + 1]), small(items[at + 3])
        numbers = None if first is None or second is None else (first, second)
        other = items[at + 4]
    if numbers and other.is_team and other.entity is not None and other.entity != items[at].entity:
        yield line_of(sentence, items[at].entity, other.entity, numbers, True)


def _bracketed(sentence: Sentence, items: Sequence[Item], at: int) -> Iterator[Result]:
    """'victories for Marlow (3-0 v Harbour)'."""
    if at + 4 >= len(items) or items[at + 1].lower != "(" or items[at + 3].lower not in _MET_IN_BRACKETS:
        return
    numbers = None if items[at + 2].mention else numbers_of(items[at + 2])
    other = items[at + 4].entity if items[at + 4].is_team else None
    if numbers and other is not None and other != items[at].entity:
        yield line_of(sentence, items[at].entity, other, numbers, False)


_MET_IN_BRACKETS = frozenset({"v", "vs", "v.", "vs.", "against", "over", "at"})


def _versus(sentence: Sentence, items: Sequence[Item], at: int) -> Iterator[Result]:
    """'Marlow v Harbour: final score 2-1'."""
    if items[at + 1].lower not in {"v", "vs", "v.", "vs."} or not items[at + 2].is_team or items[at + 2].entity is None:
        return
    place = at + 3
    while place < len(items) and items[place].mention is None and items[place].lower in _BEFORE_FINAL:
        place += 1
    numbers = numbers_of(items[place]) if at + 3 < place < len(items) and items[place].mention is None else None
    other = items[at + 2].entity
    if numbers and other is not None and other != items[at].entity:
        yield line_of(sentence, items[at].entity, other, numbers, True)


_BEFORE_FINAL = frozenset(": , - – — ( final score result full-time full time ft ended finished it".split())


def _spaced(sentence: Sentence, items: Sequence[Item], at: int) -> Iterator[Result]:
    first = small(items[at + 1])
    if first is None:
        return
    place = at + 2
    comma = items[place].lower in {",", ";"}
    place += comma
    if place < len(items) and items[place].lower == "(":
        close = next((there for there in range(place, min(place + 40, len(items))) if items[there].lower == ")"), place)
        place = close + 1
    if place + 1 >= len(items) or not items[place].is_team or items[place].entity in {None, items[at].entity}:
        return
    other = items[place].entity
    if place + 2 < len(items) and items[place + 1].mention is None and items[place + 1].text[0].isupper():
        place += 1
    second = small(items[place + 1])
    beyond = items[place + 2].lower if place + 2 < len(items) else ""
    if second is not None and other is not None and (beyond in _CLOSERS or sentence.block.kind != "body"):
        yield line_of(sentence, items[at].entity, other, (first, second), not comma)


def small(item: Item) -> int | None:
    """The goals that a token tells, None where it is no small number."""
    return (
        int(item.lower) if item.mention is None and item.lower.isdigit() and int(item.lower) <= _LAST_NUMBER else None
    )


def line_of(sentence: Sentence, one: int | None, two: int, numbers: tuple[int, int], british: bool) -> Result:
    """The result that a line tells."""
    assert one is not None
    first, second = numbers
    winner, loser = (one, two) if first >= second else (two, one)
    return Result(sentence, winner, loser, max(numbers), min(numbers), "score line", (one, two), british)
