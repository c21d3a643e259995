"""A loader of tables: any layout that a profile describes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from graph.claims import Source
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.matches import MatchWriter
from loaders.minutes import MINUTE_VALUES
from loaders.register import Registers
from loaders.tables.goal_rows import GoalTold, goal_of
from loaders.tables.match_rows import match_of
from loaders.tables.profile import Profile
from loaders.tables.rows import Table, TableRow, read_table
from loaders.tables.take import take_rows
from loaders.things import Gathering
from loaders.wrong import Wrong

_RULE = "table 1"
_GOAL_ROLES = ("match", "scorer", "team", "assist")
_GOAL_VALUES = (*MINUTE_VALUES, "situation", "own_goal", "running_home", "running_away")
_GIVES = {
    "matches": "matches with date, sides, score, competition, season, referee and ground as far as told",
    "goals": "goals with scorer, side, minute, own goals and penalties, and the matches they belong to",
}
Put = Callable[[dict[str, str], str], None]


@dataclass(frozen=True, slots=True)
class TableLoader:
    """The loader of one layout."""

    profile: Profile

    @property
    def asked_only(self) -> bool:
        """Whether the layout is read only when asked for."""
        return self.profile.asked_only

    @property
    def name(self) -> str:
        """The layout's name."""
        return self.profile.name

    @property
    def reads(self) -> str:
        """What files it reads."""
        return self.profile.reads

    @property
    def gives(self) -> str:
        """What its rows tell."""
        return _GIVES[self.profile.kind]

    @property
    def licence(self) -> str | None:
        """The licence of what its publisher publishes."""
        return self.profile.licence

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the layout's columns."""
        return self.profile.knows(head)

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each row, and the rows that were refused."""
        first, table = read_table(file, ragged=self.profile.ragged).peek()
        self._require_columns(file, table)
        fields = self._reader(file, table)
        profile = self.profile.of_file(file, table.columns)
        source = self._source(file, table, fields(first) if first else {}, told, profile)
        yield source
        gathering = Gathering(source, _RULE)
        put = _taker(profile, gathering)

        def take(row: TableRow, record: str) -> None:
            put(fields(row), record)

        yield from take_rows(table, file, gathering, take, self.profile.columns)

    def _reader(self, file: InputFile, table: Table) -> Callable[[TableRow], dict[str, str]]:
        """What reads a row into our fields and completes them."""
        fields, complete = self.profile.reader(table.columns), self.profile.complete
        if complete is None:
            return fields

        def completed(row: TableRow) -> dict[str, str]:
            told = fields(row)
            complete(told, file.name)
            return told

        return completed

    def _require_columns(self, file: InputFile, table: Table) -> None:
        """Refuse a file that lacks a needed column, rather than each of its rows."""
        have = set(table.columns)
        for field in ("date", "home", "away"):
            columns = self.profile.columns.get(field, ())
            if columns and not have.intersection(columns) and field not in self.profile.constants:
                raise file.refused(f"no column for the {field} (right: {' or '.join(columns)})", line=1)

    def asked(self) -> "TableLoader":
        """The same, where the user says that a file is the publisher's."""
        return TableLoader(replace(self.profile, published=None))

    def _source(self, file: InputFile, table: Table, first: dict[str, str], told: Told, profile: Profile) -> Source:
        """The dataset, named by what the first row tells of the whole file."""
        try:
            season = match_of(first, self.profile.order, self.profile.seasons).season or ""
        except Wrong:
            season = ""
        names = {"file": file.name, "season": season, "competition": first.get("competition", file.name)}
        return file.dataset(
            self.profile.dataset.format(**names).strip(),
            told,
            loader=self.name,
            sha256=table.sha256,
            publisher=profile.publisher,
            licence=profile.licence,
        )


def _taker(profile: Profile, gathering: Gathering) -> Put:
    """What takes a row's fields to claims."""
    writer = MatchWriter(gathering, Registers(profile.sides, profile.side))
    if profile.kind == "matches":

        def take_match(fields: dict[str, str], record: str) -> None:
            writer.write(match_of(fields, profile.order, profile.seasons), record)

        return take_match
    goals = GoalWriter(gathering, writer)

    def take_goal(fields: dict[str, str], record: str) -> None:
        goals.write(fields, record, profile)

    return take_goal


class GoalWriter:
    """Turns rows of goals into claims; a match is claimed with its first goal."""

    def __init__(self, gathering: Gathering, matches: MatchWriter) -> None:
        self._to, self._matches = gathering, matches
        self._goal = gathering.into("goal", _GOAL_ROLES, _GOAL_VALUES)

    def write(self, fields: dict[str, str], record: str, profile: Profile) -> None:
        """The claims of a row."""
        match, goal = goal_of(fields, profile.order, counts_on=profile.counts_on)
        things = self._matches.once(match, record)
        side = match.home if goal.scorer_is_home else match.away
        scorer = self._to.person(goal.scorer, side)
        assist = self._to.person(goal.assist, side) if goal.assist else None
        team = things.home if goal.gains_home else things.away
        self._goal(
            (
                record,
                things.match,
                scorer,
                team,
                assist,
                *goal.minute,
                situation(goal),
                goal.own_goal or None,
                *(goal.running or (None, None)),
            )
        )


def situation(goal: GoalTold) -> str | None:
    """How a goal came about, as far as such a table tells."""
    return "penalty" if goal.penalty else None
