"""Which pair a verdict is on whose two names lead to one thing, made of several by verdicts before."""

from collections.abc import Collection, Sequence

from graph.errors import BadUse
from graph.identity.judged import Joined
from graph.identity.verdicts import Judgement
from graph.names import fold


def pair_to_judge(joined: Sequence[Joined], judgement: Judgement, one: str, other: str) -> tuple[str, str]:
    """The pair whose members go by the two names; BadUse where that is none or several, with what can be typed."""
    if not joined:
        raise BadUse(f"{one!r} and {other!r} lead to one thing, and a verdict is on two")
    meant = [pair for pair in joined if _goes_by(pair, one, other) or _goes_by(pair, other, one)]
    if len(meant) != 1 and len(joined) == 1 and judgement is not Judgement.DIFFERENT:
        meant = list(joined)
    if len(meant) == 1:
        return meant[0].one, meant[0].other
    ways = "; ".join(
        f"touchline {judgement.value} {pair.one} {pair.other} --why ... ({_told(pair.names_of_one)} and "
        f"{_told(pair.names_of_other)})"
        for pair in meant or joined
    )
    raise BadUse(f"{one!r} and {other!r} lead to one thing, made so by verdicts; type which of them you mean: {ways}")


def _goes_by(pair: Joined, one: str, other: str) -> bool:
    return _is_name(one, pair.one, pair.names_of_one) and _is_name(other, pair.other, pair.names_of_other)


def _is_name(typed: str, member: str, names: Collection[str]) -> bool:
    """Whether what was typed is a member, a key made of it, or all or part of one of its names."""
    if typed == member or typed.partition(":")[2] == member:
        return True
    parts = set(fold(typed).split())
    return bool(parts) and any(parts <= set(fold(name).split()) for name in names)


def _told(names: Collection[str]) -> str:
    return ", ".join(sorted(names)[:3]) or "?"
