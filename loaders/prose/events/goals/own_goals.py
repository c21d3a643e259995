"""Own goals: 'an own goal by Stone', 'Stone turned it into his own net'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled, worded
from loaders.prose.events.clause.walk import walk_left
from loaders.prose.events.clause.word_classes import verb_kind
from loaders.prose.events.goals.telling import Telling

INTO_HIS_OWN = compiled(
    r"(?:into|in|past|through|beyond|inside|over) (?:the (?:[a-z-]+ ){0,2}"
    r"(?:corner|roof|back|side|bottom|top) of )?(?:his|her|their|<[PNH]\d+> 's|{side} 's) own "
    r"(?:[a-z]+ (?=keeper|goalkeeper))?(?:net|goal|keeper|goalkeeper|custodian|goalie|netminder|shot-stopper"
    r"|goal-line|line|near post|far post|<P\d+>)|(?:through|into) (?:his|her|<[PNH]\d+> 's) own(?= [.,;])|"
    r"(?:found|finding|finds) (?:his|her|<[PNH]\d+> 's) own (?:[a-z-]+ ){0,2}(?:net|goal|corner)(?= )|"
    r"(?:past|beyond|over|under|through) (?:his|her|<H\d+> 's) (?:(?:startled|astonished|stranded|helpless|bemused"
    r"|horrified"
    r"|unhappy|wrong-footed|surprised|disbelieving|bewildered|furious|unfortunate|despairing) )(?:<K\d+>|keeper"
    r"|goalkeeper"
    r"|custodian|goalie|netminder)(?= )"
)
_OWN_GOAL_BY = worded(
    r" own[ -]goals? (?:[^ .;:!?<>]+ ){0,6}?(?:by|from|off|courtesy of|via|through) "
    r"(?:the |a |[a-z-]+ ){0,4}(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,3}?(?P<scorer><[PN]\d+>)"
)
_OWN_GOAL_OF = worded(r" (?P<scorer><[PN]\d+>) 's (?:[a-z0-9-]+ ){0,5}?own[ -]goals?(?= )")
_OWN_GOAL_MOD = worded(
    r" (?:a|an|the) (?:[a-z0-9-]+ ){0,4}?(?:<T\d+> )?(?:[a-z-]+ )?(?P<scorer><P\d+>) own[ -]goal(?= )"
)
_OWN_GOAL_OFF = worded(
    r" (?:off|via|against) "
    r"(?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}(?P<scorer><P\d+>) and (?:past|beyond|into|over|under) "
    r"(?:his|her|<H\d+> 's|the) own (?:[a-z-]+ )?(?:keeper|goalkeeper|net|goal|<P\d+>)(?= )|"
    r" (?:struck|hit|caught|off|clipped|against|brushed) (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}(?P<third><P\d+>) "
    r"(?:(?:on|in|full in) (?:the|<H\d+> 's) (?:[a-z]+ ){1,2})?(?:and|before|,) "
    r"(?:rolled|went|flew|trickled|bounced|looped|dropped|spun|rebounded|cannoned|ricocheted|dribbled|ended up|rolling"
    r"|bouncing|looping) (?:[a-z]+ ){0,2}(?:into|in|past|over) (?:his|her|<H\d+> 's) own (?:[a-z-]+ )?"
    r"(?:net|goal|line|goal-line|keeper|goalkeeper)(?= )|"
    r" (?:inadvertently|unwittingly|accidentally|unfortunately) "
    r"(?:diverted|deflected|turned|headed|steered|poked|nudged|helped|knocked|sliced|bundled) "
    r"(?:[^ .,;:!?<>()]+ ){0,4}?(?:(?:past|beyond) {gk}|into the net|over the line|in|home) "
    r"(?:[^ .,;:!?<>()]+ ){0,4}?by (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}(?P<other><P\d+>)(?= )"
)
#: 'Pike's shot was turned past him by Stone, his own back'.
_BY_HIS_OWN = worded(
    r" (?:turned|deflected|diverted|put|headed|helped|sliced|steered|hooked|kicked) (?:[^ .,;:!?]+ ){0,5}?by "
    r"(?:the |poor |unlucky )?(?P<scorer><P\d+>) , (?:his|<[HPN]\d+> 's) own "
    r"(?:[a-z-]+ )?(?:back|full-back|half|half-back|centre-half|centre-back|defender|man|captain|colleague|player)(?= )"
)
#: 'Stone, stretching to cut out Lund's cross, saw it spin off his shin and over the keeper'.
_IN_TRYING = worded(
    r" (?P<scorer><[PN]\d+>) ,? ?(?:[a-z]+ly )?(?:stretching|sliding|lunging|diving|trying|attempting|stooping"
    r"|attempted|tried"
    r"|stretched|stuck out|slid in|lunged|dived|threw himself)(?: [^.;:!?]{0,40}?)? (?:to|at) (?:intercept|cut out"
    r"|cut it out"
    r"|clear|stop|block|prevent|deal with|head clear|head away|head behind|turn behind|put behind) [^.;:!?]{0,100}? "
    r"(?:it|the ball) (?:[a-z]+ ){0,3}?(?:roll|rolled|rolling|spin|spun|spinning|skew|skewed|skewing|loop|looped"
    r"|looping|fly"
    r"|flew|flying|go|went|going|trickle|trickled|trickling|bounce|bounced|bouncing|cannon|cannoned|cannoning|slide"
    r"|slid|roll"
    r"|deflect|deflected|squirm|squirmed|creep|crept|sail|sailed|drop|dropped) (?:[^ .;:!?]+ ){0,6}?"
    r"(?:past|over|beyond|under|into|through) (?:{gk}|the (?:[a-z-]+ ){0,2}net|<H\d+> 's own)(?= )"
)
_OWN_GOAL_FOR = worded(
    r" (?:struck|hit|off|against|into) (?:the )?(?:[a-z-]+ ){0,3}(?P<scorer><P\d+>) "
    r"(?:[^ .;:!?]+ ){0,10}?for an own[ -]goal(?= )"
)
_OWN_GOAL_MADE = worded(
    r" (?P<scorer>{p}) (?:[a-z]+ly )?(?:scored|netted|conceded|had scored|scores|scoring|had|was "
    r"(?:credited|charged) with) (?:an|his|the) (?:[a-z-]+ ){0,3}own goal(?= )"
)


_ESCAPED = re.compile(r" (?:wide|over the bar|corner|post|bar|crossbar|saved|clear|away|safety|almost|nearly) ")
_STARTLED = frozenset(
    """
        startled astonished stranded helpless bemused horrified unhappy wrong-footed surprised disbelieving bewildered
        furious unfortunate despairing
    """.split()
)


def own_goals(line: Line) -> Iterator[Telling]:
    """Every own goal of a line."""
    for match in _OWN_GOAL_OFF.found(line.text, line.vocabulary):
        scorer = line.word_at(match.start(match.lastgroup or "scorer"))
        yield Telling("own goal by noun", line, scorer, line.word_at(match.end() - 1), scorer, 3, own_goal=True)
    for match in _IN_TRYING.found(line.text, line.vocabulary):
        if not _ESCAPED.search(line.text, match.start()):
            scorer = line.word_at(match.start("scorer"))
            yield Telling("own goal in trying", line, scorer, line.word_at(match.end() - 1), scorer, 2, own_goal=True)
    if " own" not in line.text and not line.vocabulary & _STARTLED:
        return
    for pattern in (_BY_HIS_OWN, _OWN_GOAL_FOR, _OWN_GOAL_BY, _OWN_GOAL_OF, _OWN_GOAL_MOD, _OWN_GOAL_MADE):
        for match in pattern.found(line.text, line.vocabulary):
            scorer = line.word_at(match.start("scorer"))
            yield Telling("own goal by noun", line, scorer, line.word_at(match.end() - 1), scorer, 3, own_goal=True)
    yield from _into_own(line)


#: 'Stone succeeded only in diverting it'.
_HELPLESSLY = re.compile(
    r" (?:(?:succeeded|succeeding) only in|only (?:succeeded|succeeding) in|(?:managed|managing) only to"
    r"|only (?:managed|managing) to|contrived to|contriving to|did no (?:more|better) than|somehow managed to) $"
)


def _is_verb(line: Line, at: int) -> bool:
    """Whether a word is a verb of what may send a ball into one's own net."""
    word = line.words[at]
    if at and line.words[at - 1] in _BEFORE_NOUN:
        return False
    return verb_kind(word) is not None or word in _KEEPING


