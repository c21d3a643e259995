"""What speaks for whom having charge of which side, where the text shows the charge but names the side elsewhere.

Each clue speaks for a side with some weight.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from graph.kinds import ThingType
from loaders.prose.roles.by_nation import by_nation
from loaders.prose.roles.by_result import by_result
from loaders.prose.roles.clause import in_clause, is_itself, sides_named
from loaders.prose.roles.company import Clue, for_winner, given, near, players, praised, third, told_side
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.known import spells_of
from loaders.prose.roles.side_told import against, beside
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.turns import OF_A_SIDE, names_other, turns

#: 'with Harbour failing to': after 'Lee's side ...' the other side.
_WITH = re.compile(r" with (?:the )?$")
_WHERE = re.compile(r" at <T(?P<team>\d+)> , where (?:[a-z-]+ ){0,3}$")


def clues(context: Context, signs: Sequence[Sign], people: frozenset[int], managers: frozenset[int]) -> Iterator[Clue]:
    """What speaks for which of some people being in charge of which side: person, side, weight.

    `managers` are all who are in charge of a side, whether or not it is known of which.
    """
    alone = {(sign.person.entity, sign.sentence.sentence.index) for sign in signs if names_other(context, sign)}
    for sign in signs:
        if sign.person.entity is not None:
            yield from _of_sign(context, sign, sign.person.entity)
            yield from praised(context, sign)
            yield from turns(context, sign)
            yield from by_nation(context, sign)
            if (sides := context.sides_of(sign.sentence)) is not None:
                yield from players(context, sign, sides, managers)
    for sentence in context.naming(people):
        yield from beside(context, sentence)
        yield from against(context, sentence)
        yield from (
            clue for clue in _company(context, sentence, managers) if (clue[0], sentence.sentence.index) not in alone
        )
        yield from for_winner(context, sentence)
        yield from given(context, sentence)


def _of_sign(context: Context, sign: Sign, person: int) -> Iterator[Clue]:
    """What a sign itself tells, and what its sentence is about."""
    if sign.team is not None and sign.team.entity is not None:
        yield person, sign.team.entity, 4.0
    if sign.theirs is not None and sign.theirs.entity is not None:
        team = context.team_of(sign.theirs.entity)
        if team is not None:
            yield person, team, 3.0 if team in context.names.teams_told(sign.theirs.entity) else 0.9
    if (there := _where(sign)) is not None:
        yield person, there, 4.0
    else:
        yield from _beside_sign(context, sign)


def _beside_sign(context: Context, sign: Sign) -> Iterator[Clue]:
    """The side that the sentence of a sign is about, and what the result of the match says of it."""
    sides = context.sides_of(sign.sentence)
    if sign.person.entity is None:
        return
    if sides is None:
        yield from _of_news(context, sign, sign.person.entity)
        return
    yield from _after_one(context, sign, sides)
    if (side := told_side(context, sign)) is not None:
        yield sign.person.entity, side, 4.0
    found = list(sides_named(sign.sentence, sides))
    named = {side for side, match in found if in_clause(sign.sentence, sign.start, match)}
    opposed = {
        side
        for side, match in found
        if match.start() > sign.start and _WITH.search(sign.sentence.text[: match.start()])
    }
    if sign.rule == "charge.s-side" and len(opposed) == 1 and not named:
        (side,) = opposed
        yield sign.person.entity, sides[1] if side == sides[0] else sides[0], 2.0
    elif len(named) == 1 and sign.rule not in OF_A_SIDE:
        yield sign.person.entity, next(iter(named)), 2.0
    elif not found and (other := third(context, sign, sides)) is not None:
        yield sign.person.entity, other, 2.0
    elif (
        sign.rule.startswith("office.")
        and len(meant := {side for side, match in found if is_itself(sign.sentence, match)}) == 1
    ):
        yield sign.person.entity, next(iter(meant)), 1.5
    yield from list(by_result(context, sign, sides)) or near(context, sign, sides)


def _of_news(context: Context, sign: Sign, person: int) -> Iterator[Clue]:
    """'Marlow have denied that coach Lee will go', in news of no match: of the only side that stands before."""
    if sign.rule != "office.office-name" or context.frame.main_match is not None:
        return
    teams = {entity.index for entity in context.names.of_type(ThingType.TEAM)}
    named = {
        side
        for side, match in sides_named(sign.sentence, teams)
        if match.start() < _at(sign) and is_itself(sign.sentence, match)
    }
    if len(named) == 1:
        yield person, named.pop(), 2.0


def _after_one(context: Context, sign: Sign, sides: tuple[int, int]) -> Iterator[Clue]:
    """'Marlow were livid. Manager Lee was booked': of the only side that the sentence before names."""
    index = sign.sentence.sentence.index
    if sign.rule != "office.office-name" or _at(sign) > 30 or index == 0 or sign.person.entity is None:
        return
    before = context.sentences[index - 1]
    if before.sentence.block != sign.sentence.sentence.block or context.names.teams_in(sign.sentence.sentence):
        return
    named = context.names.teams_in(before.sentence)
    if len(named) == 1 and (side := named.pop()) in sides:
        yield sign.person.entity, side, 1.5


def _at(sign: Sign) -> int:
    """Where the person of a sign stands in its sentence."""
    place = next((n for n, item in enumerate(sign.sentence.items) if item.mention is sign.person), 0)
    return sign.sentence.text.find(f"<P{place}>")


def _where(sign: Sign) -> int | None:
    """'Marlow won at Harbour, where manager Lee was booed': the manager of the side that was visited."""
    place = next((n for n, item in enumerate(sign.sentence.items) if item.mention is sign.person), None)
    match = _WHERE.search(sign.sentence.text[: sign.sentence.text.find(f" <P{place}>") + 1])
    return sign.sentence.mention(match["team"]).entity if match is not None else None


def _company(context: Context, sentence: Encoded, people: frozenset[int]) -> Iterator[Clue]:
    """A sentence that names one person in charge and one side of the match speaks a little for them together."""
    mentions = [mention for mention in context.names.in_sentence(sentence.sentence) if mention.entity is not None]
    here = {m.entity for m in mentions if m.type is ThingType.PERSON and m.entity in people}
    if len(here) != 1:
        return
    sides = {m.entity for m in mentions if m.type is ThingType.TEAM}
    if (game := context.sides_of(sentence)) is not None:
        sides &= set(game)
    if len(sides) == 1:
        (person,), (side,) = here, sides
        if person is not None and side is not None:
            yield person, side, 1.0


#: What it weighs that somebody surely managed a side on the day.
SURELY_KNOWN = 10.0


def known(context: Context, people: Iterable[int], sides: Iterable[int]) -> Iterator[Clue]:
    """What is known from elsewhere of people in charge: which of the sides they managed on the day of the text."""
    day = context.document.published
    by_name = {context.names.entity(side).name: side for side in sides}
    for person in people:
        spells = [spell for spell in spells_of(context.names.entity(person).name) if spell.side in by_name]
        fitting = {by_name[spell.side]: spell.holds(day) for spell in spells if spell.fits(day)}
        if len(fitting) == 1 or (day is not None and fitting):
            for side, sure in fitting.items():
                yield person, side, SURELY_KNOWN if sure else 3.0


def without_others_of_known(found: Iterable[Clue], sides: Iterable[tuple[int, int]]) -> list[Clue]:
    """The clues without those that give a third side to whoever is known to manage one of a match on that day."""
    found, playing = list(found), {side for pair in sides for side in pair}
    sure = {person for person, side, weight in found if weight == SURELY_KNOWN and side in playing}
    return [one for one in found if one[0] not in sure or one[1] in playing]


def favourites(context: Context) -> dict[int, float]:
    """The side that a text is about: its paper's own club, so that a bare 'coach Lee' is that club's."""
    times = Counter(
        mention.entity
        for mention in context.names.mentions
        if mention.type is ThingType.TEAM and mention.entity is not None
    )
    (first, most), (_, second) = [*times.most_common(2), (None, 0), (None, 0)][:2]
    if first is None or most < 4:
        return {}
    leads = (
        next((m.entity for m in context.names.mentions if m.type is ThingType.TEAM and m.entity is not None), None)
        == first
    )
    return {first: 2.0} if most >= 2 * second or (leads and most >= 1.5 * second) else {}
