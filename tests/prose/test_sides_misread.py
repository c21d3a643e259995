"""News that touches a match says neither more nor less than it does: whose result, which side, which day."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import MatchSummary, summarise


def told(text: str) -> list[MatchSummary]:
    """The matches of a text."""
    return summarise(read_prose(text))["matches"]


def results(text: str) -> list[tuple[object, ...]]:
    """The results of a text: sides and goals."""
    return [
        (match["home"], match["home_goals"], match["away_goals"], match["away"])
        for match in told(text)
        if match["home_goals"] is not None
    ]


@pytest.mark.parametrize(
    "text",
    [
        # a lead is no result
        "Everton were knocked out by Watford last Sunday before seeing Fulham secure a 2-1 first-leg lead at home.",
        # those whom somebody met did not play each other
        "Tom Hale was called up for the games against Iceland and Denmark, with Lund starting the 0-0 draw in Oslo.",
        # the land of a club that no list knows is no side
        "Everton keeper Tom Hale helped Everton overcome Albania's Kastriot Vora 6-1 in the previous round.",
    ],
)
def test_no_result_is_made_of_sides_that_did_not_meet(text: str) -> None:
    assert results(f"Hale looks ahead\n\n{text}") == []


def test_two_opponents_of_a_side_did_not_play_each_other() -> None:
    text = (
        "England, beaten by Wales, won well in the end: Hale scored twice in the 3-0 win against "
        "Switzerland, a feat that he repeated in the 4-2 win against Croatia."
    )
    assert not [
        match for match in results(f"Hale looks back\n\n{text}") if {match[0], match[3]} == {"Switzerland", "Croatia"}
    ]


def test_the_side_visited_is_the_one_beaten() -> None:
    text = "Chelsea would have taken heart from Arsenal's poor display at Fulham, even though they ran out 5-4 winners."
    assert results(f"Chelsea look ahead\n\nChelsea are top. {text}") == [("Fulham", 4, 5, "Arsenal")]


def test_a_match_against_a_club_that_no_list_knows_is_not_one_against_the_next_opponents() -> None:
    text = (
        "Everton boss Al Fox hopes that Tom Hale is fit after the 2-1 Uefa Cup win over Quarx "
        "AK.\n\nHale went off in the second half after a shot "
        "hit the post. Fox was pleased. Everton face Sporting Lisbon next, and Sporting are good. "
        "Everton scored from a corner in the first minute."
    )
    assert [match["status"] for match in told(f"Hale worry for Everton\n\n{text}")] == ["scheduled"]


@pytest.mark.parametrize(
    "text",
    [
        "Everton defender Tom Hale will not meet up with the Spain squad on Monday.",
        "The win set up a trip to Fulham or Watford for Everton next week.",
    ],
)
def test_no_match_to_come_is_told(text: str) -> None:
    assert told(f"Everton news\n\n{text}") == []


def test_the_final_qualifier_is_no_final() -> None:
    [match] = told("Wales home wish\n\nWales lost 2-0 to Norway in the final World Cup qualifier.")
    assert match["stage"] != "final"


@pytest.mark.parametrize(
    "text",
    [
        "They beat a strong Everton on Sunday, and then won 4-1 at Fulham.",
        "They won at Everton in the Cup, and then won 4-1 at Fulham.",
    ],
)
def test_who_beat_one_side_won_at_another(text: str) -> None:
    assert ("Fulham", 1, 4, "Everton") not in results(
        f"Chelsea look ahead\n\nChelsea are on top, as Chelsea fans hoped. {text}"
    )


def test_a_ground_tells_whose_match_it_was() -> None:
    text = (
        "Chelsea must rest some for the trip to Barcelona, after their cup defeat by Newcastle United. "
        "Chelsea's 1-0 defeat at St James' Park cost them Tom Hale."
    )
    assert results(f"Chelsea injuries mount\n\n{text}") == [("Newcastle United", 1, 0, "Chelsea")]


def test_the_competition_of_another_clause_is_not_that_of_a_match_touched() -> None:
    text = "Everton have lost 1-0 to Watford since May, while he watched as Fulham knocked them out of the FA Cup."
    assert [match["competition"] for match in told(f"Hale looks back\n\n{text}")] == [None]


def test_a_club_meets_no_country() -> None:
    assert told("Everton news\n\nEverton's Tom Hale will travel to Spain on Tuesday.") == []


def test_a_headlines_verb_and_an_office_are_no_clubs() -> None:
    reading = read_prose(
        "Red Bulls Fire Coach Tom Hale\n\nThe New York Red Bulls have fired Tom Hale. Sporting Director "
        "Al Fox spoke of it."
    )
    assert {entity.name for entity in reading.entities if entity.type.value == "team"} == {"New York Red Bulls"}
