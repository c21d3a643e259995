"""Events of a match other than goals, each told once."""

from graph.kinds import BY_NAME
from loaders.prose.document import Document
from loaders.prose.events.clause.line import Line
from loaders.prose.events.others.cards import CARDS
from loaders.prose.events.others.construction import find, statement
from loaders.prose.events.others.incidents import INCIDENTS, SHOOTOUT
from loaders.prose.events.others.reasons import is_taken_back
from loaders.prose.events.others.saves import SAVES
from loaders.prose.events.others.shootouts import is_shootout
from loaders.prose.events.others.substitutions import SUBSTITUTIONS
from loaders.prose.events.people import People
from loaders.prose.frame.frame import Match
from loaders.prose.reading import Statement
from loaders.prose.triggers import Triggers

TABLE = Triggers((*CARDS, *SUBSTITUTIONS, *SAVES, *INCIDENTS))
SHOOTOUT_TABLE = Triggers(SHOOTOUT)
_NEEDS: dict[str, tuple[str, ...]] = {"substitution": ()}


def other_events(document: Document, line: Line, match: Match | None, people: People) -> list[Statement]:
    """What a sentence tells besides goals; of a shoot-out only its kicks."""
    table = SHOOTOUT_TABLE if is_shootout(line) else TABLE
    told: list[Statement] = []
    for found in find(table, line):
        start = line.item(found.begin).start
        if document.in_quotation(start, start + 1) or (found.row.kind == "card" and is_taken_back(line, found.begin)):
            continue
        needs = _NEEDS.get(found.row.kind, tuple(need for need in BY_NAME[found.row.kind].needs if need != "match"))
        event = statement(found, match, people, needs)
        if event is None or event.kind == "substitution" and not _is_on_the_field(event, line, found.end, people):
            continue
        told.append(event)
    return told


_REPLACED = frozenset({"replaced", "was replaced by", "replaced with"})
_NO_PLAYER = frozenset("manager coach referee officer owner chairman official".split())
#: Behind a replacement: it is one in an office, or for good.
_IN_OFFICE = frozenset("manager coach boss captain skipper chairman director board helm charge dugout chief".split())
_NEAR = 6


def _is_on_the_field(event: Statement, line: Line, end: int, people: People) -> bool:
    """Whether one player came on for another in a match, and did not follow him in an office."""
    two = [filler for name in ("on", "off") if (filler := event.role(name)) is not None]
    if not two:
        return False
    if event.rule not in _REPLACED:
        return True
    if (
        event.role("match") is None
        and event.value("minute_told") is None
        or any(people.names.attribute(filler.entity, "role") in _NO_PLAYER for filler in two)
    ):
        return False
    return _IN_OFFICE.isdisjoint(line.words[end : end + _NEAR])


def once(events: list[Statement]) -> list[Statement]:
    """Each event once: the fullest telling of the same kind about the same people stays."""
    kept: dict[tuple[object, ...], Statement] = {}
    told: set[tuple[object, ...]] = set()
    for event in sorted(events, key=lambda event: (-len(event.roles) - len(event.values), event.start)):
        key, halves = _key(event), _halves(event)
        if key not in kept and told.isdisjoint(halves):
            kept[key] = event
            told |= halves
    return sorted(kept.values(), key=lambda event: event.start)


def _key(event: Statement) -> tuple[object, ...]:
    match = event.role("match")
    people = tuple(sorted((filler.role, filler.entity) for filler in event.roles if filler.role not in _BESIDES))
    where: object = event.start if event.kind in _REPEATABLE else event.value("card")
    return (event.kind, match.entity if match else None, people, where)


#: Who is told beside those whose event it is.
_BESIDES = frozenset(("match", "team", "victim", "fouled_by", "referee"))
_REPEATABLE = frozenset(
    ("save", "woodwork", "clearance", "disallowed_goal", "penalty_won", "error", "penalty_not_given", "build_up")
)


def _halves(event: Statement) -> set[tuple[object, ...]]:
    """What of an event is told again by another that is the same: either half of a substitution, a sending-off.

    A card can be told both as red and as second yellow.
    """
    if event.kind == "substitution":
        return {(role, filler.entity) for role in ("on", "off") if (filler := event.role(role))}
    player = event.role("player")
    if event.kind == "card" and event.value("card") != "yellow" and player:
        return {("sent off", event.role("match"), player.entity)}
    return set()
