"""A goal with everything that tells of it."""

from collections import Counter
from dataclasses import dataclass, field

from loaders.prose.events.goals.telling import Telling, Told


@dataclass(slots=True)
class Goal:
    """A goal with everything that tells of it."""

    person: int
    own_goal: bool
    tellings: list[Telling] = field(default_factory=list)
    side: int | None = None
    invented: bool = False
    counted: bool = False

    @property
    def strength(self) -> int:
        """That of the surest telling."""
        return max((telling.strength for telling in self.tellings), default=0)

    @property
    def exact(self) -> Told | None:
        """The minute told of it: the one told most often, the first of those."""
        told = [telling.told for telling in self.tellings if telling.told and telling.told.minute.minute is not None]
        if not told:
            return None
        times = Counter(one.minute.minute for one in told)
        return max(
            told,
            key=lambda one: (
                one.minute.precision != "about",
                times[one.minute.minute],
                one.minute.precision == "exact",
                -one.start,
            ),
        )

    @property
    def bounds(self) -> Told | None:
        """The narrowest bounds told of it."""
        told = [telling.told for telling in self.tellings if telling.told and telling.told.minute.first is not None]
        return min(told, key=lambda one: (one.minute.last or 130) - (one.minute.first or 0)) if told else None

    @property
    def place(self) -> tuple[int, int]:
        """Where the running text first tells it, else where it is first told."""
        return min(
            (telling.place for telling in self.tellings if telling.in_body),
            default=min((telling.place for telling in self.tellings), default=(0, 0)),
        )

    def known(self, name: str) -> object | None:
        """The first known value of an attribute among the tellings."""
        for telling in self.tellings:
            value = getattr(telling, name)
            if value is not None and value is not False and value != "":
                found: object = value
                return found
        return None

    @property
    def told_again(self) -> bool:
        """Whether it is told that it is not the scorer's only goal of the day: 'his second', 'Hale scored twice'."""
        return self.invented or self.counted or any((telling.player_order or 1) > 1 for telling in self.tellings)

    @property
    def named(self) -> bool:
        """Whether some telling names the scorer."""
        return any(
            telling.scorer is not None and telling.line.words[telling.scorer][:2] == "<P" for telling in self.tellings
        )

    @property
    def vague(self) -> bool:
        """Whether its scorer is only told by what he does: 'the striker'."""
        return all(_is_role(telling) for telling in self.tellings)

    @property
    def weight(self) -> int:
        """How much speaks for it."""
        told = 4 if self.exact else 0
        named = 5 if self.named else 0
        body = named + 2 if any(telling.in_body for telling in self.tellings) else named
        return self.strength * 10 + min(len(self.tellings), 4) * 2 + told + body - (8 if self.invented else 0)


def _is_role(telling: Telling) -> bool:
    """Whether the words for the scorer are a role: 'the striker'."""
    if telling.scorer is None or telling.line.words[telling.scorer][:2] != "<N":
        return False
    mention = telling.line.item(telling.scorer).mention
    return mention is not None and mention.how == "role"
