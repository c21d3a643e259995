"""Line-ups and the small print under a report, British and American."""

import pytest

from graph.gazetteer.lookup import Gazetteer
from graph.kinds import ThingType
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.lineups.read_lineups import read_lineups
from loaders.prose.names.names import Names
from loaders.prose.segment.segment import segment
from tests.support.told_names import Told, told_names

BRITISH = (
    "Marlow (4-4-2): Okoye; Bell, Stone (c), Nilsson, Holt; Hale, Petrov, Diaz (Matos, h-t), Vidal; Kim, Said (Cruz "
    "60). Subs not used: Fox (gk), Birch, Pace. Booked: Stone (33), Bell. Sent off: Hale (77)."
)
AMERICAN = (
    "Marlow -- Okoye; Bell, Stone, Holt, Petrov; Hale (Matos 60), Diaz, Vidal; Kim, Said, Cruz\n"
    "Substitutes not used: Fox, Birch\n"
    "Misconduct Summary:\n"
    "Marlow -- Hale (caution) 37\n"
    "Marlow -- Stone (ejection; second caution) 88"
)


def _read(text: str, *sides: str) -> Told:
    document = segment(text, language="en")
    names = told_names(document)
    frame = Frame()
    if sides:
        known = {entity.name: entity.index for entity in names.entities}
        first, second = (known[side] if side in known else names.add(ThingType.TEAM, side).index for side in sides)
        frame.matches.append(Match(names.add(ThingType.MATCH, " v ".join(sides)).index, first, second, main=True))
    return Told(names, read_lineups(document, names, frame))


def test_a_line_up_tells_formation_starters_and_captain():
    told = _read(BRITISH, "Marlow", "Harbour")
    assert told.one("formation") == {
        "match": "Marlow v Harbour",
        "team": "Marlow",
        "formation": "4-4-2",
        "status": "stated",
    }
    starters = [one["player"] for one in told.of("appearance") if one["started"]]
    assert len(starters) == 11
    assert starters[:3] == ["Gus Okoye", "Dan Bell", "Joel Stone"]
    assert [one["player"] for one in told.of("appearance") if one.get("captain")] == ["Joel Stone"]


def test_a_name_in_brackets_came_on_for_the_one_before():
    told = _read(BRITISH, "Marlow", "Harbour")
    changes = [(one["on"], one["off"], one["minute"]) for one in told.of("substitution")]
    assert changes == [("Rui Matos", "Marco Diaz", 46), ("Luis Cruz", "Omar Said", 60)]
    assert ("Luis Cruz", False, 60) in [(one["player"], one["started"], one.get("on")) for one in told.of("appearance")]


def test_who_stayed_on_the_bench_did_not_start_and_did_not_come_on():
    told = _read(BRITISH, "Marlow", "Harbour")
    bench = [one["player"] for one in told.of("appearance") if not one["started"] and "on" not in one]
    assert bench == ["Ned Fox", "Jo Birch", "Ola Pace"]


def test_bookings_and_dismissals_in_the_small_print():
    told = _read(BRITISH, "Marlow", "Harbour")
    cards = [(one["player"], one["card"], one.get("minute")) for one in told.of("card")]
    assert cards == [("Joel Stone", "yellow", 33), ("Dan Bell", "yellow", None), ("Tom Hale", "red", 77)]


def test_the_american_box_reads_alike():
    told = _read(AMERICAN, "Marlow", "Harbour")
    assert len([one for one in told.of("appearance") if one["started"]]) == 11
    assert [(one["on"], one["off"], one["minute"]) for one in told.of("substitution")] == [
        ("Rui Matos", "Tom Hale", 60)
    ]
    assert [(one["player"], one["card"], one["minute"]) for one in told.of("card")] == [
        ("Tom Hale", "yellow", 37),
        ("Joel Stone", "second yellow", 88),
    ]


def test_substitutes_told_by_whom_they_replaced():
    told = _read(
        "Marlow (4-4-2): Okoye; Bell, Stone, Nilsson, Holt; Hale, Petrov, Diaz, Vidal; Kim, Said. "
        "Subs: Cruz (for Said, 60), Matos for Diaz 75, Fox.",
        "Marlow",
        "Harbour",
    )
    assert [(one["on"], one["off"], one["minute"]) for one in told.of("substitution")] == [
        ("Luis Cruz", "Omar Said", 60),
        ("Rui Matos", "Marco Diaz", 75),
    ]
    assert [one["player"] for one in told.of("appearance") if not one["started"] and "on" not in one] == ["Ned Fox"]


