"""A row of a table of goals, in our fields, as a goal of a match."""

from collections.abc import Mapping
from dataclasses import dataclass

from loaders.matches import MatchTold
from loaders.minutes import Minute, minute_of
from loaders.tables import cells
from loaders.tables.profile import needed
from loaders.wrong import Wrong


@dataclass(frozen=True, slots=True)
class GoalTold:
    """A goal: `gains` is the side it counts for, `side` the one that its scorer plays for; both are home or away."""

    scorer: str
    gains_home: bool
    own_goal: bool
    penalty: bool
    minute: Minute
    assist: str | None = None
    running: tuple[int, int] | None = None

    @property
    def scorer_is_home(self) -> bool:
        """Whether the scorer plays for the home side: an own goal counts for the other."""
        return self.gains_home != self.own_goal


def goal_of(fields: Mapping[str, str], order: str, *, counts_on: bool) -> tuple[MatchTold, GoalTold]:
    """The goal that a row tells, and its match without a score."""
    date = cells.day(needed(fields, "date"), order)
    home, away, team = needed(fields, "home"), needed(fields, "away"), needed(fields, "team")
    if team not in {home, away}:
        raise Wrong("team", f"{team!r} is neither {home!r} nor {away!r}")
    told = fields.get("minute", "")
    minute = minute_of(told, extra_time=counts_on)
    if minute is None:
        raise Wrong("minute", f"not a minute: {told!r} (right: 38 or 45+2)")
    goal = GoalTold(
        needed(fields, "scorer"),
        team == home,
        cells.truth(fields.get("own_goal", ""), "own_goal") or False,
        cells.truth(fields.get("penalty", ""), "penalty") or False,
        minute,
        fields.get("assist"),
        cells.goals(fields.get("running_home", ""), fields.get("running_away", ""), "running_home"),
    )
    match = MatchTold(
        home,
        away,
        date,
        competition=fields.get("competition"),
        home_country=fields.get("home_country"),
        away_country=fields.get("away_country"),
    )
    return match, goal
