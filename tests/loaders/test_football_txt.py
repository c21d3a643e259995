"""Football.TXT: days without a year, scores in every form, goals, line-ups, and lines that are not understood."""

import pytest

from loaders.football_txt.days import Calendar, day_at_start
from loaders.football_txt.goals import goals_of
from loaders.football_txt.kicks import kicks_of
from loaders.football_txt.lineup import line_up_of
from loaders.football_txt.match_line import match_of
from loaders.football_txt.rounds import Round, round_of, title_of
from loaders.football_txt.score import Score, find_score
from loaders.wrong import Wrong
from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

SAMPLE = SAMPLES / "football-txt"


def day(text, season, before=()):
    calendar = Calendar(season)
    for earlier in before:
        calendar.day(day_at_start(earlier)[0])
    return calendar.day(day_at_start(text)[0])


@pytest.mark.parametrize(
    ("text", "season", "iso"),
    [
        ("[Sat Aug/8]", "2015/16", "2015-08-08"),
        ("[Tue May/17]", "2015/16", "2016-05-17"),
        ("[Wed Jul/1]", "2019/20", "2020-07-01"),
        ("[Wed Aug/7]", "2019/20", "2019-08-07"),
        ("June 11", "1934", "1934-06-11"),
        ("11 June", "1934", "1934-06-11"),
        ("Fri Aug/16 2024", "2024/25", "2024-08-16"),
        ("Sunday, July 10, 2026", "2026", "2026-07-10"),
        ("Fri 10.07.2026", None, "2026-07-10"),
        ("2026-07-10", None, "2026-07-10"),
        ("14.6.24", None, "2024-06-14"),
        ("14.6.", "2024", "2024-06-14"),
        ("Fri Jun 11", "2020", "2021-06-11"),
    ],
)
def test_the_week_day_chooses_the_year(text, season, iso):
    assert day(text, season) == iso


def test_without_a_week_day_the_days_go_on():
    assert day("Jul/5", "2019/20", ["[Sat Aug/10]", "Mar/7", "Jun/20"]) == "2020-07-05"
    assert day("Jul/20", "2019/20") == "2019-07-20"


@pytest.mark.parametrize(("text", "season"), [("[Sun Aug/8]", "2015/16"), ("Feb 30", "1934"), ("June 11", None)])
def test_a_day_that_cannot_be_is_refused(text, season):
    with pytest.raises(Wrong):
        day(text, season)


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("1-0", Score((1, 0))),
        ("1-0 (1-0)", Score((1, 0), (1, 0))),
        ("2-1 a.e.t. (1-1)", Score((2, 1), None, (1, 1), None, extra_time=True)),
        ("2-1 aet/gg (1-1, 1-0)", Score((2, 1), (1, 0), (1, 1), None, extra_time=True)),
        ("1-1 a.e.t. (1-1, 0-1), 3-2 pen.", Score((1, 1), (0, 1), (1, 1), (3, 2), extra_time=True)),
        ("3-4 pen 1-1 aet (1-1, 0-0)", Score((1, 1), (0, 0), (1, 1), (3, 4), extra_time=True)),
        ("3-4 pen (2-2, 1-1, 0-0)", Score((2, 2), (0, 0), (1, 1), (3, 4), extra_time=True)),
        ("4-1 pen. (2-2, 1-0)", Score((2, 2), (1, 0), None, (4, 1))),
        ("3-4 pen 1-1 aet", Score((1, 1), None, None, (3, 4), extra_time=True)),
    ],
)
def test_a_score_in_each_of_its_forms(text, score):
    assert find_score(text)[0] == score


@pytest.mark.parametrize(
    ("note", "score"),
    [
        ("(aet, win 3-4 on pens)", Score((1, 1), None, None, (3, 4), extra_time=True)),
        ("(HT 0-0, FT 1-1, AET, PEN 3-4)", Score((1, 1), (0, 0), (1, 1), (3, 4), extra_time=True)),
        ("(aet/gg)", Score((1, 1), None, None, None, extra_time=True)),
        ("(HT 0-1, AGG 3-2)", Score((1, 1), (0, 1))),
        ("(6-3 on agg)", Score((1, 1))),
    ],
)
def test_a_score_with_a_note_behind_the_sides(note, score):
    found = match_of(f"Ashby  1-1  Castle  {note}")
    assert (found.away.name, found.score) == ("Castle", score)


def test_years_in_a_name_are_no_score():
    found = match_of("  Everton FC                2-1  Accrington FC (1878-1896)")
    assert (found.away.name, found.score.final) == ("Accrington FC (1878-1896)", (2, 1))