def test_a_substitute_replaced_in_turn():
    told = _read(
        "Marlow: Okoye; Bell, Stone, Nilsson, Holt; Hale, Petrov, Diaz, Vidal; Kim, Said (Cruz 60, Matos 80)",
        "Marlow",
        "Harbour",
    )
    assert [(one["on"], one["off"], one["minute"]) for one in told.of("substitution")] == [
        ("Luis Cruz", "Omar Said", 60),
        ("Rui Matos", "Luis Cruz", 80),
    ]


def test_stoppage_time_keeps_its_added_minutes():
    told = _read(
        "Marlow: Okoye; Bell, Stone, Nilsson, Holt; Hale, Petrov, Diaz, Vidal; Kim, Said (Cruz 90+2)",
        "Marlow",
        "Harbour",
    )
    change = told.one("substitution")
    assert (change["minute"], change["added"], change["period"]) == (90, 2, 2)


@pytest.mark.parametrize("text", ["Referee: P Strand (Surrey).", "Referee: Pat Strand", "Ref: P Strand (Surrey)"])
def test_the_referee_of_the_small_print(text):
    assert _read("Marlow 2 Harbour 1\n" + text, "Marlow", "Harbour").one("match_referee")["referee"] in (
        "Pat Strand",
        "P Strand",
    )


@pytest.mark.parametrize(
    "text", ["Attendance: 23,401", "Att: 23,401.", "Attendance 23,401", "Referee: P Strand. Attendance: 23,401."]
)
def test_the_attendance_of_the_small_print(text):
    assert _read("Marlow 2 Harbour 1\n" + text, "Marlow", "Harbour").one("attendance")["attendance"] == 23401


def test_players_of_one_name_are_told_apart_by_their_shirts():
    told = _read(
        "Harbour: 1 Visser; 2 Danso, 4 Olsen, 5 Costa; 8 Paulinho, 10 Ibarra, 20 Paulinho.\nBooked: Olsen 51'."
    )
    shirts = [(one["player"], one["shirt"]) for one in told.of("appearance") if one["player"] == "Paulinho"]
    assert shirts == [("Paulinho", 8), ("Paulinho", 20)]
    assert len([entity for entity in told.names.entities if entity.name == "Paulinho"]) == 2


def test_the_listed_belong_to_the_side():
    told = _read(BRITISH, "Marlow", "Harbour")
    by_name = {entity.name: entity.index for entity in told.names.entities}
    assert told.names.team_of(by_name["Tom Hale"]) == by_name["Marlow"]


@pytest.mark.parametrize(
    "text",
    [
        "Note: the game, played in rain, wind, sleet, snow, hail, mist and fog, was dull.",
        "Marlow: what a side, what a night.",
        "He had three options: stay, leave, or wait.",
        'Ann Lee: "We ran, fought, passed, shot, tackled, headed, scored and won."',
    ],
)
def test_prose_with_a_colon_is_no_line_up(text):
    assert not _read(text, "Marlow", "Harbour").statements


def test_a_manager_named_in_the_line_up():
    told = _read(
        "Marlow: Okoye; Bell, Stone, Nilsson, Holt; Hale, Petrov, Diaz, Vidal; Kim, Said. Manager: Ann Lee.",
        "Marlow",
        "Harbour",
    )
    assert (told.one("managed")["person"], told.one("managed")["team"]) == ("Ann Lee", "Marlow")


def test_names_are_needed():
    document = segment("Nothing here.", language="en")
    names = Names(document, Gazetteer({}, {}, {}, {}, {}, {}, {}, {}))
    assert read_lineups(document, names, Frame()) == ()


def test_a_shirt_tells_which_of_two_was_booked():
    told = _read(
        "Harbour: 1 Visser; 2 Danso, 4 Olsen, 5 Costa; 8 Paulinho, 10 Ibarra, 20 Paulinho.\nBooked: "
        "Paulinho (8) 51', Paulinho (20) 60'."
    )
    shirts = {
        statement.role("player").entity: statement.value("shirt")
        for statement in told.statements
        if statement.kind == "appearance"
    }
    cards = [
        (shirts[statement.role("player").entity], statement.value("minute"))
        for statement in told.statements
        if statement.kind == "card"
    ]
    assert cards == [(8, 51), (20, 60)]


def test_a_side_that_nobody_knows_is_a_side_all_the_same():
    told = _read("Marlow Vale: 1 Visser; 2 Danso, 4 Olsen, 5 Costa; 8 Paulinho, 10 Ibarra, 20 Silva.")
    assert {one["team"] for one in told.of("appearance")} == {"Marlow Vale"}
