"""Managers told to be the opposite number of another: 'His counterpart, Lee, said nothing'."""

import re
from collections.abc import Iterator

from loaders.prose.reading import Mention
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.plays import who_plays
from loaders.prose.roles.sign import SURE, Sign

_COUNTERPART_WORDS = frozenset({"counterpart", "opposite"})
_COUNTERPART = re.compile(
    r" <[HhPN](?P<his>\d+)> 's (?:opposite number|counterpart) ,? ?<P(?P<person>\d+)> "
    r"| <P(?P<other>\d+)> , <[HhPN](?P<whose>\d+)> 's (?:opposite number|counterpart) (?=[,.;])"
)
_WHILE = re.compile(
    r" (?:while|whilst|whereas|but|and) "
    r"(?:opposite number|counterpart|<[DT]\d+> (?:'s )?counterpart) <P(?P<person>\d+)> (?!'s)"
)
_Facing = Iterator[tuple[Sign, int]]


def counterparts(context: Context, managers: frozenset[int | None]) -> _Facing:
    """Who is told to be the opposite number of a manager, with that manager: 'His counterpart, Lee, said nothing'."""
    for sentence in context.sentences:
        if not sentence.words.isdisjoint(_COUNTERPART_WORDS):
            yield from _facing_who_is_named(context, sentence, managers)
            yield from _facing_who_is_told(context, sentence, managers)


def _facing_who_is_named(context: Context, sentence: Encoded, managers: frozenset[int | None]) -> _Facing:
    """'Dunn was angry, while counterpart Lee said nothing': facing the only manager whom the sentence names before."""
    for match in _WHILE.finditer(sentence.text):
        person = sentence.mention(match["person"])
        named = {
            one.entity
            for one in context.names.in_sentence(sentence.sentence)
            if one.entity in managers and one.start < person.start
        }
        if len(named) == 1 and _may_be_one(context, person, managers) and (owner := named.pop()) is not None:
            yield Sign(person, sentence, "charge.counterpart", SURE, match.start()), owner


def _facing_who_is_told(context: Context, sentence: Encoded, managers: frozenset[int | None]) -> _Facing:
    """'Dunn's opposite number, Lee', 'his counterpart, Lee'."""
    for match in _COUNTERPART.finditer(sentence.text):
        person = sentence.mention(match["person"] or match["other"])
        owner = _owner(sentence.mention(match["his"] or match["whose"]), person, managers)
        if owner in managers and owner is not None and _may_be_one(context, person, managers):
            yield Sign(person, sentence, "charge.counterpart", SURE, match.start()), owner


def _owner(his: Mention, person: Mention, managers: frozenset[int | None]) -> int | None:
    """Whose opposite number a person is, where that is somebody else than the person."""
    owner = (
        his.entity
        if his.entity in managers or his.entity not in (None, person.entity)
        else next((one for one in his.candidates if one in managers), None)
    )
    if owner is None and len(managers) == 1 and his.entity == person.entity:
        return next(iter(managers))  # 'Lee, his opposite number'
    return owner


def _may_be_one(context: Context, person: Mention, managers: frozenset[int | None]) -> bool:
    """Whether a person may be a manager of whom nothing is known yet: goalkeepers have opposite numbers, too."""
    return person.entity not in managers and not _is_of_the_field(context, person)


def _is_of_the_field(context: Context, person: Mention) -> bool:
    """Whether the text tells somebody's position or other office, or shows him at play."""
    return person.entity is not None and (
        context.names.attribute(person.entity, "role") not in (None, "manager")
        or context.names.attribute(person.entity, "position") is not None
        or bool(who_plays(context, {person.entity}))
    )
