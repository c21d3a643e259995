"""A row of query results as a claim; variables are known by what they are commonly called."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from graph.dates import PartialDate
from graph.kinds import ThingType
from loaders.things import Gathering
from loaders.wikidata.people import SCHEME
from loaders.wrong import Wrong

_ID = re.compile(r"(?:https?://www\.wikidata\.org/entity/)?(Q[1-9]\d{0,14})$")
_DAY = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?:T.{0,20})?$")
_BARE = re.compile(r"(?:_?qid|_?id|_?uri|_?item)$", re.IGNORECASE)
_KINDS: Mapping[str, str] = {
    **dict.fromkeys(("player", "person", "footballer", "human"), "played_for"),
    **dict.fromkeys(("coach", "headcoach", "manager", "trainer"), "managed"),
    **dict.fromkeys(("owner", "ownedby"), "owned"),
    **dict.fromkeys(("chair", "chairperson", "chairman", "president"), "officer"),
    **dict.fromkeys(("venue", "stadium", "ground", "homevenue"), "home_ground"),
}
_TEAMS = ("team", "club", "memberof", "side")
_VALUES: Mapping[str, tuple[str, ...]] = {
    "since": ("start", "since", "startdate", "startyear", "from", "starttime"),
    "until": ("end", "until", "enddate", "endyear", "to", "endtime"),
    "born": ("born", "birth", "dob", "birthdate", "dateofbirth"),
    "matches": ("matches", "appearances", "apps"),
    "goals": ("goals",),
}


@dataclass(frozen=True, slots=True)
class Columns:
    """Which column holds the one, which the side, which their names and the values; `kind` is what a row claims."""

    kind: str
    one: str
    one_name: str | None
    team: str | None
    team_name: str | None
    values: Mapping[str, str]


def columns_of(names: Iterable[str]) -> Columns | None:
    """What the columns of a result are; None where they tie nothing."""
    plain = {_plain(name): name for name in reversed(tuple(names))}
    labels = {plain_name: name for plain_name, name in plain.items() if plain_name.endswith(("label", "name"))}
    values = {ours: plain[their] for ours, theirs in _VALUES.items() for their in reversed(theirs) if their in plain}
    team = next((name for name in _TEAMS if name in plain), None)
    one = next((name for name in _KINDS if name in plain), None)
    if one is None or (team is None and "born" not in values):
        return None
    return Columns(
        _KINDS[one] if team else "person",
        plain[one],
        _label(labels, one),
        plain[team] if team else None,
        _label(labels, team) if team else None,
        values,
    )


def _plain(name: str) -> str:
    return _BARE.sub("", name).replace("_", "").lower()


def _label(labels: Mapping[str, str], of: str) -> str | None:
    return labels.get(f"{of}label") or labels.get(f"{of}name")


class ResultWriter:
    """Turns rows into claims."""

    def __init__(self, things: Gathering, columns: Columns) -> None:
        self._things, self._columns = things, columns
        role = "owner" if columns.kind == "owned" else "person"
        spell = ("since", "until", "role")
        self._tie = (
            things.into(
                columns.kind,
                ("team", "venue") if columns.kind == "home_ground" else (role, "team"),
                {"played_for": (*spell, "matches", "goals"), "home_ground": ("since", "until")}.get(
                    columns.kind, spell
                ),
            )
            if columns.team
            else None
        )
        self._person = things.into("person", ("person",), ("born",))

    def take(self, row: Mapping[str, str], record: str) -> None:
        """The claims of a row; Wrong where it ties nothing."""
        kind = self._columns.kind
        type_ = ThingType.VENUE if kind == "home_ground" else ThingType.PERSON
        if kind == "owned":
            raise Wrong(
                self._columns.one,
                "a row does not tell whether an owner is a person or an organisation: load the entities",
            )
        one = self._thing(row, self._columns.one, self._columns.one_name, type_)
        born = self._date(row, "born")
        if born and type_ is ThingType.PERSON:
            self._person((record, one, born))
        if self._tie is None or self._columns.team is None:
            return
        team = self._thing(row, self._columns.team, self._columns.team_name, ThingType.TEAM)
        spell = self._date(row, "since"), self._date(row, "until")
        if kind == "home_ground":
            self._tie((record, team, one, *spell))
        elif kind == "played_for":
            self._tie((record, one, team, *spell, "player", self._whole(row, "matches"), self._whole(row, "goals")))
        else:
            self._tie((record, one, team, *spell, {"managed": "manager"}.get(kind, "chairman")))

    def _thing(self, row: Mapping[str, str], column: str, named: str | None, type_: ThingType) -> str:
        found = _ID.match(row[column].strip())
        if not found:
            unknown = (
                "there is one, but it is not known which"
                if "genid" in row[column]
                else f"no id of Wikidata: {row[column]!r}"
            )
            raise Wrong(column, unknown)
        name = row[named].strip() if named else ""
        return self._things.thing(type_, found[1], "" if _ID.match(name) else name, f"{SCHEME}:{found[1]}")

    def _date(self, row: Mapping[str, str], value: str) -> str | None:
        """A date.

        Results have lost how precise it was, so a first of a month is the month, a first of January the year.
        """
        column = self._columns.values.get(value)
        told = row[column].strip() if column else ""
        if not told or "genid" in told:
            return None
        found = _DAY.match(told.lstrip("+"))
        if found:
            year, month, day = found.groups()
            told = (
                year
                if (month, day) == ("01", "01") or month == "00"
                else f"{year}-{month}"
                if day in ("01", "00")
                else found[0][:10]
            )
        try:
            return PartialDate.parse(told).text
        except ValueError as error:
            raise Wrong(column or value, str(error)) from error

    def _whole(self, row: Mapping[str, str], value: str) -> int | None:
        column = self._columns.values.get(value)
        told = row[column].strip().lstrip("+").removesuffix(".0") if column else ""
        return int(told) if told.isdecimal() else None
