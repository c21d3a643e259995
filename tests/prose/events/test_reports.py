"""Whole reports of many styles, each a text with its goals: `scorer|side|minute|assist|og`, one a line after `---`."""

from pathlib import Path

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement

REPORTS = sorted((Path(__file__).parent / "reports").glob("*.txt"))


def _told(reading: Reading, goal: Statement) -> tuple[str, str, str, str, bool]:
    def name(role: str) -> str:
        filler = goal.role(role)
        return reading.entities[filler.entity].name if filler else ""

    minute, added = goal.value("minute"), goal.value("added")
    return (
        name("scorer").split()[-1],
        name("team"),
        f"{minute or ''}{f'+{added}' if added else ''}",
        name("assist").split(" ")[-1],
        bool(goal.value("own_goal")),
    )


def _wanted(line: str) -> tuple[str, str, str, str, bool]:
    scorer, side, minute, assist, *own = line.split("|")
    return scorer, side, minute, assist, own == ["og"]


@pytest.mark.parametrize("file", REPORTS, ids=lambda file: file.stem)
def test_a_report_yields_its_goals_and_no_others(file: Path) -> None:
    text, _, truth = file.read_text(encoding="utf-8").partition("\n---\n")
    reading = read_prose(text, language="en")
    found = [_told(reading, event) for event in reading.statements if event.kind == "goal"]
    assert sorted(found) == sorted(_wanted(line) for line in truth.splitlines() if line)
