"""Whom a description or a pronoun cannot mean, for what its own sentence says before and behind it.

This is asked once, where pointing words are resolved; whatever is read of them later takes their mention's word for it.
"""

import re
from collections.abc import Callable, Iterator

from loaders.prose.events.assists.assist_words import PASSES
from loaders.prose.events.clause.cleft import is_cleft
from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.lexicon import is_adverb
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.goals import tellings_of
from loaders.prose.pointing.giving import HANDS
from loaders.prose.reading import Mention
from loaders.prose.sieve import Worded

#: Whom a word of a line means, as far as it is known.
Meant = Callable[[int], int | None]
#: So many words a description has at most.
_DESCRIPTION = 5
#: So soon behind a person stands what he does.
_SOON = 5
#: What goes from one player to another.
_SENT = PASSES | frozenset("shot effort drive header volley ball".split())
#: So many words before 'him' the subject of its clause may stand.
_CLAUSE = 20


def ruled_out(line: Line, mention: Mention, meant: Meant, *, described: bool) -> frozenset[int]:
    """The people whom words that point cannot mean; `described` if they tell who somebody is, not whose mate he is."""
    lower = mention.told.lower()
    if lower in _HE:
        places = {*_owner_of_clause(line, mention), *_who_served(line, line.word_of(mention))}
        if is_cleft(line, line.word_of(mention)):
            places |= {*_of_side_clauses(line, line.word_of(mention))}
    elif lower in _HIM:
        places = {*_doer_to_him(line, line.word_of(mention))}
    elif lower in _HIS and is_cleft(line, line.word_of(mention)):
        places = {*_of_side_clauses(line, line.word_of(mention))}
    elif mention.how == "pronoun":
        return _NOBODY
    else:
        word = line.word_of(mention)
        # who keeps goal is told by what he does, wherever else the ball was
        before = _before(line, word) if line.words[word][:2] != "<K" else ()
        places = {*before, *(_beside(line, word) if described else ())}
    return frozenset([person for place in places if (person := meant(place)) is not None])


_NOBODY = frozenset[int]()
_HE = frozenset(("he", "she"))
_HIM = frozenset(("him", "her"))


_HIS = frozenset(("his", "hers"))


def _of_side_clauses(line: Line, word: int) -> Iterator[int]:
    """Who only did something in a subordinate clause: 'after Stone had threatened, and it was his finish'."""
    for at in range(1, word):
        if line.words[at][:2] == "<P" and line.words[at - 1] in _SIDE_CLAUSE:
            yield at


_SIDE_CLAUSE = frozenset("after when while although though before as until because despite".split())


def _owner_of_clause(line: Line, mention: Mention) -> Iterator[int]:
    """'Hale finished a move of Sand and Lund, whose cut-back he swept home': 'he' is neither of the two."""
    if "whose" not in line.vocabulary:
        return
    match = _WHOSE.search(line.text[: line.offsets[line.word_of(mention)]])
    if match is not None:
        owner = line.word_at(match.start("owner"))
        yield owner
        yield from (at for at in range(owner) if line.words[at][:2] == "<P" and function_of(line, at) != "subject")


_WHOSE = re.compile(r" (?P<owner><P\d+>) ,? ?whose (?:[a-z-]+ ){1,4}$")


def _who_served(line: Line, word: int) -> Iterator[int]:
    """'Hale picked him out and he', 'Hale's ball reached him and he': 'he' is not Hale."""
    if not word or line.words[word - 1] not in ("and", "but", ","):
        return
    for at in range(word - 2, max(word - _CLAUSE, 0), -1):
        if line.words[at] in (";", ":", ".") or line.words[at][:2] == "<P":
            return
        if line.is_person(at) and line.item(at).lower in _HIM and line.words[at - 1] in _SERVING:
            yield from _doer_to_him(line, at)
            return


_SERVING = HANDS | {"to", "for", "towards"}


def _doer_to_him(line: Line, word: int) -> Iterator[int]:
    """Who does something to 'him' and so is somebody else: 'Hale fed him', 'Hale's shot ran to his feet'."""
    if line.owns(word) and not _owns_way(line, word):
        return
    for at in range(word - 1, max(word - _CLAUSE, -1), -1):
        if line.words[at] in (";", ":", "."):
            return
        if line.words[at][:2] == "<P" and line.owns(at):
            if not _SENT.isdisjoint(line.words[at + 2 : at + _SOON + 1]):
                yield at
            return
        if line.is_person(at) and not line.owns(at) and function_of(line, at) == "subject":
            yield at
            return


def _beside(line: Line, word: int) -> Iterator[int]:
    """Who is named later in the sentence, or right before as the subject of what is done to the one described."""
    yield from (at for at in range(word + 1, len(line.words)) if line.words[at][:2] == "<P")
    last = word - 1
    while last > 0 and is_adverb(line.words[last]):
        last -= 1
    if not word or line.words[word - 1] in _CLAUSE_STARTS or line.words[last] in _IS:
        return
    found = False
    for at in range(word - 1, max(word - _DESCRIPTION, -1), -1):
        if line.is_person(at):
            found = True
            yield at
        elif line.words[at] in _PARTS or found and line.words[at] != "and":
            return


