"""Goals told by what made them count for nothing: 'Hale's strike was cancelled out by Cruz'."""

from loaders.prose.events.goals.nouns import Noun, noun

_MODS = (
    r"(?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on |in |to |was |were |by |for |after "
    r"|and |of |as |but |when |into |over |past |own |near |missed |saved |disallowed )[^ .,;:!?<>()]+ ){0,5}?)"
)
_CANCELLED = "cancelled canceled cancels cancelling cancel wiped wipes wiping matched negated nullified"

CANCELLED: tuple[Noun, ...] = (
    noun(
        "was cancelled out",
        _CANCELLED,
        rf" (?P<scorer>{{p}}) 's {_MODS}(?P<noun>{{anygoal}}) "
        r"(?:(?!and |but |when |which |who |saved |wide |over |that )[^ .;:!?<>()]+ ){0,7}?"
        r"(?:was|were|is|being|been) (?:soon |then |later |[a-z]+ly ){0,2}"
        r"(?:cancelled out|canceled out|wiped out|matched|negated|nullified)(?= )",
        2,
    ),
    noun(
        "cancelled out his goal",
        _CANCELLED,
        r" (?:cancelled|canceled|cancels|cancelling|cancel|wiped|wipes|wiping) out (?P<scorer>{p}) "
        rf"'s {_MODS}(?P<noun>{{anygoal}})(?= )",
        2,
    ),
)
