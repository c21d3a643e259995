"""Goals told by what made them count for nothing: 'Hale's strike was cancelled out by Cruz'."""

from loaders.prose.events.nouns import Noun, noun

_MODS = (
    r"(?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on |in |to |was |were |by "
    r"|for |after |and |of |as |but |when |into |over |past |own |near |missed |saved |disallowed )"
    r"[^ .,;:!?<>()]+ ){0,5}?)"
)
_CANCELLED = "cancelled canceled cancels cancelling cancel wiped wipes wiping matched negated nullified"

CANCELLED: tuple[Noun, ...] = (
    noun(
        "was cancelled out",
        _CANCELLED,
        rf" (?P<scorer>{{p}}) 's {_MODS}(?P<noun>{{anygoal}}) (?:(?!and |but |when |which |who |saved "
        rf"|wide |over |that )[^ .;:!?<>()]+ ){{0,7}}?"
        r"(?:was|were|is|being|been) (?:soon |then |later |[a-z]+ly ){0,2}"
        r"(?:cancelled out|canceled out|wiped out|matched|negated|nullified)(?= )",
        2,
    ),
    noun(
        "cancelled out his goal",
        _CANCELLED,
        rf" (?:cancelled|canceled|cancels|cancelling|cancel|wiped|wipes|wiping) out (?P<scorer>{{p}}) 's "
        rf"{_MODS}(?P<noun>{{anygoal}})(?= )",
        2,
    ),
)
