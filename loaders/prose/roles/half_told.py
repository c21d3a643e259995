"""Managers told with a short name that several clubs bear: 'the City boss, Lee', 'Town manager Dunn'."""

import re
from collections.abc import Iterator

from graph.names import fold
from loaders.prose.reading import Mention
from loaders.prose.roles.company import Clue
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.phrase import Offices, office_at_start, office_before_name
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.words import Office

RULE = "office.half-told-club"
_COUNTERPARTS = frozenset({"counterpart", "opposite number"})
_BEFORE = re.compile(
    r" (?P<pre>former |ex |then |ex-)?<t(?P<team>\d+)> "
    r"(?P<before>(?:[a-z0-9.'&,-]+ ){1,7}?)(?:: )?<P(?P<person>\d+)>(?! 's (?:wife|son|brother|father))"
)
_BEHIND = re.compile(
    r" <P(?P<person>\d+)> (?:,|-|\() (?:(?:who is|now) )?(?:the )?(?P<pre>former |ex |then )?<t(?P<team>\d+)> "
    r"(?P<after>(?:[a-z0-9.'&-]+ ){1,5}?)(?=[,.:)-])"
)


def half_told(context: Context) -> Iterator[tuple[Sign, Clue | None]]:
    """The managers so told, with the side of the match whose name holds the short one; without where both do."""
    for sentence in context.sentences:
        sides = context.sides_of(sentence) if "<t" in sentence.text else None
        if sides is None:
            continue
        for mention, person, offices, at in _found(sentence):
            meant = _meant(context, mention, sides)
            if meant and person.entity is not None:
                clue = (person.entity, meant[0], 4.0) if len(meant) == 1 else None
                yield Sign(person, sentence, RULE, 3.0, at, offices=offices), clue


def _found(sentence: Encoded) -> Iterator[tuple[Mention, Mention, Offices, int]]:
    for pattern in (_BEFORE, _BEHIND):
        for match in pattern.finditer(sentence.text):
            offices = office_before_name(match["before"]) if pattern is _BEFORE else office_at_start(match["after"])
            if (
                offices is None
                or offices.offices[0][1] not in (Office.MANAGER, Office.CARETAKER)
                or offices.offices[0][0] in _COUNTERPARTS
            ):
                continue
            told = Offices(offices.offices, f"{(match['pre'] or '').replace('-', ' ')} {offices.before}".strip())
            yield sentence.mention(match["team"]), sentence.mention(match["person"]), told, match.start()


def _meant(context: Context, mention: Mention, sides: tuple[int, int]) -> list[int]:
    """The sides that a short name can mean: those whose names hold its words, else those it is known to stand for."""
    words = set(fold(mention.told).split())
    holding = [side for side in sides if words and words <= set(fold(context.names.entity(side).name).split())]
    return holding or [side for side in sides if side in mention.candidates]
