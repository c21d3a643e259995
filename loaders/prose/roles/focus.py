"""Deciding which club someone is in charge of, where the text shows the charge but names the club elsewhere.

Each clue speaks for a side with some weight; a side is only believed where it is well ahead of every other.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from graph.kinds import ThingType
from loaders.prose.roles.clause import in_clause, is_itself, sides_named
from loaders.prose.roles.company import (
    Clue,
    for_winner,
    given,
    near,
    players,
    praised,
    third,
    told_side,
    winner_of,
)
from loaders.prose.roles.construction import Table, construction
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.known import spells_of
from loaders.prose.roles.signs import Sign
from loaders.prose.roles.words import CLUB_COLOUR, SIDE, either
from loaders.prose.sieve import Worded

_NOT_HIS = (
    r"(?! (?:'s |[a-z-]+ )?(?:career|contract|debut|future|goal|goals|shirt|team-mate|team-mates|teammate"
    r"|teammates|days|spell|colleague|colleagues|bow|move|exit|return|departure|hopes of|move|stay|medal|penalty))"
)
_MACROS = {
    "colour": CLUB_COLOUR,
    "adj": r"(?:(?!(?:at|to|for|in|with|of|on|against|as|and|into|from|past|over|by|that|but|when"
    r"|while) )[a-z-]+ ){0,2}?",
    "side": either(SIDE),
    "against": r"(?:against|over|past|at|beat|beating|defeated|defeating|edged|edge|edging|thrashed|hammered"
    r"|saw off|see off|seeing off|overcame|overcome|to face|face|facing|faced|visit|visited|host|hosted"
    r"|hosting|meet|met|play|played|playing|travel to|travelled to|stun|stunned|crushed|swept aside"
    r"|brushed aside|held|entertain|entertained|welcomed|welcome|outplayed|dominated|sank|sink"
    r"|downed|outclassed|knocked out|eliminated|lost to|losing to|lose to|ended the resistance of)",
}
#: A side told together with whoever has charge of it.
BESIDE = Table(
    (
        construction(
            "beside.genitive",
            ["'s"],
            r" {name} 's (?!(?:old|former|first|previous|second|next|last|own|boyhood|beloved|hometown"
            r"|native) ){colour}{team}" + _NOT_HIS,
            **_MACROS,
        ),
        construction(
            "beside.under", ["under"], r" {team} (?:[a-z0-9,'-]+ ){0,8}?under (?:[a-z-]+ ){0,4}?{name}", **_MACROS
        ),
        construction("beside.clubs-name", ["'s"], r" <[T](?P<team>\d+)> 's {name} (?!'s )", **_MACROS),
        construction(
            "beside.since",
            ["since"],
            r" {team} (?:[^ ;]+ ){0,14}?since (?:[a-z-]+ ){0,3}?{name} "
            r"(?:took|arrived|was appointed|replaced|succeeded|came|returned|was put)",
            **_MACROS,
        ),
        construction(
            "beside.under-club",
            ["under"],
            r"^ under (?:[a-z]+ ){0,2}?{name} (?:, )?(?:the )?{team} (?!on |in the )",
            **_MACROS,
        ),
        construction("beside.of-club", ["of"], r" {name} of {team} ", **_MACROS),
        construction(
            "beside.and-club", ["and"], r" (?:for|to|left|against both|mean|meant) {name} and {team} ", **_MACROS
        ),
        construction("beside.brackets", ["("], r" {name} \( {team} (?:manager|boss|coach|head coach)? ?\)", **_MACROS),
    )
)
_AGAINST = Worded(
    construction(
        "against",
        ["'s"],
        r" {name} 's (?:[a-z0-9-]+ ){0,3}?{side} (?:(?:,|[a-z0-9-]+) ){0,9}?{against} "
        r"(?:the |a )?(?:[a-z-]+ ){0,2}?<T(?P<team>\d+)>(?! [a-z]* ?(?:when|before))",
        **_MACROS,
    ).source
)
_TO_COME = re.compile(r" (?:face|host|play|visit|travel|meet|next|saturday|sunday|will|last (?:week|season|year)) ")
_WIN = Worded(
    construction(
        "wins",
        [],
        r"^ (?:(?:the|a) )?(?:[a-z0-9,-]+ ){0,4}?{team} (?:(?!<[TD])[^ ]+ ){0,20}?"
        r"(?:give|giving|gave|hand|handed|handing|earn|earned|earning|ease|eased|easing|secure|secured) "
        r"(?:[a-z]+ ){0,5}{name} ",
        **_MACROS,
    ).source
)


#: Standing in one sentence with a side counts twice at most.
_MOST_COMPANY = 2.0
#: 'with Harbour failing to': after 'Lee's side ...' the other side.
_WITH = re.compile(r" with (?:the )?$")
_WON = re.compile(
    r" <P\d+> 's (?:(?!had |have |has |would |could |should |might |never )[^ ]+ ){1,4}(?:[a-z-]+ly )?"
    r"(?:claimed|secured|sealed|earned|recorded|celebrated|ran out|won|cruised|eased|moved|climbed|held on"
    r"|roared|fought back|came from|completed|wrapped up|deservedly|triumphed|progressed|advanced|went through) "
    r"(?!(?:last|in midweek))"
)
_LOST = re.compile(
    r" <P\d+> 's (?:(?!had |have |has |would |could |should |might |never )[^ ]+ ){1,4}(?:[a-z-]+ly )?"
    r"(?:slumped|crashed|fell|suffered|lost|slipped|went down|threw away|surrendered|collapsed|were beaten|were undone"
    r"|were punished|were left to|bowed out|capitulated|crumbled|were dumped out|exited) (?!(?:last|in midweek))"
)


def clues(context: Context, signs: Iterable[Sign], people: frozenset[int]) -> Iterator[Clue]:
    """What speaks for whom being in charge of which side: person, side, weight."""
    for sign in signs:
        if sign.person.entity is None:
            continue
        if sign.team is not None and sign.team.entity is not None:
            yield sign.person.entity, sign.team.entity, 4.0
        if sign.theirs is not None and sign.theirs.entity is not None:
            team = context.names.team_of(sign.theirs.entity)
            if team is not None:
                told = team in context.names.teams_told(sign.theirs.entity)
                yield sign.person.entity, team, 3.0 if told else 1.5
        if (there := _where(sign)) is not None:
            yield sign.person.entity, there, 4.0
        else:
            yield from _beside_sign(context, sign)
        yield from praised(context, sign)
        if (sides := context.sides_of(sign.sentence)) is not None:
            yield from players(context, sign, sides, people)
    for sentence in context.sentences:
        yield from _beside(sentence)
        yield from _against(context, sentence)
        yield from _company(context, sentence, people)
        yield from for_winner(context, sentence)
        yield from given(context, sentence)


def _beside_sign(context: Context, sign: Sign) -> Iterator[Clue]:
    """The side that the sentence of a sign is about, and what the result of the match says of it."""
    sides = context.sides_of(sign.sentence)
    if sides is None or sign.person.entity is None:
        return
    yield from near(context, sign, sides)
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
    elif len(named) == 1:
        yield sign.person.entity, next(iter(named)), 2.0
    elif not found and (other := third(context, sign, sides)) is not None:
        yield sign.person.entity, other, 2.0
    elif (
        sign.rule.startswith("office.")
        and len(meant := {side for side, match in found if is_itself(sign.sentence, match)}) == 1
    ):
        yield sign.person.entity, next(iter(meant)), 1.5
    if (winner := winner_of(context)) is not None:
        after = sign.sentence.text[max(0, sign.start) :][:140]
        loser = sides[1] if winner == sides[0] else sides[0]
        if _WON.match(after):
            yield sign.person.entity, winner, 2.0
        elif _LOST.match(after):
            yield sign.person.entity, loser, 2.0


def _where(sign: Sign) -> int | None:
    """'Marlow won at Harbour, where manager Lee was booed': the manager of the side that was visited."""
    place = next((n for n, item in enumerate(sign.sentence.items) if item.mention is sign.person), None)
    match = _WHERE.search(sign.sentence.text[: sign.sentence.text.find(f" <P{place}>") + 1])
    return sign.sentence.mention(match["team"]).entity if match is not None else None


_WHERE = re.compile(r" at <T(?P<team>\d+)> , where (?:[a-z-]+ ){0,3}$")


def known(context: Context, people: Iterable[int], sides: Iterable[int]) -> Iterator[Clue]:
    """What is known from elsewhere of people in charge: which of the sides they managed on the day of the text."""
    day = context.document.published
    by_name = {context.names.entity(side).name: side for side in sides}
    for person in people:
        spells = [spell for spell in spells_of(context.names.entity(person).name) if spell.side in by_name]
        fitting = {by_name[spell.side]: spell.holds(day) for spell in spells if spell.fits(day)}
        if len(fitting) == 1 or (day is not None and fitting):
            for side, sure in fitting.items():
                yield person, side, 10.0 if sure else 3.0


def _beside(sentence: Encoded) -> Iterator[Clue]:
    for found in BESIDE.find(sentence):
        person, team = (sentence.mention(found.group(name)).entity for name in ("person", "team"))
        if person is not None and team is not None:
            yield person, team, 4.0
    for match in _WIN.found(sentence.text, sentence.words):
        person, team = (sentence.mention(match[name]).entity for name in ("person", "team"))
        if person is not None and team is not None:
            yield person, team, 3.0


def _against(context: Context, sentence: Encoded) -> Iterator[Clue]:
    """'Lee's side beat Harbour': Lee's is not Harbour, and of two sides of a match it is the other."""
    for match in _AGAINST.found(sentence.text, sentence.words):
        person, team = (sentence.mention(match[name]).entity for name in ("person", "team"))
        if person is None or team is None:
            continue
        yield person, team, -4.0
        sides = context.sides_of(sentence)
        if sides is not None and team in sides and not _TO_COME.search(match[0]):
            yield person, sides[1] if team == sides[0] else sides[0], 2.0


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


def decide(
    found: Iterable[Clue],
    taken: Mapping[int, int],
    sides: Iterable[tuple[int, int]],
    shown: frozenset[int] = frozenset(),
) -> dict[int, int]:
    """The side of each person of whom the clues leave no doubt.

    `taken` are sides whose manager is known; who is `shown` at work in a match manages the other side of it.
    """
    weights: dict[int, dict[int, float]] = {}
    company: dict[tuple[int, int], float] = {}
    for person, side, weight in found:
        if weight == 1.0:
            company[(person, side)] = company.get((person, side), 0.0) + 1.0
        per = weights.setdefault(person, {})
        if weight != 1.0 or company[(person, side)] <= _MOST_COMPANY:
            per[side] = per.get(side, 0.0) + weight
    decided: dict[int, int] = {}
    for person in shown:
        weights.setdefault(person, {})
    for _ in range(2):
        known = {**taken, **{side: person for person, side in decided.items()}}
        for person, per in weights.items():
            if person in decided:
                continue
            best = _best(_with_exclusion(person, per, known, sides, 2.0 if person in shown else 1.5))
            if best is not None and known.get(best, person) == person:
                decided[person] = best
                known[best] = person
    return decided


def _with_exclusion(
    person: int,
    per: Mapping[int, float],
    known: Mapping[int, int],
    sides: Iterable[tuple[int, int]],
    bonus: float,
) -> dict[int, float]:
    """The weights once it is known who manages the other side of a match."""
    adjusted = dict(per)
    for first, second in sides:
        for mine, theirs in ((first, second), (second, first)):
            if known.get(theirs, person) != person and known.get(mine, person) == person:
                adjusted[theirs] = min(adjusted.get(theirs, 0.0), -1.0)
                if per.get(mine, 0.0) > -2.0 and not any(weight >= 2.0 for side, weight in per.items() if side != mine):
                    adjusted[mine] = adjusted.get(mine, 0.0) + bonus
    return adjusted


def _best(per: Mapping[int, float]) -> int | None:
    ranked = sorted(per.items(), key=lambda pair: (-pair[1], pair[0]))
    if not ranked or ranked[0][1] < 2.0:
        return None
    if len(ranked) > 1 and ranked[0][1] - ranked[1][1] < 1.5:
        return None
    return ranked[0][0]
