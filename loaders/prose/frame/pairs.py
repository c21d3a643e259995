"""The match or matches that a document reports on: which sides, and how it ended."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from loaders.prose.document import Document
from loaders.prose.frame.gathered import ROUND_UP_TITLE, Gathered, Pair
from loaders.prose.frame.result import Result
from loaders.prose.names.vocabulary import WEEKDAYS

#: So much weighs what a title tells.
_TITLE = 10


@dataclass(slots=True)
class Outcome:
    """A match with its score by side, where told first, and what speaks for it."""

    pair: Pair
    goals: dict[int, int]
    weight: int
    first: Result | None
    main: bool = False
    old: bool = False


def _key(one: int, two: int) -> Pair:
    return (one, two) if one < two else (two, one)


def outcomes(gathered: Gathered, focus: Pair | None = None) -> list[Outcome]:
    """All matches with a told result, the weightiest first; results with one side named go to the match in focus."""
    focus = focus or _focus(gathered)
    votes: dict[tuple[Pair, int, int, int], list[tuple[Result, int]]] = defaultdict(list)
    for result, weight in gathered.results:
        whole = _completed(by_paragraph(result) if gathered.round_up else result, weight, focus)
        if whole and whole.winner is not None and whole.loser is not None:
            pair = _key(whole.winner, whole.loser)
            votes[pair, whole.winner if whole.high != whole.low else -1, whole.high, whole.low].append((whole, weight))
    found: list[Outcome] = []
    for (pair, winner, high, low), told in votes.items():
        other = pair[1] if winner == pair[0] else pair[0]
        goals = {winner: high, other: low} if winner >= 0 else {pair[0]: high, pair[1]: low}
        weight = sum(1 if result.earlier and weight < 9 else weight for result, weight in told)
        found.append(Outcome(pair, goals, weight, told[0][0], old=all(result.old for result, _ in told)))
    found = _without_turned(found)
    found.sort(key=lambda outcome: (-outcome.weight, outcome.first.sentence.index if outcome.first else 0))
    return found


def _without_turned(found: list[Outcome]) -> list[Outcome]:
    """The outcomes without those that are a score line up front, told from the other side's view and misread."""
    lines: dict[Pair, list[Outcome]] = defaultdict(list)
    for one in found:
        if one.weight >= _TITLE and one.first and one.first.ordered:
            lines[one.pair].append(one)
    return [one for one in found if not any(_is_turned(one, line) for line in lines.get(one.pair, ()))]


def _is_turned(one: Outcome, other: Outcome) -> bool:
    """Whether one outcome is another's misread: the same score turned round, and no line of its own.

    A turned score of another day is another match.
    """
    first = one.first
    if first is None:
        return False
    turned = one.goals != other.goals and sorted(one.goals.values()) == sorted(other.goals.values())
    return turned and first.ordered is None and not first.earlier and not one.old


def by_paragraph(result: Result) -> Result:
    """A result of a round-up with its missing side taken from the paragraph, if that speaks of one other side."""
    known = result.winner if result.winner is not None else result.loser
    others = result.beside - {known}
    if known is None or len(others) != 1 or result.earlier:
        return result
    (other,) = others
    return (
        replace(result, winner=other)
        if result.winner is None
        else replace(result, loser=other)
        if result.loser is None
        else result
    )


def _focus(gathered: Gathered) -> Pair | None:
    """The two sides that a document is about: both of a result told whole up front, else those named most."""
    for result, weight in gathered.results:
        if (
            weight >= 5
            and result.winner is not None
            and result.loser is not None
            and not result.earlier
            and not result.old
        ):
            return _key(result.winner, result.loser)
    lead = list(gathered.lead)
    ranked = sorted(gathered.named, key=lambda team: (-gathered.named[team] - 2 * (team in lead), team))
    if len(ranked) < 2:
        return None
    second = ranked[1] if gathered.named[ranked[1]] >= 2 else _opponent(ranked, gathered)
    return None if second is None else _key(ranked[0], second)


