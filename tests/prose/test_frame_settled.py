"""The score of a match where no sentence tells sides and score together."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

#: What makes a text a report of a match between two sides.
PLAY = (
    " Lee headed over from a corner before the interval and the Fulham goalkeeper tipped a shot over the bar. Dunn "
    "struck a post with a free-kick. A cross was cleared and the whistle went."
)


def score_of(text: str) -> str | None:
    """The match reported on as a line, winner first; None where its score is not known."""
    found = [match for match in summarise(read_prose(text, language="en"))["matches"] if match["main"]]
    known = [match for match in found if match["home_goals"] is not None and match["away_goals"] is not None]
    if len(known) != 1:
        return None
    (match,) = known
    sides = sorted(
        [(match["home_goals"] or 0, match["home"] or ""), (match["away_goals"] or 0, match["away"] or "")], reverse=True
    )
    return f"{sides[0][1]} {sides[0][0]}-{sides[1][0]} {sides[1][1]}"


@pytest.mark.parametrize(
    ("lead", "end", "expected"),
    [
        ("A late goal gave Everton the points against Fulham.", " It finished 3-2.", "Everton 3-2 Fulham"),
        ("Fulham were no match for Everton.", " The final score of 5-1 was fair.", "Everton 5-1 Fulham"),
        ("The points were shared as Everton met Fulham.", " It ended 1-1.", "Fulham 1-1 Everton"),
        (
            "The only goal of the game, from Hale after ten minutes, gave Everton victory over Fulham.",
            "",
            "Everton 1-0 Fulham",
        ),
        ("A solitary goal by Tom Hale was enough for Everton to beat Fulham.", "", "Everton 1-0 Fulham"),
        ("Neither side managed a goal as Everton and Fulham shared the points.", "", "Fulham 0-0 Everton"),
        (
            "Tom Hale scored twice as Everton eased past Fulham.",
            " Hale put Everton ahead after ten minutes and made it 2-0 with a header.",
            "Everton 2-0 Fulham",
        ),
        ("Everton beat Fulham in the rain.", " It was fun.", None),
        ("Everton beat Fulham in the rain.", " They had lost 3-0 at Fulham in August.", None),
        ("Everton beat Fulham in the rain.", " Everton led 2-0 at one time. Hale scored.", None),
        ("Everton met Fulham in the rain.", " The 1-0 loss would cost them their crown.", None),
        ("Everton beat Fulham when Tom Hale scored.", "", "Everton 1-0 Fulham"),
        ("Everton beat Fulham when Tom Hale scored.", " Fulham had equalised.", None),
        ("Everton beat Fulham when Tom Hale scored.", " Then came a second goal.", None),
        (
            "Everton overhauled Fulham in the last minute and ran out winners of a fine match by three goals to two.",
            "",
            "Everton 3-2 Fulham",
        ),
    ],
)
def test_a_score_follows_only_where_the_text_leaves_no_other(lead: str, end: str, expected: str | None) -> None:
    assert score_of(f"Late joy\n\n{lead}{PLAY}{end}") == expected


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("Everton were too good for Fulham.", "Everton"),
        ("Fulham slumped to another defeat against Everton.", "Everton"),
        ("Everton ran out winners against Fulham.", "Everton"),
        ("Tom Hale fired Everton to victory against Fulham.", "Everton"),
        ("Tom Hale earned Everton a share of the spoils against Fulham.", None),
        ("Everton, who beat Fulham in August, were out of luck.", None),
        ("Everton won possession in the Fulham half.", None),
        ("Everton, fresh from their win at Marseille, took on Fulham.", None),
    ],
)
def test_who_won_is_told_without_a_score(text: str, winner: str | None) -> None:
    told = score_of(f"Late joy\n\n{text}{PLAY} It finished 4-1.")
    assert told == (f"{winner} 4-1 Fulham" if winner else None)


def test_the_other_side_of_a_report_is_the_one_on_the_field() -> None:
    text = (
        "Hale saves the day\n\nEverton were grateful to their keeper. Everton dominated and Everton led "
        "early. Everton, who signed Hale from Sunderland,"
        " saw a shot go well beyond the Fulham goal. Everton had lost at Chelsea in April. Lee headed "
        "over from a corner before the interval."
        " Dunn struck a post with a free-kick and it finished 0-0."
    )
    assert score_of(text) in {"Everton 0-0 Fulham", "Fulham 0-0 Everton"}


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Everton Down Fulham, Stay in Hunt", "Everton 2-0 Fulham"),
        ("Everton Stay in Hunt", None),
    ],
)
def test_a_title_that_says_who_won_makes_a_short_note_a_report(title: str, expected: str | None) -> None:
    text = (
        f"{title}\n\n"
        "Tom Hale scored a goal for Everton early on, and a penalty by Jan Lund of Everton made it 2-0. Fulham were "
        "poor."
    )
    assert score_of(text) == expected


@pytest.mark.parametrize(
    ("lead", "expected"),
    [
        ("Everton held Fulham. Everton had been the only team to beat Fulham this season.", None),
        ("It was a costly loss of two points by Everton against Fulham.", None),
        ("Tom Hale was on the bench after Everton claimed a draw with Fulham.", "drawn"),
    ],
)
def test_words_of_winning_that_tell_no_winner(lead: str, expected: str | None) -> None:
    told = (
        score_of(f"Late joy\n\n{lead}{PLAY} It ended 2-2.")
        if expected
        else score_of(f"Late joy\n\n{lead}{PLAY} Kim scored.")
    )
    assert (told is not None) == bool(expected)
