"""What a report tells of a match of others is none of its own match."""

from collections.abc import Sequence

from loaders.prose.read import read_prose
from loaders.prose.summary import MatchSummary, Summary, summarise

RIVALS = (
    "Everton title hopes hit by loss\n\nEverton's pursuit of the title took a blow on Sunday as they "
    "fell to a 2-0 defeat at home to Watford.\n\n"
    "Tom Hale gave Watford the lead with a goal in the first minute. The defeat, coupled with Arsenal's "
    "4-0 win over Fulham on Saturday, "
    "leaves Everton four points clear. Former Leeds midfielder Ivo Lund scored his first goal for "
    "Arsenal in the comfortable victory at "
    "the Emirates. Eddy Stone had opened the scoring before Omar Sand bagged a brace. Watford now face "
    "Chelsea.\n"
)
REVIEW = (
    "Greece win the cup\n\nGreece beat Portugal 1-0 in the final, with Kostas Hale scoring the "
    "winner.\n\n"
    "England opened against France, and looked to be on the way to victory. But captain Jack Sand missed "
    "a penalty. Paul Lund hit a "
    "last-minute equaliser from a free-kick. Spain lost 1-0 to Italy, Denmark drew 2-2 with Sweden, and "
    "Poland beat Belgium 3-2.\n"
)


def read(text: str) -> Summary:
    """The summary of a text."""
    return summarise(read_prose(text))


def scorers(matches: Sequence[MatchSummary]) -> list[object]:
    """Who scored in the match reported on."""
    return [goal["scorer"] for match in matches if match["main"] for goal in match["goals"]]


def test_the_goals_and_the_ground_of_a_rivals_match_are_not_those_of_the_match_reported_on() -> None:
    matches = read(RIVALS)["matches"]
    assert scorers(matches) == ["Tom Hale"]
    assert [match["venue"] for match in matches if match["main"]] != ["Emirates Stadium"]


def test_a_review_of_many_matches_gives_the_final_only_its_own_goals() -> None:
    matches = [match for match in read(REVIEW)["matches"] if "Greece" in (match["home"], match["away"])]
    assert scorers(matches) == ["Kostas Hale"]


def test_who_is_a_problem_for_a_side_does_not_play_for_it() -> None:
    text = (
        "Manchester United drew 1-1 with Exeter City in the Cup.\n\nOmar Lund's pace was causing all "
        "sorts of problems for Exeter, and a run into the area almost "
        "made a chance. The persistent Lund eventually slotted into an empty net."
    )
    [match] = [match for match in read(f"Manchester United held\n\n{text}")["matches"] if match["main"]]
    assert [goal["for"] for goal in match["goals"]] != ["Exeter City"]
