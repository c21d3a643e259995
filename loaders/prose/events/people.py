"""Who can have scored, and for whom: what the document and the matches tell of its people."""

from dataclasses import dataclass, field

from loaders.prose.events.line import Line
from loaders.prose.events.telling import Telling
from loaders.prose.frame.frame import Match
from loaders.prose.names.names import Names

_NO_PLAYER = frozenset(("manager", "coach", "referee", "officer", "owner", "chairman", "assistant", "official", "pundit"))


@dataclass(slots=True)
class People:
    """The people of a document with the sides that they play for, as far as told or seen."""

    names: Names
    sides: dict[int, int] = field(default_factory=dict)

    def side_of(self, person: int, match: Match | None) -> int | None:
        """The side of the match that a person plays for."""
        side = self.sides.get(person, self.names.team_of(person))
        if match is None:
            return side
        return side if side in match.sides else None

    def may_play(self, person: int) -> bool:
        """Whether a person can be a player."""
        return self.names.attribute(person, "role") not in _NO_PLAYER

    def is_keeper(self, person: int) -> bool:
        """Whether a person is told to be a goalkeeper."""
        return str(self.names.attribute(person, "position") or "") in ("goalkeeper", "keeper", "GK")

    def scorer_of(self, telling: Telling, match: Match | None) -> int | None:
        """The person who a telling says scored."""
        return None if telling.scorer is None else self.person_at(telling.line, telling.scorer, telling.side, match,
                                                                  own_goal=telling.own_goal)

    def person_at(self, line: Line, word: int, side: int | None, match: Match | None, *, own_goal: bool = False,
                  unlike: int | None = None) -> int | None:
        """The person at a word of a line who fits: a player, of the side if that is known, and not `unlike`."""
        item = line.item(word)
        if item.mention is None:
            return None

        def fits(person: int) -> bool:
            if person == unlike or not self.may_play(person):
                return False
            if not item.by_name and self.is_keeper(person):
                return False
            known = self.side_of(person, match)
            if known is None or side is None or item.by_name:
                return True
            return (known != side) if own_goal else (known == side)
        if item.by_name:
            found = item.entity
            if found is None:
                return self.names.choose(item.mention, fits)
            return found if fits(found) else None
        return self.names.choose(item.mention, fits)
