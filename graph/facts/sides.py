"""The two sides of a match: who was at home, as far as any source knows."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from graph.claims import ClaimView, Value
from graph.facts.settle import Settled, settle

#: What is known of the ground before the mere order of telling.
_RANK = {"neutral": 0, "known": 1, "told": 2}


class Sides(NamedTuple):
    """Both sides with the claims that name each, how they are known, and what sources make of the home side."""

    home: str | None
    away: str | None
    told: str
    settled: Settled[Hashable] | None
    claims: dict[str, list[ClaimView]]

    def turned(self, claim: ClaimView) -> bool:
        """Whether a claim names them the other way about, so that its scores do too."""
        home, away = claim.roles.get("home"), claim.roles.get("away")
        return (home is not None and home.entity == self.away) or (away is not None and away.entity == self.home)

    def other(self, team: str) -> str | None:
        """The side that played against a side."""
        if team == self.home:
            return self.away
        return self.home if team == self.away else None


def sides_of(claims: Sequence[ClaimView]) -> Sides:
    """The sides that the claims of a match come to.

    Sources that know who was at home count before those that only name one side first; where two that know it
    differ, the home side is disputed.
    """
    naming: dict[str, list[ClaimView]] = {}
    for claim in claims:
        for role in ("home", "away"):
            if role in claim.roles:
                naming.setdefault(claim.roles[role].entity, []).append(claim)
    if not naming:
        return Sides(None, None, "told", None, {})
    ways = {how: [claim for claim in claims if way_of(claim) == how] for how in _RANK}
    told = min(
        (how for how in _RANK if any("home" in c.roles or "away" in c.roles for c in ways[how])), key=_RANK.__getitem__
    )
    settled = _home(ways["known"] or ways[told], naming)
    home = None if settled is None else settled.shown
    away = _away(claims, home)
    disputed = settled if told == "known" and settled is not None and settled.disputed else None
    return Sides(home, away, told, disputed, naming)


def way_of(claim: ClaimView) -> str:
    """How a claim knows its sides; prose that does not say so has only the order of telling."""
    told: Value | None = claim.values.get("sides")
    if isinstance(told, str) and told in _RANK:
        return told
    if claim.values.get("neutral") is True:
        return "neutral"
    return "told" if claim.source.kind == "article" else "known"


def _home(claims: Sequence[ClaimView], naming: dict[str, list[ClaimView]]) -> Settled[str] | None:
    """The home side; a claim that names only the visitors speaks for the other side, if there is just one."""
    tellings: list[tuple[str, ClaimView]] = []
    for claim in claims:
        if "home" in claim.roles:
            tellings.append((claim.roles["home"].entity, claim))
        elif (
            "away" in claim.roles
            and len(others := [team for team in naming if team != claim.roles["away"].entity]) == 1
        ):
            tellings.append((others[0], claim))
    return settle(tellings)


def _away(claims: Sequence[ClaimView], home: str | None) -> str | None:
    """The side that most sources name beside the home side."""
    tellings = [
        (role.entity, claim)
        for claim in claims
        for name, role in claim.roles.items()
        if name in ("home", "away") and role.entity != home
    ]
    settled = settle(tellings)
    return None if settled is None else settled.shown
