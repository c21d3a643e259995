"""Minutes of goals that another sentence tells, or another clause far off."""

import pytest

from loaders.prose.read import read_prose

SETTING = (
    "Marlow Rovers 2-1 Harbour City\n\nMarlow Rovers beat Harbour City 2-1 at Castle Park on Saturday. Tom Hale and "
    "Ivo Lund were up front for Rovers, with Pete Stone behind them, while Karl Voss kept goal for City.\n\n"
)


def told(text: str) -> set[str]:
    """Each goal as 'scorer minute'."""
    reading = read_prose(SETTING + text, language="en")
    found = set()
    for event in (*reading.statements, *reading.unplaced):
        if event.kind == "goal":
            scorer = event.role("scorer")
            assert scorer is not None
            number, added = event.value("minute"), event.value("added")
            minute = "" if number is None else f" {number}+{added}" if added else f" {number}"
            found.add(reading.entities[scorer.entity].name.split()[-1] + minute)
    return found


ANNOUNCED = (
    ("Voss saved from Lund, but he was beaten in the 63rd minute. Hale, arriving late, headed home.", "Hale 63"),
    ("It was against the run of play when Rovers at last found a goal after 17 minutes. Hale headed home.", "Hale 17"),
    (
        "They had worked hard for it and the reward for all that running came on 74 minutes. Hale headed home.",
        "Hale 74",
    ),
    (
        "Rovers were not going to be denied for ever, and in the 58th they struck. Stone crossed and Hale headed home.",
        "Hale 58",
    ),
    ("City paid for it with ten minutes remaining. Stone crossed and Hale headed home.", "Hale 80"),
    ("The game was up for City with 12 minutes to play. Stone crossed and Hale headed home.", "Hale 78"),
)


@pytest.mark.parametrize(("text", "goal"), ANNOUNCED)
def test_the_goal_that_a_sentence_announces_with_its_minute_is_the_next_one(text, goal):
    assert told(text) == {goal}


FOULS = (
    (
        (
            "Rovers were given a way back in the 44th minute when Stone was bundled over by Pike. "
            "Hale sent Voss the wrong way from the spot."
        ),
        "Hale 44",
    ),
    ("On 71 minutes Pike handled in the area. Hale converted the penalty.", "Hale 71"),
    (
        (
            "Stone was tripped by Pike in the 71st minute and, after a word with his assistant, the "
            "referee pointed to the spot. Hale converted the penalty."
        ),
        "Hale 71",
    ),
)


@pytest.mark.parametrize(("text", "goal"), FOULS)
def test_the_minute_of_a_foul_is_that_of_its_penalty(text, goal):
    assert told(text) == {goal}


def test_the_minute_of_a_foul_is_not_that_of_a_goal_from_play():
    assert told("Stone was booked for a foul on Pike in the 71st minute. Hale headed home from a corner.") == {"Hale"}


LED_UP_TO = (
    (
        (
            "Stone stood over a free-kick 35 yards out in the 64th minute and clipped it to the edge "
            "of the area. Hale volleyed in."
        ),
        "Hale 64",
    ),
    (
        (
            "In the 57th minute Stone pushed a pass through a square defence and Hale, holding off the attentions of "
            "one defender and of a second who had come across to help, drove the ball low past Voss."
        ),
        "Hale 57",
    ),
    (
        (
            "Stone robbed Pike near the halfway line on 57 minutes, looked up, looked again to be sure of what he "
            "had seen and threaded a ball through the middle of the park for Hale, who drove it low past Voss."
        ),
        "Hale 57",
    ),
)


@pytest.mark.parametrize(("text", "goal"), LED_UP_TO)
def test_a_minute_is_told_where_the_move_to_a_goal_begins(text, goal):
    assert told(text) == {goal}


AFTERWARDS = (
    ("Hale headed home from Stone's corner. That was in the 22nd minute, and City never recovered.", "Hale 22"),
    ("Hale headed home from Stone's corner. There were 87 minutes on the clock.", "Hale 87"),
    ("Hale headed home from Stone's corner. 26 minutes gone, and it could have been three by then.", "Hale 26"),
)


@pytest.mark.parametrize(("text", "goal"), AFTERWARDS)
def test_the_minute_of_a_goal_is_told_after_it(text, goal):
    assert told(text) == {goal}


WAYS = (
    ("Hale headed home on the half-hour.", "Hale 30"),
    ("Hale headed home on the hour.", "Hale 60"),
    ("Hale headed home just before the half-hour.", "Hale"),
    ("Hale headed home with a quarter of an hour left.", "Hale"),
    ("Hale headed home in minute 70.", "Hale 70"),
    ("The second half was only five minutes old when Hale headed home.", "Hale 50"),
    ("In the 39th Hale headed home.", "Hale 39"),
    ("Hale, 35 going on 21, headed home.", "Hale"),
    ("Hale had come on only four minutes earlier when he headed home.", "Hale"),
)


@pytest.mark.parametrize(("text", "goal"), WAYS)
def test_minutes_are_told_in_many_words(text, goal):
    assert told(text) == {goal}


OTHERS = (
    "Voss turned away a header from Lund in the 63rd minute. From the corner Hale headed home.",
    "Rovers wanted a penalty in the 63rd minute when Lund went down. Hale headed home from a corner later on.",
    "Karl Voss prevented Rovers doubling their lead just two minutes later. Hale headed home from a corner.",
    "Stone replaced Lund in the 63rd minute. Hale headed home from a corner.",
)


@pytest.mark.parametrize("text", OTHERS)
def test_the_minute_of_another_event_is_not_that_of_the_next_goal(text):
    assert told(text) == {"Hale"}


def test_each_side_of_a_list_of_goals_may_have_a_line_of_its_own():
    assert told("Goals: Marlow Rovers - Hale 41 pen, Stone 77. Harbour City - Ben Cruz 22.") == {
        "Hale 41",
        "Stone 77",
        "Cruz 22",
    }
