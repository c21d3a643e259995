"""Constructions of events other than goals: a pattern whose groups are named after the roles they fill."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from graph.kinds import Status
from loaders.prose.events.clause.coordination import coordinated
from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.other_days import is_other_day
from loaders.prose.events.clause.patterns import expand
from loaders.prose.events.clause.unreal import is_unreal
from loaders.prose.events.clause.walk import Subject, walk_left
from loaders.prose.events.minutes.minute_place import nearest_minute
from loaders.prose.events.others.reasons import reason_of
from loaders.prose.events.others.whose_penalty import fouled_man
from loaders.prose.events.people import People
from loaders.prose.events.weighing.goal_statements import filler, minute_values
from loaders.prose.frame.frame import Match
from loaders.prose.reading import Filler, Statement, Value
from loaders.prose.triggers import Row, Triggers

_ROLES = ("player", "keeper", "taker", "victim", "fouled_by", "on", "off", "shooter", "referee")


@dataclass(frozen=True)
class Construction(Row):
    """A row: what it tells (`kind`), its name, trigger words, pattern, the role of the subject of group `verb`, values.

    `listed` is a role whose group ends a list of persons, each of whom makes a statement of its own.
    """

    kind: str
    subject: str = ""
    values: tuple[tuple[str, Value], ...] = ()
    listed: str = ""
    real: bool = True


def row(
    kind: str,
    name: str,
    triggers: str,
    pattern: str,
    *,
    subject: str = "",
    listed: str = "",
    real: bool = True,
    **values: Value,
) -> Construction:
    """A row of a table."""
    return Construction(
        name, frozenset(triggers.split()), expand(pattern), kind, subject, tuple(values.items()), listed, real
    )


@dataclass(slots=True)
class Found:
    """A construction found in a line: the words that fill its roles."""

    row: Construction
    line: Line
    begin: int
    end: int
    roles: dict[str, int] = field(default_factory=dict)


def find(table: Triggers[Construction], line: Line) -> Iterator[Found]:
    """Every row of a table that a line has, its roles filled."""
    for entry in table.fitting(line.candidates):
        for match in entry.pattern.finditer(line.text):
            found = _fill(entry, line, match)
            if found is not None and not (entry.real and _is_unreal(found)):
                yield from _listed(found)


def _fill(entry: Construction, line: Line, match: re.Match[str]) -> Found | None:
    groups = match.groupdict()
    verb = line.word_at(match.start("verb")) if groups.get("verb") else line.word_at(match.start() + 1)
    found = Found(entry, line, verb, line.word_at(match.end() - 1))
    for role in _ROLES:
        if groups.get(role):
            found.roles[role] = line.word_at(match.start(role))
    if entry.kind == "penalty_won" and "fouled_by" in found.roles and "player" in found.roles:
        found.roles["player"] = fouled_man(line, found.roles["player"], found.roles["fouled_by"])
    if entry.subject:
        subject = _subject(line, verb)
        if subject is None:
            return None
        found.roles[entry.subject] = subject.word
    return found


def _subject(line: Line, verb: int) -> Subject | None:
    """Whom the verb is said of, active or passive."""
    if line.words[verb].endswith("ing") or verb and line.words[verb - 1] == "to":
        found = subject_of(line, verb, "ing" if line.words[verb].endswith("ing") else "base", verb)
        return None if found is None or found.way == "agent" else found
    return walk_left(line, verb - 1)


def _is_unreal(found: Found) -> bool:
    first = min(found.roles.values(), default=found.begin)
    return is_unreal(found.line, found.begin, first if first < found.begin else None) or is_other_day(
        found.line, found.begin
    )


def _listed(found: Found) -> Iterator[Found]:
    role = found.row.listed
    if not role or role not in found.roles:
        yield found
        return
    for member in coordinated(found.line, found.roles[role]):
        yield Found(found.row, found.line, found.begin, found.end, {**found.roles, role: member})


def statement(found: Found, match: Match | None, people: People, needs: tuple[str, ...]) -> Statement | None:
    """The statement of what was found; None where somebody needed is not known."""
    roles = [] if match is None else [Filler("match", match.entity, how="context")]
    sides: list[int | None] = []
    known: set[int] = set()
    for role, word in found.roles.items():
        person = found.line.item(word).entity if role == "referee" else people.person_at(found.line, word, None, match)
        if person is not None and role == "keeper" and not people.keeps_goal(person):
            person = None
        if person is None or person in known:
            if role in needs:
                return None
            continue
        known.add(person)
        roles.append(filler(_TOLD_AS.get((found.row.kind, role), role), person, found.line, word))
        sides.append(people.side_of(person, match) if role in _OF_SIDE else None)
    if any(all(filled.role != need for filled in roles) for need in needs):
        return None
    if found.row.kind == "substitution" and _is_of_office(found, known, people):
        return None
    side = next((side for side in sides if side is not None), None)
    if side is not None and found.row.kind in _WITH_SIDE and {side, None}.issuperset(sides):
        roles.append(Filler("team", side, how="context"))
    values = list(found.row.values)
    if found.row.kind in _WITH_MINUTE:
        values[:0] = minute_values(nearest_minute(found.line, found.begin, found.end))
    if reason := reason_of(found.row.kind, found.line, found.begin):
        values.append(("reason", reason))
    return Statement(
        found.row.kind,
        tuple(roles),
        tuple(values),
        Status.STATED,
        found.line.sentence.start,
        found.line.sentence.end,
        found.row.name,
    )


def _is_of_office(found: Found, known: set[int], people: People) -> bool:
    """Whether somebody replaced another in office or in the team for some games, not in a match."""
    at = found.line.offsets[found.begin]
    if _FOR_GAMES.search(found.line.text, at, at + 90):
        return True
    if found.roles.get("on", found.begin) >= found.begin:
        return False
    start = found.line.item(found.begin).start
    before = people.names.document.text[max(start - _NEAR, found.line.sentence.start) : start].lower()
    return bool(_OFFICE.search(before)) or any(
        people.names.attribute(person, "role") in {"manager", "officer"} for person in known
    )


#: So many letters before a verb are looked at for an office.
_NEAR = 60
_OFFICE = re.compile(r"\b(?:boss|manager|coach|chairman|director)(?: [a-z'-]+){0,3} $")
_FOR_GAMES = re.compile(
    r" (?:last|next|past|previous|first|recent) (?:[a-z]+ |\d+ )?(?:games|matches|weeks|months|fixtures)(?= )"
)
_OF_SIDE = frozenset(("player", "keeper", "taker", "on", "off"))
#: Kinds that have a side, and kinds that have a minute.
_WITH_SIDE = frozenset(
    """
        card substitution save penalty_missed penalty_won disallowed_goal woodwork error clean_sheet injury debut
        captain shootout_kick
    """.split()
)
_WITH_MINUTE = frozenset(
    """
        card substitution save penalty_missed penalty_won disallowed_goal woodwork clearance error injury
        penalty_not_given build_up
    """.split()
)
#: A role of a pattern under the name that the kind gives it.
_TOLD_AS = {("save", "shooter"): "player", ("penalty_missed", "shooter"): "taker"}
