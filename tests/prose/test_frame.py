"""The matches a text speaks of: who, how it ended, where, when and in what."""

import pytest

from graph.dates import PartialDate
from graph.gazetteer.lookup import load_gazetteer
from loaders.prose.frame.find_frame import find_frame
from loaders.prose.frame.frame import Match
from loaders.prose.names.find_names import find_names
from loaders.prose.names.names import Names
from loaders.prose.segment.segment import segment

MONDAY = PartialDate.parse("2013-10-21")


def read(text: str, published: PartialDate | None = None) -> tuple[Names, list[Match]]:
    document = segment(text, published=published, language="en")
    names = find_names(document, load_gazetteer())
    return names, find_frame(document, names).matches


def only(text: str, published: PartialDate | None = None) -> tuple[Names, Match]:
    names, matches = read(text, published)
    (match,) = [match for match in matches if match.main]
    return names, match


def line(names: Names, match: Match) -> str:
    """A match as one line: home first if it is known, else the winner and '?'."""
    first, second = match.sides
    if match.home is None and match.goals and match.goals[first] < match.goals[second]:
        first, second = second, first
    score = f"{match.goals[first]}-{match.goals[second]}" if match.goals else "v"
    mark = "" if match.home is not None else "?"
    return f"{names.entities[first].name} {score} {names.entities[second].name}{mark}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Everton 2-1 Fulham\n\nIt was late.", "Everton 2-1 Fulham"),
        ("Everton 2 Fulham 1\n\nIt was late.", "Everton 2-1 Fulham"),
        ("Everton 2, Fulham 1\n\nIt was late.", "Everton 2-1 Fulham"),
        ("Everton 2, Fulham 1\n\nIt was late in overtime when the defense gave in.", "Everton 2-1 Fulham?"),
        (
            "Fulham 2, Everton 1\n\nHale had also scored at Goodison Park in November, when Everton won.",
            "Fulham 2-1 Everton",
        ),
        (
            "Late joy\n\nEverton beat Fulham 2-1. Beaten Fulham entertain Everton in the return in May.",
            "Everton 2-1 Fulham?",
        ),
        ("Everton 1, Fulham 2\n\nIt was late.", "Everton 1-2 Fulham"),
        ("Everton (1) 2, Fulham (0) 1\n\nIt was late.", "Everton 2-1 Fulham"),
        ("Everton v Fulham: full-time 2-1\n\nIt was late.", "Everton 2-1 Fulham"),
        ("Late joy\n\nEverton and Fulham finished all square at two goals apiece.", "Everton 2-2 Fulham?"),
        ("Late joy\n\nFulham dropped a 2-1 decision to Everton.", "Everton 2-1 Fulham?"),
        ("Late joy\n\nFulham were poor. The final score, 5-1 to Everton, was fair to Fulham.", "Everton 5-1 Fulham?"),
        ("Quarley Rovers 2 Brimhope City 1\n\nIt was late.", "Quarley Rovers 2-1 Brimhope City"),
        ("Late joy\n\nEverton beat Fulham 2-1 on Saturday.", "Everton 2-1 Fulham?"),
        ("Late joy\n\nTom Hale struck late as Everton saw off ten-man Fulham 2-1.", "Everton 2-1 Fulham?"),
        ("Late joy\n\nEverton were beaten 2-1 by Fulham.", "Fulham 2-1 Everton?"),
        ("Late joy\n\nEverton lost 2-1 to Fulham.", "Fulham 2-1 Everton?"),
        ("Late joy\n\nEverton lost 1-2 at Fulham.", "Fulham 2-1 Everton"),
        ("Late joy\n\nEverton went down 2-1 at home to Fulham.", "Everton 1-2 Fulham"),
        ("Late joy\n\nEverton won 2-1 at Fulham.", "Fulham 1-2 Everton"),
        ("Late joy\n\nA Tom Hale goal gave Everton a 1-0 win over Fulham.", "Everton 1-0 Fulham?"),
        ("Late joy\n\nEverton slumped to a 3-0 defeat by Fulham.", "Fulham 3-0 Everton?"),
        ("Late joy\n\nEverton celebrated a 3-0 defeat of Fulham.", "Everton 3-0 Fulham?"),
        ("Late joy\n\nTom Hale condemned Everton to a 3-0 defeat at Fulham.", "Fulham 3-0 Everton"),
        ("Late joy\n\nEverton and Fulham drew 1-1 on Saturday.", "Everton 1-1 Fulham?"),
        ("Late joy\n\nEverton held Fulham to a goalless draw.", "Everton 0-0 Fulham?"),
        ("Late joy\n\nEverton drew two-all with Fulham.", "Everton 2-2 Fulham?"),
        ("Late joy\n\nEverton outplayed Fulham to win 2-0.", "Everton 2-0 Fulham?"),
        (
            (
                "Late joy\n\nTom Hale got Everton's season off to a winning start. Jan Okke saved a "
                "penalty to seal the 1-0 win. "
                "Fulham were poor. Everton had the better of Fulham."
            ),
            "Everton 1-0 Fulham?",
        ),
        ("Late joy\n\nEverton hosted Fulham.\n\nEverton beat Fulham 2-0.", "Everton 2-0 Fulham"),
        ("Late joy\n\nEverton beat Fulham 2-0 at Goodison Park.", "Everton 2-0 Fulham"),
        ("Late joy\n\nFulham beat Everton 2-0 at Goodison Park.", "Everton 0-2 Fulham"),
        ("Late joy\n\nLate goals saw off visiting Fulham as Everton won 2-0.", "Everton 2-0 Fulham"),
        ("Late joy\n\nEverton saw off Fulham in the rain. The 2-0 victory was their first.", "Everton 2-0 Fulham?"),
    ],
)
def test_a_result_is_read_however_it_is_told(text: str, expected: str) -> None:
    names, match = only(text)
    assert line(names, match) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Everton are 5-2 favourites to beat Fulham.",
        "Everton lined up in a 4-3-3 formation against Fulham.",
        "Everton (4-4-2) have met Fulham before.",
        "Everton led Fulham 2-0 with a minute to play.",
        "The vote at Everton was 5-2 against Fulham's plan.",
        '"If we beat Fulham 2-0 we are happy," said the Everton captain.',
    ],
)
def test_no_result_is_made_of_other_numbers(text: str) -> None:
    _, matches = read("A week to go\n\n" + text)
    assert not [match for match in matches if match.goals]


