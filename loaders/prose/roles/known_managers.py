"""Managers of the sides of a match who are known from elsewhere, and only named in the text."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from graph.kinds import ThingType
from loaders.prose.names.item import BY_NAME
from loaders.prose.reading import Mention
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.known import Spell, spells_of
from loaders.prose.roles.sign import Sign
from loaders.prose.sayings.speech import VERBS

#: The rule of what is known of managers beyond the text.
KNOWN = "managers.known"
_SAYS = re.compile(rf"<P\d+> (?:[a-z]+ ){{0,3}}?{VERBS} ")
_SAID_BY = re.compile(rf" {VERBS} (?:[a-z]+ )?$")


def known_managers(context: Context) -> Iterator[Sign]:
    """People named in a report who are known to have managed one of the sides of its matches on that day.

    A family name alone is enough for someone named twice, or whose words the report gives. Where the day is not
    known, two people have to be named whose spells with the two sides overlap.
    """
    sides = [tuple(context.names.entity(side).name for side in game.sides) for game in context.frame.main_matches]
    day = context.document.published
    if not sides:
        yield from _beside_their_side(context)
        return
    named = list(_known_people(context, frozenset(side for pair in sides for side in pair)))
    for mention, sentence, spells in named:
        others = [other for _, _, found in named if found is not spells for other in found]
        if any(spell.holds(day) if day is not None else _has_rival(spell, others, sides) for spell in spells):
            yield Sign(mention, sentence, KNOWN, 2.0, 0)


def _beside_their_side(context: Context) -> Iterator[Sign]:
    """In news of no match: who is named in full in a sentence that names the side managed on that day."""
    day = context.document.published
    here = frozenset(team.name for team in context.names.of_type(ThingType.TEAM))
    for mention, sentence, spells in _known_people(context, here) if day is not None else ():
        beside = {context.names.entity(side).name for side in context.names.teams_in(sentence.sentence)}
        if " " in mention.told.strip() and any(spell.holds(day) and spell.side in beside for spell in spells):
            yield Sign(mention, sentence, KNOWN, 2.0, 0)


def _known_people(context: Context, sides: frozenset[str]) -> Iterator[tuple[Mention, Encoded, tuple[Spell, ...]]]:
    """The first mention of each person who is known to have managed one of some sides, with those spells."""
    people = [
        mention
        for mention in context.names.mentions
        if mention.type is ThingType.PERSON and mention.how in BY_NAME and mention.entity is not None
    ]
    times = Counter(mention.entity for mention in people)
    seen: set[int | None] = set()
    for mention in people:
        if mention.entity in seen or mention.entity is None:
            continue
        name, sentence = context.names.entity(mention.entity).name, context.sentences[mention.sentence]
        if " " in name or times[mention.entity] > 1 or _speaks(sentence, mention):
            seen.add(mention.entity)
            if spells := tuple(spell for spell in spells_of(name) if spell.side in sides):
                yield mention, sentence, spells


def _speaks(sentence: Encoded, mention: Mention) -> bool:
    """Whether the person of a mention says something in the sentence."""
    place = next((n for n, item in enumerate(sentence.items) if item.mention is mention), None)
    at = sentence.text.find(f"<P{place}> ") if place is not None else -1
    return at >= 0 and bool(_SAYS.match(sentence.text, at) or _SAID_BY.search(sentence.text[:at]))


def _has_rival(spell: Spell, others: Iterable[Spell], sides: Iterable[tuple[str, ...]]) -> bool:
    """Whether somebody else named managed the other side of a match at the time of a spell."""
    return any(
        {spell.side, other.side} == set(pair) and spell.first <= other.last and other.first <= spell.last
        for other in others
        for pair in sides
    )
