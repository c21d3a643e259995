"""Transfers: a player's moves from side to side, each one node however many sources tell it."""

from collections.abc import Hashable, Sequence
from datetime import timedelta
from typing import NamedTuple

from graph.claims import ClaimView
from graph.dates import PartialDate
from graph.facts.align import align
from graph.facts.draft import Draft, Tie, fact_key
from graph.facts.evidence import FIRM
from graph.facts.fields import (
    date_properties,
    parsed,
    put,
    settled_date,
    settled_entity,
    settled_value,
    shown,
)
from graph.facts.settle import Settled, settle, tellers
from graph.rows import Properties

#: A move is agreed, announced and registered on different days.
SLACK = timedelta(days=45)
_LATE = "9999"


class Move(NamedTuple):
    """A claim of a transfer with its date."""

    claim: ClaimView
    date: PartialDate | None
    again: int = 0

    @property
    def known(self) -> bool:
        """Whether a date is told."""
        return self.date is not None

    @property
    def place(self) -> str:
        """The first day that it may have been."""
        return self.date.first if self.date is not None else _LATE

    def side(self, role: str) -> str | None:
        """The side in a role."""
        return self.claim.roles[role].entity if role in self.claim.roles else None


def draw_transfers(draft: Draft, key: str, claims: Sequence[ClaimView]) -> bool:
    """All moves of a player; gives whether there is any."""
    own = [
        claim
        for claim in claims
        if claim.kind == "transfer" and claim.status in FIRM and claim.roles["person"].entity == key
    ]
    moves = [Move(claim, parsed(claim.values["date"]) if "date" in claim.values else None) for claim in own]
    if not moves:
        return False
    count: dict[tuple[str, str, str], int] = {}
    for move in align(_repetitions(moves), _cost):
        _draw(draft, key, [one.claim for one in move], count)
    return True


def _repetitions(moves: list[Move]) -> list[Move]:
    """Numbers what one article tells again; a dataset's rows are as many moves."""
    numbered: list[Move] = []
    for move in sorted(moves, key=lambda one: one.claim.id):
        before = sum(
            1
            for other in numbered
            if move.claim.source.kind == "article"
            and other.claim.source.key == move.claim.source.key
            and _cost(move, other) is not None
        )
        numbered.append(move._replace(again=before))
    return numbered


def _cost(one: Move, other: Move) -> float | None:
    """None where sides or dates cannot be the same; more where less is known to be."""
    cost = 0.0
    for role in ("from", "to"):
        side, others = one.side(role), other.side(role)
        if side is not None and others is not None and side != others:
            return None
        cost += 0.5 if side is None or others is None else 0.0
    if one.date is None or other.date is None:
        return cost + 1
    if not one.date.may_be(other.date, SLACK.days):
        return None
    return cost + (0.0 if one.date.may_be(other.date) else 0.5)


def _draw(draft: Draft, person: str, claims: Sequence[ClaimView], count: dict[tuple[str, str, str], int]) -> None:
    """A transfer's key holds its sides, the year it began in and which of such moves it is."""
    date, fee = settled_date(claims, "date"), _fee(claims)
    sides = {role: settled_entity(claims, role) for role in ("from", "to")}
    properties: Properties = {"name": _name(claims)}
    if date is not None:
        properties.update(date_properties("date", date.shown))
    if fee is not None:
        properties["fee"], currency = fee.shown
        if currency:
            properties["currency"] = currency
    loan = settled_value(claims, "loan")
    put(properties, "loan", loan)
    ends = str(shown(sides["from"]) or ""), str(shown(sides["to"]) or ""), date.shown.text if date is not None else ""
    count[ends] = nth = count.get(ends, 0) + 1
    key = fact_key("transfer", person, *ends, str(nth))
    fields: list[tuple[str, Settled[Hashable] | None]] = [
        ("date", date),
        ("fee", fee),
        ("loan", loan),
        ("from", sides["from"]),
        ("to", sides["to"]),
    ]
    draft.node(key, ("Transfer",), properties, claims, fields)
    draft.edge(Tie("OF_PLAYER", key, person), {}, claims, key)
    for role, type_ in (("from", "FROM_TEAM"), ("to", "TO_TEAM")):
        if (settled := sides[role]) is not None:
            draft.edge(Tie(type_, key, str(settled.shown)), {}, tellers(settled), key)


def _name(claims: Sequence[ClaimView]) -> str:
    """'Rovers to United', as far as told."""
    ends = []
    for role in ("from", "to"):
        told = [claim.roles[role].name for claim in claims if role in claim.roles]
        ends.append(min(told, default="?"))
    return " to ".join(ends)


def _fee(claims: Sequence[ClaimView]) -> Settled[tuple[int | float, str]] | None:
    """The fee with its currency; sums in two currencies do not contradict each other."""
    tellings: list[tuple[tuple[int | float, str], ClaimView]] = []
    for claim in claims:
        fee = claim.values.get("fee")
        if isinstance(fee, int | float) and not isinstance(fee, bool):
            tellings.append(((fee, str(claim.values.get("currency", ""))), claim))
    return settle(tellings, lambda one, other: one[0] == other[0] or one[1] != other[1])
