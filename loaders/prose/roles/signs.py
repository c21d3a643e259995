"""Signs that someone is in charge of a team whose name does not stand beside theirs."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from graph.kinds import ThingType
from loaders.prose.names.item import BY_NAME
from loaders.prose.reading import Mention
from loaders.prose.roles.charge import CHARGE_SHOWN
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.known import Spell, spells_of
from loaders.prose.roles.offices import BARE_OFFICES
from loaders.prose.roles.phrase import Offices, office_at_start, office_right_before
from loaders.prose.roles.plays import PLAYS
from loaders.prose.roles.words import Office
from loaders.prose.sayings.speech import VERBS

#: How much a sign shows; from 2 on, one is enough. Players are also said to do the others now and then.
_WEAK = {
    "charge.his-players": 1.0,
    "charge.his-charges": 2.0,
    "charge.side-of": 2.0,
    "charge.gets-win": 1.0,
    "charge.programme-notes": 1.0,
    "charge.touchline": 1.5,
    "charge.managerial": 1.5,
    "charge.s-response": 1.5,
    "charge.pressure": 1.5,
    "charge.and-his-players": 1.5,
    "charge.mood-with-side": 1.5,
    "charge.got-win": 1.0,
    "charge.rescue": 1.0,
    "charge.leaps-from-seat": 1.5,
    "charge.is-manager-to": 2.0,
    "charge.his-club-side-then": 2.0,
    "charge.club-dugout": 2.0,
}
_SURE = 3.0
#: What goes under a goalkeeper.
_BALL = frozenset(
    """
        ball it shot just home in slotting slotted slid sliding fired drove poked prodded rolled tucked
        crept squirmed squeezed drilled slipped dinked low past header effort pressure challenge
    """.split()
)
#: The rule of what is known of managers beyond the text.
KNOWN = "managers.known"
#: A manager in the stands, or of a national side without a name, is in charge of neither team.
_ELSEWHERE = frozenset(
    {"watching", "national-team", "national", "country", "rival", "opposing", "opposition", "counterpart", "number"}
)

#: Who manages something else than a side.
_OTHER_MANAGERS = frozenset(
    """
        stadium commercial kit ground operations marketing events press media bank hotel pub bar sales
        project factory store shop travel equipment security safety facilities ticket business training
        academy youth reserve office works site programme program logistics liaison under-16s under-17s
        under-18s under-19s under-20s under-21s under-23s u18s u21s u23s tennis rugby cricket basketball
        singing driving
    """.split()
)
#: Words that are a manager's only beside a club.
_VAGUE = frozenset({"chief", "mentor"})
_COUNTERPART_WORDS = frozenset({"counterpart", "opposite"})
_COUNTERPART = re.compile(
    r" <[HhPN](?P<his>\d+)> 's (?:opposite number|counterpart) ,? ?<P(?P<person>\d+)> | <P"
    r"(?P<other>\d+)> , <[HhPN](?P<whose>\d+)> 's (?:opposite number|counterpart) (?=[,.;])"
)
_WHILE = re.compile(
    r" (?:while|whilst|whereas|but|and) (?:opposite number|counterpart|<[DT]\d+> (?:'s )?counterpart) <P"
    r"(?P<person>\d+)> (?!'s)"
)
_AFTER_PERSON = re.compile(r"<P\d+> +and$")
_YEAR = re.compile(r" (?P<year>(?:18|19|20)\d\d)(?:[-/]\d\d(?:\d\d)?)? ")
_SAYS = re.compile(rf"<P\d+> (?:[a-z]+ ){{0,3}}?{VERBS} ")
_SAID_BY = re.compile(rf" {VERBS} (?:[a-z]+ )?$")


@dataclass(frozen=True, slots=True)
class Sign:
    """A place that shows someone in charge; `theirs` is a player of the team, `start` where the sign begins in the text."""

    person: Mention
    sentence: Encoded
    rule: str
    strength: float
    start: int
    team: Mention | None = None
    theirs: Mention | None = None
    offices: Offices | None = None


def find_signs(context: Context) -> Iterator[Sign]:
    """All signs of a text in order."""
    for sentence in context.having(BARE_OFFICES, CHARGE_SHOWN):
        for found in BARE_OFFICES.find(sentence):
            yield from _bare_office(found)
        if _long_ago(context, sentence):
            continue
        for found in CHARGE_SHOWN.find(sentence):
            if (
                not _BALL & set(found.group("left").split())
                and _is_happier(found)
                and not _is_past_or_object(found)
                and _is_of_new(context, found)
            ):
                yield _shown(found)


def _long_ago(context: Context, sentence: Encoded) -> bool:
    """Whether a sentence speaks of another time: 'Under Dunn they finished second in 1982-83'."""
    published = context.document.published
    return (
        " years ago " in sentence.text
        or published is not None
        and any(int(match["year"]) < int(published.first[:4]) - 1 for match in _YEAR.finditer(sentence.text))
    )


def _is_of_new(context: Context, found: Found) -> bool:
    """Whether 'His Marlow team' follows right upon its manager: players have been named before."""
    if found.construction.name != "charge.his-club-side-then":
        return True
    person, index = found.sentence.mention(found.group("person")).entity, found.sentence.sentence.index
    return person is not None and all(
        mention.sentence >= index - 2
        for mention in context.names.mentions
        if mention.entity == person and mention.how in BY_NAME
    )


def _is_past_or_object(found: Found) -> bool:
    """'He previously played under Lee', 'Lee made Hale the leader of his team': looked back on, or done to another."""
    before = found.sentence.text[: found.match.start() + 1]
    name = found.construction.name
    return (
        name == "charge.under"
        and bool(_LOOKED_BACK.search(f"{before}{found.group('left')} "))
        or (name in _HIS and bool(_DONE_BY.search(before)))
    )


_HIS = frozenset({"charge.his-club-side", "charge.his-players", "charge.his-charges"})
_LOOKED_BACK = re.compile(r" (?:previously|formerly|originally|went on to|once played|in (?:19|20)\d\d) ")
_DONE_BY = re.compile(r" <P\d+> (?:makes|made|make|gave|gives|put|puts|picked|named|names|sees|kept|keeps) $")


def _is_happier(found: Found) -> bool:
    """Whether 'Lee will be the happier manager' says so: what stands behind 'be' is a manager who is compared."""
    if not (place := found.group("words")):
        return True
    return bool(_COMPARED.match(found.sentence.mention(place).told.lower()))


_COMPARED = re.compile(r"the (?:happier|prouder|more [a-z]+) (?:manager|boss|coach|head coach)")


def counterparts(context: Context, managers: frozenset[int | None]) -> Iterator[tuple[Sign, int]]:
    """Who is told to be the opposite number of a manager, with that manager: 'His counterpart, Lee, said nothing'."""
    for sentence in context.sentences:
        if sentence.words.isdisjoint(_COUNTERPART_WORDS):
            continue
        for match in _WHILE.finditer(sentence.text):
            person = sentence.mention(match["person"])
            named = {
                one.entity
                for one in context.names.in_sentence(sentence.sentence)
                if one.entity in managers and one.start < person.start
            }
            if (
                len(named) == 1
                and person.entity not in managers
                and not _is_of_the_field(context, person)
                and (owner := named.pop()) is not None
            ):
                yield Sign(person, sentence, "charge.counterpart", _SURE, match.start()), owner
        for match in _COUNTERPART.finditer(sentence.text):
            person = sentence.mention(match["person"] or match["other"])
            his = sentence.mention(match["his"] or match["whose"])
            owner = (
                his.entity
                if his.entity in managers or his.entity not in (None, person.entity)
                else next((one for one in his.candidates if one in managers), None)
            )
            if owner is None and len(managers) == 1 and his.entity == person.entity:
                owner = next(iter(managers))  # 'Lee, his opposite number'
            if (
                owner in managers
                and owner is not None
                and person.entity not in managers
                and not _is_of_the_field(context, person)
            ):
                yield Sign(person, sentence, "charge.counterpart", _SURE, match.start()), owner


def _is_of_the_field(context: Context, person: Mention) -> bool:
    """Whether the text tells somebody's position or other office, or shows him at play: goalkeepers have opposite numbers, too."""
    return person.entity is not None and (
        context.names.attribute(person.entity, "role") not in (None, "manager")
        or context.names.attribute(person.entity, "position") is not None
        or bool(who_plays(context).get(person.entity))
    )


