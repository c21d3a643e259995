"""A match that is told by how long it came after a date does not get that date."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("In August 1981 he joined Spurs, and a year later he won the FA Cup, beating QPR 1-0 in the final.", None),
        ("He came in May 1990, and the following season Spurs beat QPR 3-1 in the semi-final.", None),
        ("He came in 1990; two years later Spurs beat QPR 3-1 in the semi-final.", None),
        ("In May 1982 Spurs beat QPR 1-0 in the final.", "1982-05"),
    ],
)
def test_a_day_counted_on_from_a_date_is_another(text: str, date: str | None) -> None:
    head = "Ivo Lund, the former Tottenham goalkeeper, has died aged 72.\n\nHe was born in Hove.\n\n"
    told = read_prose(head + text, published=PartialDate.parse("2020-11-15"))
    matches = [one for one in told.statements if one.kind == "match"]
    assert [one.value("date") for one in matches] == [date]
