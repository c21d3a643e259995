"""Ways of telling a goal in many wordings.

A line is a text, `||`, and its goals as `Scorer minute`, `!` for an own goal.
"""

from pathlib import Path
from typing import NamedTuple


class Wording(NamedTuple):
    """A text and the goals that it must yield, each a scorer's last name and a minute ('' where none is asked for)."""

    text: str
    goals: tuple[tuple[str, str], ...]


def wordings(name: str) -> list[Wording]:
    """The wordings of a file beside this one."""
    found: list[Wording] = []
    for line in (Path(__file__).parent / "wordings" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            text, _, told = line.partition("||")
            goals = sorted(
                (f"{goal.strip()} ".split(" ")[0], f"{goal.strip()} ".split(" ")[1])
                for goal in told.split(";")
                if goal.strip()
            )
            found.append(Wording(text.strip().replace("\\n", "\n"), tuple(goals)))
    return found
