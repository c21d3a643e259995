"""A club's own site or paper: the 'head coach' that it quotes without saying whose is its own."""

import re
from collections.abc import Iterable, Iterator

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.roles.company import Clue
from loaders.prose.roles.context import Context
from loaders.prose.roles.sign import Sign

_IDLE = frozenset(
    """
        the of official site website web page club news media communications athletics football soccer team
        staff match report www com co uk ca org net au ie us nz fc afc sc cf
    """.split()
)
_ENDS = re.compile(r"(?:afc|fc|sc|cf)$")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def own_side(context: Context) -> int | None:
    """The one side named in the text whose site or paper it stands in."""
    publisher = context.document.publisher
    words = [word for word in fold(_CAMEL.sub(" ", (publisher or "").replace(".", " "))).split() if word not in _IDLE]
    if not words:
        return None
    teams = list(context.names.of_type(ThingType.TEAM))
    whole = [team.index for team in teams if _joined(fold(team.name).split()) == _joined(words)]
    part = [team.index for team in teams if len(words) > 1 and fold(team.name).split() == words[-1:]]
    found = whole or part
    return found[0] if len(found) == 1 else None


def _joined(words: Iterable[str]) -> str:
    return _ENDS.sub("", "".join(word for word in words if word not in _IDLE))


def of_own_side(context: Context, signs: Iterable[Sign]) -> Iterator[Clue]:
    """That whoever is called manager there without a club is the paper's own club's."""
    side = own_side(context)
    for sign in signs:
        if (
            side is not None
            and sign.person.entity is not None
            and sign.rule == "office.office-name"
            and not _of_other(sign)
        ):
            yield sign.person.entity, side, 3.0


def _of_other(sign: Sign) -> bool:
    """'visiting coach Lee', 'rival manager Dunn'."""
    return bool(_OTHER.search(sign.sentence.text[max(0, sign.start) :][:120]))


_OTHER = re.compile(
    r" (?:visiting|home|away|opposing|opposition|rival|losing|winning|beaten|their) (?:[a-z-]+ ){0,3}?"
    r"(?:manager|boss|coach|gaffer)"
)
