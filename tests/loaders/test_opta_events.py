"""Opta's F24 and Stats Perform's MA3, which kloppy reads with the match file that lies beside them."""

import json
import sys

import pytest

from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files

pytest.importorskip("kloppy")
OPENED = "2030-05-12T19:30:00"


def stamp(minute, second):
    return f"2030-05-12T{19 + (30 + minute) // 60:02d}:{(30 + minute) % 60:02d}:{second:02d}.000"


def event(number, kind, period, minute, second, player, team, *qualifiers):
    told = "".join(
        f'<Q id="{number}{at}" qualifier_id="{name}" value="{value}"/>' for at, (name, value) in enumerate(qualifiers)
    )
    clock = minute if period == 1 else minute + 20
    return (
        f'<Event id="{number}" event_id="{number}" type_id="{kind}" period_id="{period}" min="{minute}" '
        f'sec="{second}" player_id="{player}" team_id="{team}" outcome="1" x="90.0" y="50.0" '
        f'timestamp="{stamp(clock, second)}" last_modified="{stamp(clock, second)}">{told}</Event>'
    )


EVENTS = (
    event(1, 16, 1, 22, 34, 502, 9001, ("15", "")),
    event(2, 16, 1, 46, 3, 601, 9002, ("28", "")),
    event(3, 16, 2, 60, 30, 602, 9002, ("9", "")),
    event(4, 17, 1, 40, 1, 501, 9001, ("31", "")),
    event(5, 17, 2, 71, 0, 501, 9001, ("32", "")),
    event(6, 18, 2, 63, 30, 502, 9001),
    event(7, 19, 2, 63, 30, 503, 9001),
    event(8, 15, 2, 80, 10, 502, 9001, ("9", "")),
)
F24 = (
    f'<?xml version="1.0" encoding="UTF-8"?><Games timestamp="{OPENED}"><Game id="900101" '
    f'home_team_id="9001" away_team_id="9002" '
    f'game_date="{OPENED}" period_1_start="{OPENED}" period_2_start="2030-05-12T20:35:00">'
    '<Event id="9" event_id="9" type_id="32" period_id="1" min="0" sec="0" team_id="9001" outcome="1" '
    'x="0" y="0" '
    f'timestamp="{stamp(0, 0)}" last_modified="{stamp(0, 0)}"/>'
    '<Event id="10" event_id="10" type_id="32" period_id="2" min="45" sec="0" team_id="9001" outcome="1" '
    'x="0" y="0" '
    f'timestamp="{stamp(65, 0)}" last_modified="{stamp(65, 0)}"/>'
    f"{''.join(EVENTS)}</Game></Games>"
)


def f7():
    text = (SAMPLES / "opta" / "f7.xml").read_text(encoding="utf-8")
    starts = (
        '<Stat Type="first_half_start">20300512T193000+0100</Stat><Stat '
        'Type="second_half_start">20300512T203500+0100</Stat>'
    )
    places = text.replace('<Stat Type="match_time">127</Stat>', starts)
    for number in range(1, 4):
        places = places.replace(
            f'PlayerRef="p50{number}" Position', f'Formation_Place="{number % 3}" PlayerRef="p50{number}" Position'
        )
        places = places.replace(
            f'PlayerRef="p60{number}" Position', f'Formation_Place="{number}" PlayerRef="p60{number}" Position'
        )
    return places


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "f24.xml").write_text(F24, encoding="utf-8")
    (tmp_path / "match.xml").write_text(f7(), encoding="utf-8")
    return tmp_path


def loaded(folder):
    return load_files([folder / "f24.xml"], "opta")


def test_goals_with_scorer_side_and_minute(folder):
    found = loaded(folder)
    assert [(goal["scorer"], goal["team"], goal["minute"], goal.get("added")) for goal in found.of("goal")] == [
        ("Luis Mareno Castel Vidro", "Fort Ansel", 23, None),
        ("Sven Idle", "Fort Ansel", 45, 2),
        ("Tom Harl", "Dunmere", 61, None),
    ]
    assert [(goal.get("own_goal"), goal.get("situation"), goal.get("body_part")) for goal in found.of("goal")] == [
        (None, None, "head"),
        (True, None, None),
        (None, "penalty", None),
    ]


