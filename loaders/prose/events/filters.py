"""What makes a clause tell no goal: mere possibility, negation, wishes, tallies, other days, other meanings."""

import re

from loaders.prose.events.line import Line
from loaders.prose.events.patterns import compiled

#: Before a verb, within its clause.
_UNREAL = compiled(
    r" (?:could(?! do )(?! (?:scarcely|hardly|barely|not|n't) (?:quite )?believe)(?! n't miss)(?! not miss)"
    r"(?! hardly miss)(?: n't)?(?: not)?(?: easily| so easily| only| surely| well| also)? (?:have )?|would(?: n't"
    r"| not)? have |would not |would n't |should've |could've |would've |might've |must've |should(?: n't)?"
    r"(?: probably| really| certainly| surely| also| then)? have |might(?: well| easily)? (?:have )?|may(?: well)? "
    r"(?:yet )?(?:have )?|must(?: surely)? have |can |ca n't |cannot |can't |will |'ll |'d |wo n't |won't |couldn't "
    r"|wouldn't |shouldn't |didn't |did not |did n't |don't |doesn't |does not |hasn't |hadn't |haven't |had not "
    r"|has not |isn't |wasn't |aren't |nearly |almost |close to (?!half|the break|the interval|the hour)|closer to "
    r"|closest to |near to |nearest to |failed to |fails to |failing to |fail to |failure to |unable to "
    r"|inability to |lacked |lacking |lacks |crying out for |ability to |failure to |reluctance to |tried to "
    r"|tries to |trying to |try to |attempted to |attempting to |attempt to |wanted to |hoping to |hoped to "
    r"|hopes to |hope to |hopes of |hope of |threatened to |threatening to |threaten to |looked to |looking to "
    r"|looks to |seeking to |sought to |aiming to |bidding to |bid to |desperate to |keen to |eager to |ready to "
    r"|set to |about to |poised to |likely to |expected to |needed to |need to |needing to |needs to |had to "
    r"|have to |chance to |chances to |chance of |chances of |opportunity to |opportunities to |opportunity of "
    r"|opening to |invitation to |time to |attempts? at |bid for |danger of |verge of |brink of |point of |threat of "
    r"|way of |thought (?:he|they|she|<H\d+>) (?:had|has|'d) |thought (?:[^ ]+ ){0,3}?(?:had |'d )|appeared to have "
    r"|seemed to have |looked like |looked as if |looked as though |looked certain to |looked set to |looked sure to "
    r"|looked likely to |seemed certain to |seemed set to |seemed sure to |seemed likely to |was sure to |certain to "
    r"|(?:need|needs|needed|want|wants|wanted|expect|expects|expected|ask|asks|asked|begged|urged|urging|wanting) "
    r"(?:[a-z]+ ){0,2}<P\d+> to |(?:easier|simpler|harder) to |seemed easier to |ought (?:not )?to (?:have )?"
    r"|(?:thought|believed|reckoned|imagined) (?:that )?(?:<[PHTN]\d+>|he|they|she) (?=$)|without |instead of "
    r"|rather than |prevented |prevent |preventing |stopped |stopping |stop |denied |deny |denying "
    r"|(?:kept|keep|keeps|keeping) (?!(?:<H\d+> 's|his|her) (?:nerve|cool|composure|head|calm|balance|footing) )"
    r"|refused to |never |not (?!miss )|neither |nor |no one |nobody |none |unlikely |too (?:late|high|wide|far) |if "
    r"|unless |had (?=<P\d+> (?:not )?(?:[a-z]+ed|got) )|whether |wish |imagine |dreamed of |dreamt of |yet to "
    r"|have yet |has yet |had yet |still waiting |opted (?:not )?to |decided (?:not )?to |only to |when he should "
    r"|when <H\d+> should |should |elected to |chose to |shaping to |shaped to |intended to |meant to |in order to "
    r"|urged |asked |told |tempted to |inches away from |inches from |within (?:inches|an inch|a whisker"
    r"|a coat of paint|a foot|a yard|a lick of paint|seconds|moments) of |yards away from|push(?:ed|ing)? for "
    r"|searching for |search for |search of |in search |looking for |chasing |chased |pressed for |pressing for "
    r"|bemoaned |rued |lamented |missed (?:a|the|an|out) |missing (?:a|the|an) |misses |wasted |wasting |spurned "
    r"|squandered |passed up |failing |lucky not |unlucky not |unfortunate not |fortunate not |n't |no )"
)
#: A near miss after 'almost' etc. ends here: what comes after is said plainly.
_FRESH = re.compile(
    r" (?:[)]|but|before|and then|then|who|when|as|after|;|:|-|until|while|whereas|yet|, and|though|although) "
)
_FRESH_STRONG = re.compile(
    r" (?:[)]|but|before|then|until|;|:|yet|when|as|after|only for|though|, and|, with|while|who) "
)
_UNDONE = compiled(
    r" (?:ruled out|ruled offside|disallowed|chalked off|chalked_off|flagged|offside|off-side|did n't count"
    r"|did not count|struck off|scrubbed (?:out|off)|not given|annulled|cancelled by|overturned|pulled back for"
    r"|penalised|brought back|whistle had|the flag|linesman|assistant referee 's flag|no goal|adjudged to have"
    r"|judged to have|deemed to have|hand ?ball|ruled it out|rule out|ruling out) "
)
_UNDONE_STRONG = compiled(
    r" (?:ruled out|ruled offside|disallowed|chalked off|chalked_off|flagged|did n't count|did not count|struck off"
    r"|scrubbed (?:out|off)|annulled|ruled it out|rule out|ruling out|offside flag|correctly offside|offside) "
)
#: What comes after a goal that was none, whatever stands between.
_CUT_SHORT = re.compile(
    r" (?:but|only for|only to (?:see|find|be)|although|though) (?:[^ .;:!?]+ ){0,5}?"
    r"(?:offside flag|flag (?:was|went|cut|came|stayed)|linesman 's flag|assistant 's flag|lino 's flag"
    r"|linesman 's flag|flag (?:to (?:spoil|cut|deny|go)|had)|whistle (?:had|went|was)|disallowed|ruled (?:it )?out"
    r"|chalked|had (?:already )?(?:blown|whistled)|was (?:adjudged|judged|deemed|ruled|given) offside"
    r"|(?:was|were) offside|penalised|a lecture)"
)
_STANDS = re.compile(
    r" (?:allowed to stand|stood|(?:might|may|could) (?:well )?have been offside|goal was given|given after"
    r"|awarded the goal|overturned the|looked (?:suspiciously )?offside|appeared offside|offside trap"
    r"|beat the offside|despite|appeals|suspicion|suspiciously|claims|not offside|onside|looked) "
)
_SAVED = compiled(
    r" (?:only (?:for|to)|but) (?:[^ .;:!?]+ ){0,8}?(?:save|saved|saves|block|blocked|blocks|clear|cleared|tipped|tip"
    r"|parried|palmed|denied|deny|pushed|kept|gathered|smothered|wide|over|post|bar|crossbar|hooked|turned|woodwork"
    r"|stood|down well|equal to|reacted|out|brought down|flag|flagged|adjudged|offside|dragged)(?= )"
)
_TALLY = re.compile(
    r" (?:has|have|'ve|having) "
    r"(?:now |already |also |only |never |just |twice |not |yet |all |previously |[a-z]+ly |<H\d+> )?$"
    r"| (?:has|have|'ve) (?:[a-z]+ ){0,2}$"
)
_OTHER_DAY = compiled(
    r" (?:last (?:season|year|month|week|weekend|term|summer|time|saturday|sunday|monday|tuesday|wednesday|thursday"
    r"|friday|august|september|october|november|december|january|february|march|april|may|june|july|night 's)"
    r"|(?:in|of|since|from|at)(?: the)? (?:19|20)\d\d"
    r"|(?:january|february|march|april|june|july|august|september|october|november|december)(?: (?:19|20)\d\d)?"
    r"|previous (?:season|meeting|game|match|round|week|visit|encounter|campaign|two|three|four|five|outing)|earlier "
    r"(?:this|in the) (?:season|month|week|year|campaign)|last-gasp winner last|a year ago|(?:years|months|weeks|days"
    r"|games|matches) (?:prior|earlier|before|ago|previously)|months ago|weeks ago|days ago|week ago|fortnight ago"
    r"|month ago|in midweek|corresponding|reverse fixture|first leg|last meeting|last met|world cup final"
    r"|when (?:the sides|these (?:sides|two)|the teams|the two (?:sides|teams)) (?:last )?met|\d{4}-\d{2}"
    r"|in (?:his|their) (?:last|previous|past) |over (?:his|the) (?:last|past|previous)|previously|new year 's day"
    r"|boxing day|christmas|on loan|at (?:his|her|their) former|for his former|in his career|in (?:the|a) friendly"
    r"|in a pre-season|opening[- ]day|opening weekend|(?:midweek|weekend|tuesday|wednesday|thursday|saturday|sunday"
    r"|monday|friday) 's (?:win|defeat|draw|victory|loss|match|game|\d-\d|\w+ (?:win|defeat|draw|victory))|the 19\d\d"
    r"|19\d\d|(?:in|at) the (?:euro|world cup|olympics)) "
)
_OF_SHOOTOUTS = frozenset("shoot-out shootout shoot_out spot-kicks death kick penalty spot-kick penalties".split())
_SHOOTOUT = re.compile(
    r" (?:shoot-out|shootout|shoot_out|spot-kicks|sudden death|penalty shoot-out|decisive (?:kick|penalty|spot-kick)"
    r"|winning (?:kick|penalty|spot-kick) |first (?:kick|penalty) for|on penalties) "
)


