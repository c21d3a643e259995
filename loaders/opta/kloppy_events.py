"""What kloppy makes of the events of a match, as claims: who played, goals, cards, substitutions, penalties."""

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from loaders.desk import Desk
from loaders.events import At, Card, How, Place
from loaders.matches import MatchTold, match_name
from loaders.minutes import Minute
from loaders.node import Node
from loaders.opta.desk import SHOOTOUT, People, minute_told, whole_name
from loaders.wrong import Wrong

if TYPE_CHECKING:
    from kloppy.domain import CardEvent, Event, EventDataset, Player, ShotEvent, SubstitutionEvent, Team

#: Minutes before each period.
_BEFORE = {1: 0, 2: 45, 3: 90, 4: 105}
_CARDS: dict[str, Card] = {"FIRST_YELLOW": "yellow", "SECOND_YELLOW": "second yellow", "RED": "red"}
_BODY = {"RIGHT_FOOT": "right foot", "LEFT_FOOT": "left foot", "HEAD": "head"}
_MISSES = {"SAVED": "saved", "BLOCKED": "saved", "POST": "woodwork", "OFF_TARGET": "missed"}


class KloppyEvents:
    """Takes the events of one match; kloppy tells neither assists nor reasons, and no score of its own."""

    def __init__(self, desk: Desk, people: People, dataset: "EventDataset", known_as: Mapping[str, str]) -> None:
        self._desk, self._people = desk, people
        self._dataset, self._known_as = dataset, known_as
        self._match = ""
        self._teams: dict[str, str] = {}

    def take(self, match: str, day: str | None) -> None:
        """The claims of the match that they are of."""
        record = self._desk.file.name
        home, away = self._dataset.metadata.teams
        for team in (home, away):
            self._people.team(team.team_id, team.name, record, None, day)
        told = MatchTold(home.name, away.name, day, match_id=match, home_id=home.team_id, away_id=away.team_id)
        self._people.match(told, match_name(told))
        things = self._desk.matches.write(told, record)
        self._match = things.match
        self._teams = {home.team_id: things.home, away.team_id: things.away}
        for team in (home, away):
            for player in team.players:
                one = Node({}, f"player {player.player_id}")
                self._desk.each([one], lambda node, player=player, team=team: self._place(node, player, team))  # type: ignore[misc]
        for event in self._dataset.events:
            self._desk.each([Node({}, f"event {event.event_id}")], lambda node, event=event: self._event(node, event))  # type: ignore[misc]

    def _place(self, node: Node, player: "Player", team: "Team") -> None:
        at = At(self._desk.record(node), self._match, self._teams[team.team_id])
        self._desk.events.appearance(at, self._person(player), Place(player.starting, player.jersey_no))

    def _person(self, player: "Player") -> str:
        """A player's name: kloppy drops the one he is known by, and writes 'None' for a first or last name not told."""
        parts = [part for part in (player.first_name, player.last_name) if part and part != "None"]
        name = whole_name(*parts) or self._known_as.get(player.player_id)
        if not name:
            raise Wrong(f"player {player.player_id}", "no name is told")
        return self._people.player(player.player_id, name, self._desk.file.name)

    def _event(self, node: Node, event: "Event") -> None:
        from kloppy.domain import CardEvent, ShotEvent, SubstitutionEvent  # noqa: PLC0415  an optional extra

        if isinstance(event, ShotEvent):
            self._shot(node, event)
        elif isinstance(event, CardEvent):
            self._card(node, event)
        elif isinstance(event, SubstitutionEvent):
            self._change(node, event)

    def _shot(self, node: Node, event: "ShotEvent") -> None:
        result = event.result.value if event.result else None
        named = {one.value.name for one in event.qualifiers or () if isinstance(one.value, Enum)}
        is_penalty, body = "PENALTY" in named, next((_BODY[one] for one in sorted(named & set(_BODY))), None)
        if event.period.id == SHOOTOUT:
            self._desk.events.kick(self._at(node, event), self._of(node, event), scored=result == "GOAL")
        elif result == "GOAL":
            how = How(None, "penalty" if is_penalty else None, body)
            self._desk.events.goal(self._at(node, event), self._of(node, event), how)
        elif result == "OWN_GOAL":  # its team is the scorer's
            at = self._at(node, event)
            other = next(team for team in self._teams.values() if team != at.team)
            self._desk.events.goal(at._replace(team=other), self._of(node, event), How(own_goal=True))
        elif is_penalty:
            missed = _MISSES.get(result or "", "missed")
            self._desk.events.penalty_missed(self._at(node, event), self._of(node, event), missed)

    def _card(self, node: Node, event: "CardEvent") -> None:
        self._desk.events.card(self._at(node, event), self._of(node, event), _CARDS[event.card_type.value])

    def _change(self, node: Node, event: "SubstitutionEvent") -> None:
        on = self._person(event.replacement_player) if event.replacement_player else None
        self._desk.events.substitution(self._at(node, event), on, self._of(node, event))

    def _of(self, node: Node, event: "Event") -> str:
        if event.player is None:
            raise Wrong(node.path, "it is of no player")
        return self._person(event.player)

    def _at(self, node: Node, event: "Event") -> At:
        if event.team is None:
            raise Wrong(node.path, "it is of no side")
        return At(self._desk.record(node), self._match, self._teams[event.team.team_id], _minute(node, event))


def _minute(node: Node, event: "Event") -> Minute:
    """Counted from the clock of the period."""
    period, seconds = event.period.id, int(event.timestamp.total_seconds())
    minute = _BEFORE[period] + seconds // 60 + 1 if period in _BEFORE else None
    return minute_told(node, minute, period, f"{seconds // 60}:{seconds % 60:02d}, period {period}")
