"""openfootball's squads, players, clubs and grounds."""

from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text


def sample(loader, name):
    return load_files([SAMPLES / loader / name])


def test_a_squad_of_a_club_belongs_to_the_season_in_its_title():
    found = sample("football-txt-squads", "ashby.txt")
    assert [(place["person"], place.get("shirt"), place["season"]) for place in found.of("squad")] == [
        ("Ivo Brandt", 1, "2029/30"),
        ("Jan Fennick", 22, "2029/30"),
        ("Paul N'Dip-Lund", None, "2029/30"),
        ("Rudi Harsk", 7, "2029/30"),
    ]
    assert [refusal.line for refusal in found.refused] == [7]


def test_an_unknown_year_of_birth_is_not_told():
    born = {person["person"]: person.get("born") for person in sample("football-txt-squads", "ashby.txt").of("person")}
    assert born == {"Ivo Brandt": "2005", "Jan Fennick": "2004", "Paul N'Dip-Lund": None, "Rudi Harsk": "2001"}


def test_the_folder_of_a_world_cup_tells_the_year_of_its_squads(tmp_path):
    folder = tmp_path / "worldcup" / "2030--norvania" / "squads"
    folder.mkdir(parents=True)
    text = (SAMPLES / "football-txt-squads" / "nv-norvania.txt").read_text(encoding="utf-8")
    found = load_text(folder, "nv-norvania.txt", text)
    assert {(place["competition"], place["season"]) for place in found.of("squad")} == {("World Cup", "2030")}
    assert [(club["team"], club["seen"]) for club in found.of("played_for")] == [
        ("Castle United", "2030"),
        ("Ashby", "2030"),
    ]


def test_players_of_one_name_are_told_apart_by_birth():
    found = sample("football-txt-players", "nv.players.txt")
    named = [person for person in found.of("person") if person["person"] == "Rudi Harsk"]
    assert [person["born"] for person in named] == ["2007-01-02", "2007-11-30"]
    assert len({thing.id for thing in found.things.values() if thing.name == "Rudi Harsk"}) == 2
    assert len(found.refused) == 1


def test_old_names_end_before_the_season_that_a_comment_tells():
    names = {name["text"]: name for name in sample("football-txt-clubs", "nv.clubs.txt").of("name")}
    assert (names["The Ashby FC"]["until"], names["The Ashby FC"]["name_kind"]) == ("1926/27", "former")
    assert (names["Aschby"]["language"], names["FC Ashby"].get("language")) == ("de", None)


def test_a_reserve_side_is_a_side_of_its_club_and_has_its_own_names():
    found = sample("football-txt-clubs", "nv.clubs.txt")
    (reserve,) = [team for team in found.of("team") if "parent" in team]
    assert (reserve["team"], reserve["parent"], reserve["side"]) == ("Ashby FC II", "Ashby FC", "reserve")
    assert [name["thing"] for name in found.of("name") if name["text"] == "Ashby II"] == ["Ashby FC II"]


def test_years_in_a_name_tell_when_a_club_lived():
    teams = {team["team"]: team for team in sample("football-txt-clubs", "nv.clubs.txt").of("team")}
    assert (teams["Marlow AFC (1928-1932)"]["founded"], teams["Marlow AFC (1928-1932)"]["dissolved"]) == (
        "1928",
        "1932",
    )
    assert teams["Ashby FC"]["city"] == "Ottermouth (East)"


def test_grounds_have_capacities_and_no_addresses():
    grounds = sample("football-txt-clubs", "nv.stadiums.txt").of("venue")
    assert [(ground["venue"], ground.get("capacity"), ground["city"]) for ground in grounds] == [
        ("Long Meadow", 31400, "Ottermouth"),
        ("The Old Quarry", None, "Pennick"),
    ]


def test_a_renamed_club_keeps_its_old_name_until_the_season_before(tmp_path):
    text = (
        "= Norvania\n\n"
        "== 1925/6\n"
        "RENAME  Quay Athletic FC, Otter ⇒ Quay FC\n"
        "MOVE    Tern FC, Tern ⇒ Harbour FC, Haven\n"
    )
    loaded = load_text(tmp_path, "nv.clubs.history.txt", text)
    assert {(one["thing"], one["text"], one["until"]) for one in loaded.of("name")} == {
        ("Quay FC", "Quay Athletic FC", "1924/25"),
        ("Harbour FC", "Tern FC", "1924/25"),
    }


def test_a_merger_ends_the_clubs_that_it_does_not_go_on_as(tmp_path):
    text = (
        "= Norvania\n== 1925/6\nMERGE  Pool FC, Pool\n       South Pool FC, Pool\n        ⇒ Pool "
        "FC\nBANKRUPT  Heath FC, Heath\n"
    )
    loaded = load_text(tmp_path, "nv.clubs.history.txt", text)
    assert {one["team"]: one.get("dissolved") for one in loaded.of("team")} == {
        "Pool FC": None,
        "South Pool FC": "1924/25",
        "Heath FC": "1925/26",
    }
