"""A profile: which column of a layout tells what, and how the layout writes dates, gaps and yes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from loaders.contract import FileHead, InputFile
from loaders.register import Sides
from loaders.tables.publisher import Published
from loaders.tables.rows import TableRow
from loaders.wrong import Wrong

TableKind = Literal["matches", "goals"]
#: Seasons that run from summer to summer or fill a year are known from the date; else only where a column tells them.
Seasons = Literal["split", "year", "untold"]
#: What a column of matches can tell, in our words.
MATCH_FIELDS = (
    "date",
    "home",
    "away",
    "home_goals",
    "away_goals",
    "score",
    "half_time",
    "home_half_time",
    "away_half_time",
    "after_90",
    "home_after_90",
    "away_after_90",
    "extra_time",
    "shootout",
    "home_shootout",
    "away_shootout",
    "competition",
    "season",
    "stage",
    "leg",
    "group",
    "venue",
    "city",
    "country",
    "attendance",
    "neutral",
    "status",
    "referee",
    "aggregate",
    "home_country",
    "away_country",
)
#: What a column of goals can tell besides the match that the goal belongs to.
GOAL_FIELDS = (
    "date",
    "home",
    "away",
    "team",
    "scorer",
    "assist",
    "minute",
    "own_goal",
    "penalty",
    "competition",
    "season",
    "running_home",
    "running_away",
    "home_country",
    "away_country",
)


@dataclass(frozen=True, slots=True)
class Profile:
    """A layout of tables. `columns` leads from our fields to their columns, the first that is there counting.

    `marks` are the columns by which it is known; `dataset` names the data, with fields of the first row in braces;
    `constants` tell fields that no column tells; `order` is ISO, DMY, MDY, YMD or words; `complete` finishes a row's
    fields from the row and the file's name. `published` says which files are the publisher's own; others in his layout
    have neither his name nor his licence, and may be of any sides. `counts_on` says that minutes count on in extra
    time, without added ones.
    """

    name: str
    reads: str
    kind: TableKind
    marks: tuple[str, ...]
    columns: Mapping[str, tuple[str, ...]]
    dataset: str = "{file}"
    order: str = "ISO"
    missing: frozenset[str] = frozenset({"", "NA"})
    constants: Mapping[str, str] = field(default_factory=dict)
    licence: str | None = None
    publisher: str | None = None
    ragged: bool = False
    not_marks: tuple[str, ...] = ()
    complete: Callable[[dict[str, str], str], None] | None = None
    seasons: Seasons = "untold"
    counts_on: bool = False
    sides: Sides = "clubs"
    side: str = "first"
    asked_only: bool = False
    published: Published | None = None

    def of_file(self, file: InputFile, columns: Sequence[str]) -> "Profile":
        """The profile as it holds for a file: without publisher and licence where it is another's."""
        if self.published is None or self.published.is_theirs(file, columns):
            return self
        return replace(self, publisher=None, licence=None, sides="any", published=None)

    def knows(self, head: FileHead) -> bool:
        """Whether a file that begins so has this layout."""
        return head.has_columns(*self.marks) and not set(self.not_marks) & set(head.columns)

    def reader(self, columns: Sequence[str]) -> Callable[[TableRow], dict[str, str]]:
        """What reads a row of a table with these columns into our fields; fields that tell nothing are absent."""
        places = [
            (ours, [columns.index(name) for name in theirs if name in columns]) for ours, theirs in self.columns.items()
        ]
        places = [(ours, found) for ours, found in places if found]
        constants, missing = dict(self.constants), self.missing

        def fields(row: TableRow) -> dict[str, str]:
            told, cells = constants.copy(), row.cells
            for ours, found in places:
                for at in found:
                    cell = cells[at].strip() if at < len(cells) else ""
                    if cell not in missing:
                        told[ours] = cell
                        break
            return told

        return fields


def needed(fields: Mapping[str, str], name: str) -> str:
    """A field without which a row says nothing."""
    found = fields.get(name)
    if not found:
        raise Wrong(name, "missing")
    return found
