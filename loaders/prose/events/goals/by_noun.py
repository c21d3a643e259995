"""Goals told by a noun, with how sure each noun is of what it says."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.coordination import coordinated
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.detail import count_in, describe
from loaders.prose.events.goals.notes import take_note
from loaders.prose.events.goals.noun_kept_out import is_shot_kept_out
from loaders.prose.events.goals.noun_strength import strength_of
from loaders.prose.events.goals.noun_table import find_nouns
from loaders.prose.events.goals.nouns import Noun
from loaders.prose.events.goals.shared import noun_effect
from loaders.prose.events.goals.telling import Telling
from loaders.prose.pattern_parts import one_of


def by_nouns(line: Line) -> Iterator[Telling]:
    """Every goal that a noun tells in a line."""
    for row, match in find_nouns(line):
        groups = match.groupdict()
        noun = groups.get("noun") or ""
        if is_shot_kept_out(line, row, match, noun) or _is_reached(line, row, match):
            continue
        strength = strength_of(line, row, match, noun)
        scorer = line.word_at(match.start("scorer"))
        if strength == 0 or _is_contracted(line, scorer):
            continue
        at = line.word_at(match.start("noun")) if noun else scorer
        telling = Telling(row.name, line, at, line.word_at(match.end() - 1), scorer, strength)
        telling.begin = line.word_at(match.start() + 1)
        noun_effect(telling, noun, line.text[match.start() : match.end() + 1])
        if row.name == "his share of them":
            telling.count = _SHARES.get(noun, 1)
        if row.name in _OF_TWO and noun not in _SEVERAL:
            telling.count = 1
        describe(
            telling, _of_this_goal(line.text[match.start() : match.end() + 48], match.end() - match.start()), line.text
        )
        listed = row.listed or row.name == "goals from" or (row.name == "a goal from" and noun.endswith("s"))
        members = coordinated(line, scorer) if listed else [scorer]
        if row.name == "goals from" and len(members) == 1:  # 'two headers from Hale'
            telling.count = max(telling.count, count_in(f" {' '.join(line.words[max(at - 2, 0) : at + 1])} "))
        for member in members:
            other = telling.by(member)
            if len(members) > 1 and _IN_EACH.search(line.text):
                other.count = 1  # 'goals in either half from Hale and Cruz'
            take_note(other, several=len(members) > 1)
            yield other


#: Rows that tell what two goals did, and nouns for several goals.
_OF_TWO = frozenset(("of the same ilk", "and another's", "the first of two"))
_SEVERAL = frozenset("double brace hat-trick treble goals".split())
_IN_EACH = re.compile(r" (?:either side|each half|either half|both halves) ")


#: 'Hale with two and Cruz with one'.
_SHARES = {"two": 2, "both": 2, "a pair": 2, "three": 3, "four": 4}


def _is_contracted(line: Line, word: int) -> bool:
    """'He's now got two goals' is no possessive."""
    return line.words[word][:2] == "<H" and line.owns(word) and line.item(word).lower in {"he", "she", "they", "it"}


def _of_this_goal(text: str, least: int) -> str:
    """What a text says of one goal: up to where another clause begins."""
    stop = _NEXT_CLAUSE.search(text, max(least - 1, 0))
    return text[: stop.start() + 1] if stop else text


#: '... and the 19-year-old headed his second', '... was cancelled out by Cruz's penalty'.
_NEXT_CLAUSE = re.compile(
    r" (?:; |, and |, but |but |before |while |and then |, then |by (?:a |an |the )?"
    r"(?:[a-z0-9-]+ ){0,2}?<[PN]|when "
    r"|after (?:the |[a-z-]+ ){0,2}?<[PN]\d+> had |and (?:the |a |an )?(?:[a-z0-9-]+ )?<)"
)