@pytest.mark.parametrize(
    ("line", "home", "away", "ground"),
    [
        (
            "20:45   1. FC Ashby   1-1   FK Castle 05  @ Long Meadow, Ottermouth",
            "1. FC Ashby",
            "FK Castle 05",
            "Long Meadow, Ottermouth",
        ),
        ("(12) 13 June  Norvania v Kestria  1-1", "Norvania", "Kestria", None),
        ("Ashby (ENG)  v  Castle (KST)   0-0 [aet]", "Ashby", "Castle", None),
        ("Ashby - Castle   3-0", "Ashby", "Castle", None),
        ("14.6.24 @ Ottermouth      Norvania     5–1 Kestria", "Norvania", "Kestria", "Ottermouth"),
        ("Saint-Ashby - Castle-Marl", "Saint-Ashby", "Castle-Marl", None),
    ],
)
def test_a_match_in_each_of_its_forms(line, home, away, ground):
    found = match_of(line)
    assert (found.home.name, found.away.name, found.ground) == (home, away, ground)


@pytest.mark.parametrize(
    ("note", "status"),
    [
        ("0-3 [awarded]", "awarded"),
        ("[cancelled]", "cancelled"),
        ("[postponed]", "postponed"),
        ("1-0 [abandoned 70']", "abandoned"),
        ("", "scheduled"),
        ("1-0", "played"),
    ],
)
def test_what_became_of_a_match(note, status):
    assert match_of(f"Ashby v Castle  {note}").status == status


@pytest.mark.parametrize("line", ["Ashby v Castle 1-0 [see below]", "Ashby v Ashby 1-0"])
def test_a_match_that_cannot_be_is_refused(line):
    with pytest.raises(Wrong):
        match_of(line)


def test_goals_stand_on_the_side_that_gains_and_a_name_carries_over():
    told = goals_of("(Olić 11', 45+2'(p) O'Neill 27'pen; Harsk 90'+9 (o.g.))", (3, 1), extra_time=False)
    assert [(g.scorer, g.gains_home, g.minute.minute, g.minute.added, g.penalty, g.own_goal) for g in told] == [
        ("Olić", True, 11, None, False, False),
        ("Olić", True, 45, 2, True, False),
        ("O'Neill", True, 27, None, True, False),
        ("Harsk", False, 90, 9, False, True),
    ]


def test_goals_without_minute_marks_or_minutes_are_goals():
    told = goals_of("(Ribéry 77 Olić 90+2, Gomes; -)", (3, 0), extra_time=False)
    assert [(g.scorer, g.minute.minute) for g in told] == [("Ribéry", 77), ("Olić", 90), ("Gomes", None)]


def test_goals_of_the_visitors_alone_need_no_semicolon_and_of_both_they_do():
    assert not goals_of("(Harsk 3')", (0, 1), extra_time=False)[0].gains_home
    with pytest.raises(Wrong, match="without a ';'"):
        goals_of("(Harsk 3', Lind 4')", (1, 1), extra_time=False)


@pytest.mark.parametrize("text", ["(Harsk 3'", "(3')", "(Harsk 3'; Lind 4'; Rau 5')", "(Harsk 300')"])
def test_a_list_of_goals_that_cannot_be_is_refused(text):
    with pytest.raises(Wrong):
        goals_of(text, (1, 0), extra_time=False)


def test_minutes_after_ninety_are_extra_time_only_where_there_was_one():
    assert goals_of("(Harsk 97')", (1, 0), extra_time=True)[0].minute[:3] == (97, None, 3)
    assert goals_of("(Harsk 97')", (1, 0), extra_time=False)[0].minute[:3] == (90, 7, 2)


def test_a_line_up_with_cards_captain_nested_substitutes_and_coach():
    found = line_up_of("A B - C D-E [c] [Y 3'], F (46' G [Y/R 90+3'] (99' H)) - I (J 45+1'); Coach: K L")
    assert [player.name for player in found.players] == ["A B", "C D-E", "F", "I"]
    assert (found.keeper, found.coach) == (found.players[0], "K L")
    second = found.players[2].replaced_by
    assert (second.name, second.cards[0][0], second.cards[0][1][:2]) == ("G", "second yellow", (90, 3))
    assert (second.replaced_by.name, second.replaced_at.minute) == ("H", 99)
    assert (found.players[3].replaced_by.name, found.players[3].replaced_at[:2]) == ("J", (45, 1))
    assert (found.players[1].captain, found.players[1].cards[0][0]) == (True, "yellow")


