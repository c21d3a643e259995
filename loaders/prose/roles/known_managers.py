"""Managers of the sides of a match who are known from elsewhere, and only named in the text."""

import re
from collections import Counter, defaultdict
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
    rivals = _Rivals(sides, [spells for _, _, spells in named]) if day is None else None
    for mention, sentence, spells in named:
        if any(rivals.has(spell, spells) if rivals is not None else spell.holds(day) for spell in spells):
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
        if " " in name or times[mention.entity] > 1 or _speaks(context, sentence, mention):
            seen.add(mention.entity)
            if spells := tuple(spell for spell in spells_of(name) if spell.side in sides):
                yield mention, sentence, spells


def _speaks(context: Context, sentence: Encoded, mention: Mention) -> bool:
    """Whether the person of a mention says something in the sentence."""
    places = context.names.places(sentence.sentence)
    place = next((place for place in places if sentence.items[place].mention is mention), None)
    at = sentence.text.find(f"<P{place}> ") if place is not None else -1
    return at >= 0 and bool(_SAYS.match(sentence.text, at) or _SAID_BY.search(sentence.text[:at]))


class _Rivals:
    """Of people named in a text, who managed the other side of a match at the time of a spell."""

    def __init__(self, pairs: Iterable[tuple[str, ...]], named: Iterable[tuple[Spell, ...]]) -> None:
        self._facing: dict[str, set[str]] = defaultdict(set)
        for one, other in pairs:
            self._facing[one].add(other)
            self._facing[other].add(one)
        self._of: dict[str, list[tuple[Spell, tuple[Spell, ...]]]] = defaultdict(list)
        for spells in named:
            for spell in spells:
                self._of[spell.side].append((spell, spells))

    def has(self, spell: Spell, own: tuple[Spell, ...]) -> bool:
        """Whether somebody else, whose spells are not a manager's `own`, was in charge of a rival at that time."""
        return any(
            spells is not own and spell.first <= other.last and other.first <= spell.last
            for side in self._facing[spell.side]
            for other, spells in self._of[side]
        )
