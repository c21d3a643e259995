"""Reading single-valued fields off claims: the tellings of a value, of a role, of a date."""

from collections.abc import Hashable, Sequence
from typing import cast

from graph.claims import ClaimView, Value
from graph.dates import PartialDate
from graph.facts.settle import Settled, Telling, settle
from graph.rows import Properties


def values(claims: Sequence[ClaimView], name: str) -> list[Telling[Value]]:
    """The tellings of a value."""
    return [(claim.values[name], claim) for claim in claims if name in claim.values]


def settled_value(claims: Sequence[ClaimView], name: str) -> Settled[Hashable] | None:
    """What a value comes to."""
    told = [(claim.values[name], claim) for claim in claims if name in claim.values]
    return settle(told) if told else None


def settled_entity(claims: Sequence[ClaimView], role: str) -> Settled[Hashable] | None:
    """Who fills a role."""
    told = [(claim.roles[role].entity, claim) for claim in claims if role in claim.roles]
    return settle(told) if told else None


def shown(settled: Settled[Hashable] | None) -> Value | None:
    """The value that is shown, if any."""
    return None if settled is None else cast("Value", settled.shown)


def parsed(text: Value) -> PartialDate | None:
    """A date, None where the text is none."""
    try:
        return PartialDate.parse(str(text))
    except ValueError:
        return None


def dates(claims: Sequence[ClaimView], name: str) -> list[Telling[PartialDate]]:
    """The tellings of a date."""
    return [(date, claim) for value, claim in values(claims, name) if (date := parsed(value)) is not None]


def settled_date(claims: Sequence[ClaimView], name: str) -> Settled[PartialDate] | None:
    """What a date comes to: a month agrees with each of its days."""
    return settle(dates(claims, name), PartialDate.may_be, sharpness)


def sharpness(date: PartialDate) -> int:
    """Higher for the date that is told more precisely."""
    return 3 if date.is_day else {4: 0, 7: 1}.get(len(date.text), 2 if ".." in date.text else 1)


def date_properties(name: str, date: PartialDate) -> Properties:
    """A date as text, with its first and last possible day beside it."""
    return {name: date.text, f"{name}_first": date.first, f"{name}_last": date.last}


def put(properties: Properties, name: str, settled: Settled[Hashable] | None) -> None:
    """Sets a property where something is told."""
    if settled is not None:
        properties[name] = cast("Value", settled.shown)
