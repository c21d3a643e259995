"""Makers told apart from the goal: in another sentence that tells the chance, or in the one after the goal."""

import re
from collections import Counter
from collections.abc import Sequence

from loaders.prose.events.assists import find_assists
from loaders.prose.events.credit import settle
from loaders.prose.events.filters import is_unreal
from loaders.prose.events.line import Line
from loaders.prose.events.merge import Goal
from loaders.prose.events.people import People
from loaders.prose.events.telling import Telling
from loaders.prose.frame.frame import Match

_WENT_IN = re.compile(
    r" (?:into (?:the |an? |his |<[A-Z]\d+> 's )?(?:[a-z-]+ ){0,4}(?:net|corner|goal|roof)|home|(?:past|beyond|under) (?:[a-z-]+ |<T\d+> (?:'s )?){0,3}<[PK]\d+>|scored|scoring|to score|the net|for (?:a|an|the|<H\d+> 's) (?:[a-z0-9-]+ ){0,3}goal|"
    r"equali[sz]ed|tapped in|tap in|headed in|did the rest|made no mistake|the (?:opener|winner|equaliser|breakthrough)) ")
_STAYED_OUT = re.compile(
    r" (?:saved?|saves|saving|parried|wide|over(?! (?:[a-z]+ ){0,2}(?:<[PK]\d+>|the line|the keeper|the goalkeeper) )|bar|crossbar|woodwork|upright|blocked|cleared|denied|missed|offside|disallowed|only to|but|penalty|could|should|would|might|tipped|off target|almost|nearly|(?:did|could|was|would|does|is|were) not|n't|kept out|rebound|deflected behind) ")
#: Rows that a sentence after the goal may tell, since they can mean nothing else.
_AFTERWARDS = frozenset(("assist", "with the assist"))


class Lines:
    """The lines of a text, and which of them speak of whom; made once for all its matches."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.numbers = {line.sentence.index: number for number, line in enumerate(lines)}
        self.speaking: dict[int, set[int]] = {}
        for number, line in enumerate(lines):
            for item in line.items:
                if item.is_person and item.entity is not None:
                    self.speaking.setdefault(item.entity, set()).add(number)


def credit_elsewhere(kept: Sequence[Goal], text: Lines, match: Match | None, people: People) -> None:
    """Fill in makers of goals that have none: of scorers of one goal, from sentences that tell just the chance."""
    places = {telling.line.sentence.index for goal in kept for telling in goal.tellings}
    goals = Counter(goal.person for goal in kept)
    for goal in kept:
        if goal.own_goal or goal.known("penalty") or goal.invented or goals[goal.person] != 1 or any(
                telling.assister is not None for telling in goal.tellings):
            continue
        following = {text.numbers[telling.line.sentence.index] + 1 for telling in goal.tellings}
        for number in sorted(following | text.speaking.get(goal.person, set())):
            line = text.lines[number] if number < len(text.lines) else None
            if line is None or line.sentence.index in places or line.sentence.block.kind != "body":
                continue
            if _of_chance(goal, line, match, people) or number in following and _afterwards(goal, line, match, people):
                break


def _of_chance(goal: Goal, line: Line, match: Match | None, people: People) -> bool:
    """A sentence in which the scorer gets a pass, and the ball goes in."""
    for word in range(len(line.words) - 1):
        if not line.is_person(word) or line.owns(word) or line.item(word).entity != goal.person:
            continue
        rest = line.text[line.offsets[word]:]
        if not _WENT_IN.search(rest) or _STAYED_OUT.search(rest) or is_unreal(line, word, None):
            continue
        telling = Telling("chance", line, word, word, word, 1, person=goal.person, side=goal.side)
        for maker in find_assists(line, telling):
            if settle(telling, line, maker, match, people):
                goal.tellings.append(telling)
                return True
    return False


def _afterwards(goal: Goal, line: Line, match: Match | None, people: People) -> bool:
    """The assist told right after the goal: 'Hale headed the winner. Kim got the assist'."""
    telling = Telling("assist told after it", line, 0, 0, None, 1, person=goal.person, side=goal.side)
    for maker in find_assists(line, telling, own_line=False):
        if maker.rule in _AFTERWARDS and settle(telling, line, maker, match, people):
            goal.tellings[0].assister, goal.tellings[0].assist = telling.assister, telling.assist
            goal.tellings[0].assist_line, goal.tellings[0].assist_sure = line, maker.sure
            return True
    return False
