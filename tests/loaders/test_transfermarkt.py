"""Tables from Transfermarkt: fees in words, moves listed twice, players without names, own goals at an unknown side."""

import pytest

from loaders.files import read_paths
from loaders.transfermarkt.cells import Fee, fee_of
from loaders.transfermarkt.people_rows import side_of
from loaders.wrong import Wrong
from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files

SAMPLE = SAMPLES / "transfermarkt"


def loaded(name: str):
    return load_files([SAMPLE / f"{name}.csv"], "transfermarkt")


def test_it_is_read_only_when_asked_for():
    (refused,) = read_paths([SAMPLE / "team_children.csv"])
    assert "--as transfermarkt" in refused.reason


@pytest.mark.parametrize(
    ("told", "fee"),
    [
        ("€27.00m", Fee(27_000_000, "EUR")),
        ("€910Th.", Fee(910_000, "EUR")),
        ("€910k", Fee(910_000, "EUR")),
        ("£1.5m", Fee(1_500_000, "GBP")),
        ("free transfer", Fee(0, "EUR")),
        ("loan transfer", Fee(loan=True)),
        ("Loan fee:€1.50m", Fee(1_500_000, "EUR", loan=True)),
        ("End of loanJun 30, 2011", Fee(ended="2011-06-30")),
        ("End of loanJun 30 2011", Fee(ended="2011-06-30")),
        ("End of loan", Fee()),
        ("?", Fee()),
        ("-", Fee()),
    ],
)
def test_a_fee_in_words(told, fee):
    assert fee_of(told) == fee


@pytest.mark.parametrize("told", ["a pint", "€m", "27"])
def test_what_is_no_fee_is_refused(told):
    with pytest.raises(Wrong):
        fee_of(told)


def test_moves_go_the_way_that_the_row_tells_and_no_club_is_no_side():
    moves = {(move["person"], move.get("from"), move.get("to")) for move in loaded("window").of("transfer")}
    assert ("Aldo Tavares", "Castle", "Ashby FC") in moves
    assert ("Piet Olander", "Ashby FC", None) in moves
    assert ("Jan Fennick", "Ashby FC", "Tern") in moves


def test_each_row_is_a_move_or_is_refused_and_one_player_is_one_person():
    found = loaded("window")
    assert len(found.claims["transfer"]) + len(found.refused) == 10
    assert [refusal.line for refusal in found.refused] == [10, 11]
    assert sum(thing.name == "Aldo Tavares" for thing in found.things.values()) == 1


def test_the_season_is_all_that_is_told_of_when_but_for_the_end_of_a_loan():
    dates = {move["person"]: move["date"] for move in loaded("window").of("transfer")}
    assert (dates["Aldo Tavares"], dates["Otto Marr"]) == ("2030/31", "2031-05-31")


def test_a_fee_of_nought_may_be_a_loan():
    assert [move.get("fee") for move in loaded("transfers").of("transfer")] == [27_000_000, None]


def test_a_name_has_no_id_behind_it_and_a_day_no_hour():
    found = loaded("player_profiles")
    assert found.of("person") == [
        {
            "person": "Aldo Tavares",
            "born": "2002-05-28",
            "nationality": "Norvania",
            "position": "forward",
            "height": 184,
            "foot": "left",
        }
    ]
    assert [refusal.field for refusal in found.refused] == ["date_of_birth"]


def test_who_sat_in_the_squad_only_did_not_play():
    found = loaded("player_performances")
    assert [claim["seen"] for claim in found.of("played_for")] == ["2030/31"]
    assert len(found.claims["squad"]) == 1


@pytest.mark.parametrize(
    ("called", "side"),
    [
        ("Ashby", None),
        ("Ashby U21", "youth"),
        ("Ashby II", "reserve"),
        ("Real Ashby B", "reserve"),
        ("Ashby Women", "women"),
        ("Ashby Femenino", "women"),
        ("Ashby Primavera", "youth"),
        ("Bashby", None),
    ],
)
def test_the_side_of_a_club_stands_in_its_name(called, side):
    assert side_of(called) == side


def test_a_club_is_no_side_of_itself():
    sides = loaded("team_children").of("team")
    assert [side.get("parent") for side in sides] == [None, "Ashby", "Ashby", "Ashby"]


def test_events_tell_no_side_for_an_own_goal_and_no_penalty_for_one_that_was_won():
    found = loaded("game_events")
    goals = found.of("goal")
    assert [(goal.get("team"), goal.get("own_goal"), goal.get("situation")) for goal in goals] == [
        ("Ashby", None, None),
        (None, True, None),
        ("Castle", None, "penalty"),
    ]
    assert [card["card"] for card in found.of("card")] == ["yellow", "second yellow"]
    assert [refusal.field for refusal in found.refused] == ["description"]


def test_tables_are_joined_by_ids():
    for table in ("games", "game_events", "game_lineups", "appearances"):
        matches = [thing for thing in loaded(table).things.values() if thing.type.value == "match"]
        assert [match.register for match in matches] == ["transfermarkt:9001"]


def test_who_played_is_told_apart_from_who_sat_on_the_bench():
    assert "started" not in loaded("appearances").of("appearance")[0]
    assert [claim["started"] for claim in loaded("game_lineups").of("appearance")] == [True, False]
