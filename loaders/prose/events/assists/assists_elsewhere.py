"""Makers told apart from the goal: in another sentence that tells the chance, or in the one after the goal."""

import re
from collections import Counter
from collections.abc import Sequence

from loaders.prose.events.assists.assist_breaks import is_stopped
from loaders.prose.events.assists.assistable import may_be_assisted
from loaders.prose.events.assists.assists import find_assists
from loaders.prose.events.assists.settle import settle
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.clause.unreal import is_unreal
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.lines import Lines
from loaders.prose.events.minutes.minute_told import MinuteTold
from loaders.prose.events.people import People
from loaders.prose.events.weighing.goal import Goal
from loaders.prose.frame.frame import Match
from loaders.prose.pattern_parts import either, one_of

_WENT_IN = re.compile(
    r" (?:into (?:the |an? |his |<[A-Z]\d+> 's )?(?:[a-z-]+ ){0,4}(?:net|corner|goal|roof)|home"
    r"|(?:past|beyond|under) (?:[a-z-]+ |<T\d+> (?:'s )?){0,3}<[PK]\d+>|scored|scoring|to score|the net|for (?:a|an"
    r"|the|<H\d+> 's) (?:[a-z0-9-]+ ){0,3}goal|equali[sz]ed|tapped in|tap in|headed in|did the rest|made no mistake"
    r"|on hand|could n't miss|couldn't miss|could not miss|(?:simple|simplest|easy|easiest) (?:of )?(?:task|job"
    r"|finish|tasks)"
    r"|gave <[PK]\d+> (?:no|little|not the slightest) chance|to head in|tap-in|finish|finished|finishing"
    r"|under the crossbar"
    r"|obliged|put (?:his|her) (?:head|foot|boot) to it|netted|nodded in|swept in|turned (?:it )?in|beat (?:<K\d+>"
    r"|the keeper)"
    r"|the (?:opener|winner|equaliser|breakthrough)) "
)
_NO_GOAL = either(
    """
        bar crossbar woodwork upright blocked cleared denied missed offside disallowed only_to but penalty could should
        would might tipped off_target almost nearly
    """
)
_STAYED_OUT = re.compile(
    r" (?:saved?|saves|saving|parried|wide|over(?! (?:[a-z]+ ){0,2}(?:<[PK]\d+>|the line|the keeper|the goalkeeper) )"
    rf"|{_NO_GOAL}|(?:did|could|was|would|does|is|were) not|n't|kept out|rebound|deflected behind) "
)
#: Rows that a sentence anywhere may tell, since they name the goal or its scorer.
_OF_HIS_GOAL = frozenset(("assist for his goal", "made his goal", "his goal came from"))
#: What a sentence after a goal can speak of: the goal, the chance, the pass.
_TOLD_OF = one_of(
    """
        goal strike header opener equaliser equalizer winner chance opening cross pass ball corner assist delivery move
        free-kick
    """
)
#: What the sentence after a goal begins with, if it goes back to how the goal came about.
_GOES_BACK = compiled(
    rf"^ (?:(?:the|that|this|his|<H\d+> 's) (?:[a-z-]+ ){{0,2}}?{_TOLD_OF}) (?:[a-z]+ ){{0,3}}?"
    r"(?:was |had been |came |stemmed |resulted |originated |arrived |followed |owed |started )"
    r"|^ it (?:all )?(?:came|stemmed|resulted|originated|arrived|followed|owed|started"
    r"|was (?:all )?(?:made|created|set up|laid on|provided|supplied|down to|from|off|after)) "
)
#: What is done with a pass.
_SUPPLYING = one_of(
    """
        supplied supplying provided delivered took taken sent_over swung_in whipped_in played made created fashioned
        floated_in sent_in put_in laid_on crossed assisted set_up served_up
    """
)
_SUPPLIED = compiled(
    r"^ (?:it was |this time |again |once more |<T\d+> 's |the |substitute |captain )?(?:it was |[a-z-]+ (?=<P))?{p} "
    r"(?:, (?:[^ ,.;]+ ){1,6}, )?(?:had |who |again |was the one who |also |then "
    rf"|was (?:again )?the (?:provider|supplier|architect|creator)){{0,3}}{_SUPPLYING}?(?= )"
)
#: What is done with a pass, each with the pass behind it.
_GAVE = one_of(
    """
        supplied provided delivered took taken sent_over swung_in whipped_in played made created fashioned floated_in
        sent_in put_in laid_on served_up
    """
)
_PASS = one_of(
    """
        cross corner pass ball free-kick assist chance goal through-ball through_ball delivery opening throw centre
        final_ball flick knock-down cut-back pull-back lay-off
    """
)
_THE_PASS = compiled(
    r" (?P<a>{p}) (?:, (?:[^ ,.;]+ ){1,6}, )?(?:had |who |who had |again |was the one who |also |then ){0,3}"
    rf"{_GAVE} (?:the |that |another |it(?= ))(?:(?:[a-z-]+ ){{0,3}}?{_PASS})?(?= )"
)


