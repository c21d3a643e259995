"""Signs of small print that a single name is a person's: an entry of a line-up, a name in brackets with a minute."""

import re

from loaders.prose.names.runs import Run

_PARTING = frozenset((",", ";"))
#: A line-up has so many marks at the least.
_ENTRIES = 8


def is_listed_person(run: Run) -> bool:
    """Whether a name is an entry of a line-up ('Marlow: Voss; Hale, Sand, ...') or stands as '(Hale, 58 pen)'.

    Or a goal is cried with it: 'GOAL! Marlow 1-0 Harbour (Hale)'.
    """
    return _is_in_line_up(run) or _has_minute(run) or _is_cried(run)


def _is_in_line_up(run: Run) -> bool:
    """Whether marks stand on both sides, and many more of them in a line of the small print."""
    sentence = run.spot.sentence
    if sentence.block.kind != "list" or sum(token.text in _PARTING for token in sentence.tokens) < _ENTRIES:
        return False
    first, last = _ends(run)
    before = sentence.tokens[first - 1].text if first else ""
    after = sentence.tokens[last + 1].text if last + 1 < len(sentence.tokens) else ""
    return (before in _PARTING or before in {":", "(", "-"} or before.isdigit()) and (
        after in _PARTING or after in {"(", ")", ".", "-", "and", ""} or after.isdigit()
    )


def _has_minute(run: Run) -> bool:
    tokens = run.spot.sentence.tokens
    first, last = _ends(run)
    told = [token.text for token in tokens[last + 1 : last + 4]]
    if told[:1] == [","]:
        told = told[1:]
    return first > 0 and tokens[first - 1].text == "(" and bool(told) and told[0].partition("+")[0].isdigit()


def _is_cried(run: Run) -> bool:
    """Whether a name stands alone in brackets right behind the score of a goal that is cried."""
    sentence = run.spot.sentence
    first, last = _ends(run)
    told = [token.text for token in sentence.tokens[max(first - _SCORE_REACH, 0) : first]]
    if told[-1:] != ["("] or last + 1 >= len(sentence.tokens) or sentence.tokens[last + 1].text != ")":
        return False
    cried = sentence.start > sentence.block.start or any(token.lower == "goal" for token in sentence.tokens[:first])
    return cried and any(_SCORE.match(word) for word in told)


#: So many words before a name the score may stand that it made.
_SCORE_REACH = 9
_SCORE = re.compile(r"\d{1,2}-\d{1,2}$")


def _ends(run: Run) -> tuple[int, int]:
    """The places of the first and the last token of a name in its sentence."""
    tokens = run.spot.sentence.tokens
    first = tokens.index(run.tokens[0], run.spot.first)
    return first, tokens.index(run.tokens[-1], first)
