"""Reading the words between a club and a name: '<Marlow> former caretaker manager <Lee>'."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from loaders.prose.roles.words import (
    COLOUR,
    FOR_NOW,
    FORMER,
    INCOMING,
    OFFICE_OF,
    OFFICE_OF_PLURAL,
    ONLY_POSSIBLE,
    Office,
    phrases,
    singular,
)

_TITLES = frozenset("sir lord lady dame dr mr mrs ms baroness sheikh don herr signor".split())
_LINKS = frozenset({",", "-", "and", "&", "/", "the", "their", "then", "now"})
_BUILT = re.compile(
    r"[a-z]+-born|(?:[a-z]+|\d+)-year-old|[a-z]+ly|[a-z]+-[a-z-]+ed|[a-z]+-(?:time|year|old|term|fit|rated|form)"
)
_AGED = re.compile(r"\d+-year-old")
_LONGEST = 5


@dataclass(frozen=True, slots=True)
class Offices:
    """The offices that a phrase tells of, and what it says of their state."""

    offices: tuple[tuple[str, Office], ...]
    before: str = ""

    @property
    def former(self) -> bool:
        """Whether the phrase says that it is over."""
        return bool(_former() & set(self.before.split()))

    @property
    def incoming(self) -> bool:
        """Whether the phrase says that it is to come."""
        return bool(_incoming() & set(self.before.split()))

    @property
    def for_now(self) -> bool:
        """Whether it is for the time being."""
        return bool(_for_now() & set(self.before.split()))

    @property
    def only_possible(self) -> bool:
        """Whether it is only spoken of."""
        return bool(ONLY_POSSIBLE & set(self.before.split()))


@cache
def _former() -> frozenset[str]:
    return frozenset(phrases(FORMER))


@cache
def _incoming() -> frozenset[str]:
    return frozenset(phrases(INCOMING))


@cache
def _for_now() -> frozenset[str]:
    return frozenset(phrases(FOR_NOW))


@cache
def _state_words() -> frozenset[str]:
    return frozenset(word for phrase in phrases(f"{FORMER},{INCOMING},{FOR_NOW},{COLOUR}") for word in phrase.split())


def is_colour(word: str) -> bool:
    """Whether a word can stand before an office without being a part of what is said."""
    return word in _state_words() or bool(_BUILT.fullmatch(word))


def office_before_name(text: str) -> Offices | None:
    """The offices at the end of a phrase: 'former caretaker manager sir' ends in a caretaker manager's."""
    words = [word for word in text.split() if word != "'s"]
    while words and (words[-1] in _TITLES or words[-1] in (",", "-") or _AGED.fullmatch(words[-1])):
        words.pop()
    found: list[tuple[str, Office]] = []
    while words and len(found) < 3:
        length = _longest_end(words)
        if not length:
            break
        phrase = " ".join(words[-length:])
        found.insert(0, (phrase, OFFICE_OF[phrase]))
        del words[-length:]
        if not words or words[-1] not in ("and", "/", "&"):
            break
        words.pop()
    return _checked(found, words)


def office_at_start(text: str) -> Offices | None:
    """The offices at the start of a phrase that may go on after them: 'new head coach at'."""
    words = [word for word in text.split() if word != "'s"]
    for skipped in range(min(5, len(words))):
        length = _longest_start(words, skipped)
        if length:
            phrase = " ".join(words[skipped : skipped + length])
            return _checked([(phrase, OFFICE_OF[phrase])], words[:skipped])
        if not is_colour(words[skipped]) and words[skipped] not in _LINKS:
            return None
    return None


def plural_office(text: str) -> Offices | None:
    """The office at the end of a phrase in the plural: 'former co-owners'."""
    words = [word for word in text.split() if word not in ("'s", ",", "-")]
    for length in range(min(_LONGEST, len(words)), 0, -1):
        phrase = " ".join(words[-length:])
        if phrase in OFFICE_OF_PLURAL:
            return _checked([(singular(phrase), OFFICE_OF_PLURAL[phrase])], words[:-length])
    return None


def _checked(found: Sequence[tuple[str, Office]], rest: Sequence[str]) -> Offices | None:
    if not found or any(not is_colour(word) and word not in _LINKS for word in rest):
        return None
    return Offices(tuple(found), " ".join(rest))


def _longest_end(words: Sequence[str]) -> int:
    return next((n for n in range(min(_LONGEST, len(words)), 0, -1) if " ".join(words[-n:]) in OFFICE_OF), 0)


def _longest_start(words: Sequence[str], at: int) -> int:
    most = min(_LONGEST, len(words) - at)
    return next((n for n in range(most, 0, -1) if " ".join(words[at : at + n]) in OFFICE_OF), 0)


def office_right_before(text: str) -> tuple[Offices, str] | None:
    """The offices that end a phrase with the colour before them, and the words to the left of all that."""
    words = [word for word in text.split() if word != "'s"]
    while words and words[-1] in (*_TITLES, ",", "-"):
        words.pop()
    length = _longest_end(words)
    if not length:
        return None
    phrase = " ".join(words[-length:])
    start = len(words) - length
    while start and is_colour(words[start - 1]):
        start -= 1
    return Offices(((phrase, OFFICE_OF[phrase]),), " ".join(words[start:-length])), " ".join(words[:start])
