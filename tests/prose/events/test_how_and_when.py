"""How a goal was scored, when, and who made it: of each goal what its own clause says."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement

SETTING = "Milford beat Seaton 3-1 on Saturday.\n\n"


def goals(text: str) -> list[tuple[Reading, Statement]]:
    """The goals of a text, in order of place."""
    reading = read_prose(text, language="en")
    return [(reading, event) for event in (*reading.statements, *reading.unplaced) if event.kind == "goal"]


def name(reading: Reading, event: Statement, role: str) -> str:
    """The last name of who fills a role."""
    filler = event.role(role)
    return reading.entities[filler.entity].name.split()[-1] if filler else ""


def minute(event: Statement) -> str:
    """The minute of an event as it is written."""
    number, added = event.value("minute"), event.value("added")
    return "" if number is None else f"{number}+{added}" if added else str(number)


CORNERS = (
    ("Amy Roe set Jo Bell free and Bell tucked the ball into the corner.", None),
    ("Jo Bell found the bottom corner from 20 yards.", None),
    ("Jo Bell slammed it into the far top corner.", None),
    ("Jo Bell picked out the corner with a low shot and scored.", None),
    ("Jo Bell placed it in the bottom right-hand corner of the net.", None),
    ("Jo Bell slid the ball towards the far corner and it went in off the post.", None),
    ("Jo Bell headed in from a corner after 20 minutes.", "corner"),
    ("Jo Bell nodded in Amy Roe's corner.", "corner"),
    ("Jo Bell headed the corner into the far corner.", "corner"),
    ("Jo Bell scored from the resulting corner.", "corner"),
    ("Jo Bell rose highest at a corner to head the winner.", "corner"),
    ("Jo Bell met the corner and headed into the bottom corner.", "corner"),
)


@pytest.mark.parametrize(("sentence", "situation"), CORNERS)
def test_a_corner_of_the_net_is_no_corner_kick(sentence, situation):
    assert {event.value("situation") for _, event in goals(SETTING + sentence)} == {situation}


def told(text: str) -> list[str]:
    """Each goal as 'scorer minute by maker', an own goal with a '!'."""
    found = []
    for reading, event in goals(text):
        maker = name(reading, event, "assist")
        scorer = name(reading, event, "scorer") + ("!" if event.value("own_goal") else "")
        found.append(" ".join(part for part in (scorer, minute(event), f"by {maker}" if maker else "") if part))
    return sorted(found)


DRAWN = "Milford 1-1 Seaton\n\n"
CANCELLED = (
    ("Ross Tindall's strike on 15 minutes was cancelled out by Yusuf Demir's late header.", ["Demir", "Tindall 15"]),
    (
        "Ross Tindall's goal after 15 minutes was cancelled out by Yusuf Demir on 80 minutes.",
        ["Demir 80", "Tindall 15"],
    ),
    ("Ross Tindall's early penalty was matched by Yusuf Demir's late free-kick.", ["Demir", "Tindall"]),
    (
        "A 15th-minute strike from Ross Tindall was cancelled out by Yusuf Demir's 80th-minute header.",
        ["Demir 80", "Tindall 15"],
    ),
    ("Ross Tindall's opener was cancelled out by a Yusuf Demir header on 80 minutes.", ["Demir 80", "Tindall"]),
    ("Yusuf Demir's late header cancelled out Ross Tindall's strike on 15 minutes.", ["Demir", "Tindall 15"]),
    (
        "Ross Tindall's 15th-minute volley was cancelled out when Yusuf Demir headed in late on.",
        ["Demir", "Tindall 15"],
    ),
)


@pytest.mark.parametrize(("sentence", "wanted"), CANCELLED)
def test_a_goal_and_the_one_that_cancelled_it_out_are_two(sentence, wanted):
    assert told(DRAWN + sentence) == wanted


MADE = (
    (
        (
            "Jermaine Ofori's first was a 54th-minute volley; his second, two minutes later, a tap-in teed "
            "up by Lionel Vance."
        ),
        ["Ofori 54", "Ofori 56 by Vance"],
    ),
    (
        "Jermaine Ofori's first came on 54 minutes and his second, a tap-in set up by Lionel Vance, on 56 minutes.",
        ["Ofori 54", "Ofori 56 by Vance"],
    ),
    ("The second was a simple finish created by Lionel Vance for Jermaine Ofori.", []),
    ("Jermaine Ofori scored a goal made by Lionel Vance.", ["Ofori by Vance"]),
    ("Jermaine Ofori got the second, a header supplied by Lionel Vance.", ["Ofori by Vance"]),
    ("Jermaine Ofori's goal, a tap-in laid on by Lionel Vance, came on 30 minutes.", ["Ofori 30 by Vance"]),
    ("A goal scored by Jermaine Ofori and set up by Lionel Vance won it for Milford.", ["Ofori by Vance"]),
)


@pytest.mark.parametrize(("sentence", "wanted"), MADE)
def test_by_whom_a_goal_was_made_is_not_by_whom_it_was_scored(sentence, wanted):
    assert told(SETTING + sentence) == wanted


OWN = (
    ("Carl Dent of Seaton diverted Amy Roe's cross into his own net. Dent's consolation came late.", ["Dent", "Dent!"]),
    (
        (
            "Seaton defender Carl Dent turned Amy Roe's cross past his own keeper. Dent's late consolation "
            "was little comfort."
        ),
        ["Dent", "Dent!"],
    ),
    ("Carl Dent of Seaton diverted Amy Roe's cross into his own net.", ["Dent!"]),
)


@pytest.mark.parametrize(("sentence", "wanted"), OWN)
def test_an_own_goal_counts_for_the_others_and_a_consolation_for_the_losers(sentence, wanted):
    text = "Seaton 1-4 Milford\n\n" + sentence
    assert told(text) == wanted
    for reading, event in goals(text):
        assert name(reading, event, "team") in ("", "Milford" if event.value("own_goal") else "Seaton")


def described(text: str) -> list[str]:
    """Each goal as 'scorer minute: situation, part of the body'."""
    return sorted(
        f"{name(reading, event, 'scorer')} {minute(event)}: "
        f"{', '.join(str(event.value(key)) for key in ('situation', 'body_part') if event.value(key))}"
        for reading, event in goals(text)
    )


APART = (
    (
        (
            "Sam Pellow ran on to a through ball from Jack Calloway to make it 2-1 in the 84th minute, and "
            "then curled in a free-kick in stoppage time."
        ),
        ["Pellow : free kick", "Pellow 84: "],
        ["Pellow", "Pellow 84 by Calloway"],
    ),
    (
        (
            "Milford forward Sam Prowse got two. Prowse's opener came inside 40 seconds, and the 19-year-old "
            "nodded his second after 55 minutes from a Hugh McRae centre."
        ),
        ["Prowse 1: ", "Prowse 55: head"],
        ["Prowse 1", "Prowse 55 by McRae"],
    ),
    (
        (
            "Milford's Andre Dabo pounced when Seaton keeper Ivo Sand pushed out a drive from Noble, then "
            "turned in a low ball from Luca Marin."
        ),
        ["Dabo : ", "Dabo : rebound"],
        ["Dabo", "Dabo by Marin"],
    ),
    (
        (
            "Amy Roe had a goal disallowed, but she got one that counted on 50 minutes and the winner came "
            "from Jo Bell, who had replaced Roe, on 89."
        ),
        ["Bell 89: ", "Roe 50: "],
        ["Bell 89", "Roe 50"],
    ),
    (
        "Sam Pellow headed in a corner on 10 minutes, and Jack Calloway slotted home a second on 40 minutes.",
        ["Calloway 40: ", "Pellow 10: corner, head"],
        ["Calloway 40", "Pellow 10"],
    ),
    (
        "Sam Pellow tapped in the rebound after 10 minutes before Jack Calloway bent in a free-kick on 40 minutes.",
        ["Calloway 40: free kick", "Pellow 10: rebound"],
        ["Calloway 40", "Pellow 10"],
    ),
    (
        "Jo Bell scored from the penalty spot on 20 minutes and Amy Roe headed the second on 89 minutes.",
        ["Bell 20: penalty", "Roe 89: head"],
        ["Bell 20", "Roe 89"],
    ),
    (
        "Jo Bell volleyed in on 20 minutes; Amy Roe's header from an Ann Cole corner made it 2-0 on 70 minutes.",
        ["Bell 20: ", "Roe 70: corner, head"],
        ["Bell 20", "Roe 70 by Cole"],
    ),
    (
        "Amy Roe swept in Ann Cole's cross after 12 minutes and Jo Bell added a second from Eve Moon's pass.",
        ["Bell : ", "Roe 12: "],
        ["Bell by Moon", "Roe 12 by Cole"],
    ),
    (
        "Jo Bell headed Milford ahead, then tucked away a penalty with ten minutes left.",
        ["Bell 80: penalty", "Bell : head"],
        ["Bell", "Bell 80"],
    ),
)


@pytest.mark.parametrize(("sentence", "how", "who"), APART)
def test_of_two_goals_of_a_sentence_each_has_what_its_own_clause_says(sentence, how, who):
    assert described(SETTING + sentence) == sorted(how)
    assert told(SETTING + sentence) == who


OWNERS = (
    (
        "You saw it in how Ann Cole and Amy Roe tore about, in how Jo Bell gave her all to reach the ball "
        "for her two goals."
    ),
    "You saw it in the way Ann Cole and Amy Roe shouted, and in how Jo Bell ran on to the ball for her two goals.",
    "Amy Roe watched as Jo Bell celebrated her two goals.",
    "Ann Cole urged them on and Amy Roe never stopped running, where Jo Bell took her two goals well.",
    "Jo Bell played well. Her two goals won it.",
    "Jo Bell was praised by Amy Roe for her two goals.",
    "Ann Cole never gave up and neither did Amy Roe, but it was Jo Bell whose two goals won it.",
    "Jo Bell, who came on for Amy Roe, won it with her two goals.",
    "Amy Roe set an example, while Jo Bell deserved her goal.",
    (
        "It was two on 19 minutes when Amy Roe picked out Jo Bell with a free-kick and her header looped "
        "over keeper Eve Sand and in."
    ),
)


@pytest.mark.parametrize("sentence", OWNERS)
def test_her_goals_are_those_of_who_does_something_in_their_clause(sentence):
    assert {name(reading, event, "scorer") for reading, event in goals(SETTING + sentence)} == {"Bell"}


MINUTES = (
    ("45+2' GOAL! Milford 1-1 Seaton. Stefan Grohl from the spot.", ["Grohl 45+2"]),
    ("90+4’ GOAL! Milford 2-1 Seaton. Stefan Grohl from the spot.", ["Grohl 90+4"]),
    ("90+4' Stefan Grohl scores for Milford!", ["Grohl 90+4"]),
    ("90+4': GOAL! Stefan Grohl wins it for Milford.", ["Grohl 90+4"]),
    ("Ann Hale scored for Milford. Seaton's Eve Moon levelled on 71.", ["Hale", "Moon 71"]),
    (
        "Ann Hale struck on 12 to put Milford ahead and Eve Moon levelled on 71 when she headed in.",
        ["Hale 12", "Moon 71"],
    ),
    ("Milford's Ann Hale scored on 12 minutes and 30 minutes.", ["Hale 12", "Hale 30"]),
    (
        "Milford's Ann Hale scored on 12 minutes. She added another on 30 minutes and completed her treble on 80.",
        ["Hale 12", "Hale 30", "Hale 80"],
    ),
    ("Ann Hale scored for Milford, who stay on 71 points.", ["Hale"]),
    ("Ann Hale scored on Saturday and Milford are on 71, two behind Castle.", ["Hale"]),
    ("90+4' Free-kick to Seaton. Stefan Grohl from the left.", []),
)


@pytest.mark.parametrize(("sentence", "wanted"), MINUTES)
def test_minutes_are_read_as_live_texts_and_short_reports_write_them(sentence, wanted):
    assert told(SETTING + sentence) == wanted


MATES = (
    (
        (
            "Amy Roe was set free down the left and, with Seaton caught upfield, Jo Bell tucked her "
            "team-mate's pass into the net."
        ),
        ["Bell by Roe"],
    ),
    ("Milford's Amy Roe ran clear. Milford's Jo Bell tucked her team-mate's pass into the corner.", ["Bell by Roe"]),
    ("Seaton's Ann Cole shot wide. Milford's Jo Bell tucked her team-mate's pass into the corner.", ["Bell"]),
    ("Seaton's Ann Cole lost the ball. Jo Bell tucked her team-mate's cross into the net.", ["Bell"]),
    ("Amy Roe was fouled. Jo Bell tucked her team-mate's cross into the net.", ["Bell"]),
    ("Amy Roe fired over. Jo Bell swept her team-mate's cross into the net.", ["Bell"]),
    ("Amy Roe passed to Ann Cole, who lost the ball. Jo Bell swept her team-mate's cross into the net.", ["Bell"]),
    ("Jo Bell swept her team-mate's cross into the net.", ["Bell"]),
)


@pytest.mark.parametrize(("sentence", "wanted"), MATES)
def test_a_team_mate_is_who_was_last_on_the_ball_or_nobody_known(sentence, wanted):
    assert told(SETTING + sentence) == wanted


@pytest.mark.parametrize(
    "sentence",
    [
        "Amy Roe of Harbour crossed and Jo Bell of Harbour headed home.",
        "Jo Bell of Harbour swept a cross into the net.",
    ],
)
def test_who_is_told_with_his_side_begins_a_clause_too(sentence):
    assert [
        name(reading, event, "scorer")
        for reading, event in goals("Harbour beat Castle 3-1 on Saturday.\n\n" + sentence)
    ] == ["Bell"]
