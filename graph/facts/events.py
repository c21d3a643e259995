"""Cards and substitutions: relationships of a match that can happen more than once."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from graph.claims import ClaimView
from graph.facts import moments
from graph.facts.align import align
from graph.facts.draft import Draft, Tie
from graph.facts.fields import put, settled_entity, settled_value
from graph.facts.moments import Moment, minute_properties, moment_of
from graph.facts.parts import join_parts, with_parts
from graph.facts.settle import Settled, settle
from graph.rows import Properties


class Told(NamedTuple):
    """A claim of an event with the moment that it tells."""

    claim: ClaimView
    moment: Moment
    again: int = 0

    @property
    def known(self) -> bool:
        """Whether a minute is told."""
        return self.moment.known

    @property
    def place(self) -> int:
        """The clock."""
        return self.moment.clock


def draw_cards(draft: Draft, match: str, claims: Sequence[ClaimView]) -> None:
    """Yellow cards as BOOKED, second yellow and red ones as SENT_OFF, which happens once."""
    shown: dict[tuple[str, bool], list[Told]] = {}
    for claim in claims:
        off = claim.values.get("card", "yellow") != "yellow"
        shown.setdefault((claim.roles["player"].entity, off), []).append(Told(claim, moment_of(claim)))
    for (player, off), tellings in shown.items():
        whole, parts = join_parts(tellings)
        cards = [tellings] if off else [with_parts(card, parts, _as_told) for card in align(whole, _cost)]
        for nth, card in enumerate(cards, start=1):
            _draw_card(draft, Tie("SENT_OFF" if off else "BOOKED", player, match, str(nth)), card)


def _draw_card(draft: Draft, tie: Tie, card: Sequence[Told]) -> None:
    claims = [told.claim for told in card]
    moment, properties = _moment(card)
    colour, team = settled_value(claims, "card"), settled_entity(claims, "team")
    put(properties, "card", colour)
    put(properties, "team", team)
    put(properties, "reason", settled_value(claims, "reason"))
    settled = (("minute", moment), ("card", colour), ("team", team))
    draft.edge(tie, properties, claims, tie.end, settled)


def draw_substitutions(draft: Draft, match: str, claims: Sequence[ClaimView]) -> None:
    """Who came on for whom, where both are told."""
    pairs: dict[tuple[str, str], list[Told]] = {}
    for claim in claims:
        if "on" in claim.roles and "off" in claim.roles:
            pair = claim.roles["on"].entity, claim.roles["off"].entity
            pairs.setdefault(pair, []).append(Told(claim, moment_of(claim)))
        elif claim.source.kind == "article":
            draft.see(claim, match)
    for (on, off), told in pairs.items():
        claims_of_pair = [one.claim for one in told]
        moment, properties = _moment(told)
        team = settled_entity(claims_of_pair, "team")
        put(properties, "team", team)
        properties["match"] = match
        fields = ("minute", moment), ("team", team)
        draft.edge(Tie("REPLACED", on, off, match), properties, claims_of_pair, match, fields)


def _moment(card: Sequence[Told]) -> tuple[Settled[Hashable] | None, Properties]:
    settled = settle([(t.moment, t.claim) for t in card if t.known], moments.agree, moments.precision)
    return settled, {} if settled is None else minute_properties(settled.shown)


def _as_told(part: Told, _first: Told) -> Told:
    return part


def _cost(one: Told, other: Told) -> float | None:
    return moments.distance(one.moment, other.moment)
