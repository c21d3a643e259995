"""A licence: words after a verb of contact that say that the ball went in."""

import re
from dataclasses import dataclass
from functools import cached_property

from loaders.prose import branching


@dataclass(frozen=True)
class Licence:
    """A complement of a verb of contact.

    `strength` is as of a telling; `not_after` lists the verbs which it does not license.
    """

    name: str
    source: str
    strength: int = 2
    not_after: frozenset[str] = frozenset()
    only_after: frozenset[str] | None = None

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern, made when it is first tried."""
        return branching.pattern(self.source)

    def may_follow(self, base: str) -> bool:
        """Whether it can license a verb, told by its base."""
        return base not in self.not_after and (self.only_after is None or base in self.only_after)
