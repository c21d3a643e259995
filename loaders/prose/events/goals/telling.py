"""One place of a text that tells of a goal, before it is known which goal it is."""

from dataclasses import dataclass, field, replace

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line


@dataclass(slots=True)
class Told:
    """Minute as told in words: certain, or bounds; `start` and `end` are offsets of the document."""

    minute: MatchMinute
    start: int
    end: int


@dataclass(slots=True)
class Telling:
    """A goal as one clause tells it.

    `scorer` and `assist` are words of the line; `side` an entity; `own` and `other` the score that it made, from the
    scoring side's view. `strength` is 3 where the words can mean nothing else, 2 where a licence makes it a goal, 1
    where it is one only if the score asks for it. `player_order` counts the scorer's goals, `count` says how many at
    once. `story` are the lines that tell of this goal alone.
    """

    rule: str
    line: Line
    verb: int
    end: int
    scorer: int | None
    strength: int
    side: int | None = None
    side_word: int | None = None
    assist: int | None = None
    assist_sure: int = 0
    assist_line: Line | None = None
    no_assist: bool = False
    own_goal: bool = False
    penalty: bool = False
    situation: str = ""
    body_part: str = ""
    count: int = 1
    player_order: int | None = None
    own: int | None = None
    other: int | None = None
    own_less_other: int | None = None
    pair: tuple[int, int] | None = None
    first_of_match: bool = False
    told: Told | None = None
    more: list[Told] = field(default_factory=list)
    person: int | None = None
    keeper_word: int | None = None
    assister: int | None = None
    begin: int = -1
    tags: set[str] = field(default_factory=set)
    story: tuple[Line, ...] = ()

    def __post_init__(self) -> None:
        if self.begin < 0:
            self.begin = self.verb

    @property
    def place(self) -> tuple[int, int]:
        """Where it stands: sentence and word."""
        return self.line.sentence.index, self.verb

    @property
    def in_body(self) -> bool:
        """Whether it stands in the running text, not in a title, caption or heading."""
        return self.line.sentence.block.kind == "body"

    @property
    def maker_line(self) -> Line:
        """The line that names its maker: its own, unless another one does."""
        return self.assist_line or self.line

    def forget_maker(self) -> None:
        """Take back who made it."""
        self.assister = self.assist = self.assist_line = None

    def by(self, scorer: int | None) -> "Telling":
        """The same telling for another scorer."""
        return replace(self, scorer=scorer, tags=set(self.tags), more=list(self.more))


#: Rules of the words that sum a match up.
SUMS_UP = frozenset(
    (
        "goals from",
        "a goal from",
        "led through",
        "possessive goal",
        "scorer",
        "on target",
        "make sure",
        "possessive order",
        "in thanks to",
        "seal the win",
    )
)
