"""Managers told by where or how their side played: 'the home manager, Mr Lee', 'the visitors' boss Dunn'."""

import re
from collections.abc import Iterator

from loaders.prose.roles.company import Clue, winner_of
from loaders.prose.roles.construction import one_way
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.phrase import Offices, office_at_start
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.words import Office

_MR = r"(?:mr |mr \. |dr |sir )?"
POINTED = one_way(
    "office.side-pointed",
    rf" <[Nn](?P<words>\d+)> , {_MR}<P(?P<person>\d+)>(?! 's)(?= )| <P(?P<other>\d+)> , <[Nn](?P<told>\d+)> (?=[,.:])",
    ("<N>", "<n>"),
)
OWNED = one_way(
    "office.side-owned",
    rf" (?P<which>visitors|hosts|(?:home|away|visiting|winning|losing) (?:side|team)|winners|losers) 's "
    rf"(?P<office>(?:[a-z-]+ ){{1,3}}?)(?:, )?{_MR}<P(?P<person>\d+)>(?! 's)(?= )",
)
_WHICH = re.compile(
    r"the (?P<which>home|hosts'?|visiting|visitors'?|away|winning|victorious|losing|beaten|defeated) "
    r"(?P<office>.{4,40})$"
)
_FIRST = {
    "home": "h",
    "host": "h",
    "visi": "v",
    "away": "v",
    "winn": "w",
    "vict": "w",
    "losi": "l",
    "lose": "l",
    "beat": "l",
    "defe": "l",
}


def home_or_away(context: Context) -> Iterator[tuple[Sign, Clue | None]]:
    """The managers so told, with the side that it is by the match of the sentence, if known."""
    for sentence in context.having(POINTED, OWNED):
        for person, which, office, at in _found(sentence):
            offices = office_at_start(office)
            mention = sentence.mention(person)
            if offices is None or not _in_charge(offices) or mention.entity is None:
                continue
            side = _side(context, sentence, which)
            yield (
                Sign(mention, sentence, "office.home-or-away", 3.0, at, offices=offices),
                (mention.entity, side, 4.0) if side is not None else None,
            )


def _found(sentence: Encoded) -> Iterator[tuple[str, str, str, int]]:
    """Person, which side, office and where it stands, of each such telling."""
    for _, _, match in POINTED.find(sentence):
        told = _WHICH.match(sentence.mention(match["words"] or match["told"]).told.lower().replace("’", "'"))
        if told is not None:
            yield match["person"] or match["other"], told["which"], told["office"], match.start()
    for _, _, match in OWNED.find(sentence):
        yield match["person"], match["which"], match["office"], match.start()


def _in_charge(offices: Offices) -> bool:
    return offices.offices[0][1] in (Office.MANAGER, Office.CARETAKER) and not offices.former


def _side(context: Context, sentence: Encoded, which: str) -> int | None:
    game = context.frame.match_of(sentence.sentence) or context.frame.main_match
    if game is None:
        return None
    winner = winner_of(context) if game is context.frame.main_match else None
    loser = game.other(winner) if winner is not None else None
    return {"h": game.home, "v": game.away, "w": winner, "l": loser}[_FIRST[which[:4]]]
