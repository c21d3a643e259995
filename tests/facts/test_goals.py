"""Goals: one for each real one, whoever tells it."""

from graph.claims import ClaimView
from graph.facts.derive import derive_match
from graph.kinds import Status
from tests.support.told import claim, disputes, edges, goal, match, nodes, source

A, B, C, D = (source(f"paper {name}", published=f"2031-05-0{day}") for day, name in enumerate("abcd", 1))
DATA = source("table", "dataset", published="2031-06-01")
MORE = source("other table", "dataset", published="2031-07-01")


def goals(*claims: ClaimView):
    found = nodes(derive_match("match", claims), "Goal")
    return sorted((g.properties.get("minute", 0), g.properties.get("added", 0), g.properties["sources"]) for g in found)


def test_one_goal_told_by_three_sources_is_one_goal():
    assert goals(goal(A, "ivo", 12), goal(B, "ivo", 12), goal(DATA, "ivo", 12)) == [(12, 0, 3)]


def test_a_minute_or_two_apart_is_the_same_goal_and_disputed():
    rows = derive_match("match", [goal(A, "ivo", 37), goal(B, "ivo", 38), goal(C, "ivo", 38)])
    assert disputes(rows) == {("minute", frozenset({"37", "38*"}))}
    assert nodes(rows, "Goal")[0].properties["disputed"] == ["minute"]


def test_a_derived_minute_is_as_good_a_telling_as_another():
    rows = derive_match("match", [goal(A, "ivo", 37, minute_precision="derived"), goal(B, "ivo", 38)])
    assert disputes(rows) == {("minute", frozenset({"37*", "38"}))}


def test_five_minutes_apart_are_two_goals():
    assert goals(goal(A, "ivo", 30), goal(B, "ivo", 35)) == [(30, 0, 1), (35, 0, 1)]


def test_two_goals_that_one_source_tells_apart_stay_two():
    assert goals(goal(A, "ivo", 30), goal(A, "ivo", 31), goal(B, "ivo", 30)) == [(30, 0, 2), (31, 0, 1)]


def test_two_equal_rows_of_a_dataset_are_two_goals():
    assert goals(goal(DATA, "ivo", nth=1), goal(DATA, "ivo", nth=2)) == [(0, 0, 1), (0, 0, 1)]


def test_two_equal_rows_with_a_minute_meet_two_equal_rows_elsewhere():
    assert goals(
        goal(DATA, "ivo", 9, nth=1),
        goal(DATA, "ivo", 9, nth=2),
        goal(MORE, "ivo", 9, nth=1),
        goal(MORE, "ivo", 9, nth=2),
    ) == [(9, 0, 2), (9, 0, 2)]


def test_an_article_that_tells_a_goal_twice_tells_one_goal():
    rows = derive_match("match", [goal(A, "ivo", 9, nth=1), goal(A, "ivo", 9, nth=2)])
    assert len(nodes(rows, "Goal")) == 1
    assert len(nodes(rows, "Goal")[0].properties["claims"]) == 2


def test_scored_twice_without_minutes_joins_both_goals():
    told = [goal(A, "ivo", 55), goal(A, "ivo", 60), goal(B, "ivo", nth=1, order=1), goal(B, "ivo", nth=2, order=2)]
    assert goals(*told) == [(55, 0, 2), (60, 0, 2)]


def test_a_goal_without_a_minute_joins_the_only_goal_of_its_scorer():
    assert goals(goal(A, "ivo", 55), goal(B, "ivo"), goal(B, "karel")) == [(0, 0, 1), (55, 0, 2)]


def test_a_goal_without_a_minute_joins_the_goal_with_the_same_assist():
    told = [goal(A, "ivo", 55), goal(A, "ivo", 60, assist="karel"), goal(B, "ivo", assist="karel")]
    assert goals(*told) == [(55, 0, 1), (60, 0, 2)]


