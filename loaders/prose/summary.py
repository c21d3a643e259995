"""A reading as one object to print: its matches with their goals, managers, owners and mentions."""

from typing_extensions import TypedDict

from graph.kinds import ThingType
from loaders.prose.reading import Reading, Statement, Value


class MatchSummary(TypedDict):
    """A match by name; unknown is None."""

    sides: str
    home: str | None
    away: str | None
    home_goals: int | None
    away_goals: int | None
    date: str | None
    competition: str | None
    stage: str | None
    venue: str | None
    status: str
    main: bool
    goals: list[dict[str, Value | None]]


class OfficeSummary(TypedDict):
    """Who manages or owns a club, and how sure that is."""

    person: str
    club: str
    status: str


class MentionSummary(TypedDict):
    """Something mentioned, in which forms and how often."""

    name: str
    type: str
    told: list[str]
    times: int


class Summary(TypedDict):
    """What a text says, for people."""

    title: str
    published: str | None
    publisher: str | None
    url: str | None
    unplaced_goals: list[dict[str, Value | None]]
    matches: list[MatchSummary]
    managers: list[OfficeSummary]
    owners: list[OfficeSummary]
    mentions: list[MentionSummary]


def summarise(reading: Reading) -> Summary:
    """The summary of a reading."""
    document = reading.document
    return Summary(
        title=document.title,
        published=document.published.text if document.published else None,
        publisher=document.publisher,
        url=document.url,
        unplaced_goals=[_goal(reading, goal) for goal in reading.unplaced if goal.kind == "goal"],
        matches=_matches(reading),
        managers=_offices(reading, "managed", "person"),
        owners=_offices(reading, "owned", "owner"),
        mentions=_mentions(reading),
    )


def _name(reading: Reading, statement: Statement, role: str) -> str | None:
    filler = statement.role(role)
    return reading.entities[filler.entity].name if filler else None


def _matches(reading: Reading) -> list[MatchSummary]:
    goals: dict[int, list[Statement]] = {}
    main: set[int] = set()
    for statement in reading.statements:
        role = statement.role("match") if statement.kind in {"goal", "reports_on"} else None
        if role is not None and statement.kind == "goal":
            goals.setdefault(role.entity, []).append(statement)
        elif role is not None:
            main.add(role.entity)
    return [
        _match(reading, statement, goals.get(role.entity, []), role.entity in main)
        for statement in reading.statements
        if statement.kind == "match" and (role := statement.role("match")) is not None
    ]


def _match(reading: Reading, match: Statement, goals: list[Statement], main: bool) -> MatchSummary:
    return MatchSummary(
        sides=str(match.value("sides") or "told"),
        home=_name(reading, match, "home"),
        away=_name(reading, match, "away"),
        home_goals=_number(match.value("home_goals")),
        away_goals=_number(match.value("away_goals")),
        date=_text(match.value("date")),
        competition=_name(reading, match, "competition"),
        stage=_text(match.value("stage")),
        venue=_name(reading, match, "venue"),
        status=str(match.value("match_status") or "played"),
        main=main,
        goals=[_goal(reading, goal) for goal in sorted(goals, key=_clock)],
    )


def _clock(goal: Statement) -> tuple[int, int]:
    """What puts goals in the order of the match; those without a minute keep the order of telling, at the end."""
    return _number(goal.value("minute")) or 999, _number(goal.value("added")) or 0


def _goal(reading: Reading, goal: Statement) -> dict[str, Value | None]:
    """A goal with the keys of the contract; `for` cannot be the name of a field of a class."""
    how = goal.value("situation") or goal.value("body_part")
    return {
        "scorer": _name(reading, goal, "scorer"),
        "for": _name(reading, goal, "team"),
        "minute": goal.value("minute"),
        "added": goal.value("added"),
        "assist": _name(reading, goal, "assist"),
        "own_goal": bool(goal.value("own_goal")),
        "how": how,
        "start": goal.start,
        "end": goal.end,
    }


def _offices(reading: Reading, kind: str, role: str) -> list[OfficeSummary]:
    found: list[OfficeSummary] = []
    for statement in reading.statements:
        person, club = _name(reading, statement, role), _name(reading, statement, "team")
        if statement.kind != kind or person is None or club is None:
            continue
        office = OfficeSummary(person=person, club=club, status=_office_status(statement))
        if office not in found:
            found.append(office)
    return found


def _office_status(statement: Statement) -> str:
    """Current, caretaker, former, incoming, rumoured or denied."""
    if statement.status in {"rumoured", "denied"}:
        return statement.status.value
    state = statement.value("state")
    if state in {"former", "incoming", "caretaker"}:
        return str(state)
    return "caretaker" if statement.value("role") in {"caretaker", "interim", "acting"} else "current"


def _mentions(reading: Reading) -> list[MentionSummary]:
    times: dict[int, int] = {}
    for mention in reading.mentions:
        if mention.entity is not None:
            times[mention.entity] = times.get(mention.entity, 0) + 1
    return [
        MentionSummary(
            name=reading.entities[index].name,
            type=reading.entities[index].type.value,
            told=sorted(reading.entities[index].told, key=lambda form: -reading.entities[index].told[form]),
            times=count,
        )
        for index, count in sorted(times.items(), key=lambda pair: (-pair[1], pair[0]))
        if reading.entities[index].type is not ThingType.MATCH
    ]


def _number(value: Value | None) -> int | None:
    return value if isinstance(value, int) else None


def _text(value: Value | None) -> str | None:
    return None if value is None else str(value)