def clause_before(line: Line, word: int) -> str:
    """The text of the sentence up to a word, from the last mark that ends a clause for good."""
    text = line.text[: line.offsets[word]]
    cut = max(text.rfind(" ; "), text.rfind(" : "), text.rfind(" . "), text.rfind(" ( "))
    return _ASIDE.sub(lambda aside: " , " + "x" * (len(aside[0]) - 6) + " , ", text[max(cut, 0) :][-260:])


#: 'Hale, who has been criticised for not shooting, scored': a clause about somebody, with its comma.
_ASIDE = re.compile(r" , (?:who|whose|which) [^,;]{1,150} , ")


def is_unreal(line: Line, verb: int, subject: int | None) -> bool:
    """Whether what a verb says is merely possible, wished for, denied or just missed."""
    before = clause_before(line, verb)
    for match in _INVERTED.finditer(line.text):
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


#: 'Had Hale scored then, ...'
_INVERTED = re.compile(
    r"(?:^|,|;|and|but) had (?:<[PTNHK]\d+>|the [a-z]+) (?:not )?(?:[a-z]+ly |then |also )?"
    r"(?:[a-z]+ed|got|had|been|taken|gone|hit|beaten|put|found|sunk|shot) "
)
#: So far 'without' reaches: 'without scoring', not 'without looking and the ball rolled in'.
_SHORT = 3
_CHANCE = re.compile(r"could|might|should|nearly|almost|close|chance|opportunity")


