"""Scores by group, as a table in Markdown: all together first, then group by group."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

ScoreT = TypeVar("ScoreT")


class Groups(Generic[ScoreT]):
    """Scores as they come in, each kept with all others and with those of its group."""

    def __init__(self) -> None:
        self._found: dict[str, list[ScoreT]] = {"all": []}

    def add(self, group: object, score: ScoreT) -> None:
        """Note a score."""
        self._found["all"].append(score)
        self._found.setdefault(str(group), []).append(score)

    def table(self, of: str, figures: Sequence[str], cells: Callable[[Sequence[ScoreT]], Sequence[object]]) -> str:
        """The table of what was measured (`of`), with what `cells` makes of a group's scores under `figures`."""
        return "\n".join(self._lines(of, figures, cells))

    def _lines(
        self, of: str, figures: Sequence[str], cells: Callable[[Sequence[ScoreT]], Sequence[object]]
    ) -> Iterator[str]:
        yield _row(of, "number", *(f"{figure}: precision, recall, F1" for figure in figures))
        yield "|" + "---|" * (2 + len(figures))
        for name, found in sorted(self._found.items(), key=lambda item: (item[0] != "all", item[0])):
            yield _row(name, len(found), *cells(found))


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"
