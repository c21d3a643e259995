"""The summary of a reading."""

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

TEXT = "Everton 2-1 Fulham\n\nEverton manager Ann Lee was glad. Everton beat Fulham 2-1 on Saturday. Lee left."


def test_a_summary_has_the_match_with_names_and_numbers() -> None:
    reading = read_prose(TEXT, published=PartialDate.parse("2013-10-21"), publisher="The Echo")
    summary = summarise(reading)
    (match,) = [match for match in summary["matches"] if match["main"]]
    assert (match["home"], match["home_goals"], match["away_goals"], match["away"]) == ("Everton", 2, 1, "Fulham")
    assert match["sides"] == "known"
    assert match["date"] == "2013-10-19"
    assert match["venue"] is None
    assert summary["title"] == "Everton 2-1 Fulham"
    assert summary["published"] == "2013-10-21"


def test_a_summary_counts_mentions_by_name_alone() -> None:
    summary = summarise(read_prose(TEXT))
    (lee,) = [mention for mention in summary["mentions"] if mention["name"] == "Ann Lee"]
    assert lee == {"name": "Ann Lee", "type": "person", "told": ["Ann Lee", "Lee"], "times": 2}


def test_a_summary_of_nothing_is_empty() -> None:
    summary = summarise(read_prose(""))
    assert summary["matches"] == []
    assert summary["mentions"] == []
    assert summary["title"] == ""
