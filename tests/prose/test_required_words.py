"""What a pattern cannot do without, worked out from the pattern."""

import pytest

from loaders.prose.events.assists.assist_rows import ROWS
from loaders.prose.required import required_words
from loaders.prose.sieve import Sieve
from loaders.prose.triggers import Row


def required(pattern: str) -> set[frozenset[str]]:
    return set(required_words(pattern))


def words(*sets: str) -> set[frozenset[str]]:
    return {frozenset(one.split()) for one in sets}


@pytest.mark.parametrize(
    ("pattern", "sets"),
    [
        (r" (?:red|yellow) card(?= )", words("red yellow", "card")),
        (r" goals? for(?= )", words("goal goals", "for")),
        (r" (?:the )?(?:[a-z-]+ ){0,3}?ball(?= |$)", words("ball")),
        (r" (?P<n>\d{1,3}) minutes? (?:gone|played)(?= )", words("minute minutes", "gone played")),
        (r" (?:set up|teed up|played in) by <P\d+>(?= )", words("set teed played", "by", "<P>")),
        (r" extra[ -]time(?= )", words("extra extra-time")),
        (r" home(?! side)(?= )", words("home")),
        (r" <[PN](?P<person>\d+)> 's(?= )", words("<P> <N>", "'s")),
    ],
)
def test_the_words_of_a_pattern_are_found(pattern: str, sets: set[frozenset[str]]) -> None:
    assert required(pattern) == sets


@pytest.mark.parametrize(
    "pattern",
    [
        r"(?: late)? \d+(?= )",  # a word that may be missing
        r"goal",  # no blank says where the word begins and ends
        r" [a-z]+ed(?= )",  # a word of which only the end is known
        r" (?:penalty|[a-z]+) (?=)",  # one way without a known word
        r"(?i) Penalty ",  # the case of letters does not count
    ],
)
def test_nothing_is_required_where_a_pattern_can_do_without(pattern: str) -> None:
    assert required(pattern) == set()


def test_a_pattern_that_fits_has_the_words_that_it_requires() -> None:
    text = (
        " <P0> crossed and <P5> headed in after <P9> 's pass from <T12> 's "
        "left , set up by <P20> for the winner , an assist for <P27> . "
    )
    have = frozenset(text.split()) | {"<P>", "<T>"}
    fitting = [row for row in ROWS if row.pattern.search(text)]
    assert fitting
    for row in fitting:
        assert not any(map(have.isdisjoint, required_words(row.source))), row.name


def test_a_sieve_keeps_the_rows_that_can_fit_in_their_order() -> None:
    sieve = Sieve(
        [
            Row("any", frozenset(), r" \d+ "),
            Row("pass", frozenset({"pass"}), r" <P\d+> 's (?:fine |long )?(?:pass|ball) "),
            Row("header", frozenset(), r" headed (?:in|home) "),
            Row("corner", frozenset(), r" from (?:a|the) corner "),
        ]
    )
    words = frozenset(" <P0> headed home <P3> 's long pass ".split()) | {"<P>"}
    assert [row.name for row in sieve.fitting(words)] == ["any", "pass", "header"]
    assert [row.name for row in sieve.fitting(words - {"<P>"})] == ["any", "header"]
