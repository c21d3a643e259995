"""Reading line-ups and the small print under a report."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from graph.kinds import Status, ThingType
from graph.minutes import MatchMinute
from graph.names import fold
from loaders.prose.document import Block, Document
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.lineups.entries import Entry, entries_of
from loaders.prose.lineups.people import LISTED, Roll
from loaders.prose.lineups.sections import Label, Section, sections_of
from loaders.prose.names.names import Names
from loaders.prose.reading import Entity, Filler, Statement, Value

_FEWEST_PLAYERS = 7
#: Of a list in which everybody has a shirt number.
_FEWEST_NUMBERED = 5
_NUMBER = re.compile(r"\s*(\d{1,3}(?:[,.]\d{3})+|\d{2,6})")
_LEGAL = frozenset({"fc", "afc", "cf", "sc", "the"})
_WORTH_MISCONDUCT = re.compile(r"\((?:caution|ejection|yellow card|red card|second caution)", re.IGNORECASE)
_MISCONDUCT = re.compile(
    r"\s*(?P<side>[A-Z][\w.&' ]{0,30}?)\s*(?:--|—|–|-)\s*(?P<name>[^\W\d_][\w.'’ -]{1,40}?)\s*\(\s*"
    r"(?P<what>caution|ejection|"
    r"yellow card|red card|second caution)[^)\n]{0,60}\)\s*(?P<minute>\d{1,3}(?:\+\d{1,2})?)?",
    re.IGNORECASE,
)


@dataclass(slots=True)
class _State:
    """Where the reader of small print stands: the side whose list it is in, and its match."""

    document: Document
    names: Names
    frame: Frame
    roll: Roll
    team: int | None = None
    match: int | None = None
    came_on: set[int] = field(default_factory=set)
    unnamed: int | None = None


def read_lineups(document: Document, names: Names, frame: Frame) -> tuple[Statement, ...]:
    """What the line-ups and lists of a document say."""
    state = _State(document, names, frame, Roll(names))
    said = [statement for block in document.blocks if block.kind != "noise" for statement in _block(state, block)]
    state.roll.finish()
    return tuple(said)


def _block(state: _State, block: Block) -> Iterator[Statement]:
    if block.end - block.start < 6:
        return
    yield from _misconduct(state, block)
    for section in sections_of(state.document.text, block):
        entries = entries_of(state.document.text, section.start, section.end)
        if section.label == "goals":
            for entry in entries:
                state.roll.point(entry)
        elif (read := _READERS.get(section.label)) is not None:
            yield from read(state, section, entries)


def _side(state: _State, section: Section, entries: tuple[Entry, ...]) -> Iterator[Statement]:
    fewest = _FEWEST_NUMBERED if all(entry.shirt is not None for entry in entries) else _FEWEST_PLAYERS
    if len(entries) < fewest:
        return
    team = _side_named(state, section.head_start, section.side_end)
    state.team, state.match = team.entity, _match(state, team.entity)
    state.came_on = set()
    if section.formation:
        yield _say(state, section, "formation", (team,), formation=section.formation)
    for entry in entries:
        yield from _starter(state, section, entry, team)


def _starter(state: _State, section: Section, entry: Entry, team: Filler) -> Iterator[Statement]:
    person = state.roll.starter(entry, state.team)
    player = Filler("player", person, entry.start, entry.end, entry.name)
    off = _minute(entry.replaced_by[0].minute) if entry.replaced_by else {}
    yield _say(
        state,
        section,
        "appearance",
        (player, team),
        started=True,
        shirt=entry.shirt,
        captain=True if entry.captain else None,
        off=off.get("minute"),
        position="goalkeeper" if entry.keeper else None,
    )
    leaving = player
    for sub in entry.replaced_by:
        on = state.roll.person(sub, state.team, "on")
        yield from _change(state, section, on, leaving, team, sub.minute)
        leaving = on


def _change(
    state: _State,
    section: Section,
    on: Filler,
    off: Filler,
    team: Filler | None,
    minute: str,
) -> Iterator[Statement]:
    """A substitution, and the appearance of who came on."""
    at = _minute(minute)
    sides = (team,) if team is not None else ()
    state.came_on.add(on.entity)
    if state.team is not None:
        state.names.vote_team(on.entity, state.team, LISTED)
    yield _say(state, section, "substitution", (_as("on", on), _as("off", off), *sides), **at)
    if "minute" in at:  # without a minute, 'did not start' would say that he stayed on the bench
        yield _say(state, section, "appearance", (_as("player", on), *sides), started=False, on=at["minute"])


def _bench(state: _State, section: Section, entries: tuple[Entry, ...]) -> Iterator[Statement]:
    if state.team is None:
        return
    team = Filler("team", state.team, how="context")
    for entry in entries:
        player = state.roll.person(entry, state.team, "player")
        if entry.came_for is not None:
            off = state.roll.person(entry.came_for, state.team, "off")
            yield from _change(state, section, player, off, team, entry.came_for.minute)
        elif player.entity not in state.came_on:
            state.names.vote_team(player.entity, state.team, LISTED)
            on = _minute(entry.minute).get("minute") if section.label == "used" else None
            yield _say(state, section, "appearance", (player, team), started=False, on=on)


def _cards(state: _State, section: Section, entries: tuple[Entry, ...]) -> Iterator[Statement]:
    card = "yellow" if section.label == "booked" else "red"
    for entry in entries:
        side = _team_at(state, entry.start, entry.end)
        if side is not None:
            state.team, state.match = side.entity, _match(state, side.entity)
            continue
        player = state.roll.person(entry, state.team, "player")
        team = state.names.team_of(player.entity)
        team = team if team is not None else state.team
        sides = (Filler("team", team, how="context"),) if team is not None else ()
        yield _say(state, section, "card", (player, *sides), card=card, **_minute(entry.minute))


def _misconduct(state: _State, block: Block) -> Iterator[Statement]:
    """American small print: 'BAY -- Ortiz (caution) 37'."""
    text = state.document.text
    if not _WORTH_MISCONDUCT.search(text, block.start, block.end):
        return
    for match in _MISCONDUCT.finditer(text, block.start, block.end):
        team = _team_at(state, match.start("side"), match.end("side"))
        entries = entries_of(text, match.start("name"), match.end("name"))
        if len(entries) != 1:
            continue
        section = Section("booked", match.start(), match.end(), match.start())
        player = state.roll.person(entries[0], team.entity if team else None, "player")
        what = match[0].lower()
        card = "second yellow" if "second" in what else "red" if "ejection" in what or "red card" in what else "yellow"
        if team is not None:
            state.match = _match(state, team.entity)
        yield _say(
            state, section, "card", (player, *((team,) if team else ())), card=card, **_minute(match["minute"] or "")
        )


def _referee(state: _State, section: Section, entries: tuple[Entry, ...]) -> Iterator[Statement]:
    if entries:
        yield _say(state, section, "match_referee", (state.roll.person(entries[0], None, "referee"),), role="referee")


def _attendance(state: _State, section: Section, _entries: tuple[Entry, ...]) -> Iterator[Statement]:
    if number := _NUMBER.match(state.document.text, section.start, section.end):
        yield _say(state, section, "attendance", (), attendance=int(re.sub(r"\D", "", number[1])))


def _manager(state: _State, section: Section, entries: tuple[Entry, ...]) -> Iterator[Statement]:
    if entries and state.team is not None:
        person = state.roll.person(entries[0], state.team, "person")
        team = Filler("team", state.team, how="context")
        yield _say(state, section, "managed", (person, team), role="manager", state="current")
        yield _say(state, section, "match_manager", (_as("manager", person), team))


_READERS: dict[Label, Callable[[_State, Section, tuple[Entry, ...]], Iterator[Statement]]] = {
    "side": _side,
    "bench": _bench,
    "used": _bench,
    "booked": _cards,
    "sent_off": _cards,
    "referee": _referee,
    "attendance": _attendance,
    "manager": _manager,
}


def _team_at(state: _State, start: int, end: int) -> Filler | None:
    sentence = state.document.sentence_at(start)
    if sentence is None:
        return None
    for mention in state.names.in_sentence(sentence):
        if (
            mention.type is ThingType.TEAM
            and mention.entity is not None
            and mention.start < end
            and start < mention.end
        ):
            return Filler("team", mention.entity, mention.start, mention.end, mention.told, mention.how)
    return None


def _side_named(state: _State, start: int, end: int) -> Filler:
    """The side at the head of a list of players; one that no gazetteer knows is a side all the same."""
    text = state.document.text[start:end].strip()
    known = _team_at(state, start, end)
    if known is not None and known.start is not None and known.end is not None:
        rest = f"{state.document.text[start : known.start]} {state.document.text[known.end : end]}"
        if not any(word[:1].isupper() and word.rstrip(".").lower() not in _LEGAL for word in rest.split()):
            return known
    entity = next((team.index for team in state.names.of_type(ThingType.TEAM) if _is_called(team, text)), None)
    if entity is None:
        entity = state.names.add(ThingType.TEAM, text).index
    return Filler("team", entity, start, start + len(text), text)


def _is_called(team: Entity, text: str) -> bool:
    """Whether a side goes by a name here, loud or not."""
    wanted = fold(text)
    return fold(team.name) == wanted or any(fold(form) == wanted for form in team.told)


def _match(state: _State, team: int) -> int:
    """The match of a side's line-up; one of its own where the text tells of none."""
    games: list[Match] = [game for game in state.frame.main_matches if team in game.sides]
    if games:
        return games[0].entity
    if state.unnamed is None:
        state.unnamed = state.names.add(ThingType.MATCH, f"a match of {state.names.entity(team).name}").index
    return state.unnamed


