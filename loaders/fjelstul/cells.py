"""Cells of the Fjelstul tables: what 'not applicable' leaves, yes and no, names in parts, links to Wikipedia."""

from urllib.parse import unquote

from loaders.minutes import UNKNOWN, Minute, minute_at
from loaders.tables import cells
from loaders.tables.rows import TableRow
from loaders.wrong import Wrong

_GAPS = frozenset({"", "NA", "not applicable", "not available"})
_PAGE = "https://en.wikipedia.org/wiki/"
_LONGEST = 200


def told(row: TableRow, column: str) -> str | None:
    """What a cell tells; None where it says that nothing applies."""
    cell = row.cell(column)
    return None if cell in _GAPS else cell


def needed(row: TableRow, column: str) -> str:
    """A cell without which the row says nothing."""
    cell = told(row, column)
    if cell is None:
        raise Wrong(column, "missing")
    return cell


def yes(row: TableRow, column: str) -> bool:
    """Whether a cell of ones and noughts is one."""
    found = cells.truth(needed(row, column), column)
    return bool(found)


def number(row: TableRow, column: str, highest: int = 10**6) -> int | None:
    """The whole number of a cell."""
    return cells.number(told(row, column) or "", column, highest)


def shirt(row: TableRow) -> int | None:
    """A shirt number; nought means that none was worn."""
    return number(row, "shirt_number", 999) or None


def day(row: TableRow, column: str) -> str:
    """The day of a cell."""
    try:
        return cells.day(needed(row, column), "ISO")
    except Wrong as wrong:
        raise Wrong(column, wrong.reason) from wrong


def person_name(row: TableRow) -> str:
    """A person's name; many go by one name and have no given one."""
    parts = [part for part in (told(row, "given_name"), told(row, "family_name")) if part]
    if not parts:
        raise Wrong("family_name", "missing")
    return " ".join(parts)


def page(row: TableRow, column: str) -> str | None:
    """A page of Wikipedia as 'en:Title', from its address."""
    link = told(row, column)
    if link is None or not link.startswith(_PAGE) or len(link) > _LONGEST:
        return None
    return "en:" + unquote(link.removeprefix(_PAGE)).replace("_", " ")


def minute(row: TableRow) -> Minute:
    """The minute of an event, told as regular and added minutes."""
    regular = number(row, "minute_regulation", 130)
    if regular is None:
        return UNKNOWN
    extra_time = (told(row, "match_period") or "").startswith("extra time")
    found = minute_at(
        regular, number(row, "minute_stoppage", 60), extra_time=extra_time, told=told(row, "minute_label")
    )
    if found is None:
        raise Wrong("minute_regulation", f"not a minute: {regular}")
    return found


def position(row: TableRow) -> str | None:
    """A player's position."""
    found = told(row, "position_name")
    return "goalkeeper" if found == "goal keeper" else found
