"""The match: sides, score, date and status, and which claims of it are shown."""

import pytest

from graph.facts.derive import derive_match
from graph.kinds import Status
from tests.support.told import claim, disputes, edges, match, nodes, role, source

A, B, C = (source(f"paper {name}", published=f"2031-05-0{day}") for day, name in enumerate("abc", 1))
REPRINT = source("paper d", published="2031-05-09", group="paper a")
DATA = source("table", "dataset", published="2031-06-01")
MORE = source("other table", "dataset", published="2031-07-01")


def the_match(rows):
    [found] = nodes(rows, "Match")
    return found.properties


def test_a_match_knows_its_sides_and_its_score():
    rows = derive_match("match", [match(DATA, score=(2, 3), date="2031-05-01")])
    told = the_match(rows)
    assert told["name"] == "Rovers 2-3 United"
    assert (told["date"], told["date_first"], told["date_last"]) == ("2031-05-01", "2031-05-01", "2031-05-01")
    assert (told["home_goals"], told["away_goals"], told["status"], told["sides"]) == (2, 3, "played", "known")
    assert [e.start for e in edges(rows, "HOME_IN")] == ["rovers"]
    assert [e.start for e in edges(rows, "AWAY_IN")] == ["united"]


def test_the_order_of_telling_does_not_contradict_those_who_know_who_was_at_home():
    rows = derive_match("match", [match(A, "united", "rovers", score=(3, 2)), match(DATA, score=(2, 3))])
    told = the_match(rows)
    assert (told["sides"], told["home_goals"], told["away_goals"], told["sources"]) == ("known", 2, 3, 2)
    assert told["disputed"] == []


def test_two_sources_that_only_name_the_sides_differ_about_nothing():
    rows = derive_match(
        "match", [match(A, "united", "rovers", score=(3, 2)), match(B, score=(2, 3)), match(C, score=(2, 3))]
    )
    assert the_match(rows)["sides"] == "told"
    assert the_match(rows)["disputed"] == []
    assert the_match(rows)["home_goals"] == 2


def test_two_sources_that_know_the_home_side_and_differ_dispute_it():
    rows = derive_match("match", [match(A, sides="known"), match(B, "united", "rovers", sides="known")])
    assert disputes(rows) == {("home", frozenset({"rovers*", "united"}))}
    assert the_match(rows)["disputed"] == ["home"]


def test_the_home_side_of_a_match_to_come_can_be_disputed():
    rows = derive_match(
        "match",
        [
            match(A, sides="known", status=Status.SCHEDULED),
            match(B, "united", "rovers", sides="known", status=Status.SCHEDULED),
        ],
    )
    assert the_match(rows)["status"] == "scheduled"
    assert disputes(rows) == {("home", frozenset({"rovers*", "united"}))}


def test_a_neutral_ground_has_no_home_side_to_dispute():
    rows = derive_match("match", [match(DATA, sides="neutral"), match(MORE, "united", "rovers", sides="neutral")])
    assert the_match(rows)["sides"] == "neutral"
    assert not disputes(rows)


def test_scores_that_differ_are_one_dispute_and_never_mixed():
    rows = derive_match("match", [match(A, score=(2, 1)), match(B, score=(1, 2)), match(C, score=(1, 2))])
    assert disputes(rows) == {("score", frozenset({"2-1", "1-2*"}))}


def test_a_reprint_does_not_outvote():
    rows = derive_match(
        "match", [match(A, score=(2, 1)), match(REPRINT, score=(2, 1)), match(B, score=(1, 1)), match(C, score=(1, 1))]
    )
    assert disputes(rows) == {("score", frozenset({"2-1", "1-1*"}))}
    assert the_match(rows)["sources"] == 3


def test_between_equals_a_record_comes_before_prose_and_the_earlier_before_the_later():
    assert disputes(derive_match("match", [match(A, score=(2, 1)), match(DATA, score=(1, 1))])) == {
        ("score", frozenset({"2-1", "1-1*"}))
    }
    assert disputes(derive_match("match", [match(A, score=(2, 1)), match(B, score=(1, 1))])) == {
        ("score", frozenset({"2-1*", "1-1"}))
    }


def test_a_vague_date_agrees_with_a_day_in_it():
    rows = derive_match("match", [match(A, date="2031-05"), match(DATA, date="2031-05-01"), match(B, date="2031")])
    assert the_match(rows)["date"] == "2031-05-01"
    assert not disputes(rows)


def test_two_days_are_a_dispute():
    rows = derive_match("match", [match(A, date="2031-05-01"), match(B, date="2031-05-02"), match(C, date="2031-05")])
    assert disputes(rows) == {("date", frozenset({"2031-05-01*", "2031-05-02"}))}


def test_what_was_planned_is_no_dispute_with_what_was():
    rows = derive_match(
        "match", [match(A, date="2031-05-01", status=Status.SCHEDULED), match(DATA, date="2031-05-08", score=(0, 0))]
    )
    assert (the_match(rows)["date"], the_match(rows)["status"]) == ("2031-05-08", "played")
    assert not disputes(rows)


def test_a_match_put_off_and_then_played_was_played():
    rows = derive_match("match", [match(A, match_status="postponed"), match(DATA, score=(0, 0))])
    assert the_match(rows)["status"] == "played"


def test_played_and_abandoned_are_a_dispute():
    rows = derive_match("match", [match(A, match_status="abandoned"), match(B, match_status="played")])
    assert {field for field, _ in disputes(rows)} == {"status"}