def _opponent(ranked: Sequence[int], gathered: Gathered) -> int | None:
    """Of the sides that are hardly named, the one that is spoken of as playing."""
    signs = sorted(((gathered.signs[team], team) for team in ranked[1:]), reverse=True)
    clear = signs[0][0] > 0 and (len(signs) == 1 or signs[0][0] - max(signs[1][0], 0) >= _CLEAR)
    return signs[0][1] if clear and gathered.named[ranked[0]] >= _MUCH else None


#: How far ahead of the next an opponent must be, and how often the other side is named.
_CLEAR = 2
_MUCH = 5


def focus_of(gathered: Gathered) -> Pair | None:
    """The two sides that a document is about."""
    return _focus(gathered)


def _completed(result: Result, weight: int, focus: Pair | None) -> Result | None:
    """A result with its missing side taken from the pair in focus, unless it speaks of another day."""
    if result.winner is not None and result.loser is not None:
        return result
    if focus is None or (result.earlier and weight < 8):
        return None
    known = result.winner if result.winner is not None else result.loser
    if known is None:
        return (
            replace(result, winner=focus[0], loser=focus[1])
            if result.high == result.low and (weight >= 5 or result.rule == "ended")
            else None
        )
    if known not in focus:
        return None
    other = focus[1] if known == focus[0] else focus[0]
    if weight < _TITLE and result.beside - set(focus) and other not in result.beside:
        return None  # 'Hale was hurt at Castle. Marlow lost that match 2-1.'
    return replace(result, winner=other) if result.winner is None else replace(result, loser=other)


_ROUND_UP = re.compile(
    r"round-?up|results|this week|day \d|matchday|at a glance|as it happened|\d games", re.IGNORECASE
)


def headings(found: Sequence[Outcome]) -> list[Outcome]:
    """The matches whose score lines head sections."""
    return [
        outcome
        for outcome in found
        if outcome.first
        and outcome.first.ordered
        and _heads_section(outcome.first)
        and outcome.first.sentence.block.kind != "title"
    ]


def mark_main(found: Sequence[Outcome], document: Document, gathered: Gathered) -> None:
    """Mark the matches reported on: several where score lines head sections, else the weightiest if it is up front.

    News may come to its match late: then it is the only one of the sides in focus that is told with its day.
    """
    heads = headings(found)
    if len(heads) >= 2 or len(heads) == 1 and _ROUND_UP.search(document.title):
        heading = {id(outcome) for outcome in heads}
        _mark_all(found, heading)
        return
    if not heads and ROUND_UP_TITLE.search(document.title):
        _mark_all(found, set())
        return
    recent = [outcome for outcome in found if not outcome.old]
    if recent and (recent[0].weight >= 5 or recent[0].first and recent[0].first.rule == "ended"):
        recent[0].main = True
        return
    focus = _focus(gathered)
    leader = max(gathered.named, key=lambda team: (gathered.named[team], -team), default=-1)
    late = [
        outcome
        for outcome in recent
        if (outcome.pair == focus or focus is None and leader in outcome.pair)
        and outcome.first
        and not outcome.first.earlier
        and (outcome.first.ordered or any(token.lower in _DAYS for token in outcome.first.sentence.tokens))
    ]
    if len(late) == 1:
        late[0].main = True


_DAYS = frozenset(WEEKDAYS) | {"yesterday", "today", "tonight", "night", "weekend"}


def _mark_all(found: Sequence[Outcome], heading: set[int]) -> None:
    """Mark all matches of a round-up, each pair once: its heading goes before what is told in passing."""
    pairs: set[Pair] = set()

    def rank(outcome: Outcome) -> bool:
        in_title = outcome.first is not None and outcome.first.sentence.block.kind == "title"
        return not in_title and id(outcome) not in heading

    for outcome in sorted(found, key=rank):
        outcome.main = outcome.pair not in pairs and (
            id(outcome) in heading or bool(outcome.first and not outcome.first.earlier)
        )
        if outcome.main:
            pairs.add(outcome.pair)


def _heads_section(result: Result) -> bool:
    return result.sentence.start == result.sentence.block.start
