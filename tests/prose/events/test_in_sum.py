"""Several goals told at once, who was played in to score, and whose side scorers are on when all goals are told."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Filler

HEAD = "Marlow Rovers 3-1 Harbour City\n\nIvo Sand kept goal for Marlow Rovers. "
Told = tuple[str, str, str]


def _goals(text: str) -> list[Told]:
    reading = read_prose(text, language="en")

    def name(filler: Filler | None) -> str:
        return "" if filler is None else reading.entities[filler.entity].name

    goals = [one for one in (*reading.statements, *reading.unplaced) if one.kind == "goal"]
    return sorted(
        (name(one.role("scorer")).split()[-1], name(one.role("team")), name(one.role("assist")).split(" ")[-1])
        for one in goals
    )


@pytest.mark.parametrize(
    ("text", "scorers"),
    [
        ("Two headers from Marek Dusik won it.", ["Dusik", "Dusik"]),
        ("Two late spot-kicks from Marek Dusik, the second in stoppage time, won it.", ["Dusik", "Dusik"]),
        ("Two headers from Marek Dusik and Tom Hale won it.", ["Dusik", "Hale"]),
        ("Two headers from Marek Dusik went close.", []),
        ("Two headers from Marek Dusik came agonisingly close.", []),
        ("Ivo Sand kept out two spot-kicks from Marek Dusik.", []),
    ],
)
def test_two_of_a_kind_from_one_player_are_two_goals(text: str, scorers: list[str]) -> None:
    assert [scorer for scorer, _, _ in _goals(HEAD + text)] == scorers


@pytest.mark.parametrize(
    "text",
    [
        "Tarn Weller broke clear, slipping in Cal Dunmore to fire home.",
        "Tarn Weller turned provider, playing in Cal Dunmore to shoot past keeper Joe Platt.",
        "Tarn Weller won the ball and threaded through Cal Dunmore to slot it into the corner.",
    ],
)
def test_whoever_is_played_in_to_score_scores(text: str) -> None:
    assert [(scorer, maker) for scorer, _, maker in _goals(HEAD + text)] == [("Dunmore", "Weller")]


def test_a_maker_and_his_scorer_are_of_one_side_when_the_score_asks() -> None:
    text = (
        "Dunmore Athletic 2-1 Sporting Vado\n\nRenato Prado scored on seven minutes. Ilyas Amari made it two on 19 "
        "minutes, heading in a cross from Prado.\n\nTarn Weller had scored first, on four minutes."
    )
    assert _goals(text) == [
        ("Amari", "Dunmore Athletic", "Prado"),
        ("Prado", "Dunmore Athletic", ""),
        ("Weller", "Sporting Vado", ""),
    ]


@pytest.mark.parametrize(
    "score", ["Bay Union 2, Lakeside FC 1", "Bay Union 2 Lakeside FC 1", "Lakeside FC 1, Bay Union 2"]
)
def test_a_line_of_numbers_names_clubs_that_no_list_has(score: str) -> None:
    reading = read_prose(f"{score}\n\nLuis Ortiz scored twice.", language="en")
    match = next(one for one in reading.statements if one.kind == "match")
    assert {match.value("home_goals"), match.value("away_goals")} == {1, 2}


def test_scorers_with_their_minutes_are_no_clubs() -> None:
    reading = read_prose(
        "Marlow Rovers 2-1 Harbour City\n\nTom Hale 3, Lee City 9\n\nHale scored early.", language="en"
    )
    assert "Tom Hale" not in {one.name for one in reading.entities if one.type == "team"}
