"""A listed name that is only part of another thing's name is not the listed thing."""

from graph.dates import PartialDate
from loaders.prose.read import read_prose


def _registers(text: str) -> set[str]:
    reading = read_prose(text, published=PartialDate.parse("2019-02-08"))
    return {told.name for told in reading.entities if told.register is not None}


def test_part_of_another_grounds_name_is_not_the_ground() -> None:
    for text in (
        "Marlow Rovers beat Harbour City 2-0 at Dell Park.",
        "Marlow Rovers train at Highbury Fields.",
        "He grew up in Anfield Road.",
        "They met in the Anfield Tavern.",
        "Old Trafford Cricket Club lost.",
        "Dell Rovers drew with Wembley Town.",
    ):
        assert not _registers(text), text


def test_a_street_or_a_body_of_a_town_is_not_its_club() -> None:
    for text in (
        "He broke a leg and was taken to Leicester Royal Infirmary.",
        "The former striker appeared before a judge at Southampton Crown Court.",
        "He had lived for many years near Liverpool Street.",
        "They were welcomed in Swindon Town Hall by a crowd.",
        "The plans were laid before Hull City Council in May.",
        "The shop in Arsenal Street has long been shut.",
    ):
        assert not _registers(text), text


def test_a_ground_told_with_its_kind_is_the_ground() -> None:
    for text, name in (
        ("They won at Wembley Stadium.", "Wembley Stadium"),
        ("They won at Villa Park Stadium.", "Villa Park"),
        ("They won at the Dell.", "The Dell"),
    ):
        assert name in _registers(text), text
