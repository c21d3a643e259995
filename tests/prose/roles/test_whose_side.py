"""Managers of whom a report says neither office nor club: what is told of the sides beside them decides."""

import pytest

from tests.support.told_managers import IN_CHARGE, told_managers

WON = (
    "Kilbrack Town 2-1 Dunmore Athletic\n\nKilbrack Town beat Dunmore Athletic 2-1 at Castle Park on Saturday. "
    "Tom Hale and Sam Pike scored for Kilbrack, and Jon Stone for Dunmore Athletic. "
)
LEVEL = (
    "Kilbrack Town 1-1 Dunmore Athletic\n\nKilbrack Town drew 1-1 with Dunmore Athletic at Castle Park on Saturday. "
    "Tom Hale scored for Kilbrack, and Jon Stone for Dunmore Athletic. "
)
NATIONS = "Denmark 2-1 Peru\n\nDenmark beat Peru 2-1 in Aarhus on Saturday. "


def managers(sentence: str, text: str = LEVEL) -> set[tuple[str, str]]:
    return told_managers(text + sentence, states=IN_CHARGE)


@pytest.mark.parametrize(
    "sentence",
    [
        "Kit Dunn's men defended in numbers, and Reid kept Kilbrack at bay on the break.",
        "Kit Dunn's side had the better of it before Kilbrack midfielder Owen Marsh hit the post.",
        "Kit Dunn's team were tidy, with the Town content to sit back.",
        "Kilbrack are up to tenth, while Kit Dunn's side are still looking for a win.",
        "While Kilbrack can look up, Kit Dunn's men have only trouble to look forward to.",
        "Kit Dunn sent on Owen Marsh for Paul Reid as Dunmore chased the game.",
        "As Dunmore toiled, Kit Dunn sent on Owen Marsh.",
        "Dunmore were struggling to get out of their half and Kit Dunn threw on Owen Marsh.",
        "Kit Dunn threw on Owen Marsh, but the closest Dunmore came was a header over the bar.",
        "Kit Dunn replaced Paul Reid with Owen Marsh, but Dunmore could not find a way through.",
        "Kit Dunn made three changes, but Kilbrack held firm.",
        "Kit Dunn picked a back five in an attempt to blunt the threat of Kilbrack.",
        "Kilbrack took the lead and Kit Dunn responded by sending on Owen Marsh.",
        "Kit Dunn was sent to the stands as Dunmore pressed for a winner.",
        "Kit Dunn must have given Dunmore a talking-to.",
        "Kit Dunn, over on the Dunmore bench, looked away.",
    ],
)
def test_the_side_named_beside_a_sign_tells_whose_it_is(sentence: str) -> None:
    assert managers(sentence) == {("Dunn", "Dunmore Athletic")}


@pytest.mark.parametrize(
    ("sentence", "club"),
    [
        ("Ann Lee's men soon killed the contest.", "Kilbrack Town"),
        ("The win lifted Ann Lee's side into the top half.", "Kilbrack Town"),
        ("It was a third win in a row for Ann Lee's side.", "Kilbrack Town"),
        ("There was no way back for Ann Lee's men.", "Dunmore Athletic"),
        ("It was all about damage limitation for Ann Lee's men now.", "Dunmore Athletic"),
        ("Ann Lee's side remain rooted to the bottom.", "Dunmore Athletic"),
    ],
)
def test_the_result_tells_whose_side_it_is(sentence: str, club: str) -> None:
    assert managers(sentence, WON) == {("Lee", club)}


@pytest.mark.parametrize(
    ("sentence", "nation"),
    [
        ("Danish coach Kit Dunn sent on two strikers.", "Denmark"),
        ("Kit Dunn, whose Peruvian team have lost four in a row, has much to ponder.", "Peru"),
    ],
)
def test_the_adjective_of_a_nation_tells_the_side(sentence: str, nation: str) -> None:
    assert managers(sentence, NATIONS) == {("Dunn", nation)}


