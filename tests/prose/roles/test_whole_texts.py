"""Roles of short texts read as a user reads them, from names to claims."""

from graph.dates import PartialDate
from loaders.prose.read import read_prose

REPORT = """Norwich City 2 Ipswich Town 1

Norwich City beat Ipswich Town 2-1 at Carrow Road on Saturday to go top of the Championship.

Norwich manager Annabel Leeson made three changes, while Ipswich counterpart Igor Sandvik kept faith \
with the side that drew last week.

Former Norwich striker Ray Holtby gave Ipswich the lead after ten minutes, but Tom Halewood levelled \
before the break and won it in the 80th minute.

"We never stopped believing," Leeson said. "That is what this group is about."

Norwich have been linked with Ipswich winger Omar Saidou, and according to the Daily Mirror a bid has been made.
"""


def _managers(text: str, published: str = "2019-03-02") -> set[tuple[str, str, str]]:
    reading = read_prose(text, published=PartialDate.parse(published), language="en")
    return {
        (reading.entities[person.entity].name, reading.entities[team.entity].name, str(one.value("state")))
        for one in reading.statements
        if one.kind == "managed"
        and one.status in {"stated", "reported"}
        and (person := one.role("person")) is not None
        and (team := one.role("team")) is not None
    }


def test_both_managers_of_a_report():
    assert _managers(REPORT) == {
        ("Annabel Leeson", "Norwich City", "current"),
        ("Igor Sandvik", "Ipswich Town", "current"),
    }


def test_every_role_stands_in_the_words_that_it_cites():
    reading = read_prose(REPORT, published=PartialDate.parse("2019-03-02"), language="en")
    for one in reading.statements:
        for filler in one.roles:
            if filler.start is not None and filler.end is not None:
                assert reading.document.text[filler.start : filler.end] == filler.told, one


def test_who_was_known_to_manage_chooses_between_the_sides():
    text = (
        "Norwich City 0 Tottenham Hotspur 2\n\nTottenham won 2-0 at Norwich City on Sunday.\n\n"
        "It was a good day for Mauricio Pochettino's men, who were never in trouble."
    )
    assert _managers(text, "2016-02-02") == {("Mauricio Pochettino", "Tottenham Hotspur", "current")}


def test_who_managed_elsewhere_on_that_day_is_not_given_a_side():
    text = (
        "Norwich City 0 Ipswich Town 2\n\nIpswich Town won 2-0 at Norwich City on Sunday.\n\n"
        "It was watched by Mauricio Pochettino, whose men play tomorrow."
    )
    assert _managers(text, "2016-02-02") == set()


def test_the_quotes_of_a_report():
    reading = read_prose(REPORT, published=PartialDate.parse("2019-03-02"), language="en")
    speakers = [reading.entities[one.roles[0].entity].name for one in reading.statements if one.kind == "quote"]
    assert speakers == ["Annabel Leeson", "Annabel Leeson"]