def known_managers(context: Context) -> Iterator[Sign]:
    """People named in a report who are known to have managed one of the sides of its matches on that day.

    A family name alone is enough for someone named twice, or whose words the report gives. Where the day is not known, two people
    have to be named whose spells with the two sides overlap.
    """
    sides = [tuple(context.names.entity(side).name for side in game.sides) for game in context.frame.main_matches]
    named = list(_known_people(context, frozenset(side for pair in sides for side in pair))) if sides else []
    day = context.document.published
    for mention, sentence, spells in named:
        others = [other for _, _, found in named if found is not spells for other in found]
        if any(spell.holds(day) if day is not None else _has_rival(spell, others, sides) for spell in spells):
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


def who_plays(context: Context) -> dict[int, int]:
    """How often the text shows people at what only players do."""
    times: dict[int, int] = {}
    for sentence in context.having(PLAYS):
        for found in PLAYS.find(sentence):
            entity = sentence.mention(found.group("person")).entity
            if entity is not None:
                times[entity] = times.get(entity, 0) + 1
    return times


def _bare_office(found: Found) -> Iterator[Sign]:
    left = found.group("left")
    if after := found.group("after"):
        offices, before = office_at_start(after), "the"
        if offices is None or offices.offices[0][0] not in after[-30:]:
            return
    else:
        if (found_office := office_right_before(left)) is None:
            return
        offices, before = found_office
    words = before.split()
    if (
        words[-1:] == ["and"]
        and offices.offices[0][0] == "coach"
        and _AFTER_PERSON.search(f"{found.sentence.text[: found.match.start()]} {before}")
    ):
        return  # 'director Pike and coach Dunn'
    if words and (words[-1].startswith(("<T", "<D", "<t", "<d")) or words[-1] in _OTHER_MANAGERS):
        return
    if offices.offices[0][1] not in (Office.MANAGER, Office.CARETAKER) or offices.offices[0][0] in _VAGUE:
        return
    if _ELSEWHERE & set(f"{offices.before} {offices.offices[0][0]} {before}".split()[-6:]):
        return
    sentence = found.sentence
    person = sentence.mention(found.group("person"))
    yield Sign(person, sentence, found.construction.name, _SURE, found.match.start(), offices=offices)


def _shown(found: Found) -> Sign:
    sentence = found.sentence
    team, theirs = (
        found.group("team"),
        found.group("theirs") or found.group("theirs2") or found.group("theirs1").strip("<P>"),
    )
    return Sign(
        sentence.mention(found.group("person")),
        sentence,
        found.construction.name,
        _WEAK.get(found.construction.name, _SURE),
        found.match.start(),
        sentence.mention(team) if team else None,
        sentence.mention(theirs) if theirs else None,
    )
