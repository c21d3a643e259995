"""Which matches a text reports on, and their scores, by kind of text."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise


def scores_of(text: str) -> set[str]:
    """The scores of the matches reported on, each as a line: the side with more goals first, else by name."""
    reading = read_prose(text, published=PartialDate.parse("2013-10-21"), language="en")
    found: set[str] = set()
    for match in summarise(reading)["matches"]:
        if match["main"] and match["home_goals"] is not None:
            (less, last), (more, first) = sorted(
                [(match["home_goals"], match["home"] or ""), (match["away_goals"] or 0, match["away"] or "")]
            )
            if less == more:
                first, last = sorted([first, last])
            found.add(f"{first} {more}-{less} {last}")
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                "Everton v Fulham – live!\n\nFT: Everton 2-1 Fulham\n\n78 min: GOAL! Everton 2-1 Fulham "
                "(Hale 78).\n\n"
                "60 min: GOAL! Everton 1-1 Fulham (Dunn).\n\nHT: Everton 1-0 Fulham\n\n22 min: GOAL! "
                "Everton 1-0 Fulham (Lee)."
            ),
            "Everton 2-1 Fulham",
        ),
        (
            (
                "Everton 2-1 Fulham: Premier League – as it happened\n\nFull time: Everton 2-1 "
                "Fulham\n\n78' GOAL! Everton 2-1 Fulham (Hale)\n\n"
                "Half-time: Everton 1-0 Fulham\n\n22' GOAL! Everton 1-0 Fulham (Lee)"
            ),
            "Everton 2-1 Fulham",
        ),
    ],
)
def test_a_live_text_reports_on_one_match(text: str, expected: str) -> None:
    assert scores_of(text) == {expected}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                "Late joy\n\nWexley Town 4\n(Hale 3, 20, Pike 60, Lee 88)\nHarford County 3\n(Dunn 30, Sand "
                "40, 70)\n\nWexley Town edged it."
            ),
            "Wexley Town 4-3 Harford County",
        ),
        (
            "Two late goals\n\nBolton Wanderers......1 Portsmouth......3\n\nBolton were the better side.",
            "Portsmouth 3-1 Bolton Wanderers",
        ),
        (
            "ROVERS TRIUMPH\n\nBLACKBURN ROVERS, 3; FULHAM, 1.\n\nThe Rovers gained two points.",
            "Blackburn Rovers 3-1 Fulham",
        ),
        (
            (
                "Portsmouth v. Bolton Wanderers\n\nAt Fratton Park Portsmouth gained a comfortable victory "
                "by 3 goals to 1."
            ),
            "Portsmouth 3-1 Bolton Wanderers",
        ),
        ("Mexico 1, U.S. 0\n\nTom Hale scored in the 88th minute.", "Mexico 1-0 United States"),
        ("Everton 0-0 Fulham (aet, Everton win 5-4 on pens)\n\nEverton squeezed through.", "Everton 0-0 Fulham"),
    ],
)
def test_result_lines_of_any_age(text: str, expected: str) -> None:
    assert scores_of(text) == {expected}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Late joy\n\nEverton, 3-0 winners at Chelsea last week, were held 1-1 by Fulham.", "Everton 1-1 Fulham"),
        (
            "Late joy\n\nFulham lost 2-1 at Everton but reached the final thanks to a 3-0 first-leg win.",
            "Everton 2-1 Fulham",
        ),
        (
            "Late joy\n\nEverton are through after seeing off Fulham, winning 2-0 on the night and 4-1 on aggregate.",
            "Everton 2-0 Fulham",
        ),
        ("Late joy\n\nEverton came through 4-2 on penalties after drawing 1-1 with Fulham.", "Everton 1-1 Fulham"),
        ("Late joy\n\nAnn Lee watched her Everton side go down 3-1 at Fulham.", "Fulham 3-1 Everton"),
        ("Late joy\n\nHibernian were beaten by the only goal by Hearts on Monday.", "Hearts 1-0 Hibernian"),
        (
            "Late joy\n\nHearts won by five clear goals at Easter Road. Hibernian were dreadful in a 5-0 mauling.",
            "Hearts 5-0 Hibernian",
        ),
        ("Late joy\n\nEverton beat Fulham 2-1 last night.", "Everton 2-1 Fulham"),
    ],
)
def test_only_the_score_of_the_match_counts(text: str, expected: str) -> None:
    assert scores_of(text) == {expected}


BEFORE = (
    "Sand defends keeper after howler\n\n"
    "Everton manager Jon Sand has defended his goalkeeper Tom Hale after a mistake.\n\n"
    "Hale, 23, let a harmless shot slip through his hands.\n\n"
    "He joined from Leeds in the summer.\n\n"
    "Supporters have backed him.\n\n"
    "Everton will train as normal.\n\n"
    "The keeper has been told to forget it."
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (BEFORE + "\n\nEverton lost 2-1 to Fulham on Saturday.", {"Fulham 2-1 Everton"}),
        (BEFORE + "\n\nEverton lost 2-1 to Fulham in August.", set()),
        (BEFORE + "\n\nEverton lost 2-1 to Fulham on Saturday. Everton lost 3-0 to Chelsea on Tuesday.", set()),
        (
            (
                "Everton wait on Hale\n\nEverton are waiting to hear whether Tom Hale can face Fulham on "
                "Saturday.\n\n"
                "Hale limped off at Chelsea last week. Everton lost that match 2-1.\n\nFulham have no "
                "new worries."
            ),
            set(),
        ),
        (
            (
                "Preview: Everton v Fulham\n\nEverton host Fulham on Saturday. Fulham won 2-1 at home on a "
                "Saturday in May."
            ),
            set(),
        ),
    ],
)
def test_news_tells_its_match_with_the_day(text: str, expected: set[str]) -> None:
    assert scores_of(text) == expected


def test_a_round_up_reports_on_each_match() -> None:
    text = (
        "Leeds cruise; Derby beaten\n\nLeeds United beat Hull City 2-0 on Saturday.\n\nCollated "
        "results:\n"
        "Leeds United 2 Hull City 0\nDerby County 1 Barnsley 2\nStoke City 2 Preston North End 2"
    )
    assert scores_of(text) == {
        "Leeds United 2-0 Hull City",
        "Barnsley 2-1 Derby County",
        "Preston North End 2-2 Stoke City",
    }


def test_a_round_up_without_headings_goes_by_paragraphs() -> None:
    text = (
        "PREMIERSHIP ROUND-UP: Everton go top\n\nTom Hale put Everton ahead after ten minutes, and "
        "although Ali Dunn headed one for Fulham,"
        " Everton won 2-1.\n\nArsenal are second. Ben Pike scored the first in a 2-0 win over Chelsea. "
        "Max Sand got the second from the spot.\n\n"
        "Leeds had a poor day. Bo Lee gave them the lead from a corner but Derby hit back through Cy "
        "Cole and drew 1-1."
    )
    assert scores_of(text) == {"Everton 2-1 Fulham", "Arsenal 2-0 Chelsea", "Derby County 1-1 Leeds United"}
    matches = {match["home"]: match for match in summarise(read_prose(text, language="en"))["matches"]}
    assert [goal["scorer"] for goal in matches["Arsenal"]["goals"]] == ["Ben Pike", "Max Sand"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                "Late joy\n\nEverton boss Jon Sand hailed a 2-1 win over Quarx AK.\n\nEverton face Fulham "
                "next. Everton beat Fulham in May."
            ),
            {"Everton 2-1 Quarx AK"},
        ),
        ("Late joy\n\nEverton reached the last 16 of the cup by beating Fulham 3-2.", {"Everton 3-2 Fulham"}),
    ],
)
def test_an_opponent_is_not_guessed(text: str, expected: set[str]) -> None:
    assert scores_of(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                "Women's Cup: Everton v Fulham - live updates\n\n19:30 Good evening. Everton are 3-0 up "
                "from the first leg.\n\n14' GOAL! EVERTON 1-0 FULHAM (4-0 agg).\n\n"
                "45' HT Everton 1-0 Fulham.\n\n70' Hale holds.\n\nFT Everton 2-0 Fulham (5-0 agg). "
                "Thanks for reading."
            ),
            {"2-0"},
        ),
        (
            (
                "Everton stay up; Fulham relegated\n\nA goal down at the interval on Sunday, Everton hit "
                "back to win 2-1 and preserve the place they have held"
                " since 1998. Fulham go down. Fulham led early."
            ),
            {"2-1"},
        ),
        (
            (
                "Hale's header sends Everton to final\n\nA header by Tom Hale carried Everton into the "
                "final on Thursday and ended the hopes of Fulham.\n\n"
                "The score of 2-1 did scant justice to a fine match."
            ),
            {"2-1"},
        ),
        (
            "Late joy\n\nThe LA Galaxy handed the Seattle Sounders their first loss of the season, 3-1, on Saturday.",
            {"3-1"},
        ),
        ("Late joy\n\nPressure is mounting on Jon Sand after Everton's 4-0 drubbing at the hands of Fulham.", {"4-0"}),
    ],
)
def test_a_final_score_late_or_in_other_words(text: str, expected: set[str]) -> None:
    assert {score.split("-")[0][-1] + "-" + score.split("-")[1][0] for score in scores_of(text)} == expected
