"""Sentences that tempt a reader into a goal, a scorer or a maker that they do not tell."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

HEAD = "Marlow Rovers 9-9 Harbour City\n\n"


def _goals(text: str) -> list[tuple[str, str | None]]:
    return [
        (goal["scorer"], goal["assist"])
        for match in summarise(read_prose(HEAD + text))["matches"]
        for goal in match["goals"]
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Tom Hale beat Eddy Stone to the bouncing ball in the 20th minute and was clattered for his trouble.",
        "Tom Hale beat two men on the right before Eddy Stone slid in to tackle him.",
        "Tom Hale lost the ball, won it back and won it again before Eddy Stone hoofed it into the crowd.",
        "Tom Hale knew the chance was gone and buried his head in his hands.",
        "Tom Hale, through on goal, has got to score, but Karl Voss stands up and the ball hits his knees.",
        "We have seen Tom Hale score from there, but this time he waited too long.",
        "Tom Hale had scored his last eleven penalties, but Karl Voss saved this one.",
        "Tom Hale had already scored twice against Harbour this season and his header here hit the bar.",
        "Tom Hale had netted in each of his last five outings, and was not given a sniff by Eddy Stone.",
        "Harbour were beaten 3-0 in the first leg, when Tom Hale scored twice, and never looked like turning it round.",
        "Another yard and we would have been talking of Tom Hale's goal of the season.",
        "Tom Hale's volley at Castle had won goal of the month and he tried another, which cleared the stand.",
        "Tom Hale still lay on the turf when the ball rolled past Karl Voss.",
        "Tom Hale slid on his knees to the corner flag. The ball was in the net, but the whistle had gone.",
        "Tom Hale had a penalty saved, and Eddy Stone's penalty appeals at the other end were ignored.",
    ],
)
def test_what_only_looks_like_a_goal_of_his_is_none(text: str) -> None:
    assert _goals(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Tom Hale headed in from Ivo Lund's corner after 31 minutes. It did not stand, for Eddy Stone had been held.",
        "Tom Hale tapped in from two yards. The linesman's flag, however, was up.",
        "Tom Hale volleyed into the top corner. The goal was promptly chalked off for a push.",
        "Tom Hale drilled it low past Karl Voss in the 70th minute, but the video assistant spotted a handball.",
        "Tom Hale rolled the ball into the net. He was yards offside.",
        "Tom Hale hammered it in off the bar. The referee, sent to his monitor, ruled it had been a foul.",
        "Tom Hale tapped in Ivo Lund's cross but both men had gone too early and up went the flag.",
        "When Tom Hale beat Karl Voss in stoppage time, a raised flag came to the rescue.",
    ],
)
def test_what_is_taken_back_at_once_is_no_goal(text: str) -> None:
    assert _goals(text) == []


@pytest.mark.parametrize(
    ("text", "scorers"),
    [
        ("Tom Hale beat Karl Voss to his left in the 20th minute.", ["Tom Hale"]),
        ("Ivo Lund whipped it in low and Tom Hale beat Eddy Stone to it.", ["Tom Hale"]),
        ("Tom Hale headed in from close range. Ben Sand later had one ruled out at the other end.", ["Tom Hale"]),
        ("Tom Hale tapped in. The flag went up but a review found him onside and the goal stood.", ["Tom Hale"]),
        ("Tom Hale scored his last goal for the club in the 80th minute.", ["Tom Hale"]),
        ("Tom Hale won it for Marlow with a late header.", ["Tom Hale"]),
        ("Tom Hale buried the rebound.", ["Tom Hale"]),
    ],
)
def test_what_is_told_plainly_beside_is_still_read(text: str, scorers: list[str]) -> None:
    assert [scorer for scorer, _ in _goals(text)] == scorers


@pytest.mark.parametrize(
    "text",
    [
        "Tom Hale hammered Marlow's third penalty wide of the post.",
        "Tom Hale headed Ivo Lund's corner into the side of the net.",
        "Tom Hale's cross eluded Karl Voss at the near post but not the defender behind him, who hooked it clear.",
        "Tom Hale's first effort hit the bar and his second was not far over.",
        "Marlow missed Tom Hale, whose nine goals have since fired Castle up the table.",
        "Karl Voss was the hero, turning aside a penalty by Tom Hale that would have tied it.",
    ],
)
def test_a_ball_that_stayed_out_is_no_goal(text: str) -> None:
    assert _goals(text) == []


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        (
            "Ivo Lund's cross was headed clear by Eddy Stone only as far as Tom Hale, who drilled it into the net.",
            ("Tom Hale", None),
        ),
        ("Tom Hale rammed in the knock-down from Ivo Lund's long throw.", ("Tom Hale", None)),
        ("Tom Hale scored with a header from Ivo Lund's corner.", ("Tom Hale", "Ivo Lund")),
        (
            "Tom Hale took the pass from Ivo Lund, sat Eddy Stone down and stroked it into the net.",
            ("Tom Hale", "Ivo Lund"),
        ),
        ("Ivo Lund's corner was powered home by Tom Hale, his first goal for the club.", ("Tom Hale", "Ivo Lund")),
    ],
)
def test_who_played_the_ball_last_is_not_who_stands_nearest(text: str, goal: tuple[str, str | None]) -> None:
    assert _goals(text) == [goal]


@pytest.mark.parametrize(
    "text",
    [
        "When Tom Hale and Ben Sand went up for the corner, the striker got the vital touch and it flew into the net.",
        "Tom Hale was replaced by Ben Sand at half-time, and he put Marlow ahead in the 49th minute.",
        "Tom Hale thought he had won it when he turned in Ivo Lund's cross, only to see it hooked off the line.",
    ],
)
def test_words_that_can_mean_either_of_two_mean_nobody(text: str) -> None:
    assert _goals(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Eddy Stone tripped Tom Hale and he got up to bury the penalty in the 66th minute.",
        "Karl Voss parried the first shot and Tom Hale got to it before Eddy Stone to score from close range.",
        "After twenty minutes Ivo Lund put Tom Hale through, and the centre-forward drove the ball low past Karl Voss.",
    ],
)
def test_whoever_is_free_to_score_did(text: str) -> None:
    assert [scorer for scorer, _ in _goals(text)] == ["Tom Hale"]