#: 'Lund was the match-winner': it is he who is described.
_IS = frozenset("is was were are be been being became becomes remains remained proved".split())
#: No subject is looked for before these.
_PARTS = frozenset((",", ";", ":", "-"))
_CLAUSE_STARTS = frozenset((",", ";", "and", "but", "as", "when", "before", "after", "while", "that", ":", "for"))


def _before(line: Line, word: int) -> Iterator[int]:
    """Who was named before the one described, and did or suffered something else."""
    named = [at for at in range(word) if line.words[at][:2] == "<P"]
    if not named:
        return
    before = line.text[: line.offsets[word]]
    for one in (_DELIVERER, _OUT_OF_IT):
        for match in one.found(before, line.vocabulary):
            yield line.word_at(match.start(match.lastgroup or 0))
    if _is_given_the_ball(line, word, before):
        first = max((place for place in range(word) if line.words[place] in {":", ";", "-"}), default=0)
        yield from (at for at in named if at >= first and not _owns_way(line, at))
    doer = doer_before(line, word)
    if doer is not None:
        yield doer


_BALLS = (
    r"(?:cross|crosses|corner|ball|pass|free-kick|throw|throw-in|centre|delivery|knock-down|flick|flick-on|through-ball"
    r"|lay-off|pull-back|cut-back)"
)
#: 'The cross from Lund, but the Dane', 'when Lund's corner came over the Dane': who delivers is not who meets it.
_DELIVERER = Worded(
    rf" {_BALLS} (?:from|by) (?:[a-z-]+ |<T\d+> (?:'s )?){{0,3}}(?P<by><P\d+>)"
    r"| (?P<owner><P\d+>) 's (?:corner|cross|centre|free-kick|throw|throw-in|delivery) "
)
#: 'On in place of Lund, the Dane', 'skipped past Lund and found the Dane': he has no more part in it.
_OUT_OF_IT = Worded(
    r" (?:replacement for|in place of|instead of|replacing|in for|on for|substitute for|stand-in for|deputising for"
    r"|fouled by|felled by|floored by|upended by|brought down by|tripped by|pulled down by|robbed by"
    r"|marked by|closed down by|tackled by|rounding|beating|leaving|past|fed by|found by|picked out by|set up by"
    r"|teed up by|released by) "
    r"(?:[a-z-]+ |<T\d+> (?:'s )?){0,3}(?P<far><P\d+>)"
    r"| (?:beyond|around|round|off|outpaced|robbed|dispossessed) (?P<near><P\d+>)"
)


def _is_given_the_ball(line: Line, word: int, before: str) -> bool:
    """'Kim robbed Sand and released the Dane': who gets the ball is nobody named before."""
    at = word
    while at > 0 and word - at < _DESCRIPTION and line.words[at] not in ("the", "a", "an", ","):
        at -= 1
    if line.words[word - 1] in _GIVING or at and line.words[at - 1] in _GIVING:
        return True
    # 'floated it to the far post, where the tall striker rose'
    return line.words[word - 1] in ("where", "and") and _HANDED_ON.search(before, line.vocabulary) is not None


_GIVING = frozenset("released found fed for to picked freed set sent put played teed slipped".split())
_HANDED_ON = Worded(
    r" (?:lifted|lifts|floated|floats|floating|crossed|chipped|played|squared|swung|whipped"
    r"|sent|clipped|pulled|cut|curled|hoisted|delivered|threaded|slid|rolled|slipped|hit|drove|lofted|dinked|stood"
    r"|hung|fired|knocked|nodded|headed|helped|flicked|lifting|crossing|chipping|swinging|sending|curling|pulling) "
    r"(?:it|the ball|a|an|the|in|over|up|back|low) "
    r"(?:(?!shot |effort |drive |penalty )[^ .;:!?<>]+ ){0,10}?(?:, )?(?:where|and) $"
)


def _owns_way(line: Line, word: int) -> bool:
    """'Into Hale's path': it was Hale who got the ball."""
    return line.owns(word) and line.words[word + 2] in ("path", "feet", "run", "stride")


def doer_before(line: Line, word: int) -> int | None:
    """'Kim crossed and the tall striker headed in': who did the one thing is not described as doing the other.

    The place of the person who does something in the clause that 'and' joins to a description.
    """
    at = word
    while at > 0 and word - at < _DESCRIPTION and line.words[at] not in ("the", "and", ","):
        at -= 1
        if line.is_person(at):
            return None  # 'Kim led the break and Hale turned his team-mate's pass in'
    if at > 0 and line.words[at] == "the":
        at -= 1
    if line.words[at] != "and":
        return None
    named = (place for place in range(at - 1, -1, -1) if line.words[place][:2] == "<P" or line.words[place] in ":;")
    nearest = next((place for place in named if function_of(line, place) != "object"), None)
    if nearest is None or line.words[nearest] in ":;" or _has_scored(line, nearest, at):
        return None
    function = function_of(line, nearest)
    return nearest if function == "subject" or function == "owner" and passes_at(line, nearest) else None


def _has_scored(line: Line, person: int, end: int) -> bool:
    """'Hale pulled one back, and the forward equalised': who scored in the clause before may score again."""
    return any(telling.scorer == person and telling.verb < end for telling in tellings_of(line, ""))


def passes_at(line: Line, word: int) -> bool:
    """Whether the person at a word is told to pass, or his pass is spoken of."""
    return not PASSES.isdisjoint(line.words[word + 1 : word + _SOON])
