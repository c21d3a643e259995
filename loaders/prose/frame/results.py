"""Results of matches: who beat whom, from the words around a score."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from loaders.prose.document import Sentence
from loaders.prose.frame.around import (
    FARTHEST,
    first_team,
    is_score_item,
    met_another,
    object_after,
    team_before,
)
from loaders.prose.frame.scores import Score
from loaders.prose.frame.words import (
    BEAT,
    BREAKS,
    DRAW,
    LOSE,
    LOSS_NOUNS,
    WIN,
    WIN_NOUNS,
    another_day,
)
from loaders.prose.names.item import Item
from loaders.prose.names.vocabulary import CALENDAR, MONTHS

#: How far a win can stand from its score where the beaten side stands between: 'won their fourth-round tie at home to Harbour 2-1'.
_TIE = 10


@dataclass(frozen=True, slots=True)
class Result:
    """A result as told; of a draw `winner` is the side told first. A side that the sentence does not name is None.

    `ordered` tells that the order of the sides is that of a score line (home first in British use), `british` that
    the line has the British form. `at` is the side at whose place it was ('a 3-1 win at Harbour');
    `old` marks one of another season or year. `beside` are the sides that the sentence before in its paragraph names.
    """

    sentence: Sentence
    winner: int | None
    loser: int | None
    high: int
    low: int
    rule: str
    ordered: tuple[int, int] | None = None
    british: bool = False
    earlier: bool = False
    at: int | None = None
    old: bool = False
    beside: frozenset[int] = frozenset()


def result_of(score: Score, items: Sequence[Item], team_of: Callable[[int], int | None]) -> Result | None:
    """The result that a score tells, None where the words around do not say whose it is."""
    after = object_after(items, score.at)
    result = _result_of(score, items, after)
    if result and (result.winner is None or result.loser is None) and against_unknown(items, score.at):
        return None
    if result and after and after[0] == "at" and after[1] in {result.winner, result.loser}:
        result = replace(result, at=after[1])
    if result and (result.winner is None) != (result.loser is None):
        result = _with_host(result, items, score.at)
    if result is None or result.high == result.low or (result.winner is None) == (result.loser is None):
        return result
    subject = _subject_behind(items, score.at, team_of)
    if subject is None or subject in {result.winner, result.loser}:
        return result
    return replace(result, winner=subject) if result.winner is None else replace(result, loser=subject)


def _with_host(result: Result, items: Sequence[Item], at: int) -> Result:
    """'Marlow's poor display at Harbour, even though they ran out 5-4 winners': who was visited before the score is told."""
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


_AGAINST = frozenset({"over", "against", "to", "with"})


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
        return _by_noun(score, items, after)
    return _by_verb(score, items, after) or _to_a_side(score, items)


def _to_a_side(score: Score, items: Sequence[Item]) -> Result | None:
    """'the final score, 5-1 to Marlow', 'it finished 3-1 to Marlow'."""
    behind = [item for item in items[score.at + 1 : score.at + 4] if item.lower != "the"]
    before = {item.lower for item in items[max(score.at - 5, 0) : score.at]}
    if len(behind) < 2 or behind[0].lower != "to" or not behind[1].is_team or before.isdisjoint(_ENDS_OR_SCORE):
        return None
    return _made(score, items, behind[1].entity, None, "score to")


def _made(score: Score, items: Sequence[Item], winner: int | None, loser: int | None, rule: str) -> Result | None:
    if winner == loser and (winner is not None or not score.is_draw):
        return None
    return Result(score.sentence, winner, loser, score.high, score.low, rule, earlier=_is_earlier(items, score.at))


def _is_earlier(items: Sequence[Item], at: int) -> bool:
    """Whether the clause of a score, or the opening of its sentence, speaks of another day."""
    left = next(
        (place + 1 for place in range(at - 1, max(at - 12, 0), -1) if items[place].lower in _CLAUSE), max(at - 12, 0)
    )
    right = next((place for place in range(at + 1, min(at + 12, len(items))) if items[place].lower in _CLAUSE), at + 12)
    near = [item.lower for item in items[left:right]]
    opening = [item.lower for item in items[:_OPENING]] if left > _OPENING else []
    month = any(
        word in MONTHS and before in {"in", "last", "since"}
        for before, word in pairwise(item.lower for item in items[at : at + 8])
    )
    return month or another_day(near) or another_day(opening)


_CLAUSE = frozenset(
    {",", ";", "–", "—", "(", ")", "but", "after", "thanks", "having", "following", "despite", "before", "and"}
)
#: 'In last week's match, ...': so many words open a sentence.
_OPENING = 5


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
    return _made(score, items, subject, other, "ended" if ended else "draw")


_ENDS = frozenset("ended ends end finished finishes final".split())
_ENDS_OR_SCORE = _ENDS | {"score", "result"}


