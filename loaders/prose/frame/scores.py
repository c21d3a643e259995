"""Scores told in a sentence: what each of them is the score of."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from loaders.prose.document import Sentence
from loaders.prose.frame.words import (
    ANY_NOUNS,
    DRAW_NOUNS,
    LOSS_NOUNS,
    NO_SCORE_AFTER,
    RUNNING_BEFORE,
    RUNNING_NOUNS,
    SMALL,
    WIN_NOUNS,
)
from loaders.prose.names.item import Item

ScoreKind = Literal["result", "running", "half-time", "aggregate", "shootout", "none"]
_SCORE = re.compile(r"(\d{1,2})-(\d{1,2})$")
_WORDS = re.compile(
    r"(nil|one|two|three|four|five|six|seven|eight|nine)-(nil|zero|all|one|two|three|four|five|six|seven)$"
)
_GOALLESS = frozenset({"goalless", "scoreless", "nil-nil"})
_GOAL_WORDS = frozenset({"goals", "goal"})
_EACH = frozenset({"apiece", "each"})
#: Where a score is told without a hyphen, one of these stands.
_TOLD_IN_WORDS = _GOALLESS | _GOAL_WORDS | _EACH
_MOST = 19
_BREAK = frozenset({"half-time", "halftime", "break", "interval"})


@dataclass(frozen=True, slots=True)
class Score:
    """Two numbers in a sentence; `noun` is the word behind that says of what (win, defeat, draw)."""

    sentence: Sentence
    at: int
    first: int
    second: int
    kind: ScoreKind
    noun: str = ""

    @property
    def high(self) -> int:
        """The goals of the winner."""
        return max(self.first, self.second)

    @property
    def low(self) -> int:
        """The goals of the loser."""
        return min(self.first, self.second)

    @property
    def is_draw(self) -> bool:
        """Whether both numbers are equal."""
        return self.first == self.second


def numbers_of(item: Item) -> tuple[int, int] | None:
    """The two numbers of a token such as 3-2 or two-all."""
    if "-" not in item.lower:
        return None
    if match := _SCORE.match(item.lower):
        first, second = int(match[1]), int(match[2])
        return (first, second) if first <= _MOST and second <= _MOST else None
    if match := _WORDS.match(item.lower):
        first = SMALL[match[1]]
        return first, first if match[2] == "all" else SMALL[match[2]]
    return None


def find_scores(sentence: Sentence, items: Sequence[Item]) -> list[Score]:
    """The scores of a sentence, in order."""
    found: list[Score] = []
    for at in [at for at, item in enumerate(items) if "-" in item.lower or item.lower in _TOLD_IN_WORDS]:
        item = items[at]
        if item.lower in _GOALLESS:
            found.extend(_goalless(sentence, items, at))
            continue
        if item.lower in _EACH and (level := _apiece(items, at)):
            found.append(level_score(sentence, items, at, level))
            continue
        if item.lower in _GOAL_WORDS and (spelt := _spelt(items, at) or _shared(items, at)):
            found.append(Score(sentence, at, *spelt, "result", ""))
            continue
        numbers = None if item.mention else numbers_of(item)
        if numbers is None or not _is_score(items, at, numbers):
            continue
        kind, noun = _kind(items, at)
        if kind != "none":
            found.append(Score(sentence, at, *numbers, kind, noun))
    return found


def _apiece(items: Sequence[Item], at: int) -> int:
    """'two goals apiece', 'finished one each': the goals of either side, 0 where it is none."""
    goals = at > 1 and items[at - 1].lower in _GOAL_WORDS
    if (
        not goals
        and items[at].lower == "each"
        and not {"finished", "ended", "finish", "end", "at"} & {item.lower for item in items[max(at - 4, 0) : at]}
    ):
        return 0
    return SMALL.get(items[at - 1 - goals].lower, 0) if at > goals else 0


def level_score(sentence: Sentence, items: Sequence[Item], at: int, goals: int) -> Score:
    """A level score told in words: how the match ended only where that is said."""
    ended = {"finished", "ended", "finish", "end", "final", "drew", "draw", "shared", "finishing", "ending"} & {
        item.lower for item in items[max(at - 9, 0) : at]
    }
    return Score(sentence, at, goals, goals, "result" if ended else "running")


def _spelt(items: Sequence[Item], at: int) -> tuple[int, int] | None:
    """'two goals to one', 'four goals to nil': the place is that of 'goals'."""
    if not 0 < at < len(items) - 2 or items[at + 1].lower != "to":
        return None
    first, second = _count(items[at - 1]), _count(items[at + 2])
    return None if first is None or second is None else (first, second)


def _count(item: Item) -> int | None:
    """A small number in words or figures."""
    if item.mention is None and item.lower.isdigit() and int(item.lower) <= _MOST:
        return int(item.lower)
    return SMALL.get(item.lower)


def _shared(items: Sequence[Item], at: int) -> tuple[int, int] | None:
    """'shared four goals' is two each; 'by the odd goal in five' is three to two."""
    before = [item.lower for item in items[max(at - 2, 0) : at]]
    if before[:1] in (["shared"], ["share"], ["sharing"]):
        total = SMALL.get(before[1], 1)
        return (total // 2, total // 2) if total % 2 == 0 else None
    if before == ["the", "only"] and at > 2 and items[at - 3].lower in {"by", "to"}:
        return 1, 0
    if before == ["the", "odd"] and at + 2 < len(items) and items[at + 1].lower == "in":
        total = SMALL.get(items[at + 2].lower, 0)
        return ((total + 1) // 2, total // 2) if total % 2 else None
    return None


def _goalless(sentence: Sentence, items: Sequence[Item], at: int) -> list[Score]:
    """'a goalless draw' is a 0-0 draw; 'a goalless first half' is none, and a run of games without a goal neither."""
    noun = _noun(items, at)
    return [Score(sentence, at, 0, 0, "result", noun)] if noun in DRAW_NOUNS else []


def _is_score(items: Sequence[Item], at: int, numbers: tuple[int, int]) -> bool:
    after = items[at + 1].lower if at + 1 < len(items) else ""
    before = items[at - 1].lower if at else ""
    if after == "-" or before == "-" or after in {"formation", "system"} or before in {"£", "$", "under"}:
        return False
    if before == "(" and after == ")" and sum(numbers) > 12:
        return False
    return numbers not in {(4, 5), (5, 4)} or after not in {"1", "formation"}


def _kind(items: Sequence[Item], at: int) -> tuple[ScoreKind, str]:
    """What kind of score it is by the words right before and behind it, and the noun that it belongs to."""
    after = [item.lower for item in items[at + 1 : at + 6]]
    before = [item.lower for item in items[max(at - 4, 0) : at]][::-1]
    if _only_thought(items, at):
        return "none", ""
    if after and after[0] in NO_SCORE_AFTER or after[:2] and after[-1] == "favourites":
        return "none", ""
    joined = " ".join(after)
    if (
        re.match(r"(?:\S+ ){0,2}(?:on|in) (?:a |the |)(?:penalties|penalty|spot-kicks|shoot-out|shootout|spot)", joined)
        or re.match(r"(?:penalty |)(?:shoot-out|shootout|penalties|pens)\b", joined)
        or {"shoot-out", "shootout"} & set(before[: 3 if "," in before[:2] else 2])
    ):
        return "shootout", ""
    if re.match(r"(?:\S+ ){0,2}(?:on |)aggregate\b|(?:\S+ ){0,3}over two legs", joined) or "aggregate" in before[:2]:
        return "aggregate", ""
    if _is_bracketed_break(before, after):
        return "half-time", ""
    noun = _noun(items, at)
    if noun:
        return "result", noun
    if _is_lead(items, at):
        return "running", ""
    if _BREAK & set(after[:4]) and after[:1] and after[0] in {"at", "by", "before", "up", "down", "ahead", "half-time"}:
        return "half-time", ""
    is_running = (
        not RUNNING_NOUNS.isdisjoint(after[:1])
        or not RUNNING_BEFORE.isdisjoint(before[:1])
        or not _RUNNING_VERBS.isdisjoint(before[1:2])
    ) and not (before[:1] == ["it"] and not _WON_IT.isdisjoint(before[1:2]))
    return "running" if is_running else "result", ""


def _is_bracketed_break(before: Sequence[str], after: Sequence[str]) -> bool:
    """'(half-time 1-0)', '(HT: 1-0)', '(1-0 at half-time)': `before` is told backwards."""
    inside = before[: before.index("(")] if "(" in before else ()
    return after[:1] == [")"] and bool((_BREAK | {"ht", "half"}) & set(inside))


#: 'Harbour won it 4-3'.
_WON_IT = frozenset({"won", "win", "wins", "winning"})
_RUNNING_VERBS = frozenset("make made making led leading trailing".split())


def _only_thought(items: Sequence[Item], at: int) -> bool:
    """Whether a score is a guess, a wish or a condition: 'could have won 3-0', 'if they win 1-0'."""
    for place in range(at - 1, max(at - 9, -1), -1):
        word = items[place].lower
        if word in {".", ";", ","} and place < at - 3:
            return False
        if word in _THOUGHT:
            return word not in {"could", "might"} or items[place + 1].lower not in _NO_MORE
    return False


#: 'could only draw 0-0' is told as done.
_NO_MORE = frozenset({"only", "manage", "do", "not"})
_THOUGHT = frozenset(
    """
        could might if unless predict predicts predicted prediction tipped tip imagine hoping hoped wants
        should
    """.split()
)


def _is_lead(items: Sequence[Item], at: int) -> bool:
    """'a 2-1 first-leg lead': words that describe may stand between."""
    if not at or items[at - 1].lower not in {"a", "the", "their", "its"}:
        return False
    for item in items[at + 1 : at + 5]:
        if item.is_team or item.is_person or item.lower in _ENDS_PHRASE:
            return False
        if item.lower in {"lead", "advantage", "deficit", "cushion"}:
            return True
    return False


_ENDS_PHRASE = frozenset(
    {",", ".", ";", "and", "but", "(", "to", "in", "at", "for", "with", "by", "that", "over", "against"}
)


def _noun(items: Sequence[Item], at: int) -> str:
    """'win' in 'a 3-1 Premier League win', at most four words behind and before any side is named."""
    for item in items[at + 1 : at + 6]:
        if item.is_team or item.lower in {",", ".", ";", "and", "but", "("}:
            return ""
        if item.lower in WIN_NOUNS or item.lower in LOSS_NOUNS or item.lower in DRAW_NOUNS or item.lower in ANY_NOUNS:
            return item.lower
        if item.lower in RUNNING_NOUNS or item.lower in {"at", "to", "in", "by", "after", "before", "when"}:
            return ""
    return ""
