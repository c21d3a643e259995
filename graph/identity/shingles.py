"""How much of one text stands in another, by its runs of five words; and a sketch that finds texts worth comparing."""

import hashlib
import re

_WORD = re.compile(r"\w+")
_WORDS = 5
_SKETCH = 64
#: Shorter texts have too little to be known by.
_FEWEST = 30
JACCARD, CONTAINMENT = 0.3, 0.5


def shingles(text: str) -> frozenset[int]:
    """The hashes of all runs of five words; of a text of few words none."""
    words = _WORD.findall(text.casefold())
    if len(words) < _FEWEST:
        return frozenset()
    return frozenset(
        int.from_bytes(hashlib.blake2b(" ".join(words[n : n + _WORDS]).encode(), digest_size=7).digest())
        for n in range(len(words) - _WORDS + 1)
    )


def sketch(hashes: frozenset[int]) -> list[int]:
    """The lowest hashes: texts with much in common share some."""
    return sorted(hashes)[:_SKETCH]


def is_reprint(one: frozenset[int], other: frozenset[int]) -> bool:
    """Whether most of the shorter, or much of both, is the same."""
    if not one or not other:
        return False
    common = len(one & other)
    return common / len(one | other) >= JACCARD or common / min(len(one), len(other)) >= CONTAINMENT