def _is_reached(line: Line, row: Noun, match: re.Match[str]) -> bool:
    """'Hale ran on to Lund's flick and slid the ball in': who reached the flick did what follows 'and'."""
    before = line.text[max(match.start() - 40, 0) : match.start() + 1]
    if row.name in _SHOTS and (
        _OFF_A_MAN.search(line.text, match.start("noun") - 1) or _NOT_SO.match(line.text, match.end())
    ):
        return True
    if row.name in _SHOTS_OF_HIS and match["noun"] in _SERVED and _FINISHED.search(before):
        return True
    if row.name in {"a cross that went in", "possessive shot"} and _CUT_OUT.search(before):
        return True
    return (
        row.name in {"possessive shot", "a cross that went in"}
        and " and " in f" {match.groupdict().get('licence')}"
        and bool(_TO_REACH.search(line.text[max(match.start() - 30, 0) : match.start() + 1]))
        or row.name == "possessive shot"
        and match["noun"] in _SERVED
        and bool(_FINISHED_BY.match(line.text, line.text.index(" ", match.start("noun"))))
        or row.name == "possessive shot"
        and bool(_TURNED.search(line.text[max(match.start() - 30, 0) : match.start() + 1]))
    )


#: Rows of a shot of which only the way of the ball is told.
_SHOTS = frozenset(("possessive shot", "whose shot", "a cross that went in"))
#: 'whose header went in off the unlucky Stone', 'Hale's drive went in off his knee for his second'.
_OFF_A_MAN = re.compile(
    r" off (?:the )?(?:unlucky|unfortunate|hapless|luckless|poor|helpless|unwitting) (?!keeper|goalkeeper)"
    r"| goals? (?:have|has) (?:since|already|so far) "
    r"| off (?:his|her|<H\d+> 's) (?:[a-z]+ )?(?:knee|shin|back|head|chest|thigh|heel|foot|boot|hip|shoulder|backside) "
    r"for (?:his|her|<H\d+> 's) "
)
#: 'her cross eluded Lien but not Holm'.
_NOT_SO = re.compile(r" (?:[^ .,;:!?]+ ){0,6}?but (?:not|reached|found|was met|fell) ")
#: Rows of somebody's shot, and what somebody else can finish: 'turned in Hale's free-kick', 'a thigh to Hale's drive'.
_SHOTS_OF_HIS = frozenset(("possessive shot", "nth-minute goal"))
_SERVED = frozenset("free-kick free-kicks shot effort drive header flick volley".split())
_FINISHED = re.compile(
    r" (?:(?:turned|turning|headed|heading|nodded|nodding|poked|poking|tapped|tapping|volleyed|volleying|glanced"
    r"|swept"
    r"|sweeping|turns|heads|nods|stabbed|touched|bundled|flicked|steered|deflected|prodded) (?:in|home)"
    r"|converted|converting|met|meets|meeting|onto|on to|end of|"
    r"(?:head|forehead|thigh|knee|toe|boot|foot|leg|touch"
    r"|flick|chest) (?:to|on|on to|onto)) (?:the )?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,2}$"
)

#: 'Hale's free-kick drifted over everyone and Sand slid in at the far post': who finished it scored.
_FINISHED_BY = re.compile(
    r" (?:(?!in|net|past|beyond)[a-z-]+ ){1,8}?(?:and|where|for|but|before) <P\d+> (?:[a-z]+ ){0,2}?"
    r"(?:slid|headed|nodded|tapped|turned|poked|stabbed|bundled|steered|touched|glanced|volleyed|converted|finished"
    r"|swept|rose|stooped|prodded|forced|to (?:head|nod|tap|turn|poke|stab|finish|convert|volley)) "
)
#: 'stuck out a boot to divert Hale's shot past the keeper': who diverted it scored.
_TURNED = re.compile(
    r" (?:divert|diverted|diverting|turn|turned|turning|steer|steered|steering|deflect|flick|flicked|flicking"
    r"|poke"
    r"|poked|poking|convert|converted|converting|redirect|redirected|redirecting|help|helped|helping|glance"
    r"|glanced"
    r"|head|headed|nod|nodded|touch|touched|touching|guide|guided|guiding) "
    r"(?:in |home |on |home from |in from )?(?:the )?$"
)
#: 'stretched to intercept Hale's cross, and the ball rolled past Voss': it was not Hale's any more.
_CUT_OUT = re.compile(
    r" to (?:intercept|cut out|clear|stop|block|reach|deal with|divert|head away|hook away|keep out|turn away) "
    r"(?:the )?(?:[a-z-]+ ){0,2}$"
)
_REACHING = one_of(
    """
        on_to onto latched_to connect_with connected_with connecting_with end_of met meeting collected
        collecting gathered controlled took taking with exchanged from off
    """
)
_TO_REACH = re.compile(rf" {_REACHING} (?:the |a )?(?:[a-z-]+ )?$")
