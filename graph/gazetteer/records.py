"""The rows of the gazetteer's tables, one frozen class a table; what exists ten thousandfold is a named tuple."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Strength = Literal["strong", "weak"]
Side = Literal["first", "women", "reserve", "youth"]
UseType = Literal[
    "club",
    "national_team",
    "competition",
    "venue",
    "publisher",
    "place",
    "not_person",
    "demonym",
    "person_nickname",
]
UseKind = Literal["full", "short", "nickname", "sponsor", "former", "code", "adjective", "noun"]


class DatedName(NamedTuple):
    """A name and the first and last year in which it was in use; an open end is None."""

    text: str
    since: int | None = None
    until: int | None = None

    def in_use(self, year: int | None, slack: int = 0) -> bool:
        """Whether the name was used in that year, give or take; an unknown year rules nothing out."""
        if year is None:
            return True
        early = self.since is not None and year < self.since - slack
        late = self.until is not None and year > self.until + slack
        return not early and not late


@dataclass(frozen=True, slots=True)
class Club:
    """One side of a club: the first men's team, or the women's or reserve side with the club as `parent`."""

    id: str
    name: str
    country: str
    city: str
    names: tuple[DatedName, ...]
    weak: tuple[DatedName, ...]
    nicknames: tuple[DatedName, ...]
    former: tuple[DatedName, ...]
    codes: tuple[str, ...]
    side: Side
    parent: str
    ambiguous: tuple[str, ...]
    wikidata: str


@dataclass(frozen=True, slots=True)
class NationalTeam:
    """A country's side; the women's side has the men's id with a `w` after it, and that id as `parent`."""

    id: str
    name: str
    country: str
    confederation: str
    names: tuple[DatedName, ...]
    nicknames: tuple[DatedName, ...]
    weak: tuple[DatedName, ...]
    adjectives: tuple[str, ...]
    nouns: tuple[str, ...]
    former: tuple[DatedName, ...]
    codes: tuple[str, ...]
    side: Side
    parent: str
    ambiguous: tuple[str, ...]


TeamEntry = Club | NationalTeam


@dataclass(frozen=True, slots=True)
class Competition:
    """A league, cup or tournament under all the names it had; `country` may be a confederation."""

    id: str
    name: str
    country: str
    kind: str
    level: int | None
    side: Side
    names: tuple[DatedName, ...]
    sponsors: tuple[DatedName, ...]
    former: tuple[DatedName, ...]
    weak: tuple[DatedName, ...]


@dataclass(frozen=True, slots=True)
class Venue:
    """A ground; a tenant is the id of a club or national team with the years in which it was at home there."""

    id: str
    name: str
    city: str
    country: str
    names: tuple[DatedName, ...]
    weak: tuple[DatedName, ...]
    tenants: tuple[DatedName, ...]


@dataclass(frozen=True, slots=True)
class Publisher:
    """A paper, agency, broadcaster or site to which reports are ascribed."""

    id: str
    name: str
    kind: str
    names: tuple[DatedName, ...]
    weak: tuple[DatedName, ...]


@dataclass(frozen=True, slots=True)
class PlainName:
    """A place, or a capitalised run that is no person: `kind` says what it is."""

    id: str
    name: str
    kind: str
    names: tuple[DatedName, ...]
    ambiguous: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PersonNickname:
    """A by-name that does not show whose it is, with the person's usual name."""

    id: str
    name: str
    person: str
    strength: Strength


class NameUse(NamedTuple):
    """One thing that a name can mean, how sure that is without context, and the years of the name."""

    type: UseType
    id: str
    strength: Strength
    since: int | None
    until: int | None
    kind: UseKind


class NameHit(NamedTuple):
    """A name found in a text: its place (end exclusive), its words as written, and all it can mean."""

    start: int
    end: int
    text: str
    entries: tuple[NameUse, ...]
