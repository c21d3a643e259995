"""Goals, cards and matches told in awkward ways.

Nothing is counted that did not happen, or not then, or not for them.
"""

import pytest


def test_an_own_goal_counts_for_the_other_side(at):
    at.text(
        "Fenwick Vale 0-1 Port Otter. Port Otter took the lead on 15 minutes when Vale defender Stig Molen turned "
        "Rae Tinsley's cross past his own goalkeeper.",
        "2016-11-06",
    )
    assert at.goals() == [("Stig Molen", "Port Otter", 15, None, True)]


def test_a_shoot_out_is_no_part_of_the_score(at):
    at.text(
        "Marlow Rovers 2-2 Harbour City (after extra time; Harbour City won 5-4 on penalties). Bexley put Marlow "
        "ahead on 20 minutes and Hale levelled on 70. In the shoot-out Bexley and Finch scored for Marlow.",
        "2016-11-06",
    )
    [row] = at.rows("MATCH (m:Match) RETURN m.home_goals, m.away_goals, m.home_shootout, m.away_shootout")
    assert row == (2, 2, 4, 5)
    assert [goal[0] for goal in at.goals()] == ["Bexley", "Hale"]
    assert "Finch" in at.about("shootout_kick")


def test_stoppage_time_is_kept_apart_and_comes_in_its_order(at):
    at.text(
        "Marlow Rovers 1-1 Harbour City. Bexley struck for Marlow Rovers three minutes into first-half stoppage time "
        "and Hale levelled for Harbour City in the 48th minute. Finch was sent off at 90+4.",
        "2016-11-06",
    )
    assert [goal[:4] for goal in at.goals()] == [("Bexley", "Marlow Rovers", 45, 3), ("Hale", "Harbour City", 48, None)]
    assert at.rows("MATCH (p:Person)-[r:SENT_OFF]->() RETURN p.name, r.minute, r.added") == [("Finch", 90, 4)]


def test_a_goal_that_is_ruled_out_counts_nowhere(at):
    at.text(
        "Marlow Rovers 1-0 Harbour City. Bexley got the only goal on 25 minutes. Substitute Tom Hale thought he had "
        "made it 2-0 on 66 minutes, but the goal was ruled out for offside after a VAR check.",
        "2016-11-06",
    )
    assert [goal[0] for goal in at.goals()] == ["Bexley"]
    assert at.about("penalty_missed") == set()
    assert "Tom Hale" in at.about("disallowed_goal")


def test_he_is_never_somebody_else_than_the_new_name_before_it(at):
    at.text(
        "Marlow Rovers 1-0 Harbour City. Bexley got the only goal on 25 minutes. Ndlamini thought he had made it 2-0 "
        "on 66 minutes, but the goal was ruled out for offside.",
        "2016-11-06",
    )
    assert "Bexley" not in at.about("disallowed_goal")


def test_what_is_denied_did_not_happen(at):
    at.text(
        "Marlow Rovers 1-0 Harbour City. Jon Bexley did not score for the sixth match in a row, and neither he nor "
        "substitute Abdou Finch found the net. Contrary to early reports, Hale was not sent off.",
        "2016-11-06",
    )
    assert at.goals() == []
    assert at.rows("MATCH (p:Person)-[r:SENT_OFF]->() RETURN p.name") == []


def test_a_header_that_won_it_is_a_goal(at):
    at.text("Marlow Rovers 1-0 Harbour City. Bexley's header on 64 minutes won it.", "2016-11-06")
    assert [goal[0] for goal in at.goals()] == ["Bexley"]


def test_matches_of_other_days_keep_their_own_goals_and_dates(at):
    at.text(
        "Kestrel City 0-1 Fenwick on Wednesday night. Anna Tinsley, who scored in the 2012 final, came off the bench "
        "but could not change the outcome; Bexley had already struck on 51 minutes. Kestrel City beat Fenwick 4-3 in "
        "a friendly in July and host Marlow Rovers on Saturday.",
        "2016-09-14",
    )
    assert {row[:6] for row in at.matches()} == {
        ("Kestrel City", "Fenwick", 0, 1, "2016-09-14", "played"),
        ("Kestrel City", "Fenwick", 4, 3, "2016-07", "played"),
        ("Kestrel City", "Marlow Rovers", None, None, "2016-09-17", "scheduled"),
    }
    assert [goal[:3] for goal in at.goals()] == [("Bexley", "Fenwick", 51)]


def test_an_aggregate_is_the_score_of_no_match(at):
    at.text(
        "Harbour City won the second leg 3-1 at home to Marlow Rovers but "
        "went out 4-3 on aggregate, having lost the first leg 3-0 a week ago.",
        "2016-11-06",
    )
    assert at.scores() == ["Harbour City 3-1 Marlow Rovers", "Marlow Rovers 3-0 Harbour City"]


def test_an_aggregate_never_becomes_a_score(at):
    at.text("Harbour City won the second leg 3-1 at home to Marlow Rovers but went out 4-3 on aggregate.", "2016-11-06")
    assert not any("4-3" in name for name in at.scores())


def test_two_minutes_of_one_verb_are_two_goals(at):
    at.text("Marlow Rovers 2-0 Harbour City. Bexley scored on 12 and 77 minutes.", "2016-11-06")
    assert [goal[2] for goal in at.goals()] == [12, 77]


@pytest.mark.xfail(
    strict=True,
    reason="a table with a plain cell 'P-P' needs a profile, and a postponed match and its new date are kept as two",
)
def test_a_postponed_match_and_its_new_date_are_one(at):
    at.table(
        "cup.csv",
        "date,home,away,score\n2016-11-05,Marlow Rovers,Harbour City,P-P\n2016-12-07,Marlow Rovers,Harbour City,0-2\n",
    )
    assert [row[4:] for row in at.matches()] == [("2016-12-07", "played")]


def test_a_postponed_match_never_has_a_score(at):
    (at.folder / "cup.toml").write_text(
        '[columns]\ndate = "date"\nhome = "home"\naway = "away"\nscore = "score"\nstatus = "status"\n', encoding="utf-8"
    )
    at.table(
        "cup.csv",
        "date,home,away,score,status\n2016-11-05,Marlow Rovers,Harbour City,,P-P\n"
        "2016-12-07,Marlow Rovers,Harbour City,0-2,\n",
    )
    assert at.matches() == [
        ("Marlow Rovers", "Harbour City", None, None, "2016-11-05", "postponed"),
        ("Marlow Rovers", "Harbour City", 0, 2, "2016-12-07", "played"),
    ]


def test_a_day_that_can_be_two_is_no_day(at):
    at.text("The sides met on 4/5. Marlow Rovers beat Harbour City 2-0.", "2016-03-06")
    assert {row[4] for row in at.matches()} <= {None, "2016-03-06"}


@pytest.mark.xfail(
    strict=True, reason="a day as 3/2 is not read: nothing tells yet whether a text writes day or month first"
)
def test_a_days_order_follows_the_locale(at):
    at.text("Marlow Rovers won 2-0 at Harbour City on 3/2.", "2016-03-06")
    assert at.matches()[0][4] == "2016-02-03"
