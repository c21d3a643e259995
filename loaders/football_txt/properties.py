"""What stands under a match: line-ups with cards and substitutions, officials, the kicks of a shoot-out."""

from dataclasses import dataclass, field

from graph.names import fold
from loaders.events import At, Card, EventWriter, Place
from loaders.football_txt.goals import goals_of
from loaders.football_txt.kicks import kicks_of
from loaders.football_txt.lineup import Placed, line_up_of
from loaders.football_txt.officials import officials_of
from loaders.football_txt.score import Score
from loaders.matches import MatchThings
from loaders.things import Gathering
from loaders.wrong import Wrong

_OFFICIALS = frozenset({"refs", "ref", "referee", "referees"})
_KICKS = frozenset({"penalties", "penalty shootout", "penalty shoot out", "pens"})
_CARDS: dict[str, Card] = {
    "yellow cards": "yellow",
    "yellow card": "yellow",
    "red cards": "red",
    "red card": "red",
    "sent off": "red",
}
#: Told for people, or told by other lines too.
_PASSED = frozenset({"att", "attendance", "note", "notes"})


@dataclass(slots=True)
class OpenMatch:
    """The match that lines below it speak of: its things, its sides by name, its score, who played for whom."""

    things: MatchThings
    home: str
    away: str
    score: Score
    played: dict[str, tuple[str, bool]] = field(default_factory=dict)


class Properties:
    """Takes the property lines of matches."""

    def __init__(self, things: Gathering, events: EventWriter) -> None:
        self._things, self._events = things, events

    def take(self, text: str, match: OpenMatch, record: str) -> None:
        """Take 'Name: what is told'."""
        name, _, told = text.partition(":")
        key = fold(name)
        if key in _OFFICIALS:
            self._take_officials(told.strip(), match, record)
        elif key in _KICKS:
            self._take_kicks(told.strip(), match, record)
        elif key in _CARDS:
            self._take_cards(told.strip(), _CARDS[key], match, record)
        elif key in {fold(match.home), fold(match.away)}:
            self._take_line_up(told.strip(), match, record, at_home=key == fold(match.home))
        elif key not in _PASSED:
            raise Wrong(
                "line-up", f"{name.strip()!r} is neither {match.home!r} nor {match.away!r}, nor a known property"
            )

    def _take_officials(self, told: str, match: OpenMatch, record: str) -> None:
        for one in officials_of(told):
            self._events.official(
                At(record, match.things.match), self._things.person(one.name, "referee"), one.role, one.country
            )

    def _take_kicks(self, told: str, match: OpenMatch, record: str) -> None:
        for order, kick in enumerate(kicks_of(told), start=1):
            taker = self._things.person(kick.taker, match.home if kick.by_home else match.away)
            self._events.kick(_at(record, match, at_home=kick.by_home), taker, scored=kick.scored, order=order)

    def _take_cards(self, told: str, card: Card, match: OpenMatch, record: str) -> None:
        """Cards in a list of their own: whose side a player is on, the line-ups tell."""
        told = told.replace(";", ",").strip("- ,")
        for one in goals_of(f"({told})", None, extra_time=match.score.extra_time) if told else ():
            played = match.played.get(fold(one.scorer))
            if played is None:
                raise Wrong("cards", f"{one.scorer!r} is in neither line-up")
            at = _at(record, match, at_home=played[1])._replace(minute=one.minute)
            self._events.card(at, played[0], card)

    def _take_line_up(self, told: str, match: OpenMatch, record: str, *, at_home: bool) -> None:
        found = line_up_of(told)
        at = _at(record, match, at_home=at_home)
        for player in found.players:
            person = self._person(player, match, at_home=at_home)
            position = "goalkeeper" if player is found.keeper else None
            self._events.appearance(at, person, Place(started=True, position=position, captain=player.captain or None))
            self._take_part(player, person, at, match, at_home=at_home)
        if found.coach:
            self._events.manager(at, self._things.person(found.coach, match.home if at_home else match.away))

    def _take_part(self, player: Placed, person: str, at: At, match: OpenMatch, *, at_home: bool) -> None:
        """The cards of a player, and who came on for him, and for that one."""
        for card, minute in player.cards:
            self._events.card(at._replace(minute=minute), person, card)
        if player.replaced_by is not None:
            other = self._person(player.replaced_by, match, at_home=at_home)
            self._events.substitution(at._replace(minute=player.replaced_at), other, person)
            self._take_part(player.replaced_by, other, at, match, at_home=at_home)

    def _person(self, player: Placed, match: OpenMatch, *, at_home: bool) -> str:
        person = self._things.person(player.name, match.home if at_home else match.away)
        match.played[fold(player.name)] = person, at_home
        return person


def _at(record: str, match: OpenMatch, *, at_home: bool) -> At:
    return At(record, match.things.match, match.things.home if at_home else match.things.away)
