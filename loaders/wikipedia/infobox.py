"""{{Infobox football biography}}: who a person is, where he played and what he managed."""

import re
from collections.abc import Callable

from mwparserfromhell.wikicode import Wikicode

from graph.errors import Refusal
from graph.kinds import ThingType
from loaders.dates import day_of, published_of
from loaders.desk import Desk
from loaders.register import Registers
from loaders.wikipedia.box_writer import SCHEME
from loaders.wikipedia.infobox_rows import MANAGED, PLAYED, Career, Row, rows_of
from loaders.wikipedia.wikitext import Linked, Placed, arguments, name_of, shown, told, value
from loaders.wrong import Wrong

_METRES = re.compile(r"([12])[.,](\d{2})\s?m\b|\b(1\d{2}|2[01]\d)\s?cm\b")
_BIRTHS = frozenset({"birth date", "birth date and age", "birthdate", "bda", "dob", "birth-date", "birth-date and age"})
_DEATHS = frozenset({"death date", "death date and age", "dda"})
_HEIGHTS = frozenset({"convert", "cvt", "height"})
_ASSISTS = re.compile(r"\b(?:assistant|coach|trainer|scout|director|analyst)\b")
_LEADS = re.compile(r"\b(?:head coach|player-coach|manager-coach)\b")


class InfoboxWriter:
    """Takes one infobox after another."""

    def __init__(self, desk: Desk) -> None:
        self._desk, things = desk, desk.things
        self._person = things.into("person", ("person",), ("born", "died", "position", "height"))
        self._name = things.into("name", ("thing",), ("text", "name_kind"))
        self._side = things.into("team", ("team",), ("side", "national"))
        self._played = things.into(
            "played_for", ("person", "team"), ("since", "until", "role", "loan", "matches", "goals")
        )
        self._managed = things.into("managed", ("person", "team"), ("since", "until", "role"))
        self._officer = things.into("officer", ("person", "team"), ("since", "until", "role"))

    def take(self, placed: Placed, title: str | None, record: str) -> None:
        """The claims of an infobox; `title` is that of its page."""
        box = placed.template
        name = told(box, "name", "playername") or (title or "").partition(" (")[0]
        if not name:
            raise Wrong("name", "neither the box nor the page tells a name")
        person = self._desk.things.thing(ThingType.PERSON, title or name, name, f"{SCHEME}:{title}" if title else None)
        self._about(placed, person, record)
        full = told(box, "full_name", "fullname")
        if full and full != name:
            self._name((record, person, full, "full name"))
        for career in PLAYED:
            self._rows(placed, career, lambda row, career=career: self._spell(person, row, career, record))  # type: ignore[misc]
        self._rows(placed, MANAGED, lambda row: self._tenure(person, row, record))

    def _about(self, placed: Placed, person: str, record: str) -> None:
        box = placed.template
        born = self._or_refused(placed, lambda: _day(value(box, "birth_date", "birthdate"), _BIRTHS, "birth_date"))
        died = self._or_refused(placed, lambda: _day(value(box, "death_date", "deathdate"), _DEATHS, "death_date"))
        position = told(box, "position")
        self._person(
            (record, person, born, died, position.lower() if position else None, _height(value(box, "height")))
        )

    def _or_refused(self, placed: Placed, tell: Callable[[], str | None]) -> str | None:
        try:
            return tell()
        except Wrong as wrong:
            self._refuse(wrong, placed.line)
            return None

    def _rows(self, placed: Placed, career: Career, take: Callable[[Row], None]) -> None:
        """Take each row of a list; one that cannot be taken does not hold up the others."""
        for rows in rows_of(placed.template, career):
            self._desk.things.count()
            if isinstance(rows, Wrong):
                self._refuse(rows, placed.line)
            else:
                for row in rows:
                    take(row)

    def _spell(self, person: str, row: Row, career: Career, record: str) -> None:
        team = self._team(row.team, record, national=career.national)
        self._played(
            (record, person, team, row.since, row.until, career.role, row.loan or None, row.matches, row.goals)
        )

    def _tenure(self, person: str, row: Row, record: str) -> None:
        """Who assisted is an officer, and managed nothing."""
        note = row.note.lower() if row.note else None
        team = self._team(row.team, record, national=" national " in (row.team.page or ""))
        assisted = note is not None and _ASSISTS.search(note) and not _LEADS.search(note)
        (self._officer if assisted else self._managed)((record, person, team, row.since, row.until, note))

    def _team(self, name: Linked, record: str, *, national: bool) -> str:
        """A side by its page, or else by its words; the gazetteer is asked who it is."""
        words, side, things = name.text if national else name.name, _side(name), self._desk.things
        local = name.page or words
        if things.has(ThingType.TEAM, local):
            return things.team(words, None, local)
        registers = Registers("nations" if national else "clubs", side or "first")
        found = registers.team(words, None, None) or registers.team(name.text, None, None)
        team = things.team(words, found, local)
        if side or national:
            self._side((record, team, side, national or None))
        return team

    def _refuse(self, wrong: Wrong, line: int) -> None:
        self._desk.refused.append(Refusal(self._desk.file.path, wrong.reason, line, wrong.field))


def _side(name: Linked) -> str | None:
    """Whether a side is of women or of youths, by its page or its words."""
    words = f"{name.page or ''} {name.text}".lower()
    return (
        "youth" if re.search(r"\bunder-\d\d\b|\bu-?\d\d\b|\byouth\b", words) else "women" if "women" in words else None
    )


def _day(code: Wikicode | None, names: frozenset[str], field: str) -> str | None:
    """A day of a template (year, month, day come first), or of words."""
    if code is None:
        return None
    for template in code.filter_templates(recursive=False):
        parts = [part for part in arguments(template) if part]
        if name_of(template) in names and parts and all(part.isdecimal() for part in parts[:3]):
            day = _partial(parts[:3])
            if day is None:
                raise Wrong(field, f"no such day: {template}")
            return day
        if name_of(template) in names and parts:
            return _of_words(parts[0], field)
    return _of_words(shown(code), field)


def _partial(parts: list[str]) -> str | None:
    year, *rest = (int(part) for part in parts)
    if len(rest) == 2:
        return day_of(year, *rest)
    return f"{year:04d}-{rest[0]:02d}" if rest and 1 <= rest[0] <= 12 else f"{year:04d}" if not rest else None


def _of_words(words: str, field: str) -> str | None:
    bare = words.partition("(")[0].strip()
    found = published_of(bare) if bare else None
    if bare and found is None:
        raise Wrong(field, f"not a date: {words!r}")
    return found


def _height(code: Wikicode | None) -> int | None:
    """A height in centimetres; feet and inches are left."""
    if code is None:
        return None
    for template in code.filter_templates(recursive=False):
        if name_of(template) in _HEIGHTS:
            parts = arguments(template)
            metres = told(template, "m") or (parts[0] if parts[1:2] == ["m"] else None)
            whole = told(template, "cm") or (parts[0] if parts[1:2] == ["cm"] else None)
            return _centimetres(f"{metres} m" if metres else f"{whole} cm" if whole else "")
    return _centimetres(shown(code))


def _centimetres(words: str) -> int | None:
    found = _METRES.search(words)
    if found is None:
        return None
    return int(found[3]) if found[3] else int(found[1]) * 100 + int(found[2])
