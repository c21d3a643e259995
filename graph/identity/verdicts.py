"""Verdicts: what people decide about pairs of things, in a text file that can be read, compared and edited.

One line a verdict, its cells parted by tabs: when, verdict, one, other, by, why. The last line on a pair counts.
Members are ids of things or of registers ('wikidata:Q1'), never canonical keys, for those may change.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from graph.counted import counted
from graph.errors import BadUse

FILE = "verdicts.tsv"
_HEAD = "# when\tverdict\tone\tother\tby\twhy\n"


class Judgement(StrEnum):
    """What can be decided about two things; `unsure` leaves the pair to the rules again."""

    SAME = "same"
    DIFFERENT = "different"
    UNSURE = "unsure"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision about two things: by whom, when and why."""

    judgement: Judgement
    one: str
    other: str
    by: str
    why: str
    when: str

    @property
    def pair(self) -> tuple[str, str]:
        """The two members in a fixed order."""
        return (self.one, self.other) if self.one <= self.other else (self.other, self.one)

    def line(self) -> str:
        """The verdict as a line of the file."""
        cells = (self.when, self.judgement.value, self.one, self.other, self.by, self.why)
        return "\t".join(" ".join(cell.split()) for cell in cells) + "\n"


class Verdicts:
    """The verdicts that count: of each pair the last one, where it is not `unsure`."""

    def __init__(self, verdicts: Iterable[Verdict] = ()) -> None:
        last = {verdict.pair: verdict.judgement for verdict in verdicts}
        self.pairs: dict[tuple[str, str], Judgement] = {
            pair: judgement for pair, judgement in sorted(last.items()) if judgement is not Judgement.UNSURE
        }
        self._partners: dict[str, dict[str, Judgement]] = {}
        for (one, other), judgement in self.pairs.items():
            self._partners.setdefault(one, {})[other] = judgement
            self._partners.setdefault(other, {})[one] = judgement

    def partners(self, member: str) -> dict[str, Judgement]:
        """The other members of the pairs that a member is in."""
        return self._partners.get(member, {})

    def changed(self, before: Iterable[tuple[str, str, str]]) -> set[str]:
        """The members of pairs that are decided otherwise than before."""
        now = set(self.as_rows())
        return {member for one, other, _ in now ^ set(before) for member in (one, other)}

    def as_rows(self) -> list[tuple[str, str, str]]:
        """The pairs with their judgement, sorted."""
        return [(one, other, judgement.value) for (one, other), judgement in self.pairs.items()]


class VerdictFile:
    """The file of verdicts; without a path (a graph in memory) they are kept in this object."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._kept: list[Verdict] = []

    def read(self) -> list[Verdict]:
        """All verdicts in the order in which they were given; BadUse names a line that is none."""
        if self._path is None:
            return list(self._kept)
        if not self._path.exists():
            return []
        lines = self._path.read_text(encoding="utf-8-sig").splitlines()
        return [
            _parse(line, f"{self._path}:{number}")
            for number, line in enumerate(lines, 1)
            if line.strip() and not line.startswith("#")
        ]

    def append(self, verdict: Verdict) -> None:
        """Adds one line at the end."""
        if self._path is None:
            self._kept.append(verdict)
            return
        new = not self._path.exists()
        broken = not new and not self._path.read_bytes().endswith(b"\n")
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(_HEAD if new else "\n" if broken else "")
            file.write(verdict.line())


def _parse(line: str, place: str) -> Verdict:
    cells = line.split("\t")
    if len(cells) < 4:
        raise BadUse(
            f"{place}: {counted(len(cells), 'cell')} (right: when, same or different or unsure, one, other, by, why; "
            f"parted by tabs)"
        )
    cells += [""] * (6 - len(cells))
    when, judgement, one, other, by, why = (cell.strip() for cell in cells[:6])
    if judgement not in set(Judgement):
        raise BadUse(f"{place}: {judgement!r} is no verdict (right: same, different or unsure)")
    return Verdict(Judgement(judgement), one, other, by, why, when)
