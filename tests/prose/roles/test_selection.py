"""How a side was set up, and who was left out."""

import pytest

from tests.support.told_names import roles_of


@pytest.mark.parametrize(
    "text",
    [
        "Marlow lined up in a 3-5-2.",
        "Marlow manager Ann Lee set her side up in a 3-5-2 formation.",
        "Marlow boss Ann Lee adopted a 3-5-2 formation.",
        "Marlow's 3-5-2 formation worked.",
    ],
)
def test_a_formation_in_prose(text):
    told = roles_of(text).of("formation")
    assert {(one["team"], one["formation"]) for one in told} == {("Marlow", "3-5-2")}


@pytest.mark.parametrize(
    ("text", "players", "reason"),
    [
        (
            "Ann Lee made seven changes, resting the likes of Tom Hale, Dan Bell and Joel Stone.",
            ["Tom Hale", "Dan Bell", "Joel Stone"],
            "rested",
        ),
        ("Tom Hale was rested.", ["Tom Hale"], "rested"),
        ("Tom Hale dropped to the bench as Ann Lee made five changes.", ["Tom Hale"], "bench"),
        ("Ann Lee left out Tom Hale.", ["Tom Hale"], "left out"),
    ],
)
def test_who_did_not_start(text, players, reason):
    told = roles_of(text).of("not_started")
    assert [one["player"] for one in told] == players
    assert {one["reason"] for one in told} == {reason}


@pytest.mark.parametrize(
    "text", ["Marlow won 3-5 on aggregate.", "Tom Hale was not rested.", "Marlow could switch to a 3-5-2."]
)
def test_what_is_no_selection(text):
    told = roles_of(text)
    assert not told.of("formation")
    assert not told.of("not_started")
