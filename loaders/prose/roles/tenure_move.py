"""What a way of saying that somebody comes or goes is made of: a pattern, and the state that it tells."""

from dataclasses import dataclass

from loaders.prose.roles.construction import Construction, construction

_OFFICE = (
    r"(?P<office>(?:[a-z'-]+ ){0,2}(?:manager|boss|head coach|coach|caretaker|caretaker manager|caretaker boss"
    r"|interim manager|interim head coach|interim coach|player-manager|assistant|assistant manager"
    r"|assistant coach|chairman|chairwoman|chief executive|president|director of football|sporting director"
    r"|technical director|owner|captain|skipper|club captain|director|managing director|number two))"
)
_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,6}?)",
    "office": _OFFICE,
    "role": r"(?:(?:the |their |its |a |<[Dd]\d+> 's )?(?:[a-z-]+ ){0,2}?(?:manager|boss|head coach|coach|gaffer) )?",
    "as": r"(?:as |to be |to become |)",
    "new": r"(?:the |their |its |a |his |her )?(?:new |next |first-team |permanent |full-time |latest )?",
}


@dataclass(frozen=True, slots=True)
class Move:
    """What a construction of coming and going says of `person` and, with `other`, of whom they follow."""

    construction: Construction
    state: str
    other_state: str | None = None


def move(name: str, triggers: str, pattern: str, state: str, other_state: str | None = None) -> Move:
    """A row of the tables of coming and going; `other_state` is that of whom somebody follows."""
    return Move(construction(f"tenure.{name}", triggers, pattern, **_MACROS), state, other_state)