#: After 'and' a person begins a clause: 'failed to clear and Hale scored'.
_OTHER_SUBJECT = compiled(r" and (?:(?:the|a|substitute|captain|unmarked|[a-z]+er) |<T\d+> (?:'s )?){0,3}{p} (?!'s)")


def _reaches(marker: str, between: str) -> bool:
    """Whether a marker that stands before the subject itself still governs the verb."""
    if marker.strip().startswith(
        (
            "if",
            "unless",
            "whether",
            "wish",
            "imagine",
            "thought",
            "prevent",
            "stop",
            "den",
            "ke",
            "without",
            "missed",
            "chance",
            "had",
        )
    ):
        return not _FRESH_STRONG.search(between) and between.count(" ") < 12
    if _OTHER_SUBJECT.search(between):
        return False
    if "for" in marker or marker.strip() in ("to", "no", "no one", "nobody", "none", "neither", "never"):
        return not _FRESH.search(between) and between.count(" ") < 7
    return not _FRESH.search(between) and between.count(" ") < 6


#: 'had an effort ruled out after he tapped in'.
_UNDONE_BEFORE = re.compile(
    r" (?:ruled out|disallowed|chalked off)(?: (?!but |before |until )[^ .;:!?,]+){0,6} (?:after|when|as|having)"
    r"(?: (?!but |before )[^ .;:!?,]+){0,5} $"
)


