"""Whom an entry of a live text names as the scorer beside its cry of goal."""

import re
from dataclasses import dataclass

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Told

_NOTE = (
    r"(?:(?:\d{1,3}(?:\+\d{1,2})?(?:st|nd|rd|th)?|pens?|penalty|p|og|o\.g|own goal|own|goal|mins?|minutes?"
    r"|'|,|:|-|[(]|[)]) ){0,8}"
)
#: 'Marlow 1-0 Harbour (Hale 23 pen)', 'Marlow 1-0 Harbour (Marlow: Hale, 23)'.
_BRACKETED = re.compile(rf" [(] (?:<T\d+> (?:[:,-] )?)?(?:\d{{1,3}} ' )?(?P<scorer><P\d+>) ,? ?(?P<note>{_NOTE})[)]")
_AFTER = (
    rf"(?:[(] (?P<note>{_NOTE})[)]|(?P<bare>\d{{1,3}}(?:\+\d{{1,2}})? (?:'|mins?|pen|og|$))|, \d|, again|[!.:-]"
    r"|again |$|[(] <T\d+> [)]|[|]|(?:is )?the (?:scorer|man)|scores|has scored|makes it"
    r"|from (?:the (?:penalty )?spot|\d|a penalty)|on \d|nets|has it|has done it|'s done it|(?:has |have )?made it"
    r"|levels|equalises|does it|gets (?:it|one|us|them|the goal)"
    r"|with (?:<H\d+> 's|the (?:goal|opener|equaliser|winner)) )"
)
_AHEAD = (
    r"(?:(?:and |it 's |it is |that 's |who else but |yes , it 's |by |from |scorer : |of course , )?(?:it 's )?"
    r"(?:the )?"
    r"(?:substitute |sub |captain |skipper |striker |big |young |little )?)"
)
#: A name on its own, behind a cry, a side or a score: 'GOAL MARLOW! Tom Hale!', 'It's Hale!', 'Hale (90+1)'.
_ALONE = re.compile(rf"(?:^|[!:.|-]|<T\d+>) ?{_AHEAD}(?P<scorer><P\d+>) (?={_AFTER})")
_FROM = re.compile(r" (?:own goal|goal) (?:by|for|from|-) (?:<T\d+> (?:'s )?)?(?P<scorer><P\d+>) ")
_PENALTY = re.compile(r" (?:pens?|p|penalty) ")
_OWN = re.compile(r" (?:og|o\.g|own(?: goal)?) ")


@dataclass(slots=True)
class Named:
    """A scorer beside a cry: the word, and what the note behind the name tells."""

    line: Line
    word: int
    told: Told | None = None
    penalty: bool = False
    own_goal: bool = False


def named_in(line: Line, start: int) -> Named | None:
    """The scorer whom a line names from an offset on, without telling how."""
    bracketed = _BRACKETED.search(line.text, max(start - 1, 0))
    if bracketed is not None:
        return _named(line, bracketed, bracketed["note"] or "")
    for pattern in (_FROM, _ALONE):
        for match in pattern.finditer(line.text, max(start - 1, 0)):
            word = line.word_at(match.start("scorer"))
            if not line.owns(word):
                return _named(line, match, _note(match))
    return None


def _note(match: re.Match[str]) -> str:
    groups = match.groupdict()
    return groups.get("note") or groups.get("bare") or ""


def _named(line: Line, match: re.Match[str], note: str) -> Named:
    word = line.word_at(match.start("scorer"))
    named = Named(line, word, penalty=bool(_PENALTY.search(f" {note}")), own_goal=bool(_OWN.search(f" {note}")))
    minute = re.search(r"(\d{1,3})(?:\+(\d{1,2}))?", note)
    if minute is not None and 0 < int(minute[1]) <= _LAST:
        item, number = line.item(word), int(minute[1])
        at = MatchMinute.at(number, int(minute[2]) if minute[2] else None, extra_time=number > _NINETY, told=minute[0])
        named.told = Told(at, item.start, item.end)
    return named


_LAST = 120
_NINETY = 105
