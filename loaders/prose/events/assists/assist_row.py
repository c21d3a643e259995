"""A way of telling who made a goal, and the short names that its pattern is told with."""

from dataclasses import dataclass

from loaders.prose.events.assists.assist_words import ADJ, BALL, CROSSED, DELIVERED, PASSED_TO, SENT, SERVED
from loaders.prose.events.clause.patterns import expand
from loaders.prose.triggers import Row

_MAKER = (
    r"(?:the |a |fellow |centre |left |right |full |wing |half |central |inside |outside |second-half |former "
    r"|<H\d+> 's |both |[a-z-]+(?:er|or|ist|ant|man|back|half|mate|sub|ute|pper|ain|ian|ish|ese|al"
    r"|star|loan|ager|old) |team-mate |{p} 's (?:replacement|team-mate|compatriot|strike-partner|strike partner) "
    r"|<T\d+> (?:'s )?){0,4}(?:[a-z-]+ (?=<P))?(?P<a>{p})(?! 's )"
)
#: What may stand before the name of who gets the ball.
_TO_WHOM = (
    r"(?:<H\d+> 's |<T\d+> (?:'s )?"
    r"|(?!and |but |or |who |when |as |even |though |that |which |to |for |in |on |at |into |with |by |after |before "
    r"|was |were |had |is |than |from |of |off |only |feet |post |corner |net )[a-z0-9-]+ ){0,5}?"
)
#: Short names inside the patterns of the rows.
_SLOTS = {
    "{ball}": BALL,
    "{adj}": ADJ,
    "{delivered}": DELIVERED,
    "{passed}": PASSED_TO,
    "{crossed}": CROSSED,
    "{sent}": SENT,
    "{served}": SERVED,
    "{maker}": _MAKER,
    "{to}": _TO_WHOM,
}


@dataclass(frozen=True)
class AssistRow(Row):
    """A way of telling who made a goal.

    Its group `a` is the maker, else the subject of the verb `verb` is; `s`, where there, must be the scorer.
    `sure` is 3 for the last touch told outright, 2 for a pass told beside the goal, 1 for one that comes before it.
    Of an `open` row nobody receives the ball by name: the scorer must come next, with nobody else between.
    An `outright` row says by itself that it was an assist, wherever it stands.
    """

    sure: int
    open: bool = False
    outright: bool = False


def assist_row(name: str, pattern: str, sure: int = 2, *, is_open: bool = False, outright: bool = False) -> AssistRow:
    """A row of a table, its short names written out."""
    for slot, text in _SLOTS.items():
        pattern = pattern.replace(slot, text)
    return AssistRow(name, frozenset(), expand(pattern), sure, is_open, outright)
