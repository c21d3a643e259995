"""A score on a line of its own names its two sides: 'Dunmore Forge 2-1 South Carrick', whoever lists them.

So it does where each side has its number: 'Bay Union 2, Lakeside FC 1'.
"""

from collections.abc import Sequence

from loaders.prose.document import Sentence, Token
from loaders.prose.names.club_signs import SCORE
from loaders.prose.names.line import Line
from loaders.prose.names.listed import Listed
from loaders.prose.names.spot import SIDE_WORDS, Spot
from loaders.prose.names.vocabulary import CLUB_ENDS, CLUB_PREFIXES

#: A side of more words than this is a headline.
_LONGEST = 5
_LONGEST_LOUD = 3
#: A higher number behind a name is a minute.
_MOST_GOALS = 19
_SMALL = frozenset("of and & de da do di del la las los el the fc cf sc".split())
#: These before a listed name make another club: 'South China', 'East Fife'.
_PLACES = frozenset("north south east west northern southern eastern western upper lower".split())


def score_line_spots(sentence: Sentence, line: Line) -> dict[int, Spot]:
    """By its first token, a spot for each side of a line of score that the gazetteer does not list as it stands."""
    tokens = sentence.tokens
    if len(tokens) > 2 * _LONGEST + 1:
        return {}
    at = next((at for at, token in enumerate(tokens[:-1]) if token.text[0].isdigit() and SCORE.match(token.lower)), 0)
    sides = ((0, at - 1), (at + 1, len(tokens) - 1)) if at else _numbered(line, tokens)
    if not sides:
        return {}
    longest = _LONGEST_LOUD if line.loud else _LONGEST
    if not all(_is_name(tokens[first : last + 1]) and last - first < longest for first, last in sides):
        return {}
    return {first: Spot(sentence, first, last, kind="side") for first, last in sides if _is_unlisted(line, first, last)}


def _numbered(line: Line, tokens: Sequence[Token]) -> tuple[tuple[int, int], ...]:
    """The sides of 'Bay Union 2, Lakeside FC 1', one at least with a club's word: 'Hale 3, Pike 8' tells minutes."""
    numbers = [at for at, token in enumerate(tokens) if token.text.isdecimal()]
    if len(numbers) != 2 or numbers[1] != len(tokens) - 1 or any(int(tokens[at].text) > _MOST_GOALS for at in numbers):
        return ()
    behind = numbers[0] + 1
    behind += tokens[behind].text in {",", ";"}
    sides = (0, numbers[0] - 1), (behind, numbers[1] - 1)
    if not all(first <= last for first, last in sides):
        return ()
    if any(_is_given_person(line, first, last) for first, last in sides):
        return ()
    of_clubs = any(
        last > first and (tokens[last].lower in CLUB_ENDS or tokens[first].lower in CLUB_PREFIXES)
        for first, last in sides
    )
    return sides if of_clubs else ()


def _is_given_person(line: Line, first: int, last: int) -> bool:
    """Whether a name begins as people's do: 'Tom Hale 3'."""
    return line.is_given(first) and line.tokens[last].lower not in CLUB_ENDS


def _is_name(tokens: Sequence[Token]) -> bool:
    """Whether words can be a side's name: a few, with capitals."""
    if not tokens or not tokens[0].text[0].isupper():
        return False
    return all((token.text[0].isupper() or token.lower in _SMALL) and token.text[-1].isalnum() for token in tokens)


def _is_unlisted(line: Line, first: int, last: int) -> bool:
    """Whether no listed side stands there, whole or behind a word that opens the line."""
    if line.tokens[last].lower in SIDE_WORDS:
        return False
    length, senses = line.listed(first)
    if length == last - first + 1:
        return not _is_side(senses)
    if last - first == 0:
        return not length
    if length and _is_side(senses):
        return line.tokens[first + length].text[0].isupper()
    rest, others = line.listed(first + 1)
    known = rest == last - first and _is_side(others)
    if known and line.tokens[last].lower in CLUB_ENDS and not any(sense.strong for sense in others):
        return not line.loud  # 'Bay Union': many clubs have that word, and none is called just by it
    return not (known and line.tokens[first].lower not in _PLACES)


def _is_side(senses: Sequence[Listed]) -> bool:
    """Whether a listed name can be that of a side."""
    return any(sense.is_team for sense in senses)
