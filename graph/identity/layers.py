"""What each layer of identity is handed: the ledger, the verdicts and what changed so far."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, select

from graph.identity.agreement import Doubt
from graph.identity.assign import assign, attach
from graph.identity.lookups import verdict_pairs
from graph.identity.profile import Profile
from graph.identity.verdicts import Judgement, Verdicts
from graph.kinds import ThingType
from graph.ledger.bulk import insert_rows, want_ids
from graph.ledger.reading import claims_with
from graph.ledger.tables import DOUBTS, SOURCES, THINGS


@dataclass(slots=True)
class Run:
    """One run over the layers: `changed` holds the old and the new entity of each thing that moved."""

    connection: Connection
    verdicts: Verdicts
    changed: dict[int, tuple[int | None, int | None]] = field(default_factory=dict)

    def assign(
        self,
        groups: Iterable[Sequence[int]],
        known: Mapping[int, Profile],
        registers: Mapping[int, Sequence[str]],
        doubts: Sequence[Doubt] = (),
    ) -> set[int]:
        """Writes down groups and doubts; gives the things whose entity is another now."""
        self._doubt(known, doubts)
        return assign(self.connection, groups, known, registers, self.changed)

    def attach(self, chosen: Mapping[int, int], known: Mapping[int, Profile]) -> set[int]:
        """Gives things the entity of others; gives the things whose entity is another now."""
        return attach(self.connection, chosen, known, self.changed)

    def decided(
        self, known: Mapping[int, Profile], registers: Mapping[int, Sequence[str]]
    ) -> list[tuple[int, int, Judgement]]:
        """The verdicts on pairs of these things."""
        return verdict_pairs({one: (known[one].key, registers.get(one, ())) for one in known}, self.verdicts)

    def _doubt(self, known: Mapping[int, Profile], doubts: Sequence[Doubt]) -> None:
        wanted = want_ids(self.connection, known)
        self.connection.execute(delete(DOUBTS).where(DOUBTS.c.thing.in_(select(wanted.c.id))))
        unique = {(doubt.thing, doubt.other): doubt.why for doubt in doubts}
        insert_rows(
            self.connection, DOUBTS, ("thing", "other", "why"), [(*pair, why) for pair, why in sorted(unique.items())]
        )


def registers_in(keys: Mapping[int, Iterable[str]]) -> dict[int, tuple[str, ...]]:
    """The ids in registers that the look-up keys of things hold."""
    return {
        one: tuple(sorted(key.split("|", 2)[2] for key in own if key.startswith("I|"))) for one, own in keys.items()
    }


def things_beside(run: Run, moved: Iterable[int], type_: str) -> set[int]:
    """The things of one type that share a claim with things that were another entity before.

    Things that had none are new, with all their claims: whatever stands beside them was touched itself.
    """
    shifted = {one for one in moved if None not in run.changed.get(one, (None, None))}
    beside = {thing for claim in claims_with(run.connection, shifted) for thing in claim.things}
    wanted = want_ids(run.connection, beside)
    return set(
        run.connection.execute(
            select(THINGS.c.id).join(wanted, wanted.c.id == THINGS.c.id).where(THINGS.c.type == type_)
        ).scalars()
    )


def persons_in_articles(run: Run, moved: Iterable[int]) -> set[int]:
    """The persons of whom the articles speak that speak of matches that were others before: those are near them."""
    shifted = [one for one in moved if None not in run.changed.get(one, (None, None))]
    if not shifted:
        return set()
    wanted = want_ids(run.connection, shifted)
    families = (
        run.connection.execute(
            select(THINGS.c.source)
            .distinct()
            .join(wanted, wanted.c.id == THINGS.c.id)
            .join(SOURCES, SOURCES.c.family == THINGS.c.source)
            .where(SOURCES.c.kind == "article", THINGS.c.type == ThingType.MATCH.value)
        )
        .scalars()
        .all()
    )
    wanted = want_ids(run.connection, families)
    return set(
        run.connection.execute(
            select(THINGS.c.id)
            .join(wanted, wanted.c.id == THINGS.c.source)
            .where(THINGS.c.type == ThingType.PERSON.value)
        ).scalars()
    )
