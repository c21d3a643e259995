"""Live texts of many styles; after `---` their matches with goals, `scorer|side|minute|assist|note`."""

from pathlib import Path

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

TEXTS = sorted((Path(__file__).parent / "texts").glob("*.txt"))


def told_of(text: str) -> list[str]:
    """The matches that a text reports on, each with its score and goals, as lines."""
    found: list[str] = []
    for match in summarise(read_prose(text, published=PartialDate.parse("2019-03-03"), language="en"))["matches"]:
        if not match["main"]:
            continue
        score = "?" if match["home_goals"] is None else f"{match['home_goals']}-{match['away_goals']}"
        found.append(f"{match['home']} {score} {match['away']}")
        for goal in match["goals"]:
            added = f"+{goal['added']}" if goal.get("added") else ""
            minute = f"{goal['minute'] or ''}{added}"
            note = "og" if goal.get("own_goal") else ""
            found.append(f"{goal['scorer']}|{goal['for']}|{minute}|{goal['assist'] or ''}|{note}")
    return found


@pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in TEXTS])
def test_a_live_text_yields_its_matches_and_goals_and_no_others(file: Path) -> None:
    text, _, truth = file.read_text(encoding="utf-8").partition("\n---\n")
    assert told_of(text) == [line for line in truth.splitlines() if line]
