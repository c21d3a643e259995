"""Direct speech with its speakers."""

import pytest

from tests.support.told_names import roles_of


def _quotes(text: str) -> list[tuple[str, str]]:
    return [(str(one["speaker"]), str(one["quote"])) for one in roles_of(text).of("quote")]


@pytest.mark.parametrize(
    "text",
    [
        '"We were poor tonight," Ann Lee said.',
        '"We were poor tonight," said Ann Lee.',
        '"We were poor tonight," said manager Ann Lee.',
        '"We were poor tonight," said a furious Ann Lee.',
        '"We were poor tonight," Ann Lee, the Marlow manager, admitted.',
        'Ann Lee said: "We were poor tonight,"',
        'Ann Lee told reporters: "We were poor tonight,"',
        'Coach Ann Lee: "We were poor tonight,"',
        "‘We were poor tonight,’ Ann Lee said.",
        "“We were poor tonight,” added Ann Lee.",
        '"We were poor tonight," Ann Lee told the Echo.',
    ],
)
def test_the_speaker_is_found_wherever_it_is_told(text):
    assert _quotes(text) == [("Ann Lee", "We were poor tonight,")]


def test_an_office_names_the_speaker_whom_the_text_gave_it():
    quotes = _quotes('Harbour boss Igor Sand was calm.\n"We go again next week," the Harbour boss said.')
    assert quotes == [("Igor Sand", "We go again next week,")]


def test_a_split_speech_has_one_speaker():
    quotes = _quotes('"We started well," said Ann Lee. "Then we stopped playing."')
    assert [speaker for speaker, _ in quotes] == ["Ann Lee", "Ann Lee"]


def test_a_speech_goes_on_in_the_next_paragraph():
    quotes = _quotes('Ann Lee said: "We started well and then we stopped.\n"It is a lesson for all of us."')
    assert [speaker for speaker, _ in quotes] == ["Ann Lee", "Ann Lee"]


def test_apostrophes_inside_single_marks_do_not_close():
    assert _quotes("‘It's a start and that's all,’ Ann Lee added.") == [("Ann Lee", "It's a start and that's all,")]


def test_he_added_is_who_spoke_before():
    quotes = _quotes("‘It is a start for us,’ said Igor Sand. ‘And it is not the end,’ he added.")
    assert [speaker for speaker, _ in quotes] == ["Igor Sand", "Igor Sand"]


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee called it a so-called ‘big game’ for Marlow.",
        'The banner read "Lee Out" in red.',
        '"We have waited all our lives for this day," someone sang.',
    ],
)
def test_held_at_arms_length_or_said_by_nobody_known(text):
    assert _quotes(text) == []


def test_what_someone_says_of_an_office_is_their_claim():
    told = roles_of('Igor Sand said: "Marlow manager Ann Lee has done a great job here."').one("managed")
    assert (told["person"], told["status"], told["attributed_to"]) == ("Ann Lee", "reported", "Igor Sand")


@pytest.mark.parametrize(
    "text",
    [
        'Ann Lee praised Tom Hale: "He was magnificent from start to finish."',
        'Ann Lee said of Tom Hale: "He was magnificent from start to finish."',
        '"He was magnificent from start to finish." Ann Lee said of Tom Hale.',
        'Asked about Tom Hale, Ann Lee replied: "He was magnificent from start to finish."',
    ],
)
def test_whom_the_words_are_about_does_not_speak_them(text):
    assert _quotes(text) == [("Ann Lee", "He was magnificent from start to finish.")]
