"""The gazetteer as the reader of names asks it: which listed names start at a token."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.document import Token
from loaders.prose.segment.tokens import tokenise


@dataclass(frozen=True, slots=True)
class Listed:
    """One thing that a listed name can mean; a weak name ('City') says so only beside a strong one."""

    register: str
    type: ThingType
    name: str
    strong: bool
    country: str = ""
    national: bool = False

    @property
    def is_team(self) -> bool:
        """Whether it is a side."""
        return self.type is ThingType.TEAM


class Register:
    """Listed names by their folded tokens, asked for the longest that starts at a token."""

    def __init__(self, names: Iterable[tuple[str, Listed]]) -> None:
        self._longest: dict[str, int] = {}
        self._names: dict[tuple[str, ...], tuple[Listed, ...]] = {}
        for told, listed in names:
            self._put(tuple(fold_token(token.text) for token in tokenise(told, 0, len(told))), listed)

    def _put(self, parts: tuple[str, ...], listed: Listed) -> None:
        known = self._names.get(parts, ())
        if listed not in known:
            self._names[parts] = (*known, listed)
        self._longest[parts[0]] = max(self._longest.get(parts[0], 0), len(parts))

    def longest(self, tokens: Sequence[Token], at: int) -> tuple[int, tuple[Listed, ...]]:
        """How many tokens the longest listed name takes that starts here, and what it can mean; 0 for none."""
        reach = self._longest.get(fold_token(tokens[at].text), 0)
        if not reach:
            return 0, ()
        parts = [fold_token(token.text) for token in tokens[at:at + reach]]
        for length in range(len(parts), 0, -1):
            found = self._names.get(tuple(parts[:length]))
            if found and tokens[at + length - 1].text[0].isalnum() and not tokens[at + length - 1].text[0].islower():
                return length, found
        return 0, ()


def fold_token(text: str) -> str:
    """A token folded; a mark stays as it is."""
    return fold(text) or text


@lru_cache(maxsize=1)
def register() -> Register:
    """The gazetteer, read once."""
    return Register(_table())


def _table() -> Iterable[tuple[str, Listed]]:
    for line in _CLUBS.strip().splitlines():
        name, strong, weak = (part.strip() for part in line.split("|"))
        for alias in (name, *filter(None, strong.split(","))):
            yield alias.strip(), Listed(name, ThingType.TEAM, name, True)
        for alias in filter(None, weak.split(",")):
            yield alias.strip(), Listed(name, ThingType.TEAM, name, False)


_CLUBS = """
Tottenham Hotspur|Tottenham,Spurs|Lilywhites
West Ham United|West Ham,Hammers|Irons,United
Manchester United|Man United,Man Utd,Red Devils|United
Manchester City|Man City|City,Blues
Stoke City|Stoke|Potters,City
Crystal Palace||Palace,Eagles
Chelsea||Blues
Arsenal|Gunners|
Liverpool||Reds
Leicester City|Leicester|Foxes,City
Watford||
Aston Villa||Villa
Norwich City|Norwich,Canaries|City
Brighton & Hove Albion|Brighton|Seagulls,Albion
Estudiantes||
"""
