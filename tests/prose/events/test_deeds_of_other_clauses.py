"""Minutes, penalties, counts and pronouns of one clause are not those of the goal in another."""

import pytest

from loaders.prose.read import read_prose
from tests.prose.events.test_minutes_over_sentences import told

SETTING = (
    "Marlow Rovers 3-3 Harbour City\n\nMarlow Rovers drew 3-3 with Harbour City at Castle Park on Saturday. Tom Hale "
    "and Ivo Lund were up front for Rovers, with Pete Stone behind them, while Karl Voss kept goal for City.\n\n"
)

CLAUSES = (
    ("Hale added two more in the 51st and 70th minutes before Lund finished it off.", {"Hale 51", "Hale 70", "Lund"}),
    ("Stone scored after nine minutes, but Hale replied five minutes later.", {"Stone 9", "Hale 14"}),
    ("Hale won a throw-in on 23 minutes, Lund struck twice in three minutes.", {"Lund"}),
    ("Hale tapped in the opener after Stone struck the post on 30 minutes, and then curled in a free-kick on 71.",
     {"Hale", "Hale 71"}),
    ("On 23 minutes, Lund struck from close range.", {"Lund 23"}),
)  # fmt: skip


@pytest.mark.parametrize(("text", "goals"), CLAUSES)
def test_a_minute_of_the_clause_before_is_not_that_of_the_next_goal(text: str, goals: set[str]) -> None:
    assert told(text) == goals


def _events(text: str, kind: str) -> list[dict[str, object]]:
    reading = read_prose(SETTING + text, language="en")
    return [
        {**dict(one.values), **{filler.role: reading.entities[filler.entity].name for filler in one.roles}}
        for one in reading.statements
        if one.kind == kind
    ]


def test_a_penalty_kept_out_before_is_not_the_goal() -> None:
    text = "Hale levelled on 40 after Voss had saved Lund's penalty."
    goal, miss = _events(text, "goal")[0], _events(text, "penalty_missed")[0]
    assert (goal["minute"], goal.get("situation")) == (40, None)
    assert (miss["taker"], miss.get("minute")) == ("Ivo Lund", None)


def test_a_red_card_before_a_goal_has_not_its_minute() -> None:
    card = _events("Hale's 89th-minute free-kick won it after Pete Stone was sent off.", "card")[0]
    assert (card["player"], card.get("minute")) == ("Pete Stone", None)
    card = _events("Pete Stone was sent off in the 63rd minute after he fouled Lund.", "card")[0]
    assert card.get("minute") == 63


def test_twice_is_told_of_who_had_scored_before() -> None:
    goals = _events("Hale's free-kick earned Rovers a point after Lund had scored twice.", "goal")
    assert sorted(str(goal["scorer"]) for goal in goals) == ["Ivo Lund", "Ivo Lund", "Tom Hale"]


def test_it_was_his_means_who_was_spoken_of_before() -> None:
    text = (
        "Tom Hale was the best player on the pitch. It was his cross that led to the first after Lund had threatened "
        "to win it alone, and it was his finish, nine minutes from the end, that settled it."
    )
    assert [goal["scorer"] for goal in _events(text, "goal")] == ["Tom Hale"]


MADE_BY = (
    ("Sand swept in Hale's mishit shot after Lund's corner was half cleared.", {"Ben Sand": None}),
    ("The first fell to Hale on nine minutes; the second to Smith from a pass by Lund.", {"Tom Hale": None}),
    (
        "Hale scored the first after ten minutes, and the second was a header by Sand from Lund's corner.",
        {"Tom Hale": None, "Ben Sand": "Ivo Lund"},
    ),
    ("Hale turned home Sand's drive after Lund had crossed.", {"Tom Hale": "Ben Sand"}),
)


@pytest.mark.parametrize(("text", "makers"), MADE_BY)
def test_a_pass_of_another_goal_or_before_a_turned_in_shot_is_no_assist(
    text: str, makers: dict[str, str | None]
) -> None:
    goals = _events("Ben Sand came on early. He was lively.\n\n" + text, "goal")
    assert {goal["scorer"]: goal.get("assist") for goal in goals} == makers


def test_a_penalty_is_won_by_its_taker_where_a_pronoun_tells() -> None:
    before = "Lund headed in Stone's free-kick. "
    for text in (
        "Voss saved a penalty from Hale after Roe tripped him.",
        "Voss saved Hale's spot-kick after Dan Roe tripped him.",
    ):
        won = _events("Dan Roe was at the back for City.\n\n" + before + text, "penalty_won")
        assert [one["player"] for one in won] in ([], ["Tom Hale"]), text


def test_a_penalty_put_away_is_not_missed() -> None:
    assert not _events("Hale fired in a penalty after Stone was fouled.", "penalty_missed")
    assert not _events("Hale put the penalty away.", "penalty_missed")
    assert _events("Hale fired his penalty wide.", "penalty_missed")


def test_a_goal_of_the_side_before_and_is_not_that_of_who_made_it_more() -> None:
    goals = _events("Rovers drew level from Stone's corner in the 21st minute and Hale made it 2-1 on 70.", "goal")
    named = [(goal["minute"], goal.get("assist")) for goal in goals if goal.get("scorer") == "Tom Hale"]
    assert named == [(70, None)]


def test_a_minute_behind_who_had_hit_the_bar_is_not_that_of_the_shot() -> None:
    told_of = _events("Lund scored on 12 and Hale, who had hit the bar, on 55 minutes.", "woodwork")
    assert [shot.get("minute") for shot in told_of] == [None]
