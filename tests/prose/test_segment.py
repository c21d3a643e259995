"""Blocks, sentences, tokens, quotations and the language of a text."""

from itertools import pairwise

import pytest

from loaders.prose.segment.segment import segment


def sentences(text: str) -> list[str]:
    document = segment(text, language="en")
    return [text[sentence.start : sentence.end] for sentence in document.sentences]


def words(text: str) -> list[str]:
    return [token.text for sentence in segment(text, language="en").sentences for token in sentence.tokens]


def kinds(text: str) -> list[str]:
    return [block.kind for block in segment(text, language="en").blocks]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It was St. Jude v. Mill Lane. They won.", 2),
        ("Hale scored for J. P. Marsh. It was over.", 2),
        ("The crowd (23.400) sang. Hale left.", 2),
        ('"We were poor." Lee left.', 2),
        ("Was it over? It was not! Hale ran.", 3),
        ("He joined No. 4 at Marlow F.C. in May.", 1),
        ("A draw with Marlow FC. Back came Hale.", 2),
        ("The game was lost.Hale knew it.", 2),
        ("They play in Group A. Hale is fit.", 2),
        ("The score was 1.5 goals a game.", 1),
    ],
)
def test_sentences_end_where_a_reader_ends_them(text: str, expected: int) -> None:
    assert len(sentences(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("won 3-2 on 45+2", ["won", "3-2", "on", "45+2"]),
        ("Hale’s pass", ["Hale", "’s", "pass"]),
        ("the players' bus", ["the", "players", "'", "bus"]),
        ("O'Dell didn't", ["O'Dell", "didn't"]),
        ("a £12.5m 21-year-old", ["a", "£12.5m", "21-year-old"]),
        ("a crowd of 23,401", ["a", "crowd", "of", "23,401"]),
        ("lost 1–0 to D.C. City", ["lost", "1–0", "to", "D.C.", "City"]),
    ],
)
def test_tokens_keep_scores_minutes_sums_and_names_whole(text: str, expected: list[str]) -> None:
    assert words(text) == expected


def test_tokens_in_lower_case_have_straight_quotes_and_hyphens() -> None:
    (sentence,) = segment("Hale’s 2–1", language="en").sentences
    assert [token.lower for token in sentence.tokens] == ["hale", "'s", "2-1"]


def test_offsets_are_places_of_the_text_as_given() -> None:
    text = "Ärger in İzmir\r\n\r\nHale’s goal — a “gem” — won it. Zoë left.\r\n"
    document = segment(text, language="en")
    for sentence in document.sentences:
        assert all(text[token.start : token.end] == token.text for token in sentence.tokens)
        assert all(one.end <= two.start for one, two in pairwise(sentence.tokens))


def test_lines_are_told_apart_by_what_they_are() -> None:
    text = (
        "Hale lifts Marlow past Harbour\n\n"
        "Marlow won at last on Saturday, and nobody at Mill Lane could quite believe how it came "
        "about.\n\n"
        "Advertisement\n\nTom Hale heads the ball over the line at Mill Lane as the keeper looks on\n\n"
        "SECOND HALF\n\nMarlow: Okoye; Bell, Stone, Marsh, Kim; Reyes, Diaz, Cruz; Hale, Bello, Said\n\n"
        "It was some night."
    )
    assert kinds(text) == ["title", "body", "noise", "caption", "subheading", "list", "body"]


def test_noise_has_no_sentences() -> None:
    assert sentences("Hale wins it\n\nclose ad\n\nShare this\n\nIt was late.") == ["Hale wins it", "It was late."]


def test_a_first_line_that_is_a_sentence_is_title_and_text() -> None:
    document = segment("Marlow beat Harbour 2-1 on Saturday.\n\nIt was close.", language="en")
    assert document.title == "Marlow beat Harbour 2-1 on Saturday."
    assert document.blocks[0].kind == "body"


def test_text_broken_at_a_fixed_width_is_joined_to_paragraphs() -> None:
    lines = [
        "Marlow were two goals down after a quarter of an hour and nobody in the",
        "ground gave them a hope of saving anything from an afternoon that had",
        "begun with rain and went on with more of it until the floodlights came",
        "on and Hale, who had hardly touched the ball, ran from one end of it to",
        "the other and scored what he called the best goal of his career, which",
        "was one more than his manager had asked of him before they came out of",
        "the dressing-room.",
    ]
    assert len(sentences("\n".join(lines))) == 1


def quotes(text: str) -> list[str]:
    return [text[found.start : found.end] for found in segment(text, language="en").quotations]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("“We were very poor,” Lee said.", ["We were very poor,"]),
        ("Lee said: ‘It’s a start for the players’ sake.’ He left.", ["It’s a start for the players’ sake."]),
        ("'We don't know yet,' Lee said. 'Ask me in a week.'", ["We don't know yet,", "Ask me in a week."]),
        ("It was a so-called ‘big game’ for them.", []),
        (
            "“We began well and kept on.\n“Then we stopped for a while.”",
            ["We began well and kept on.", "Then we stopped for a while."],
        ),
        (
            '"We began well and kept on. "Then it went wrong," he said.',
            ["We began well and kept on. ", "Then it went wrong,"],
        ),
    ],
)
def test_direct_speech_is_found(text: str, expected: list[str]) -> None:
    assert quotes(text) == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Marlow were two goals up at the break but they lost it in the second half to a late header.", "en"),
        ("El equipo de la casa ganó por dos goles y los visitantes no pudieron con el portero.", "es"),
        ("Die Gäste gewannen mit zwei Toren und der Trainer war nicht zufrieden mit der Abwehr.", "de"),
        ("Les visiteurs ont gagné par deux buts et le gardien n'a pas pu arrêter le tir dans les buts.", "fr"),
    ],
)
def test_the_language_is_known_by_its_small_words(text: str, language: str) -> None:
    assert segment(text).language == language


@pytest.mark.parametrize("text", ["", "\n\n", "!", "Advertisement"])
def test_a_text_without_words_has_no_sentence_of_words(text: str) -> None:
    assert all(not token.text.isalnum() for sentence in segment(text).sentences for token in sentence.tokens)
