"""Round-ups that tell who scored and how it went, and leave the scores of most matches to the reader."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import MatchSummary, summarise

CUP = (
    "HOLDERS GO OUT\n\nTHE holders are out. Arsenal were sent packing by Second Division Swindon at the County Ground, "
    "where a Kit Dunn goal eleven minutes from time separated the sides.\n\n"
    "Liverpool trailed twice at Crewe, Mark Sand and Ivo Reid scoring, before Tom Hale headed a second equaliser in "
    "the 88th minute. Dean Pike had got the first. They do it all again at Anfield a week on Wednesday.\n\n"
    "Manchester United had an easier time of it at Leeds. Owen Marsh scored after ten minutes. Gary Lund scored in "
    "the last. It was no more than a footnote.\n\n"
    "Chelsea lost at home to Tranmere, 1-0, with Joe Okoye doing the damage.\n\n"
    "The tie of the round was at Oakwell. Barnsley led 3-1, but Portsmouth won it 4-3 with Paul Cruz's goal.\n"
)
LEAGUE = (
    "Championship round-up: Derby stay top\n\nDerby beat Fulham 2-0, with Kit Dunn scoring twice.\n\n"
    "There were no goals between Reading and Watford at the Madejski.\n\n"
    "At the City Ground, Nottingham Forest's miserable run went on, Leeds winning there for the first time in years "
    "thanks to a goal from Ivo Reid.\n\n"
    "In League One, Barnsley went down 2-0 at home to Bury while Crewe were 3-1 winners against Swindon, for whom "
    "Tom Hale got his fifth of the season.\n"
)


def matches(text: str) -> dict[tuple[object, object], MatchSummary]:
    return {(one["home"], one["away"]): one for one in summarise(read_prose(text))["matches"] if one["main"]}


def test_a_round_up_needs_no_score_in_most_of_its_matches() -> None:
    found = matches(CUP)
    assert {tuple(sorted(map(str, pair))) for pair in found} == {
        ("Arsenal", "Swindon Town"),
        ("Crewe Alexandra", "Liverpool"),
        ("Leeds United", "Manchester United"),
        ("Chelsea", "Tranmere Rovers"),
        ("Barnsley", "Portsmouth"),
    }


@pytest.mark.parametrize(
    ("pair", "scorers"),
    [
        (("Swindon Town", "Arsenal"), ["Kit Dunn"]),
        (("Barnsley", "Portsmouth"), ["Paul Cruz"]),
        (("Leeds United", "Manchester United"), ["Gary Lund", "Owen Marsh"]),
    ],
)
def test_each_goal_is_of_the_match_of_its_paragraph(pair: tuple[str, str], scorers: list[str]) -> None:
    assert sorted(str(goal["scorer"]) for goal in matches(CUP)[pair]["goals"]) == scorers


def test_a_goal_that_separated_the_sides_and_a_score_won_by_tell_the_result() -> None:
    found = matches(CUP)
    one, two = found["Swindon Town", "Arsenal"], found["Barnsley", "Portsmouth"]
    assert (one["home_goals"], one["away_goals"]) == (1, 0)
    assert (two["home_goals"], two["away_goals"]) == (3, 4)


def test_a_replay_to_come_gives_a_match_neither_its_ground_nor_its_day() -> None:
    found = next(one for pair, one in matches(CUP).items() if "Liverpool" in pair)
    assert found["venue"] is None
    assert found["date"] is None


def test_no_goals_between_two_is_a_goalless_draw() -> None:
    found = next(one for pair, one in matches(LEAGUE).items() if "Reading" in pair)
    assert (found["home_goals"], found["away_goals"]) == (0, 0)


def test_the_side_beaten_at_home_is_at_home_beside_other_results() -> None:
    found = matches(LEAGUE)["Barnsley", "Bury"]
    assert (found["home_goals"], found["away_goals"]) == (0, 2)


def test_of_two_results_in_a_sentence_the_second_keeps_its_own_goals() -> None:
    found = matches(LEAGUE)
    assert not found["Barnsley", "Bury"]["goals"]
    crewe = next(one for pair, one in found.items() if "Crewe Alexandra" in pair)
    assert [goal["scorer"] for goal in crewe["goals"]] == ["Tom Hale"]


@pytest.mark.parametrize(
    "text",
    [
        (
            "Deals of the day\n\nArsenal want Kit Dunn of Swindon.\n\nLiverpool look at Crewe's Mark Sand.\n\n"
            "Leeds hope to hear from Manchester United about Owen Marsh, who has scored nine goals.\n"
        ),
        (
            "The weekend ahead\n\nArsenal go to Swindon.\n\nLiverpool host Crewe, who need goals.\n\n"
            "Leeds face Manchester United, and Chelsea meet Tranmere.\n"
        ),
    ],
)
def test_news_and_previews_of_many_clubs_are_no_round_ups(text: str) -> None:
    assert not matches(text)


WOMEN = (
    "WSL round-up\n\nManchester City Women brushed aside Bristol City 5-0. It was their best win yet.\n\n"
    "Arsenal beat Everton 2-1, with Kit Dunn and Ivo Reid scoring in the space of four minutes.\n\n"
    "At the bottom Brighton picked up a first away win of the campaign at West Ham. Birmingham against Liverpool fell "
    "victim to a frozen pitch.\n"
)
SERIES = (
    "Serie A wrap\n\nNapoli are third after a 3-0 win at Cagliari.\n\nRoma climbed to fifth with victory at Genoa, Kit "
    "Dunn's header proving decisive. Bologna and Verona drew 2-2, and there was a 1-0 success for Udinese against "
    "Chievo.\n"
)
OTHERS = (
    "Non-League round-up\n\nChester, without a win since August, found one at last. They beat Boston United by two "
    "goals to one. Kit Dunn and Ivo Reid scored before half-time.\n\nHereford and Leamington drew 0-0.\n\n"
    "York crashed 3-1 at Curzon Ashton.\n"
)


def test_two_results_in_one_sentence_share_no_sides() -> None:
    found = matches(SERIES)
    assert (found["Udinese", "Chievo"]["home_goals"], found["Udinese", "Chievo"]["away_goals"]) == (1, 0)
    assert ("Bologna", "Hellas Verona") in found
    assert not any({"Udinese", "Hellas Verona"} <= set(map(str, pair)) for pair in found)


def test_a_paragraph_is_of_the_two_sides_that_meet_in_its_first_sentence() -> None:
    assert ("West Ham United Women", "Brighton & Hove Albion Women") in matches(WOMEN)


def test_a_result_of_them_is_that_of_the_side_before_it_in_its_paragraph() -> None:
    found = matches(OTHERS)["Chester", "Boston United"]
    assert (found["home_goals"], found["away_goals"]) == (2, 1)
    assert [goal["scorer"] for goal in found["goals"]] == ["Kit Dunn", "Ivo Reid"]
