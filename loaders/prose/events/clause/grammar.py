"""Who does what a verb says, found without a parser by walking through the clause."""

from loaders.prose.events.clause.agents import agent_of
from loaders.prose.events.clause.asides import before_aside
from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.lexicon import is_adverb
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.walk import Subject, walk_left
from loaders.prose.events.clause.word_classes import (
    AUXILIARIES,
    DETERMINERS,
    JOINERS,
    PREPOSITIONS,
    STOPS,
    SUBORDINATORS,
    looks_like_verb,
)

GIVING_WAY = frozenset(
    """
        for allow allowed allowing leave left leaving let letting help helped helping enable enabled enabling invite
        invited inviting saw see seeing with watch watched watching permit permitted permitting send sent sending free
        freed freeing giving give gave find finding found
    """.split()
)
_SAYING_PASSIVE = frozenset("was were been being is are be got getting".split())
_PARTICIPLES_AFTER = frozenset("before after by when while in on without since for".split())


def subject_of(line: Line, verb: int, kind: str, end: int) -> Subject | None:
    """The person who does what the verb at `verb` says; the licence that followed it ends at word `end`."""
    agent = agent_of(line, verb, end)
    if agent is not None:
        return Subject(agent, "agent")
    if line.words[verb] in _SAME_FORMS:
        kind = "base" if _is_infinitive(line, verb) else "past"
    if kind == "ing":
        return _of_participle(line, verb)
    if kind == "base":
        return _of_infinitive(line, verb)
    if _is_passive(line, verb):
        return None
    found = walk_left(line, verb - 1)
    return found if found is None else _of_main_clause(line, verb, found)


def _of_main_clause(line: Line, verb: int, found: Subject) -> Subject:
    """'Hale tapped in after Sand hit the bar, and then curled in a second': Hale did, not who hit the bar."""
    if not any(line.words[verb - len(opening) : verb] == opening for opening in _GOES_ON):
        return found
    opens = found.word - 1
    if opens < 2 or line.words[opens] not in _LEADS_BACK:
        return found
    return walk_left(line, opens - 1, crossing=True) or found


_GOES_ON = ([",", "and", "then"], [",", "then"], [",", "and", "later"], [",", "but", "then"])
_LEADS_BACK = frozenset(("after", "when", "while", "although", "though"))


#: Verbs whose past is spelt like their base.
_SAME_FORMS = frozenset(("beat", "hit", "put", "cut", "let"))


def _is_infinitive(line: Line, verb: int) -> bool:
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]):
        at -= 1
    return at >= 0 and (
        line.words[at] in ("to", "would", "did", "could")
        or line.words[at] in JOINERS
        and _infinitive_before(line, at - 1) >= 0
    )


def _is_passive(line: Line, verb: int) -> bool:
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]) and line.words[at] != "who":
        at -= 1
    return at >= 0 and line.words[at] in _SAYING_PASSIVE


def _of_participle(line: Line, verb: int) -> Subject | None:
    """'X tucking away' is done by X; ', tucking away' and 'before tucking away' by the subject of the clause."""
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]):
        at -= 1
    if at < 0:
        return _after(line, verb)
    word = line.words[at]
    if line.is_person(at) and not line.owns(at):
        return Subject(at, "absolute")
    if word == ",":
        return walk_left(line, at - 1, crossing=True)
    if word in _PARTICIPLES_AFTER or word in JOINERS or word in SUBORDINATORS:
        return walk_left(line, at - 1, crossing=True)
    if word in AUXILIARIES:
        return walk_left(line, at)
    return walk_left(line, at, crossing=True)


def _after(line: Line, verb: int) -> Subject | None:
    """The subject that follows an opening participle: 'Rounding Visser, Bello ...'."""
    for at in range(verb + 1, len(line.words)):
        if line.words[at] == "," and at + 1 < len(line.words):
            for found in range(at + 1, min(at + 6, len(line.words))):
                if line.is_person(found) and not line.owns(found):
                    return Subject(found, "after")
            return None
    return None


