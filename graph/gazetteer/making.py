"""How a row of each table becomes its record."""

from dataclasses import replace
from typing import cast

from graph.gazetteer.records import (
    Club,
    Competition,
    DatedName,
    NationalTeam,
    PersonNickname,
    PlainName,
    Publisher,
    Side,
    Strength,
    Venue,
)
from graph.gazetteer.tables import Row

_SIDES = ("first", "women", "reserve", "youth")


def _side(row: Row) -> Side:
    return cast("Side", row.choice("side", _SIDES))


def club(row: Row) -> Club:
    """A row of clubs.csv."""
    return Club(
        id=row.text("id"),
        name=row.text("name"),
        country=row.text("country"),
        city=row.text("city", ""),
        names=row.names("names"),
        weak=row.names("weak"),
        nicknames=row.names("nicknames"),
        former=row.names("former"),
        codes=row.words("codes"),
        side=_side(row),
        parent=row.text("parent", ""),
        ambiguous=row.words("ambiguous"),
        wikidata=row.text("wikidata", ""),
    )


def national_team(row: Row) -> NationalTeam:
    """A row of national_teams.csv: the men's side."""
    return NationalTeam(
        id=row.text("id"),
        name=row.text("name"),
        country=row.text("name"),
        confederation=row.text("confederation", ""),
        names=row.names("names"),
        nicknames=row.names("nicknames"),
        weak=row.names("weak"),
        adjectives=row.words("adjectives"),
        nouns=row.words("nouns"),
        former=row.names("former"),
        codes=row.words("codes"),
        side="first",
        parent="",
        ambiguous=row.words("ambiguous"),
    )


def womens_side(row: Row) -> NationalTeam:
    """The women's side that goes with a row of national_teams.csv."""
    men = national_team(row)
    bases = (men.name, *(name.text for name in men.names))
    names = (f"{base} {ending}" for base in bases for ending in ("Women", "women", "Ladies"))
    return replace(
        men,
        id=f"{men.id}w",
        name=f"{men.name} Women",
        names=tuple(DatedName(name) for name in names if name != f"{men.name} Women"),
        nicknames=row.names("women_nicknames"),
        weak=(),
        adjectives=(),
        nouns=(),
        former=(),
        codes=(),
        side="women",
        parent=men.id,
        ambiguous=(),
    )


def competition(row: Row) -> Competition:
    """A row of competitions.csv."""
    return Competition(
        id=row.text("id"),
        name=row.text("name"),
        country=row.text("country"),
        kind=row.text("kind"),
        level=row.number("level"),
        side=_side(row),
        names=row.names("names"),
        sponsors=row.names("sponsors"),
        former=row.names("former"),
        weak=row.names("weak"),
    )


def venue(row: Row) -> Venue:
    """A row of venues.csv."""
    return Venue(
        id=row.text("id"),
        name=row.text("name"),
        city=row.text("city", ""),
        country=row.text("country"),
        names=row.names("names"),
        weak=row.names("weak"),
        tenants=row.names("tenants"),
    )


def publisher(row: Row) -> Publisher:
    """A row of publishers.csv."""
    return Publisher(row.text("id"), row.text("name"), row.text("kind"), row.names("names"), row.names("weak"))


def plain_name(row: Row) -> PlainName:
    """A row of places.csv or not_people.csv."""
    names, ambiguous = row.names("names"), row.words("ambiguous")
    return PlainName(row.text("id"), row.text("name"), row.text("kind"), names, ambiguous)


def person_nickname(row: Row) -> PersonNickname:
    """A row of people_nicknames.csv."""
    strength = cast("Strength", row.choice("strength", ("strong", "weak")))
    return PersonNickname(row.text("id"), row.text("name"), row.text("person"), strength)