@pytest.mark.parametrize("text", ["A - B (46' C", "A - B [Z 3']", "A - 12", ""])
def test_a_line_up_that_cannot_be_is_refused(text):
    with pytest.raises(Wrong):
        line_up_of(text)


def test_the_running_score_tells_whose_kick_it_was():
    kicks = kicks_of("0-1 A, 1-1 B, C (missed), D (saved), 1-2 E, 2-2 F")
    assert [(kick.taker, kick.by_home, kick.scored) for kick in kicks] == [
        ("A", False, True),
        ("B", True, True),
        ("C", False, False),
        ("D", True, False),
        ("E", False, True),
        ("F", True, True),
    ]


@pytest.mark.parametrize("text", ["A (missed), B (missed)", "0-1 A, 0-2 B, 1-2 C", "1-0 A, 3-0 B", "1-0 A (gone)"])
def test_kicks_whose_order_is_not_told_are_refused(text):
    with pytest.raises(Wrong):
        kicks_of(text)


@pytest.mark.parametrize(
    ("line", "before", "found"),
    [
        ("Matchday 7", Round(), Round("Matchday 7")),
        ("▪ Group A, Matchday 1", Round(), Round("Matchday 1", "Group A")),
        ("▪▪ Group B", Round("Group Matches"), Round("Group Matches", "Group B")),
        ("▪ Group B", Round("Final"), Round(None, "Group B")),
        ("» Quarter-finals - 1st Leg", Round(), Round("Quarter-finals", None, "first")),
        ("▪ Matchday 1 | June 3", Round(), None),
    ],
)
def test_rounds_groups_and_legs(line, before, found):
    assert round_of(line, before) == found


@pytest.mark.parametrize(
    ("line", "competition", "season"),
    [
        ("= English Premier League 2015/16", "English Premier League", "2015/16"),
        ("= World Cup 1998", "World Cup", "1998"),
        ("= Liga  2011-2012", "Liga", "2011/12"),
        ("= Friendlies", "Friendlies", None),
    ],
)
def test_a_title_names_competition_and_season(line, competition, season):
    title = title_of(line)
    assert (title.competition, title.season) == (competition, season)


def test_what_is_not_understood_is_refused_with_its_line_and_the_rest_goes_on():
    found = load_files([SAMPLE / "cup.txt"])
    assert [refusal.line for refusal in found.refused] == [25, 27, 28]
    assert len(found.claims["match"]) == 7
    assert found.of("match")[-1]["date"] == "2030"
    assert len(found.claims["goal"]) == 7


def test_a_late_season_is_dated_by_its_week_days():
    matches = load_files([SAMPLE / "1-first.txt"]).of("match")
    assert [match["date"] for match in matches] == [
        "2019-08-10",
        "2019-08-10",
        "2020-07-01",
        "2019/20",
        "2020-07-03",
        "2020-07-03",
    ]


def test_a_half_time_above_the_end_is_refused_and_the_match_kept():
    found = load_files([SAMPLE / "1-first.txt"])
    assert [refusal.field for refusal in found.refused] == ["half-time", "date"]
    assert "home_half_time" not in found.of("match")[1]


def test_a_substitute_who_is_replaced_and_booked_is_told():
    found = load_files([SAMPLE / "2030_full.txt"])
    assert [(change["on"], change["off"]) for change in found.of("substitution")] == [
        ("Bo AMSEL", "Jan FENNICK"),
        ("Ole KRUSE", "Bo AMSEL"),
        ("Sven LIND", "Piet OLANDER"),
    ]
    assert ("Bo AMSEL", "yellow", 87) in [(card["player"], card["card"], card["minute"]) for card in found.of("card")]
    assert [referee["country"] for referee in found.of("match_referee")] == ["Belgium", "Ostmark"]
    assert {match["sides"] for match in found.of("match")} == {"told"}


def test_an_article_under_a_heading_is_no_list_of_matches(tmp_path):
    found = load_text(tmp_path, "report.txt", "= Ashby beat Castle\n\nAshby Town beat Castle United 2-1 on Saturday.\n")
    assert not found.sources or found.sources[0].loader == "text"


def test_a_bracket_that_does_not_close_does_not_swallow_the_next_match(tmp_path):
    found = load_text(
        tmp_path,
        "l.txt",
        "= Shires League 2015\n[Sat Aug/8]\n Ashby v Castle  1-0\n  (Harsk 3'\n\n Marl v Tern  1-0\n  (Lind 4')\n",
    )
    assert [len(found.claims[kind]) for kind in ("match", "goal")] == [2, 1]
    assert [refusal.line for refusal in found.refused] == [4]
