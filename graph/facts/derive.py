"""The way from claims to rows: one pure function for each sort of unit.

The rows of a unit depend on the claims given and on nothing else, in whatever order they come. Every node belongs to
one unit. A claim's own node is made in the unit that `home_of` tells; relationships may lead to nodes of other units.
"""

from graph.facts.derive_match import derive_match
from graph.facts.draft import UnitRows
from graph.facts.entity import derive_entity
from graph.facts.person import derive_person
from graph.facts.source import derive_source
from graph.facts.units import Unit, home_of

__all__ = ["Unit", "UnitRows", "derive_entity", "derive_match", "derive_person", "derive_source", "home_of"]