def _of_infinitive(line: Line, verb: int) -> Subject | None:
    """'for X to head in', 'allowing X to', else who climbed, ran or was on hand to."""
    at = verb - 1
    while at >= 0 and (is_adverb(line.words[at])):
        at -= 1
    if at >= 0 and line.words[at] in JOINERS:
        at = _infinitive_before(line, at - 1)
    if at >= 0 and line.words[at] in ("would", "did", "does", "'d"):
        return walk_left(line, at - 1)
    if at < 0 or line.words[at] != "to":
        return _bare(line, at)
    before = at - 1
    while before >= 0 and (
        is_adverb(line.words[before]) or line.words[before] in _PAST_HIM or line.words[before] in _RUNNING
    ):
        before -= 1
    sent = next((back for back in range(at - 1, max(at - 9, 0), -1) if line.is_person(back)), None)
    if sent is not None and _is_sent(line, sent, at):
        return Subject(sent, "to")
    taken = next((back for back in range(at - 1, max(at - 9, 0), -1) if _is_taken_time(line, back)), None)
    if taken is not None:
        return Subject(taken, "took")
    before = before_aside(line, before)
    if before >= 0 and line.item(before).lower in ("himself", "herself"):
        return walk_left(line, before - 1, crossing=True)
    if before >= 0 and line.is_person(before) and not line.owns(before) and _is_given_way(line, before):
        return Subject(before, "to")
    return walk_left(line, at - 1, crossing=True)


def _is_sent(line: Line, person: int, to: int) -> bool:
    """'sent X away down the middle to score': whoever a pass sets going does what follows 'to'."""
    between = line.words[person + 1 : to]
    if line.words[person - 1] not in _SENDING or line.owns(person) or not between or between[0] not in _GOING:
        return False
    return "," not in between and not any(word in JOINERS or word in STOPS for word in between)


_SENDING = frozenset("sent sends sending set sets setting put puts putting played slipped freed released let".split())
_GOING = frozenset("away clear through in free down racing running scampering galloping off on".split())


def _is_taken_time(line: Line, person: int) -> bool:
    """'It took X five minutes to score'."""
    return line.words[person - 1] in _TAKING and line.is_person(person) and not line.owns(person)


_TAKING = frozenset(("took", "takes", "take", "taking", "taken"))


def _is_given_way(line: Line, person: int) -> bool:
    """'for X to', 'allowing X to': not 'past X to'."""
    role = function_of(line, person)
    if role == "subject":
        return True
    for at in range(person - 1, max(person - 8, -1), -1):
        word = line.words[at]
        if word == "before":
            return False  # 'got to it before X to score'
        if word in {"for", "to"} or word in GIVING_WAY or word == "of" and line.words[at - 1] in _REACHED:
            return True
        if word in _LET_IN and line.words[at - 1] in _LETTING_SHOOT:
            return True  # 'slipping in X to score'
        if word in PREPOSITIONS or word in STOPS or word == ",":
            return False
        if looks_like_verb(word):
            return word in _LETTING_SHOOT
    return False


#: 'slipped X in to score', 'put X through to score'.
_PAST_HIM = frozenset("in through up clear away free on goal".split())
_LET_IN = frozenset(("in", "through", "away"))
#: 'sent X scampering clear to score'.
_RUNNING = frozenset(
    """
        scampering racing running galloping scurrying sprinting haring bursting striding speeding charging hurtling
        careering bounding steaming darting
    """.split()
)
_LETTING_SHOOT = frozenset(
    """
        let lets letting threaded threading threads plays slips sends feeds slides puts releases
        fed set teed played sent picked released invited allowed slipped put freed supplied slid found setting playing
        putting sending slipping feeding releasing freeing picking finding teeing sliding spotted
    """.split()
)
#: 'into the path of X to': where a ball goes that is for somebody.
_REACHED = frozenset("path feet head run way boot".split())


def _infinitive_before(line: Line, at: int) -> int:
    for back in range(at, max(at - 14, -1), -1):
        after = line.words[back + 1] if back + 1 < len(line.words) else "<"
        if line.words[back] == "to" and not after.startswith("<") and after not in DETERMINERS:
            return back
        if line.words[back] in STOPS:
            return -1
    return -1


def _bare(line: Line, at: int) -> Subject | None:
    """'saw X sweep in': the person right before a bare infinitive."""
    if at >= 0 and line.is_person(at) and not line.owns(at):
        return Subject(at, "bare")
    return None
