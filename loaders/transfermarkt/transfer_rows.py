"""Rows about moves between sides; each is listed at both of them in the tables of clubs."""

from graph.kinds import ThingType
from loaders.tables.rows import TableRow
from loaders.transfermarkt import cells
from loaders.transfermarkt.cells import Fee, fee_of
from loaders.transfermarkt.desk import Desk
from loaders.wrong import Wrong


def take_window_row(desk: Desk, row: TableRow, record: str) -> None:
    """Transfers by league and season: the season is all that is told of when, but for the end of a loan."""
    told = cells.needed(row, "fee") if cells.told(row, "fee") else ""
    try:
        fee = fee_of(told)
    except Wrong as wrong:
        raise Wrong("fee", wrong.reason) from wrong
    movement = cells.needed(row, "transfer_movement")
    if movement not in {"in", "out"}:
        raise Wrong("transfer_movement", f"{movement!r} (right: in or out)")
    called = cells.needed(row, "player_name")
    person = desk.things.thing(ThingType.PERSON, f"{called}|{cells.told(row, 'position') or ''}", called)
    own = desk.team(row, "", "club_name", record, cells.told(row, "country"))
    other = desk.team(row, "", "club_involved_name", record)
    left, joined = (other, own) if movement == "in" else (own, other)
    _write(desk, record, (person, left, joined), fee.ended or cells.season(row, "season"), fee, told)


def take_transfer(desk: Desk, row: TableRow, record: str) -> None:
    """transfers.csv and transfer_history.csv: a fee of nought is a free transfer, a loan or unknown."""
    prefix = "club" if "from_club_id" in row.index else "team"
    sides = [desk.team(row, f"{way}_{prefix}_id", f"{way}_{prefix}_name", record) for way in ("from", "to")]
    kind = (cells.told(row, "transfer_type") or "").lower()
    told = cells.told(row, "transfer_fee") or ""
    amount = cells.number(row, "transfer_fee", 10**9) or None
    loan = True if "loan" in kind and "end" not in kind else None
    _write(
        desk,
        record,
        (desk.player(row), sides[0], sides[1]),
        cells.day(row, "transfer_date"),
        Fee(amount, "EUR" if amount else None, loan),
        told,
    )


def _write(
    desk: Desk, record: str, who: tuple[str, str | None, str | None], date: str | None, fee: Fee, told: str
) -> None:
    person, left, joined = who
    if left is None and joined is None:
        raise Wrong("club", "neither a side that was left nor one that was joined")
    desk.transfer((record, person, left, joined, date, fee.amount, fee.currency, fee.loan, told or None))
