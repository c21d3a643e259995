"""Who and what a text names, and whom its pointing words mean."""

import pytest

from graph.gazetteer.lookup import load_gazetteer
from graph.kinds import ThingType
from loaders.prose.frame.belonging import infer_sides
from loaders.prose.frame.find_frame import find_frame
from loaders.prose.names.find_names import find_names
from loaders.prose.names.names import Names
from loaders.prose.pointing.resolve import resolve_pointers
from loaders.prose.read import read_prose
from loaders.prose.segment.segment import segment


def names_of(text: str) -> Names:
    document = segment(text, language="en")
    names = find_names(document, load_gazetteer())
    frame = find_frame(document, names)
    infer_sides(names, frame)
    resolve_pointers(names, frame)
    return names


def called(names: Names, kind: ThingType = ThingType.PERSON) -> set[str]:
    return {entity.name for entity in names.of_type(kind)}


def meant(text: str, told: str, nth: int = 0) -> str | None:
    names = names_of(text)
    mention = [mention for mention in names.mentions if mention.told == told][nth]
    return None if mention.entity is None else names.entities[mention.entity].name


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("A pass by Kim Dae-ho found Virgil van Drenk.", {"Kim Dae-ho", "Virgil van Drenk"}),
        ("It fell to Dae-ho Kim. Later Kim Dae-ho left. It was Kim Dae-ho.", {"Kim Dae-ho"}),
        ("The save by Andre Ossen was good. Later Andrew Ossen left.", {"Andre Ossen"}),
        ("Both Andre Ossen and Jordan Ossen played.", {"Andre Ossen", "Jordan Ossen"}),
        ("Later Bobby Tarn met Robert Tarn, who was himself.", {"Bobby Tarn"}),
        ("It was Ødger Sørvik's. Then Odger Sorvik ran.", {"Ødger Sørvik"}),
        ("Then TOM HALE ran on.", {"Tom Hale"}),
        ("He met Sir Alan Orde and Mrs Una Gray.", {"Alan Orde", "Una Gray"}),
        ("The German Jens Wolter and Spanish striker Luis Pardo met.", {"Jens Wolter", "Luis Pardo"}),
    ],
)
def test_people_are_found_and_joined(text: str, people: set[str]) -> None:
    assert called(names_of(text)) == people


def test_a_surname_means_its_only_bearer() -> None:
    assert meant("Then Tom Hale passed. It was Hale who ran.", "Hale") == "Tom Hale"


def test_a_surname_of_two_stays_open_with_both_as_candidates() -> None:
    names = names_of("Marco Diaz and Rafa Diaz started. Later a shot by Diaz went wide.")
    (bare,) = [mention for mention in names.mentions if mention.told == "Diaz"]
    assert bare.entity is None
    assert {names.entities[index].name for index in bare.candidates} == {"Marco Diaz", "Rafa Diaz"}


def test_initials_stand_for_a_name_of_three_parts() -> None:
    assert meant("It was Bram Wood-Pollard again, and BWP ran off.", "BWP") == "Bram Wood-Pollard"


def test_a_single_name_is_a_person_after_a_position() -> None:
    assert "Zubino" in called(names_of("The header beat keeper Zubino. Then Zubino saved well."))


@pytest.mark.parametrize(
    "text",
    [
        "They are top of the Premier League in Spanish football.",
        "The Player of the Year award went to nobody.",
        "On Saturday in Saudi Arabia the VAR decided.",
        "But Despite Everything They Lost On Sunday To Nobody At All",
    ],
)
def test_capitals_alone_make_nobody(text: str) -> None:
    assert not called(names_of(text))


def test_a_club_name_is_a_surname_where_somebody_bears_it() -> None:
    assert meant("The pass by Billy Preston was good. Preston then ran clear.", "Preston") == "Billy Preston"


def test_a_club_that_plays_keeps_its_name_where_somebody_bears_it_too() -> None:
    text = (
        "Preston 2-1 Burnley\n\nTom Hale put Preston ahead after nine minutes. Jan Burnley, of all people, "
        "cleared off the line. Later Burnley headed wide from a corner, and Preston beat Burnley again."
    )
    names = names_of(text)
    sides = [
        names.entity(m.entity).name for m in names.mentions if m.told in {"Preston", "Burnley"} and m.entity is not None
    ]
    assert sides == [
        "Preston North End",
        "Burnley",
        "Preston North End",
        "Jan Burnley",
        "Preston North End",
        "Burnley",
    ]


def test_a_country_is_a_given_name_before_a_surname() -> None:
    assert called(names_of("The pass by Jordan Hedley was good.")) == {"Jordan Hedley"}


def test_a_weak_club_name_means_the_club_named_in_full() -> None:
    text = "Norwich City met Arsenal. It was City who began better."
    assert meant(text, "City") == "Norwich City"


def test_a_womens_side_is_another_side() -> None:
    names = names_of("Arsenal Women beat Chelsea Women 2-1 while Arsenal lost.")
    arsenal = {entity.name for entity in names.of_type(ThingType.TEAM) if entity.name.startswith("Arsenal")}
    assert len(arsenal) == 2


def test_an_unlisted_club_is_a_side_and_its_first_word_its_short_name() -> None:
    text = "Quarley Rovers 2 Brimhope City 1\n\nQuarley striker Tom Hale scored in the win over Brimhope."
    names = names_of(text)
    assert {"Quarley Rovers", "Brimhope City"} <= called(names, ThingType.TEAM)
    assert meant(text, "Brimhope") == "Brimhope City"


