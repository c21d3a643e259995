"""Who manages which side, told in any way."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from graph.kinds import ThingType
from loaders.prose.reading import Statement
from loaders.prose.roles.at_work import is_at_work, of_no_other_match
from loaders.prose.roles.clues import clues, favourites, known, without_others_of_known
from loaders.prose.roles.company import Clue
from loaders.prose.roles.context import Context
from loaders.prose.roles.counterparts import counterparts
from loaders.prose.roles.decide import decide
from loaders.prose.roles.described import described_behind
from loaders.prose.roles.half_told import half_told
from loaders.prose.roles.held import Tie
from loaders.prose.roles.home_or_away import home_or_away
from loaders.prose.roles.known import spells_of
from loaders.prose.roles.known_managers import KNOWN, known_managers
from loaders.prose.roles.own_paper import of_own_side
from loaders.prose.roles.past_year import is_of_past_year
from loaders.prose.roles.phrase import Offices
from loaders.prose.roles.plays import who_plays
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.signs import find_signs
from loaders.prose.roles.speaking import speaking_signs
from loaders.prose.roles.statements import filler, from_context, say
from loaders.prose.roles.words import Office

_IN_CHARGE = (Office.MANAGER, Office.CARETAKER)
_MANAGER = Offices((("manager", Office.MANAGER),))


def without_other_chiefs(ties: list[Tie]) -> list[Tie]:
    """The ties without the 'chiefs' who hold another office: 'Marlow chief Lee, the director of football'."""
    officers = {tie.person.entity for tie in ties if tie.offices.offices[0][1] not in _IN_CHARGE}
    return [tie for tie in ties if tie.offices.offices[0][0] != "chief" or tie.person.entity not in officers]


def managers_from_context(context: Context, ties: Iterable[Tie]) -> Iterator[Tie]:
    """The ties of people who are shown in charge of a team, where the text leaves no doubt which team it is."""
    told = [tie for tie in ties if tie.offices.offices[0][1] in _IN_CHARGE]
    taken = {
        entity: tie.person.entity
        for tie in told
        if _holds(tie) and (entity := _team(tie)) is not None and tie.person.entity is not None
    }
    others = {tie.person.entity for tie in ties if tie.offices.offices[0][1] not in _IN_CHARGE and not tie.former}
    settled = {tie.person.entity for tie in told if _holds(tie)}
    half = (*half_told(context), *home_or_away(context))
    signs = [
        sign
        for sign in _signs(context, half)
        if sign.person.entity not in settled | others
        and not is_of_past_year(sign.sentence, sign.person, context.document.published)
    ]
    people = _in_charge(context, signs)
    signs = [sign for sign in signs if sign.person.entity in people]
    sides, managers = _sides(context), people | frozenset(taken.values())
    found: list[Clue] = [clue for clue in clues(context, signs, people, managers) if clue[0] in people]
    found += (clue for _, clue in half if clue is not None and clue[0] in people)
    found = without_others_of_known([*known(context, people, _teams(context)), *found], sides)
    found += _not_any_more(told, people)
    found += _of_favourites(context, signs, taken)
    found += of_own_side(context, signs)
    found += of_no_other_match(context, signs, sides)
    at_work = frozenset(
        sign.person.entity for sign in signs if sign.person.entity is not None and is_at_work(context, sign, sides)
    )
    for sign, manager in counterparts(context, managers):
        if sign.person.entity is not None and sign.person.entity not in settled | others:
            signs.append(sign)
            at_work |= {sign.person.entity}
            found += _facing(sign.person.entity, manager, taken, sides)
    yield from _shown(context, signs, decide(found, taken, sides if _is_about(context, sides) else (), at_work))


def _signs(context: Context, half: Iterable[tuple[Sign, Clue | None]]) -> Iterator[Sign]:
    """All that shows somebody in charge; `half` tells who has half a word of a side beside him."""
    yield from find_signs(context)
    yield from speaking_signs(context)
    yield from described_behind(context)
    yield from (sign for sign, _ in half)
    yield from known_managers(context)


def _sides(context: Context) -> list[tuple[int, int]]:
    """The sides of the matches that a text is about."""
    sides = [match.sides for match in context.frame.main_matches]
    return [context.chief_sides] if not sides and context.chief_sides is not None else sides


def _shown(context: Context, signs: Sequence[Sign], decided: dict[int, int]) -> Iterator[Tie]:
    """The ties of those for whom a side was found; of whom only the list of managers speaks, if he was there."""
    shown = {sign.person.entity for sign in signs if sign.rule != KNOWN}
    for sign in signs:
        if sign.person.entity in decided and (
            sign.rule != KNOWN or sign.person.entity not in shown and _was_there(context, sign, decided)
        ):
            yield _tie(sign, decided[sign.person.entity])


def _not_any_more(told: Iterable[Tie], people: frozenset[int]) -> Iterator[Clue]:
    """What speaks against sides that people managed once, or will."""
    for tie in told:
        person, entity = tie.person.entity, _team(tie)
        if not _holds(tie) and person is not None and person in people and entity is not None:
            yield person, entity, -4.0


def _of_favourites(context: Context, signs: Iterable[Sign], taken: Mapping[int, int]) -> Iterator[Clue]:
    """What speaks for the side that a text is about, of whoever has an office without a club."""
    own = [(side, weight) for side, weight in favourites(context).items() if side not in taken]
    for sign in signs:
        if sign.rule.startswith("office.") and sign.person.entity is not None:
            for side, weight in own:
                yield sign.person.entity, side, weight


def _is_about(context: Context, sides: list[tuple[int, int]]) -> bool:
    """Whether a text is about these matches, played or, as the title says, to come: news also quotes other managers."""
    return bool(context.frame.main_matches) or any(
        sentence.block.kind == "title" and set(pair) <= context.names.teams_in(sentence)
        for pair in sides
        for sentence in context.document.sentences[:2]
    )


def _was_there(context: Context, sign: Sign, decided: dict[int, int]) -> bool:
    """Whether somebody of whom only the list of managers speaks is known to have managed that very side."""
    person = sign.person.entity
    return person is not None and any(
        spell.side == context.names.entity(decided[person]).name
        for spell in spells_of(context.names.entity(person).name)
    )


def _facing(person: int, manager: int, taken: dict[int, int], sides: list[tuple[int, int]]) -> list[Clue]:
    """That somebody has charge of the side that meets a manager's."""
    found: list[Clue] = []
    for one, two in sides:
        for mine, theirs in ((one, two), (two, one)):
            if taken.get(theirs) == manager:
                found.append((person, mine, 2.0))
    return found


