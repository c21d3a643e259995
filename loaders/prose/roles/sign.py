"""A sign that someone is in charge of a team whose name does not stand beside theirs."""

from dataclasses import dataclass

from loaders.prose.reading import Mention
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.phrase import Offices


@dataclass(frozen=True, slots=True)
class Sign:
    """A place that shows someone in charge.

    `theirs` is a player of the team, `start` where the sign begins in the text.
    """

    person: Mention
    sentence: Encoded
    rule: str
    strength: float
    start: int
    team: Mention | None = None
    theirs: Mention | None = None
    offices: Offices | None = None


#: How much a sign shows that only someone in charge gives; 2 are enough.
SURE = 3.0
