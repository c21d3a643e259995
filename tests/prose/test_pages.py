"""What stands on a page around a report (comments, captions, straps, pull quotes, tables) adds nothing to it."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Filler, Reading

TITLE = "Marlow Rovers 2-1 Harbour City"
REPORT = (
    "Tom Hale put Marlow Rovers ahead in the 12th minute with a low drive past Karl Voss.",
    "Ivo Lund levelled for Harbour City on 40 minutes, heading in a corner.",
    "Hale won it in the 77th minute, tapping in a cross from Pete Stone.",
)
GOALS = [("Hale", 12, ""), ("Hale", 77, "Stone"), ("Lund", 40, "")]

UNDER = {
    "comments with days": """Comments

Brian Foxall, 3 March 2019

Lund scored twice against us last season and we still did not sign him.

Dave Munro, 4 March 2019

Hale was offside. Stone headed the winner for me, no question.""",
    "comments with hours ago and no heading": """Brian Foxall, 2 hours ago

Lund scored twice against us and Castle Town won 4-0 here.

Jo Pell · 5 mins ago

Stone scored the winner in the 90th minute, I was there.""",
    "readers who say": """Readers' comments

Gary from Marlow says: Lund scored twice against us in the cup. Great player.

Jill Pratt says: Stone scored the best goal I ever saw here on 89 minutes.""",
    "a reader who writes, without a heading": (
        "Len Ashby writes: Karl Voss scored against us on 30 minutes. Marlow Rovers 4-4 Castle Town it was."
    ),
    "aliases and buttons": """Have your say

marlowfan72: What a win. Hale should have had four. Bexley sacked by Christmas I bet.

CityTillIDie: We were robbed. Voss saved a penalty and Berg scored a good goal in the 80th minute.

Report abuse""",
    "numbered comments": """3 comments

1. Terry Quill wrote: Karl Voss gifted Stone the third goal in the 90th minute.

2. Posted by Mo Idris at 10:14: Idris scored for the juniors. Harbour City 5-0 Marlow Rovers next time!""",
    "a comment with its buttons": """Comments (2)

Sue Arkle

Reply

Stone made it 3-1 on 88 minutes if you ask me.""",
    "a league table": """League table

Team P W D L Pts
Marlow Rovers 30 20 5 5 65
Harbour City 30 18 6 6 60
Castle Town 30 17 5 8 56""",
    "a table of scorers": """Top scorers

Hale (Marlow Rovers) 18
Lund (Harbour City) 15
Berg (Castle Town) 12""",
    "a table with form": """Form guide

Marlow Rovers W W L D W
Harbour City L D W L L""",
    "a paywall": """To continue reading, subscribe from £1 a week.

Already a subscriber? Log in

Most read: Berg scores twice as Castle Town beat Kestrel 3-0""",
    "a paywall with a teaser": """This article is for subscribers only. Create an account to read on.

Recommended: Ivo Lund hits four in 6-0 rout of Kestrel""",
    "a newsletter": """Sign up to our newsletter for more from Marlow Rovers.

Don't miss: Stone scores the goal of the month""",
}
BETWEEN = {
    "a caption of a celebration": "Tom Hale celebrates after scoring the winner against Harbour City",
    "a caption of another day": "Ivo Lund, left, scored twice when the sides met in October",
    "a caption with its credit": "Pete Stone (right) in action earlier this season. Photograph: Joe Lark",
    "a pull quote of a player": '"I scored a hat-trick here as a boy" - Ivo Lund',
    "a pull quote of a manager": "“Stone could have scored four”",
    "a pull quote with its speaker below": "'We scored three good goals and they gave us two'\n\nAda Bexley",
}
STRAPS = {
    "a double": "Hale double sinks City as Lund header counts for nothing",
    "the by-line": "By Ann Reeve at Castle Park",
    "what comes next": "Rovers stay top before trip to Castle Town next week",
}


def _goals(reading: Reading) -> list[tuple[str, object, str]]:
    def name(filler: Filler | None) -> str:
        return "" if filler is None else reading.entities[filler.entity].name.split()[-1]

    told = [one for one in (*reading.statements, *reading.unplaced) if one.kind == "goal"]
    roles = [(one.role("scorer"), one.value("minute"), one.role("assist")) for one in told]
    return sorted((name(by), minute, name(made)) for by, minute, made in roles)


def _check(text: str) -> None:
    reading = read_prose(text, language="en")
    assert _goals(reading) == GOALS
    matches = [one for one in reading.statements if one.kind == "match" and one.value("match_status") == "played"]
    assert [(one.value("home_goals"), one.value("away_goals"), one.value("date")) for one in matches] == [(2, 1, None)]
    assert {one.kind for one in reading.statements} <= {"match", "goal", "reports_on", "person", "managed"}
    assert not any(one.kind == "managed" and one.value("state") == "former" for one in reading.statements)


@pytest.mark.parametrize("below", UNDER.values(), ids=UNDER.keys())
def test_what_stands_under_a_report_adds_nothing(below: str) -> None:
    _check("\n\n".join((TITLE, *REPORT, below)))


@pytest.mark.parametrize("put", BETWEEN.values(), ids=BETWEEN.keys())
@pytest.mark.parametrize("place", [1, 2, 3])
def test_captions_and_pull_quotes_in_a_report_add_nothing(put: str, place: int) -> None:
    _check("\n\n".join((TITLE, *REPORT[:place], put, *REPORT[place:])))


@pytest.mark.parametrize("strap", STRAPS.values(), ids=STRAPS.keys())
def test_straps_over_a_report_add_nothing(strap: str) -> None:
    _check("\n\n".join((TITLE, strap, *REPORT)))


@pytest.mark.parametrize(
    "line",
    [
        "Marlow manager Ada Bexley says: we deserved that. Stone scored the third on 88 minutes.",
        "He says: it was ours. Stone scored the third on 88 minutes.",
        "Comments\n\nStone scored the third on 88 minutes.",
        "Have your say\n\nStone scored the third on 88 minutes.",
        "Seven minutes ago it was level. Stone scored the third on 88 minutes.",
    ],
)
def test_what_only_looks_like_a_comment_is_still_read(line: str) -> None:
    text = "\n\n".join(("Marlow Rovers 3-1 Harbour City", *REPORT, line))
    assert ("Stone", 88, "") in _goals(read_prose(text, language="en"))
