"""Reading who comes, goes and holds an office in news that names the club once: 'Lee was sacked'."""

from collections.abc import Iterable, Iterator, Sequence

from graph.kinds import Status
from loaders.prose.reading import Mention
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.held import Tie
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.phrase import Offices
from loaders.prose.roles.piece import is_sure, other_club_before, other_club_near
from loaders.prose.roles.piece_offices import bare_offices
from loaders.prose.roles.piece_rows import ROW_BY_NAME, ROW_TABLE, ROWS, Row
from loaders.prose.roles.read_left_club import read_left_club
from loaders.prose.roles.read_tenure import after, has_followed, offices_in
from loaders.prose.roles.read_tenure import begins as words_of_begin
from loaders.prose.roles.when import find_when
from loaders.prose.roles.words import Office

_NO_LINK = (Office.PLAYER, Office.CAPTAIN)
#: The headline and two paragraphs.
_LEAD = 2


def read_piece(context: Context, club: int, ties: Sequence[Tie]) -> list[Tie]:
    """The ties to the club of a piece that its sentences tell without naming it."""
    told = [*ties, *bare_offices(context, club, ties)]
    found = [
        (ROW_BY_NAME[one.construction.name], one)
        for sentence in context.having(ROW_TABLE)
        for one in ROW_TABLE.find(sentence)
    ]
    order = {row.construction.name: place for place, row in enumerate(ROWS)}
    found.sort(key=lambda pair: order[pair[0].construction.name])
    for known in (False, True, True):
        for row, one in found:
            if row.known is known:
                told.extend(tie for tie in _ties(context, row, one, club, told) if not _told_so(tie, told))
    told.extend(read_left_club(context, club, told))
    return told[len(ties) :]


def without_ended(ties: Iterable[Tie], club: int, found: Iterable[Tie]) -> list[Tie]:
    """The ties without the offices that a piece of news tells to have ended: 'Marlow manager Lee has resigned'."""
    told = list(ties)
    over = {
        (tie.person.entity, tie.offices.offices[0][1])
        for tie in (*told, *found)
        if tie.former and tie.status is None and tie.rule.startswith("tenure.") and _team(tie) == club
    }
    return [
        tie
        for tie in told
        if not (
            tie.rule.startswith("office.")
            and not tie.offices.former
            and _team(tie) == club
            and (tie.person.entity, tie.offices.offices[0][1]) in over
        )
    ]


def _told_so(tie: Tie, told: Iterable[Tie]) -> bool:
    return any(
        one.person == tie.person and one.former == tie.former and one.since == tie.since and one.offices == tie.offices
        for one in told
    )


def _ties(context: Context, row: Row, found: Found, club: int, told: Sequence[Tie]) -> Iterator[Tie]:
    sentence, start, end = found.sentence, found.match.start(), found.match.end()
    comes, goes = ("other", "person") if found.group("other") and has_followed(found) else ("person", "other")
    person = sentence.mention(found.group(comes))
    status = mood(clause_before(sentence.text, start + 1), f"{found.group('aux')} {found.group('aux2')}")
    if person.entity is None or status is None or _is_player(context, person) or not is_sure(context, sentence, person):
        return
    if other_club_near(context, sentence, start, end, club) or (
        row.strict and other_club_before(context, sentence, club)
    ):
        return
    if _is_elsewhere(person, club, told):
        return
    other = sentence.mention(found.group(goes)) if found.group("other") else None
    offices = _offices(row, found, person, other, club, told)
    if offices is None or (row.state == "former" and status is Status.SCHEDULED):
        return
    if row.state == "former" and _is_new(sentence, person, club, told):
        return
    over = row.state == "former" or _ended(person, offices, club, told)
    yield _tie(context, found, person, club, offices, status, over=over, begins=row.state != "former")
    if other is not None and other.entity is not None and status is Status.STATED and not _is_player(context, other):
        yield _tie(context, found, other, club, offices, status, over=True, begins=False, dated=False)


def _tie(
    context: Context,
    found: Found,
    person: Mention,
    club: int,
    offices: Offices,
    status: Status,
    *,
    over: bool,
    begins: bool,
    dated: bool = True,
) -> Tie:
    told = found.group("when") or (words_of_begin(found) if begins else after(found))
    date = find_when(told, context.document.published) if dated else None
    sure = status in (Status.STATED, Status.SCHEDULED)
    return Tie(
        found.sentence,
        person,
        club,
        offices if over or status is Status.STATED else Offices(offices.offices, "incoming"),
        found.construction.name,
        former=over,
        status=None if sure else status,
        since=date if begins and status is Status.STATED else None,
        until=date if over and not begins and sure else None,
    )


def _offices(
    row: Row, found: Found, person: Mention, other: Mention | None, club: int, told: Sequence[Tie]
) -> Offices | None:
    """The office that a row tells of, or that one of its people is told to hold; None where nothing says which."""
    if phrase := found.group("office") or row.office:
        offices = offices_in(phrase).offices
        return None if offices[0][0] not in phrase else Offices(offices)
    for one in (*([other] if other is not None else []), person):
        for tie in told:
            if tie.person.entity == one.entity and _team(tie) == club and tie.offices.offices[0][1] not in _NO_LINK:
                office = tie.offices.offices[0]
                if other is not None and one is person and office[1] is Office.ASSISTANT:
                    return None  # whose place an assistant takes is not told
                return Offices((office if other is None else _lasting(office),))
    if row.known:
        return None
    lead = next((tie for tie in told if tie.rule.startswith("tenure.") and _team(tie) == club), None)
    return Offices((_lasting(lead.offices.offices[0]),)) if lead is not None else None


def _lasting(office: tuple[str, Office]) -> tuple[str, Office]:
    """Whoever follows a caretaker is a manager."""
    return ("manager", Office.MANAGER) if office[1] is Office.CARETAKER else office


def _ended(person: Mention, offices: Offices, club: int, told: Iterable[Tie]) -> bool:
    """Whether the text tells that an office of this kind, which somebody had at the club, is over."""
    return any(
        tie.person.entity == person.entity
        and _team(tie) == club
        and (tie.former or tie.offices.former)
        and tie.offices.offices[0][1] is offices.offices[0][1]
        for tie in told
    )


def _is_new(sentence: Encoded, person: Mention, club: int, told: Iterable[Tie]) -> bool:
    """Whether the text tells that somebody is at the club now, so that an end without a club was elsewhere.

    Only the lead itself says so of somebody whom it calls the manager.
    """
    mine = [tie for tie in told if tie.person.entity == person.entity and _team(tie) == club]
    if any(tie.former or tie.offices.former for tie in mine):
        return False
    return any(tie.rule.startswith("tenure.") or sentence.sentence.block.index > _LEAD for tie in mine)


def _is_elsewhere(person: Mention, club: int, told: Iterable[Tie]) -> bool:
    """Whether somebody is told to hold an office at another club, and none at that of the piece."""
    teams = {
        _team(tie)
        for tie in told
        if tie.person.entity == person.entity and not tie.former and not tie.offices.former and tie.status is None
    }
    return bool(teams) and club not in teams


def _is_player(context: Context, person: Mention) -> bool:
    return (
        person.entity is not None
        and context.names.attribute(person.entity, "position") is not None
        and context.names.attribute(person.entity, "role") != "manager"
    )


def _team(tie: Tie) -> int | None:
    return tie.team if isinstance(tie.team, int) else tie.team.entity