def test_cards_substitutions_and_missed_penalties(folder):
    found = loaded(folder)
    assert [(card["player"], card["card"], card["minute"]) for card in found.of("card")] == [
        ("Rui Pask", "yellow", 41),
        ("Rui Pask", "second yellow", 72),
    ]
    assert [(change["on"], change["off"], change["minute"]) for change in found.of("substitution")] == [
        ("Tinho", "Luis Mareno Castel Vidro", 64)
    ]
    assert [(miss["taker"], miss["result"]) for miss in found.of("penalty_missed")] == [
        ("Luis Mareno Castel Vidro", "saved")
    ]


def test_line_ups_come_from_the_match_file_and_the_ids_join_both(folder):
    found = loaded(folder)
    assert next((place["player"], place["shirt"], place["started"]) for place in found.of("appearance")) == (
        "Rui Pask",
        4,
        True,
    )
    assert {"opta:900101", "opta:501", "opta:9001"} <= {thing.register for thing in found.things.values()}


def test_without_kloppy_it_is_refused_with_what_would_help(folder, monkeypatch):
    monkeypatch.setitem(sys.modules, "kloppy", None)
    found = loaded(folder)
    assert ([refusal.reason for refusal in found.refused], found.claims) == (
        ["this file needs: pip install 'touchline[kloppy]'"],
        {},
    )


def test_without_its_match_file_it_is_refused(folder):
    (folder / "match.xml").write_text(f7().replace("f900101", "f900102"), encoding="utf-8")
    assert ["no F7 of match 900101" in refusal.reason for refusal in loaded(folder).refused] == [True]


def test_what_kloppy_cannot_read_is_refused(folder):
    (folder / "match.xml").write_text(f7().replace("Formation=", "Shape="), encoding="utf-8")
    assert ["kloppy cannot read it with match.xml" in refusal.reason for refusal in loaded(folder).refused] == [True]


def test_the_event_file_of_stats_perform_is_read_with_its_match_file(tmp_path):
    ma1 = json.loads((SAMPLES / "opta" / "ma1.json").read_text(encoding="utf-8"))
    ma1["liveData"]["matchDetails"]["period"] = [
        {"id": 1, "start": "2030-05-12T19:30:00Z", "end": "2030-05-12T20:16:00Z"},
        {"id": 2, "start": "2030-05-12T20:35:00Z", "end": "2030-05-12T21:25:00Z"},
    ]
    shot = {
        "id": 1,
        "eventId": 1,
        "typeId": 16,
        "periodId": 2,
        "timeMin": 57,
        "timeSec": 10,
        "x": 90.0,
        "y": 50.0,
        "outcome": 1,
        "timeStamp": "2030-05-12T20:47:10.000Z",
        "lastModified": "2030-05-12T20:47:10.000Z",
        "contestantId": "f9home",
        "playerId": "p1",
        "qualifier": [],
    }
    start = {
        **shot,
        "id": 2,
        "eventId": 2,
        "typeId": 32,
        "timeMin": 45,
        "timeSec": 0,
        "timeStamp": "2030-05-12T20:35:00.000Z",
    }
    events = {"matchInfo": ma1["matchInfo"], "liveData": {"event": [start, shot]}}
    (tmp_path / "ma1.json").write_text(json.dumps(ma1), encoding="utf-8")
    (tmp_path / "ma3.json").write_text(json.dumps(events), encoding="utf-8")
    found = load_files([tmp_path / "ma3.json"], "opta")
    assert [(goal["scorer"], goal["team"], goal["minute"]) for goal in found.of("goal")] == [
        ("Anna Lorn", "Fort Ansel Ladies", 58)
    ]
