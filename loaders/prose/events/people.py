"""Who can have scored, and for whom: what the document and the matches tell of its people."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.goals.two_meant import is_either, is_rivalled
from loaders.prose.events.keepers import beaten, saving
from loaders.prose.frame.frame import Match
from loaders.prose.names.names import Names

_NO_PLAYER = frozenset("manager coach referee officer owner chairman assistant official pundit".split())
#: Rules of verbs that mean a goal by themselves.
_OUTRIGHT = frozenset(("score as verb", "net as verb", "equalise as verb"))


@dataclass(slots=True)
class People:
    """The people of a document with the sides that they play for, as far as told or seen.

    `ties` are pairs who play together, or against each other, the surest first.
    """

    names: Names
    ties: Sequence[tuple[int, int, bool]] = ()
    sides: dict[int, int] = field(default_factory=dict)
    keepers: set[int] = field(default_factory=set)
    before: dict[int, Line] = field(default_factory=dict)
    last_scorer: int | None = None

    def side_of(self, person: int, match: Match | None) -> int | None:
        """The side of the match that a person plays for."""
        told = self.names.team_of(person)
        side = self.sides.get(person)
        if match is None:
            return told if told is not None else side
        return told if told in match.sides else side if side in match.sides else None

    def is_told_of(self, person: int, match: Match) -> bool:
        """Whether the text says in so many words that a person plays for a side of the match."""
        return any(team in match.sides for team in self.names.teams_told(person))

    def may_play(self, person: int) -> bool:
        """Whether a person can be a player."""
        return self.names.attribute(person, "role") not in _NO_PLAYER

    def is_keeper(self, person: int) -> bool:
        """Whether a person is told to be a goalkeeper."""
        return str(self.names.attribute(person, "position") or "") in ("goalkeeper", "keeper", "GK")

    def learn_keepers(self, lines: list[Line]) -> None:
        """Note who keeps goal: told so, or saving shots."""
        self.before = {
            line.sentence.index: last
            for last, line in pairwise(lines)
            if last.sentence.block.kind == line.sentence.block.kind == "body"
        }
        self.keepers.update(saving(lines))

    def learn_beaten(self, tellings: Iterable[Telling]) -> None:
        """Note as keepers whom shots went past, unless some telling names them as a scorer."""
        self.keepers.update(beaten(tellings))

    def learn_sides(self, tellings: list[Telling], match: Match | None) -> None:
        """Note the sides that the tellings themselves give their scorers; those of one list play together."""
        if match is None:
            return
        own = {telling.person for telling in tellings if telling.own_goal}
        for telling in tellings:
            person, side = telling.person, telling.side
            if person is None or person in own or side is None or side not in match.sides:
                continue
            if self.side_of(person, match) is None:
                self.sides[person] = side
        listed: dict[tuple[int, int], list[int]] = {}
        for telling in tellings:
            if telling.person is not None and not telling.own_goal:
                listed.setdefault(telling.place, []).append(telling.person)
        for together in listed.values():
            known = {side for person in together if (side := self.side_of(person, match)) is not None}
            if len(known) == 1:
                for person in together:
                    self.sides.setdefault(person, next(iter(known)))

    def learn_pairs(self, tellings: list[Telling], match: Match | None) -> None:
        """Who makes a goal plays with its scorer: what is known of one's side holds for the other."""
        for telling in tellings:
            if telling.person is None or telling.assister is None or telling.own_goal or match is None:
                continue
            mine, theirs = self.side_of(telling.person, match), self.side_of(telling.assister, match)
            if mine is None and theirs is not None:
                self.sides[telling.person] = theirs
            elif theirs is None and mine is not None:
                self.sides[telling.assister] = mine

    def keeps_goal(self, person: int) -> bool:
        """Whether a person is a goalkeeper, told or seen."""
        told = self.names.attribute(person, "position")
        return self.is_keeper(person) if told else person in self.keepers

    def _elsewhere(self, person: int, match: Match | None) -> bool:
        """Whether a person is told to play for a side of the same sort that is not in the match."""
        told = self.names.team_of(person)
        if match is None or told is None or told in match.sides:
            return False
        national = bool(self.names.attribute(told, "national"))
        return national and bool(self.names.attribute(match.first, "national"))

    def keeper_scored(self, telling: Telling) -> bool:
        """Whether a telling says outright that a keeper scored."""
        if telling.own_goal or telling.rule == "list":
            return True
        return telling.rule in _OUTRIGHT and telling.line.words[telling.scorer or 0][:2] == "<P"

    def settle_side(self, telling: Telling, match: Match | None) -> None:
        """The side that a telling's goal counts for: told, or that which plays against the keeper beaten."""
        if match is None:
            return
        if telling.side is not None and "against" in telling.tags:
            telling.side = match.other(telling.side)
        if telling.side not in match.sides:
            telling.side = None
        if telling.side is None and not telling.own_goal and (decided := _decided(telling, match)) is not None:
            telling.side = decided
        if telling.side is None and telling.keeper_word is not None and not telling.own_goal:
            keeper = telling.line.item(telling.keeper_word).entity
            if keeper is not None and self.side_of(keeper, match) is not None:
                telling.side = match.other(self.side_of(keeper, match) or -1)

    def person_at(
        self,
        line: Line,
        word: int,
        side: int | None,
        match: Match | None,
        *,
        own_goal: bool = False,
        unlike: int | None = None,
    ) -> int | None:
        """The person at a word of a line who fits: a player, of the side if that is known, and not `unlike`."""
        item = line.item(word)
        if item.mention is None:
            return None

        def fits(person: int) -> bool:
            if person == unlike or not self.may_play(person) or self._elsewhere(person, match):
                return False
            if not item.by_name and self.keeps_goal(person) and not own_goal:
                return False
            known = self.side_of(person, match)
            if known is None or side is None or item.by_name:
                return True
            return (known != side) if own_goal else (known == side)

        if item.by_name:
            found = item.entity
            if found is None:  # a surname of several: a guess between two who fit would be one too many
                fitting = [person for person in item.mention.candidates if fits(person)]
                return fitting[0] if len(fitting) == 1 else None
            return found if fits(found) else None
        chosen = None if is_either(line, word) else self.names.choose(item.mention, fits)
        if chosen is not None and is_rivalled(line, word, chosen, self.names):
            return None
        return chosen


def _decided(telling: Telling, match: Match) -> int | None:
    """The side whose goal it must be: a winner of those who won, a consolation of those who lost.

    And a fifth goal of those with five.
    """
    mine, theirs = match.goals.get(match.first, 0), match.goals.get(match.second, 0)
    if min(mine, theirs) < (telling.own or 0) <= max(mine, theirs):
        return match.first if mine > theirs else match.second
    if mine == theirs or len(match.goals) < len(match.sides) or not telling.tags & {"winner", "consolation"}:
        return None
    won = match.first if mine > theirs else match.second
    return won if "winner" in telling.tags else match.other(won)
