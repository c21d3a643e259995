"""Round-ups without score lines: each match with its score and its goals, told in a sentence or in paragraphs.

A file of `round_ups` is a text and behind it a line for each match: `## Home 2-1 Away | scorers | managers`.
"""

from collections import Counter
from pathlib import Path

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

FILES = sorted((Path(__file__).parent / "round_ups").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_round_up_is_read_match_by_match(file: Path) -> None:
    text, *lines = file.read_text(encoding="utf-8").split("\n## ")
    expected = [[part.strip() for part in line.split("|")] for line in lines]
    read = summarise(read_prose(text, published=PartialDate.parse("2019-11-03")))
    main = [match for match in read["matches"] if match["main"]]
    told = sorted(f"{one['home']} {one['home_goals']}-{one['away_goals']} {one['away']}" for one in main)
    assert told == sorted(parts[0] for parts in expected)
    scorers = Counter(goal["scorer"].split()[-1] for match in main for goal in match["goals"])
    wanted = Counter(name.strip() for parts in expected for name in parts[1].split(",") if name.strip())
    assert not wanted - scorers, wanted - scorers
    assert not [one for one in main if len(one["goals"]) > (one["home_goals"] or 0) + (one["away_goals"] or 0)]
    managers = {f"{one['person']} ({one['club']})" for one in read["managers"] if one["status"] == "current"}
    assert {name.strip() for parts in expected for name in parts[2].split(",") if name.strip()} <= managers


def test_a_report_that_touches_other_matches_is_no_round_up() -> None:
    text = (
        "Marlow Rovers 2-1 Harbour City\n\n"
        "Tom Hale scored twice as Marlow Rovers beat Harbour City 2-1 on Saturday.\n\n"
        "Hale headed the hosts in front after ten minutes and drove in a second before the break.\n\n"
        "Jo Cruz pulled one back for Harbour City with a penalty, and Marlow had to hold on.\n\n"
        "Marlow had pressed from the start. Hale hit a post and the visiting keeper saved twice from Tim Pike.\n\n"
        "Elsewhere Everton beat Fulham 3-0 and Leeds drew 1-1 with Derby."
    )
    main = [match for match in summarise(read_prose(text))["matches"] if match["main"]]
    assert [(match["home"], match["away"]) for match in main] == [("Marlow Rovers", "Harbour City")]


def test_a_review_of_a_season_is_no_round_up() -> None:
    text = (
        "How Everton climbed\n\n"
        "Everton beat Fulham 3-0 to begin their run.\n\n"
        "Then Everton drew 1-1 with Leeds and Chelsea beat Derby 2-0.\n\n"
        "Everton won 2-1 at Chelsea a week on, and Derby lost 4-0 to Arsenal."
    )
    assert len([match for match in summarise(read_prose(text))["matches"] if match["main"]]) <= 1
