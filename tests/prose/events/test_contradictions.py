"""What a text tells of goals that cannot all be right is reported with its places."""

from loaders.prose.read import read_prose


def test_a_goal_told_at_two_minutes_is_reported() -> None:
    reading = read_prose(
        "Tarn Weller scored the winner on 37 minutes.\n\nTarn Weller grabbed the winner in the 38th minute.",
        language="en",
    )
    assert [doubt.what for doubt in reading.contradictions] == ["a goal by Tarn Weller is told at minutes 37 and 38"]
    assert [reading.document.text[start:end] for start, end in reading.contradictions[0].spans] == [
        "on 37 minutes",
        "in the 38th minute",
    ]


def test_a_goal_for_which_the_score_has_no_room_is_reported() -> None:
    text = (
        "Chelsea 1-0 Everton\n\n"
        "Chelsea striker Tarn Weller scored on 20 minutes. Chelsea forward Pau Ferrer scored on 70 minutes."
    )
    reading = read_prose(text, language="en")
    assert sum(statement.kind == "goal" for statement in reading.statements) == 1
    assert any("no room" in doubt.what for doubt in reading.contradictions)
