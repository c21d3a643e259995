"""Which key an entity goes by.

It is the best-ranked id in a register that data tell, else its first thing of data, else as articles tell.
"""

from collections.abc import Iterable

#: Registers by how far their ids are known and how seldom they change; the first that an entity has names it. Ours
#: comes first because it is there from the first load: no register that comes later renames what the gazetteer lists.
RANKS: tuple[str, ...] = (
    "touchline",
    "wikidata",
    "fjelstul",
    "transfermarkt",
    "fbref",
    "uefa",
    "premierleague",
    "opta",
    "soccerdonna",
    "openfootball",
    "statsbomb",
    "wyscout",
    "wikipedia",
)
#: Registers whose ids are of one thing whatever its type; ids of others get the type before them.
_GLOBAL = frozenset({"wikidata", "touchline"})


def register_rank(register: str) -> tuple[int, str]:
    """How a register id stands among others; unlisted registers come last, by name."""
    scheme = register.partition(":")[0]
    return (RANKS.index(scheme) if scheme in RANKS else len(RANKS), register)


def as_key(type_: str, register: str) -> str:
    """A register id as the key of an entity."""
    return register if register.partition(":")[0] in _GLOBAL else f"{type_}:{register}"


def canonical_key(type_: str, registers: Iterable[str], first_thing: str, taken: set[str]) -> str:
    """The key of a group; an id that another group bears already (they are kept apart) is passed over."""
    for register in sorted(set(registers), key=register_rank):
        key = as_key(type_, register)
        if key not in taken:
            return key
    return first_thing
