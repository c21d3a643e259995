"""The highest layer: persons."""

from collections.abc import Collection

from graph.identity.layers import Run, registers_in
from graph.identity.lookups import neighbourhood
from graph.identity.profile import profiles
from graph.names import order_free


def find_persons(run: Run, seeds: Collection[int]) -> set[int]:
    """Stub: by name."""
    keys = neighbourhood(run.connection, seeds, run.verdicts)
    known = profiles(run.connection, keys)
    groups: dict[str, list[int]] = {}
    for one in sorted(known, key=lambda one: known[one].order):
        groups.setdefault(order_free(known[one].name), []).append(one)
    return run.assign(groups.values(), known, registers_in({one: keys[one] for one in known}))
