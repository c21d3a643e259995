"""Who took part in a match: players with their minutes, managers and officials."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from graph.claims import ClaimView, Value
from graph.facts.draft import Draft, Tie
from graph.facts.fields import put, settled_entity, settled_value
from graph.facts.settle import Settled, Telling, settle
from graph.rows import Properties


@dataclass(slots=True)
class _Part:
    """What is told of one player in one match."""

    claims: list[ClaimView] = field(default_factory=list)
    teams: list[Telling[str]] = field(default_factory=list)
    started: list[Telling[Value]] = field(default_factory=list)
    on: list[Telling[int]] = field(default_factory=list)
    off: list[Telling[int]] = field(default_factory=list)
    played: bool = False


def draw_appearances(draft: Draft, match: str, appearances: Sequence[ClaimView],
                     substitutions: Sequence[ClaimView], date: Properties) -> None:
    """A relationship for each player of whom any source tells that he played; substitutions tell it too.

    Who sat on the bench and stayed there did not appear.
    """
    parts: dict[str, _Part] = {}
    for claim in appearances:
        _from_appearance(parts.setdefault(claim.roles["player"].entity, _Part()), claim)
    for claim in substitutions:
        for way in ("on", "off"):
            if way in claim.roles:
                _from_substitution(parts.setdefault(claim.roles[way].entity, _Part()), claim, way)
    for player, part in parts.items():
        if part.played:
            _draw(draft, match, player, part, date)
        else:
            for claim in part.claims:
                if claim.source.kind == "article":
                    draft.see(claim, match)


def _from_appearance(part: _Part, claim: ClaimView) -> None:
    values = claim.values
    part.claims.append(claim)
    if "team" in claim.roles:
        part.teams.append((claim.roles["team"].entity, claim))
    for way, tellings in (("on", part.on), ("off", part.off)):
        if way in values and (minute := _minute(values[way])) is not None:
            tellings.append((minute, claim))
    started = values.get("started")
    if started is not None:
        part.started.append((started, claim))
    part.played = part.played or started is not False or "on" in values


def _from_substitution(part: _Part, claim: ClaimView, way: str) -> None:
    part.claims.append(claim)
    part.played = True
    if "team" in claim.roles:
        part.teams.append((claim.roles["team"].entity, claim))
    if way == "on":
        part.started.append((False, claim))
    minute = claim.values.get("minute")
    if isinstance(minute, int):
        (part.on if way == "on" else part.off).append((minute, claim))


def _minute(told: Value) -> int | None:
    """The minute of `67` or `45+2`, without what was added: these two properties are for counting."""
    if isinstance(told, int) and not isinstance(told, bool):
        return told
    number = str(told).split("+")[0].strip("' ")
    return int(number) if number.isdecimal() else None


def _draw(draft: Draft, match: str, player: str, part: _Part, date: Properties) -> None:
    fields: list[tuple[str, Settled[Hashable] | None]] = [
        ("team", settle(part.teams)), ("started", settle(part.started)), ("on", settle(part.on)), ("off", settle(part.off)),
    ]
    listed = [claim for claim in part.claims if claim.kind == "appearance"]
    if listed:
        fields += [(name, settled_value(listed, name)) for name in ("shirt", "captain")]
    properties: Properties = dict(date)
    for name, settled in fields:
        put(properties, name, settled)
    if listed:
        put(properties, "position", settled_value(listed, "position"))
    draft.edge(Tie("APPEARED_IN", player, match), properties, part.claims, match, fields)


def teams_of(claims: Sequence[ClaimView]) -> dict[str, str]:
    """For which side each player played, where no claim says otherwise."""
    found: dict[str, set[str]] = {}
    for claim in claims:
        if "team" in claim.roles:
            found.setdefault(claim.roles["player"].entity, set()).add(claim.roles["team"].entity)
    return {player: teams.pop() for player, teams in found.items() if len(teams) == 1}


class Officials(NamedTuple):
    """Those who took part without playing: the relationship that they have and the role that names them."""

    type: str
    role: str


MANAGERS, REFEREES = Officials("MANAGED_IN", "manager"), Officials("REFEREED", "referee")


def draw_officials(draft: Draft, match: str, claims: Sequence[ClaimView], officials: Officials,
                   date: Properties) -> None:
    """A relationship for each manager or referee of a match."""
    by_person: dict[str, list[ClaimView]] = {}
    for claim in claims:
        by_person.setdefault(claim.roles[officials.role].entity, []).append(claim)
    for person, own in by_person.items():
        properties: Properties = dict(date)
        team = settled_entity(own, "team")
        put(properties, "team", team)
        put(properties, "role", settled_value(own, "role"))
        draft.edge(Tie(officials.type, person, match), properties, own, match, (("team", team),))