def test_ground_season_and_competition_are_relationships_and_the_ground_can_be_disputed():
    rows = derive_match(
        "match",
        [match(DATA, venue="park", season="2030/31", competition="cup"), match(A, venue="lane", competition="cup")],
    )
    assert sorted(e.end for e in edges(rows, "PART_OF")) == ["2030/31", "cup"]
    assert [e.end for e in edges(rows, "PLAYED_AT")] == ["park"]
    assert disputes(rows) == {("venue", frozenset({"park*", "lane"}))}


def test_half_time_and_shoot_out_are_read_from_the_home_side_too():
    rows = derive_match(
        "match",
        [
            match(DATA, score=(1, 1), home_shootout=4, away_shootout=2),
            match(A, "united", "rovers", home_half_time=0, away_half_time=1),
        ],
    )
    told = the_match(rows)
    assert (told["home_shootout"], told["home_half_time"], told["away_half_time"]) == (4, 1, 0)


def test_a_told_attendance_is_the_matchs():
    rows = derive_match("match", [match(DATA), claim("attendance", A, {"match": "match"}, attendance=812)])
    assert the_match(rows)["attendance"] == 812


def test_a_report_reports_on_its_match():
    [report] = edges(derive_match("match", [match(A), claim("reports_on", A, {"match": "match"})]), "REPORTS_ON")
    assert (report.start, report.end) == ("paper a", "match")


def test_undisputed_records_are_no_nodes_but_prose_is():
    rows = derive_match("match", [match(DATA, score=(0, 0)), match(A, score=(0, 0))])
    assert [c.properties["quote"] for c in nodes(rows, "Claim")] == ["paper a says match"]


def test_every_claim_of_a_disputed_fact_is_a_node_with_its_source_and_what_it_gives():
    rows = derive_match("match", [match(DATA, score=(0, 0)), match(MORE, score=(0, 1))])
    assert sorted(c.properties["record"] for c in nodes(rows, "Claim")) == ["other table.csv:0", "table.csv:0"]
    assert sorted(e.start for e in edges(rows, "STATES")) == ["other table", "table"]
    assert len(edges(rows, "GIVES")) == len(edges(rows, "BACKS")) == 2


def test_a_save_stays_a_claim_about_its_things_with_what_it_tells():
    save = claim("save", DATA, {"match": "match", "keeper": role("piet", "the keeper")}, minute=12, minute_told="12'")
    rows = derive_match("match", [save])
    [node] = nodes(rows, "Claim")
    assert (node.properties["kind"], node.properties["minute"], node.properties["told"]) == ("save", 12, "12'")
    assert {(e.end, e.properties["role"]) for e in edges(rows, "ABOUT")} == {("match", "match"), ("piet", "keeper")}
    assert not edges(rows, "BACKS")


def test_whose_claim_a_report_passes_on_is_kept_and_counts_as_the_origin():
    passed_on = [match(by, score=(1, 0), status=Status.REPORTED, attributed_to=role("mirror")) for by in (A, B)]
    rows = derive_match("match", passed_on)
    assert {e.end for e in edges(rows, "ATTRIBUTED_TO")} == {"mirror"}
    assert the_match(rows)["sources"] == 1


def test_what_only_the_announcement_tells_is_kept():
    rows = derive_match(
        "match", [match(A, competition="cup", stage="final", status=Status.SCHEDULED), match(DATA, score=(0, 0))]
    )
    assert the_match(rows)["stage"] == "final"
    assert [e.end for e in edges(rows, "PART_OF")] == ["cup"]


@pytest.mark.parametrize(
    ("one", "other", "disputed"),
    [
        ("Quarter-final", "quarter finals", False),
        ("Fourth round", "round 4", False),
        ("4th Round", "third round", True),
        ("final", "semi-final", True),
        ("Round of 16", "last 16", False),
        ("Matchday 9", "final", False),
        ("third qualifying round", "third round", True),
        ("Group stage", "Group B", False),
        ("final", "group stage", True),
    ],
)
def test_stages_are_compared_by_what_they_mean(one, other, disputed):
    rows = derive_match("match", [match(A, stage=one), match(DATA, stage=other)])
    assert the_match(rows)["disputed"] == (["stage"] if disputed else [])


def test_a_rounded_attendance_agrees_with_the_exact_one():
    rows = derive_match(
        "match", [match(A, attendance=31000), match(B, attendance=31000), match(DATA, attendance=30957)]
    )
    assert the_match(rows)["attendance"] == 30957
    assert not disputes(rows)
    rows = derive_match("match", [match(A, attendance=31200), match(DATA, attendance=30957)])
    assert {field for field, _ in disputes(rows)} == {"attendance"}


def test_a_paper_and_those_who_pass_on_what_it_said_are_one_source():
    own = source("mirror 1", publisher_key="mirror")
    told = [match(own, score=(1, 0)), match(A, score=(1, 0), status=Status.REPORTED, attributed_to=role("mirror"))]
    assert the_match(derive_match("match", told))["sources"] == 1
    assert the_match(derive_match("match", [*told, match(B, score=(1, 0))]))["sources"] == 2


def test_a_disputed_side_is_given_by_its_key_and_called_by_its_name():
    rows = derive_match("match", [match(A, sides="known"), match(B, "united", "rovers", sides="known")])
    assert {(v.properties["value"], v.properties["name"]) for v in nodes(rows, "Value")} == {
        ("rovers", "Rovers"),
        ("united", "United"),
    }
