"""Which tellings speak of one goal: headline, caption, lead and body tell it again and again."""

from dataclasses import dataclass, field, replace

from loaders.prose.events.order import told_in_turn
from loaders.prose.events.telling import Telling, Told


@dataclass(slots=True)
class Goal:
    """A goal with everything that tells of it."""

    person: int
    own_goal: bool
    tellings: list[Telling] = field(default_factory=list)
    side: int | None = None
    invented: bool = False

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
        return max(
            told,
            key=lambda one: (
                sum(other.minute.minute == one.minute.minute for other in told),
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
        """Whether a telling itself says that it is not the scorer's first of the day."""
        return self.invented or any((telling.player_order or 1) > 1 for telling in self.tellings)

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


def gather(tellings: list[Telling]) -> list[Goal]:
    """The goals of all scorers of one match."""
    by_person: dict[tuple[int, bool], list[Telling]] = {}
    for telling in tellings:
        if telling.person is not None:
            by_person.setdefault((telling.person, telling.own_goal), []).append(telling)
    for (person, own_goal), told in list(by_person.items()):
        if own_goal and (person, False) in by_person:
            by_person[person, False] = [one for one in by_person[person, False] if not _same_as_own(one, told)]
    goals: list[Goal] = []
    for (person, own_goal), told in by_person.items():
        goals += _of_person(person, own_goal, told)
    return [goal for goal in goals if not any(_is_same_moment(goal, other) for other in goals)]


def _is_same_moment(goal: Goal, other: Goal) -> bool:
    """Whether a goal is told only of 'he' or 'the Dutchman', at the very minute of one whose scorer is named."""
    mine, theirs = goal.exact, other.exact
    if goal is other or mine is None or theirs is None:
        return False
    if (mine.minute.minute, mine.minute.added) != (theirs.minute.minute, theirs.minute.added):
        return False
    return goal.person != other.person and not goal.named and other.named


def _same_as_own(telling: Telling, own: list[Telling]) -> bool:
    """Whether a telling that seems a goal is the own goal told elsewhere: 'headed in the corner', of a defender."""
    near = any(abs(one.line.sentence.index - telling.line.sentence.index) <= 2 for one in own)
    if telling.side is not None and all(one.side != telling.side for one in own):
        return False
    return telling.strength < 3 and (near or telling.told is None) and all(compatible(one, telling) for one in own)


def _of_person(person: int, own_goal: bool, told: list[Telling]) -> list[Goal]:
    single = [part for telling in told for part in _parts(telling)]
    several = [telling for telling in told if telling.count > 1 and not telling.more]
    goals: list[Goal] = []
    for telling in sorted(single, key=_trust):
        goal = _best(goals, telling)
        if goal is None:
            goals.append(Goal(person, own_goal, [telling]))
        else:
            goal.tellings.append(telling)
    most = max((telling.count for telling in several if telling.strength > 1), default=0)
    order = max(
        (telling.player_order or 0 for telling in single if telling.strength > 1 or telling.rule == "possessive order"),
        default=0,
    )
    if len(goals) < order <= 3 and most < order:
        source = max(single, key=lambda telling: telling.strength)
        goals += [Goal(person, own_goal, [_blank(source)], invented=True) for _ in range(order - len(goals))]
    goals += _before_ordered(goals)
    if several and most > len(goals):
        source = max(several, key=lambda telling: (telling.count, telling.strength))
        for _ in range(most - len(goals)):
            blank = replace(source, told=_vague(source.told), count=1, penalty=False, situation="", body_part="")
            goals.append(Goal(person, own_goal, [blank], invented=bool(goals)))
    elif several and not goals:
        goals.append(Goal(person, own_goal, [replace(several[0], told=None)]))
    return goals


def _blank(source: Telling) -> Telling:
    """A telling of another goal of the same scorer, of which no more is told."""
    return replace(source, told=None, player_order=None, penalty=False, situation="", body_part="")


def _before_ordered(goals: list[Goal]) -> list[Goal]:
    """'His second on 33 minutes', and a late winner: there was one before the second."""
    for goal in goals:
        order, exact = max((telling.player_order or 0 for telling in goal.tellings), default=0), goal.exact
        if exact is None or not 2 <= order <= _MOST_IN_ORDER or goal.invented:
            continue
        earlier = sum(other is not goal and not _is_later(other, exact.minute.minute or 0) for other in goals)
        later = len(goals) - 1 - earlier
        if later and earlier < order - 1:
            source = goal.tellings[0]
            return [
                Goal(goal.person, goal.own_goal, [_blank(source)], invented=True) for _ in range(order - 1 - earlier)
            ]
    return []


#: Beyond this an order counts a season.
_MOST_IN_ORDER = 3


def _is_later(goal: Goal, minute: int) -> bool:
    """Whether a goal is told to come after a minute: by its own, by bounds, or as what settled it."""
    told = goal.exact or goal.bounds
    if told is not None:
        return (told.minute.minute or told.minute.first or 0) > minute
    return any(telling.tags & {"winner", "last"} for telling in goal.tellings)


def _vague(told: Told | None) -> Told | None:
    """Bounds hold for each of several goals ('a first-half double'), a certain minute for one."""
    return told if told is not None and told.minute.minute is None and told.minute.first in {1, 46} else None


def _parts(telling: Telling) -> list[Telling]:
    """A telling of two goals with two minutes is two tellings; one of several goals at once is told apart."""
    if telling.count > 1 and not telling.more:
        if telling.rule == "complete a hat-trick" and telling.told and telling.told.minute.minute is not None:
            return [replace(telling, count=1, player_order=3, tags=set(telling.tags))]
        return []
    if not telling.more:
        return [telling]
    return [
        telling if told is telling.told else replace(telling, told=told, more=[], player_order=None)
        for told in [telling.told, *telling.more]
        if told is not None
    ]


def _trust(telling: Telling) -> tuple[int, int, int, tuple[int, int]]:
    exact = telling.told is not None and telling.told.minute.minute is not None
    ordered = telling.player_order is not None or telling.pair is not None or telling.own is not None
    return (0 if exact else 1, 0 if ordered else 1, -telling.strength, telling.place)


def _best(goals: list[Goal], telling: Telling) -> Goal | None:
    fitting = [goal for goal in goals if all(compatible(other, telling) for other in goal.tellings)]
    if not fitting:
        return None
    return max(fitting, key=lambda goal: max(_affinity(other, telling) for other in goal.tellings))


def compatible(one: Telling, other: Telling) -> bool:
    """Whether two tellings of one scorer can speak of one goal."""
    if one.told and other.told and not _same_time(one.told, other.told):
        return False
    if told_in_turn(one, other):
        return False
    if any(_differ(name, one, other) for name in ("player_order", "own", "pair")):
        return False
    if _rules_out(one, other) or _rules_out(other, one):
        return False
    mine, theirs = one.own_less_other, other.own_less_other
    return mine is None or theirs is None or mine == theirs or 0 not in (mine, theirs)


def _differ(name: str, one: Telling, other: Telling) -> bool:
    """Whether two tellings say different things of an attribute; '2-1' and '1-2' are one score."""
    mine, theirs = getattr(one, name), getattr(other, name)
    if mine is None or theirs is None or mine == theirs:
        return False
    return name != "pair" or sorted(mine) != sorted(theirs)


def _rules_out(one: Telling, other: Telling) -> bool:
    """Whether a penalty would have been headed, or the first goal of the match would be a later one."""
    if one.penalty and other.body_part == "head":
        return True
    return one.first_of_match and _not_first(other)


def _not_first(telling: Telling) -> bool:
    if (telling.own or 1) > 1 or (telling.player_order or 1) > 1:
        return True
    return telling.own_less_other in {0, 2} or telling.pair is not None and sum(telling.pair) > 1


def _same_time(one: Told, other: Told) -> bool:
    mine, theirs = one.minute, other.minute
    if mine.minute is not None and theirs.minute is not None:
        apart = abs(mine.minute + (mine.added or 0) - theirs.minute - (theirs.added or 0))
        return apart <= 1 or (mine.minute == theirs.minute and mine.added is None)
    if mine.minute is not None:
        return (theirs.first or 0) - 1 <= mine.minute <= (theirs.last or 130) + 1
    if theirs.minute is not None:
        return (mine.first or 0) - 1 <= theirs.minute <= (mine.last or 130) + 1
    return (mine.first or 0) <= (theirs.last or 130) and (theirs.first or 0) <= (mine.last or 130)


def _affinity(one: Telling, other: Telling) -> int:
    score = 0
    if one.told and other.told:
        exact = one.told.minute.minute is not None and other.told.minute.minute is not None
        score += 8 if exact else 4
    for name in ("player_order", "own", "pair", "own_less_other"):
        if getattr(one, name) is not None and getattr(one, name) == getattr(other, name):
            score += 4
    if one.penalty and other.penalty or one.body_part and one.body_part == other.body_part:
        score += 2
    if one.first_of_match and other.first_of_match:
        score += 4
    distance = abs(one.line.sentence.index - other.line.sentence.index)
    if one.in_body and other.in_body:
        score += 5 if distance == 0 else 3 if distance == 1 else 2 if distance <= 3 else 0
    return score
