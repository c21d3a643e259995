"""Tables: each trap of their formats, with rows of our own."""

import logging

import pytest

from graph.claims import ClaimBatch, Source, ThingBatch
from graph.errors import BadUse, Refusal
from loaders.dates import date_in_address, ordered_day, published_of
from loaders.files import read_paths
from loaders.matches import season_of, season_text
from loaders.tables.own import loader_of_profile
from tests.support.loading import load_text

FOOTBALL_DATA = "Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG\r\n"
RESULTS = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n"
GOALS = "date,home_team,away_team,team,scorer,minute,own_goal,penalty\n"


def read(tmp_path, name, content, as_=None):
    """Source, claims by kind as dictionaries, refusals, things by id."""
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    claims, refused, things, source = {}, [], {}, None
    for item in read_paths([path], as_):
        if isinstance(item, Source):
            source = item
        elif isinstance(item, ThingBatch):
            things.update((thing.id, thing) for thing in item.things)
        elif isinstance(item, ClaimBatch):
            columns = {**item.roles, **item.values}
            rows = claims.setdefault(item.kind, [])
            rows += [dict(zip(columns, cells, strict=True)) for cells in zip(*columns.values(), strict=True)]
        elif isinstance(item, Refusal):
            refused.append(item)
    return source, claims, refused, things


def test_a_byte_order_mark_and_blank_rows_do_no_harm(tmp_path, caplog):
    rows = "E0,16/08/24,Ashby,Castle,1,0,0,0\r\nE0,17/08/24,Marlow,Tern,2,2,1,0\r\n,,,,,,,\r\n,,,,,,,\r\n"
    with caplog.at_level(logging.INFO, logger="touchline"):
        source, claims, refused, _ = read(tmp_path, "e0.csv", b"\xef\xbb\xbf" + (FOOTBALL_DATA + rows).encode())
    assert not refused
    assert [match["date"] for match in claims["match"]] == ["2024-08-16", "2024-08-17"]
    assert source.title == "Premier League 2024/25"
    assert "2 blank rows" in caplog.text


def test_a_file_in_an_old_encoding_is_read(tmp_path):
    _, _, refused, things = read(
        tmp_path, "sp1.csv", (FOOTBALL_DATA + "SP1,16/08/00,Córdoba,Málaga,1,0,0,0\r\n").encode("cp1252")
    )
    assert not refused
    assert {"Córdoba", "Málaga"} <= {thing.name for thing in things.values()}


def test_columns_may_change_by_season_and_rows_end_early(tmp_path):
    _, claims, refused, _ = read(
        tmp_path,
        "e0.csv",
        "Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,Attendance,Referee,GBH\r\n"
        "E0,19/08/00,Ashby,Castle,4,0,20043,Rob Whitlow\r\n",
    )
    assert not refused
    assert claims["match"][0]["attendance"] == 20043
    assert len(claims["match_referee"]) == 1


@pytest.mark.parametrize(
    ("code", "first_year", "competition"),
    [("E0", 2014, "Premier League"), ("E1", 2003, "First Division"), ("E1", 2004, "Championship"), ("X9", 2004, "X9")],
)
def test_a_division_has_the_name_of_its_season(tmp_path, code, first_year, competition):
    source, *_ = read(tmp_path, "x.csv", f"{FOOTBALL_DATA}{code},16/08/{first_year},Ashby,Castle,1,0,0,0\r\n")
    assert source.title.startswith(competition)


def test_a_goal_of_an_own_scorer_counts_for_the_other_side(tmp_path):
    _, claims, _, things = read(
        tmp_path, "g.csv", GOALS + "1974-02-17,Norvania,Kestria,Norvania,Rudi Harsk,90,TRUE,FALSE\n"
    )
    (goal,) = claims["goal"]
    assert things[goal["team"]].name == "Norvania"
    assert things[goal["scorer"]].local == "Rudi Harsk|Kestria"
    assert goal["own_goal"] is True


