"""Sentences that were once misread in whole reports."""

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

REPORT = """Marlow Rovers 2-0 Harbour City
Tom Hale and Eddy Stone scored as Marlow Rovers beat Harbour City 2-0.

Tom Hale opened the scoring in the 55th minute, poking in a rebound from close range.

Stone completed the win in the 70th minute when he nodded in a Manuel Reyes corner.
"""
FIXTURE = """West Ham United 3-0 Watford
Slaven Bilic, the West Ham United manager, was pleased with a 3-0 win over Watford.

Slaven Bilic's men host Crystal Palace on Saturday.
"""


def test_the_taker_of_a_corner_is_named_before_the_corner():
    [match] = summarise(read_prose(REPORT))["matches"]
    assert [(goal["minute"], goal["assist"]) for goal in match["goals"]] == [(55, None), (70, "Manuel Reyes")]


def test_a_managers_men_are_his_club():
    fixtures = [match for match in summarise(read_prose(FIXTURE))["matches"] if match["status"] == "scheduled"]
    assert [(match["home"], match["away"]) for match in fixtures] == [("West Ham United", "Crystal Palace")]
