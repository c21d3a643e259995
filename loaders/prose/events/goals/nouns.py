"""Goals told by a noun: 'Hale's opener', 'a late Hale header', 'goals from Hale and Cruz', 'ahead through Hale'.

A row is a name, trigger words, a pattern whose group `scorer` is the (last) scorer, and the strength of the telling.
"""

from dataclasses import dataclass

from loaders.prose.events.clause.patterns import expand
from loaders.prose.triggers import Row


@dataclass(frozen=True)
class Noun(Row):
    """A row of the table. `listed`: the scorer may be the last of a list."""

    strength: int
    listed: bool = False


def noun(name: str, triggers: str, pattern: str, strength: int, *, listed: bool = False) -> Noun:
    """A row of the table."""
    return Noun(name, frozenset(triggers.split()), expand(pattern), strength, listed)


#: A list of people; the group `scorer` is the last of them.
PEOPLE = (
    r"(?:the |a |substitute |substitutes |captain |skipper |striker |strikers |striking pair "
    r"|defender |midfielder |winger |forward |both |club |centre |central |full |wing |left |right |attacking "
    r"|former |veteran |young |teenage |half-time |first-half |second-half |<T\d+> (?:'s )?|[a-z0-9-]+ (?=<P)){0,5}"
    r"(?:<[PN]\d+>(?: [(] [^()]{1,40} [)])?"
    r"(?: ,| and| , and| plus| as well as)? (?:also |a |the |then |latterly |later |his |[a-z-]+ (?=<P)){0,3}){0,7}?"
    r"(?P<scorer><[PN]\d+>)(?! 's )(?! (?:,|and|, and|plus) "
    r"(?:(?:a|the|later|substitute|captain|[a-z]+er|[a-z]+ly) ){0,2}<P\d+> (?!'s|equalised|levelled|scored|added|netted"
    r"|replied|headed|converted|pulled|tapped|volleyed|doubled|then|also|who|was|had|made|fired|missed|came|hit))"
)
#: With one of these between 'Hale's' and a noun for a goal, the goal is not his: 'Hale's cross for the winner'.
NO_MODIFIER = (
    r"with |from |before |the |a |than |that |which |who |at |on |"
    r"in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over |past |under |palms|hands|legs|feet"
)
#: What stands between a name and the noun for the goal: 'Hale penalty', 'Hale late header'.
BETWEEN = (
    r"(?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning "
    r"|headed |brilliant |winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
)
