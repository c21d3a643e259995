"""Ways of telling who made a goal: a line is a text, `||`, and its goals as `Scorer < Maker`, `!` for an own goal."""

from pathlib import Path
from typing import NamedTuple


class Making(NamedTuple):
    """A text and the goals that it must yield: the scorer's last name and the maker's, '' where nobody made it."""

    text: str
    goals: tuple[tuple[str, str], ...]


def makings(name: str) -> list[Making]:
    """The texts of a file of the folder `makers`."""
    found: list[Making] = []
    for line in (Path(__file__).parent / "makers" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            text, _, told = line.partition("||")
            pairs = (goal.partition("<") for goal in told.split(";"))
            found.append(
                Making(
                    text.strip().replace("\\n", "\n"),
                    tuple(sorted((scorer.strip(), maker.strip()) for scorer, _, maker in pairs)),
                )
            )
    return found
