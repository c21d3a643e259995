"""Words that tell what a score is: a result and for whom, or a moment of the match, or no score at all."""

from collections.abc import Sequence

BEAT = frozenset(
    """
        beat beats beating beaten defeat defeats defeated defeating thrash thrashes thrashed thrashing hammer
        hammers hammered hammering edge edges edged edging crush crushed crushing overcome overcame overcoming
        rout routed outclass outclassed trounce trounced thump thumps thumped thumping down downs downed downing
        blank blanked top tops topped sink sinks sank sinking stun stuns stunned stunning humble humbled
        humiliate humiliated demolish demolished dispatch dispatched despatched overpower overpowered outplayed
        vanquish conquer conquered pip pipped cruised eliminate eliminated knock knocked dump dumped shock
        shocked upset brush brushed sweep swept ease eased see saw seeing seen destroyed annihilated dismantle
        dismantled smash smashed mauled pummelled hit rock rocked slayed floor floored punish punished ousted
        oust overhaul overhauled overhauling outlast outlasted shut
    """.split()
)
LOSE = frozenset(
    """
        lost lose loses losing succumbed succumb succumbing fell fall falling crashed crash crashing slumped
        slump slumping slipped slip slipping tumbled tumble went bowed stumbled
    """.split()
)
WIN = frozenset(
    """
        won win wins winning triumphed triumph prevailed cruised romped coasted strolled eased sealed secured
        earned claimed snatched grabbed recorded winners
    """.split()
)
DRAW = frozenset("drew draw draws drawing held hold holding shared sharing tied tie".split())

WIN_NOUNS = frozenset(
    """
        win wins victory victories triumph success romp rout winners winner victors demolition trouncing walkover
        comeback thrashing hammering drubbing mauling crushing decision verdict conquest away-win
    """.split()
)
LOSS_NOUNS = frozenset(
    "defeat defeats loss losses reverse reversal beating humiliation humbling setback reverses".split()
)
DRAW_NOUNS = frozenset("draw draws stalemate tie deadlock draws result scoreline".split())
ANY_NOUNS = frozenset("result scoreline score final".split())

RUNNING_NOUNS = frozenset("lead advantage deficit cushion up down ahead behind adrift half-time halftime".split())
#: Right before a score: it is a moment of the match.
RUNNING_BEFORE = frozenset("it from at was led lead leading trailed trailing".split())
NO_SCORE_AFTER = frozenset(
    "favourites favorites formation shot outsiders vote odds system underdogs aggregate record in-favour".split()
)
EARLIER = frozenset(
    """
        last earlier previous previously august midweek mid-week ago season's reverse-fixture yesterday's past
        history 1966 first-leg opening-day then recent recently since year's week's weekend's
    """.split()
)
LINKS = frozenset("over against at to with by of for away past on from in".split())
BREAKS = frozenset("; . but as when while who which although though because whose if that".split())
SMALL = {word: number for number, word in enumerate("nil one two three four five six seven eight nine ten".split())} | {
    "no": 0,
    "zero": 0,
    "nothing": 0,
}
#: Behind 'last': it is a moment of the match, or the evening before.
_LAST_OF = frozenset(
    """
        night minute minutes moments moment second seconds kick gasp quarter ten five 10 five-minutes
        half-hour action 16 32 sixteen eight four 8 4
    """.split()
)
#: Words of EARLIER that as often tell nothing.
_HARMLESS = frozenset({"past", "then", "history", "recent"})


def another_day(words: Sequence[str]) -> bool:
    """Whether words speak of an earlier day: 'last week', 'in the reverse fixture'; 'in the last minute' does not."""
    return any(
        word in EARLIER and word not in _HARMLESS and not (word == "last" and (after in _LAST_OF or before == "at"))
        for before, word, after in zip(["", *words], words, [*words[1:], ""], strict=False)
    )