def test_an_earlier_result_is_another_match() -> None:
    names, matches = read(
        "Everton 2-1 Fulham\n\nEverton beat Fulham 2-1 with late goals.\n\n"
        "Having lost 4-1 at Chelsea in midweek, Everton made eight changes."
    )
    assert [line(names, match) for match in matches if match.main] == ["Everton 2-1 Fulham"]
    assert [line(names, match) for match in matches if not match.main] == ["Chelsea 4-1 Everton"]


def test_a_round_up_has_a_match_for_each_head() -> None:
    text = (
        "Results of the day\n\nEverton 2-1 Fulham\n\nTom Hale struck first.\n\n"
        "Chelsea 0-0 Arsenal\n\nNothing happened here."
    )
    document = segment(text, language="en")
    names = find_names(document, load_gazetteer())
    frame = find_frame(document, names)
    told = {text[sentence.start : sentence.end]: frame.match_of(sentence) for sentence in document.sentences}
    first, second = told["Tom Hale struck first."], told["Nothing happened here."]
    assert first is not None
    assert second is not None
    assert (line(names, first), line(names, second)) == ("Everton 2-1 Fulham", "Chelsea 0-0 Arsenal")
    assert frame.main_match is None


def test_a_shoot_out_is_no_result() -> None:
    names, match = only(
        "Everton through on penalties\n\nEverton won 4-2 on penalties after Fulham had held them to a "
        "1-1 draw at Goodison Park."
    )
    assert line(names, match) == "Everton 1-1 Fulham"
    assert {names.entities[side].name: goals for side, goals in match.shootout.items()} == {"Everton": 4, "Fulham": 2}


def test_an_aggregate_is_no_result() -> None:
    names, match = only("Everton 2-1 Fulham\n\nEverton beat Fulham 2-1 and went through 4-3 on aggregate.")
    assert line(names, match) == "Everton 2-1 Fulham"


def test_half_time_is_kept_apart() -> None:
    names, match = only("Everton 2-3 Fulham\n\nEverton were 2-0 up at half-time but Fulham beat them 3-2.")
    assert {names.entities[side].name: goals for side, goals in match.half_time.items()} == {"Everton": 2, "Fulham": 0}


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("on Saturday", "2013-10-19"),
        ("on Monday", "2013-10-21"),
        ("last night", "2013-10-20"),
        ("yesterday", "2013-10-20"),
        ("on 2 October", "2013-10-02"),
        ("on December 28th", "2012-12-28"),
        ("on 4 May 2013", "2013-05-04"),
    ],
)
def test_days_are_settled_by_the_day_of_publication(words: str, day: str) -> None:
    _, match = only(f"Late joy\n\nEverton beat Fulham 2-1 {words}.", MONDAY)
    assert match.date is not None
    assert match.date.text == day


