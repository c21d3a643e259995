"""Whether a sign shows somebody at work as the manager of one of the sides of the match reported on."""

import re
from collections.abc import Iterable, Iterator

from graph.kinds import ThingType
from loaders.prose.roles.company import Clue
from loaders.prose.roles.context import Context
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.turns import COMPARED

_AT_WORK = frozenset(
    f"charge.{name}"
    for name in """
        sends-on and-sends-on sends-on-some changes-players hands-start makes-changes team-sheet s-side
        s-charge whose-side moves-player happier-manager happier-of-two replaces-him his-charges acts-by
        starts-player takes-off turns-to is-manager-to s-decision-on has-words own-words says-his-side
        club-mood among-managers goes-to-bench gambles rouses talks-to feelings-known s-answer-was decision-of
        will-wonder got-response on-the-bench for-whom-it-was presided had-told-them
        as-if-told it-was-club-of dean-of-managers organised-by goes-to-shape in-the-technical-area
    """.split()
)
#: Of the other signs each shows it, where no third side is named beside it, but for these.
_OFTEN_OF_OTHERS = frozenset({"managers.known", "charge.under", "charge.is-manager-to"})
_ENOUGH = 2.0
#: 'Signed by manager Lee in 2009', 'given his debut by coach Dunn three years ago'.
_LONG_AGO = re.compile(
    r" (?:in (?:[a-z]+ )?(?:19|20)\d\d|(?:years?|months|decades?) (?:ago|earlier|before)"
    r"|season ago|last (?:season|year|summer)|first manager|first coach) "
)


def is_at_work(context: Context, sign: Sign, sides: list[tuple[int, int]]) -> bool:
    """Whether somebody makes substitutions and the like, or is called manager in a report of one match.

    The latter only where no third side is named beside the office.
    """
    if sign.rule == "charge.s-side" and COMPARED.search(sign.sentence.text[: sign.start + 1]):
        return False
    if sign.rule in _AT_WORK:
        return True
    if sign.rule in _OFTEN_OF_OTHERS or sign.strength < _ENOUGH:
        return False
    if len(sides) != 1 or sign.sentence.sentence.block.kind == "title" or _LONG_AGO.search(sign.sentence.text):
        return False
    teams = {
        mention.entity
        for mention in context.names.in_sentence(sign.sentence.sentence)
        if mention.type is ThingType.TEAM
    }
    return teams - {None} <= set(sides[0])


def of_no_other_match(context: Context, signs: Iterable[Sign], sides: list[tuple[int, int]]) -> Iterator[Clue]:
    """In a round-up, that somebody shown in charge in what it says of one match has charge of no side of another."""
    if len(sides) < 2:
        return
    for sign in signs:
        game = context.frame.match_of(sign.sentence.sentence)
        if game is not None and sign.person.entity is not None and sign.rule in _AT_WORK:
            for team in {team for pair in sides for team in pair} - set(game.sides):
                yield sign.person.entity, team, -3.0
