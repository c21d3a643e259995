"""Finding the gazetteer's names in a text, and looking up a table's cell."""

import pytest

from graph.gazetteer.lookup import Gazetteer, load_gazetteer
from graph.gazetteer.records import NameHit


@pytest.fixture(scope="module")
def gazetteer() -> Gazetteer:
    return load_gazetteer()


def named(gazetteer: Gazetteer, hit: NameHit, type_: str) -> list[str]:
    if type_ == "competition":
        return [gazetteer.competitions[use.id].name for use in hit.entries if use.type == type_]
    return [gazetteer.team(use.id).name for use in hit.entries if use.type == type_]


def only(gazetteer: Gazetteer, text: str) -> NameHit:
    (hit,) = gazetteer.find(text)
    return hit


def test_the_longest_name_wins(gazetteer: Gazetteer) -> None:
    assert only(gazetteer, "a win over Sheffield Wednesday").text == "Sheffield Wednesday"


def test_a_possessive_stays_outside(gazetteer: Gazetteer) -> None:
    hit = only(gazetteer, "in Tottenham Hotspur’s goal")
    assert (hit.start, hit.end, hit.text) == (3, 20, "Tottenham Hotspur")


def test_a_name_is_whole_words(gazetteer: Gazetteer) -> None:
    assert gazetteer.find("Burytown Arsenalist") == []


def test_a_longer_word_does_not_hide_the_name_in_it(gazetteer: Gazetteer) -> None:
    assert [hit.text for hit in gazetteer.find("at West Hamburg")] == ["Hamburg"]


def test_a_curly_apostrophe_and_a_hard_blank_are_read(gazetteer: Gazetteer) -> None:
    assert only(gazetteer, "against Nott’m Forest").text == "Nott’m Forest"
    assert only(gazetteer, "for Aston\u00a0Villa").text == "Aston\u00a0Villa"


def test_headlines_in_capitals_are_read(gazetteer: Gazetteer) -> None:
    assert named(gazetteer, only(gazetteer, "TOTTENHAM HOTSPUR"), "club") == ["Tottenham Hotspur"]


def test_accents_and_ampersands_may_be_left_out(gazetteer: Gazetteer) -> None:
    assert named(gazetteer, only(gazetteer, "Brighton and Hove Albion"), "club") == ["Brighton & Hove Albion"]
    assert named(gazetteer, only(gazetteer, "Atletico Mineiro"), "club") == ["Atletico Mineiro"]
    assert named(gazetteer, only(gazetteer, "Atlético Mineiro"), "club") == ["Atletico Mineiro"]


def test_a_shared_form_tells_all_its_bearers_and_is_weak(gazetteer: Gazetteer) -> None:
    hit = only(gazetteer, "the Reds")
    assert {"Liverpool", "Nottingham Forest"} <= set(named(gazetteer, hit, "club"))
    assert {use.strength for use in hit.entries if use.type == "club"} == {"weak"}


def test_a_sponsors_name_has_its_years(gazetteer: Gazetteer) -> None:
    hit = only(gazetteer, "the Carling Cup")
    assert named(gazetteer, hit, "competition") == ["EFL Cup"]
    assert [(use.kind, use.since, use.until) for use in hit.entries] == [("sponsor", 2003, 2012)]


def test_the_word_for_a_people_is_a_demonym(gazetteer: Gazetteer) -> None:
    hit = only(gazetteer, "the Croat")
    assert {use.type for use in hit.entries} == {"demonym"}
    assert {gazetteer.national_teams[use.id].name for use in hit.entries} == {"Croatia"}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Man United", "Manchester United"),
        ("Nott'm Forest", "Nottingham Forest"),
        ("QPR", "Queens Park Rangers"),
        ("Sheffield Weds", "Sheffield Wednesday"),
        ("Tottenham Hotspur FC", "Tottenham Hotspur"),
        ("Bayern München", "Bayern Munich"),
        ("Wolves", "Wolverhampton Wanderers"),
        ("USA", "United States"),
        ("England Women", "England Women"),
    ],
)
def test_a_tables_cell_finds_its_team(gazetteer: Gazetteer, text: str, name: str) -> None:
    assert [team.name for team in gazetteer.team_named(text)] == [name]


def test_the_country_chooses_between_clubs_of_one_name(gazetteer: Gazetteer) -> None:
    assert [team.country for team in gazetteer.team_named("Barcelona SC", country="Ecuador")] == ["Ecuador"]
    assert gazetteer.team_named("Arsenal", country="Japan") == ()


def test_a_club_abroad_is_found_in_its_neighbours_league(gazetteer: Gazetteer) -> None:
    assert [team.name for team in gazetteer.team_named("Toronto FC", country="United States")] == ["Toronto FC"]


def test_the_year_chooses_the_division(gazetteer: Gazetteer) -> None:
    top = gazetteer.competition_named("First Division", country="England", year=1985)
    second = gazetteer.competition_named("First Division", country="England", year=1998)
    assert [entry.level for entry in top] == [1]
    assert [entry.level for entry in second] == [2]


def test_a_ground_is_found_by_a_sponsors_name(gazetteer: Gazetteer) -> None:
    assert [venue.name for venue in gazetteer.venue_named("Etihad Stadium", year=2015)] == [
        "City of Manchester Stadium"
    ]


def test_an_unknown_cell_finds_nothing(gazetteer: Gazetteer) -> None:
    assert gazetteer.team_named("Eastvale Wanderers of Nowhere") == ()


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("Tony", "Anthony", True),
        ("Bobby", "Robert", True),
        ("J.", "James", True),
        ("Heung-Min", "Heungmin", True),
        ("Gary", "Phil", False),
        ("Mark", "Marcus", False),
        ("", "Anthony", False),
    ],
)
def test_short_forms_are_the_same_given_name(gazetteer: Gazetteer, first: str, second: str, same: bool) -> None:
    assert gazetteer.same_given_name(first, second) is same


def test_a_given_name_is_known_with_its_gender(gazetteer: Gazetteer) -> None:
    assert gazetteer.is_given_name("Wayne")
    assert not gazetteer.is_given_name("Stadium")
    assert (gazetteer.gender_of("Wayne"), gazetteer.gender_of("Hayley")) == ("m", "f")
