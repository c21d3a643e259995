"""Rows of a catalogue of constructions: a text, what it must say and what it must not.

Each statement is noted in one line.
`"goal scorer=Weller minute=12"` is met by a statement of that kind whose roles and values are these. A name is met by
any of its parts ('Weller', 'Norwich'), `_` stands for a space, `-` for 'not told', and `2 goal` asks for exactly two
statements.
"""

from dataclasses import dataclass

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement

#: A report whose lines are fit for any match between the two sides.
HEAD = "Norwich City 3 Ipswich Town 2\n\n"


@dataclass(frozen=True, slots=True)
class Row:
    """A construction: its id and name, a text, what it says and does not say; `gap` tells why it cannot be read yet."""

    name: str
    text: str
    says: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    published: str | None = None
    gap: str = ""


def row(
    name: str,
    text: str,
    *says: str,
    never: tuple[str, ...] | str = (),
    head: str = HEAD,
    published: str | None = None,
    gap: str = "",
) -> Row:
    """A row of a table; its text stands under `head`."""
    return Row(name, head + text, says, (never,) if isinstance(never, str) else never, published, gap)


def params(rows: tuple[Row, ...]) -> list[object]:
    """The rows as parameters of a test, known gaps as strict expected failures."""
    return [
        pytest.param(one, id=one.name, marks=pytest.mark.xfail(strict=True, reason=one.gap) if one.gap else ())
        for one in rows
    ]


def check_row(one: Row) -> None:
    """That a reading of the row's text says what it must and nothing that it must not."""
    published = PartialDate.parse(one.published) if one.published else None
    reading = read_prose(one.text, published=published, language="en")
    told = [_facts(reading, statement) for statement in (*reading.statements, *reading.unplaced)]
    for wanted in one.says:
        number, found = _matching(wanted, told)
        kind = wanted.split()[1 if wanted[0].isdigit() else 0]
        assert len(found) == number if number is not None else found, (
            wanted,
            [fact for fact in told if fact["kind"] == kind],
        )
    for unwanted in one.never:
        assert not _matching(unwanted, told)[1], unwanted


def _facts(reading: Reading, statement: Statement) -> dict[str, str]:
    facts = {name: str(value).removesuffix(".0") for name, value in statement.values}
    facts |= {filler.role: reading.entities[filler.entity].name for filler in statement.roles}
    facts |= {"kind": statement.kind, "status": statement.status.value}
    if statement.attributed_to is not None:
        facts["by"] = reading.entities[statement.attributed_to].name
    return facts


def _matching(wanted: str, told: list[dict[str, str]]) -> tuple[int | None, list[dict[str, str]]]:
    words = wanted.split()
    number = int(words.pop(0)) if words[0].isdigit() else None
    kind, *pairs = words
    return number, [fact for fact in told if fact["kind"] == kind and all(_meets(fact, pair) for pair in pairs)]


def _meets(fact: dict[str, str], pair: str) -> bool:
    name, value = pair.split("=", 1)
    if value == "-":
        return name not in fact
    told = fact.get(name)
    return told is not None and (told == value.replace("_", " ") or value in told.split())
