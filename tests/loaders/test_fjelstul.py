"""Fjelstul tables: each trap of theirs, on the sample and on rows of our own."""

import csv
from collections import Counter

import pytest

from tests.support.claim_lines import SAMPLES, sample_lines
from tests.support.loading import load_files, load_text

SAMPLE = SAMPLES / "fjelstul"
KINDS = {
    "matches": "match",
    "goals": "goal",
    "substitutions": "substitution",
    "penalty_kicks": "shootout_kick",
    "squads": "squad",
    "players": "person",
    "managers": "person",
    "referees": "person",
    "stadiums": "venue",
    "manager_appearances": "match_manager",
    "referee_appearances": "match_referee",
    "award_winners": "award",
    "player_appearances": "appearance",
    "qualified_teams": "progress",
    "team_appearances": "match",
    "manager_appointments": "managed",
    "tournament_standings": "standing",
    "group_standings": "progress",
}
HEAD = (SAMPLE / "goals.csv").read_text(encoding="utf-8").splitlines()


def loaded(*names: str):
    return load_files([SAMPLE / f"{name}.csv" for name in names])


@pytest.mark.parametrize(("table", "kind"), KINDS.items())
def test_each_row_is_a_claim_or_is_refused(table, kind):
    with (SAMPLE / f"{table}.csv").open(encoding="utf-8", newline="") as lines:
        rows = len(list(csv.DictReader(lines)))
    found = loaded(table)
    assert len(found.claims[kind]) + len(found.refused) == rows


def test_an_own_goal_counts_for_team_id_and_its_scorer_plays_for_the_other_side():
    own = next(goal for goal in loaded("goals").of("goal") if goal.get("own_goal"))
    assert (own["team"], own["scorer"], own["minute"], own["added"]) == ("Norvania", "Piet Olander", 45, 2)


def test_an_own_goal_of_a_scorer_of_the_gaining_side_is_refused(tmp_path):
    row = HEAD[2].replace("T-902,Kestria,KST,45'", "T-901,Norvania,NRV,45'")
    found = load_text(tmp_path, "goals.csv", f"{HEAD[0]}\n{row}\n")
    assert [(refusal.line, refusal.field) for refusal in found.refused] == [(2, "own_goal")]


def test_minutes_of_extra_time_are_not_stoppage_time():
    goal = loaded("goals").of("goal")[-1]
    assert (goal["minute"], goal.get("added"), goal["period"]) == (97, None, 3)


def test_two_of_one_name_are_two_by_their_ids():
    found = loaded("goals")
    named = [thing for thing in found.things.values() if thing.name == "Piet Olander"]
    assert {thing.register for thing in named} == {"fjelstul:P-90002", "fjelstul:P-90003"}


def test_who_has_no_given_name_is_called_by_the_family_name():
    assert loaded("goals").of("goal")[0]["scorer"] == "Tavares"


def test_a_second_yellow_a_red_and_a_yellow_with_a_red_in_one_row():
    cards = Counter((card["player"], card["card"], card.get("minute")) for card in loaded("bookings").of("card"))
    assert cards == Counter(
        {
            ("Piet Olander", "yellow", 9): 1,
            ("Piet Olander", "second yellow", 61): 1,
            ("Tavares", "red", 70): 1,
            ("Rudi Harsk", "yellow", 21): 1,
            ("Rudi Harsk", "red", None): 1,
        }
    )


def test_going_off_and_coming_on_stay_two_claims():
    changes = loaded("substitutions").of("substitution")
    assert [(change.get("off"), change.get("on")) for change in changes] == [("Tavares", None), (None, "Aldo Fennick")]


def test_the_women_of_a_country_are_another_side_than_its_men():
    found = loaded("matches")
    sides = {thing.local: thing.id for thing in found.things.values() if thing.name == "Norvania"}
    assert set(sides) == {"Norvania", "Norvania|women"}
    told = {claim["team"]: claim.get("side") for claim in found.claims["team"]}
    assert (told[sides["Norvania"]], told[sides["Norvania|women"]]) == (None, "women")
    assert {claim["value"] for claim in found.claims["identifier"]} >= {"T-901", "T-901/women"}


def test_two_countries_of_one_code_and_page_are_two_sides(tmp_path):
    head = (SAMPLE / "teams.csv").read_text(encoding="utf-8").splitlines()[0]
    rows = [
        f"{number},T-9{number},{name},DEU,1,0,A,Europe,CF-6,U,U,https://en.wikipedia.org/wiki/"
        "Germany_national_football_team,not applicable,not applicable"
        for number, name in enumerate(("Germany", "West Germany"))
    ]
    found = load_text(tmp_path, "teams.csv", "\n".join([head, *rows]))
    assert len({thing.id for thing in found.things.values() if thing.type.value == "team"}) == 2
    assert [claim["value"] for claim in found.claims["identifier"] if claim["scheme"] == "wikipedia"] == [
        "en:Germany national football team"
    ]
    assert len({thing.register for thing in found.things.values()}) == 2


def test_a_player_who_became_a_manager_shares_the_page_and_not_the_register():
    found = loaded("players", "managers")
    page = [claim["thing"] for claim in found.claims["identifier"] if claim["value"] == "en:Piet Ölander"]
    assert {found.things[thing].register for thing in page} == {"fjelstul:P-90002", "fjelstul-manager:M-901"}


def test_who_is_at_home_is_known_only_of_the_hosts():
    assert [match["sides"] for match in loaded("matches").of("match")] == ["known", "told", "neutral"]
    assert {match["sides"] for match in loaded("goals").of("match")} == {"told"}


def test_the_tables_are_joined_by_ids():
    found = loaded("matches", "goals", "bookings", "substitutions", "penalty_kicks", "manager_appearances", "squads")
    for type_ in ("person", "match"):
        assert all(thing.register for thing in found.things.values() if thing.type.value == type_)
    teams = {thing.id for thing in loaded("matches").things.values() if thing.type.value == "team"}
    assert teams <= {claim["thing"] for claim in found.claims["identifier"]}


def test_a_table_that_tells_of_nobody_is_refused_as_a_whole():
    assert any(line.startswith("refused groups.csv: the table") for line in sample_lines("fjelstul"))
