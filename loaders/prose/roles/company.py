"""What the company of a sign says of whose manager somebody is: results, players and sides named around it."""

import re
from collections.abc import Iterator

from graph.kinds import ThingType
from loaders.prose.roles.clause import in_clause, is_itself, sides_named
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.sign import Sign
from loaders.prose.sieve import Worded

#: A person, a side, and how much speaks for their belonging together.
Clue = tuple[int, int, float]


def winner_of(context: Context) -> int | None:
    """The side that won the match reported on, if told."""
    game = context.frame.main_match
    if game is None or len(game.goals) != 2:
        return None
    first, second = game.goals[game.first], game.goals[game.second]
    return None if first == second else game.first if first > second else game.second


def for_winner(context: Context, sentence: Encoded) -> Iterator[Clue]:
    """'It was a third win in a row for Lee's side': Lee's is the side that won, of a defeat the other."""
    winner, game = winner_of(context), context.frame.main_match
    if winner is None or game is None:
        return
    for match in _FOR.found(sentence.text, sentence.words):
        person = sentence.mention(match["person"]).entity
        loser = game.other(winner)
        side = winner if match["won"] else loser
        if person is not None and side is not None and not ENDED.search(sentence.text[: match.start() + 1]):
            yield person, side, 2.0


#: 'The result ended a run of six home wins for Lee's men'.
ENDED = re.compile(
    r" (?:ended|ends|ending|end to|halted|halting|halts|stopped|snapped|broke|broken|denied|denying|robbed|deprived"
    r"|after|following|despite|without|chance of|hopes? of|prevented) [^;]{0,90}$"
)
_FOR = Worded(
    r" (?:(?P<won>win|wins|victory|victories|triumph|success)|defeat|defeats|loss|losses|setback) "
    r"(?:(?!<[TC]|last|earlier|over)[^ ]+ ){0,8}?for "
    r"<P(?P<person>\d+)> (?:'s (?:[a-z-]+ ){0,2}(?:side|men|team|charges|troops)|,|\.|and)"
)


def near(context: Context, sign: Sign, sides: tuple[int, int]) -> Iterator[Clue]:
    """What the sentence before 'Lee's men' is about, where their own names no side: the same side by another name.

    'But Lee's men' are the other side.
    """
    index = sign.sentence.sentence.index - 1
    if (
        index < 0
        or sign.person.entity is None
        or sign.rule != "charge.s-side"
        or any(True for _ in sides_named(sign.sentence, sides))
        or context.sentences[index].sentence.block.kind == "title"
    ):
        return
    before = context.sentences[index]
    if not _LIKEWISE.isdisjoint(sign.sentence.words):
        return  # of either side
    named = {side for side, match in sides_named(before, sides) if is_itself(before, match)}
    if len(named) == 1:
        (side,) = named
        other = sides[1] if side == sides[0] else sides[0]
        yield sign.person.entity, other if _CONTRAST.match(sign.sentence.text) else side, 1.4


_LIKEWISE = frozenset({"too", "also", "likewise", "themselves", "themselves."})
_CONTRAST = re.compile(r" (?:but|however|yet|still|instead|by contrast|in contrast|at the other end) ")


def players(context: Context, sign: Sign, sides: tuple[int, int], people: frozenset[int]) -> Iterator[Clue]:
    """Players who do well right behind 'Lee's side': 'Lee's side were level through Hale'."""
    if sign.person.entity is None or not sign.rule.startswith("charge.s-"):
        return
    after = sign.sentence.text[sign.start :]
    if (match := _AHEAD.match(after)) is not None:
        scorer = sign.sentence.mention(match["player"]).entity
        team = context.team_of(scorer) if scorer is not None and scorer not in people else None
        if team is not None and team in sides:
            yield sign.person.entity, team, _worth(context, scorer, team, 2.0)
            return
    close = _TURN.search(after, 8)
    for match in _ACTS.finditer(after, 8, close.start() if close else len(after)):
        player = sign.sentence.mention(match["player"]).entity
        team = context.team_of(player) if player is not None and player not in people else None
        if team in sides and team is not None:
            firm = match["by"] and match["by"] != "with "
            yield sign.person.entity, team, _worth(context, player, team, 2.0 if firm else 0.75)
            return


def _worth(context: Context, player: int | None, team: int, weight: float) -> float:
    """What a player's side is worth as a clue: less where it is only worked out."""
    return weight if player is not None and team in context.names.teams_told(player) else weight * 0.4


