"""What happens in matches, from any source of data, as claims."""

from typing import Literal, NamedTuple

from loaders.minutes import MINUTE_VALUES, UNKNOWN, Minute
from loaders.things import Gathering

Card = Literal["yellow", "second yellow", "red"]
_GOAL = ("situation", "body_part", "own_goal", "running_home", "running_away", "order", "assist_definition")


class At(NamedTuple):
    """Where something happened: the record that says so, the match, the side (None where untold), the minute."""

    record: str
    match: str
    team: str | None = None
    minute: Minute = UNKNOWN


class How(NamedTuple):
    """How a goal came about: who set it up (an id), the situation ('penalty'), the score that it made."""

    assist: str | None = None
    situation: str | None = None
    body_part: str | None = None
    own_goal: bool = False
    running_home: int | None = None
    running_away: int | None = None
    order: int | None = None


class Place(NamedTuple):
    """A place in a side: in the line-up or not; None where he took part and it is not known whether from the start."""

    started: bool | None
    shirt: int | None = None
    position: str | None = None
    captain: bool | None = None


_PLAIN = How()


class EventWriter:
    """Where the events of matches go; persons are given as ids of things."""

    def __init__(self, gathering: Gathering, assist_definition: str | None = None) -> None:
        self._definition = assist_definition
        self._goal = gathering.into("goal", ("match", "team", "scorer", "assist"), (*MINUTE_VALUES, *_GOAL))
        self._card = gathering.into("card", ("match", "team", "player"), (*MINUTE_VALUES, "card", "reason"))
        self._change = gathering.into("substitution", ("match", "team", "on", "off"), MINUTE_VALUES)
        self._missed = gathering.into("penalty_missed", ("match", "team", "taker"), (*MINUTE_VALUES, "result"))
        self._disallowed = gathering.into("disallowed_goal", ("match", "team", "player"), (*MINUTE_VALUES, "reason"))
        self._kick = gathering.into("shootout_kick", ("match", "team", "taker"), ("scored", "order"))
        self._played = gathering.into(
            "appearance", ("match", "team", "player"), ("started", "shirt", "position", "captain")
        )
        self._managed = gathering.into("match_manager", ("match", "team", "manager"))
        self._official = gathering.into("match_referee", ("match", "referee"), ("role", "country"))

    def goal(self, at: At, scorer: str, how: How = _PLAIN) -> None:
        """A goal; the side is the one it counts for, also for an own goal."""
        self._goal(
            (
                at.record,
                at.match,
                at.team,
                scorer,
                how.assist,
                *at.minute,
                how.situation,
                how.body_part,
                how.own_goal or None,
                how.running_home,
                how.running_away,
                how.order,
                self._definition if how.assist else None,
            )
        )

    def card(self, at: At, player: str, card: Card, reason: str | None = None) -> None:
        """A card shown."""
        self._card((at.record, at.match, at.team, player, *at.minute, card, reason))

    def substitution(self, at: At, on: str | None, off: str | None) -> None:
        """Who came on for whom; either may be unknown."""
        self._change((at.record, at.match, at.team, on, off, *at.minute))

    def penalty_missed(self, at: At, taker: str, result: str | None = None) -> None:
        """A penalty that was not scored."""
        self._missed((at.record, at.match, at.team, taker, *at.minute, result))

    def disallowed(self, at: At, player: str, reason: str | None = None) -> None:
        """A goal that did not count."""
        self._disallowed((at.record, at.match, at.team, player, *at.minute, reason))

    def kick(self, at: At, taker: str, *, scored: bool, order: int | None = None) -> None:
        """A kick of a shoot-out."""
        self._kick((at.record, at.match, at.team, taker, scored, order))

    def appearance(self, at: At, player: str, place: Place) -> None:
        """A place in the line-up or on the bench."""
        self._played((at.record, at.match, at.team, player, *place))

    def manager(self, at: At, manager: str) -> None:
        """Who managed a side in a match."""
        self._managed((at.record, at.match, at.team, manager))

    def official(self, at: At, referee: str, role: str = "referee", country: str | None = None) -> None:
        """A referee, or another official by his role."""
        self._official((at.record, at.match, referee, role, country))
