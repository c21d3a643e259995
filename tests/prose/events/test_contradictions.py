"""What a text tells of goals that cannot all be right is reported with its places."""

import pytest

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


def contradictions(text):
    reading = read_prose(text, language="en")
    return [
        (doubt.what, *(" ".join(reading.document.text[start:end].split()) for start, end in doubt.spans))
        for doubt in reading.contradictions
    ]


@pytest.mark.parametrize(
    ("text", "what", "sentence"),
    [
        (
            (
                "Bo Ray headed the opener for Elm Town after ten minutes. Ben Sand made it 2-0 on 30 minutes for Elm "
                "Town. Kit Dunn scored a third for Elm Town in the 70th minute."
            ),
            "a goal by Bo Ray is told for which the score has no room",
            "Bo Ray headed the opener for Elm Town after ten minutes.",
        ),
        (
            "Bo Ray scored a hat-trick for Elm Town.",
            "a goal by Bo Ray is told for which the score has no room",
            "Bo Ray scored a hat-trick for Elm Town.",
        ),
        (
            (
                "Bo Ray put Elm Town ahead on 10 minutes. Al Fenn levelled for Oak Vale on 50 minutes. "
                "Sam Orr made it 3-1 to Elm Town on 80 minutes."
            ),
            "a goal by Sam Orr is told to have made it 3-1, past the score at the end",
            "Sam Orr made it 3-1 to Elm Town on 80 minutes.",
        ),
        (
            "Elm Town beat Oak Vale on Saturday. Bo Ray scored the only goal of the game for Elm Town on 40 minutes.",
            "a goal by Bo Ray is told to be the only one, which the score belies",
            "Bo Ray scored the only goal of the game for Elm Town on 40 minutes.",
        ),
        (
            "Elm Town beat Oak Vale 3-1 on Sunday at Green Lane.",
            "two scores are told of one match: 2-1 and 3-1",
            "Elm Town beat Oak Vale 3-1 on Sunday at Green Lane.",
        ),
    ],
)
def test_goals_that_do_not_add_up_to_the_score_stand_beside_it(text, what, sentence):
    found = contradictions(f"Elm Town 2-1 Oak Vale\n\n{text}")
    assert (what, "Elm Town 2-1 Oak Vale", sentence) in found


@pytest.mark.parametrize(
    "text",
    [
        "Bo Ray put Elm Town ahead on 10 minutes. Al Fenn levelled for Oak Vale on 50 minutes. Bo Ray made it 2-1.",
        "Bo Ray scored the only goal of the first half for Elm Town, and Sam Orr added another on 80 minutes.",
        "Elm Town had won on Sunday.\n\nThey had lost 4-0 at Oak Vale in August. Bo Ray scored on 10 minutes.",
        "Elm Town won 2-1. Bo Ray's shot in the 20th minute beat the keeper but was ruled out for offside.",
    ],
)
def test_a_text_that_adds_up_has_no_contradiction(text):
    assert contradictions(f"Elm Town 2-1 Oak Vale\n\n{text}") == []