_TOOK_LEAD = (
    r"(?:took the lead|went (?:ahead|in front)|equalised|equalized|drew level|opened the scoring|levelled|struck first"
    r"|were (?:level|ahead|in front)"
    r"|(?:doubled|extended|restored|increased) (?:<[DHdh]\d+> 's |the )?(?:lead|advantage)"
    r"|pulled (?:one|a goal) back|got back on terms|halved the (?:deficit|arrears))"
)
_SCORING = (
    r"(?:headed|scored|fired|slotted|converted|tapped|volleyed|curled|swept|nodded|shot|finished|netted|struck"
    r"|bundled|lashed|drilled|rolled|stabbed|side-footed|pounced|latched|met|rose|raced|[,.;]|and|on|in|after|from"
    r"|before|but|with|'s (?:[a-z-]+ ){0,2}?(?:goal|header|shot|strike|penalty|free-kick|effort|volley|finish))"
)
#: 'Lee's side took the lead when Hale headed home'.
_AHEAD = re.compile(
    rf" <P\d+> 's (?:[a-z-]+ ){{1,3}}?{_TOOK_LEAD} (?:(?!<[PT]|against)[^ ;]+ ){{0,8}}?"
    rf"(?:through|thanks to|via|when|as) (?:[a-z-]+ ){{0,3}}?<P(?P<player>\d+)> {_SCORING}"
)
_TURN = re.compile(
    r" (?:when|before|after|but|until|against|past|by|as|while|although|though|from|denied|beat|beaten) "
)
_ACTS = re.compile(r" (?P<by>(?:through|via|thanks to|courtesy of|with) )?<P(?P<player>\d+)> (?!'s (?:side|men|team))")


def told_side(context: Context, sign: Sign) -> int | None:
    """The side of a 'winning manager', a 'home boss', a 'visiting coach'."""
    if not sign.rule.startswith("office."):
        return None
    before = sign.sentence.text[: sign.sentence.text.find(f"<P{_place(sign)}>")]
    match = _WHICH.search(before)
    game = context.frame.match_of(sign.sentence.sentence) or context.frame.main_match
    if match is None or game is None:
        return None
    winner = winner_of(context)
    loser = game.other(winner) if winner is not None else None
    if match[1] in {"winning", "victorious"}:
        return winner
    if match[1] in {"losing", "beaten", "defeated"}:
        return loser
    return game.home if match[1] == "home" else game.away


_WHICH = re.compile(
    r" (winning|victorious|losing|beaten|defeated|home|away|visiting) (?:[a-z-]+ ){0,2}?"
    r"(?:manager|boss|coach|gaffer|chief) (?:, )?$"
)
#: 'Hale's goal gave Lee's side hope'.
_GAVE = Worded(
    r" <P(?P<player>\d+)> (?:(?!<[PT])[^ ;]+ ){0,9}?"
    r"(?:gave|put|handed|earned|gives|fired|sent|lifted|helped|edged) <P(?P<person>\d+)> 's "
    r"(?:[a-z-]+ ){0,2}?(?:side|men|team|charges|troops|outfit)"
)


def given(context: Context, sentence: Encoded) -> Iterator[Clue]:
    """Whoever gave somebody's side a lead plays for it."""
    for match in _GAVE.found(sentence.text, sentence.words):
        person, player = (sentence.mention(match[name]).entity for name in ("person", "player"))
        team = context.team_of(player) if player is not None else None
        if person is not None and team is not None:
            yield person, team, 2.0


def praised(context: Context, sign: Sign) -> Iterator[Clue]:
    """'Marlow skipper Hale praised manager Lee': a player's manager is his own side's."""
    match = _PRAISED.search(sign.sentence.text)
    if match is None or sign.rule != "office.office-name" or sign.sentence.mention(match["person"]) is not sign.person:
        return
    player = sign.sentence.mention(match["player"]).entity
    team = context.team_of(player) if player is not None else None
    if team is not None and sign.person.entity is not None:
        yield sign.person.entity, team, 2.0


_PRAISED = re.compile(
    r" <P(?P<player>\d+)> (?:later |also |himself )?"
    r"(?:praised|thanked|credited|hailed|backed|defended|paid tribute to|embraced|hugged|said) "
    r"(?:new |the |<[Hh]\d+> 's |his |caretaker |interim |that )?"
    r"(?:manager|boss|head coach|coach|gaffer) <P(?P<person>\d+)> "
)


def third(context: Context, sign: Sign, sides: tuple[int, int]) -> int | None:
    """A side of no match reported on that the sentence of a sign is about.

    'Real have won six since coach Sand came', in a report of Marlow's match.
    """
    others = {entity.index for entity in context.names.of_type(ThingType.TEAM)} - set(sides)
    named = {
        side
        for side, match in sides_named(sign.sentence, others)
        if match[0].startswith("<T") and in_clause(sign.sentence, sign.start, match)
    }
    return named.pop() if len(named) == 1 else None


def _place(sign: Sign) -> int | None:
    return next((n for n, item in enumerate(sign.sentence.items) if item.mention is sign.person), None)
