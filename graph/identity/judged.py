"""What verdicts were given on, looked at again: the sorts of two members, and which pairs made one entity."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, select

from graph.identity.lookups import things_named
from graph.identity.verdicts import Judgement, Verdicts
from graph.ledger.bulk import want_ids
from graph.ledger.tables import ENTITIES, THINGS


def sorts_of(connection: Connection, member: str) -> set[str]:
    """The types of the things that a member of a verdict names: 'person', 'team' ..."""
    wanted = want_ids(connection, things_named(connection, [member]))
    return set(connection.execute(select(THINGS.c.type).join(wanted, wanted.c.id == THINGS.c.id)).scalars())


class Joined(NamedTuple):
    """A pair judged the same, and the names of all things that each member stands for."""

    one: str
    other: str
    names_of_one: frozenset[str]
    names_of_other: frozenset[str]


def joined_by(connection: Connection, verdicts: Verdicts, key: str) -> list[Joined]:
    """The pairs judged the same whose members are this entity."""
    same = [pair for pair, judgement in verdicts.pairs.items() if judgement is Judgement.SAME]
    return [
        Joined(*pair, *(_names_of(connection, member) for member in pair))
        for pair in same
        if key in _keys_of(connection, pair)
    ]


def _names_of(connection: Connection, member: str) -> frozenset[str]:
    wanted = want_ids(connection, things_named(connection, [member]))
    names = connection.execute(select(THINGS.c.name).join(wanted, wanted.c.id == THINGS.c.id)).scalars()
    return frozenset(names)


def _keys_of(connection: Connection, members: Iterable[str]) -> set[str]:
    wanted = want_ids(connection, things_named(connection, members))
    return set(
        connection.execute(
            select(ENTITIES.c.key)
            .join(THINGS, THINGS.c.entity == ENTITIES.c.id)
            .join(wanted, wanted.c.id == THINGS.c.id)
        ).scalars()
    )
