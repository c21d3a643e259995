"""What a sentence says of one of its goals: the words of the clause that tells it."""

from itertools import pairwise

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.detail import situation_in
from loaders.prose.events.goals.telling import Telling

_STRONG = frozenset((";", "but", "before", "while"))
_WEAK = frozenset((",", "and", "then"))


def keep_apart(tellings: list[Telling]) -> None:
    """Let each of several goals of a sentence have come from what its own clause says.

    So of 'tapped in, then curled in a free-kick' only the latter came from a free kick.
    """
    ordered = sorted(tellings, key=lambda telling: telling.verb)
    if len(ordered) < 2:
        return
    bounds = [0, *(_border(one, other) for one, other in pairwise(ordered)), len(ordered[0].line.words)]
    for number, telling in enumerate(ordered):
        if telling.situation and telling.situation != "penalty":
            telling.situation = situation_in(f" {' '.join(telling.line.words[bounds[number] : bounds[number + 1]])} ")


def _border(one: Telling, other: Telling) -> int:
    """The word with which the clause of the later of two goals begins."""
    line, first = one.line, one.end + 1
    last = min(word for word in (other.begin, other.verb) if word > one.verb or word == other.verb)
    strong = next((word for word in range(first, last) if _is_strong(line, word)), None)
    if strong is not None:
        return strong
    return next((word for word in range(first, last) if line.words[word] in _WEAK), max(min(first, last), one.verb + 1))


def _is_strong(line: Line, word: int) -> bool:
    """Whether a word surely opens another clause."""
    following = line.words[word + 1] if word + 1 < len(line.words) else ""
    return line.words[word] in _STRONG or line.words[word] in {",", "and"} and following in {"and", "then", "but"}
