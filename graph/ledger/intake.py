"""Taking in what loaders yield: articles some hundred at a time, tables by their batches.

All happens in the caller's transaction.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection

from graph.claims import ClaimBatch, Source, Tally, ThingBatch
from graph.errors import Refusal
from graph.intake import ArticleClaims, LoadItem, LoadReport
from graph.ledger.claims import (
    CountedContents,
    drop_unsaid,
    has_claims,
    keep_batch,
    keep_claims,
    prepare_claim,
)
from graph.ledger.sources import Kept, Outcome, keep_sources, supersede_same_origin
from graph.ledger.things import keep_things, thing_ids
from graph.ledger.touched import Touched

_ARTICLES_AT_ONCE = 200
_STANDARD_INPUT = "-"
Progress = Callable[[LoadReport], None]


@dataclass(slots=True)
class _Dataset:
    """A dataset being read: its version, the ids of its things, and what it has said so far."""

    kept: Kept
    fresh: bool
    things: dict[str, int] = field(default_factory=dict)
    seen: dict[str, CountedContents] = field(default_factory=dict)
    said: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Intake:
    """One load: keeps what it is given and remembers what it touched."""

    connection: Connection
    report: LoadReport = field(default_factory=LoadReport)
    touched: Touched = field(default_factory=Touched)
    _waiting: list[ArticleClaims] = field(default_factory=list)
    _datasets: dict[str, _Dataset] = field(default_factory=dict)
    _seen_versions: set[int] = field(default_factory=set)
    _origins: set[str] = field(default_factory=set)

    def take(self, item: LoadItem) -> None:
        """Keeps one item; articles wait until there are enough of them."""
        match item:
            case ArticleClaims():
                self._waiting.append(item)
                if len(self._waiting) >= _ARTICLES_AT_ONCE:
                    self._keep_articles()
            case Source():
                self._begin(item)
            case ThingBatch():
                dataset = self._datasets[item.source]
                dataset.things.update(keep_things(self.connection, item.things, self.touched))
            case ClaimBatch():
                self._keep_batch(item)
            case Refusal():
                self.report.refused.append(item)
            case Tally():
                self.report.records += item.records
                self.report.files += item.files

    def finish(self) -> None:
        """Keeps what waits, and lets go of what the sources no longer say."""
        self._keep_articles()
        for dataset in self._datasets.values():
            if not dataset.fresh:
                self.touched.things.update(drop_unsaid(self.connection, dataset.kept.id, dataset.said))
        gone = supersede_same_origin(self.connection, self._origins, self._seen_versions, self.touched)
        for _ in gone:
            # The file's older article was replaced by one that was counted as new.
            if self.report.added:
                self.report.replaced.append(self.report.added.pop())

    def _note(self, key: str, outcome: Outcome) -> None:
        lists = {
            Outcome.ADDED: self.report.added,
            Outcome.REPLACED: self.report.replaced,
            Outcome.KNOWN: self.report.known,
            Outcome.RESTORED: self.report.restored,
        }
        lists[outcome].append(key)

    def _begin(self, source: Source) -> None:
        if source.key in self._datasets:
            return
        kept = keep_sources(self.connection, [source], self.touched)[source.key]
        fresh = kept.outcome is Outcome.ADDED
        self._datasets[source.key] = _Dataset(kept, fresh)
        self._note(source.key, kept.outcome)

    def _keep_batch(self, batch: ClaimBatch) -> None:
        dataset = self._datasets[batch.source]
        spoken = {key for column in batch.roles.values() for key in column if key is not None}
        if missing := spoken - dataset.things.keys():
            dataset.things.update(thing_ids(self.connection, missing))
        seen = dataset.seen.setdefault(f"{batch.kind} {batch.status}", CountedContents())
        kept = keep_batch(self.connection, dataset.kept.id, batch, dataset.things, seen, fresh=dataset.fresh)
        self.report.claims_kept += kept.new
        self.report.claims_known += kept.known
        self.touched.things.update(kept.things)
        if not dataset.fresh:
            dataset.said.update(kept.ids)

    def _keep_articles(self) -> None:
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        last = {item.source.key: item for item in waiting}
        kept = keep_sources(self.connection, [item.source for item in last.values()], self.touched)
        known = has_claims(self.connection, [one.id for one in kept.values()])
        things = keep_things(self.connection, [one for item in last.values() for one in item.things], self.touched)
        for key, item in last.items():
            self._note(key, kept[key].outcome)
            self._seen_versions.add(kept[key].id)
            if item.source.origin and item.source.url is None and item.source.origin != _STANDARD_INPUT:
                self._origins.add(item.source.origin)
            self.report.unread_languages += not item.language_read
            self._keep_article(item, kept[key], things, known=known)

    def _keep_article(self, item: ArticleClaims, kept: Kept, things: dict[str, int], *, known: bool) -> None:
        text = item.source.text or ""
        prepared = [prepare_claim(claim, things, text) for claim in item.claims]
        done = keep_claims(self.connection, kept.id, prepared, fresh=kept.outcome is Outcome.ADDED)
        self.report.claims_kept += done.new
        self.report.claims_known += done.known
        self.touched.things.update(done.things)
        if known:
            self.touched.things.update(drop_unsaid(self.connection, kept.id, set(done.ids)))
