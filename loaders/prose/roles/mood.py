"""How a sentence stands to what it tells: as a fact, a plan, a rumour, a denial, or not at all."""

import re

from graph.kinds import Status

_NOTHING = re.compile(
    r"\b(?:not|never|nor|neither|no|nobody|without|unless|if|whether|hope|hopes|hoped|hoping|wish|wishes|wished"
    r"|wishing|fear|fears|fearing|feared|refused|refuse|refuses|failed|fails|fail|unable|instead|should|would|cannot"
    r"|can't|won't|wouldn't|couldn't|didn't|don't|doesn't|hasn't|haven't|isn't|wasn't|aren't|weren't|rather than"
    r"|wants|want|wanted|dream|dreams|dreamed|desire|must|demand|demanded|demands|call for|called for|calls for|nearly"
    r"|almost|chance|opportunity|tempted|missed out|turned down|rejected|as though|as if|imagine|like to|love to)\b"
)
_RUMOUR = re.compile(
    r"\b(?:linked|tipped|favou?rite|frontrunner|front-runner|reportedly|allegedly|supposedly|apparently"
    r"|rumou?red|rumou?rs?|speculation|could|might|may|considering|considered|poised|set|close|closing"
    r"|expected|likely|understood|believed|thought|said to|tempt|in talks|talks|keen|interested|interest"
    r"|eyeing|eye|target|targeting|monitoring|chasing|weighing|pondering|mulling|in the frame|in the running"
    r"|lined up|lining up|on the verge|verge|nearing|near|agreed|ready|plotting|bidding|hot on|medical"
    r"|shortlist|contender|candidate|wanted by|attracting|courted|admirers|mooted|touted|about|due|future)\b"
)
_DENIAL = re.compile(
    r"\b(?:denied|denies|deny|denying|dismissed (?:reports|talk|claims|speculation|suggestions|rumou?rs)"
    r"|rubbished|played down|quashed|scotched|laughed off|ruled out)\b"
)
_PLAN = re.compile(r"\b(?:will|shall|going to|to|next (?:season|summer|week|month|year))\b")
#: Words for plans and rumours that are none here.
_HARMLESS = re.compile(
    r"\b(?:according to|due to|thanks to|back to|in addition to|next to|prior to|in talks with|may \d"
    r"|as expected|\d+ to"
    r"|(?:walked out|walked away|left|quit|departed|resigned|stepped down|been lured away) to)\b|\bin may\b"
)


def mood(before: str, inside: str = "") -> Status | None:
    """The status of what is told by a construction with some words `before` and `inside` it.

    None where it is negated, wished or merely imagined. Plans count only inside: 'to' is too common before.
    """
    inside = _HARMLESS.sub(" ", inside)
    words = f"{_HARMLESS.sub(' ', before)} {inside}"
    if _DENIAL.search(words):
        return Status.DENIED
    if _NOTHING.search(words):
        return None
    if _RUMOUR.search(words):
        return Status.RUMOURED
    return Status.SCHEDULED if _PLAN.search(inside) else Status.STATED


def clause_before(text: str, at: int, most: int = 8) -> str:
    """The last words before a place of an encoded sentence, back to the start of their clause."""
    left = text[max(0, at - 120) : at]
    for mark in (" ; ", " : ", " . ", " but ", ' " ', " - "):
        cut = left.rfind(mark)
        if cut >= 0:
            left = left[cut + len(mark) :]
    return " ".join(left.split()[-most:])
