"""Every way of telling a goal yields that goal, with minute and assist; what only looks like one yields nothing."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement
from tests.prose.events.told_goals import GOALS, MINUTES, NO_ASSIST, NOTHING, Case, Goal


def _name(reading: Reading, goal: Statement, role: str) -> str | None:
    filler = goal.role(role)
    return reading.entities[filler.entity].name.split()[-1] if filler else None


def _minute(goal: Statement) -> str | None:
    minute, added = goal.value("minute"), goal.value("added")
    return None if minute is None else f"{minute}+{added}" if added else str(minute)


def goals_of(text: str) -> list[Goal]:
    reading = read_prose(text, language="en")
    return sorted(
        (
            Goal(
                _name(reading, goal, "scorer") or "",
                _minute(goal),
                _name(reading, goal, "assist"),
                bool(goal.value("own_goal")),
            )
            for goal in (*reading.statements, *reading.unplaced)
            if goal.kind == "goal"
        ),
        key=str,
    )


def _params(cases: tuple[Case, ...]) -> list[object]:
    return [
        pytest.param(case, id=case.name, marks=pytest.mark.xfail(strict=True, reason=case.gap) if case.gap else ())
        for case in cases
    ]


@pytest.mark.parametrize("case", _params(GOALS + MINUTES))
def test_a_goal_is_read_however_it_is_told(case: Case) -> None:
    assert goals_of(case.text) == sorted(case.goals, key=str)


@pytest.mark.parametrize("case", _params(NOTHING))
def test_what_only_looks_like_a_goal_is_none(case: Case) -> None:
    assert goals_of(case.text) == []


@pytest.mark.parametrize("case", _params(NO_ASSIST))
def test_a_rebound_or_a_penalty_won_is_no_assist(case: Case) -> None:
    assert goals_of(case.text) == list(case.goals)