def test_an_assist_of_a_goal_that_may_be_either_of_two_is_no_fact():
    rows = derive_match("match", [goal(A, "ivo", 55), goal(A, "ivo", 60), goal(B, "ivo", assist="karel")])
    assert not edges(rows, "ASSISTED")
    assert nodes(rows, "Claim", kind="goal")


def test_an_own_goal_told_as_such_is_not_taken_for_a_goal_without_minute_told_to_be_none():
    assert len(goals(goal(DATA, "ivo", own_goal=True), goal(MORE, "ivo", own_goal=False))) == 2


def test_a_goal_and_an_own_goal_of_one_player_without_minutes_find_the_goals_of_their_sides():
    told = [goal(DATA, "ivo", 18, "united", own_goal=True), goal(DATA, "ivo", 69, "rovers")]
    for order in (1, -1):
        untold = [goal(MORE, "ivo", None, "rovers", nth=1), goal(MORE, "ivo", None, "united", nth=2, own_goal=True)][
            ::order
        ]
        rows = derive_match("match", [match(DATA), *told, *untold])
        assert disputes(rows) == set()
        assert [
            (g.properties["minute"], g.properties["own_goal"], g.properties["sources"]) for g in nodes(rows, "Goal")
        ] == [(18, True, 2), (69, False, 2)]


def test_whether_it_was_an_own_goal_can_be_disputed():
    rows = derive_match("match", [goal(A, "ivo", 5, own_goal=True), goal(B, "ivo", 5, own_goal=False)])
    assert disputes(rows) == {("own_goal", frozenset({"true*", "false"}))}


def test_silence_about_added_time_is_no_dispute():
    rows = derive_match("match", [goal(DATA, "ivo", 90), goal(A, "ivo", 90, added=6), goal(B, "ivo", 90, added=6)])
    [told] = nodes(rows, "Goal")
    assert (told.properties["minute"], told.properties["added"], told.properties["clock"]) == (90, 6, 209006)
    assert told.properties["name"] == "90+6'"
    assert not disputes(rows)


def test_forty_five_and_two_is_not_forty_seven():
    assert len(goals(goal(A, "ivo", 45, added=2, period=1), goal(A, "ivo", 47, period=2))) == 2
    [first] = nodes(derive_match("match", [goal(A, "ivo", 45, added=2)]), "Goal")
    assert first.properties["clock"] == 104502


def test_a_vague_minute_that_includes_the_other_is_no_dispute():
    rows = derive_match("match", [goal(A, "ivo", minute_first=60, minute_last=70), goal(B, "ivo", 64)])
    [told] = nodes(rows, "Goal")
    assert told.properties["minute"] == 64
    assert "minute_first" not in told.properties
    assert not disputes(rows)


def test_about_an_hour_agrees_with_the_61st_minute():
    rows = derive_match("match", [goal(A, "ivo", 60, minute_precision="about"), goal(B, "ivo", 61)])
    assert nodes(rows, "Goal")[0].properties["minute"] == 61
    assert not disputes(rows)


def test_a_goal_told_only_vaguely_keeps_its_bounds():
    [told] = nodes(derive_match("match", [goal(A, "ivo", minute_first=46, minute_last=90)]), "Goal")
    assert (told.properties["minute_first"], told.properties["minute_last"]) == (46, 90)
    assert "minute" not in told.properties


def test_an_assist_that_one_of_several_tells_is_told_by_one():
    rows = derive_match("match", [goal(A, "ivo", 70), goal(B, "ivo", 71, assist="karel"), goal(C, "ivo", 70)])
    [assist] = edges(rows, "ASSISTED")
    assert (assist.start, assist.properties["sources"], assist.properties["source_keys"]) == ("karel", 1, ["paper b"])
    assert ("minute", frozenset({"70*", "71"})) in disputes(rows)
    assert "assist" not in nodes(rows, "Goal")[0].properties["disputed"]