@pytest.mark.parametrize(
    ("sentence", "club"),
    [
        ("Dunmore were quick to everything. Ann Lee's men had most of the ball, too, and won nothing.", None),
        ("Ann Lee was furious. The Kilbrack boss kicked a bottle.", "Kilbrack Town"),
        ("Ann Lee was jeered all afternoon, but the Kilbrack gaffer never sat down.", "Kilbrack Town"),
        ('"We were dire," admitted Ann Lee. The Kilbrack boss had made three changes.', "Kilbrack Town"),
        ("Changes for Kilbrack. Ann Lee takes off Will Penrose.", "Kilbrack Town"),
        ('Kilbrack manager Ann "Tiger" Lee was booked.', "Kilbrack Town"),
        ("Kilbrack's technical adviser, Ann Lee, blamed the referee.", "Kilbrack Town"),
        ("In the end it was the Kilbrack of Ann Lee who held their nerve.", "Kilbrack Town"),
        ("Kilbrack's Ann Lee, the dean of the league's coaches, stood still.", "Kilbrack Town"),
        ("Kilbrack began as if Ann Lee had told them to contain.", "Kilbrack Town"),
        ("Kilbrack hope to persuade Ann Lee to stay on as manager.", "Kilbrack Town"),
    ],
)
def test_the_sentences_around_tell_the_side(sentence: str, club: str | None) -> None:
    assert managers(sentence, WON) == ({("Lee", club)} if club else set())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Castle have denied that coach Ann Lee is on her way out.", "Lee"),
        ("Ex-Castle boss Ann Lee thought that the visitors had given up.", None),
        ("The last days of Ann Lee's reign at Castle were grim.", None),
    ],
)
def test_news_of_no_match_tell_a_bare_office(text: str, found: str | None) -> None:
    assert {person for person, _ in managers(text.replace("Castle", "Dunmore Athletic"), "")} == (
        {found} if found else set()
    )


def test_two_managers_are_told_apart_by_what_is_said_of_either() -> None:
    told = managers(
        "Ann Lee threw on Will Penrose and Tom Hale soon hit the bar. Kit Dunn's side led through Stone, whose shot "
        "crept in, but Kilbrack went close."
    )
    assert told == {("Lee", "Kilbrack Town"), ("Dunn", "Dunmore Athletic")}


@pytest.mark.parametrize(
    "sentence",
    [
        "Ann Lee went to her bench.",
        "Ann Lee, who had thought about it for long, finally rolled the dice.",
        "Ann Lee then had a substitution of her own.",
        "Whatever Ann Lee said at half-time worked.",
        "Ann Lee made her feelings known in the dressing-room.",
        "Ann Lee's response was to send on Will Penrose.",
        "The decision of Ann Lee to leave out Will Penrose raised eyebrows.",
        "Ann Lee will wonder how her side did not win.",
        "Ann Lee got the response she was looking for.",
        "Ann Lee went with the same eleven.",
        "Ann Lee has now gone with the 3-5-2 for five straight games.",
        "For Ann Lee it was a first defeat since she took charge.",
        "Kilbrack carried Ann Lee around, ten years to the day since she took over.",
        "Ann Lee could only shake her head in the technical area.",
    ],
)
def test_what_only_a_manager_does_shows_one(sentence: str) -> None:
    told = LEVEL + "Dunmore manager Kit Dunn was happy. "
    assert managers(sentence, told) == {("Dunn", "Dunmore Athletic"), ("Lee", "Kilbrack Town")}


@pytest.mark.parametrize(
    "sentence",
    [
        "The point was enough to pile pressure on Kit Dunn's men, who face Castle on Tuesday.",
        "Kit Dunn, once the Kilbrack manager, watched from a box.",
        "Kit Dunn, previously the Kilbrack coach, was in the studio.",
        "Ned Fox went to the bench with a knock.",
        "Ned Fox took his seat on the bench for his first match since August.",
        "Ned Fox was delighted with his goal. The Dunmore boss was less so, and Paul Reid saw red.",
        "The run of six wins for Ned Fox's men is over, after the last days of Kit Dunn's reign.",
        "Ned Fox picked the wrong side and Reid scored.",
        "Ned Fox, who succeeded Cole as captain, wore the armband.",
        "The winger Ned Fox wondered how his team had not won.",
    ],
)
def test_who_is_not_shown_in_charge_of_a_side_is_not(sentence: str) -> None:
    assert managers(sentence) == set()
