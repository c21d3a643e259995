"""Whose ground is whose."""

from graph.dates import PartialDate
from loaders.prose.names.names import Names


def tenants_of(names: Names, venue: int, day: PartialDate | None) -> frozenset[str]:
    """The ids of the sides at home at a ground in a year; all that ever were where no year is known."""
    register = names.entities[venue].register
    entry = names.gazetteer.venues.get(register or "")
    if entry is None:
        return frozenset()
    year = int(day.first[:4]) if day else None
    return frozenset(tenant.text for tenant in entry.tenants if tenant.in_use(year))
