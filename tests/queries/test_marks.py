"""Who share a name are shown with what tells them apart, and a women's side is found by the word for it."""

import pytest

import touchline

TEAMS = "key_id,team_id,team_name,team_code,mens_team,womens_team,federation_name,region_name\n"
PEOPLE = "id,name,born,team\na,Dean Pike,1988,Elm Town\nb,Dean Pike,1996,Oak Vale\n"
OTHERS = "Alder Crewe Women 1-0 Elm Town\nAlder Crewe Women beat Elm Town 1-0 on Saturday, and Ana Lorde scored.\n"


@pytest.fixture(scope="module")
def graph(tmp_path_factory):
    folder = tmp_path_factory.mktemp("marks")
    (folder / "teams.csv").write_text(
        f"{TEAMS}1,T-901,Norvania,NRV,1,1,Norvanian Association,North\n", encoding="utf-8"
    )
    (folder / "people.csv").write_text(PEOPLE, encoding="utf-8")
    (folder / "a.txt").write_text(OTHERS, encoding="utf-8")
    with touchline.open(":memory:") as opened:
        opened.load(folder)
        yield opened


def test_candidates_of_one_name_are_told_apart(graph):
    with pytest.raises(touchline.Ambiguous) as raised:
        graph.ask("matches-of", team="norvania")
    assert sorted("women's" in told for _, told in raised.value.candidates) == [False, True]
    with pytest.raises(touchline.Ambiguous) as raised:
        graph.ask("who-scored", scorer="dean pike")
    told = " | ".join(told for _, told in raised.value.candidates)
    assert all(mark in told for mark in ("born 1988", "born 1996", "Elm Town", "Oak Vale"))


@pytest.mark.parametrize("typed", ["norvania women", "Norvania Women's", "norvania's women", "women norvania"])
def test_a_womens_side_is_found_by_country_and_women(graph, typed):
    [row] = graph.who(typed)
    assert (row.name, row.side) == ("Norvania", "women")


def test_the_women_of_a_club_unknown_are_not_near_to_those_of_another(graph):
    with pytest.raises(touchline.NotFound) as raised:
        graph.who("balder women")
    assert not any("Crewe" in name for name in raised.value.near)


def test_sources_show_the_path_that_retract_takes(tmp_path):
    (tmp_path / "a.txt").write_text(OTHERS, encoding="utf-8")
    with touchline.open(":memory:") as graph:
        graph.load(tmp_path / "a.txt")
        [row] = graph.sources()
        assert row.path == str(tmp_path / "a.txt")
        assert graph.retract(row.path) > 0
