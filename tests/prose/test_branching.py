"""Choices told by first letters fit what they fitted before."""

import re

import pytest

from loaders.prose.branching import branched


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (r" (?:tap|tapped|turned|header) ", r" (?:t(?:ap(?:|ped)|urned)|header) "),
        (r"(?:a?b|ab|ac|d)", r"(?:a?b|a(?:b|c)|d)"),
        (r"(?P<verb>set|sent|got|<P\d+>)", r"(?P<verb>se(?:t|nt)|got|<P\d+>)"),
        (r"(?<=to |of )x|[ab]c|[ab]d", r"(?<=to |of )x|[ab]c|[ab]d"),
    ],
)
def test_ways_that_start_alike_tell_their_first_letters_once(source: str, told: str) -> None:
    assert re.compile(branched(source))
    assert branched(source) == told


@pytest.mark.parametrize(
    "source",
    [
        r" (?:net|netting|nets|[a-z]+ing|\d+(?:th)?|not|nett?ed) ",
        r"(?:put|puts?|pu(?:lled|tt)|played)(?: (?:in|into|it (?:in|over)))? ",
        r"(?P<a>one|once|on)(?= (?:two|ten)| )|(?:o|\)|\.)",
    ],
)
def test_the_same_stretches_are_found_in_the_same_order_of_preference(source: str) -> None:
    text = (
        " net netting nets scoring 7th 12 not netted neted put it over puts "
        "into pulled putt played in one two once on . ) "
    )
    before, after = re.compile(source), re.compile(branched(source))
    assert [(found.span(), found.groups()) for found in after.finditer(text)] == [
        (found.span(), found.groups()) for found in before.finditer(text)
    ]
