"""Clubs that no list knows, by their place in the text; a person is never taken for one."""

import pytest

from graph.dates import PartialDate
from graph.kinds import ThingType
from loaders.prose.read import read_prose
from loaders.prose.reading import Reading


def read(text: str) -> Reading:
    return read_prose(text, published=PartialDate.parse("2016-11-06"))


def scores(text: str) -> list[str]:
    reading = read(text)
    found = []
    for match in reading.statements:
        if match.kind == "match":
            home, away = match.role("home"), match.role("away")
            assert home is not None
            assert away is not None
            found.append(
                f"{reading.entities[home.entity].name} "
                f"{match.value('home_goals')}-{match.value('away_goals')} {reading.entities[away.entity].name}"
            )
    return found


def named(text: str, kind: ThingType = ThingType.TEAM) -> dict[str, set[str]]:
    return {entity.name: set(entity.told) for entity in read(text).entities if entity.type is kind}


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("Dunmore Athletic 2-2 Carrick Vale", "Dunmore Athletic 2-2 Carrick Vale"),
        ("Dunmore Athletic beat Carrick Vale 2-1", "Dunmore Athletic 2-1 Carrick Vale"),
        ("DUNMORE ATHLETIC 2 CARRICK VALE 1", "Dunmore Athletic 2-1 Carrick Vale"),
        (
            "A title\n\nCarrick Vale were beaten 2-1 by Dunmore Athletic on Saturday.",
            "Dunmore Athletic 2-1 Carrick Vale",
        ),
        ("A title\n\nKilbrack drew 1-1 with Ballymoor on Saturday.", "Kilbrack 1-1 Ballymoor"),
        ("A title\n\nKilbrack won 2-0 at Ballymoor on Saturday.", "Ballymoor 0-2 Kilbrack"),
        (
            "A title\n\nAlfie Pember was pleased when his Redmire side drew 1-1 with Coldbeck Town.",
            "Redmire 1-1 Coldbeck Town",
        ),
        ("Kilbrack . . . 2   Ballymoor . . . 3", "Kilbrack 2-3 Ballymoor"),
        ("South Kilbrack 2-1 Ballymoor\n\nTom Hale scored.", "South Kilbrack 2-1 Ballymoor"),
        ("Happy Bay 0-3 North Virginia\n\nTom Hale scored.", "Happy Bay 0-3 North Virginia"),
        ("Kilbrack Blast 1-0 Pleasant State Stars\n\nTom Hale scored.", "Kilbrack Blast 1-0 Pleasant State Stars"),
        ("A title\n\nWhitlow Borough 4\nWick Rovers 1\n\nIt was easy.", "Whitlow Borough 4-1 Wick Rovers"),
        ("Final: Tarn Drillers 2, Bexar County 1\n\nIt was hot.", "Tarn Drillers 2-1 Bexar County"),
        ("A title\n\nIt dipped. Westmere 3, Pattern 2. It was a first title.", "Westmere 3-2 Pattern"),
        (
            "A title\n\nThe Bay City Comets blanked the Lakeside Dynamo, 3-0, on Saturday night.",
            "Bay City Comets 3-0 Lakeside Dynamo",
        ),
        (
            "A title\n\nThe Tanner College men's soccer team fell to Weller University, 1-0, on Sunday.",
            "Weller University 1-0 Tanner College",
        ),
        ("A title\n\nSheffield Forge beat Halifax Anchors 3-2 on Saturday.", "Sheffield Forge 3-2 Halifax Anchors"),
        ("A title\n\nSporting Vado lost 2-1 to Dynamo Kestel on Saturday.", "Dynamo Kestel 2-1 Sporting Vado"),
    ],
)
def test_an_unlisted_club_is_known_by_its_place(text: str, score: str) -> None:
    assert score in scores(text)


def test_short_forms_mean_the_club_of_the_text() -> None:
    text = (
        "Dunmore Athletic 2-2 Carrick Vale\n\n"
        "Vale fought back at Castle Park. Athletic looked tired and the Vale levelled. Dunmore had led."
    )
    teams = named(text)
    assert teams == {
        "Dunmore Athletic": {"Dunmore Athletic", "Athletic", "Dunmore"},
        "Carrick Vale": {"Carrick Vale", "Vale", "the Vale"},
    } or teams["Carrick Vale"] >= {"Carrick Vale", "Vale"}
    assert named(text, ThingType.VENUE).keys() == {"Castle Park"}
    assert all(entity.register is None for entity in read(text).entities if entity.type is ThingType.TEAM)


