"""What a load or a retraction has changed in the ledger, so that only that is looked at again."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Touched:
    """Things that gained or lost claims or were told anew, and the families of sources that changed, by their ids."""

    things: set[int] = field(default_factory=set)
    renamed: set[int] = field(default_factory=set)
    families: set[int] = field(default_factory=set)
