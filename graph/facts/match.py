"""The match itself: its sides, date, score, stage and status, where and in what it was played."""

from collections.abc import Callable, Hashable, Mapping, Sequence

from graph.claims import ClaimView
from graph.dates import PartialDate
from graph.facts.draft import Draft, Tie
from graph.facts.evidence import FIRM
from graph.facts.fields import (
    date_properties,
    put,
    settled_date,
    settled_entity,
    settled_value,
    shown,
    values,
)
from graph.facts.names import best_name
from graph.facts.settle import Settled, Telling, equal, settle, tellers
from graph.facts.sides import Sides, sides_of
from graph.facts.wording import roundness, same_count, same_label, same_stage
from graph.kinds import Status
from graph.rows import Properties

#: Pairs that are one value: the home side's goals with the away side's.
SCORES = (
    ("score", "home_goals", "away_goals"),
    ("half_time", "home_half_time", "away_half_time"),
    ("after_90", "home_after_90", "away_after_90"),
    ("shootout", "home_shootout", "away_shootout"),
)
#: Plain values, each with what makes two tellings agree.
PLAIN: Mapping[str, Callable[[Hashable, Hashable], bool]] = {
    "stage": same_stage,
    "leg": same_label,
    "group": same_label,
    "attendance": same_count,
    "neutral": equal,
}
_TO_COME = frozenset({"scheduled", "postponed"})
Fields = list[tuple[str, Settled[Hashable] | None]]


def draw_match(
    draft: Draft, key: str, claims: Sequence[ClaimView], beside: Sequence[ClaimView], *, happened: bool
) -> Sides:
    """The match with its relationships to sides, ground, season and competition.

    What is announced before a match counts only where nobody tells how it was; who is at home is the exception, for
    those who announce it know it as well as those who were there. `beside` are other claims that show the match to
    be (its attendance, who reports on it); `happened`: events of it are told.
    """
    sides = sides_of(claims)
    firm = [claim for claim in claims if claim.status in FIRM]
    properties: Properties = {}
    fields: Fields = []
    _date(properties, fields, settled_date(firm, "date") or settled_date(claims, "date"))
    _scores(properties, fields, firm, sides)
    for name, agree in PLAIN.items():
        settled = _plain([*firm, *beside], name, agree) or _plain(claims, name, agree)
        put(properties, name, settled)
        fields.append((name, settled))
    put(properties, "aggregate", settled_value(firm, "aggregate"))
    _status(properties, fields, claims, happened=happened)
    if sides.home is not None:
        properties["sides"] = sides.told
    fields.append(("home", sides.settled))
    places = _places(draft, key, firm, claims)
    properties["name"] = _name(sides, claims, properties)
    draft.node(key, ("Match",), properties, [*claims, *beside], [*fields, *places])
    _draw_sides(draft, key, sides)
    return sides


def _date(properties: Properties, fields: Fields, settled: Settled[PartialDate] | None) -> None:
    if settled is not None:
        properties.update(date_properties("date", settled.shown))
        fields.append(("date", settled))


def _scores(properties: Properties, fields: Fields, claims: Sequence[ClaimView], sides: Sides) -> None:
    """Each score as one value, read from the side of the home team that is shown."""
    for name, home, away in SCORES:
        tellings: list[Telling[tuple[int, int]]] = []
        for claim in claims:
            one, other = claim.values.get(home), claim.values.get(away)
            if isinstance(one, int) and isinstance(other, int):
                tellings.append(((other, one) if sides.turned(claim) else (one, other), claim))
        settled = settle(tellings)
        if settled is not None:
            properties[home], properties[away] = settled.shown
            fields.append((name, settled))


def _plain(
    claims: Sequence[ClaimView], name: str, agree: Callable[[Hashable, Hashable], bool]
) -> Settled[Hashable] | None:
    return settle(values(claims, name), agree, roundness if name == "attendance" else None)


def _status(properties: Properties, fields: Fields, claims: Sequence[ClaimView], *, happened: bool) -> None:
    """What became of the match: a match that was announced or put off and then played is no dispute."""
    tellings: list[Telling[str]] = []
    for claim in claims:
        told = claim.values.get("match_status")
        if isinstance(told, str):
            tellings.append((told, claim))
        elif claim.status is Status.SCHEDULED:
            tellings.append(("scheduled", claim))
        elif claim.source.kind == "article" or "home_goals" in claim.values:
            tellings.append(("played", claim))
    settled = settle([telling for telling in tellings if telling[0] not in _TO_COME] or tellings)
    value = shown(settled)
    if happened and (value is None or value in _TO_COME):
        value = "played"
    if value is not None:
        properties["status"] = value
    fields.append(("status", settled))


def _places(draft: Draft, key: str, firm: Sequence[ClaimView], claims: Sequence[ClaimView]) -> Fields:
    """The relationships to the ground, the season and the competition that are shown."""
    fields: Fields = []
    for role, type_ in (("venue", "PLAYED_AT"), ("season", "PART_OF"), ("competition", "PART_OF")):
        settled = settled_entity(firm, role) or settled_entity(claims, role)
        if settled is None:
            continue
        fields.append((role, settled))
        draft.edge(Tie(type_, key, str(settled.shown)), {}, tellers(settled), key)
    return fields


def _draw_sides(draft: Draft, key: str, sides: Sides) -> None:
    for type_, team in (("HOME_IN", sides.home), ("AWAY_IN", sides.away)):
        if team is not None:
            draft.edge(Tie(type_, team, key), {}, sides.claims[team], key)


def _name(sides: Sides, claims: Sequence[ClaimView], properties: Properties) -> str:
    home, away = (_team_name(team, claims) for team in (sides.home, sides.away))
    if "home_goals" in properties:
        return f"{home} {properties['home_goals']}-{properties['away_goals']} {away}"
    return f"{home} v {away}"


def _team_name(team: str | None, claims: Sequence[ClaimView]) -> str:
    if team is None:
        return "?"
    uses: dict[str, set[str]] = {}
    for claim in claims:
        for name in ("home", "away"):
            role = claim.roles.get(name)
            if role is not None and role.entity == team:
                uses.setdefault(role.name, set()).add(claim.source.key)
    return best_name({name: len(by) for name, by in uses.items()}) or "?"
