"""What a mention is in its clause: subject, object, oblique, agent or owner."""

from loaders.prose.events.clause.lexicon import is_adverb
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.openings import PARTICLES, does_behind_aside, follows_noun, is_inverted
from loaders.prose.events.clause.word_classes import (
    AUXILIARIES,
    DETERMINERS,
    JOINERS,
    PREPOSITIONS,
    SERVICE,
    STOPS,
    SUBORDINATORS,
    TITLES,
    looks_like_verb,
)


def function_of(line: Line, word: int) -> str:
    """What a mention is in its clause: subject, object, oblique, agent or owner."""
    if line.owns(word):
        return "owner"
    if _modifies(line, word):
        return "modifier"
    if line.words[word][:2] == "<H":
        return "subject" if line.item(word).lower in {"he", "she", "they", "i", "we", "who"} else "object"
    if line.words[word - 1 : word] and line.words[word - 1] in _FLOORING and line.words[word + 1 : word + 2] in _DOWN:
        return "object"
    if word and line.words[word - 1] in _EARLIER_THAN and line.words[word + 1 : word + 2] == ["to"]:
        return "object"
    if line.words[max(word - 3, 0) : word] == _AS_FAR:
        return "oblique"
    if follows_noun(line, word) or is_inverted(line, word) or _is_seen(line, word):
        return "subject"
    for at in range(word - 1, max(word - 8, -1), -1):
        found = _by_word_before(line, at, word)
        if found:
            return found
    return "subject"


#: 'got to it before Stone to score'.
_EARLIER_THAN = frozenset(("before", "than"))
#: 'cleared it only as far as Hale'.
_AS_FAR = ["as", "far", "as"]
#: 'sat Stone down and stroked it in': who is made to sit does nothing.
_FLOORING = frozenset("sat put left turned sent knocked muscled shrugged brushed held shook bundled".split())
_DOWN = (["down"], ["off"], ["over"], ["aside"], ["out"], ["away"], ["flat-footed"], ["standing"], ["trailing"])


def _modifies(line: Line, word: int) -> bool:
    """Whether a name says whose a cross or a shot was: 'a Hale cross'."""
    if not word or line.words[word - 1] not in {"a", "an", "another"}:
        return False
    return word + 1 < len(line.words) and line.words[word + 1] in SERVICE


def _by_word_before(line: Line, at: int, word: int) -> str:
    """What the word at `at`, before a mention, says of the mention's function; '' where it belongs to its name."""
    before = line.words[at]
    if before in PREPOSITIONS:
        return "subject" if _closes_a_clause(line, at, word) else _of_preposition(line, before, word)
    if before in DETERMINERS:
        return _before_determiner(line, at - 1)
    if before in JOINERS or before == ",":
        return _of_conjunct(line, at, word)
    if before in _MOMENTS and line.is_side(at + 1):
        return "subject"
    if _is_of_name(line, at) or _plays_for(line, at, word):
        return "" if before not in _ENDS else "subject"
    if before in _ENDS or is_adverb(before):
        return "subject"
    if line.is_person(at):
        return "subject" if at == word - 1 else "object"
    if not looks_like_verb(before):
        return ""
    return "subject" if word + 1 < len(line.words) and line.words[word + 1] in _FINITE and at < word - 1 else "object"


def _plays_for(line: Line, at: int, word: int) -> bool:
    """'the Red Machines' Hale': who is owned by a name plays for it."""
    return at == word - 2 and line.owns(at) and line.words[at][:2] == "<P"


def _is_of_name(line: Line, at: int) -> bool:
    """Whether a word before a name can belong to it: 'the Marlow captain Hale'."""
    before = line.words[at]
    if before in PARTICLES or before in TITLES or before == "'s":
        return True
    return line.is_side(at) or "-" in before or before[:2] == "<O"


_SEEING = frozenset("saw sees seeing watched watching".split())


def _is_seen(line: Line, word: int) -> bool:
    """'Saw Hale scamper clear', not 'saw Hale booked': whether somebody is seen to do something."""
    after = line.words[word + 1] if word + 1 < len(line.words) else "."
    if not word or line.words[word - 1] not in _SEEING or not after.isalpha() or is_adverb(after):
        return False
    if after in PREPOSITIONS or after in JOINERS or after in AUXILIARIES:
        return False
    return not after.endswith("ed") and after not in {"sent", "hit", "beaten", "who", "off"}


def _closes_a_clause(line: Line, at: int, word: int) -> bool:
    """'When the cross came over Hale was first to it': whether a preposition closes the clause before."""
    if at != word - 1 or line.words[at] not in _LOOSE or at == 0 or line.words[at - 1] not in _COMES:
        return False
    return word + 1 < len(line.words) and line.words[word + 1] in _FINITE


_LOOSE = frozenset("over in through across off on up down out".split())
_COMES = frozenset("back it came went swung fell dropped floated broke spun ran bounced".split())
#: Right after a mention these say that a clause begins with it: 'when he crossed low Hale was there'.
_FINITE = frozenset(("was", "had", "were"))
#: 'within a minute Harbour's Cruz': the time told ends before the side.
_MOMENTS = frozenset(("minute", "minutes", "seconds"))


def _of_preposition(line: Line, before: str, word: int) -> str:
    if before == "with" and word + 1 < len(line.words) and _is_participle(line, word + 1):
        return "subject"
    return "agent" if before == "by" else "oblique"


#: Before any of these a clause begins anew.
_ENDS = frozenset((*STOPS, *SUBORDINATORS, *AUXILIARIES, "after"))


def _before_determiner(line: Line, at: int) -> str:
    if at < 0:
        return "subject"
    before = line.words[at]
    if before in PREPOSITIONS:
        return "agent" if before == "by" else "oblique"
    if looks_like_verb(before):
        return "object"
    return "subject"


def _is_participle(line: Line, at: int) -> bool:
    while at < len(line.words) - 1 and is_adverb(line.words[at]):
        at += 1
    return line.words[at].endswith("ing")


def _of_conjunct(line: Line, at: int, word: int) -> str:
    """After 'and' or a comma a mention shares the function of one right before it, else it begins a clause."""
    last = word + 2 if word + 3 < len(line.words) and line.words[word + 1] == "of" and line.is_side(word + 2) else word
    after = line.words[last + 1] if last + 1 < len(line.words) else "."  # 'and Hale of Marlow swept it in'
    does = is_adverb(after) or after in AUXILIARIES - {"to"} or looks_like_verb(after)
    if line.words[at] not in {"and", ",", "&"} or does or line.words[at] == "and" and does_behind_aside(line, last + 1):
        return "subject"
    at -= 1
    if at >= 0 and line.words[at] == ",":
        at -= 1
    if at >= 0 and line.is_person(at) and not line.owns(at):
        return function_of(line, at)
    return "subject"
