"""Names that were once cut or taken for another's: funds, initials, referees' towns, seasons' halves; and speakers."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose


def _told(text: str) -> dict[str, str | None]:
    reading = read_prose(text, published=PartialDate.parse("2022-11-05"))
    return {
        reading.document.text[one.start : one.end]: None if one.entity is None else reading.entities[one.entity].name
        for one in reading.mentions
    }


def _speakers(text: str) -> list[str]:
    reading = read_prose(text, published=PartialDate.parse("2022-11-05"))
    return [
        reading.entities[who.entity].name
        for told in reading.statements
        if told.kind == "quote" and (who := told.role("speaker")) is not None
    ]


def test_what_follows_a_possessive_keeps_its_first_word() -> None:
    told = _told("Newcastle United's owners, Saudi Arabia's Public Investment Fund, have spent £200m.")
    assert "Public Investment Fund" in told.values()


@pytest.mark.parametrize("text", ["Referee: A. E. Ellis (Halifax).", "The referee was Mr A. E. Ellis (Halifax)."])
def test_a_referee_has_all_his_initials_and_his_town_is_no_club(text: str) -> None:
    assert list(_told(text).values()) == ["A. E. Ellis"]


def test_a_club_in_brackets_behind_a_player_stays_one() -> None:
    assert "Burnley" in _told("Referee Tom Ellis gave a penalty and Jon Vane (Burnley) scored it.")


def test_half_a_season_is_of_no_league_of_another_country() -> None:
    assert "Liga MX" not in _told("River Plate won the Apertura.").values()


def test_whom_a_speech_names_does_not_speak_it() -> None:
    text = 'The manager was glad. "When Mel Lupo scored an own goal in the first minute I knew," she says.'
    assert _speakers(text) == []
    text = 'Jon Vane was happy. "I have never scored a better goal than that one," he said.'
    assert _speakers(text) == ["Jon Vane"]
