"""The matches of a frame as statements."""

from collections.abc import Iterator

from graph.kinds import Status
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.names.names import Names
from loaders.prose.reading import Filler, Statement, Value


def match_statements(names: Names, frame: Frame) -> Iterator[Statement]:
    """A statement for each match, and one that says which the text reports on."""
    for match in frame.matches:
        names.entities[match.entity].name = _name(names, match)
        status = Status.SCHEDULED if match.status == "scheduled" else Status.STATED
        yield Statement(
            "match", tuple(_roles(match)), tuple(_values(match)), status, match.start, match.end, match.rule
        )
        if match.main:
            role = (Filler("match", match.entity),)
            yield Statement("reports_on", role, (), Status.STATED, match.start, match.end, "frame")
        if match.main and match.referee is not None:
            yield from _referee(names, match, match.referee)


def _referee(names: Names, match: Match, referee: int) -> Iterator[Statement]:
    """Who refereed, in the sentence that first names them."""
    told = next((mention for mention in names.mentions if mention.entity == referee and mention.how == "name"), None)
    if told is not None:
        sentence = names.document.sentences[told.sentence]
        roles = (
            Filler("match", match.entity, how="context"),
            Filler("referee", referee, told.start, told.end, told.told, told.how),
        )
        yield Statement("match_referee", roles, (), Status.STATED, sentence.start, sentence.end, "referee in prose")


def _name(names: Names, match: Match) -> str:
    return f"{names.entities[match.first].name} v {names.entities[match.second].name}"


def _roles(match: Match) -> Iterator[Filler]:
    yield Filler("match", match.entity)
    yield Filler("home", match.first)
    yield Filler("away", match.second)
    if match.competition is not None:
        yield Filler("competition", match.competition)
    if match.venue is not None:
        yield Filler("venue", match.venue)


def _values(match: Match) -> Iterator[tuple[str, Value]]:
    yield "sides", "neutral" if match.neutral else "told" if match.home is None else "known"
    yield "match_status", match.status
    if match.date is not None:
        yield "date", match.date.text
    for name, goals in (
        ("goals", match.goals),
        ("half_time", match.half_time),
        ("after_90", match.after_90),
        ("shootout", match.shootout),
    ):
        if match.first in goals and match.second in goals:
            yield f"home_{name}", goals[match.first]
            yield f"away_{name}", goals[match.second]
    for key, value in (
        ("stage", match.stage),
        ("leg", match.leg),
        ("aggregate", match.aggregate),
        ("attendance", match.attendance),
        ("neutral", match.neutral or None),
    ):
        if value is not None:
            yield key, value
