"""Football boxes as claims."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from graph.errors import Refusal
from graph.gazetteer.lookup import load_gazetteer
from graph.kinds import ThingType
from loaders.desk import Desk
from loaders.events import At, How
from loaders.matches import MatchTold
from loaders.register import Registers
from loaders.wikipedia.box import Box, Kick, Side, Strike, minute_in_box, result_of
from loaders.wikipedia.wikitext import Linked
from loaders.wrong import Wrong

SCHEME = "wikipedia:en"
_T = TypeVar("_T", Strike, Kick)


class Edition(NamedTuple):
    """What a page is about: a competition, its season, and a group or stage of it."""

    competition: str | None = None
    season: str | None = None
    part: str | None = None


class BoxWriter:
    """Takes one box after another of a page about an edition of a competition."""

    def __init__(self, desk: Desk, edition: Edition) -> None:
        self._desk, self._edition = desk, edition
        self._identifier = desk.things.into("identifier", ("thing",), ("scheme", "value"))
        self._side = desk.things.into("team", ("team",), ("side", "national"))
        self._nations = nations_by_code()

    def take(self, box: Box, record: str, line: int | None = None) -> None:
        """The claims of a box; Wrong where it tells no match."""
        goals, status, went_on = result_of(box.score)
        went_on, part = went_on or box.went_on, self._edition.part
        group = part if part and part.startswith("Group") else None
        home, away = self._team(box.home, box.day, record), self._team(box.away, box.day, record)
        things = self._desk.matches.write(
            MatchTold(
                home[1],
                away[1],
                box.day,
                goals,
                shootout=box.shootout,
                status=status,
                competition=self._edition.competition,
                season=self._edition.season,
                stage=box.stage or (None if group else part),
                group=group,
                venue=box.ground,
                city=box.city,
                attendance=box.attendance,
                home_id=home[0],
                away_id=away[0],
            ),
            record,
        )
        if box.referee:
            self._desk.events.official(At(record, things.match), self.person(box.referee), country=box.referee_of)
        for strikes, kicks, team in zip(box.goals, box.kicks, (things.home, things.away), strict=True):
            at = At(record, things.match, team)
            for strike in strikes:
                self._each(strike, partial(self._goal, at, went_on=went_on), line)
            for kick in kicks:
                self._each(kick, partial(self._kick, at), line)

    def person(self, name: Linked) -> str:
        """A person by the page that the words lead to, or else by the words."""
        register = f"{SCHEME}:{name.page}" if name.certain else None
        return self._desk.things.thing(ThingType.PERSON, name.page or name.text, name.name, register)

    def _each(self, told: _T | Wrong, take: Callable[[_T], None], line: int | None) -> None:
        """Take a goal or a kick; one that cannot be taken does not hold up the others."""
        self._desk.things.count()
        try:
            if isinstance(told, Wrong):
                raise told
            take(told)
        except Wrong as wrong:
            self._desk.refused.append(Refusal(self._desk.file.path, wrong.reason, line, wrong.field))

    def _goal(self, at: At, strike: Strike, *, went_on: bool) -> None:
        how = How(None, "penalty" if strike.penalty else None, None, strike.own)
        self._desk.events.goal(
            at._replace(minute=minute_in_box(strike, went_on=went_on)), self.person(strike.scorer), how
        )

    def _kick(self, at: At, kick: Kick) -> None:
        self._desk.events.kick(at, self.person(kick.taker), scored=kick.scored)

    def _team(self, side: Side, day: str | None, record: str) -> tuple[str, str]:
        """What tells a side apart, and its name; it is made known on the way."""
        name, national = self._named(side)
        local = side.name.page or name
        if not self._desk.things.has(ThingType.TEAM, local):
            registers = Registers("nations" if national else "any", side.side or "first")
            found = registers.team(name, None, day) or (
                registers.team(side.name.text, None, day) if side.name.text else None
            )
            team = self._desk.things.team(name, found, local)
            if side.name.certain:
                self._identifier((record, team, "wikipedia", f"en:{side.name.page}"))
            if side.side or national:
                self._side((record, team, side.side, national or None))
        return local, name

    def _named(self, side: Side) -> tuple[str, bool]:
        """A side's name, and whether it is known to be a nation's."""
        if side.code is not None:
            nation = self._nations.get(side.code.upper()) or (side.code if len(side.code) > 3 else None)
            if nation is None:
                raise Wrong("team", f"no national side has the code {side.code!r}")
            return " ".join(
                part for part in (nation, side.name.text, "Women" if side.side == "women" else "") if part
            ), True
        page = side.name.page or ""
        national = " national " in page and page.endswith("team")
        return (side.name.text if national else side.name.name), national


def nations_by_code() -> Mapping[str, str]:
    """The names of nations by their codes of three letters."""
    teams = load_gazetteer().national_teams.values()
    return MappingProxyType({code: team.name for team in teams if team.side == "first" for code in team.codes})