def is_undone(line: Line, start: int, following: str) -> bool:
    """Whether the sentence, or the beginning of the next one, says that the goal did not count."""
    after = line.text[line.offsets[start] :]
    if _CUT_SHORT.search(after) or _UNDONE_BEFORE.search(
        line.text[max(line.offsets[start] - 110, 0) : line.offsets[start]]
    ):
        return True
    found = _UNDONE_STRONG.search(after)
    if found and not _STANDS.search(line.text):
        gap = after[: found.start()]
        return not re.search(r" (?:before|after|when|;) ", gap[-60:]) or "goal" in gap
    if re.search(r" penalised (?:[^.;]{0,160} )?before (?:[^ ]+ ){0,6}$", line.text[: line.offsets[start]]):
        return True
    head = following[:150].split(" . ", maxsplit=1)[0]
    return (
        bool(re.match(r" (?:but |however |only |unfortunately )", head) or re.match(r" (?:the|his|it|that|its) ", head))
        and bool(_UNDONE_STRONG.search(head))
        and not _STANDS.search(head)
    )


def is_kept_out(line: Line, end: int) -> bool:
    """Whether what follows within the clause says that it was kept out after all."""
    return bool(_SAVED.match(line.text, line.offsets[end] + len(line.words[end]))) if end < len(line.words) else False


_MADE = compiled(
    r" (?:, |by )?"
    r"(?:playing|setting up|crossing|teeing up|feeding|laying|squaring|putting|threading|slipping|sending) "
    r"(?:[^ .;:!?()<>]+ ){0,7}?(?:to set up|set up|to tee up|in for|through for|setting up|up|off for|it to) <P"
)


def is_made_for_another(line: Line, verb: int, end: int) -> bool:
    """'added another, playing a pass to set up Hale': the subject made the goal that another scored."""
    return line.words[verb] in _BRINGS and bool(_MADE.search(line.text, line.offsets[end], line.offsets[end] + 90))


_BRINGS = frozenset(
    "add added adds adding doubled double made make extended extend put gave give restored sealed seal".split()
)
#: Nobody scores so many in a match.
_MANY = re.compile(
    r"\S+ (?:only |just |some |more than |at least |almost |nearly |over )?(?:[6-9]|\d\d+|six|seven|eight|nine|ten"
    r"|eleven|twelve) (?:(?:league|cup|european|premiership|international|mls) )?(?:goals|times)(?= )"
)
_COUNT = r"(?:once|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"


def is_tally(line: Line, verb: int) -> bool:
    """'has scored nine times': a count over a time."""
    before = line.text[max(line.offsets[verb] - 45, 0) : line.offsets[verb]]
    if _TALLY.search(before):
        return True
    after = line.text[line.offsets[verb] : line.offsets[verb] + 90]
    return bool(_MANY.match(after)) or bool(
        re.match(
            rf"\S+ (?:only |just |more than |at least )?(?:\d+|{_COUNT}) (?:goals? |times )?"
            rf"(?:this season|all season|in (?:\d+|{_COUNT}|his (?:last|previous|first|past) [a-z]+"
            r"|their (?:last|previous|first|past) [a-z]+|as many|the (?:last|past|previous) [a-z]+) (?:[a-z]+ ){0,2}"
            r"(?:games|matches|appearances|outings|starts|league|home|away|cup|competitive|seasons|years|derbies"
            r"|meetings|visits|clashes|encounters|internationals|caps) |in all competitions |so far|per |a season"
            r"|from \d|since|already|in the (?:league|premier|champions))",
            after,
        )
    )


#: 'his first goal since October' is of today.
_NOT_SINCE = re.compile(
    r" (?:goal|strike|first|one|header) since (?:last |the |early |late |mid- ?)?[a-z0-9-]+(?: (?:19|20)\d\d)?(?= )"
)


def is_other_day(line: Line, verb: int) -> bool:
    """Whether the words around speak of another day: 'last season', 'in 2006'."""
    start = line.offsets[verb]
    after = _NOT_SINCE.sub(" goal ", line.text[start : start + 110].split(" . ")[0] + " ")
    before = re.split(
        r" (?:,|as|when|but|who|which|and|-|while|after|before|;|:) ", line.text[max(start - 70, 0) : start + 1]
    )[-1]
    return bool(_OTHER_DAY.search(" " + after + " ") or _OTHER_DAY.search(" " + before + " "))


def is_shootout(line: Line) -> bool:
    """Whether the sentence speaks of a shoot-out."""
    return not line.vocabulary.isdisjoint(_OF_SHOOTOUTS) and bool(_SHOOTOUT.search(line.text))
