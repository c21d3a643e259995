"""One record of significant control: the owner, the band of his shares, and since when it is known."""

import re
from typing import NamedTuple

from loaders.node import Node
from loaders.tables import cells
from loaders.wrong import Wrong

_INDIVIDUAL = ("individual-person-with-significant-control", "individual-beneficial-owner")
_CORPORATE = (
    "corporate-entity-person-with-significant-control",
    "legal-person-person-with-significant-control",
    "corporate-entity-beneficial-owner",
    "legal-person-beneficial-owner",
)
_SHARE = re.compile(
    r"ownership-of-shares-(\d{1,3})-to-(\d{1,3})-percent"
    r"(?:-as-(trust|firm|control-over-trust|control-over-firm))?"
)
_MORE = re.compile(
    r"ownership-of-shares-more-than-25-percent(?:-registered-overseas-entity|-as-(trust|firm)[a-z-]{0,40})?"
)
_TITLES = re.compile(r"^(?:Mrs?|Ms|Miss|Dr|Sir|Dame|Lord|Lady|Prof(?:essor)?)\.? ", re.IGNORECASE)


class Control(NamedTuple):
    """What a record tells; `share` is the band ('25-50%'), `born` the year and month."""

    name: str
    is_person: bool
    share: str
    role: str | None
    notified: str | None
    ceased: str | None
    born: str | None
    nationality: str | None
    registered: str | None


def control_of(data: Node) -> Control:
    """The record; Wrong where it tells of no owner of shares."""
    kind = data.needed("kind")
    if kind not in (*_INDIVIDUAL, *_CORPORATE):
        raise Wrong("data.kind", f"no owner: {kind}")
    share, role = _share(data)
    is_person = kind in _INDIVIDUAL
    return Control(
        _person_name(data) if is_person else " ".join(data.needed("name").split()),
        is_person,
        share,
        role,
        _day(data, "notified_on"),
        _day(data, "ceased_on") or _day(data, "ceased"),
        _born(data) if is_person else None,
        data.text("nationality") if is_person else None,
        None if is_person else data.node("identification").text("registration_number"),
    )


def _share(data: Node) -> tuple[str, str | None]:
    """The band of shares, and whether they are held as a trust or a firm; votes and appointments are no shares."""
    told = data.texts("natures_of_control")
    for nature in told:
        if found := _SHARE.match(nature):
            return f"{found[1]}-{found[2]}%", f"as {found[3].replace('-', ' ')}" if found[3] else None
        if found := _MORE.match(nature):
            return "more than 25%", f"as {found[1]}" if found[1] else None
    raise Wrong("data.natures_of_control", f"no ownership of shares: {', '.join(told) or 'nothing told'}")


def _person_name(data: Node) -> str:
    """The name without its title; in parts where the register has it so."""
    parts = data.node("name_elements")
    names = [parts.text(part) or "" for part in ("forename", "middle_name", "surname")]
    if names[0] and names[2]:
        return " ".join(" ".join(names).split())
    return _TITLES.sub("", " ".join(data.needed("name").split()))


def _born(data: Node) -> str | None:
    """The year and month: the register does not publish the day."""
    told = data.node("date_of_birth")
    year, month = told.whole("year"), told.whole("month")
    if year is None:
        return None
    return f"{year:04}-{month:02}" if month else f"{year:04}"


def _day(data: Node, name: str) -> str | None:
    return cells.told_day(data.text(name) or "", f"data.{name}")
