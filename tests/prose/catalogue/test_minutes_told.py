"""Minutes: the ways of telling them that no other test tells, and the bounds of vague ones."""

import pytest

from tests.support.catalogue import Row, check_row, params, row

ROWS = (
    row(
        "M07 apostrophes",
        "Norwich striker Nils Brandt 17'\n\nNils Brandt scored at 90+5' to settle it.",
        "goal scorer=Brandt minute=90 added=5",
    ),
    row("M07 an apostrophe", "Nils Brandt (17') scored for Norwich.", "1 goal scorer=Brandt minute=17"),
    row(
        "M11 somewhere in injury time",
        "Henrik Moen headed home in injury time.",
        "1 goal scorer=Moen minute=- minute_first=90",
    ),
    row(
        "M13 derived",
        "Henrik Moen scored seven minutes before the break.",
        "1 goal scorer=Moen minute=38 minute_precision=derived",
    ),
    row(
        "M17 at most",
        "Henrik Moen scored within three minutes of the restart.",
        "1 goal scorer=Moen minute=- minute_first=46",
    ),
    row("M18 about the hour", "Henrik Moen scored just after the hour.", "1 goal scorer=Moen minute=- minute_first=60"),
    row(
        "M19 midway",
        "Henrik Moen scored midway through the second half.",
        "1 goal scorer=Moen minute=- minute_first=60 minute_last=78",
    ),
    row(
        "M20 the stroke of half-time",
        "Henrik Moen scored on the stroke of half-time.",
        "1 goal scorer=Moen minute=- minute_last=45",
    ),
    row(
        "M24 within a minute",
        "Tarn Weller scored for Norwich on 20 minutes. Within a minute Ipswich's Marek Dusik had equalised.",
        "goal scorer=Weller minute=20",
        "goal scorer=Dusik minute=-",
        never="goal scorer=Dusik minute=20",
    ),
    row(
        "M24 moments later",
        "Tarn Weller scored for Norwich on 20 minutes. Moments later Marek Dusik headed in for Ipswich.",
        "goal scorer=Weller minute=20",
        "goal scorer=Dusik minute=-",
    ),
    row(
        "M25 a pair over a pair",
        "Tarn Weller struck on 63 and 66 minutes.",
        "2 goal scorer=Weller",
        "goal scorer=Weller minute=63",
        "goal scorer=Weller minute=66",
    ),
    row(
        "M26 respective minutes",
        "Tarn Weller and Marek Dusik scored in the 12th and 40th minutes.",
        "goal scorer=Weller minute=12",
        "goal scorer=Dusik minute=40",
    ),
    row("M28 half an hour", "Henrik Moen scored half an hour in.", "1 goal scorer=Moen minute=- minute_first=28"),
    row(
        "M29 a first-half double",
        "Norwich won with a first-half double from Pau Ferrer.",
        "2 goal scorer=Ferrer minute_last=45",
    ),
    row(
        "M29 a second-half strike", "A second-half strike by Pau Ferrer won it.", "1 goal scorer=Ferrer minute_first=46"
    ),
    row(
        "M30 extra time",
        "Norwich won 3-2 after extra time. Pau Ferrer scored in the 104th minute.",
        "1 goal scorer=Ferrer minute=104 added=- period=3",
    ),
    row(
        "M30 early in extra time",
        "Norwich won 3-2 after extra time. Pau Ferrer scored early in extra time.",
        "1 goal scorer=Ferrer minute=- minute_first=91",
    ),
    row(
        "M31 a gap between two",
        "Tarn Weller scored two goals in four minutes either side of the hour.",
        "2 goal scorer=Weller",
        never="goal scorer=Weller minute=4",
    ),
    row(
        "M33 a count-down",
        "Norwich led until six minutes from the end, when Marek Dusik equalised for Ipswich.",
        "1 goal scorer=Dusik minute=84",
    ),
    row(
        "M34 no minute",
        "Norwich, 90 minutes from promotion, scored through Tarn Weller.",
        "1 goal scorer=Weller minute=-",
    ),
    row(
        "M35 another event's minute",
        "Sent on with 20 minutes left, Henrik Moen later scored.",
        "1 goal scorer=Moen minute=-",
    ),
    row("M36 a weekday", "Norwich beat Ipswich 3-2 last Friday.", "match date=2013-10-18", published="2013-10-21"),
    row(
        "M36 a day to come",
        "Norwich host Everton on Saturday.",
        "match status=scheduled home=Norwich away=Everton date=2013-10-26",
        published="2013-10-21",
    ),
    row("M36 Boxing Day", "Norwich beat Ipswich 3-2 on Boxing Day.", "match date=2013-12-26", published="2013-12-28"),
)


@pytest.mark.parametrize("one", params(ROWS))
def test_a_minute_is_read_as_far_as_it_is_told(one: Row) -> None:
    check_row(one)
