"""Whom the pronoun or description that opens a sentence means, where the one before ends with a pass to somebody."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled

#: 'Sand pushed it wide to Hale.' and then 'The Dane lashed it in.'
_ENDS_WITH_A_PASS = compiled(
    r" (?:pass|passes|ball|cross|centre|through-ball|it|throw|free-kick|corner"
    r"|flick|lay-off|header|pushed|pushes|slid|slides|slipped|slips|squared|squares|rolled|rolls|passed|passes|threaded"
    r"|threads|clipped|lobbed|lofted|lifted|chipped|fed|feeds|headed|flicked|played|plays|laid|switched|nodded|swept) "
    r"(?:(?!and |but |before |who |which |from |by |off |of )[^ .,;:!?()<>]+ ){0,7}?"
    r"(?:to|for|ahead of|into the (?:path|stride|feet) of"
    r"|to the feet of|towards|to release|to find|to spring|to set free|to free|to pick out|on to|onto) "
    r"(?:the (?:unmarked|waiting|onrushing|advancing) |[a-z]+ (?=<P))?(?P<to><P\d+>)"
    r"(?: (?:in|through|clear|away|wide|free|alone|unmarked|on the (?:[a-z-]+ ){1,2}|in space|down the (?:[a-z]+ ){1,2}"
    r"|at the (?:[a-z-]+ ){1,3}|inside the (?:[a-z-]+ ){1,2}|on the edge of the (?:[a-z-]+ ){1,2})){0,2} ?[.] ?$|"
    r" (?:released|releases|releasing|freed|fed|feeds|picked out|found|finds|finding|spotted|spring|springing|sprang"
    r"|sent) (?:the unmarked |[a-z]+ (?=<P))?(?P<also><P\d+>)(?: (?:in|through|clear|away|free|alone|unmarked|behind"
    r"|on the (?:[a-z-]+ ){1,2}|in space|down the (?:[a-z]+ ){1,2}|at the (?:[a-z-]+ ){1,3}|on goal)){0,3} ?[.] ?$"
)
#: So far into its sentence whoever received the ball is spoken of.
_OPENING = 3


def receiver(line: Line, word: int, before: Line | None) -> tuple[Line, int] | None:
    """The word, in the line before, for whoever got the ball and is meant by the pronoun or description at a word."""
    if before is None or word > _OPENING:
        return None
    if line.words[word][:2] not in ("<N", "<H") or line.item(word).lower in _SEVERAL:
        return None
    match = _ENDS_WITH_A_PASS.search(before.text)
    if match is None or re.search(r" (?:but|only|saved|cleared|offside) ", before.text[match.start() :]):
        return None
    return before, before.word_at(match.start(match.lastgroup or "to"))


#: 'Stone was caught in possession by Lund.' and then 'He fed Ortiz'.
_ENDS_WITH_A_THEFT = compiled(
    r" (?:(?:was|were|being|been|got) )?(?:[a-z]+ly )?(?:dispossessed|robbed|caught (?:in possession|dawdling|napping"
    r"|on the ball|out)|tackled|closed down|outmuscled|hustled off the ball|brushed aside|intercepted|seized (?:up)?on"
    r"|pounced (?:up)?on|picked off|cut out|read|anticipated|charged down|nicked|stolen|pickpocketed|hurried|beaten"
    r"|outpaced|turned|nutmegged|skinned) "
    r"(?:[a-z-]+ ){0,3}?by (?:the |an? |<T\d+> (?:'s )?|[a-z-]+ (?=<P)){0,3}(?P<by><P\d+>)"
    r"(?: (?:[a-z-]+ ){1,8})? ?[.] ?$"
)


def thief(line: Line, word: int, before: Line | None) -> int | None:
    """Whom the pronoun or description at a word means, where the sentence before says who took the ball off X."""
    if before is None or word > _OPENING or line.words[word][:2] not in ("<N", "<H"):
        return None
    match = _ENDS_WITH_A_THEFT.search(before.text)
    return (
        before.item(before.word_at(match.start("by"))).entity
        if match and line.item(word).lower not in _SEVERAL
        else None
    )


_SEVERAL = frozenset(("they", "it", "we", "you", "i"))
