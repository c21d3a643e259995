"""Which tellings are of one match: the same sides, days, scores, and the week of an article."""

import pytest

from graph.engine.workspace import Workspace
from graph.kinds import Status
from tests.support.small_worlds import Telling


def match(title, day=None, score=None, home="Elm Rovers", away="Oak City", status=Status.STATED, published=None):
    values = {"date": day} if day else {}
    if score:
        values |= {"home_goals": score[0], "away_goals": score[1]}
    sides = {"home": home} | ({"away": away} if away else {})
    return Telling(title, published).says("match", status, match=f"{title} m", **sides, **values)


def count(*items):
    with Workspace.open() as graph:
        graph.load([item for source in items for item in source])
        return sum("Match" in node.labels for node in graph.rows()[0])


def test_the_same_day_is_one_match_whatever_the_order_of_sides():
    assert (
        count(
            match("A", "2017-10-25", (2, 3)).article(),
            match("B", "2017-10-25", (3, 2), "Oak City", "Elm Rovers").dataset(),
        )
        == 1
    )


def test_an_article_may_be_a_day_off_but_not_three():
    table = match("A", "2017-10-25", (2, 3)).dataset()
    assert count(table, match("B", "2017-10-26").article()) == 1
    assert count(table, match("B", "2017-10-29").article()) == 2


def test_two_tables_a_day_apart_agree_only_by_the_score():
    assert count(match("A", "2017-10-25", (2, 3)).dataset(), match("B", "2017-10-26", (2, 3)).dataset()) == 1
    assert count(match("A", "2017-10-25", (2, 3)).dataset(), match("B", "2017-10-26", (1, 3)).dataset()) == 2


def test_scores_of_one_day_may_be_in_dispute():
    assert count(match("A", "2017-10-25", (2, 3)).dataset(), match("B", "2017-10-25", (2, 2)).dataset()) == 1


def test_two_matches_of_one_day_are_told_apart_by_their_scores():
    twice = Telling("A").says(
        "match", match="1", home="Elm Rovers", away="Oak City", date="2017-10-25", home_goals=1, away_goals=0
    )
    twice.says("match", match="2", home="Elm Rovers", away="Oak City", date="2017-10-25", home_goals=4, away_goals=4)
    assert count(twice.dataset(), match("B", "2017-10-25", (4, 4)).dataset()) == 2
    assert count(twice.dataset(), match("B", "2017-10-25", (2, 2)).dataset()) == 3


def test_a_preview_joins_the_match_that_was_played():
    preview = match("B", status=Status.SCHEDULED, published="2017-10-22")
    assert count(match("A", "2017-10-25", (2, 3)).dataset(), preview.article()) == 1
    assert count(match("A", "2018-02-25", (2, 3)).dataset(), preview.article()) == 2


@pytest.mark.parametrize("score", [None, (2, 3)])
def test_undated_tellings_of_the_only_match_are_one(score):
    assert count(match("A", None, (2, 3)).article(), match("B", None, score).article()) == 1


def scored(title, *goals, day=None, home="Elm Rovers", away="Oak City", sides="known", published=None):
    told = match(title, day, (2, 1), home, away, published=published)
    told.claims[0][2]["sides"] = sides
    for scorer, minute in goals:
        told.says("goal", match=f"{title} m", scorer=scorer, minute=minute)
    return told


GOALS = (("Ivo Brandt", 12), ("Marek Dusik", 58), ("Karel Lunt", 90))


def test_an_undated_score_joins_no_dated_match_though_only_one_ended_so():
    assert count(match("A", "2017-10-25", (2, 3)).dataset(), match("B", None, (2, 3)).article()) == 2
    assert count(match("A", "2017-10-25", (2, 3)).dataset(), match("B", None, (2, 3)).dataset()) == 2


def test_an_article_of_another_season_joins_no_match_of_the_same_score():
    table = match("A", "2016-04-02", (2, 2)).dataset()
    assert count(table, match("B", None, (2, 2), published="2017-10-29").article()) == 2
    assert count(table, match("B", None, (2, 2), published="2016-04-03").article()) == 1
    two = (
        match("B", None, (2, 2), published="2016-04-03").article(),
        match("C", None, (2, 2), published="2017-10-29").article(),
    )
    assert count(*two) == 2


def test_an_undated_report_joins_the_match_whose_scorers_and_minutes_it_tells():
    table = scored("A", *GOALS, day="2017-10-25").dataset()
    assert count(table, scored("B", ("Brandt", 12), ("Dusik", 57)).article()) == 1
    assert count(table, scored("B", ("Brandt", 31), ("Dusik", 77)).article()) == 2
    assert count(table, scored("B", ("Brandt", 12), ("Dusik", 77), ("Lunt", 31)).article()) == 2


def test_minutes_do_not_outweigh_that_the_other_side_was_at_home():
    table = scored("A", *GOALS, day="2017-10-25").dataset()
    turned = scored("B", *GOALS, home="Oak City", away="Elm Rovers")
    turned.claims[0][2].update(home_goals=1, away_goals=2)
    assert count(table, turned.article()) == 2


def test_a_year_is_no_day_for_a_match_at_the_other_ground():
    table = match("A", "2017-10-25", (2, 2)).dataset()
    assert count(table, match("B", "2017", (2, 2)).dataset()) == 1
    assert count(table, match("B", "2017", (2, 2), "Oak City", "Elm Rovers").dataset()) == 2


def test_the_same_day_of_another_year_is_another_match():
    assert count(match("A", "2017-10-25", (2, 3)).dataset(), match("B", "2018-10-25", (2, 3)).dataset()) == 2


def test_a_match_with_one_side_known_joins_the_only_one_it_can_be():
    table = match("A", "2017-10-25", (2, 3)).dataset()
    assert count(table, match("B", "2017-10-25", None, away=None).article()) == 1
    assert count(table, match("B", "2017-11-25", None, away=None).article()) == 2


def test_tellings_of_two_stages_are_two_matches_however_near():
    def staged(title, day, stage):
        told = Telling(title).says(
            "match", match="m", home="Elm Rovers", away="Oak City", date=day, stage=stage, home_goals=1, away_goals=1
        )
        return told.dataset()

    assert count(staged("A", "2017-10-24", "Quarter-final"), staged("B", "2017-10-25", "Semi-final")) == 2
    assert count(staged("A", "2017-10-24", "Quarter-final"), staged("B", "2017-10-25", "quarter finals")) == 1


def test_a_report_of_a_replay_is_of_the_replay_in_its_week():
    table = Telling("Cup")
    for short, day, stage in (("one", "2017-10-21", "Third round"), ("two", "2017-10-25", "Third round replay")):
        table.says("match", match=short, home="Elm Rovers", away="Oak City", date=day, stage=stage)
    report = Telling("Report", "2017-10-26").says(
        "match", match="m", home="Elm Rovers", away="Oak City", stage="third-round replay"
    )
    with Workspace.open() as graph:
        graph.load([*table.dataset(), *report.article()])
        days = {
            node.properties["date"]: node.properties["sources"] for node in graph.rows()[0] if "Match" in node.labels
        }
        assert days == {"2017-10-21": 1, "2017-10-25": 2}
