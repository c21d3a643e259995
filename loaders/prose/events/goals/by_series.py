"""Goals told one after another behind a word for them: 'goals from Hale on 11, Cruz on 40 and a Berg header'."""

import re
from collections.abc import Iterator

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled, worded
from loaders.prose.events.goals.detail import describe
from loaders.prose.events.goals.telling import Telling, Told

_GOALS = (
    r"(?:goals|strikes|scorers|headers|efforts|penalties|deficit|ahead|up|down|in front|led|lead|doubles?"
    r"|tallies"
    r"|scored|netted|rout|won|floodgates|hat-trick|on target)"
)
#: A minute as a list tells it.
_WHEN = (
    r"(?:(?:in|on|after|at) (?:the )?\d{1,3}(?:\+\d{1,2})?(?:st|nd|rd|th)?(?: '| minutes?| mins)?"
    r"|\d{1,3}(?:\+\d{1,2})? ?'|in (?:stoppage|injury|added) time|[(] \d{1,3}(?:st|nd|rd|th)?"
    r"(?: minute| ')? [)])"
)
_SHOT = r"(?:(?:'s )?(?:[a-z0-9-]+ ){0,3}?(?P<noun>{anygoal}))"
_NAME = r"(?:(?:a|an|the|then|later|late|again|finally|substitute|captain) |<T\d+> (?:'s )?|[a-z-]+ (?=<P)){0,4}"
#: Another of the list: with its minute, or with a noun for the goal, or the last.
_NEXT = compiled(
    rf" ?(?:, and|, then|,|and|then|;|plus|, plus) {_NAME}(?P<scorer><P\d+>)"
    rf"(?! 's (?!(?:[a-z0-9-]+ ){{0,3}}{{anygoal}}))"
    rf"(?: (?:again|too|also))?(?: {_SHOT})?(?P<when> {_WHEN})?(?=(?: ?[.;]| ?,| and|$| -| before| -) ?)"
)
#: The first of the list, behind a word for goals or a colon.
_FIRST = worded(
    rf" {_GOALS} (?:(?!saved|missed|wide)[^ .;!?()<>]+ ){{0,8}}?(?:from|by|through|via|:) {_NAME}"
    rf"(?P<scorer><P\d+>)"
    rf"(?: {_SHOT})? (?P<when>{_WHEN})(?=(?: ?,| and| ;| -) )"
)


_NUMBER = re.compile(r"(\d{1,3})(?:\+(\d{1,2}))?")


def by_series(line: Line) -> Iterator[Telling]:
    """Every goal of a list whose members have their minutes or nouns."""
    if line.text.count("<P") < 2:
        return
    for first in _FIRST.found(line.text, line.vocabulary):
        members = [first]
        while (found := _NEXT.match(line.text, members[-1].end())) is not None:
            members.append(found)
        if len(members) > 1 and (members[-1]["when"] or members[-1]["noun"] or len(members) > 2):
            for member in members:
                yield _goal(line, member)


def _goal(line: Line, member: re.Match[str]) -> Telling:
    scorer = line.word_at(member.start("scorer"))
    end = line.word_at(max(member.end() - 1, 0))
    telling = Telling("one of a series", line, scorer, end, scorer, 2, begin=scorer)
    telling.tags.add("series")
    describe(telling, f"{member[0]} ", f"{member[0]} ")
    number = _NUMBER.search(member["when"] or "")
    if number and 0 < int(number[1]) <= 120:
        item = line.item(line.word_at(member.start("when") + number.start() + 1))
        added = int(number[2]) if number[2] else None
        minute = MatchMinute.at(int(number[1]), added, extra_time=int(number[1]) > 105, told=item.text)
        telling.told = Told(minute, item.start, item.end)
        telling.tags.add("listed")
    return telling
