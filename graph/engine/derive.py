"""Making the rows of touched units again: matches first, then persons, who stand on them, then all others."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection

from graph.claims import ClaimView
from graph.engine.edges import TYPES, edges_of_persons, family_groups
from graph.engine.rows import UnitEdge, UnitNode, keep_rows
from graph.facts.derive import UnitRows, derive_entity, derive_match, derive_person, derive_source
from graph.kinds import ThingType
from graph.ledger.bulk import chunks
from graph.ledger.entities import SOURCE, entity_keys, known_entities
from graph.ledger.views import Member, claims_near, claims_of_families, current_versions_of, members
from graph.rows import EdgeRow

_UNITS_AT_ONCE = 500
_OF_SOURCES = ("mention", "quote")


@dataclass(slots=True)
class Derivation:
    """One pass over touched units, and how many rows it changed."""

    connection: Connection
    change: int
    nodes: int = 0
    edges: int = 0
    _persons: set[str] = field(default_factory=set)

    def run(self, units: Collection[int]) -> None:
        """Makes these units again, and the persons whose part in matches changed by that."""
        by_type: dict[str, set[int]] = {}
        for one, (_, type_) in entity_keys(self.connection, units).items():
            by_type.setdefault(type_, set()).add(one)
        self._matches(by_type.pop(ThingType.MATCH.value, set()))
        persons = by_type.pop(ThingType.PERSON.value, set())
        persons.update(known_entities(self.connection, self._persons).values())
        self._persons_of(persons)
        self._sources(by_type.pop(SOURCE, set()))
        for type_, ids in sorted(by_type.items()):
            self._entities(ThingType(type_), ids)

    def _matches(self, units: Collection[int]) -> None:
        for chunk in chunks(sorted(units), _UNITS_AT_ONCE):
            keys = entity_keys(self.connection, chunk)
            own = members(self.connection, chunk)
            claims = self._claims(own)
            rows = {one: derive_match(keys[one][0], claims[one]) for one in chunk if one in own}
            self._keep(chunk, rows, matches=True)

    def _persons_of(self, units: Collection[int]) -> None:
        groups = family_groups(self.connection)
        for chunk in chunks(sorted(units), _UNITS_AT_ONCE):
            keys = entity_keys(self.connection, chunk)
            own = members(self.connection, chunk)
            claims = self._claims(own)
            edges = edges_of_persons(self.connection, {keys[one][0] for one in own})
            rows = {
                one: derive_person(
                    keys[one][0],
                    claims[one],
                    edges.get(keys[one][0], ()),
                    [member.thing for member in own[one]],
                    groups,
                )
                for one in chunk
                if one in own
            }
            self._keep(chunk, rows)

    def _entities(self, type_: ThingType, units: Collection[int]) -> None:
        groups = family_groups(self.connection)
        for chunk in chunks(sorted(units), _UNITS_AT_ONCE):
            keys = entity_keys(self.connection, chunk)
            own = members(self.connection, chunk)
            claims = self._claims(own)
            rows = {
                one: derive_entity(keys[one][0], type_, claims[one], [member.thing for member in own[one]], groups)
                for one in chunk
                if one in own
            }
            self._keep(chunk, rows)

    def _sources(self, units: Collection[int]) -> None:
        for chunk in chunks(sorted(units), _UNITS_AT_ONCE):
            views = current_versions_of(self.connection, chunk)
            claims = claims_of_families(self.connection, views, _OF_SOURCES)
            self._keep(chunk, {one: derive_source(view, claims.get(one, [])) for one, view in views.items()})

    def _claims(self, own: dict[int, list[Member]]) -> dict[int, list[ClaimView]]:
        """The claims of each entity, each once, in the order of their ids."""
        near = claims_near(self.connection, (member.id for things in own.values() for member in things))
        found: dict[int, list[ClaimView]] = {}
        for entity, things in own.items():
            unique = {claim.id: claim for member in things for claim in near.get(member.id, ())}
            found[entity] = [unique[key] for key in sorted(unique)]
        return found

    def _keep(self, units: Collection[int], rows: dict[int, UnitRows], *, matches: bool = False) -> None:
        nodes = [UnitNode(unit, row) for unit, made in rows.items() for row in made.nodes]
        edges = [UnitEdge(unit, row) for unit, made in rows.items() for row in made.edges]
        difference = keep_rows(self.connection, units, nodes, edges, self.change)
        self.nodes += difference.nodes
        self.edges += difference.edges
        if matches:
            self._persons.update(_people(difference.changed_edges, rows.values()))


def _people(changed: Iterable[EdgeRow], rows: Iterable[UnitRows]) -> Iterator[str]:
    """Whoever has a part in a changed relationship, and whoever assisted a goal whose scorer changed."""
    goals: set[str] = set()
    for edge in changed:
        if edge.type in TYPES:
            yield edge.start
        if edge.type == "REPLACED":
            yield edge.end
        if edge.type == "SCORED":
            goals.add(edge.end)
    for made in rows:
        for edge in made.edges:
            if edge.type == "ASSISTED" and edge.end in goals:
                yield edge.start
