"""The way through a text of matches: each statement changes where we are, or tells something that becomes claims."""

from loaders.events import At, EventWriter, How
from loaders.football_txt.days import Calendar, day_at_start
from loaders.football_txt.goals import goals_of
from loaders.football_txt.lines import Line, is_list, is_property
from loaders.football_txt.match_line import MatchLine, Side, ground_of, match_of
from loaders.football_txt.officials import country_of
from loaders.football_txt.properties import OpenMatch, Properties
from loaders.football_txt.rounds import Round, Title, is_round, round_of, title_of
from loaders.matches import MatchTold, MatchWriter
from loaders.register import Registers, Sides
from loaders.things import Gathering
from loaders.wrong import Wrong

_OF_NATIONS = (
    "world cup",
    "european championship",
    "euro ",
    "copa am",
    "nations",
    "gold cup",
    "asian cup",
    "international",
    "confederations",
    "olympic",
)
_UNKNOWN = "N.N."


def sides_of(title: Title | None) -> Sides:
    """Whether clubs or nations play."""
    name = f"{title.name} ".lower() if title else ""
    of_nations = (
        any(word in name for word in _OF_NATIONS)
        and "club" not in name
        and "champions" not in name.replace("championship", "")
    )
    return "nations" if of_nations else "any" if title is None else "clubs"


class Taker:
    """Takes one statement after another."""

    def __init__(self, name: str, title: Title, country: str | None, things: Gathering) -> None:
        self._name, self._title, self._country, self._things = name, title, country, things
        self._sides = sides_of(title)
        self._matches = MatchWriter(things, Registers(self._sides))
        self._events = EventWriter(things)
        self._properties = Properties(things, self._events)
        self._calendar = Calendar(title.season)
        self._round, self._day = Round(), title.season
        self._ground: str | None = None
        self._open: OpenMatch | None = None

    def take(self, line: Line) -> None:
        """Take a statement; Wrong where it is not understood."""
        text = line.text.strip()
        if not text:
            return
        record = f"{self._name}:{line.number}"
        if is_list(text):
            self._take_goals(text, record)
        elif is_property(text):
            self._things.count()
            self._properties.take(text, self._opened("line-up"), record)
        elif not self._take_heading(text) and not self._take_day(text):
            self._take_match(text, record)

    def _take_heading(self, text: str) -> bool:
        title = title_of(text)
        if title is not None:
            self._title, self._calendar = title, Calendar(title.season)
            self._round, self._day, self._ground, self._open = Round(), title.season, None, None
            return True
        if "|" in text:
            # 'Group A | Brazil  Mexico' and '▪ Final | July 13' define what the matches below tell again.
            return True
        if not is_round(text):
            return False
        self._round = round_of(text, self._round) or self._round
        return True

    def _take_day(self, text: str) -> bool:
        """A line that is only a day, perhaps with the time and the ground of the match below it."""
        rest, ground = ground_of(text)
        dated = day_at_start(rest)
        if dated is None or not _is_time(dated[1]) or "  " in (ground or ""):
            return False
        self._ground, self._open, self._day = ground, None, self._title.season
        self._day = self._calendar.day(dated[0])
        return True

    def _take_match(self, text: str, record: str) -> None:
        found = match_of(text)
        if found is None:
            raise Wrong("line", "neither a match nor a heading, a day, a list of goals or a line-up")
        self._things.count()
        self._open = None
        if _UNKNOWN in {found.home.name, found.away.name}:
            return
        told = self._told(found)
        things = self._matches.write(told, record)
        self._open = OpenMatch(things, told.home, told.away, found.score)
        if told.half_time is None and found.score.half_time is not None:
            raise Wrong("half-time", "more goals than at the end; the match is kept without it")

    def _told(self, found: MatchLine) -> MatchTold:
        if found.day is not None:
            self._day = self._calendar.day(found.day)
        ground, _, city = (found.ground or self._ground or "").partition(", ")
        score, where = found.score, self._round
        half = score.half_time if _is_later(score.final, score.half_time) or found.status == "awarded" else None
        final = (where.stage or "").lower().startswith("final") or self._sides == "nations"
        return MatchTold(
            found.home.name,
            found.away.name,
            self._day,
            score.final,
            half,
            score.after_90,
            score.shootout,
            found.status,
            competition=self._title.competition,
            season=self._title.season,
            stage=where.stage,
            leg=where.leg,
            group=where.group,
            venue=ground or None,
            city=city or None,
            home_country=self._country_of(found.home),
            away_country=self._country_of(found.away),
            sides="told" if final else "known",
        )

    def _country_of(self, side: Side) -> str | None:
        return country_of(side.country) if side.country else self._country

    def _take_goals(self, text: str, record: str) -> None:
        self._things.count()
        match = self._opened("goals")
        for goal in goals_of(text, match.score.final, extra_time=match.score.extra_time):
            gains, other = (match.home, match.away) if goal.gains_home else (match.away, match.home)
            team = match.things.home if goal.gains_home else match.things.away
            scorer = self._things.person(goal.scorer, other if goal.own_goal else gains)
            self._events.goal(
                At(record, match.things.match, team, goal.minute),
                scorer,
                How(situation="penalty" if goal.penalty else None, own_goal=goal.own_goal),
            )

    def _opened(self, field: str) -> OpenMatch:
        if self._open is None:
            raise Wrong(field, "no match stands above it")
        return self._open


def _is_time(rest: str) -> bool:
    """Whether what follows a day is nothing, or a time with its zone."""
    bare = rest.replace("UTC", "").replace("h", "").strip()
    return not bare or all(sign in "0123456789.:+- " for sign in bare)


def _is_later(final: tuple[int, int] | None, half: tuple[int, int] | None) -> bool:
    return final is None or half is None or (half[0] <= final[0] and half[1] <= final[1])