def test_the_day_of_the_next_match_is_not_the_day_of_this() -> None:
    _, match = only("Late joy\n\nEverton, who face Chelsea on Tuesday, beat Fulham 2-1.", MONDAY)
    assert match.date is None


@pytest.mark.parametrize(
    ("words", "stage"),
    [
        ("in the FA Cup fourth round", "round 4"),
        ("in the FA Cup semi-final", "semi-final"),
        ("in the quarter-finals of the FA Cup", "quarter-final"),
        ("in the FA Cup final", "final"),
        ("to win their fourth-round tie", "round 4"),
        ("to reach the FA Cup semi-finals", None),
        ("in the Premier League", None),
    ],
)
def test_the_stage_is_that_of_the_match(words: str, stage: str | None) -> None:
    _, match = only(f"Late joy\n\nEverton beat Fulham 2-1 {words}.")
    assert match.stage == stage


def test_a_competition_by_its_sponsor_is_the_competition() -> None:
    names, match = only("Late joy\n\nEverton beat Fulham 2-1 in the Carling Cup.", PartialDate.parse("2005-10-26"))
    assert match.competition is not None
    assert names.entities[match.competition].name == "EFL Cup"


def test_a_competition_that_is_a_prize_is_not_that_of_the_match() -> None:
    _, match = only("Late joy\n\nEverton went into a Champions League place as they beat Fulham 2-1.")
    assert match.competition is None


def test_attendance_and_referee() -> None:
    names, match = only("Everton 2-1 Fulham\n\nReferee Pat Strand gave a penalty.\n\nAtt: 23,401")
    assert match.attendance == 23401
    assert match.referee is not None
    assert names.entities[match.referee].name == "Pat Strand"


@pytest.mark.parametrize(
    ("text", "expected", "day"),
    [
        ("Everton host Chelsea on Saturday.", "Everton v Chelsea", "2013-10-26"),
        ("Everton now face a trip to Chelsea on Wednesday.", "Chelsea v Everton", "2013-10-23"),
        ("Everton will travel to Chelsea next week.", "Chelsea v Everton", None),
        ("Everton meet Chelsea on Saturday.", "Everton v Chelsea?", "2013-10-26"),
    ],
)
def test_matches_to_come(text: str, expected: str, day: str | None) -> None:
    names, matches = read("A week to go\n\n" + text, MONDAY)
    (match,) = matches
    assert match.status == "scheduled"
    assert line(names, match) == expected
    assert (match.date.text if match.date else None) == day


@pytest.mark.parametrize(
    "text",
    [
        "Arsenal could have won 3-0 at Chelsea.",
        "If Arsenal beat Chelsea 2-0 they go top.",
        "Tom Hale tipped Arsenal to beat Chelsea 2-0 on Saturday.",
    ],
)
def test_a_result_only_thought_of_is_none(text: str) -> None:
    _, matches = read("A week to go\n\n" + text)
    assert not [match for match in matches if match.goals]


@pytest.mark.parametrize(
    "text",
    [
        "Arsenal beat Chelsea 2-1 in the 2002 FA Cup final.",
        "In 1998 Arsenal beat Chelsea 2-1 at Highbury.",
        "Arsenal have signed Tom Hale, who scored in the 2-1 win over Chelsea last season.",
    ],
)
def test_a_result_of_another_year_is_not_what_a_text_reports_on(text: str) -> None:
    names, matches = read("A week to go\n\n" + text, MONDAY)
    assert [line(names, match).replace("?", "") for match in matches if not match.main] == ["Arsenal 2-1 Chelsea"]
    assert not [match for match in matches if match.main]


def test_a_score_in_words() -> None:
    names, match = only("Late joy\n\nEverton beat bottom club Fulham by two goals to one.")
    assert line(names, match) == "Everton 2-1 Fulham?"


def test_an_away_win_tells_who_was_at_home() -> None:
    names, match = only("Late joy\n\nEverton recorded their first away win, beating Fulham 2-0.")
    assert line(names, match) == "Fulham 0-2 Everton"
