"""What codes of divisions mean: 'E0' of a season is a competition of a country."""

import csv
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Division(NamedTuple):
    """A competition under the name that it had in some seasons, by their first years."""

    code: str
    country: str
    competition: str
    since: int
    until: int


def division(code: str, first_year: int) -> Division | None:
    """The division of a code in the season that begins in a year; None where the code is not known."""
    return next(
        (found for found in _divisions() if found.code == code and found.since <= first_year <= found.until), None
    )


def country_of(code: str) -> str | None:
    """The country of a code, whatever the season."""
    return next((found.country for found in _divisions() if found.code == code), None)


@cache
def _divisions() -> tuple[Division, ...]:
    text = files("loaders.tables").joinpath("divisions.csv").read_text(encoding="utf-8")
    return tuple(
        Division(row["code"], row["country"], row["competition"], int(row["since"]), int(row["until"] or 9999))
        for row in csv.DictReader(text.splitlines())
    )
