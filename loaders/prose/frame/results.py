"""Results of matches: who beat whom, from the words around a score."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from loaders.prose.frame.around import FARTHEST, met_another, object_after, team_before
from loaders.prose.frame.result import Result, made
from loaders.prose.frame.result_nouns import by_noun
from loaders.prose.frame.result_verbs import by_verb
from loaders.prose.frame.scores import Score
from loaders.prose.frame.words import BREAKS, DRAW, LOSS_NOUNS, WIN_NOUNS
from loaders.prose.names.item import Item
from loaders.prose.names.vocabulary import CALENDAR

_AGAINST = frozenset({"over", "against", "to", "with"})
_ENDS = frozenset("ended ends end finished finishes final".split())
_ENDS_OR_SCORE = _ENDS | {"score", "result"}


def result_of(score: Score, items: Sequence[Item], team_of: Callable[[int], int | None]) -> Result | None:
    """The result that a score tells, None where the words around do not say whose it is."""
    after = object_after(items, score.at)
    result = _result_of(score, items, after)
    if result and (result.winner is None or result.loser is None) and against_unknown(items, score.at):
        return None
    if (
        result
        and after
        and after[0] == "at"
        and after[1] in {result.winner, result.loser}
        and not _at_home(items, score)
    ):
        result = replace(result, at=after[1])
    if result and (result.winner is None) != (result.loser is None):
        result = _with_host(result, items, score.at)
    if result is None or result.high == result.low or (result.winner is None) == (result.loser is None):
        return result
    subject = _subject_behind(items, score.at, team_of)
    if subject is None or subject in {result.winner, result.loser}:
        return result
    return replace(result, winner=subject) if result.winner is None else replace(result, loser=subject)


def _at_home(items: Sequence[Item], score: Score) -> bool:
    """Whether 'at home to' stands behind a score: the side named then is the visitor."""
    return any(one.lower == "at" and two.lower == "home" for one, two in pairwise(items[score.at + 1 : score.at + 5]))


def _with_host(result: Result, items: Sequence[Item], at: int) -> Result:
    """The result with who was visited before the score is told.

    'Marlow's poor display at Harbour, even though they ran out 5-4 winners'.
    """
    known = result.winner if result.winner is not None else result.loser
    for place in range(at - 1, max(at - 10, 0), -1):
        if items[place].is_team and items[place].entity == known or items[place].lower in {";", "and", "but"}:
            return result
        if items[place].is_team and items[place].entity is not None and items[place - 1].lower == "at":
            if not any(item.is_team and item.entity == known for item in items[max(place - 8, 0) : place]):
                return result
            host = items[place].entity
            return (
                replace(result, winner=host, at=host) if result.winner is None else replace(result, loser=host, at=host)
            )
    return result


def against_unknown(items: Sequence[Item], at: int) -> bool:
    """Whether a score was made against somebody whom no list knows: 'a 2-1 win over Quarx AK'."""
    link = next(
        (
            place
            for place in range(at + 1, min(at + 8, len(items)))
            if items[place].lower in _AGAINST or items[place].lower in BREAKS or items[place].lower == ","
        ),
        None,
    )
    if link is None or items[link].lower not in _AGAINST:
        return False
    behind = items[link + 1 : link + 5]
    return not any(item.is_team for item in behind) and any(_is_name(item) for item in behind[:2])


def _is_name(item: Item) -> bool:
    """Whether an item looks like a name but is no side."""
    return (
        item.text[:1].isupper()
        and item.lower not in CALENDAR
        and not item.is_venue
        and not item.is_competition
        and item.lower != "i"
    )


def _subject_behind(items: Sequence[Item], at: int, team_of: Callable[[int], int | None]) -> int | None:
    """'After losing 3-0 at Harbour, Lee made changes': the subject stands behind the comma."""
    verb = next((place for place in range(at - 1, max(at - 5, -1), -1) if items[place].lower.endswith("ing")), None)
    comma = next((place for place in range(at + 1, len(items)) if items[place].lower == ","), None)
    if verb is None or comma is None or any(item.is_team or item.is_person for item in items[:verb]):
        return None
    for item in items[comma + 1 : comma + 5]:
        if item.is_team and item.entity is not None:
            return item.entity
        if item.is_person and item.entity is not None:
            return team_of(item.entity)
    return None


def _result_of(score: Score, items: Sequence[Item], after: tuple[str, int] | None) -> Result | None:
    if score.is_draw:
        return _draw(score, items, after)
    if score.noun in WIN_NOUNS or score.noun in LOSS_NOUNS:
        return by_noun(score, items, after)
    return by_verb(score, items, after) or _to_a_side(score, items)


def _to_a_side(score: Score, items: Sequence[Item]) -> Result | None:
    """'the final score, 5-1 to Marlow', 'it finished 3-1 to Marlow'."""
    behind = [item for item in items[score.at + 1 : score.at + 4] if item.lower != "the"]
    before = {item.lower for item in items[max(score.at - 5, 0) : score.at]}
    if len(behind) < 2 or behind[0].lower != "to" or not behind[1].is_team or before.isdisjoint(_ENDS_OR_SCORE):
        return None
    return made(score, items, behind[1].entity, None, "score to")


def _draw(score: Score, items: Sequence[Item], after: tuple[str, int] | None) -> Result | None:
    start = max(score.at - FARTHEST, 0)
    before = [
        item
        for place, item in enumerate(items[start : score.at], start)
        if not item.is_team or not met_another(items, place)
    ]
    other = after[1] if after else None
    subject = team_before(items, score.at, other)
    if subject == other or other is None:
        teams = [item.entity for item in before if item.is_team and item.entity is not None]
        other = next((team for team in reversed(teams) if team != subject), None)
    told = [item.entity for item in before if item.is_team]
    if subject in told and other in told and told.index(other) < told.index(subject):
        subject, other = other, subject
    has_word = score.noun or any(item.lower in DRAW for item in before)
    ended = any(item.lower in _ENDS for item in before[-6:])
    if not has_word and after is None and not ended:
        return None
    return made(score, items, subject, other, "ended" if ended else "draw")
