"""Statements as claims: who was with which side in which role, and what is told of people, sides and grounds.

A missing end does not mean that it goes on, and a deprecated statement is one that Wikidata denies.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from graph.kinds import Status, ThingType
from loaders.things import Gathering, Row
from loaders.wikidata.entity import Entity, Statement
from loaders.wikidata.people import Things
from loaders.wikidata.values import item, number, snak_value, text, time, unit, whole
from loaders.wrong import Wrong

_T = TypeVar("_T")
_LOAN = "Q2914547"
_SEXES = {"Q6581097": "male", "Q6581072": "female", "Q2449503": "male", "Q1052281": "female"}
_POSITIONS = {"Q201330": "goalkeeper", "Q336286": "defender", "Q193592": "midfielder", "Q280658": "forward"}
_METRE, _CENTIMETRE = "Q11573", "Q174728"
#: Properties with an id elsewhere, and the register that gave it.
IDENTIFIERS: Mapping[str, str] = {
    "P2446": "transfermarkt",
    "P2447": "transfermarkt-manager",
    "P7223": "transfermarkt",
    "P5750": "fbref",
    "P8642": "fbref",
    "P2276": "uefa",
    "P7361": "uefa",
    "P12539": "premierleague",
    "P4381": "soccerdonna",
    "P6131": "soccerway",
    "P2369": "soccerway",
}
_OFFICES = {"P488": "chairman", "P1037": "director", "P3320": "director", "P169": "chief executive"}


class Spell(NamedTuple):
    """When a statement held; `state` is told only of what has ended at an unknown time."""

    since: str | None
    until: str | None
    seen: str | None
    state: str | None


class _Ways:
    """Where the rows of a kind go, stated and denied."""

    def __init__(self, things: Gathering, kind: str, roles: tuple[str, ...], values: tuple[str, ...]) -> None:
        self._stated = things.into(kind, roles, values)
        self._denied = things.into(kind, roles, values, Status.DENIED)

    def __call__(self, told: Statement, row: Row) -> None:
        """A row of a statement, by its rank."""
        (self._denied if told.rank == "deprecated" else self._stated)(row)


class StatementWriter:
    """Turns the statements of entities into claims."""

    def __init__(self, gathering: Gathering, things: Things) -> None:
        self._things = things
        spell = ("since", "until", "seen", "state")
        self._played = _Ways(
            gathering, "played_for", ("person", "team"), (*spell, "role", "shirt", "loan", "matches", "goals")
        )
        self._managed = _Ways(gathering, "managed", ("person", "team"), (*spell, "role"))
        self._owned = _Ways(gathering, "owned", ("owner", "team"), (*spell, "share"))
        self._officer = _Ways(gathering, "officer", ("person", "team"), (*spell, "role"))
        self._ground = _Ways(gathering, "home_ground", ("team", "venue"), ("since", "until"))
        self._league = _Ways(gathering, "plays_in", ("team", "competition"), ("since", "until"))
        self._person = _Ways(
            gathering, "person", ("person",), ("born", "died", "nationality", "position", "height", "sex")
        )
        self._team = _Ways(gathering, "team", ("team",), ("founded", "dissolved", "country"))
        self._id = _Ways(gathering, "identifier", ("thing",), ("scheme", "value"))
        self._takers: Mapping[str, Callable[[Statement, str, str], None]] = {
            "P54": self._take_played,
            "P6087": self._take_coach_of,
            "P286": self._take_coach,
            "P127": self._take_owner,
            "P1830": self._take_owner_of,
            "P115": self._take_ground,
            "P118": self._take_league,
            **dict.fromkeys(_OFFICES, self._take_officer),
            **dict.fromkeys(IDENTIFIERS, self._take_id),
        }

    def properties(self, type_: ThingType) -> tuple[str, ...]:
        """The properties that are read of an entity of that type: each of their statements is a claim or is refused."""
        of = {
            ThingType.PERSON: ("P54", "P6087", "P569", "P570", "P21", "P27", "P413", "P2048"),
            ThingType.TEAM: ("P286", "P127", "P115", "P118", "P571", "P576", "P17", *_OFFICES),
        }
        owner = ("P1830",) if type_ in (ThingType.PERSON, ThingType.ORGANISATION) else ()
        return (*of.get(type_, ()), *owner, *IDENTIFIERS)

    def take(self, told: Statement, entity: Entity, thing: str) -> None:
        """The claim of a statement; Wrong where it makes none."""
        taker = self._takers.get(told.property)
        if taker is not None:
            taker(told, thing, _value_item(told) if told.property not in IDENTIFIERS else "")
        else:
            self._take_plain(told, thing, entity)

    def _take_played(self, told: Statement, thing: str, other: str) -> None:
        loan = any(item(snak_value(snak)) == _LOAN for snak in told.qualifiers.get("P1642", [])) or None
        row = (_first(told, "P1618", text), loan, _first(told, "P1350", whole), _first(told, "P1351", whole))
        shirt = int(row[0]) if row[0] and row[0].isdecimal() else None
        team = self._things.of(other, ThingType.TEAM)
        self._played(told, (told.record(), thing, team, *_spell(told), "player", shirt, *row[1:]))

    def _take_coach_of(self, told: Statement, thing: str, other: str) -> None:
        self._managed(told, (told.record(), thing, self._things.of(other, ThingType.TEAM), *_spell(told), "manager"))

    def _take_coach(self, told: Statement, thing: str, other: str) -> None:
        self._managed(told, (told.record(), self._things.of(other, ThingType.PERSON), thing, *_spell(told), "manager"))

    def _take_owner(self, told: Statement, thing: str, other: str) -> None:
        self._owned(told, (told.record(), self._things.owner(other), thing, *_spell(told), _share(told)))

    def _take_owner_of(self, told: Statement, thing: str, other: str) -> None:
        self._owned(told, (told.record(), thing, self._things.owned(other), *_spell(told), _share(told)))

    def _take_officer(self, told: Statement, thing: str, other: str) -> None:
        person = self._things.of(other, ThingType.PERSON)
        self._officer(told, (told.record(), person, thing, *_spell(told), _OFFICES[told.property]))

    def _take_ground(self, told: Statement, thing: str, other: str) -> None:
        self._ground(told, (told.record(), thing, self._things.of(other, ThingType.VENUE), *_spell(told)[:2]))

    def _take_league(self, told: Statement, thing: str, other: str) -> None:
        self._league(told, (told.record(), thing, self._things.of(other, ThingType.COMPETITION), *_spell(told)[:2]))

    def _take_id(self, told: Statement, thing: str, _other: str) -> None:
        self._id(told, (told.record(), thing, IDENTIFIERS[told.property], _needed(text(snak_value(told.snak)), told)))

    def _take_plain(self, told: Statement, thing: str, entity: Entity) -> None:
        """A value of a person or a side that is no tie to another."""
        value = snak_value(told.snak)
        if value is None:
            raise Wrong(told.property, _no_value(told))
        if entity.type() is ThingType.PERSON:
            at = {"P569": 0, "P570": 1, "P27": 2, "P413": 3, "P2048": 4, "P21": 5}[told.property]
            cells: list[str | int | None] = [None] * 6
            cells[at] = self._of_person(told.property, value)
            self._person(told, (told.record(), thing, *self._present(cells, at, told)))
        else:
            at = {"P571": 0, "P576": 1, "P17": 2}[told.property]
            cells = [None] * 3
            cells[at] = self._things.label(item(value)) if told.property == "P17" else time(value)
            self._team(told, (told.record(), thing, *self._present(cells, at, told)))

    def _present(self, cells: list[str | int | None], at: int, told: Statement) -> list[str | int | None]:
        if cells[at] is None:
            value = item(snak_value(told.snak))
            raise Wrong(
                told.property, f"what {value} is called is not told here" if value else "vaguer than can be used"
            )
        return cells

    def _of_person(self, property_: str, value: object) -> str | int | None:
        if property_ in ("P569", "P570"):
            return time(value)
        if property_ == "P2048":
            return _height(value)
        known = {"P21": _SEXES, "P413": _POSITIONS}.get(property_, {}).get(item(value) or "")
        return known or self._things.label(item(value))


def _value_item(told: Statement) -> str:
    value = snak_value(told.snak)
    if value is None:
        raise Wrong(told.property, _no_value(told))
    found = item(value)
    if found is None:
        raise Wrong(told.property, "its value is no item")
    return found


def _no_value(told: Statement) -> str:
    kind = told.snak.get("snaktype")
    return {"somevalue": "there is one, but it is not known which", "novalue": "says that there is none"}.get(
        str(kind), "no value"
    )


def _needed(found: str | None, told: Statement) -> str:
    if found is None:
        raise Wrong(told.property, _no_value(told))
    return found


def _first(told: Statement, property_: str, read: Callable[[object], _T | None]) -> _T | None:
    """The first value of a qualifier."""
    for snak in told.qualifiers.get(property_, []):
        if (found := read(snak_value(snak))) is not None:
            return found
    return None


def _spell(told: Statement) -> Spell:
    ended = any(snak.get("snaktype") == "somevalue" for snak in told.qualifiers.get("P582", []))
    return Spell(
        _first(told, "P580", time), _first(told, "P582", time), _first(told, "P585", time), "former" if ended else None
    )


def _share(told: Statement) -> str | None:
    found = _first(told, "P1107", number)
    return f"{found:g}" if found is not None else None


def _height(value: object) -> int | None:
    """A height in centimetres."""
    found = number(value)
    factor = {_METRE: 100, _CENTIMETRE: 1}.get(unit(value) or "")
    return round(found * factor) if found is not None and factor else None