def credit_elsewhere(kept: Sequence[Goal], text: Lines, match: Match | None, people: People) -> None:
    """Fill in makers of goals that have none: of scorers of one goal, from sentences that tell just the chance."""
    places = {telling.line.sentence.index for goal in kept for telling in goal.tellings}
    goals = Counter(goal.person for goal in kept)
    for goal in kept:
        if not _lacks_maker(goal):
            continue
        if any(_afterwards(goal, telling, text, places, match, people) for telling in goal.tellings):
            continue
        alone = goals[goal.person] == 1
        for number in sorted(text.speaking.get(goal.person, set())):
            line = text.lines[number]
            if line.sentence.block.kind != "body":
                continue
            near = [other for other in (text.before(line, 1), text.after(line)) if other is not None]
            near = [other for other in near if other.sentence.index not in places]
            if line.sentence.index not in places and _of_chance(
                goal, line, near if alone else None, text, match, people
            ):
                break
            if alone and _of_his_goal(goal, line, match, people):
                break


def _lacks_maker(goal: Goal) -> bool:
    """Whether a goal can have a maker and none is known."""
    if goal.own_goal or goal.known("penalty") or goal.invented:
        return False
    if any(telling.assister is not None for telling in goal.tellings):
        return False
    single = [telling for telling in goal.tellings if telling.strength > 1 and telling.count == 1]
    return all(may_be_assisted(telling) for telling in single)


def _of_chance(
    goal: Goal, line: Line, near: Sequence[Line] | None, text: Lines, match: Match | None, people: People
) -> bool:
    """A sentence in which the scorer gets a pass, and the ball goes in, or of the very minute of his goal.

    Of the only goal of its scorer also a sentence beside one of that minute will do, where he gets the ball by name.
    """
    told = _same_minute(goal, text.minutes(line))
    dated = any(minute.minute is not None for minute in text.minutes(line))
    beside = not dated and any(_same_minute(goal, text.minutes(other)) for other in near or ())
    for word in range(len(line.words) - 1):
        if not line.is_person(word) or line.owns(word) or line.item(word).entity != goal.person:
            continue
        rest = line.text[line.offsets[word] :]
        if word > 1 and (line.words[word - 1] == "by" or line.words[word - 2] == "by"):
            rest = line.text[max(line.offsets[word] - 90, 0) : line.offsets[word]]
        sure = told or near is not None and bool(_WENT_IN.search(rest))
        if not (sure or beside) or _STAYED_OUT.search(rest) or is_unreal(line, word, None):
            continue
        telling = Telling("chance", line, word, word, word, 1, person=goal.person, side=goal.side)
        for maker in find_assists(line, telling):
            received = "s" in maker.row.pattern.groupindex
            if (sure or received) and settle(telling, line, maker, match, people):
                goal.tellings.append(telling)
                return True
    return False


def _same_minute(goal: Goal, minutes: Sequence[MinuteTold]) -> bool:
    """Whether one of the minutes that a sentence tells is the very minute of a goal."""
    if not minutes:
        return False
    exact = goal.exact
    return exact is not None and any(
        told.minute is not None
        and told.minute.minute == exact.minute.minute
        and told.minute.added == exact.minute.added
        for told in minutes
    )


def _of_his_goal(goal: Goal, line: Line, match: Match | None, people: People) -> bool:
    """A sentence that says who made the scorer's goal: 'Kim, who had made Hale's opener, was replaced'."""
    telling = Telling("made his goal", line, 0, 0, None, 1, person=goal.person, side=goal.side)
    for maker in find_assists(line, telling, own_line=False):
        if (
            maker.rule in _OF_HIS_GOAL
            and not is_unreal(line, maker.at, maker.word)
            and settle(telling, line, maker, match, people)
        ):
            return _take(goal, telling, line, maker.sure)
    return False


def _afterwards(goal: Goal, told: Telling, text: Lines, places: set[int], match: Match | None, people: People) -> bool:
    """The assist told right after the goal: 'Hale headed the winner. Kim got the assist'."""
    line = text.after(told.line) if told.in_body else None
    if line is None or line.sentence.index in places or told.count > 1 or is_stopped(line.text):
        return False
    telling = Telling("assist told after it", line, 0, 0, None, 1, person=goal.person, side=goal.side)
    back = bool(_GOES_BACK.search(line.text))
    supplied = (
        {line.word_at(match_.start("a")) for match_ in _THE_PASS.finditer(line.text)}
        if _SUPPLIED.search(line.text)
        else set[int]()
    )
    for maker in find_assists(line, telling, own_line=False):
        if (maker.row.outright or back or maker.word in supplied) and settle(telling, line, maker, match, people):
            return _take(goal, telling, line, maker.sure)
    return False


def _take(goal: Goal, telling: Telling, line: Line, sure: int) -> bool:
    goal.tellings[0].assister, goal.tellings[0].assist = telling.assister, telling.assist
    goal.tellings[0].assist_line, goal.tellings[0].assist_sure = line, sure
    return True