_BEFORE_NOUN = frozenset(("'s", "a", "an", "the"))


_KEEPING = frozenset("palmed punched fisted fumbled spilled dropped palming punching fumbling patted pushed".split())
_FOUND = frozenset(("found", "finds", "finding"))


def _into_own(line: Line) -> Iterator[Telling]:
    """'Stone turned it into his own net': whoever did what the verb before says."""
    for match in INTO_HIS_OWN.finditer(line.text):
        at = line.word_at(match.start())
        verb = (
            at
            if line.words[at] in _FOUND
            else next((word for word in range(at - 1, max(at - 12, -1), -1) if _is_verb(line, word)), None)
        )
        if verb is None:
            continue
        before = line.text[max(line.offsets[verb] - 30, 0) : match.start()]
        if re.search(r" (?:almost|nearly|could(?! only)|clear(?! ,)|danger|off) ", before):
            continue
        if line.words[verb - 1] in ("ball", "it", "which"):
            subject = walk_left(line, verb - 2, crossing=True)
        elif line.words[verb - 2 : verb] == ["could", "only"]:
            subject = walk_left(line, verb - 3)
        elif (meant := _HELPLESSLY.search(line.text[: line.offsets[verb]])) is not None:
            subject = walk_left(line, line.word_at(meant.start() + 1) - 1)
        else:
            subject = subject_of(line, verb, verb_kind(line.words[verb]) or "past", line.word_at(match.end()))
        if subject is not None:
            yield Telling("into his own net", line, verb, line.word_at(match.end() - 1), subject.word, 3, own_goal=True)
