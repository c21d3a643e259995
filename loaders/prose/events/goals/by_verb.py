"""Goals told by a verb: 'scored', 'grabbed the winner', 'nodded in at the far post'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.lexicon import CONTACT, GETTING, SCORING
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.by_contact import by_contact
from loaders.prose.events.goals.by_object import by_getting, by_shot
from loaders.prose.events.goals.detail import count_in
from loaders.prose.events.goals.shared import each_subject, fill_detail, side_subject
from loaders.prose.events.goals.telling import Telling

_SCORED_NOTHING = re.compile(
    r" (?:no|nothing|none|just (?:once|twice|one|two|\d+) |only once in|fewer|more|(?:[a-z]+|\d+) (?:fewer|more) "
    r"goals|goals|against them in|in (?:each(?! half)|every|all|\d+|his|eight|nine|ten|five|six|seven|four|three)"
    r"|for fun|freely|regularly|at will|\d+ (?:goals|times|in|league))\b"
)
#: 'his scoring touch', 'the scoring charts'.
_OF_SCORING = re.compile(
    r" (?:record|chances?|opportunit|touch|run|drought|form|charts?|rate|spree|streak|boots|burden|ability)"
)
#: 'level on points', 'scored on their own'.
_OF_A_TABLE = re.compile(r" (?:on (?:their|his) own|on points|at the top|<[PNHK]\d+> (?!'s))")
#: What right after a verb of scoring says that it tells no goal.
_OR_SO = re.compile(r" , or (?:so )?(?:<H\d+> |he |they )?(?:thought|believed|appeared|seemed)")
_NO_GOAL = (_OR_SO, _SCORED_NOTHING, _OF_SCORING, _OF_A_TABLE)
#: Forms that are nouns and adjectives as well, and what stands before them then.
_NOUNS_TOO = frozenset("net nets score scores scoring netting".split())
_BEFORE_NOUN = frozenset("the his their a empty open 's side goal own final of gaping from all-time and no".split())
_VERBS = frozenset((*SCORING, *GETTING, *CONTACT))


def by_verbs(line: Line) -> Iterator[Telling]:
    """Every goal that a verb tells in a line."""
    if line.vocabulary.isdisjoint(_VERBS):
        return
    for word in [word for word, text in enumerate(line.words) if text in _VERBS]:
        text = line.words[word]
        if text in SCORING:
            yield from _scoring(line, word)
        if text in GETTING:
            yield from by_getting(line, word)
        if text in CONTACT:
            yield from by_contact(line, word)
            yield from by_shot(line, word)


def _is_noun(line: Line, word: int, base: str, kind: str) -> bool:
    """Whether a form of a verb of scoring is a noun or adjective here: 'the final score', 'into the net'."""
    before = line.words[word - 1] if word else ""
    if kind == "s" and base != "score" and before in {"the", "their", "'s"}:
        return True
    return line.words[word] in _NOUNS_TOO and before in _BEFORE_NOUN and not (before == "and" and kind == "base")


def _scoring(line: Line, word: int) -> Iterator[Telling]:
    base, kind = SCORING[line.words[word]]
    after = line.text[line.offsets[word] + len(line.words[word]) :][:60]
    if kind == "no" or _is_noun(line, word, base, kind) or any(other.match(after) for other in _NO_GOAL):
        return
    subject = subject_of(line, word, kind, word)
    strength = 3 if kind in ("past", "s") else 2
    telling = Telling(
        f"{base} as verb", line, word, min(word + 1, len(line.words) - 1), subject.word if subject else None, strength
    )
    telling.own_less_other = None if base in ("score", "net") else 0
    if subject is None:
        side = side_subject(line, word)
        if side is None or kind == "base":
            return
        telling.side_word = side
        telling.strength = 2
    telling.count = count_in(" " + " ".join(line.words[word : word + 5]) + " ")
    fill_detail(telling)
    yield from each_subject(telling)
