"""What a loader yields and what a load reports: sources with their things and claims, and refusals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from graph.claims import Claim, ClaimBatch, Source, Tally, Thing, ThingBatch
from graph.errors import Refusal


@dataclass(frozen=True, slots=True)
class ArticleClaims:
    """All that one article says, at once: an article is small, and is kept whole or not at all."""

    source: Source
    things: Sequence[Thing]
    claims: Sequence[Claim]
    language_read: bool = True


#: A `Source` of a dataset comes before its things and claims, things before the claims that speak of them.
LoadItem = ArticleClaims | Source | ThingBatch | ClaimBatch | Refusal | Tally
LoadItems = Iterable[LoadItem]


@dataclass(slots=True)
class LoadReport:
    """What a load came to: nothing is dropped silently.

    `files` and `records` read, `claims_kept` new, `claims_known` already there; sources `added`, `replaced` (a new
    version), `known` (nothing new), `restored` (retracted before); `unread_languages` counts articles kept with
    mentions only. `behind` tells why a store could not take what was kept; it catches up when it is next asked.
    """

    files: int = 0
    records: int = 0
    claims_kept: int = 0
    claims_known: int = 0
    added: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    restored: list[str] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    unread_languages: int = 0
    nodes_changed: int = 0
    relationships_changed: int = 0
    seconds: float = 0.0
    behind: str = ""
