"""Managers of national sides told by the nation's adjective: 'Danish coach Lee', 'Lee, whose Peruvian team'."""

import re
from collections.abc import Iterator

from graph.names import fold
from loaders.prose.names.lexicon import lexicon
from loaders.prose.roles.company import Clue
from loaders.prose.roles.context import Context
from loaders.prose.roles.sign import Sign

_BEFORE = re.compile(
    r" (?P<adjective>[a-z-]+) (?:(?:national|women 's|interim|caretaker|acting|team|head|assistant|new|veteran"
    r"|long-serving) )*"
    r"(?:coach|manager|trainer|boss|selector|side of|team of|eleven of) $"
)
_WHOSE = re.compile(
    r" <P\d+> (?:, )?(?:whose|'s) (?:young |all-|youthful |new-look )?(?P<adjective>[a-z]+) (?:side|team|men|women"
    r"|eleven|squad|players) "
)
_SIDE_OF = re.compile(r" the (?P<adjective>[a-z]+) (?:side|team|eleven) of <P\d+> ")
#: 'Danish coach Lee' may be a Dane who has charge of another side; 'Lee's Danish team' is Denmark.
_LIKELY, _SURE = 2.0, 4.0


def by_nation(context: Context, sign: Sign) -> Iterator[Clue]:
    """The side of the match whose nation stands beside a manager's office or side."""
    sides, person = context.sides_of(sign.sentence), sign.person.entity
    if sides is None or person is None:
        return
    text = sign.sentence.text
    place = next((n for n, item in enumerate(sign.sentence.items) if item.mention is sign.person), None)
    at = text.find(f"<P{place}>")
    found = _BEFORE.search(text[: max(at, 0)])
    weight = _LIKELY
    if found is None:
        found = _WHOSE.match(text, max(at - 1, 0)) or _SIDE_OF.search(text)
        weight = _SURE
    if found is None:
        return
    country = lexicon().adjectives.get(found["adjective"])
    for side in sides:
        name = fold(context.names.entity(side).name).removesuffix(" women")
        if country is not None and name == fold(country):
            yield person, side, weight
