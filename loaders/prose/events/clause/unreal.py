"""Whether a clause tells of what is merely possible, wished for, denied or just missed."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.sieve import Worded

#: What may be, will be, or was not so.
_MIGHT = (
    r"could(?! (?:hardly|scarcely|not|barely) fail )(?! do )"
    r"(?! (?:scarcely|hardly|barely|not|n't) (?:quite )?believe)(?! n't miss)(?! not miss)"
    r"(?! hardly miss)(?: n't)?(?: not)?(?: easily| so easily| only| surely| well| also)? (?:have )?"
    r"|would(?: n't| not)? have |would not |would n't |should've |could've |would've |might've |must've "
    r"|should(?: n't)?(?: probably| really| certainly| surely| also| then)? have |might(?: well| easily)? "
    r"(?:have )?"
    r"|may(?: well)? (?:yet )?(?:have )?|must(?: surely)? have |can |ca n't |cannot |can't |will |'ll |'d "
    r"|wo n't "
    r"|won't |couldn't |wouldn't |shouldn't |didn't |did not |did n't |don't |doesn't |does not |hasn't "
    r"|hadn't "
    r"|haven't |had not |has not |isn't |wasn't |aren't "
)
_NEARLY = (
    r"(?:nearly|almost) (?!(?:\d+|two|three|four|five|six|seven|eight|nine|ten|half|immediately|instantly|inevitably"
    r"|directly"
    r"|straight|at once|before) )|close to (?!half|the break|the interval|the hour)|closer to |closest to |near to "
    r"|nearest to "
)
_UNABLE = (
    r"failed to |fails to |failing to |(?<!hardly )(?<!scarcely )(?<!not )(?<!n't )fail to |failure to |unable to "
    r"|inability to |lacked |lacking "
    r"|lacks "
    r"|crying out for |ability to |failure to |reluctance to "
)
#: What somebody tried, hoped or had to do.
_TRIED = (
    r"tried to |tries to |trying to |try to |attempted to |attempting to |attempt to |wanted to |hoping to"
    r" |hoped to "
    r"|hopes to |hope to |hopes of |hope of |threatened to |threatening to |threaten to |looked to "
    r"|looking to "
    r"|looks to |seeking to |sought to |aiming to |bidding to |bid to |desperate to |keen to |eager to "
    r"|ready to "
    r"|set to |about to |poised to |likely to |expected to |needed to |need to |needing to |needs to "
    r"|had to |have to |has to |got to (?=$)"
)
_CHANCES = (
    r"chance to |chances to |chance of |chances of |opportunity to |opportunities to |opportunity of "
    r"|opening to "
    r"|(?<!no )(?<!second )(?<!further )invitation to "
    r"|(?<!had )(?<!right )(?<!ample )(?<!had the )(?<!enough )time to |attempts? at |bid for |danger of "
    r"|verge of |brink of |point of |threat of "
    r"|way of "
)
#: What was thought, seemed likely or was asked for.
_SEEMED = (
    r"thought (?:he|they|she|<H\d+>) (?:had|has|'d) |thought (?:[^ ]+ ){0,3}?"
    r"(?:had |'d )|appeared to have "
    r"|seemed to have |looked like |looked as if |looked as though |looked certain to |looked set to "
    r"|looked sure to "
    r"|looked likely to |seemed certain to |seemed set to |seemed sure to |seemed likely to |was sure to "
    r"|certain to "
    r"|(?:need|needs|needed|want|wants|wanted|expect|expects|expected|ask|asks|asked|begged|urged|urging"
    r"|wanting) "
    r"(?:[a-z]+ ){0,2}<P\d+> to |(?:easier|simpler|harder) to |seemed easier to |ought (?:not )?to "
    r"(?:have )?"
    r"|(?:thought|believed|reckoned|imagined) (?:that )?(?:<[PHTN]\d+>|he|they|she) (?=$)"
)
_DENIED = (
    r"without |instead of |rather than |prevented |prevent |preventing |stopped |stopping |stop |denied "
    r"|deny |denying "
    r"|(?:kept|keep|keeps|keeping) (?!(?:<H\d+> 's|his|her) "
    r"(?:nerve|cool|composure|head|calm|balance|footing) )"
    r"|refused to |never |not (?!miss )|neither |nor |no one |nobody |none |unlikely |too "
    r"(?:late|high|wide|far) "
)
_IF = (
    r"if |unless |had (?=<P\d+> (?:not )?(?:[a-z]+ed|got) )|whether |wish |imagine |dreamed of |dreamt of "
    r"|yet to |still to |prepared to |preparing to |have yet |has yet |had yet |still waiting "
)
#: What somebody chose or was told to do.
_MEANT = (
    r"opted (?:not )?to |decided (?:not )?to |only to |when he should |when <H\d+> should |should |elected"
    r" to "
    r"|chose to |shaping to |shaped to |intended to |meant to |in order to |urged |asked |told |tempted to"
    r" "
)
_CLOSE_TO = (
    r"inches away from |inches from "
    r"|within (?:inches|an inch|a whisker|a coat of paint|a foot|a yard|a lick of paint|seconds|moments)"
    r" of "
    r"|yards away from"
)
_IN_SEARCH = (
    r"push(?:ed|ing)? for |searching for |search for |search of |in search |looking for |chasing |chased "
    r"|pressed for |pressing for |bemoaned |rued |lamented "
)
_WASTED = (
    r"missed (?:a|the|an|out) |missing (?:a|the|an) |misses |wasted (?!(?:no|little) time )|wasting "
    r"(?!(?:no|little) time )|spurned |squandered |passed up |failing |lucky not |unlucky not |unfortunate"
    r" not |fortunate not |n't |(?<!under )no (?!(?:second |further )?invitation )(?!doubt )(?!(?:time|trouble"
    r"|difficulty"
    r"|problems?"
    r"|hesitation|qualms|bother) "
    r"(?:in |$))"
)
#: Before a verb, within its clause.
_UNREAL = compiled(
    rf" (?:{_MIGHT}|{_NEARLY}|{_UNABLE}|{_TRIED}|{_CHANCES}|{_SEEMED}|{_DENIED}|{_IF}|{_MEANT}|{_CLOSE_TO}"
    rf"|{_IN_SEARCH}|{_WASTED})"
)
#: A near miss after 'almost' etc. ends here: what comes after is said plainly.
_FRESH = re.compile(
    r" (?:[)]|but|before|and then|then|who|when|as|after|;|:|-|until|while|whereas|yet|, and|though"
    r"|although) "
)
_FRESH_STRONG = re.compile(
    r" (?:[)]|but|before|then|until|;|:|yet|when|as|after|only for|though|, and|, with|while|who) "
)


def clause_before(line: Line, word: int) -> str:
    """The text of the sentence up to a word, from the last mark that ends a clause for good."""
    text = line.text[: line.offsets[word]]
    cut = max(text.rfind(" ; "), text.rfind(" : "), text.rfind(" . "), text.rfind(" ( "))
    told = text[max(cut, 0) :][-260:]
    if " as " in told:
        told = _SIMILE.sub(lambda simile: f" {'x' * (len(simile[0]) - 2)} ", told)
    if told.count(" , ") < 2:
        return told
    return _ASIDE.sub(lambda aside: " , " + "x" * (len(aside[0]) - 6) + " , ", told)


#: 'Went past two men as though they were not there and drove it in'.
_SIMILE = re.compile(
    r" as (?:if|though) (?:<[A-Z]\d+>|they|he|she|it|the (?:[a-z]+ ){1,2}) (?:were|was|did|had|does|is) (?:not|n't"
    r"|never) "
    r"(?:[a-z]+ ){0,3}?(?=and |, |before )"
)
#: 'Hale, who has been criticised for not shooting, scored': a clause about somebody, with its comma.
_ASIDE = re.compile(r" , (?:who|whose|which|as if|as though|though|although|if|not) [^,;]{1,150} , ")


def is_unreal(line: Line, verb: int, subject: int | None) -> bool:
    """Whether what a verb says is merely possible, wished for, denied or just missed."""
    before = clause_before(line, verb)
    for match in _INVERTED.found(line.text, line.vocabulary):
        if (
            match.start() < line.offsets[verb] <= match.end() + 60
            and " , " not in line.text[match.end() - 1 : line.offsets[verb]]
        ):
            return True
    last = None
    for match in _UNREAL.finditer(before):
        last = match
    if last is None:
        return False
    between = before[last.end() - 1 :]
    if subject is not None and _is_in_aside(line, subject, verb, line.offsets[verb] - len(between)):
        return False
    if last[0].strip() in {"if", "unless"} and " , " in between:
        return False
    if last[0].strip() == "without":
        return between.count(" ") <= _SHORT
    if (
        _CHANCE.search(last[0])
        and re.search(r" (?:when|as) ", between)
        and not re.search(r" (?:but|and then|before|then|;|,(?! (?:when|as))) ", between)
    ):
        return True
    if subject is not None and subject > line.word_at(line.offsets[verb] - len(before) + last.start()):
        return _reaches(last[0], between)
    return not _FRESH.search(between) and between.count(" ") < 14


def _is_in_aside(line: Line, subject: int, verb: int, marker: int) -> bool:
    """'Hale, set up when Lund could have shot himself, rounded it off': what an aside says touches nothing else."""
    if line.words[subject + 1 : subject + 2] != [","] or marker < line.offsets[subject]:
        return False
    return "," in (line.words[verb - 1], line.words[verb - 2]) and verb - 2 > subject + 1


#: 'Had Hale scored then, ...'
_INVERTED = Worded(
    r"(?:^|,|;|and|but) had (?:<[PTNHK]\d+>|the [a-z]+) (?:not )?(?:[a-z]+ly |then |also )?"
    r"(?:[a-z]+ed|got|had|been|taken|gone|hit|beaten|put|found|sunk|shot) "
)
#: So far 'without' reaches: 'without scoring', not 'without looking and the ball rolled in'.
_SHORT = 3
_CHANCE = re.compile(r"could|might|should|nearly|almost|close|chance|opportunity")
#: After 'and' a person begins a clause: 'failed to clear and Hale scored'.
_OTHER_SUBJECT = compiled(r" and (?:(?:the|a|substitute|captain|unmarked|[a-z]+er) |<T\d+> (?:'s )?){0,3}{p} (?!'s)")


#: How markers begin that govern a clause with a subject of its own: 'if Hale', 'denied Hale', 'kept Hale from'.
_GOVERNING = tuple("if unless whether wish imagine thought prevent stop den ke without missed chance had".split())
_DENYING = frozenset(("to", "no", "no one", "nobody", "none", "neither", "never"))


def _reaches(marker: str, between: str) -> bool:
    """Whether a marker that stands before the subject itself still governs the verb."""
    if marker.strip().startswith(_GOVERNING):
        return not _FRESH_STRONG.search(between) and between.count(" ") < 12
    if _OTHER_SUBJECT.search(between):
        return False
    if "for" in marker or marker.strip() in _DENYING:
        return not _FRESH.search(between) and between.count(" ") < 7
    return not _FRESH.search(between) and between.count(" ") < 6
