"""Who won, where the text says so without a score: 'Marlow saw off Harbour', 'a first home win for Marlow'."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from loaders.prose.frame.words import another_day
from loaders.prose.names.item import Item

BEATS = frozenset(
    """
        beat beats beating defeat defeats defeated defeating thrash thrashed thrashing edge edged edging
        sink sank sinks vanquish vanquished outclass outclassed outclassing overcame overcome stun stuns
        stunned overpower overpowered humble humbled crush crushed demolish demolished past off rout routed
        trounce trounced thump thumped hammer hammered overhaul overhauled smash smashed maul mauled
        dismantle dismantled destroy destroyed rock rocks rocked outplayed down downs downed punish punished
        topple toppled beating conquered conquer despatched dispatched sunk
    """.split()
)
_PAST_OF = frozenset(
    """
        edging easing breezing cruising sweeping squeezing powering sneaking breeze breezed cruise cruised
        blast blasted blasting power powered ease eased see saw seeing squeeze squeezed way swept sweep
        march marched stroll strolled battle battled edge edged sneak sneaked scrape scraped scraping nudged romped
        coasted crept
    """.split()
)
_WINS = frozenset("victorious winner win wins winning won victory victories success triumph triumphed winners".split())
_LOSSES = frozenset("defeat defeats loss losses lost beaten losing reverse".split())
_MADE = frozenset(
    """
        recorded secured claimed earned sealed confirmed celebrated celebrate roared cruised completed
        clinched snatched ground stormed romped gained gain registered achieved notched posted picked
        deserved secure claim earn seal clinch snatch
    """.split()
)
#: What somebody gives his side, and what it is then given.
_GAVE = frozenset(
    """
        give gives gave giving hand hands handed handing earn earned earns earning secure secures secured
        securing seal sealed clinch clinched fire fires fired send sent gift gifts gifted win won snatch
        snatched propel propelled lift lifted ensure ensured help helped helps inspire inspired inspires
        lead led leads saw sees steer steered steers lifts sends bring brought salvaged salvage for
    """.split()
)
_PRIZES = frozenset("points victory win spoils triumph success bragging".split())
_SHARED = frozenset("share shared point draw lead advantage chance hope hopes deny denied denying".split())
_LOST_BY = frozenset(
    """
        slump slumped slumps crash crashed crashes fall fell falls succumb succumbed slip slipped suffer
        suffered suffers consigned condemned condemn tumbled stumbled losing went
    """.split()
)
#: How far behind a verb its noun stands.
_REACH = 8
#: Words that undo what is said of a win: wished for, or to come.
_DOUBT = frozenset(
    """
        if would could might may not never without hoping hope hoped needed need needing wanted chasing
        denied deny until since when seeking looking from next after before despite
    """.split()
)


def winner_hints(items: Sequence[Item], pair: tuple[int, int], home: int | None = None) -> Counter[int]:
    """Votes for the side of a pair that a sentence makes the winner; 'the hosts' are who is known to be at home."""
    votes: Counter[int] = Counter()
    words = [item.lower for item in items]
    for at, item in enumerate(items):
        side = item.entity if item.is_team else _by_place(words, at, pair, home)
        if side is None or side not in pair or _of_another_day(items, at, pair):
            continue
        other = pair[1] if side == pair[0] else pair[0]
        before, behind = words[max(at - 5, 0) : at], words[at + 1 : at + _REACH]
        for won in _signs(before, behind):
            votes[side if won else other] += 2
    return votes


def _by_place(words: Sequence[str], at: int, pair: tuple[int, int], home: int | None) -> int | None:
    """The side that 'the hosts', 'the visitors' or 'the away side' means."""
    if home is None or words[at] not in _PLACED:
        return None
    where = words[at - 1] if at and words[at] in {"side", "team"} else words[at]
    if where in {"hosts", "home"}:
        return home
    return (pair[1] if home == pair[0] else pair[0]) if where in {"visitors", "away", "visiting"} else None


_PLACED = frozenset({"hosts", "visitors", "side", "team"})


def _signs(before: Sequence[str], behind: Sequence[str]) -> Iterator[bool]:
    """What the words around a side say of it: True that it won, False that it lost; the first sign counts."""
    if _of_the_season(before, behind):
        return
    if _beaten(before) or _other_won(before):
        yield False
    elif before[-2:] == ["only", "for"]:
        if _stole_it(behind):
            yield True
    elif _no_match(before):
        yield "match" in before
    elif (
        _other_lost(before)
        or _won(behind)
        or (_starts_winning(behind) and not _SPOILT & set(before))
        or _given(before, behind)
        or before[-1:] in (["flatter"], ["flattered"])
    ):
        yield True
    elif _lost(behind) or before[-1:] == ["condemned"] or _defeat_for(before):
        yield False


def _stole_it(behind: Sequence[str]) -> bool:
    """'only for Harbour to score twice', 'only for Harbour to snatch a winner'."""
    done = set(behind[1:])
    if behind[:1] != ["to"] or not done.isdisjoint(_SHARED) or not done.isdisjoint(_LEVELLERS):
        return False
    return not done.isdisjoint(_STEALS) and not done.isdisjoint(_SPOILS)


_LEVELLERS = frozenset("equaliser equalise level leveller".split())
_STEALS = frozenset("score strike hit snatch steal win grab get".split())
_SPOILS = frozenset("twice winner it two three victory win".split())


def _other_won(before: Sequence[str]) -> bool:
    """'a victory over' or 'the only goal against' stands before a side."""
    ends = bool(before) and before[-1] in {"over", "against", "at"}
    if before[-1:] == ["against"] and not _DECIDERS.isdisjoint(before[-4:]) and _DOUBT.isdisjoint(before):
        return True
    return ends and not _WINS.isdisjoint(before) and not (_DOUBT - {"after"}) & set(before)


_DECIDERS = frozenset({"only", "winner", "solitary", "winning"})


def _other_lost(before: Sequence[str]) -> bool:
    """'slumped to defeat at' stands before a side."""
    if "by" in before[-3:] and not _UNDERGONE.isdisjoint(before) and not {"were", "was", "are"}.isdisjoint(before):
        return not _DOUBT.intersection(before) - _TIMES
    return bool(before) and before[-1] in {"by", "to", "at", "against"} and not _LOSSES.isdisjoint(before)


#: 'were defeated at Mill Lane by Harbour'.
_UNDERGONE = frozenset(
    """
        defeated thrashed hammered outplayed edged humbled stunned overcome outclassed packing dumped routed thumped
        trounced toppled sunk crushed demolished humiliated upset floored beaten
    """.split()
)
_TIMES = frozenset({"after", "when", "from", "despite", "next", "before", "since"})


def _defeat_for(before: Sequence[str]) -> bool:
    """'a third defeat for' stands before a side."""
    return before[-1:] == ["for"] and not {"defeat", "loss"}.isdisjoint(before[-3:])


def _of_the_season(before: Sequence[str], behind: Sequence[str]) -> bool:
    """'the only team to beat Marlow this season', 'a loss of two points by Harbour'."""
    return (
        ("this", "season") in pairwise(behind[:4])
        or "points" in before
        and "loss" in before
        or before[-2:-1] == ["to"]
        and not _RECORD.isdisjoint(before)
    )


_RECORD = frozenset("only first last team side club sides record".split())


def _of_another_day(items: Sequence[Item], at: int, pair: tuple[int, int]) -> bool:
    """Whether the words near a side speak of another match: 'last month', 'since', or a third side beside it."""
    near = items[max(at - 6, 0) : at + 8]
    if any(item.is_team and item.entity not in (None, *pair) for item in items[max(at - 4, 0) : at + 5]):
        return True
    return another_day([item.lower for item in near])


def draw_hinted(items: Sequence[Item], pair: tuple[int, int]) -> bool:
    """Whether a headline or first sentence says that nobody won."""
    if any(item.is_team and item.entity not in (None, *pair) for item in items):
        return False
    words = [item.lower if item.mention is None else "" for item in items]
    for at, word in enumerate(words):
        before, behind = words[max(at - 4, 0) : at], words[at + 1 : at + 3]
        if (
            word in _DRAWS
            and not _NO_DRAW & set(before)
            and behind[:1] != ["first"]
            and (word != "drew" or behind[:1] in ([""], ["with"], ["at"], ["here"], [","]))
            and (word != "draw" or before[-1:] != ["to"])
        ):
            return True
        if word in {"spoils", "honours", "points"} and {"share", "shared", "even"} & {*before, *behind}:
            return True
    return False


_DRAWS = frozenset({"draw", "stalemate", "drew"})
_NO_DRAW = (_DOUBT - {"after", "before", "when", "from", "despite"}) | {"with"}


def _beaten(before: Sequence[str]) -> bool:
    words = [word for word in before[-3:] if word not in {"the", "a", "ten-man", "10-man"}]
    if not words or words[-1] not in BEATS and not (len(words) > 1 and words[-2] in BEATS - _NOUNS):
        return False
    verb = words[-1] if words[-1] in BEATS else words[-2]
    if verb in {"past", "off", "down"}:
        return len(before) <= 2 if verb == "down" else bool(_PAST_OF & set(before))
    return not {"been", "being", "were", "was"} & set(words) and not _DOUBT & set(before) - {"after", "from", "when"}


#: Nouns too: only right before a side are they verbs.
_NOUNS = frozenset({"defeat", "defeats", "beating"})


def _no_match(before: Sequence[str]) -> bool:
    """'no match for Marlow', 'too good for Harbour'."""
    words = [word for word in before if word not in {"a", "an", "the"}]
    return words[-1:] == ["for"] and (words[-3:-1] == ["no", "match"] or words[-3:-2] == ["too"])


def _given(before: Sequence[str], behind: Sequence[str]) -> bool:
    """'gave Marlow the points', 'fired Marlow to victory', 'a first away win for Marlow'."""
    words = list(behind[: _REACH - 1])
    near = [word for word in before[-3:] if word not in {"the", "a"}]
    if near[-1:] and near[-1] in _CARRIED and words[:1] in (["into"], ["through"]) and _ROUNDS & set(words):
        return True
    if near[-1:] and near[-1] in _GAVE - {"for"} and not (_SHARED | _DOUBT) & set(before):
        until = next(
            (place for place, word in enumerate(words) if word in _SHARED or word in {",", ".", ";"}), len(words)
        )
        return bool(_PRIZES & set(words[:until]))
    return before[-1:] == ["for"] and bool((_WINS | {"points"}) & set(before[-3:])) and not _DOUBT & set(before)


_CARRIED = frozenset("carried carries sent sends fired fires took put puts lifted swept shot booked".split())
_ROUNDS = frozenset(
    """
        final semi-final semi-finals semifinals quarter-final quarter-finals quarterfinals last next round
        to
    """.split()
)


def _won(behind: Sequence[str]) -> bool:
    if behind[:2] == ["made", "it"] and not {"wins", "victories"}.isdisjoint(behind[2:5]):
        return True
    if behind[:1] == ["gave"] and not _HIDINGS.isdisjoint(behind[2:7]):
        return True
    if behind[:1] and behind[0] in {"'s", "'"}:
        return any(word in _WINS for word in behind[1:5])
    if behind[:1] == ["winning"] and not _THERE.isdisjoint(behind[1:2]):
        return True
    if behind[:1] and behind[0] in {"won", "triumphed", "win", "prevailed"} or behind[:2] == ["ran", "out"]:
        return behind[1:2] not in (["a"], ["possession"], ["the"], ["back"], ["their"]) or bool(
            _MATCH & set(behind[2:4])
        )
    if {"emerged", "were"} & set(behind[:3]) and any(word == "winners" for word in behind[1:6]):
        return True
    return bool(_MADE & set(behind[:3])) and any(word in _WINS for word in behind[1:8])


#: 'Harbour winning there for the first time in eight years'.
_THERE = frozenset({"there", "here", "away", "at", "on", "with", "thanks", "through"})
#: 'gave Harbour a sound beating'.
_HIDINGS = frozenset("beating hiding thrashing hammering drubbing trouncing pasting lesson runaround".split())
_MATCH = frozenset("match game tie derby points cup title".split())


def _starts_winning(behind: Sequence[str]) -> bool:
    """'got Marlow's season off to a winning start'."""
    return any(pair in _STARTS for pair in pairwise(behind))


_STARTS = frozenset({("winning", "start"), ("winning", "return"), ("winning", "note"), ("winning", "ways")})
_SPOILT = frozenset(
    "end ended ends ending spoil spoilt spoiled spoiling ruin ruined ruining denied deny halted halt".split()
)


def _lost(behind: Sequence[str]) -> bool:
    if behind[:1] and behind[0] in {"'s", "'"}:
        return any(word in _LOSSES for word in behind[1:4]) and "no" not in behind
    if behind[:1] == ["lost"]:
        return behind[1:2] in ([], ["."], [","], ["to"], ["at"], ["the"], ["for"], ["again"], ["this"])
    if behind[:1] and behind[0] in _LOST_BY:
        return bool({"defeat", "loss", "beating"} & set(behind))
    if behind[:1] in (["were"], ["was"]) and behind[1:3] in (["swept", "aside"], ["put", "out"], ["knocked", "out"]):
        return True
    told = behind[2:3] if behind[1:2] == ["well"] else behind[1:2]
    return behind[:1] in (["were"], ["was"]) and not (_UNDERGONE - {"stunned", "upset", "packing"}).isdisjoint(told)
