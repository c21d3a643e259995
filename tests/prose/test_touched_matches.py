"""A result that is only the occasion of news brings no day, ground or competition of other sentences with it."""

from graph.dates import PartialDate
from graph.kinds import ThingType
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

NEWS = """Rovers name Pell as manager

Owen Pell was named Blackburn Rovers manager on Thursday, four days after Stan Boyd was sacked following the 3-0 home \
defeat by Preston North End.

Pell, who left Charlton Athletic in November, worked at The Valley for two years.

"We want to be back in the Premier League soon," said the chairman, Ned Pask.

The new man will meet his players on Friday morning.
"""


def test_the_occasion_of_news_has_no_day_ground_or_competition_of_the_news():
    (match,) = summarise(read_prose(NEWS, published=PartialDate.parse("2019-02-14")))["matches"]
    assert (match["home_goals"], match["away_goals"]) == (0, 3)
    assert (match["date"], match["venue"], match["competition"]) == (None, None, None)


def test_who_was_appointed_after_a_match_did_not_manage_it():
    reading = read_prose(NEWS, published=PartialDate.parse("2019-02-14"))
    assert all(statement.kind != "match_manager" for statement in reading.statements)


def test_a_manager_who_speaks_after_a_match_managed_it():
    text = "Preston boss Alf Lane praised his men after the 2-0 win against Hull City.\n\nHe spoke on Friday."
    reading = read_prose(text, published=PartialDate.parse("2019-02-14"))
    managers = [one for one in reading.statements if one.kind == "match_manager"]
    assert len(managers) == 1
    assert any(entity.type is ThingType.PERSON and entity.name == "Alf Lane" for entity in reading.entities)
