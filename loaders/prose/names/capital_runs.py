"""Runs of words with capitals: how far a name goes that no list has."""

from loaders.prose.names.line import Line
from loaders.prose.names.listed import Listed
from loaders.prose.names.vocabulary import CALENDAR, CLUB_ENDS, CLUB_WORDS, NEVER_NAMES, PARTICLES, PERSON_NOUNS


def is_plural_nickname(word: str, senses: tuple[Listed, ...]) -> bool:
    """Whether a listed word is only what several clubs call themselves: 'Mariners', 'Breakers'."""
    return word.endswith("s") and bool(senses) and all(sense.is_team and not sense.strong for sense in senses)


def run_end(line: Line, at: int) -> int:
    """The last token of the run of capitals that starts here."""
    last = at
    while last + 1 < len(line.tokens):
        reach = _next_capital(line, last)
        if reach is None or (_starts_listed(line, reach, last)):
            break
        last = reach
    return last


def club_end(line: Line, at: int) -> int | None:
    """Where a name that ends in 'FC' ends, which starts here: 'River Valley FC'; None where there is none."""
    last = at
    while last + 1 < len(line.tokens) and last - at < _LONGEST:
        if not line.is_capital(last + 1) or not line.touches(last + 1):
            return None
        last += 1
        if line.tokens[last].lower in CLUB_SUFFIXES:
            return last if last - at > 1 else None
    return None


CLUB_SUFFIXES = frozenset({"fc", "afc", "sc", "cf"})
_LONGEST = 4


def _starts_listed(line: Line, at: int, before: int) -> bool:
    """Whether a listed name starts inside a run; a single word after a given name is a surname instead."""
    length, senses = line.listed(at)
    if length != 1 or line.is_given(before):
        return length > 1
    if all(listed.type is None for listed in senses):
        return before == 0 and line.tokens[before].lower in NEVER_NAMES
    if line.tokens[at].lower not in CLUB_ENDS and not is_plural_nickname(line.tokens[at].lower, senses):
        return True
    if any(listed.strong for listed in senses):
        return not _names_club(line, before, at)
    # 'Quarley Rovers' is one name, 'Hale Sinks Rovers' is none.
    if line.loud and line.tokens[at].lower in CLUB_WORDS:
        return line.tokens[before].lower in line.words.common
    return (before == 0 or line.tokens[at].lower not in CLUB_WORDS) and not _names_club(line, before, at)


def _names_club(line: Line, before: int, at: int) -> bool:
    """Whether a word before a famous club's makes another club of it: 'Kilbrack Celtic', not 'Beating Celtic'."""
    lower = line.tokens[before].lower
    # A common word with a capital inside a sentence is part of a name: 'lost to Police Lancers'.
    common = lower in line.words.common and (before == 0 or line.loud or not line.touches(before))
    plain = common or lower in NEVER_NAMES or lower in CALENDAR or lower in line.words.adjectives
    if plain or lower in PERSON_NOUNS or lower.endswith(("ing", "ly", "ed")):
        return False
    return not line.loud or line.stands_alone(before, at)


def _next_capital(line: Line, last: int) -> int | None:
    """The next token of the run: a capital, or one behind particles or the full stop of an initial."""
    at = last + 1
    if line.tokens[at].text == "." and len(line.tokens[last].text) == 1 and at + 1 < len(line.tokens):
        at += 1
        return at if line.is_capital(at) else None
    first = at
    while not line.is_capital(at):
        if at - first == _MOST_PARTICLES or not _is_particle(line, at) or at + 1 == len(line.tokens):
            return None
        at += 1
    if not line.touches(at):
        return None
    lower = line.tokens[at].lower
    return None if at == first and lower in NEVER_NAMES and lower not in PARTICLES else at


_MOST_PARTICLES = 3


def _is_particle(line: Line, at: int) -> bool:
    """Whether a token is a particle that goes on a name: 'van', 'de la'."""
    token = line.tokens[at]
    return token.lower in PARTICLES and line.touches(at) and (token.text[0].islower() or token.lower == "'t")
