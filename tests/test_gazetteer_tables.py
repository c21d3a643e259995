"""What must hold of the gazetteer's tables, whatever names they hold."""

import csv
from collections import defaultdict
from pathlib import Path

import pytest

from graph.errors import RunStopped
from graph.gazetteer import making, uses
from graph.gazetteer.lookup import Gazetteer, load_gazetteer, read_gazetteer
from graph.gazetteer.tables import DATA, rows, table

KEYED = (
    "clubs.csv",
    "competitions.csv",
    "given_names.csv",
    "national_teams.csv",
    "not_people.csv",
    "people_nicknames.csv",
    "places.csv",
    "publishers.csv",
    "shared_names.csv",
    "venues.csv",
)


@pytest.fixture(scope="module")
def gazetteer() -> Gazetteer:
    return load_gazetteer()


@pytest.mark.parametrize("name", KEYED)
def test_ids_are_unique_and_in_order(name: str) -> None:
    ids = [row.text("id") for row in rows(name)]
    assert ids == sorted(set(ids))


@pytest.mark.parametrize("path", sorted(DATA.glob("*.csv")), ids=lambda path: path.name)
def test_cells_have_no_blanks_at_their_ends_and_no_empty_parts(path: Path) -> None:
    with path.open(encoding="utf-8", newline="") as handle:
        for cells in csv.reader(handle):
            assert all(cell == cell.strip() and "  " not in cell for cell in cells), cells
            assert all(part for cell in cells if cell for part in cell.split("|")), cells


def test_a_name_that_stands_alone_means_one_club_unless_listed(gazetteer: Gazetteer) -> None:
    listed = {row.text("name") for row in rows("shared_names.csv")}
    bearers: dict[str, set[str]] = defaultdict(set)
    for club in gazetteer.clubs.values():
        for name, use in uses.of_club(club):
            if use.strength == "strong":
                bearers[name].add(club.id)
    shared = {name for name, ids in bearers.items() if len(ids) > 1}
    assert shared == listed


def test_a_short_form_is_not_at_once_weak_and_strong_for_a_club(gazetteer: Gazetteer) -> None:
    for club in gazetteer.clubs.values():
        strong = {name.text for name in (*club.names, *club.nicknames)} | {club.name}
        assert not strong & {name.text for name in club.weak}, club.id


def test_a_womens_or_reserve_side_names_its_club(gazetteer: Gazetteer) -> None:
    for club in gazetteer.clubs.values():
        if club.parent:
            assert gazetteer.clubs[club.parent].side == "first", club.id


def test_wikidata_ids_are_given_once(gazetteer: Gazetteer) -> None:
    given = [club.wikidata for club in gazetteer.clubs.values() if club.wikidata]
    assert len(given) == len(set(given))


def test_tenants_of_a_ground_exist(gazetteer: Gazetteer) -> None:
    for venue in gazetteer.venues.values():
        for tenant in venue.tenants:
            assert gazetteer.team(tenant.text), venue.id


def test_years_are_years_of_football(gazetteer: Gazetteer) -> None:
    for _, use in gazetteer.named():
        assert all(1850 <= year <= 2030 for year in (use.since, use.until) if year is not None), use


def test_a_sponsor_of_a_competition_has_the_years_of_one_name_at_a_time(gazetteer: Gazetteer) -> None:
    cup = next(entry for entry in gazetteer.competitions.values() if entry.name == "EFL Cup")
    for year in range(1983, 2025):
        used = {name.text.split()[0] for name in cup.sponsors if name.in_use(year)}
        assert len(used) <= 3, (year, used)


def test_a_fault_names_the_file_the_line_and_the_field(tmp_path: Path) -> None:
    (tmp_path / "publishers.csv").write_text("id,name,kind,names,weak\nu1,Post,paper,Post [1990..1980],\n")
    with pytest.raises(RunStopped, match=r"publishers\.csv:2:names: the first year is after the last"):
        table("publishers.csv", making.publisher, tmp_path)


def test_a_row_of_the_wrong_length_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "places.csv").write_text("id,name,kind,names,ambiguous\np1,Eastvale\n")
    with pytest.raises(RunStopped, match=r"places\.csv:2: has 2 cells, the header has 5"):
        table("places.csv", making.plain_name, tmp_path)


def test_a_side_must_be_a_known_word(tmp_path: Path) -> None:
    header = "id,name,country,city,names,weak,nicknames,former,codes,side,parent,ambiguous,wikidata\n"
    (tmp_path / "clubs.csv").write_text(header + "c1,Eastvale,England,,,,,,,second,,,\n")
    with pytest.raises(RunStopped, match=r"clubs\.csv:2:side: should be one of first"):
        read_gazetteer(tmp_path)
