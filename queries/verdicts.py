"""Which pair a verdict is on: by names and keys, also where they lead to one thing that verdicts made of several."""

from collections.abc import Collection, Sequence

from graph.engine.workspace import Workspace
from graph.errors import BadUse
from graph.identity.judged import Joined
from graph.identity.verdicts import Judgement
from graph.names import fold
from queries.naming import candidates, key_of
from queries.question import Runs


def pair_meant(runner: Runs, workspace: Workspace, judgement: Judgement, one: str, other: str) -> tuple[str, str]:
    """The two that are meant, each by its key or as a member of a verdict.

    Raises `NotFound` or `Ambiguous` where a name does not lead to one thing, BadUse where both lead to the same.
    """
    members = [workspace.is_member(name) and one != other for name in (one, other)]
    keys = [
        name if is_member and (all(members) or not candidates(runner, name, ())) else key_of(runner, name, (), argument)
        for name, argument, is_member in ((one, "one", members[0]), (other, "other", members[1]))
    ]
    if keys[0] != keys[1]:
        return keys[0], keys[1]
    return _pair_anew(workspace.joined_by(keys[0]), judgement, one, other)


def _pair_anew(joined: Sequence[Joined], judgement: Judgement, one: str, other: str) -> tuple[str, str]:
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
