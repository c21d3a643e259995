"""Cards and substitutions of live texts have the minute of their entry; what is no match stays without one."""

from loaders.prose.read import read_prose

TEXT = """Marlow Rovers v Harbour City - live

1' Kick-off.

12' Tom Hale is booked for a foul on Ivo Lund.

30' SUB: Ben Sand on for Tom Hale.

50' Substitution, Harbour City. Jan Tovey replaces Dirk Moor.

66' Off goes Neil Ford, on comes Bart Lowe.

70' Red card for Ray Pike!

FT Marlow Rovers 0-0 Harbour City
"""


def _told(text: str, kind: str) -> set[tuple[object, ...]]:
    reading = read_prose(text, language="en")
    return {
        (
            event.value("minute"),
            *sorted(reading.entities[role.entity].name for role in event.roles if role.role in {"on", "off", "player"}),
        )
        for event in reading.statements
        if event.kind == kind
    }


def test_cards_have_the_minute_of_their_entry() -> None:
    assert _told(TEXT, "card") == {(12, "Tom Hale"), (70, "Ray Pike")}


def test_substitutions_have_the_minute_of_their_entry() -> None:
    assert _told(TEXT, "substitution") == {
        (30, "Ben Sand", "Tom Hale"),
        (50, "Dirk Moor", "Jan Tovey"),
        (66, "Bart Lowe", "Neil Ford"),
    }


def test_minutes_of_an_ordinary_report_are_no_stamps() -> None:
    text = (
        "Marlow Rovers 2-0 Harbour City\n\n12 minutes had gone when Tom Hale scored.\n\n"
        "40 minutes later Ben Sand headed in.\n\n60 minutes of football passed without a shot."
    )
    assert not read_prose(text, language="en").document.stamps


def test_a_correction_gives_a_goal_to_somebody_else() -> None:
    text = (
        "Marlow Rovers 1-0 Harbour City: as it happened\n\n9' Ivo Lund of Harbour City heads clear.\n\n"
        "20' GOAL! Marlow Rovers 1-0 Harbour City (Tom Hale 20).\n\n"
        "24' Correction: that has gone down as a Lund own goal.\n\n90' Full time: Marlow Rovers 1-0 Harbour City."
    )
    reading = read_prose(text, language="en")
    goals = [event for event in reading.statements if event.kind == "goal"]
    assert [(goal.value("own_goal"), goal.value("minute")) for goal in goals] == [(True, 20)]
