"""The rows of one unit while they are being made: facts, their evidence, and the claims and values to be seen."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from graph.claims import ClaimView, Value, digest
from graph.facts.evidence import evidence
from graph.facts.settle import Settled
from graph.facts.units import at_home
from graph.rows import EdgeRow, NodeRow, Properties

#: The fields of a fact, each with what the sources make of it.
Fields = Sequence[tuple[str, Settled[Hashable] | None]]


@dataclass(frozen=True, slots=True)
class UnitRows:
    """All nodes and relationships that one unit (a match, a person, another entity, a source) comes to."""

    nodes: list[NodeRow]
    edges: list[EdgeRow]


def fact_key(kind: str, *parts: str) -> str:
    """The key of a fact, from its kind, the keys of its entities and what tells it apart."""
    return f"{kind.lower()}:{digest(*parts)}"


class Tie(NamedTuple):
    """What a relationship is: its type, the keys of both ends, and what tells it from others of its like."""

    type: str
    start: str
    end: str
    apart: str = ""

    @property
    def key(self) -> str:
        """The key of the relationship."""
        return fact_key(*self) if self.apart else fact_key(self.type, self.start, self.end)


@dataclass(slots=True)
class Draft:
    """Collects rows; `done` adds the nodes of the claims and values that are to be seen, and sorts all.

    `unit` is the key of the match, entity or source: claims that are at home elsewhere become nodes there.
    """

    unit: str
    nodes: list[NodeRow] = field(default_factory=list)
    edges: list[EdgeRow] = field(default_factory=list)
    _claims: dict[str, ClaimView] = field(default_factory=dict)
    _backs: dict[tuple[str, str], None] = field(default_factory=dict)

    def node(
        self,
        key: str,
        labels: tuple[str, ...],
        properties: Properties,
        claims: Sequence[ClaimView],
        settled: Fields = (),
    ) -> None:
        """A node that is a fact, with the fields in which its sources may disagree."""
        disputed = self._evidence(key, key, claims, settled)
        self.nodes.append(NodeRow(key, labels, {**properties, **evidence(claims, disputed)}))

    def edge(
        self, tie: Tie, properties: Properties, claims: Sequence[ClaimView], about: str, settled: Fields = ()
    ) -> None:
        """A relationship that is a fact; `about` is the node that its claims back."""
        key = tie.key
        disputed = self._evidence(key, about, claims, settled)
        self.edges.append(EdgeRow(key, tie.type, tie.start, tie.end, {**properties, **evidence(claims, disputed)}))

    def add(self, key: str, labels: tuple[str, ...], properties: Properties) -> None:
        """A node whose evidence is among its properties."""
        self.nodes.append(NodeRow(key, labels, properties))

    def link(self, tie: Tie, properties: Properties) -> None:
        """A relationship whose evidence is among its properties."""
        self.edges.append(EdgeRow(tie.key, tie.type, tie.start, tie.end, properties))

    def restand(self, stand: Properties) -> None:
        """Sets the evidence of the relationship drawn last anew."""
        self.edges[-1].properties.update(stand)

    def see(self, claim: ClaimView, backs: str | None = None) -> None:
        """Makes a claim a node of its own, backing a node, if it is at home here."""
        if not at_home(claim, self.unit):
            return
        self._claims[claim.id] = claim
        if backs is not None:
            self._backs[claim.id, backs] = None

    def done(self) -> UnitRows:
        """All rows, in the order of their keys."""
        for claim in self._claims.values():
            self._claim(claim)
        for claim_id, node in self._backs:
            self._link(Tie("BACKS", claim_id, node), self._claims[claim_id], {})
        return UnitRows(sorted(self.nodes, key=_key), sorted(self.edges, key=_key))

    def _evidence(self, fact: str, node: str, claims: Sequence[ClaimView], settled: Fields) -> list[str]:
        open_ = [(name, one) for name, one in settled if one is not None and one.disputed] if settled else []
        for name, one in open_:
            self._values(fact, node, name, one)
        for claim in claims:
            if open_ or claim.source.kind == "article":
                self.see(claim, node)
        return sorted([name for name, _ in open_]) if open_ else []

    def _values(self, fact: str, node: str, name: str, settled: Settled[Hashable]) -> None:
        for value, claims in settled.told:
            key = fact_key("value", fact, name, as_text(value))
            shown = value == settled.shown
            properties: Properties = {
                "name": _name_of(value, claims) or as_text(value),
                "field": name,
                "value": as_text(value),
                "shown": shown,
                "fact": fact,
                **evidence(claims),
            }
            self.nodes.append(NodeRow(key, ("Value",), properties))
            self.link(Tie("OF", key, node), evidence(claims))
            for claim in claims:
                self.see(claim, node)
                self._link(Tie("GIVES", claim.id, key), claim, {})

    def _claim(self, claim: ClaimView) -> None:
        self.nodes.append(NodeRow(claim.id, ("Claim",), {**claim_properties(claim), **evidence((claim,))}))
        self._link(Tie("STATES", claim.source.key, claim.id), claim, {})
        for name, role in claim.roles.items():
            told: Properties = {"role": name, "told": role.told} if role.told else {"role": name}
            self._link(Tie("ABOUT", claim.id, role.entity, name), claim, told)
        if claim.attributed_to is not None:
            self._link(Tie("ATTRIBUTED_TO", claim.id, claim.attributed_to.entity), claim, {})

    def _link(self, tie: Tie, claim: ClaimView, properties: Properties) -> None:
        self.link(tie, {**properties, **evidence((claim,))})


def as_text(value: Hashable) -> str:
    """A value as text: values of one field may be of several types, and a store wants one."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if type(value) is tuple:
        texts = [as_text(part) for part in value if part != ""]
        return "-".join(texts) if all(isinstance(part, int) for part in value) else " ".join(texts)
    return str(value)


def _name_of(value: Hashable, claims: Sequence[ClaimView]) -> str | None:
    """What a source calls the entity that a value is the key of, if it is one."""
    return min((role.name for claim in claims for role in claim.roles.values() if role.entity == value), default=None)


def claim_properties(claim: ClaimView) -> Properties:
    """What a claim's node tells: what was said and where it stands."""
    found: Properties = {name: value for name, value in claim.values.items() if name not in _OF_THE_CLAIM}
    found.update(name=claim.kind, kind=claim.kind, status=claim.status.value, rule=claim.rule)
    told = told_text(claim.values)
    places = (
        ("told", told),
        ("quote", claim.quote),
        ("start", claim.start),
        ("end", claim.end),
        ("record", claim.record),
    )
    found.update({name: value for name, value in places if value is not None})
    return found


#: Names that a claim's node uses for itself.
_OF_THE_CLAIM = frozenset(
    {"minute_told", "fee_told", "told", "name", "kind", "status", "rule", "quote", "start", "end"}
)


def told_text(values: dict[str, Value]) -> str | None:
    """The value in the words of the source, where these were kept."""
    for name in ("minute_told", "fee_told", "told"):
        if name in values:
            return str(values[name])
    return None


def _key(row: NodeRow | EdgeRow) -> str:
    return row.key