def test_a_famous_by_name_is_the_unlisted_clubs_unless_the_famous_club_is_named_in_full() -> None:
    text = "Harrow Rangers 3-1 Kilbrack Celtic\n\nCeltic were poor and Rangers deserved it."
    assert named(text).keys() == {"Harrow Rangers", "Kilbrack Celtic"}


@pytest.mark.parametrize(
    "text",
    [
        "Tom Hale beat Jon Stone to the ball and made it 2-1.",
        "Goals: Hale 2, Stone 1.",
        "A pass from Tom Hale found Jon Stone, who scored.",
        "Ann Lee's side beat Fulham 2-1. Lee said it was fun.",
        "Fulham won 2-1 with Tom Hale scoring twice. It was 2-1 to Fulham thanks to Hale.",
        "Fulham were 2-1 up through Jon Vale when Max Vale was sent off.",
    ],
)
def test_a_person_is_never_a_club(text: str) -> None:
    assert not {name for name in named("A title\n\n" + text) if name != "Fulham"}


def test_a_club_of_a_second_word_is_not_the_towns_own() -> None:
    assert "Port Vale" not in named("Brackley Vale 0-1 Port Harrow. Vale defender Ola Berg was sent off.")


@pytest.mark.parametrize(
    ("text", "teams"),
    [
        ("It was a nervy night in San Jose as Everton drew with Fulham.", {"Everton", "Fulham"}),
        ("Everton lost at Barrow Field.", {"Everton"}),
        ("The fans of Liverpool were in Liverpool by noon.", {"Liverpool"}),
    ],
)
def test_a_town_is_no_club(text: str, teams: set[str]) -> None:
    assert named("A title\n\n" + text).keys() == teams


@pytest.mark.parametrize(
    ("text", "teams"),
    [
        ("Arsenal Women 2-1 Chelsea Women\n\nArsenal led. Chelsea levelled.", {"Arsenal Women", "Chelsea Women"}),
        ("A title\n\nEngland beat Japan 2-1 in the Women's World Cup.", {"England Women", "Japan Women"}),
        ("England Under-21s 2-1 France Under-21s\n\nEngland led.", {"England Under-21s", "France Under-21s"}),
        (
            "A title\n\nCastle Women beat Ashby Women 2-0. A day earlier Castle's men had lost 1-0 to Ashby.",
            {"Castle Women", "Ashby Women", "Castle", "Ashby"},
        ),
        (
            "A title\n\nEngland Under-21 coach Jon Stone will lead England against France.",
            {"England Under-21", "England", "France"},
        ),
    ],
)
def test_a_bare_name_is_the_side_of_the_report(text: str, teams: set[str]) -> None:
    assert named(text).keys() == teams


@pytest.mark.parametrize(
    ("text", "teams"),
    [
        ("A title\n\nMONTEVIDEO - Liverpool lost 1-0 to Pe\u00f1arol.", {"Liverpool Montevideo", "Penarol"}),
        ("A title\n\nLONDON - Liverpool beat Watford 6-1.", {"Liverpool", "Watford"}),
        (
            "A title\n\nArsenal drew 1-1 at home to Racing in the Argentine Primera.",
            {"Arsenal de Sarandi", "Racing Club"},
        ),
    ],
)
def test_the_country_tells_clubs_of_one_name_apart(text: str, teams: set[str]) -> None:
    assert named(text).keys() == teams


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Fred scored and Paulinho was booked. A pass found Willian, who crossed.", {"Fred", "Paulinho", "Willian"}),
        ("Barry Robson, the Aberdeen boss, was angry.", {"Barry Robson"}),
        ("Striker Lincoln headed home for Fulham and Lincoln scored again.", {"Lincoln"}),
        ("Fulham won 1-0. Ndlamini thought it was over.", {"Ndlamini"}),
        ("Fulham won 1-0. Ibarran's header won it.", {"Ibarran"}),
    ],
)
def test_single_names_are_people_by_what_they_do(text: str, people: set[str]) -> None:
    assert named("A title\n\n" + text, ThingType.PERSON).keys() == people


@pytest.mark.parametrize(
    "text",
    [
        "Tern Rovers 1-1 Castle.",
        "Marlow: 1 Moura; 2 Danso, 4 Berg.\nGoal: Moura 33'.",
        "Lund double stuns Castle",
    ],
)
def test_a_note_is_english(text: str) -> None:
    assert read(text).language_read
