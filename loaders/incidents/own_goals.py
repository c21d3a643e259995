"""For which side does an own goal count, where a provider may list it at either? The score decides, or nothing does."""

from collections.abc import Sequence

#: Goals as (listed at the home side, is an own goal).
Listed = Sequence[tuple[bool, bool]]


def own_goals_gain(goals: Listed, final: tuple[int, int] | None) -> bool | None:
    """Whether own goals stand at the side that gains by them; None where the final score does not tell.

    Both ways are added up: only one of them can come to a score whose own goals are not even.
    """
    if final is None or not any(own for _, own in goals):
        return None
    gaining = _sum(goals, gain=True) == final
    conceding = _sum(goals, gain=False) == final
    return gaining if gaining != conceding else None


def _sum(goals: Listed, *, gain: bool) -> tuple[int, int]:
    home = sum(1 for at_home, own in goals if at_home == (gain or not own))
    return home, len(goals) - home
