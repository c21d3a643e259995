"""Who took part in a match: players with their minutes, managers and officials."""

from collections.abc import Hashable, Sequence
from typing import Literal, NamedTuple

from graph.claims import ClaimView, Value
from graph.facts.draft import Draft, Tie
from graph.facts.fields import put, settled_entity, settled_value
from graph.facts.settle import Settled, Telling, settle
from graph.rows import Properties


class Part(NamedTuple):
    """A claim that tells of a player's part in a match: as an appearance, or as who came on or went off."""

    claim: ClaimView
    way: Literal["", "on", "off"] = ""


def draw_appearances(
    draft: Draft, match: str, appearances: Sequence[ClaimView], substitutions: Sequence[ClaimView], date: Properties
) -> None:
    """A relationship for each player of whom any source tells that he played; substitutions tell it too.

    Who sat on the bench and stayed there did not appear.
    """
    parts: dict[str, list[Part]] = {}
    for claim in appearances:
        parts.setdefault(claim.roles["player"].entity, []).append(Part(claim))
    for claim in substitutions:
        if "on" in claim.roles:
            parts.setdefault(claim.roles["on"].entity, []).append(Part(claim, "on"))
        if "off" in claim.roles:
            parts.setdefault(claim.roles["off"].entity, []).append(Part(claim, "off"))
    for player, own in parts.items():
        if any(part.way or _played(part.claim) for part in own):
            _draw(draft, Tie("APPEARED_IN", player, match), own, date)
        else:
            for part in own:
                if part.claim.source.kind == "article":
                    draft.see(part.claim, match)


def _played(claim: ClaimView) -> bool:
    return claim.values.get("started") is not False or "on" in claim.values


def _started(parts: Sequence[Part]) -> list[Telling[Value]]:
    """Whether he started; who came on did not."""
    told: list[Telling[Value]] = []
    for claim, way in parts:
        if way == "on":
            told.append((False, claim))
        elif not way and "started" in claim.values:
            told.append((claim.values["started"], claim))
    return told


def _minutes(parts: Sequence[Part], way: str) -> list[Telling[int]]:
    """When he came on or went off."""
    told: list[Telling[int]] = []
    for claim, own in parts:
        value = claim.values.get("minute") if own == way else None if own else claim.values.get(way)
        if value is not None and (minute := _minute(value)) is not None:
            told.append((minute, claim))
    return told


def _minute(told: Value) -> int | None:
    """The minute of `67` or `45+2`, without what was added: these two properties are for counting."""
    if isinstance(told, int) and not isinstance(told, bool):
        return told
    number = str(told).split("+")[0].strip("' ")
    return int(number) if number.isdecimal() else None


def _draw(draft: Draft, tie: Tie, parts: Sequence[Part], date: Properties) -> None:
    claims = [part.claim for part in parts]
    fields: list[tuple[str, Settled[Hashable] | None]] = [
        ("team", settled_entity(claims, "team")),
        ("started", settle(_started(parts))),
        ("on", settle(_minutes(parts, "on"))),
        ("off", settle(_minutes(parts, "off"))),
    ]
    listed = [part.claim for part in parts if not part.way]
    if listed:
        fields += [(name, settled_value(listed, name)) for name in ("shirt", "captain")]
    properties: Properties = dict(date)
    for name, settled in fields:
        put(properties, name, settled)
    if listed:
        put(properties, "position", settled_value(listed, "position"))
    draft.edge(tie, properties, claims, tie.end, fields)


def teams_of(claims: Sequence[ClaimView]) -> dict[str, str]:
    """For which side each player played, where no claim of an appearance, a card or a goal says otherwise."""
    found: dict[str, set[str]] = {}
    for claim in claims:
        team, player = claim.roles.get("team"), claim.roles.get("scorer") or claim.roles.get("player")
        if team is not None and player is not None and not claim.values.get("own_goal"):
            found.setdefault(player.entity, set()).add(team.entity)
    return {player: teams.pop() for player, teams in found.items() if len(teams) == 1}


class Officials(NamedTuple):
    """Those who took part without playing: the relationship that they have and the role that names them."""

    type: str
    role: str


MANAGERS, REFEREES = Officials("MANAGED_IN", "manager"), Officials("REFEREED", "referee")


def draw_officials(
    draft: Draft, match: str, claims: Sequence[ClaimView], officials: Officials, date: Properties
) -> None:
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