def _by_noun(score: Score, items: Sequence[Item], after: tuple[str, int] | None) -> Result | None:
    """'Marlow's 3-1 win over Harbour', 'condemned Harbour to a 3-1 defeat', 'a 3-1 defeat of Harbour'."""
    subject = team_before(items, score.at, after[1] if after else None)
    if (
        after
        and score.noun in WIN_NOUNS
        and (after[0] == "by" or "hands" in {item.lower for item in items[score.at : score.at + 6]})
    ):
        return _made(score, items, after[1], subject, "win by")
    if (
        score.noun in _EITHER
        and after is None
        and not _DEALT & {item.lower for item in items[max(score.at - 5, 0) : score.at]}
    ):
        return None
    if score.noun in WIN_NOUNS:
        if {"dropped", "drop", "dropping"} & {item.lower for item in items[max(score.at - 4, 0) : score.at]}:
            return _made(score, items, after[1] if after else None, subject, "defeat noun")
        if after and after[0] == "for":
            return _made(score, items, after[1], subject, "win for")
        return _made(score, items, subject, after[1] if after else None, "win noun")
    if after and after[0] in {"of", "on", "for"}:
        return _made(score, items, subject if after[0] != "for" else None, after[1], "defeat of")
    if _handed_by(items, score.at):
        return _made(score, items, after[1] if after else None, subject, "defeat noun")
    return _made(score, items, after[1] if after else None, subject, "defeat noun")


#: Who is named with these won or lost: the words around must tell ('completed a 5-0 thrashing').
_EITHER = frozenset("thrashing hammering drubbing mauling crushing demolition trouncing rout".split())
_DEALT = frozenset(
    """
        's completed complete inflicted handed hand recorded produced celebrated dealt enjoyed secured
        completing ran with to
    """.split()
)


def _handed_by(items: Sequence[Item], at: int) -> bool:
    return any(item.lower in {"inflicted", "inflict"} for item in items[max(at - 4, 0) : at])


def _by_verb(score: Score, items: Sequence[Item], after: tuple[str, int] | None) -> Result | None:
    """'Marlow beat Harbour 3-1', 'Harbour were beaten 3-1 by Marlow', 'lost 3-1 at Marlow', 'won 3-1'."""
    for back in range(score.at - 1, max(score.at - 16, -1), -1):
        word = items[back].lower
        if items[back].mention or word in {";", "."} or is_score_item(items[back]):
            if is_score_item(items[back]):
                return None
            continue
        between = first_team(items, back + 1, score.at)
        if word in BEAT and (
            between is not None
            or _passive(items, back)
            or word.endswith(("en", "ed"))
            and after is not None
            and (after[0] == "by" or word == "beaten" and after[0] == "at")
        ):
            return _beaten(score, items, back, between, after)
        if between is not None and (told := _given_away(items, back, score.at)) is not None:
            subject = team_before(items, back, between)
            return _made(score, items, subject if told else between, between if told else subject, "given")
        gone = word in _GONE and items[back + 1].lower == "down"
        if (
            (gone or word in LOSE)
            and items[back + 1].lower != "through"
            and (word not in {"went", "slip", "fall", "fell"} or score.at - back <= 4)
        ):
            subject = team_before(items, back, after[1] if after else None)
            return _made(score, items, after[1] if after else None, subject, "lost")
        if word in WIN and score.at - back <= (6 if between is None and word != "winners" else _TIE):
            beaten = after[1] if after else between if between is not None else _just_beaten(items, back)
            return _made(score, items, team_before(items, back, beaten), beaten, "won")
    return None


def _given_away(items: Sequence[Item], verb: int, at: int) -> bool | None:
    """'handed Harbour their first loss, 3-1' is won by the subject (True), 'dropped their opener to Harbour 3-1' lost (False)."""
    words = {item.lower for item in items[verb + 1 : at]}
    if items[verb].lower in {"handed", "dealt", "hand"} and words & {"loss", "defeat", "setback"}:
        return True
    return (
        False
        if items[verb].lower in {"dropped", "drop"} and "to" in words and words & {"opener", "game", "match", "contest"}
        else None
    )


_GONE = frozenset({"go", "goes", "going", "gone"})


def _just_beaten(items: Sequence[Item], at: int) -> int | None:
    """'outplayed Harbour to win 2-0': the side right before the verb, if another verb of beating governs it."""
    for place in range(at - 1, max(at - 4, 0), -1):
        if items[place].is_team:
            near = (item.lower for item in items[max(place - 3, 0) : place])
            return items[place].entity if any(word in BEAT for word in near) else None
    return None


def _beaten(
    score: Score, items: Sequence[Item], verb: int, between: int | None, after: tuple[str, int] | None
) -> Result | None:
    if between is None or _passive(items, verb):
        by_between = between is not None and any(item.lower == "by" for item in items[verb + 1 : score.at])
        winner = between if by_between else after[1] if after and after[0] in {"by", "at", "to"} else None
        return _made(score, items, winner, team_before(items, verb, winner), "beaten by")
    return _made(score, items, team_before(items, verb, between), between, "beat")


def _passive(items: Sequence[Item], verb: int) -> bool:
    return any(
        item.lower in {"were", "was", "been", "being", "be", "are", "is", "get", "got"}
        for item in items[max(verb - 3, 0) : verb]
    ) and items[verb].lower.endswith(("en", "ed"))