def test_equal_rows_are_as_many_goals(tmp_path):
    row = "1974-02-17,Norvania,Kestria,Norvania,Aldo Fennick,NA,FALSE,FALSE\n"
    _, claims, _, things = read(tmp_path, "g.csv", GOALS + row * 3)
    assert len(claims["goal"]) == 3
    assert len(claims["match"]) == 1
    assert sum(thing.type.value == "person" for thing in things.values()) == 1


def test_a_match_of_the_goals_is_told_apart_as_in_the_results(tmp_path):
    _, _, _, of_goals = read(
        tmp_path, "g.csv", GOALS + "1974-02-17,Norvania,Kestria,Norvania,Aldo Fennick,NA,FALSE,FALSE\n"
    )
    _, _, _, of_results = read(tmp_path, "r.csv", RESULTS + "1974-02-17,Norvania,Kestria,1,0,Cup,Kest,Kestria,FALSE\n")
    local = {thing.local for thing in of_goals.values() if thing.type.value == "match"}
    assert local == {"1974-02-17|Norvania|Kestria"}
    assert local == {thing.local for thing in of_results.values() if thing.type.value == "match"}


def test_two_matches_of_one_pairing_and_day_are_two_things_and_a_repeated_row_is_not(tmp_path):
    row = "1974-02-17,Norvania,Kestria,{},1,Cup,Kest,Kestria,FALSE\n"
    _, claims, _, things = read(tmp_path, "r.csv", RESULTS + row.format(2) + row.format(3) + row.format(3))
    assert len(claims["match"]) == 3
    assert len({match["match"] for match in claims["match"]}) == 2
    assert sum(thing.type.value == "match" for thing in things.values()) == 2


def test_an_awarded_match_may_end_lower_than_it_stood_at_half_time(tmp_path):
    profile = tmp_path / "p.toml"
    profile.write_text(
        '[columns]\ndate = "d"\nhome = "h"\naway = "a"\nscore = "s"\nhalf_time = "t"\nstatus = "u"\n', encoding="utf-8"
    )
    rows = "d,h,a,s,t,u\n2020-01-01,Ashby,Castle,0-3,2-0,awarded\n2020-01-08,Ashby,Castle,0-3,2-0,\n"
    _, claims, refused, _ = read(tmp_path, "m.csv", rows, str(profile))
    assert [match["match_status"] for match in claims["match"]] == ["awarded"]
    assert [(refusal.line, refusal.field) for refusal in refused] == [(3, "t")]


def test_a_refusal_names_file_line_column_and_row(tmp_path):
    _, _, refused, _ = read(tmp_path, "r.csv", RESULTS + "1974-02-17,Norvania,Kestria,two,1,Cup,Kest,Kestria,FALSE\n")
    (refusal,) = refused
    assert str(refusal).endswith("r.csv:2:home_score: not a whole number from 0 to 199: 'two'")
    assert refusal.text == "1974-02-17,Norvania,Kestria,two,1,Cup,Kest,Kestria,FALSE"


def test_a_quoted_line_break_does_not_shift_the_lines(tmp_path):
    rows = (
        '1974-02-17,"Nor\nvania",Kestria,2,1,Cup,Kest,Kestria,FALSE\n'
        "1974-02-31,Norvania,Kestria,2,1,Cup,Kest,Kestria,FALSE\n"
    )
    _, claims, refused, _ = read(tmp_path, "r.csv", RESULTS + rows)
    assert len(claims["match"]) == 1
    assert refused[0].line == 4


def test_a_large_table_comes_in_batches(tmp_path):
    rows = "".join(
        f"{1900 + at % 100}-01-{1 + at % 28:02d},Side {at},Other {at},2,1,Cup,Kest,Kestria,FALSE\n"
        for at in range(20_000)
    )
    path = tmp_path / "r.csv"
    path.write_text(RESULTS + rows, encoding="utf-8")
    sizes = [len(item) for item in read_paths([path]) if isinstance(item, ClaimBatch)]
    assert sum(sizes) == 20_000
    assert len(sizes) > 1
    assert max(sizes) < 10_000


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ("kind = 'corners'", "matches or goals"),
        ("colour = 'red'", "'colour' is not a setting"),
        ("[columns]\ndate = 'd'\nhome = 'h'", "nothing tells the away"),
        ("dates = 'XYZ'", "right: ISO, DMY"),
        ("[columns]\nshirt = 'd'", "'shirt' is not a field"),
        ("name = ", "Invalid value"),
        ("name = 3", "should be a text"),
    ],
)
def test_a_profile_that_is_wrong_says_what_would_be_right(tmp_path, settings, why):
    path = tmp_path / "p.toml"
    path.write_text(settings, encoding="utf-8")
    with pytest.raises(BadUse, match=why):
        loader_of_profile(path)