def test_an_assist_names_its_definition_and_two_assisters_are_a_dispute():
    rows = derive_match(
        "match", [goal(DATA, "ivo", 70, assist="karel", assist_definition="league"), goal(A, "ivo", 70, assist="milan")]
    )
    [assist] = edges(rows, "ASSISTED")
    assert assist.properties["definition"] == "league"
    assert disputes(rows) == {("assist", frozenset({"karel*", "milan"}))}


def test_an_own_goal_counts_for_the_other_side():
    rows = derive_match("match", [match(DATA), goal(DATA, "ivo", 5, team="united", own_goal=True)])
    assert [e.end for e in edges(rows, "COUNTED_FOR")] == ["united"]
    assert [e.end for e in edges(rows, "CONCEDED_BY")] == ["rovers"]
    assert edges(rows, "SCORED")[0].properties["own_goal"] is True
    assert "team" not in edges(rows, "SCORED")[0].properties


def test_more_goals_than_the_score_of_two_scorers_in_a_minute_are_one_goal_with_a_disputed_scorer():
    claims = [match(DATA, score=(1, 0)), goal(DATA, "ivo", 20, "rovers"), goal(A, "karel", 20, "rovers")]
    rows = derive_match("match", claims)
    assert len(nodes(rows, "Goal")) == 1
    assert disputes(rows) == {("scorer", frozenset({"ivo*", "karel"}))}
    assert [e.start for e in edges(rows, "SCORED")] == ["ivo"]


def test_within_the_score_two_scorers_in_a_minute_are_two_goals():
    claims = [match(DATA, score=(2, 0)), goal(DATA, "ivo", 20, "rovers"), goal(A, "karel", 20, "rovers")]
    assert len(nodes(derive_match("match", claims), "Goal")) == 2


def test_more_goals_than_the_score_of_one_scorer_are_one_goal_whatever_the_minutes():
    claims = [match(DATA, score=(1, 0)), goal(DATA, "ivo", 35, "rovers"), goal(A, "ivo", 53, "rovers")]
    assert disputes(derive_match("match", claims)) == {("minute", frozenset({"35*", "53"}))}


def test_goals_that_one_source_tells_apart_outweigh_a_score():
    claims = [match(A, score=(1, 0)), goal(DATA, "ivo", 35, "rovers"), goal(DATA, "ivo", 53, "rovers")]
    assert len(nodes(derive_match("match", claims), "Goal")) == 2


def test_a_penalty_and_open_play_contradict_each_other_but_a_rebound_from_a_corner_does_not():
    rows = derive_match("match", [goal(A, "ivo", 5, situation="penalty"), goal(B, "ivo", 5, situation="open play")])
    assert {field for field, _ in disputes(rows)} == {"situation"}
    rows = derive_match("match", [goal(A, "ivo", 5, situation="rebound"), goal(B, "ivo", 5, situation="corner")])
    assert not disputes(rows)


def test_a_rumoured_goal_stays_a_claim():
    rows = derive_match("match", [goal(A, "ivo", 5)._replace(status=Status.DENIED)])
    assert not nodes(rows, "Goal")
    assert [c.properties["status"] for c in nodes(rows, "Claim")] == ["denied"]
    assert not edges(rows, "BACKS")


def test_of_a_goal_in_added_time_and_one_soon_after_the_interval_each_finds_its_own():
    told = [goal(A, "ivo", 45, added=2), goal(A, "ivo", 47), goal(B, "ivo", 47), goal(C, "ivo", 45)]
    assert goals(*told) == [(45, 2, 2), (47, 0, 2)]


def test_the_47th_minute_of_the_first_half_is_the_second_minute_added():
    assert goals(goal(A, "ivo", 47, period=1), goal(B, "ivo", 45, added=2)) == [(45, 2, 2)]


