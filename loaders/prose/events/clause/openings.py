"""Where a clause begins that no mark or word opens: 'on the clock Hale scored', 'up popped Hale'."""

from loaders.prose.events.clause.lexicon import is_adverb
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.word_classes import (
    AUXILIARIES,
    CLOSING,
    DETERMINERS,
    JOINERS,
    PREPOSITIONS,
    SERVICE,
    STOPS,
    SUBORDINATORS,
    TITLES,
    looks_like_verb,
    verb_kind,
)
from loaders.prose.names.vocabulary import PERSON_NOUNS

PARTICLES = frozenset("up forward low high out down back away clear free".split())


def is_inverted(line: Line, word: int) -> bool:
    """'Up popped Hale', 'in at the back stole Hale': the clause begins with where he went."""
    at = word - 1
    while at > 0 and (
        line.words[at] in DETERMINERS
        or line.words[at] in TITLES
        or line.is_side(at)
        or line.words[at][:2] in ("<H", "<N")  # 'up stepped his strike partner Hale'
        or line.words[at] == "'s"
    ):
        at -= 1
    if at <= 0 or line.words[at] not in _INVERTING:
        return False
    for back in range(at - 1, max(at - 6, -1), -1):
        if back == 0 or line.words[back - 1] in STOPS or line.words[back - 1] in (",", "and", "but"):
            return line.words[back] in _PLACES
    return False


_INVERTING = frozenset(
    """
        popped came stepped strode rose stole ghosted nipped pops comes steps strides rises steals stood went rushed
        raced swooped charged
    """.split()
)
_PLACES = frozenset("up in on along forward there out back".split())


_FUNCTION_WORDS = PREPOSITIONS | DETERMINERS | JOINERS | SUBORDINATORS | AUXILIARIES


def follows_noun(line: Line, word: int) -> bool:
    """'on the clock Hale scored': a plain noun closes the phrase before, and the verb follows at once."""
    word_after = word + 1
    while (
        word > 1
        and (line.words[word - 1] in TITLES or line.words[word - 1] in PERSON_NOUNS)
        and not _is_owned_service(line, word - 1)
    ):
        word -= 1
    before = line.words[word - 1] if word else "."
    plain = (
        (before.replace("-", "").isalpha() or before[:1].isdigit() and before.isalnum())  # 'in the 39th Hale scored'
        and (before not in TITLES or before in CLOSING or _is_owned_service(line, word - 1))
        and (before in CLOSING or not before.endswith(("ed", "ing", "ly")))
        and before not in _FUNCTION_WORDS
    )
    return (
        plain
        and word > 1
        and (before in CLOSING or before in SERVICE or before not in PERSON_NOUNS and _is_opening_phrase(line, word))
        and not (looks_like_verb(before) and before not in CLOSING and line.words[word - 2] not in DETERMINERS | {"'s"})
        and before not in PARTICLES
        and _tells(line, word_after)
        and not is_adverb(before)
    )


def _is_owned_service(line: Line, at: int) -> bool:
    """'From Lund's centre Hale headed it in': a centre, not a centre-half."""
    return line.words[at] in SERVICE and line.words[at - 1] == "'s"


def _tells(line: Line, at: int) -> bool:
    """Whether a verb that tells of the past stands at a word, or behind an adverb there."""
    while at < len(line.words) - 1 and is_adverb(line.words[at]):
        at += 1
    after = line.words[at] if at < len(line.words) else "."
    return verb_kind(after) == "past" or after in _TOLD or after.endswith("ed") and looks_like_verb(after)


#: So many words may open a clause before its subject.
_MOST_OPENING = 9


def _is_opening_phrase(line: Line, word: int) -> bool:
    """'Straight from the restart Hale', 'with his back to goal Hale': nothing but a phrase of place or time before."""
    with_preposition = False
    for at in range(word - 1, max(word - 2 - _MOST_OPENING, -1), -1):
        text = line.words[at]
        if text in {",", "and", "but"} or text in STOPS:
            return with_preposition
        if text in PREPOSITIONS:
            with_preposition = True
        elif (
            line.is_person(at)
            and not line.owns(at)
            or looks_like_verb(text)
            and at
            and line.words[at - 1] not in DETERMINERS | PREPOSITIONS | {"'s"}
            or text in SUBORDINATORS
            or text in AUXILIARIES
        ):
            return False
        if at == 0:
            return with_preposition
    return False


#: What a clause begins with after its subject; past forms that are base forms too among them.
_TOLD = frozenset(
    """
        has had beat hit put cut set won broke found took made fed ran got went burst rose met drew swung shot stole
        sprang leapt threw caught held kept slid swept struck sent saw laid came stood fell was led spun sped tore
        bent strode dug rode let lost
    """.split()
)


#: So long an aside between a subject and its verb may be.
_LONG_ASIDE = 12


def does_behind_aside(line: Line, at: int) -> bool:
    """'... by Lund and Hale, arriving late, bulleted it home': a verb of the past follows the aside at once."""
    if at >= len(line.words) or line.words[at] != ",":
        return False
    for close in range(at + 2, min(at + 2 + _LONG_ASIDE, len(line.words) - 1)):
        if line.words[close] in STOPS:
            return False
        if line.words[close] == ",":
            return _tells(line, close + 1)
    return False