def _say(
    state: _State,
    section: Section,
    kind: str,
    fillers: tuple[Filler, ...],
    /,
    **values: Value | None,
) -> Statement:
    main = state.frame.main_match
    match = state.match if state.match is not None else main.entity if main is not None else None
    game = (Filler("match", match, how="context"),) if match is not None else ()
    told = tuple((key, value) for key, value in values.items() if value is not None)
    return Statement(
        kind, (*game, *fillers), told, Status.STATED, section.head_start, section.end, f"list.{section.label}"
    )


def _as(role: str, one: Filler) -> Filler:
    return Filler(role, one.entity, one.start, one.end, one.told, one.how)


def _minute(told: str) -> dict[str, Value]:
    """The values of a minute as lists tell it; half-time is the first minute after it."""
    if not told:
        return {}
    if told.lower().startswith("h"):
        return {"minute": 46, "period": 2, "minute_precision": "derived", "minute_told": told}
    match = re.match(r"(\d{1,3})\s*['’′]?\s*(?:\+\s*(\d{1,2}))?", told)
    if match is None or not 0 < int(match[1]) <= 130:
        return {}
    at = MatchMinute.at(int(match[1]), int(match[2]) if match[2] else None, told=told)
    values: dict[str, Value] = {"minute_told": told}
    values.update(
        {
            key: value
            for key, value in (("minute", at.minute), ("added", at.added), ("period", at.period))
            if value is not None
        }
    )
    return values