@pytest.mark.parametrize(
    ("text", "order", "day"),
    [
        ("16/08/14", "DMY", "2014-08-16"),
        ("16/08/69", "DMY", "2069-08-16"),
        ("16/08/70", "DMY", "1970-08-16"),
        ("16/08/1914", "DMY", "1914-08-16"),
        ("08/16/14", "DMY", None),
        ("08/16/14", "MDY", "2014-08-16"),
        ("1914-8-6", "YMD", "1914-08-06"),
        ("16/08", "DMY", None),
        ("30/02/2014", "DMY", None),
    ],
)
def test_days_are_read_in_the_order_that_is_told(text, order, day):
    assert ordered_day(text, order) == day


@pytest.mark.parametrize(
    ("told", "day"),
    [
        ("2021-05-02", "2021-05-02"),
        ("2021-05", "2021-05"),
        ("20210502T083000Z", "2021-05-02T08:30:00+00:00"),
        ("Sun, 02 May 2021 09:30:00 +0100", "2021-05-02T09:30:00+01:00"),
        ("2 May 2021", "2021-05-02"),
        ("May 2, 2021", "2021-05-02"),
        ("Sunday 2nd May 2021", "2021-05-02"),
        ("3/2/2021", None),
        ("soon", None),
        ("", None),
        (None, None),
        ("2021-05-02T08:30:00.000Z", "2021-05-02T08:30:00+00:00"),
        ("2021-13-45", None),
    ],
)
def test_a_day_of_publication_is_read_only_where_it_can_mean_one(told, day):
    assert published_of(told) == day


@pytest.mark.parametrize(
    ("url", "day"),
    [
        ("https://e.example/sport/2017/oct/25/a", "2017-10-25"),
        ("https://e.example/2017/10/25/", "2017-10-25"),
        ("https://e.example/2017-10-25-report", "2017-10-25"),
        ("https://e.example/2017/99/25/", None),
        ("https://e.example/article-20171025", None),
    ],
)
def test_an_address_may_name_its_day(url, day):
    assert date_in_address(url) == day


def test_seasons_run_from_july_and_are_never_written_like_months():
    assert (season_of("2017-06-30"), season_of("2017-07-01"), season_of("1999-12-31")) == (
        "2016/17",
        "2017/18",
        "1999/00",
    )
    assert [season_text(told) for told in ("2017-18", "2017/2018", "1999-00", "2017", "2017-19", "x")] == [
        "2017/18",
        "2017/18",
        "1999/00",
        "2017",
        None,
        None,
    ]


def martj42_table(folder, name="cup.csv", as_=None):
    head = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n"
    [source] = load_text(
        folder, name, head + "2030-05-01,Elm Rovers,Oak City,2,1,County Cup,Elm,Norvania,FALSE\n", as_
    ).sources
    return source.publisher, source.licence


def test_a_table_of_your_own_in_a_known_layout_has_not_its_publisher(tmp_path):
    assert martj42_table(tmp_path) == (None, None)


THEIRS = ("martj42/international_results", "CC0-1.0")


def test_a_publishers_own_file_is_known_by_its_name_and_columns(tmp_path):
    assert martj42_table(tmp_path, "results.csv") == THEIRS


def test_a_note_beside_a_table_or_the_user_says_whose_it_is(tmp_path):
    assert martj42_table(tmp_path, as_="martj42-results") == THEIRS
    (tmp_path / "SOURCE.md").write_text("Taken from martj42/international_results, some rows.\n", encoding="utf-8")
    assert martj42_table(tmp_path) == THEIRS
