"""IPTC Sport Schema in Turtle: led back to SportsML, and read as it is."""

import sys

import pytest

from tests.support.loading import load_text

PREFIXES = """@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix sport: <https://sportschema.org/ontologies/main/> .
@prefix spct: <http://cv.iptc.org/newscodes/spct/> .
@prefix status: <http://cv.iptc.org/newscodes/spplayerstatus/> .
@prefix role: <http://cv.iptc.org/newscodes/spsocrole/> .
@prefix code: <http://cv.iptc.org/newscodes/> .
@prefix x: <http://norvan.example/> .
"""
MATCH = (
    PREFIXES
    + """
x:league a sport:Competition ; rdfs:label "Norvan League" ; sport:competitionType spct:recurring-competition .
x:league-29 a sport:Competition ; rdfs:label "Norvan League 2029" ; sport:competitionType spct:competition ;
  sport:parent x:league .
x:week a sport:CompetitionPhase ; rdfs:label "Week 33" .
x:osk a sport:Site ; rdfs:label "St Osk Park" .
x:ansel a sport:Team ; rdfs:label "Fort Ansel" .
x:dunmere a sport:Team ; rdfs:label "Dunmere" .
x:pask a sport:Athlete ; rdfs:label "Rui Pask" .
x:harl a sport:Athlete ; rdfs:label "Tom Harl" .
x:idle a sport:Athlete ; rdfs:label "Sven Idle" .
x:brask a sport:Associate ; rdfs:label "Otto Brask" .
x:tann a sport:Official ; rdfs:label "Juro Tann" .
x:m1 a sport:IndividualMembership ; sport:member x:pask ; sport:membershipOf x:ansel ; sport:uniformNumber "4" .
x:m2 a sport:IndividualMembership ; sport:member x:harl ; sport:membershipOf x:dunmere ; sport:uniformNumber "9" .
x:m3 a sport:IndividualMembership ; sport:member x:harl ; sport:membershipOf x:norvania ; sport:uniformNumber "17" .
x:m4 a sport:IndividualMembership ; sport:member x:brask ; sport:membershipOf x:dunmere ;
  sport:positionRegular <http://cv.iptc.org/newscodes/spsocposition/manager> .
x:match a sport:Event ; sport:eventStatus <http://cv.iptc.org/newscodes/speventstatus/post-event> ;
  sport:startDateTime "2030-05-12T20:00:00+01:00" ;
  sport:eventInCompetitionPhase x:week ; sport:location x:osk ;
  sport:participation x:home, x:away, x:p1, x:p2, x:p3, x:p4 .
x:home a sport:TeamParticipation ; sport:participationBy x:ansel ; sport:alignment "home" ; sport:score "1" .
x:away a sport:TeamParticipation ; sport:participationBy x:dunmere ; sport:alignment "away" ; sport:score "1" .
x:p1 a sport:IndividualParticipation ; sport:participationBy x:pask ; sport:playerStatus status:starter ;
  sport:positionEvent <http://cv.iptc.org/newscodes/spsocposition/defender> .
x:p2 a sport:IndividualParticipation ; sport:participationBy x:harl ; sport:playerStatus status:bench .
x:p3 a sport:IndividualParticipation ; sport:participationBy x:idle ; sport:playerStatus status:starter .
x:p4 a sport:OfficialParticipation ; sport:participationBy x:tann ;
  sport:positionEvent <http://cv.iptc.org/newscodes/spsocposition/referee> .
x:a1 a sport:Action ; sport:actionInEvent x:match ;
  sport:class <http://cv.iptc.org/newscodes/spactionclass/score> ; sport:minutesElapsed "47" ;
  sport:periodValue "1" ; sport:scoreAttemptType <http://cv.iptc.org/newscodes/spsocscore/own-goal> ;
  sport:participation x:a1p .
x:a1p a sport:IndividualParticipation ; sport:participationBy x:pask ; sport:role role:scorer .
x:a2 a sport:Action ; sport:actionInEvent x:match ;
  sport:class <http://cv.iptc.org/newscodes/spactionclass/infraction> ; sport:minutesElapsed "60" ;
  sport:periodValue "2" ; sport:infractionLevel <http://cv.iptc.org/newscodes/spsocpenaltylevel/yellow-card> ;
  sport:comment "Foul: late" ;
  sport:participation x:a2p .
x:a2p a sport:IndividualParticipation ; sport:participationBy x:harl ; sport:role role:infraction-committed-by .
"""
)


def loaded(tmp_path, text=MATCH):
    pytest.importorskip("rdflib")
    return load_text(tmp_path, "match.ttl", text)


def test_a_match_with_its_competition_season_stage_and_ground(tmp_path):
    match = loaded(tmp_path).of("match")[0]
    assert [
        match[name]
        for name in ("home", "away", "date", "home_goals", "away_goals", "competition", "season", "stage", "venue")
    ] == ["Fort Ansel", "Dunmere", "2030-05-12", 1, 1, "Norvan League", "2029/30", "Matchday 33", "St Osk Park"]


def test_players_are_of_the_side_of_the_match_of_which_they_are_members(tmp_path):
    places = loaded(tmp_path).of("appearance")
    assert [
        (place["player"], place["team"], place["shirt"], place["started"], place.get("position")) for place in places
    ] == [("Rui Pask", "Fort Ansel", 4, True, "defender"), ("Tom Harl", "Dunmere", 9, False, None)]


def test_a_player_who_is_a_member_of_neither_side_is_refused(tmp_path):
    assert [(refusal.field, refusal.reason) for refusal in loaded(tmp_path).refused] == [
        ("Participation/p3", "no membership tells for which side he played")
    ]


def test_actions_are_read_as_those_of_sportsml(tmp_path):
    found = loaded(tmp_path)
    assert [
        (goal["scorer"], goal["team"], goal["minute"], goal["added"], goal["own_goal"]) for goal in found.of("goal")
    ] == [("Rui Pask", "Dunmere", 45, 2, True)]
    assert [(card["player"], card["card"], card["reason"]) for card in found.of("card")] == [
        ("Tom Harl", "yellow", "Foul: late")
    ]
    assert [(one["referee"], one["role"]) for one in found.of("match_referee")] == [("Juro Tann", "referee")]


def test_a_manager_of_a_side_is_not_told_to_have_managed_it_in_the_match(tmp_path):
    found = loaded(tmp_path)
    assert (found.of("managed"), found.of("match_manager")) == ([{"person": "Otto Brask", "team": "Dunmere"}], [])


def test_broken_turtle_is_refused(tmp_path):
    assert ["not Turtle" in refusal.reason for refusal in loaded(tmp_path, f"{MATCH}\nx:a sport:b").refused] == [True]


def test_without_rdflib_it_is_refused_with_what_would_help(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "rdflib", None)
    found = load_text(tmp_path, "match.ttl", MATCH)
    assert ([refusal.reason for refusal in found.refused], found.claims) == (
        ["this file needs: pip install 'touchline[rdf]'"],
        {},
    )
