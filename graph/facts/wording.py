"""Values that sources word or round in their own way: which of them contradict each other."""

import re
from collections.abc import Hashable

_WORDS = {
    word: number
    for number, words in enumerate(
        (
            "first 1st one",
            "second 2nd two",
            "third 3rd three",
            "fourth 4th four",
            "fifth 5th five",
            "sixth 6th six",
            "seventh 7th seven",
            "eighth 8th eight",
        ),
        start=1,
    )
    for word in words.split()
}
_ROUND = re.compile(r"\bround (\d{1,2})\b|\b(\d{1,2}) (?:qualifying |preliminary )?round\b")
_OF = re.compile(r"\b(?:round of|last) (\d{1,3})\b")
_FINALS = (
    (re.compile(r"\bquarter ?finals?\b|\bqf\b|\blast 8\b|\b1/4\b"), "quarter-final"),
    (re.compile(r"\bsemi ?finals?\b|\bsf\b|\blast 4\b|\b1/2\b"), "semi-final"),
    (re.compile(r"\b(?:third|3) place\b|\bplace 3\b"), "third place"),
    (re.compile(r"\b1/8\b"), "last 16"),
    (re.compile(r"\bgroup\b"), "group stage"),
    (re.compile(r"^(?:the |grand )?final(?: replay)?$"), "final"),
)


def same_stage(one: Hashable, other: Hashable) -> bool:
    """Whether two wordings of a stage can both be right: 'Fourth round' and 'round 4' are one.

    Words that are not understood ('Regular season', 'Matchday 9') contradict nothing.
    """
    stage, other_stage = stage_of(str(one)), stage_of(str(other))
    return stage is None or other_stage is None or stage == other_stage


def stage_of(text: str) -> str | None:
    """A stage in one wording; None where the words are not understood."""
    words = re.sub(r"[-–_ ]+", " ", text.casefold()).strip()
    for found, name in _FINALS[:3]:
        if found.search(words):
            return name
    if (found_of := _OF.search(words)) is not None:
        return f"last {found_of[1]}"
    numbered = " ".join(str(_WORDS.get(word, word)) for word in words.split())
    if (found_round := _ROUND.search(numbered)) is not None:
        qualifying = "qualifying " if "qualif" in words or "preliminary" in words else ""
        return f"{qualifying}round {found_round[1] or found_round[2]}"
    return next((name for found, name in _FINALS[3:] if found.search(words)), None)


def same_label(one: Hashable, other: Hashable) -> bool:
    """'Group A' and 'A' are one group, 'first leg' and 1 one leg."""
    return _label(one) == _label(other)


def _label(value: Hashable) -> str:
    words = [word for word in str(value).casefold().split() if word not in ("group", "leg", "the")]
    return " ".join(str(_WORDS.get(word, word)) for word in words)


def same_count(one: Hashable, other: Hashable) -> bool:
    """Whether two counts can both be right: one may be the other, rounded."""
    if not isinstance(one, int) or not isinstance(other, int):
        return one == other
    return one == other or _rounded(one, other) or _rounded(other, one)


def _rounded(round_: int, exact: int) -> bool:
    return any(round_ % unit == 0 and abs(round_ - exact) <= unit // 2 for unit in (100, 1000))


def roundness(count: Hashable) -> int:
    """Higher for the count that is not rounded."""
    if not isinstance(count, int):
        return 0
    return 2 if count % 100 else 1 if count % 1000 else 0
