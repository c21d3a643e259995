"""Reading transfers, loans, bids, contracts and releases."""

import re
from collections.abc import Container, Iterable, Iterator

from graph.kinds import Status
from loaders.prose.names.vocabulary import NUMBERS
from loaders.prose.reading import Filler, Mention, Statement, Value
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.held import Tie
from loaders.prose.roles.money import PARTS, Fee, fee_of_move, find_fee
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.moves import BIDS, CONTRACTS, FORMER_CLUBS, RELEASES, TAIL_FROM, TAIL_TEAM, TAIL_TO, TRANSFERS
from loaders.prose.roles.piece import other_club_near
from loaders.prose.roles.statements import filler, from_context, say
from loaders.prose.roles.when import find_when
from loaders.prose.roles.words import Office

_ANSWERS = {
    "rejected": "rejected",
    "reject": "rejected",
    "turned down": "rejected",
    "rebuffed": "rejected",
    "snubbed": "rejected",
    "knocked back": "rejected",
    "refused": "rejected",
    "dismissed": "rejected",
    "accepted": "accepted",
    "accept": "accepted",
    "failed with": "rejected",
}
#: Without one of these 'released' is not said of the person ('a statement released by Lee').
_PASSIVE = frozenset({"was", "were", "been", "is", "are", "being"})
#: A contract's length; 'an 18-year-old' has none.
_LONG = re.compile(rf"\b({'|'.join(NUMBERS)}|\d{{1,2}})(?:-and-a-half)?-year\b(?!-old)")
_UNTIL = re.compile(r" (?:until|to|through|till|runs?|expires?|ends?|expired) (.{0,60})")


def read_moves(context: Context, ties: Iterable[Tie], club: int | None = None) -> Iterator[Statement]:
    """What a text says of players' moves and contracts.

    A contract without a club is with the `club` that a piece of news is about.
    """
    managers = {tie.person.entity for tie in ties if tie.offices.offices[0][1] in (Office.MANAGER, Office.CARETAKER)}
    for sentence in context.having(TRANSFERS, BIDS, CONTRACTS, RELEASES, FORMER_CLUBS):
        told: set[int] = set()
        for found in TRANSFERS.find(sentence):
            yield from _transfer(context, found, told)
        for found in BIDS.find(sentence):
            yield from _bid(context, found)
        for found in CONTRACTS.find(sentence):
            yield from _contract(context, found, club)
        for found in RELEASES.find(sentence):
            yield from _release(context, found)
        for found in FORMER_CLUBS.find(sentence):
            yield from _former_club(found, managers)


def _former_club(found: Found, managers: Container[int | None]) -> Iterator[Statement]:
    """A player's former club; a manager's may be one that he managed or played for, so that nothing is said."""
    person, team = found.sentence.mention(found.group("person")), found.sentence.mention(found.group("team"))
    if person.entity not in managers:
        yield say(
            "played_for",
            found.sentence,
            found.construction.name,
            (filler("person", person), filler("team", team)),
            state="former",
        )


def _status(found: Found) -> Status | None:
    return mood(clause_before(found.sentence.text, found.match.start() + 1), found.group("aux"))


def _transfer(context: Context, found: Found, told: set[int]) -> Iterator[Statement]:
    person, status = found.sentence.mention(found.group("person")), _status(found)
    if found.group("rumour") or found.construction.name == "transfer.medical":
        status = Status.RUMOURED if status in (Status.STATED, Status.SCHEDULED) else status
    if status is None or person.entity is None or person.entity in told:
        return
    origin, goal = _sides(context, found, person)
    if (origin is None and goal is None) or (goal is not None and context.names.attribute(goal.entity, "national")):
        return
    told.add(person.entity)
    fillers = (filler("person", person), *(side for side in (origin, goal) if side is not None))
    values = _values(context, found, past=status in (Status.STATED, Status.REPORTED))
    yield say("transfer", found.sentence, found.construction.name, fillers, status, **values)
    if goal is not None and status in (Status.STATED, Status.REPORTED):
        yield say(
            "played_for",
            found.sentence,
            found.construction.name,
            (fillers[0], _as_team(goal)),
            status,
            since=values["date"],
            loan=values["loan"],
        )


def _values(context: Context, found: Found, *, past: bool) -> dict[str, Value | None]:
    """Date, fee and loan of a move; a date after 'until' is the end of a loan."""
    fee = _fee(context, found)
    if found.construction.name == "transfer.and-club-wants":
        fee = None  # told of what stands before the 'and'
    loan = _is_loan(context, found)
    tail, _, until = " ".join(found.sentence.text[found.match.end() :].split()[:14]).partition("until ")
    day = context.document.published
    return {
        "date": find_when(tail, day) if past else None,
        "until": find_when(until, day, "future") if until else None,
        "fee": fee.amount if fee else None,
        "currency": fee.currency if fee else None,
        "fee_told": fee.told if fee else None,
        "loan": True if loan else None,
    }


def _is_loan(context: Context, found: Found) -> bool:
    """Whether a move is a loan: told in its own part of the sentence, or right before it."""
    sentence = found.sentence.sentence
    told = [found.sentence.mention(place) for name in ("person", "from", "to") if (place := found.group(name))]
    last = max((mention.end for mention in told), default=sentence.start)
    behind = PARTS.search(context.document.text, last, sentence.end)
    rest = context.document.text[last : behind.start() if behind else sentence.end].lower()
    return " loan" in found.match[0] or "on-loan" in found.match[0] or " loan" in rest[:70] or "on-loan" in rest


