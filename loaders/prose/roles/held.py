"""Statements that someone holds, held or will hold an office at a club."""

from dataclasses import dataclass, field

from graph.kinds import Status
from loaders.prose.reading import Filler, Mention, Statement
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.phrase import Offices
from loaders.prose.roles.statements import filler, from_context, say
from loaders.prose.roles.words import POSITIONS, Office

_KIND = {
    Office.MANAGER: "managed",
    Office.CARETAKER: "managed",
    Office.ASSISTANT: "officer",
    Office.OFFICER: "officer",
    Office.OWNER: "owned",
    Office.CAPTAIN: "captain",
    Office.PLAYER: "played_for",
}
_PERSON_ROLE = {"owned": "owner", "captain": "player"}


@dataclass(frozen=True, slots=True)
class Tie:
    """A person and a side, tied by offices; `team` is a mention, or the index of a side known from the context."""

    sentence: Encoded
    person: Mention
    team: Mention | int
    offices: Offices
    rule: str
    former: bool = False
    status: Status | None = None
    since: str | None = None
    until: str | None = None
    more: dict[str, str] = field(default_factory=dict)


def state_of(tie: Tie, office: Office) -> str:
    """Current, caretaker, former or incoming."""
    if tie.former or tie.offices.former:
        return "former"
    if tie.offices.incoming:
        return "incoming"
    for_now = office is Office.CARETAKER or (office is Office.MANAGER and tie.offices.for_now)
    return "caretaker" if for_now else "current"


def statements_of(context: Context, tie: Tie) -> tuple[Statement, ...]:
    """What a tie says: one statement for each office, and the position that a player's office tells of."""
    status = tie.status or context.status_in(tie.person.start, tie.person.end)
    if tie.offices.only_possible:
        status = Status.RUMOURED
    said: list[Statement] = []
    for phrase, office in tie.offices.offices:
        state = state_of(tie, office)
        said.extend(_held(context, tie, phrase, office, state, status))
    return tuple(said)


def _held(context: Context, tie: Tie, phrase: str, office: Office, state: str, status: Status) -> list[Statement]:
    kind = _KIND[office]
    if kind == "captain" and state == "former":
        kind = "played_for"
    fillers = (filler(_PERSON_ROLE.get(kind, "person"), tie.person), _team(tie))
    if kind == "captain":
        return [say(kind, tie.sentence, tie.rule, fillers, status)]
    said = [
        say(
            kind,
            tie.sentence,
            tie.rule,
            fillers,
            status,
            role=phrase,
            state=state,
            since=tie.since,
            until=tie.until,
            seen=context.seen if state in ("current", "caretaker") and status is Status.STATED else None,
        )
    ]
    if position := POSITIONS.get(phrase):
        said.append(say("person", tie.sentence, tie.rule, (filler("person", tie.person),), status, position=position))
    return said


def _team(tie: Tie) -> Filler:
    return from_context("team", tie.team) if isinstance(tie.team, int) else filler("team", tie.team)
