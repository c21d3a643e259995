"""Values of Wikidata's statements: items, times as precise as they are told, quantities, texts."""

import re

from graph.dates import PartialDate
from loaders.wrong import Wrong

Json = dict[str, object]
_TIME = re.compile(r"([+-])(\d{4,16})-(\d{2})-(\d{2})T")
_YEAR, _MONTH, _DAY = 9, 10, 11
_ITEM = re.compile(r"Q[1-9]\d{0,14}$")


def obj(value: object) -> Json:
    """An object of a document; empty where it is none."""
    return value if isinstance(value, dict) else {}


def objs(value: object) -> list[Json]:
    """The objects of a list; empty where it is none (an empty object stands for an empty list)."""
    return [obj(one) for one in value] if isinstance(value, list) else []


def text(value: object) -> str | None:
    """A text that is not blank."""
    return value.strip() or None if isinstance(value, str) else None


def snak_value(snak: Json) -> object:
    """The value of a snak; None where the value is unknown, or there is none, or none is given."""
    return obj(snak.get("datavalue")).get("value") if snak.get("snaktype", "value") == "value" else None


def item(value: object) -> str | None:
    """The id of an item; values from before 2017 have only its number."""
    told = obj(value)
    found = told.get("id")
    if isinstance(found, str):
        return found if _ITEM.match(found) else None
    number = told.get("numeric-id")
    return f"Q{number}" if isinstance(number, int) and told.get("entity-type", "item") == "item" else None


def time(value: object) -> str | None:
    """A time as partial-date text: a year, a month or a day; None where it is vaguer than a year, or before our era."""
    told = obj(value)
    found = _TIME.match(str(told.get("time", "")))
    precision = told.get("precision", _DAY)
    if not found or found[1] == "-" or not isinstance(precision, int) or precision < _YEAR:
        return None
    year, month, day = found[2].lstrip("0").rjust(4, "0"), found[3], found[4]
    if len(year) > 4:
        return None
    parts = [year, month, day][: precision - _YEAR + 1] if precision <= _DAY else [year, month, day]
    try:
        return PartialDate.parse("-".join(part for part in parts if part != "00")).text
    except ValueError as error:
        raise Wrong("time", str(error)) from error


def number(value: object) -> float | None:
    """The amount of a quantity, which is a text with a sign."""
    amount = obj(value).get("amount")
    try:
        return float(str(amount)) if amount is not None else None
    except ValueError as error:
        raise Wrong("amount", f"not a number: {amount!r}") from error


def whole(value: object) -> int | None:
    """The amount of a quantity that counts something."""
    found = number(value)
    return int(found) if found is not None and found >= 0 and found == int(found) else None


def unit(value: object) -> str | None:
    """The item that is the unit of a quantity."""
    told = obj(value).get("unit")
    return told.rsplit("/", 1)[-1] if isinstance(told, str) and "/" in told else None