def _as_team(side: Filler) -> Filler:
    return Filler("team", side.entity, side.start, side.end, side.told, side.how)


def _sides(context: Context, found: Found, person: Mention) -> tuple[Filler | None, Filler | None]:
    sentence = found.sentence
    sides: dict[str, Filler | None] = {}
    rest = sentence.text[found.match.end() :].split(" ; ")[0]
    for role, tail in (("from", TAIL_FROM), ("to", TAIL_TO)):
        place = found.group(role)
        if not place and not (role == "to" and found.construction.name in _FROM_ONLY) and (match := tail.match(rest)):
            place = match[role]
        sides[role] = filler(role, sentence.mention(place)) if place else None
    if sides["to"] is None and found.construction.name in _FROM_ONLY and person.entity is not None:
        team = context.names.team_of(person.entity)
        if team is not None and (sides["from"] is None or sides["from"].entity != team):
            sides["to"] = from_context("to", team)
    if sides["from"] and sides["to"] and sides["from"].entity == sides["to"].entity:
        sides["to"] = None
    return sides["from"], sides["to"]


_FROM_ONLY = frozenset({"transfer.arriving-from", "transfer.on-loan-from", "transfer.loanee"})


def _fee(context: Context, found: Found) -> Fee | None:
    sentence = found.sentence.sentence
    text = context.document.text[sentence.start : sentence.end]
    told = [found.sentence.mention(place) for name in ("person", "from", "to") if (place := found.group(name))]
    if not told:
        return find_fee(text)
    places = [mention.start - sentence.start for mention in told]
    return fee_of_move(text, min(places), max(places))


def _bid(context: Context, found: Found) -> Iterator[Statement]:
    answer = next((found.group(name).strip() for name in ("fate", "fate2", "answer") if found.group(name)), "")
    told = mood(clause_before(found.sentence.text, found.match.start() + 1))
    if told is None:
        return
    fee = _fee(context, found)
    sides = tuple(
        filler(role, found.sentence.mention(found.group(role))) for role in ("from", "to") if found.group(role)
    )
    status = (
        Status.RUMOURED if answer in ("prepared", "preparing") else Status.STATED if told is Status.SCHEDULED else told
    )
    yield say(
        "bid",
        found.sentence,
        found.construction.name,
        (filler("person", found.sentence.mention(found.group("person"))), *sides),
        status,
        fee=fee.amount if fee else None,
        result=_ANSWERS.get(answer),
    )


def _contract(context: Context, found: Found, club: int | None) -> Iterator[Statement]:
    status, person = _status(found), found.sentence.mention(found.group("person"))
    if status is None or person.entity is None:
        return
    team = found.group("team") or (
        (near := TAIL_TEAM.match(found.sentence.text[found.match.end("terms") :])) and near["team"]
    )
    side = filler("team", found.sentence.mention(team)) if team else None
    if side is None and (known := context.names.team_of(person.entity)) is not None:
        side = from_context("team", known)
    if side is None and club is not None and _is_with_club(context, found, club):
        side = from_context("team", club)
    if side is None:
        return
    words = f"{found.group('aux')} {found.group('terms')}{found.group('tail')} "
    until, years = _UNTIL.search(words), _LONG.search(words)
    runs = (
        until is not None
        or years is not None
        or re.search(r"\b(?:new|improved|fresh|extended?|extension|long-term|professional)\b", words)
    )
    if not runs:
        return
    yield say(
        "contract",
        found.sentence,
        found.construction.name,
        (filler("person", person), side),
        status,
        until=find_when(until[1], context.document.published, "future") if until else None,
        years=(int(years[1]) if years[1].isdigit() else NUMBERS[years[1]]) if years else None,
    )


def _is_with_club(context: Context, found: Found, club: int) -> bool:
    """Whether no other club than that of the piece of news stands near a contract, nor by its player's name before."""
    sentence, player = found.sentence, found.sentence.mention(found.group("person")).entity
    before = {
        mention.sentence
        for mention in context.names.mentions
        if mention.entity == player and mention.sentence < sentence.sentence.index
    }
    return not other_club_near(context, sentence, found.match.start(), found.match.end("terms"), club) and not any(
        other_club_near(context, one, len(one.text) - 1, len(one.text), club)
        for one in context.sentences
        if one.sentence.index in before
    )


def _release(context: Context, found: Found) -> Iterator[Statement]:
    status, person = _status(found), found.sentence.mention(found.group("person"))
    passive = (
        found.group("end") == "retired"
        or found.construction.name == "transfer.club-released"
        or _PASSIVE & set(found.group("aux").split())
    )
    if status not in (Status.STATED, Status.REPORTED) or person.entity is None or status is None or not passive:
        return
    team = found.group("team")
    side = filler("team", found.sentence.mention(team)) if team else None
    if (
        side is None
        and (known := context.names.team_of(person.entity)) is not None
        and found.group("end") != "out of contract"
    ):
        side = from_context("team", known)
    if side is None:
        return
    yield say(
        "played_for",
        found.sentence,
        found.construction.name,
        (filler("person", person), side),
        status,
        state="former",
        until=find_when(found.group("tail"), context.document.published),
    )
