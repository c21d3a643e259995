"""Goals whose scorer or minute only the text around them tells."""

import pytest

from loaders.prose.read import read_prose

SETTING = (
    "Marlow Rovers 2-1 Harbour City\n\nMarlow Rovers beat Harbour City 2-1 at Castle Park on Saturday. Tom Hale and "
    "Ivo Lund were up front for Rovers, with Pete Stone behind them, while Karl Voss kept goal for City.\n\n"
)


def told(text: str) -> list[str]:
    """Each goal as 'scorer minute', in order of place."""
    reading = read_prose(SETTING + text, language="en")
    found = []
    for event in (*reading.statements, *reading.unplaced):
        if event.kind == "goal":
            scorer = event.role("scorer")
            assert scorer is not None
            minute = event.value("minute")
            name = reading.entities[scorer.entity].name.split()[-1]
            found.append(name if minute is None else f"{name} {minute}")
    return sorted(found)


CHANGES = (
    "Rovers threw on Ben Sand for Ivo Lund and the youngster headed home from close range.",
    "Rovers introduced Ben Sand for Ivo Lund. When Stone's corner was swung in, the youngster rose and headed home.",
    "Rovers replaced Ivo Lund with Ben Sand and the substitute headed home from close range.",
)


@pytest.mark.parametrize("text", CHANGES)
def test_who_has_left_the_field_is_not_the_youngster(text):
    assert told(text) == ["Sand"]


def test_who_is_passed_by_is_not_the_youngster():
    text = "Stone found Ben Sand between Max Gray and Joe Pike and the youngster coolly headed it home."
    assert told(text) == ["Sand"]


PASSERS = (
    "Stone played a one-two with Lund and slid in Hale, who finished from a tight angle for his second of the season.",
    "Stone broke down the left and found Hale, whose first-time shot went through the legs of goalkeeper Voss.",
    "Stone, on the left, beat one man, beat him again for the fun of it and crossed, and Hale headed home.",
    "Pete Stone was allowed to turn in the centre circle and carry the ball before he set up Hale to head home.",
)


@pytest.mark.parametrize("text", PASSERS)
def test_who_plays_somebody_in_has_not_scored(text):
    assert told(text) == ["Hale"]


NO_GOALS = (
    "Rovers sent on winger Ben Sand for the second period and the tide turned.",
    "Stone beat Joe Pike by a feint and put Hale through.",
)


@pytest.mark.parametrize("text", NO_GOALS)
def test_what_leads_to_no_goal_is_none(text):
    assert told(text) == []


def test_a_passive_behind_whose_cross_tells_its_goal():
    assert told("Pike was turned by Stone, whose dinked cross was nodded in by Hale.") == ["Hale"]


def test_two_goals_of_one_who_scored_twice_come_before_a_doubtful_one():
    text = (
        "Hale scored twice. He opened the scoring in the fifth minute. The striker made it 2-0 in the 19th when he ran "
        "on to a long ball and chipped Voss. Lund needed only to tap it in."
    )
    assert told(text)[:2] == ["Hale 19", "Hale 5"]


TOOK = (
    (
        "Pike was sent off on 33 minutes. Rovers took eight minutes to make it count, Hale heading home.",
        ["Hale 41"],
    ),
    ("Rovers took eight minutes to open the scoring, Hale heading home.", ["Hale 8"]),
    ("Rovers threw on Ben Sand and the youngster needed four minutes to score, heading home from a corner.", ["Sand"]),
)


@pytest.mark.parametrize(("text", "goals"), TOOK)
def test_what_somebody_took_is_counted_from_where_it_began(text, goals):
    assert told(text) == goals


def test_what_undoes_a_goal_has_the_minute_that_is_counted_from_a_whistle():
    text = "Lund cancelled out Joe Pike's opener 10 minutes before the break and Hale headed the winner on 62 minutes."
    assert "Pike 35" not in told(text)
    assert "Hale 62" in told(text)


def test_a_side_in_capitals_is_nobody():
    text = "Marlow Rovers 2 Bohemians 1\n\nBOHEMIANS struck twice in vain as Hale headed the winner."
    names = [
        reading_goal.role("scorer")
        for reading_goal in read_prose(text, language="en").statements
        if reading_goal.kind == "goal"
    ]
    assert len(names) <= 1