def _in_charge(context: Context, signs: Sequence[Sign]) -> frozenset[int]:
    """Those whom the signs show in charge, beyond doubt."""
    plays, day = who_plays(context, {sign.person.entity for sign in signs}), context.document.published
    here = {team.name for team in context.names.of_type(ThingType.TEAM)}
    shown: dict[int, float] = {}
    over: set[int] = set()
    for sign in signs:
        entity = sign.person.entity
        if entity is None:
            continue
        spells = spells_of(context.names.entity(entity).name)
        if any(spell.holds(day) for spell in spells) and not any(
            spell.fits(day) and spell.side in here for spell in spells
        ):
            over.add(entity)  # known to be in charge elsewhere on that day
        shown[entity] = shown.get(entity, 0.0) + sign.strength
        if sign.offices is None and context.names.attribute(entity, "position") is not None:
            over.add(entity)  # told to be a player
        if sign.offices is not None and (sign.offices.former or sign.offices.incoming):
            over.add(entity)
    return frozenset(
        entity
        for entity, strength in shown.items()
        if strength >= 2.0
        and entity not in over
        and not (plays.get(entity, 0) and strength < 2.0 + 3.0 * plays[entity])
    )


def _teams(context: Context) -> set[int]:
    return {entity.index for entity in context.names.of_type(ThingType.TEAM)}


def _holds(tie: Tie) -> bool:
    return not tie.former and not tie.offices.former and not tie.offices.incoming and tie.status is None


def _team(tie: Tie) -> int | None:
    return tie.team if isinstance(tie.team, int) else tie.team.entity


def _tie(sign: Sign, team: int) -> Tie:
    told = sign.team if sign.team is not None and sign.team.entity == team else team
    return Tie(sign.sentence, sign.person, told, sign.offices or _MANAGER, sign.rule)


def match_managers(context: Context, ties: Iterable[Tie]) -> Iterator[Statement]:
    """Who managed the sides of the matches that a text reports on."""
    told: set[tuple[int, int]] = set()
    for tie in ties:
        team, person = _team(tie), tie.person.entity
        if (
            tie.offices.offices[0][1] not in _IN_CHARGE
            or not _holds(tie)
            or team is None
            or person is None
            or (person, team) in told
        ):
            continue
        games = [
            game
            for game in context.frame.main_matches
            if team in game.sides and game.status == "played" and not (game.touched and tie.rule.startswith("tenure."))
        ]
        if len(games) == 1:
            told.add((person, team))
            side = filler("team", tie.team) if not isinstance(tie.team, int) else from_context("team", team)
            yield say(
                "match_manager",
                tie.sentence,
                tie.rule,
                (from_context("match", games[0].entity), filler("manager", tie.person), side),
                role=tie.offices.offices[0][0],
            )
