"""Who took part in a match: cards, substitutions, appearances, managers and referees."""

from graph.facts.derive import derive_match
from tests.support.told import claim, disputes, edges, match, nodes, source

A, B = (source(f"paper {name}", published=f"2031-05-0{day}") for day, name in enumerate("ab", 1))
DATA = source("table", "dataset", published="2031-06-01")


def test_a_yellow_card_is_a_booking_and_a_second_yellow_sends_off():
    cards = [
        claim("card", DATA, {"match": "match", "player": "ivo"}, minute=10, card="yellow"),
        claim("card", A, {"match": "match", "player": "ivo"}, minute=11, card="yellow"),
        claim("card", DATA, {"match": "match", "player": "ivo"}, minute=80, card="second yellow"),
    ]
    rows = derive_match("match", cards)
    assert [(e.properties["minute"], e.properties["sources"]) for e in edges(rows, "BOOKED")] == [(10, 2)]
    assert [e.properties["card"] for e in edges(rows, "SENT_OFF")] == ["second yellow"]
    [value] = nodes(rows, "Value", value="11")
    assert value.properties["fact"] == edges(rows, "BOOKED")[0].key
    assert [e.end for e in edges(rows, "OF") if e.start == value.key] == ["match"]


def test_two_bookings_of_one_player_are_two():
    cards = [claim("card", DATA, {"match": "match", "player": "ivo"}, minute=m, card="yellow") for m in (10, 60)]
    assert len({e.key for e in edges(derive_match("match", cards), "BOOKED")}) == 2


def test_a_player_is_sent_off_once_whatever_the_minutes_told():
    cards = [
        claim("card", by, {"match": "match", "player": "ivo"}, minute=m, card="red") for by, m in ((A, 10), (B, 60))
    ]
    assert len(edges(derive_match("match", cards), "SENT_OFF")) == 1


def test_a_substitution_shows_who_came_on_and_who_went_off():
    change = claim("substitution", DATA, {"match": "match", "on": "karel", "off": "ivo", "team": "rovers"}, minute=66)
    start = claim("appearance", DATA, {"match": "match", "player": "ivo", "team": "rovers"}, started=True, shirt=9)
    rows = derive_match("match", [change, start, match(DATA, date="2031-05-01")])
    [replaced] = edges(rows, "REPLACED")
    assert (replaced.start, replaced.end, replaced.properties["match"], replaced.properties["minute"]) == (
        "karel",
        "ivo",
        "match",
        66,
    )
    parts = {e.start: e.properties for e in edges(rows, "APPEARED_IN")}
    assert (parts["ivo"]["started"], parts["ivo"]["off"], parts["ivo"]["shirt"]) == (True, 66, 9)
    assert (parts["karel"]["started"], parts["karel"]["on"], parts["karel"]["team"]) == (False, 66, "rovers")
    assert parts["karel"]["date"] == "2031-05-01"


def test_who_stayed_on_the_bench_did_not_appear():
    bench = claim("appearance", DATA, {"match": "match", "player": "ivo"}, started=False)
    assert not edges(derive_match("match", [bench]), "APPEARED_IN")


def test_whether_a_player_started_can_be_disputed():
    rows = derive_match(
        "match",
        [
            claim("appearance", by, {"match": "match", "player": "ivo"}, started=told, on=on)
            for by, told, on in ((DATA, True, 0), (A, False, 60))
        ],
    )
    assert ("started", frozenset({"true*", "false"})) in disputes(rows)


def test_managers_and_referees_of_a_match():
    rows = derive_match(
        "match",
        [
            claim("match_manager", DATA, {"match": "match", "manager": "olga", "team": "rovers"}),
            claim("match_referee", DATA, {"match": "match", "referee": "piet"}, role="fourth official"),
        ],
    )
    assert [(e.start, e.properties["team"]) for e in edges(rows, "MANAGED_IN")] == [("olga", "rovers")]
    assert [(e.start, e.properties["role"]) for e in edges(rows, "REFEREED")] == [("piet", "fourth official")]
