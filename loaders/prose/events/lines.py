"""The lines of a text in order, and which of them speak of whom."""

from collections.abc import Sequence

from loaders.prose.events.clause.line import Line
from loaders.prose.events.minutes.minute_told import MinuteTold
from loaders.prose.events.minutes.minutes import minutes_of


class Lines:
    """The lines of a text, and which of them speak of whom; made once for all its matches."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.numbers = {line.sentence.index: number for number, line in enumerate(lines)}
        self.speaking: dict[int, set[int]] = {}
        self._minutes: dict[int, Sequence[MinuteTold]] = {}
        for number, line in enumerate(lines):
            for item in line.items:
                if item.is_person and item.entity is not None:
                    self.speaking.setdefault(item.entity, set()).add(number)

    def minutes(self, line: Line) -> Sequence[MinuteTold]:
        """The certain minutes of a line, read once however many goals ask for them."""
        index = line.sentence.index
        if index not in self._minutes:
            self._minutes[index] = minutes_of(line, vague=False)
        return self._minutes[index]

    def before(self, line: Line, back: int) -> Line | None:
        """The line of running text so many lines before another, None where a title or caption lies between."""
        number = self.numbers[line.sentence.index]
        if number < back or any(
            other.sentence.block.kind != "body" for other in self.lines[number - back : number + 1]
        ):
            return None
        return self.lines[number - back]

    def after(self, line: Line) -> Line | None:
        """The line of running text right after another."""
        number = self.numbers[line.sentence.index] + 1
        return (
            self.lines[number]
            if number < len(self.lines) and self.lines[number].sentence.block.kind == "body"
            else None
        )
