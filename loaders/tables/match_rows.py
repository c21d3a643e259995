"""A row of a table of matches, in our fields, as a match."""

from collections.abc import Mapping

from loaders.matches import Goals, MatchStatus, MatchTold, season_of, season_text
from loaders.tables import cells
from loaders.tables.profile import Seasons, needed
from loaders.wrong import Wrong

_SIDES = {what: (f"home_{what}", f"away_{what}") for what in ("half_time", "after_90", "shootout")}


def match_of(fields: Mapping[str, str], order: str, seasons: Seasons = "untold") -> MatchTold:
    """The match that a row tells; Wrong names the field that cannot be taken."""
    tell = fields.get
    date = cells.day(needed(fields, "date"), order)
    home, away = needed(fields, "home"), needed(fields, "away")
    if home == away:
        raise Wrong("away", f"{home!r} cannot play itself")
    final, after_90 = _scores(fields)
    half_time = _told(fields, "half_time")
    status = _status(fields, final)
    if status != "awarded":
        _check(final, after_90, half_time)
    return MatchTold(
        home,
        away,
        date,
        final,
        half_time,
        after_90,
        _told(fields, "shootout"),
        status,
        neutral=cells.truth(tell("neutral", ""), "neutral"),
        competition=tell("competition"),
        season=_season(fields, date, seasons),
        stage=tell("stage"),
        leg=tell("leg"),
        group=tell("group"),
        venue=tell("venue"),
        city=tell("city"),
        country=tell("country"),
        attendance=cells.number(tell("attendance", ""), "attendance", 300_000),
        aggregate=tell("aggregate"),
        referee=tell("referee"),
        home_country=tell("home_country"),
        away_country=tell("away_country"),
    )


def _scores(fields: Mapping[str, str]) -> tuple[Goals | None, Goals | None]:
    """The score at the end of play, and that after 90 minutes where extra time followed."""
    regular = cells.score(fields.get("score", ""), "score") or cells.goals(
        fields.get("home_goals", ""), fields.get("away_goals", ""), "home_goals"
    )
    after_90 = _told(fields, "after_90")
    extra_time = cells.score(fields.get("extra_time", ""), "extra_time")
    if extra_time is not None:
        return extra_time, after_90 or regular
    return regular, after_90


def _told(fields: Mapping[str, str], what: str) -> Goals | None:
    """A score told in one cell, or in one for either side."""
    if what in fields:
        return cells.score(fields[what], what)
    home, away = _SIDES[what]
    return cells.goals(fields.get(home, ""), fields.get(away, ""), what)


def _check(final: Goals | None, after_90: Goals | None, half_time: Goals | None) -> None:
    """Goals are never taken back: a score cannot be lower than an earlier one."""
    for name, earlier in (("half_time", half_time), ("after_90", after_90)):
        if final and earlier and (earlier[0] > final[0] or earlier[1] > final[1]):
            raise Wrong(name, f"{earlier[0]}-{earlier[1]} is more than the final {final[0]}-{final[1]}")


def _status(fields: Mapping[str, str], final: Goals | None) -> MatchStatus:
    told = cells.status(fields.get("status", ""))
    return told or ("played" if final else "scheduled")


def _season(fields: Mapping[str, str], date: str, seasons: Seasons) -> str | None:
    """The season as told, or that of the date; a first year alone ('2017') means 2017/18 where seasons span years."""
    told = fields.get("season")
    if told is None:
        return None if seasons == "untold" else season_of(date, calendar_year=seasons == "year")
    text = season_text(told)
    if text is None:
        raise Wrong("season", f"not a season: {told!r} (right: 2017/18 or 2017)")
    return f"{text}/{(int(text) + 1) % 100:02d}" if len(text) == 4 and seasons == "split" else text