def test_one_side_may_have_too_many_goals_while_the_others_are_not_told():
    claims = [match(DATA, score=(1, 4)), goal(DATA, "ivo", 20, "rovers"), goal(A, "karel", 21, "rovers")]
    assert len(nodes(derive_match("match", claims), "Goal")) == 1


def test_goals_are_numbered_where_all_are_told():
    claims = [match(DATA, score=(1, 1)), goal(DATA, "ivo", 20, "rovers"), goal(DATA, "karel", 9, "united")]
    found = nodes(derive_match("match", claims), "Goal")
    assert sorted((g.properties["order"], g.properties["minute"]) for g in found) == [(1, 9), (2, 20)]
    assert "order" not in nodes(derive_match("match", claims[:2]), "Goal")[0].properties


def test_line_ups_tell_for_whom_a_goal_counted_where_nobody_says_so():
    claims = [
        match(DATA),
        claim("appearance", DATA, {"match": "match", "player": "ivo", "team": "rovers"}, started=True),
    ]
    rows = derive_match("match", [*claims, goal(A, "ivo", 9)])
    assert [e.end for e in edges(rows, "COUNTED_FOR")] == ["rovers"]
    rows = derive_match("match", [*claims, goal(A, "ivo", 9, own_goal=True)])
    assert [e.end for e in edges(rows, "COUNTED_FOR")] == ["united"]
    assert not edges(derive_match("match", [match(DATA), goal(A, "ivo", 9)]), "COUNTED_FOR")


def test_a_vague_minute_that_fits_two_goals_tells_no_assist_of_either():
    told = [goal(A, "ivo", 55), goal(A, "ivo", 60), goal(B, "ivo", minute_first=46, minute_last=90, assist="karel")]
    assert not edges(derive_match("match", told), "ASSISTED")
    told = [goal(A, "ivo", 12), goal(A, "ivo", 60), goal(B, "ivo", minute_first=46, minute_last=90, assist="karel")]
    assert len(edges(derive_match("match", told), "ASSISTED")) == 1


def test_a_goal_counts_for_the_side_that_its_scorer_is_told_to_have_scored_for():
    rows = derive_match("match", [match(DATA), goal(DATA, "ivo", 9, "rovers"), goal(A, "ivo", 60)])
    assert [e.end for e in edges(rows, "COUNTED_FOR")] == ["rovers", "rovers"]


def test_who_tells_a_disputed_minute_vaguely_takes_no_side():
    vague = goal(D, "ivo", minute_first=36, minute_last=45)
    rows = derive_match("match", [goal(A, "ivo", 37), goal(B, "ivo", 38), goal(C, "ivo", 38), vague])
    assert disputes(rows) == {("minute", frozenset({"37", "38*"}))}


def told_by(by, *scorers):
    return [goal(by, scorer, minute, "rovers") for scorer, minute in scorers]


def test_what_two_sources_have_left_of_all_goals_is_one_goal_in_dispute():
    told = [*told_by(DATA, ("ivo", 20), ("karel", 51)), *told_by(MORE, ("ivo", 20), ("marek", 62))]
    rows = derive_match("match", [match(DATA, score=(2, 0)), *told])
    assert len(nodes(rows, "Goal")) == 2
    assert {field for field, _ in disputes(rows)} == {"minute", "scorer"}


def test_two_goals_left_on_each_side_stay_apart_for_nobody_knows_which_is_which():
    told = [
        *told_by(DATA, ("ivo", 20), ("karel", 51), ("jan", 70)),
        *told_by(MORE, ("ivo", 20), ("marek", 62), ("petr", 80)),
    ]
    assert len(nodes(derive_match("match", [match(DATA, score=(3, 0)), *told]), "Goal")) == 5


def test_one_goal_of_two_that_agree_on_none_is_not_taken_for_the_other():
    told = [*told_by(DATA, ("ivo", 20)), *told_by(MORE, ("marek", 62))]
    assert len(nodes(derive_match("match", [match(DATA, score=(1, 0)), *told]), "Goal")) == 2
