"""Goals given to somebody else later on: 'that has gone down as a Stone own goal'."""

import re
from collections.abc import Sequence

from loaders.prose.events.clause.line import Line
from loaders.prose.frame.frame import Match
from loaders.prose.live.cried import Cried
from loaders.prose.live.entries import Entry
from loaders.prose.live.named import Named
from loaders.prose.names.names import Names

#: A correction says that it is one.
_CORRECTS = re.compile(
    r" (?:correction|update|clarification|officially|official|confirmed|confirm|gone down as|goes down as|going down as"
    r"|went down as|being given as|been given as|was given as|down as an own goal|credited|re-credited|changed to"
    r"|dubious goals|on second viewing|on reflection|replays? (?:show|shows|suggest|suggests)|after all) "
)
_OWN = re.compile(
    r" (?:a|an|as) (?:<T\d+> )?(?P<one><P\d+>) own goal | own goal (?:by|from|off|of|for|to) (?P<two><P\d+>)"
    r"| own goal , (?P<three><P\d+>) | <P\d+> (?:'s )?(?:header|shot|effort|cross|goal) [a-z ]{0,40}own goal"
)
_GIVEN = re.compile(
    r" (?:credited|given|giving|awarded|awarding) (?:it |that |the goal |that one )?"
    r"to (?P<one><P\d+>) | credited (?:with (?:it|the goal) )?(?P<two>(?!))"
)
_DENIES = re.compile(r" (?:not|nonsense|wrong|wrongly|mistakenly|n't|never) ")


def correct(cried: list[Cried], entries: Sequence[Entry], match: Match, names: Names) -> None:
    """Give the last goal before a correction to whom the correction names."""
    for number, entry in enumerate(entries):
        if any(goal.entry is entry for goal in cried) and not _opens_as_one(entry):
            continue
        before = [goal for goal in cried if any(goal.entry is earlier for earlier in entries[: number + 1])]
        for line in entry.lines if before else []:
            if _CORRECTS.search(line.text) and not _DENIES.search(entry.text()):
                _apply(before[-1], line, match, names)


def _opens_as_one(entry: Entry) -> bool:
    return bool(entry.lines) and bool(re.match(r" (?:correction|update|clarification) ", entry.lines[0].text))


def _apply(goal: Cried, line: Line, match: Match, names: Names) -> None:
    own, given = _OWN.search(line.text), _GIVEN.search(line.text)
    found = own or given
    told = next((text for text in found.groups() if text), None) if found is not None else None
    if found is None or told is None:
        return
    word = line.word_at(line.text.index(told, found.start()))
    person = line.item(word).entity
    side = names.team_of(person) if person is not None else None
    if goal.side is not None and side in match.sides and (side != goal.side) != bool(own):
        return
    goal.named = Named(line, word, goal.named.told if goal.named is not None else None, own_goal=bool(own))
    goal.own_goal = bool(own)
