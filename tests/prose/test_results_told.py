"""Results told in ways of their own, and words that look like a result of the match and are none."""

import pytest

from loaders.prose.frame.frame import Match
from loaders.prose.frame.reckon import settle_score
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise


def scores(text: str) -> list[str]:
    """The results of the matches reported on, the side with more goals first where nobody is known to be at home."""
    main = [
        match for match in summarise(read_prose(text))["matches"] if match["main"] and match["home_goals"] is not None
    ]
    return [f"{one['home']} {one['home_goals']}-{one['away_goals']} {one['away']}" for one in main]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # A pronoun for the beaten side.
        ("Bruised\n\nEverton travelled in hope on Saturday. Fulham beat them 3-1 and it might have been more.", 3),
        # 'could only draw' is told as done, 'could have won' is not.
        ("Held\n\nEverton could only draw 1-1 with Fulham on Saturday.", 1),
        # What a side put behind it is another day, what it did then is not.
        ("Back\n\nEverton bounced back from their midweek defeat to beat Fulham 2-1 on Saturday.", 2),
        ("Back\n\nEverton recovered from last week's setback to thrash Fulham 4-0 on Saturday.", 4),
        # Somebody sends one side past the other.
        ("Late joy\n\nHale scored in stoppage time to send Everton past Fulham 3-2 on Saturday.", 3),
        # Who was beaten stands behind 'against', before the score.
        ("Boy wonder\n\nEverton have a star. He scored twice against Fulham in a 2-0 win for Everton on Saturday.", 2),
        ("Beaten\n\nEverton got the better of Fulham 2-0 on Saturday.", 2),
        ("Strong\n\nEverton were too strong for Fulham, winning 5-0 on Saturday.", 5),
        (
            "Everton 3\nHale 34, Pike 78, 83\nFulham 2\nCruz 8, Lund 58\n\nFor an hour Fulham were in front.",
            3,
        ),
    ],
)
def test_a_result_is_read(text: str, expected: int) -> None:
    (told,) = scores(text)
    assert all(word in told for word in (str(expected), "Everton", "Fulham"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Late joy\n\nDunmore Rovers won 3-2 at home to ten-man Carrick Celts on Friday.",
            "Dunmore Rovers 3-2 Carrick Celts",
        ),
        (
            "Late joy\n\nDunmore Rovers lost 2-1 to struggling Police Lancers on Friday.",
            "Police Lancers 2-1 Dunmore Rovers",
        ),
        (
            "Late joy\n\nDunmore Rovers knocked out holders Castle Wharf 2-1 on Friday.",
            "Dunmore Rovers 2-1 Castle Wharf",
        ),
        (
            "Late joy\n\nDunmore Rovers got the better of table-toppers Quarley Brothers 3-1.",
            "Dunmore Rovers 3-1 Quarley Brothers",
        ),
    ],
)
def test_an_unlisted_club_behind_its_result(text: str, expected: str) -> None:
    told = scores(text)
    assert [set(one.replace("-", " ").split()) for one in told] == [set(expected.replace("-", " ").split())]


def test_goals_that_fell_and_a_draw_tell_the_score() -> None:
    match = Match(0, 1, 2, drawn=True, total=6, reached=(3, 2))
    assert settle_score(match, [1])
    assert match.goals == {1: 3, 2: 3}


def test_a_second_word_may_be_shortened_in_a_score() -> None:
    assert scores("HEREFORD UTD. 2, PORT VALE 1\n\nIt was late when they won.") == ["Hereford 2-1 Port Vale"]


def test_the_goals_that_fell_tell_a_score_that_only_its_winner_and_its_last_level_tell() -> None:
    text = (
        "Rovers sink City in an eight-goal thriller\n\n"
        "Dunmore Rovers beat Harbour City on a wild night.\n\nAn hour had gone when it was 3-3.\n\n"
        "Hale made it 4-3 from the spot and he had the last word too."
    )
    assert scores(text) == ["Dunmore Rovers 5-3 Harbour City"]


@pytest.mark.parametrize(
    "text",
    [
        "Thought\n\nEverton could have won 3-0 against Fulham, said Lee.",
        "Then and now\n\nEverton host Fulham. Everton bounced back last week to beat Leeds 2-1.",
    ],
)
def test_no_result_is_read(text: str) -> None:
    assert not [one for one in scores(text) if "Fulham" in one]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Late joy\n\nRiver Dale FC fought back to earn a 4-4 draw with Norwold Capitals.",
            {"River Dale FC", "Norwold Capitals"},
        ),
        ("Late joy\n\nEverton lost 2-1 to Police Lancers on Friday.", {"Everton", "Police Lancers"}),
        (
            "Late joy\n\nDunmore Comets dropped a 2-1 decision to the Boston Silver Rush.",
            {"Dunmore Comets", "Boston Silver Rush"},
        ),
        ("Late joy\n\nQuarley Vale and Lapford shared four goals on Saturday.", {"Quarley Vale", "Lapford"}),
        ("Late joy\n\nDunmore Rovers' tie with Welham ended 1-1 on Friday.", {"Dunmore Rovers", "Welham"}),
        (
            "Late joy\n\nDunmore Rovers shared the points with Malabar Lancers, 2-2.",
            {"Dunmore Rovers", "Malabar Lancers"},
        ),
        ("Late joy\n\nManchester City FC beat Fulham 2-0 on Saturday.", {"Manchester City", "Fulham"}),
    ],
)
def test_a_club_is_named_whole(text: str, expected: set[str]) -> None:
    (match,) = [match for match in summarise(read_prose(text))["matches"] if match["main"]]
    assert {match["home"], match["away"]} == expected
