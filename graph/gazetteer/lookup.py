"""The gazetteer: all tables, loaded once, with the look-ups that loaders and readers use."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Protocol, TypeVar

from graph.gazetteer import making, uses
from graph.gazetteer.finding import NameFinder
from graph.gazetteer.given import GivenNames, load_given_names
from graph.gazetteer.keys import NameTable
from graph.gazetteer.records import (
    Club,
    Competition,
    NameHit,
    NameUse,
    NationalTeam,
    PersonNickname,
    PlainName,
    Publisher,
    TeamEntry,
    Venue,
)
from graph.gazetteer.tables import DATA, rows, table

#: Countries whose clubs play in a neighbour's leagues.
_NEIGHBOURS: Mapping[str, frozenset[str]] = {
    "England": frozenset({"Wales", "Scotland"}),
    "Wales": frozenset({"England"}),
    "Scotland": frozenset({"England"}),
    "Ireland": frozenset({"Northern Ireland"}),
    "Northern Ireland": frozenset({"Ireland"}),
    "United States": frozenset({"Canada"}),
    "Canada": frozenset({"United States"}),
    "Spain": frozenset({"Andorra"}),
    "Switzerland": frozenset({"Liechtenstein"}),
    "Australia": frozenset({"New Zealand"}),
}


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


Keyed = TypeVar("Keyed", bound=_HasId)


def _by_id(entries: Iterable[Keyed]) -> dict[str, Keyed]:
    return {entry.id: entry for entry in entries}


@dataclass(frozen=True)
class Gazetteer:
    """All tables by id; the indexes over them are made when first asked for."""

    clubs: Mapping[str, Club]
    national_teams: Mapping[str, NationalTeam]
    competitions: Mapping[str, Competition]
    venues: Mapping[str, Venue]
    publishers: Mapping[str, Publisher]
    places: Mapping[str, PlainName]
    not_people: Mapping[str, PlainName]
    people_nicknames: Mapping[str, PersonNickname]

    def find(self, text: str) -> list[NameHit]:
        """All names of the gazetteer in a text; places are code points of the text as given."""
        return self._finder.find(text)

    def team(self, id_: str) -> TeamEntry:
        """The club or national team of that id."""
        return self.clubs[id_] if id_ in self.clubs else self.national_teams[id_]

    def team_named(self, text: str, country: str | None = None, year: int | None = None) -> tuple[TeamEntry, ...]:
        """The teams that a table's cell can mean, the surest first; sure ones hide those that need context."""
        found = self._teams.named(text, year, slack=1) or self._teams.named(text)
        if country is not None:
            near = _NEIGHBOURS.get(country, frozenset())
            found = [pair for pair in found if pair[0].country == country] or [
                pair for pair in found if pair[0].country in near
            ]
        return _sure(found)

    def competition_named(
        self, text: str, country: str | None = None, year: int | None = None
    ) -> tuple[Competition, ...]:
        """The competitions that a cell can mean; a name counts only in the years when it was used."""
        found = self._competitions.named(text, year)
        return _sure([pair for pair in found if country is None or pair[0].country == country])

    def venue_named(self, text: str, country: str | None = None, year: int | None = None) -> tuple[Venue, ...]:
        """The grounds that a cell can mean."""
        found = self._venues.named(text, year, slack=1)
        return _sure([pair for pair in found if country is None or pair[0].country == country])

    def same_given_name(self, first: str, second: str) -> bool:
        """Whether two given names can be one person's: equal, an initial, or forms of one name (Tony, Anthony)."""
        return self._given.same(first, second)

    def is_given_name(self, word: str) -> bool:
        """Whether the word is a given name common among footballers."""
        return self._given.gender(word) is not None

    def gender_of(self, word: str) -> str | None:
        """`m`, `f` or `u` (both) of a given name; None when it is not known."""
        return self._given.gender(word)

    def named(self) -> Iterator[uses.Named]:
        """Every name of every table with what it means."""
        for club in self.clubs.values():
            yield from uses.of_club(club)
        for nation in self.national_teams.values():
            yield from uses.of_national_team(nation)
        for competition in self.competitions.values():
            yield from uses.of_competition(competition)
        for venue in self.venues.values():
            yield from uses.of_venue(venue)
        for publisher in self.publishers.values():
            yield from uses.of_publisher(publisher)
        for place in self.places.values():
            yield from uses.of_place(place)
        for run in self.not_people.values():
            yield from uses.of_not_person(run)
        for nickname in self.people_nicknames.values():
            yield from uses.of_person_nickname(nickname)

    @cached_property
    def _finder(self) -> NameFinder:
        return NameFinder(self.named())

    @cached_property
    def _teams(self) -> NameTable[TeamEntry]:
        entries: dict[str, TeamEntry] = {**self.clubs, **self.national_teams}
        named = (pair for entry in entries.values() for pair in uses.of_team(entry) if pair[1].type != "demonym")
        return NameTable(entries, named)

    @cached_property
    def _competitions(self) -> NameTable[Competition]:
        entries = dict(self.competitions)
        return NameTable(entries, (pair for entry in entries.values() for pair in uses.of_competition(entry)))

    @cached_property
    def _venues(self) -> NameTable[Venue]:
        entries = dict(self.venues)
        return NameTable(entries, (pair for entry in entries.values() for pair in uses.of_venue(entry)))

    @cached_property
    def _given(self) -> GivenNames:
        return load_given_names()


def _sure(found: list[tuple[Keyed, NameUse]]) -> tuple[Keyed, ...]:
    strong = [entry for entry, use in found if use.strength == "strong"]
    return tuple(_by_id(strong or [entry for entry, _ in found]).values())


def _national_teams(folder: Path) -> Iterator[NationalTeam]:
    for row in rows("national_teams.csv", folder):
        yield making.national_team(row)
        yield making.womens_side(row)


def read_gazetteer(folder: Path = DATA) -> Gazetteer:
    """The gazetteer in a folder of tables."""
    return Gazetteer(
        clubs=_by_id(table("clubs.csv", making.club, folder)),
        national_teams=_by_id(_national_teams(folder)),
        competitions=_by_id(table("competitions.csv", making.competition, folder)),
        venues=_by_id(table("venues.csv", making.venue, folder)),
        publishers=_by_id(table("publishers.csv", making.publisher, folder)),
        places=_by_id(table("places.csv", making.plain_name, folder)),
        not_people=_by_id(table("not_people.csv", making.plain_name, folder)),
        people_nicknames=_by_id(table("people_nicknames.csv", making.person_nickname, folder)),
    )


@cache
def load_gazetteer() -> Gazetteer:
    """The gazetteer that comes with Touchline, read once."""
    return read_gazetteer()
