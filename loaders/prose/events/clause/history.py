"""Whether a clause tells of another match: an earlier meeting, a game of another day, one of other sides."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.frame.frame import Match
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import MONTHS
from loaders.prose.pattern_parts import one_of

_MONTHS = "|".join(MONTHS)
#: Before a verb, anywhere in its sentence.
_EARLIER = re.compile(
    r"(?:^|,|;|:|-|\() (?:the |in |on )?(?:when|last time|previous time|first time) (?:they|the (?:sides|teams|two)"
    r"|these (?:two )?(?:sides|teams|clubs)|these two|the two (?:sides|teams|clubs)|<T\d+>) "
    r"(?:last |previously |had )?(?:met|played|clashed|faced|came here|visited)(?= )"
    r"|(?:^|,|;|:|-|\() (?:the )?(?:last|previous) time (?:that )?(?:they|these two|<T\d+>) (?:had |last )?"
    r"(?:beat|won|lost|drew|triumphed|prevailed|travelled|were|was|did)(?= )"
    r"| (?:back )?in (?:18|19|20)\d\d ,? ?(?:when|where|in which|as)(?= )"
    r"| (?:the|their|that|its) (?:previous|last|reverse|earlier|corresponding) (?:[a-z]+ )?"
    r"(?:meeting|fixture|encounter|clash|visit|game between)(?= )"
    r"| (?:in|during|from) the (?:regular|previous|last) season(?= )| from (?:the|their) first[ -]leg(?= )"
    r"| (?:in|during|after|from) (?:the|their) (?:first[ -]leg|reverse fixture|corresponding fixture)"
    r" ,? ?(?:when|where|in which|as)(?= )"
    r"| (?:anniversary|memory|memories) of (?:his|her|their|the|<[PHT]\d+> 's)(?= )"
    r"| of (?:their|its|his|<[TH]\d+> 's) previous (?:[a-z]+|\d+)(?: [a-z]+)? ,? ?(?:thanks to|when|through)(?= )"
    r"| (?:goals?|wins?|games?|match|meeting) last (?:week|month|season|year)(?= )"
    rf"| (?:last (?:season|summer|winter|spring|autumn|year|month|week|term|time|{_MONTHS})|a (?:year|week|fortnight"
    rf"|month|season) (?:ago|earlier)|(?:back )?in (?:{_MONTHS})(?: (?:of )?(?:last year|\d{{4}}))?"
    r"|(?:the|this) (?:year|season|week|month) before|two years ago|in the (?:autumn|spring|summer|winter)"
    r"|before christmas|on the opening day|earlier this season|earlier in the (?:season|month|week)) ?(?:,|-)? "
    r"(?:when|where|with|in which|and)(?= )"
)
_NOW = re.compile(r" (?:today|tonight|yesterday|this time|this afternoon|this evening|here|now) ")
_ELSEWHERE = re.compile(
    r"^ (?:elsewhere|meanwhile ,|in the (?:other|day 's other|night 's other|early|late) (?:[a-z-]+ )?(?:game|match"
    r"|semi-final|tie|fixture|quarter-final|game of the day))(?= )"
)
_THAT_DAY = re.compile(r" that (?:night|day|season|year|summer)(?= )")
_RESULT_VERB = one_of(
    """
        beat beats beating defeated edged thrashed blanked downed drew lost won overcame saw_off knocked_out held met
        faced hosted visited came_from_behind
    """
)
#: A match or how it ended.
_GAME = one_of(
    """
        win wins victory defeat draw rout loss success game match thrashing drubbing beating friendly semi-final final
        tie
    """
)
#: A result against others, with a clause about it.
_WIN_OVER = re.compile(
    rf" {_GAME} (?:[^ .,;:!?<>()]+ ){{0,2}}?(?:over|against|of|at|with|by|to|away to|at home to) "
    r"(?:the |home to |away to )?(?P<other><T\d+>)"
)
_WHEN_BEAT = re.compile(
    rf" (?:when|as|where|in which|that) (?:[^ .;:!?]+ ){{0,4}}?(?:{_RESULT_VERB}|were) (?:[^ .;:!?]+ ){{0,3}}?"
    r"(?:to |with |at |over |against |by )?(?:the )?(?P<other><T\d+>)"
    r"| (?:in|during|from) (?:the|a|an|their|his|last|<T\d+> 's) (?:[^ .;:!?<>]+ ){0,5}?(?:win|defeat|victory|draw"
    r"|rout|loss|success|game|match|thrashing) (?:over|against|of|by|at|to|with|away to) (?:the )?(?P<another><T\d+>)"
    r"| (?:[^ .,;:!?<>]+ ){0,5}?against (?:the )?(?P<third><T\d+>)"
)
_OTHERS_MET = re.compile(rf" (?P<other><T\d+>) (?:had |also |then )?{_RESULT_VERB} ")
_REACH = 100
#: 'His goal for England on Wednesday'.
_SCORED_FOR = re.compile(
    r" (?:goals?|winner|equaliser|opener|penalty|hat-trick|strike|header) (?:for|against) (?:the"
    r" )?(?P<other><T\d+>)(?= )"
)
_NEAR = 50


def is_earlier(line: Line, verb: int) -> bool:
    """Whether the sentence set out to speak of an earlier day before it came to a verb."""
    before = line.text[: line.offsets[verb]]
    last = None
    for match in _EARLIER.finditer(before):
        last = match
    if last is not None and not _NOW.search(before, last.end() - 1):
        return True
    return bool(_LIKE_THAT.search(before) or _THAT_DAY.search(line.text, line.offsets[verb], line.offsets[verb] + 60))


#: 'goals like the one he once scored from a corner'.
_LIKE_THAT = re.compile(
    r" (?:like|as) (?:the (?:one|goal|strike|header|volley|free-kick)|that) (?:that |which )?<[PHTN]\d+> "
    r"(?:had |once |also )?$"
)


def is_of_others(line: Line, verb: int, match: Match, names: Names) -> bool:
    """Whether a clause tells of a match that another side played in."""
    if "<T" not in line.text:
        return bool(_ELSEWHERE.search(line.text))

    def other(word: str | None) -> bool:
        if word is None:
            return False
        entity = line.items[int(word[2:-1])].entity
        return entity is not None and entity not in match.sides and names.entities[entity].register is not None

    start = line.offsets[verb]
    scored_for = _SCORED_FOR.search(line.text, start, start + _NEAR)
    if scored_for and other(scored_for["other"]):
        return True
    sides_before = [at for at in range(verb) if line.is_side(at) and line.item(at).entity in match.sides]
    for found in _WIN_OVER.finditer(line.text, max(start - _REACH, 0), start):
        if other(found["other"]) and not any(line.offsets[at] > found.end() for at in sides_before):
            return not _OUTSIDE.search(line.text, found.end() - 1, start)
    found_after = _WHEN_BEAT.match(line.text, start + len(line.words[verb]))
    if found_after is None:
        found_after = (
            _WHEN_BEAT.search(line.text, start, start + _REACH) if " when " in line.text[start : start + 60] else None
        )
    if found_after and (other(found_after["other"]) or other(found_after["another"]) or other(found_after["third"])):
        return True
    has_own = any(line.is_side(at) and line.item(at).entity in match.sides for at in range(len(line.words)))
    others = {line.item(at).entity for at in range(len(line.words)) if line.is_side(at) and other(line.words[at])}
    return not has_own and (
        len(others) > 1
        or bool(_ELSEWHERE.search(line.text))
        or any(other(found["other"]) for found in _OTHERS_MET.finditer(line.text, 0, start))
    )


#: What leads back to the match at hand.
_OUTSIDE = re.compile(r" (?:but|before|;|this time|today|on saturday|here) ")
