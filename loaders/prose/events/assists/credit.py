"""Crediting each telling of a goal with the assist that its sentence, or one before, tells."""

import re
from collections.abc import Iterator

from loaders.prose.events.assists.assist_breaks import is_stopped, tells_another, words_between
from loaders.prose.events.assists.assistable import may_be_assisted
from loaders.prose.events.assists.assists import Maker, find_assists
from loaders.prose.events.assists.bystanders import is_bystander
from loaders.prose.events.assists.settle import settle
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import SUMS_UP, Telling
from loaders.prose.events.lines import Lines
from loaders.prose.events.people import People
from loaders.prose.frame.frame import Match

#: Rows that tell goals in sum; no pass is looked for in the sentences before them.
_SUMMARY = SUMS_UP | {"celebrates"}
#: Rows that in a sentence before the goal speak of something else.
_ONLY_BESIDE = frozenset(
    (
        "was provider",
        "did the work",
        "in brackets",
        "in brackets after a number",
        "bracketed",
        "made his goal",
        "assist",
        "with the assist",
        "one-two",
        "made it together",
        "the scorer and he",
        "assist for his goal",
        "got it from",
        "picked it off",
        "after he delivered",
    )
)
#: What opens a sentence that tells of another attack than the one before.
_NEW_ATTACK = re.compile(
    r"^ (?:(?:[a-z-]+ ){0,4}(?:minutes|minute|moments) (?:later|after|before|into|from)|(?:but|however|instead"
    r"|at the other end|after the (?:break|interval|restart)|in the (?:second|first|closing|dying|final|\d+)"
    r"|with (?:[a-z0-9-]+ ){1,4}(?:left|remaining|gone|to (?:go|play))|on (?:the )?\d|after \d|shortly|soon|later"
    r"|earlier|the second half|it was (?:[a-z]+ ){0,3}(?:minute|half))(?= ))"
)
_SEEMED = re.compile(
    r" (?:looked|appeared|seemed|stayed|despite [a-z ]{0,20}|suspiciously|claims of|suspicion of|not) (?:[a-z]+ )?"
    r"(?:offside|wide) "
)
#: Of a row that names nobody as the receiver, the scorer must stand within so many words of the beginning.
_OPENING = 12
#: A sentence between a pass and a goal may have so many words.
_SHORT = 16


def credit_all(groups: list[list[Telling]], text: Lines, match: Match | None, people: People) -> None:
    """Fill in the assists of tellings, which are grouped by goal as far as that is known.

    Done anew with the goals that hold: what seemed a goal and is none ('fired a low ball across') stands in no
    pass's way.
    """
    tellings = [telling for group in groups for telling in group]
    known = len(groups) > 1
    told = {telling.line.sentence.index for telling in tellings if telling.person is not None}
    beside: dict[int, list[Telling]] = {}
    for telling in tellings:
        beside.setdefault(telling.line.sentence.index, []).append(telling)
    for group in groups:
        of_the_goal = set(map(id, group)) if known else set()
        for telling in group:
            telling.forget_maker()
            rest = [
                other
                for other in beside[telling.line.sentence.index]
                if other.person != telling.person or known and id(other) not in of_the_goal
            ]
            credit(telling, text, told, match, people, _room(telling, rest))


def _room(telling: Telling, rest: list[Telling]) -> tuple[int, int]:
    """The words of its sentence that can speak of a telling: from the goal before it to the next one of the `rest`."""
    others = [other for other in rest if other.person is not None]
    before = max((other.end for other in others if other.end < telling.begin), default=0)
    after = min((other.begin for other in others if other.begin > telling.end), default=10_000)
    return before, after


def credit(
    telling: Telling,
    text: Lines,
    told: set[int],
    match: Match | None,
    people: People,
    within: tuple[int, int] = (0, 10_000),
) -> None:
    """Fill in the assist of a telling whose scorer is known; sentences in `told` tell another goal."""
    if telling.person is None or not may_be_assisted(telling):
        return
    for maker in find_assists(telling.line, telling, within=within):
        if settle(telling, telling.line, maker, match, people):
            return
    if within[0] or not telling.in_body or telling.rule in _SUMMARY or _begins_anew(telling):
        return
    for line, maker in _from_before(telling, text, told):
        if settle(telling, line, maker, match, people):
            return


def _begins_anew(telling: Telling) -> bool:
    """Whether the sentence of a goal begins with another attack, or tells of a save before the goal."""
    line = telling.line
    opening = words_between(line, 0, telling.verb)
    return bool(_NEW_ATTACK.match(line.text)) or is_stopped(_SEEMED.sub(" , ", opening))


def _from_before(telling: Telling, text: Lines, told: set[int]) -> Iterator[tuple[Line, Maker]]:
    """Passes that one of the two sentences before a goal ends with."""
    for back in (1, 2):
        line = text.before(telling.line, back)
        if line is None or line.sentence.index in told:
            return
        for maker in find_assists(line, telling, own_line=False):
            received = "s" in maker.row.pattern.groupindex
            if maker.rule in _ONLY_BESIDE or not received and (back > 1 or not _opens(telling)):
                continue
            if not _is_lost(line, maker):
                yield line, maker._replace(sure=1)
        if len(line.words) > _SHORT or is_stopped(line.text) or _speaks_of_others(line, telling):
            return


def _speaks_of_others(line: Line, telling: Telling) -> bool:
    """Whether a sentence speaks of somebody known who is not the scorer."""
    persons = (word for word in range(len(line.words)) if line.is_person(word) and not is_bystander(line, word))
    return any(line.item(word).entity not in (None, telling.person) for word in persons)


def _is_lost(line: Line, maker: Maker) -> bool:
    """Whether after a pass its sentence goes on to a save, a miss or another goal."""
    rest = words_between(line, maker.at + 1, len(line.words))
    return is_stopped(rest) or tells_another(rest)


def _opens(telling: Telling) -> bool:
    """Whether the scorer is the first person that the sentence of a goal speaks of, bystanders apart."""
    line = telling.line
    if telling.scorer is None:
        return False
    for word in range(min(telling.scorer + 1, _OPENING)):
        if line.is_person(word) and not is_bystander(line, word):
            return word == telling.scorer or line.item(word).entity == telling.person and not line.owns(word)
    return False
