"""A row of incidents.parquet as a claim.

An own goal stands at the side that gains by it; a penalty without a score was missed; a second yellow card is just
another yellow of the same player. Minutes over 90 without a plus are of extra time.
"""

from collections import defaultdict
from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from loaders.corpus.match_rows import Match
from loaders.events import At, EventWriter, How
from loaders.minutes import minute_of
from loaders.parquet import Cells
from loaders.things import Gathering
from loaders.wrong import Wrong

COLUMNS: Mapping[str, type[str] | type[int]] = MappingProxyType(
    {
        "match_id": int,
        **dict.fromkeys(("team", "minute", "type", "player", "player2"), str),
        "home_score": int,
        "away_score": int,
    }
)
_Row = tuple[int | None, str | None, str | None, str | None, str | None, str | None, int | None, int | None]


class IncidentWriter:
    """Takes one incident after another; those of one match follow each other."""

    def __init__(self, things: Gathering, events: EventWriter, matches: Mapping[int, Match]) -> None:
        self._things, self._events, self._matches = things, events, matches
        self._present: int | None = None
        self._done: set[int] = set()
        self._warned: set[str] = set()
        self._people: defaultdict[str, dict[str, str]] = defaultdict(dict)

    def take(self, row: Cells, record: str) -> None:
        """The claim of an incident."""
        number, team, minute, kind, name, second, home_score, away_score = cast("_Row", row)
        match = self._match(number)
        if team == "home":
            side, own, other = match.home, match.home_name, match.away_name
        elif team == "away":
            side, own, other = match.away, match.away_name, match.home_name
        else:
            raise Wrong("team", f"neither home nor away: {team!r}")
        when = minute_of(minute or "", extra_time=True)
        if when is None:
            raise Wrong("minute", f"not a minute: {minute!r} (right: 38 or 90+1)")
        at = At(record, match.match, side, when)
        if kind == "Substitution" and (name or second):
            self._events.substitution(at, self._person(second, own), self._person(name, own))
            return
        own_goal = kind == "Own goal"
        player = self._person(name, other if own_goal else own)
        if player is None:
            raise Wrong("player", "missing")
        if own_goal or kind == "Goal" or (kind == "Penalty Awarded" and home_score is not None):
            self._events.goal(
                at,
                player,
                How(
                    self._person(second, own),
                    "penalty" if kind == "Penalty Awarded" else None,
                    None,
                    own_goal,
                    home_score,
                    away_score,
                ),
            )
        else:
            self._with_player(at, kind, player)

    def _with_player(self, at: At, kind: str | None, player: str) -> None:
        if kind == "Yellow Card":
            self._events.card(at, player, "second yellow" if player in self._warned else "yellow")
            self._warned.add(player)
        elif kind == "Red Card":
            self._events.card(at, player, "red")
        elif kind == "Penalty Awarded":
            self._events.penalty_missed(at, player)
        elif kind == "Goal Disallowed":
            self._events.disallowed(at, player)
        elif kind == "Substitution - Out":
            self._events.substitution(at, None, player)
        elif kind == "Substitution - In":
            self._events.substitution(at, player, None)
        else:
            raise Wrong("type", f"no claim is known for such an incident: {kind!r}")

    def _person(self, name: str | None, side: str) -> str | None:
        """The id of a person, remembered by side: asking for each incident is most of the work."""
        if not name:
            return None
        people = self._people[side]
        found = people.get(name)
        if found is None:
            found = people[name] = self._things.person(name, side)
        return found

    def _match(self, number: int | None) -> Match:
        """The match of that number; where another begins, the cards of the last one are forgotten."""
        found = self._matches.get(number) if number is not None else None
        if found is None or number is None:
            raise Wrong("match_id", f"no match has the number {number}")
        if number != self._present:
            if number in self._done:
                raise Wrong("match_id", f"the incidents of match {number} do not follow each other: sort the table")
            self._done.add(number)
            self._present = number
            self._warned.clear()
        return found
