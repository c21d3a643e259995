"""Every error that Touchline raises on purpose.

    TouchlineError
    ├── RecordRefused       one record or document cannot be taken; the rest goes on
    ├── RunStopped          the whole run cannot go on
    │   ├── BadUse          an option, a query or a file of settings is wrong
    │   ├── GraphHeld       another process holds the graph
    │   ├── StoreUnavailable a store cannot be reached, or its package is not there
    │   └── ModelMismatch   the ledger was written by another version of the model
    └── NamingError         a name given by a person does not lead to one thing
        ├── NotFound        no person, club, source ... of that name
        └── Ambiguous       a name with several bearers; `candidates` lists them

The split is by what the caller does next: go on with the next record, stop, or ask again with another name.
"""

from dataclasses import dataclass


class TouchlineError(Exception):
    """The root of all errors raised on purpose."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why one record or document was not taken: where it stands, what is wrong, what would be right."""

    path: str
    reason: str
    line: int | None = None
    field: str | None = None
    text: str = ""

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.path, self.line, self.field) if part is not None)
        return f"{place}: {self.reason}"


class RecordRefused(TouchlineError):
    """One record or document cannot be taken; the caller reports it and goes on with the next."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class RunStopped(TouchlineError):
    """The run cannot go on, whatever record comes next."""


class BadUse(RunStopped):
    """What was asked for cannot be done as asked: an option, a query text, a settings file."""


class GraphHeld(RunStopped):
    """Another process holds the graph folder; the message says which and since when."""


class StoreUnavailable(RunStopped):
    """A store cannot be reached or opened; the message says what to start or install."""


class ModelMismatch(RunStopped):
    """The ledger was written by a version of the model that this version cannot read."""


class NamingError(TouchlineError):
    """A name given by a person does not lead to exactly one thing."""


class NotFound(NamingError):
    """Nothing goes by that name; `near` holds the closest names that exist."""

    def __init__(self, message: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.near = near


class Ambiguous(NamingError):
    """Several things go by that name; `candidates` holds (key, description) of each."""

    def __init__(self, message: str, candidates: tuple[tuple[str, str], ...]) -> None:
        super().__init__(message)
        self.candidates = candidates