@pytest.mark.parametrize(
    ("text", "attribute", "value"),
    [
        ("The 19-year-old Ghanaian forward Kofi Addan ran.", "age", 19),
        ("The 19-year-old Ghanaian forward Kofi Addan ran.", "nationality", "Ghana"),
        ("The 19-year-old Ghanaian forward Kofi Addan ran.", "position", "forward"),
        ("It was Kofi Addan, the 23-year-old goalkeeper, who dived.", "position", "goalkeeper"),
        ("It was Kofi Addan, 31, who dived.", "age", 31),
        ("The Arsenal manager Kofi Addan spoke.", "role", "manager"),
        ("The assistant manager Kofi Addan spoke.", "role", "coach"),
        ("The referee Kofi Addan waved.", "role", "referee"),
        ("The former Arsenal manager Kofi Addan spoke.", "role", None),
    ],
)
def test_words_beside_a_name_tell_of_its_bearer(text: str, attribute: str, value: object) -> None:
    (person,) = names_of(text).of_type(ThingType.PERSON)
    assert person.attributes.get(attribute) == value


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("The Everton winger Tom Hale crossed.", "Everton"),
        ("It was Everton's Tom Hale who crossed.", "Everton"),
        ("It was Tom Hale, the Everton winger, who crossed.", "Everton"),
        ("The former Everton winger Tom Hale crossed.", None),
    ],
)
def test_words_beside_a_name_tell_its_side(text: str, side: str | None) -> None:
    names = names_of(text)
    (person,) = names.of_type(ThingType.PERSON)
    team = names.team_of(person.index)
    assert (None if team is None else names.entities[team].name) == side


@pytest.mark.parametrize(
    ("text", "told", "person"),
    [
        ("Tom Hale shot wide. He then hit a post.", "He", "Tom Hale"),
        ("The Croatian defender Ivo Brekal fouled Tom Hale. The Croatian was booked.", "The Croatian", "Ivo Brekal"),
        ("Keeper Jan Okke saved from Tom Hale. The keeper then ran out.", "The keeper", "Jan Okke"),
        ("The 19-year-old Abel Kone passed to Tom Hale. The 19-year-old ran on.", "The 19-year-old", "Abel Kone"),
        ("Una Gray met Tom Hale. She then left.", "She", None),
        ("Sim Dae-ho broke away and Tom Hale turned his team-mate's pass in.", "team-mate", "Sim Dae-ho"),
        ("Manager Ann Lee took off Tom Hale. The manager was unhappy.", "The manager", "Ann Lee"),
    ],
)
def test_pointing_words_mean_somebody(text: str, told: str, person: str | None) -> None:
    found = meant(text, told)
    assert found == person or person is None


def test_hosts_and_visitors_are_the_sides_of_the_match() -> None:
    text = "Everton 2-1 Arsenal\n\nTom Hale gave the visitors the lead. The home side came back."
    assert meant(text, "the visitors") == "Arsenal"
    assert meant(text, "The home side") == "Everton"


def test_hosts_stay_open_where_nobody_is_known_to_be_at_home() -> None:
    assert meant("Everton beat Arsenal 2-1.\n\nTom Hale gave the hosts the lead.", "the hosts") is None


def test_a_managers_side_is_the_managers() -> None:
    text = "Everton 2-1 Arsenal\n\nArsenal manager Ann Lee was calm. Lee's side began well."
    assert meant(text, "side") == "Arsenal"


def test_italian_football_is_nobody() -> None:
    names = names_of("Tom Hale left. The Italian club and the Spanish title meant nothing.")
    assert [mention.how for mention in names.mentions] == ["name"]


def test_items_take_a_mention_as_one_word() -> None:
    names = names_of("Then Tom Hale ran.")
    (sentence,) = names.document.sentences
    assert [item.text for item in names.items(sentence)] == ["Then", "Tom Hale", "ran", "."]


def test_of_another_language_only_names_are_read() -> None:
    reading = read_prose(
        "El Arsenal ganó por 2-1 en casa y el portero de los visitantes no pudo con el tiro de la tarde."
    )
    assert not reading.language_read
    assert not reading.statements
    assert any(entity.name == "Arsenal" for entity in reading.entities)


def test_a_short_name_is_whose_full_name_the_text_tells():
    text = (
        "Rovers confirm Pell\n\nOwen Pell was named Blackburn Rovers manager on Thursday. "
        'Rovers chairman Ned Pask said: "He was the one." Stan Boyd may take over at Tranmere.'
    )
    reading = read_prose(text)
    short = [mention for mention in reading.mentions if mention.told == "Rovers"]
    assert {reading.entities[mention.entity].name for mention in short} == {"Blackburn Rovers"}


def test_a_side_spoken_of_more_keeps_its_short_name():
    text = (
        "Norwich 4-0 West Brom\n\nNorwich thrashed West Brom 4-0. Tom Hale put Norwich ahead and Norwich never looked "
        "back. Ivo Lund was a spark for City. Norwich go to Manchester City next week."
    )
    reading = read_prose(text)
    short = [mention for mention in reading.mentions if mention.told == "City"]
    assert all(
        mention.entity is None or reading.entities[mention.entity].name != "Manchester City" for mention in short
    )
