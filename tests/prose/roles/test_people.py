"""Ages, nationalities, positions, caps, kin and what keeps people from playing."""

import pytest

from tests.support.told_names import roles_of


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Nils Berg, the 19-year-old striker, ran.", {"age": 19, "position": "forward"}),
        ("The 19-year-old striker Nils Berg ran.", {"age": 19, "position": "forward"}),
        ("Nils Berg, 23, ran.", {"age": 23}),
        ("Nils Berg, aged 23, ran.", {"age": 23}),
        ("Norwegian striker Nils Berg ran.", {"nationality": "Norway", "position": "forward"}),
        ("Nils Berg, the Norwegian defender, ran.", {"nationality": "Norway", "position": "defender"}),
        ("Dutchman Nils Berg ran.", {"nationality": "Netherlands"}),
        ("Goalkeeper Nils Berg ran.", {"position": "goalkeeper"}),
    ],
)
def test_what_stands_beside_a_name_is_told_of_the_person(text, told):
    found: dict[str, object] = {}
    for one in roles_of(text).of("person"):
        found.update({key: value for key, value in one.items() if key not in ("person", "status")})
    assert found == told


def test_an_international_played_for_his_country():
    told = roles_of("Former Spain international Ray Holt spoke.").one("played_for")
    assert (told["person"], told["team"], told["state"]) == ("Ray Holt", "Spain", "former")


@pytest.mark.parametrize("text", ["Dan Bell, capped 40 times by Wales, spoke.", "Dan Bell has won 40 caps for Wales."])
def test_caps_are_counted(text):
    told = roles_of(text).of("caps")
    assert {(one["person"], one["team"], one["caps"]) for one in told} == {("Dan Bell", "Wales", 40)}


@pytest.mark.parametrize(
    "text",
    [
        "Brothers Marco Diaz and Rafa Diaz both started.",
        "Rafa Diaz, the brother of Marco Diaz, started.",
        "Marco Diaz and his younger brother Rafa Diaz started.",
        "Marco Diaz's brother Rafa Diaz started.",
    ],
)
def test_brothers_are_two_people(text):
    told = roles_of(text).one("relation")
    assert {told["person"], told["other"]} == {"Marco Diaz", "Rafa Diaz"}
    assert told["relation"] == "brother"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Nils Berg is out with a hamstring injury.", "injury"),
        ("Nils Berg was missing because of a calf strain.", "injury"),
        ("Nils Berg has been ruled out by a knee injury.", "injury"),
        ("Nils Berg is suspended.", "suspended"),
        ("Nils Berg begins a three-match ban.", "suspended"),
    ],
)
def test_what_keeps_someone_from_playing(text, kind):
    assert [one["player"] for one in roles_of(text).of(kind)] == ["Nils Berg"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Marlow are third in the table.", 3),
        ("Marlow are bottom of the league.", "bottom"),
        ("Marlow moved up to fifth in the table.", 5),
        ("Marlow are top of the table.", 1),
    ],
)
def test_a_place_in_the_table(text, place):
    told = roles_of(text).one("standing")
    assert (told["team"], told["place"]) == ("Marlow", place)


@pytest.mark.parametrize(
    ("text", "stage", "result"),
    [
        ("Marlow reached the quarter-finals.", "quarter-finals", "reached"),
        ("Marlow booked their place in the final.", "final", "reached"),
        ("Marlow crashed out in the third round.", "third round", "eliminated"),
    ],
)
def test_rounds_reached_and_left(text, stage, result):
    told = roles_of(text).one("progress")
    assert (told["team"], told["stage"], told["result"]) == ("Marlow", stage, result)


@pytest.mark.parametrize(
    "text",
    [
        "Marlow could reach the final.",
        "If Marlow reach the final, they will sing.",
        "Marlow hope to be top of the table.",
    ],
)
def test_hopes_are_no_progress(text):
    told = roles_of(text)
    assert not told.of("progress")
    assert not told.of("standing")


def test_whoever_stands_in_for_a_suspended_one_is_not_suspended():
    assert not roles_of("Ned Fox, standing in for suspended Marlow manager Ann Lee, nodded.").of("suspended")


def test_an_age_before_a_country_and_a_name():
    told = roles_of("The 31-year-old Wales international Dan Bell ran.").of("person")
    assert 31 in [one.get("age") for one in told]


def test_nothing_is_said_twice_of_one_sentence():
    told = roles_of("Marlow defender Dan Bell ran.")
    assert len(told.of("person")) == 1
