"""Who plays for which side of the match reported on, worked out from who does what to whom."""

import itertools
from collections import defaultdict
from collections.abc import Sequence

from loaders.prose.document import Sentence
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.side_signs import beaten_by, side_signs
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import PERSON_NOUNS

#: Between two people: what ties them to one side, and what sets them against each other.
_SERVICE = frozenset(
    """
        cross corner free-kick pass through-ball pull-back cut-back cutback centre lay-off knock-down knockdown
        flick flick-on throw delivery set-piece backheel back-heel through-pass crossfield ball punt header nod
    """.split()
)
_SERVED = frozenset(
    """
        crossed fed feeding found finding released releasing squared slipped teed picked laid rolled threaded
        set setting supplied centred slipping playing played sliding slid clipped pulled chipped crossing teeing
        exchanged combined linked swapped
    """.split()
)
_CHANGED = frozenset("replaced replacing replaces".split())
_ASTRAY = frozenset(
    """
        wayward stray misplaced error mistake poor back-pass short underhit slack sloppy intercepted robbed
        dispossessed but cleared blocked hooked miscued loose wrong failed clearance before until who
    """.split()
)
_AGAINST = frozenset(
    """
        past beyond saved save saves denied denying deny tackle tackled tackling fouled foul fouling foiled
        thwarted beat beating parried palmed parry tipped challenge dispossessed stop stopped blocked block
        marker rounded rounding evaded outpaced outmuscled brought lunge tripped tripping keeper's punched
        clawed hauled bundled shoved clash clashed elbow elbowed pushed kept kicked shrugged robbed nutmegged
    """.split()
)
_HELPS = frozenset(
    """
        put puts putting gave give gives giving handed hand handing sent fired firing fire earned earn earning
        brought restored helped helping inspired inspiring lifted lift led pulled pull kept edged drew draw for
        drag dragged set propelled steered guided sending fires
    """.split()
)
_THROUGH = frozenset({"through", "via", "introduced", "on", "lost", "to"})
#: What a side or its manager does with a player of its own.
_SQUAD = frozenset(
    """
        had brought draft drafted drafting handed recalled introduced named welcomed unleashed threw
        throwing restored praised hailed lauded backed defended included fielded sent lost withdrew
        withdrawn replaced resting rested dropped selected paired picked
    """.split()
)
#: Right before a side: what follows did it no good.
_NO_HELP = frozenset(
    """
        against past played signed joined problem problems trouble danger difficulties headaches worries
        warning
    """.split()
)
#: Behind a person, after 'wasted chances as': the other side's goalkeeper.
_SAVES = frozenset("save saves saved saving denied kept blocked".split())
_WASTED = frozenset("wasted missed squandered spurned failed toiled struggled frustrated".split())
_NOT_OWN = frozenset(
    """
        dealing with marked contain handle past against from denied by defence area goal box half keeper
        goalkeeper defender over beat beating facing marking conceded behind undone punished stunned
    """.split()
)
_STOPS = frozenset({";", "but", "while", "before", "after", "although", ":"})
_OBLIQUE = frozenset({"past", "by", "beyond", "under", "from", "of", "with", "over", "off", "and"})
_UNLUCKY = frozenset(
    """
        saving save saves saved but sent dismissed red off missed denied own saw could failed watched
        suffered lost miss
    """.split()
)
#: After a side: it is named for its bad luck, or only owns what follows.
_SUFFERS = frozenset(
    """
        's ' let lets lost lose loses fell fall falls crashed crash slipped slip slumped slump suffered
        suffer threw
    """.split()
)
#: After 'sent Marlow': whoever sent it there plays against it.
_AWAY = frozenset("home packing crashing out down tumbling spinning sliding bottom reeling back".split())
#: After a side: it attacks, and who was told before it may have to defend.
_PRESSED = frozenset("pressed pushed threatened attacked searched chased looked sought tried threw came".split())
#: After a side: the clause is not of what it did well.
_NOT_THE_SUBJECT = PERSON_NOUNS | _SUFFERS | _PRESSED
#: A ball that is told so was not meant for who is told next.
_NO_SERVICE = _ASTRAY | {"past", "denied", "saved"}
_DASHES = frozenset({"-", "–", "—"})
_GAP = 9
_ROUNDS = 6
_SURE = 0.6


def infer_sides(names: Names, frame: Frame) -> None:
    """Give people of the matches reported on a side where the text as a whole speaks for one."""
    for match, sentences in frame.sections(names.document):
        _Inference(names, match, sentences).run()


class _Inference:
    """Weighs people between the two sides of one match: 1 is the first side, -1 the second."""

    def __init__(self, names: Names, match: Match, sentences: Sequence[Sentence]) -> None:
        self.names = names
        self.match = match
        self.sentences = sentences
        self.fixed: dict[int, float] = {}
        self.leaning: dict[int, float] = defaultdict(float)
        self.ties: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))

    def run(self) -> None:
        """Gather the signs, let them spread, and note what is clear."""
        for sentence in self.sentences:
            self._gather(sentence)
        self._keepers()
        for person in set(self.leaning) | set(self.ties):
            team = self.names.team_of(person)
            if team in self.match.sides:
                self.fixed[person] = 1.0 if team == self.match.first else -1.0
        for person, value in self._spread().items():
            role = self.names.attribute(person, "role")
            if person not in self.fixed and abs(value) >= _SURE and role not in {"referee", "officer"}:
                self.names.infer_team(person, self.match.first if value > 0 else self.match.second)

    def _keepers(self) -> None:
        """Two goalkeepers in a text stand on two sides as a rule."""
        keepers = [
            person
            for person in set(self.leaning) | set(self.ties)
            if self.names.attribute(person, "position") == "goalkeeper"
        ]
        if len(keepers) == 2:
            self.ties[keepers[0]][keepers[1]] -= 1
            self.ties[keepers[1]][keepers[0]] -= 1

    def _spread(self) -> dict[int, float]:
        values = {
            person: self.fixed.get(person, _bounded(self.leaning[person] * 0.4))
            for person in set(self.leaning) | set(self.ties)
        }
        weights = {person: sum(map(abs, ties.values())) for person, ties in self.ties.items()}
        for _ in range(_ROUNDS):
            values = {
                person: self.fixed[person]
                if person in self.fixed
                else self._pulled(person, values, weights.get(person, 0.0))
                for person in values
            }
        return values

    def _pulled(self, person: int, values: dict[int, float], weight: float) -> float:
        """The mean of a person's own signs and what the others, whose ties have that weight together, pull it to."""
        own = _bounded(self.leaning[person] * 0.4)
        if not weight:
            return own
        pull = sum([tie * values.get(other, 0.0) for other, tie in self.ties[person].items()])
        return _bounded((own + pull) / max(weight * 0.8, 1.0))

    def _gather(self, sentence: Sentence) -> None:
        items = self.names.items(sentence)
        mentions = self.names.places(sentence)
        people = [place for place in mentions if items[place].is_person and items[place].entity is not None]
        if not people:
            return
        for one, two in itertools.pairwise(people):
            self._tie(items, one, two)
        sides = [at for at in mentions if _is_side(items[at])]
        if not sides:
            return
        for place in people:
            if sides[0] < place:
                self._lean(items, place)
            self._manages(items, place, sides)
        self._benefit(items, sides)
        for person, team, weight in (*side_signs(items, self.match.sides), *beaten_by(items, self.match.sides)):
            self._sign(person, team, weight)
        if people[0] <= 1 or items[people[0] - 1].lower in _DASHES:
            self._as_side(items, people[0])

    def _as_side(self, items: Sequence[Item], place: int) -> None:
        """'Hale struck twice as Marlow won': who opens the sentence plays for the side whose luck it explains."""
        as_at = next((at for at in range(place + 1, len(items)) if items[at].lower == "as"), None)
        if (
            as_at is None
            or {item.lower for item in items[place:as_at]} & _UNLUCKY
            or any(map(_is_side, items[place:as_at]))
        ):
            return
        for at in range(as_at + 1, min(as_at + 6, len(items) - 1)):
            item = items[at]
            if item.is_person or item.lower in {",", "if", "it"}:
                return
            if _is_side(item):
                after = items[at + 1]
                if item.entity in self.match.sides and not after.is_person and after.lower not in _NOT_THE_SUBJECT:
                    self._sign(items[place].entity or 0, item.entity, 1.5)
                return

    def _tie(self, items: Sequence[Item], one: int, two: int) -> None:
        first, second = items[one].entity, items[two].entity
        between = [item.lower for item in items[one + 1 : two]]
        if first == second or len(between) > _GAP or {".", ";", ":"} & set(between):
            return
        if self.names.attribute(first or 0, "role") == "manager" and first is not None:
            tie = (
                1.0 if _SQUAD & set(between) and self.names.attribute(second or 0, "role") in {None, "player"} else 0.0
            )
        elif _SERVICE & {item.lower for item in items[two + 2 : two + 3]} and _own_goal(items[two + 1 : two + 10]):
            tie = -1.0  # 'Stone headed Hale's corner into his own net'
        else:
            tie = _tie_of(
                between,
                items[two + 1].lower if two + 1 < len(items) else "",
                items[two + 2].lower if two + 2 < len(items) else "",
            )
        if tie and first is not None and second is not None:
            self.ties[first][second] += tie
            self.ties[second][first] += tie

    def _lean(self, items: Sequence[Item], place: int) -> None:
        """'Marlow went close through Hale', 'Marlow sent on Hale', 'Harbour pressed when Kim broke clear'."""
        person = items[place].entity
        assert person is not None
        for at in range(place - 1, max(place - 12, -1), -1):
            item = items[at]
            if item.is_person or item.lower in _STOPS:
                return
            if _is_side(item):
                self._after_side(items, at, place, person)
                return

    def _manages(self, items: Sequence[Item], place: int, places: Sequence[int]) -> None:
        """A manager beside the only side that a sentence names, most likely his own."""
        person = items[place].entity
        if person is None or self.names.attribute(person, "role") != "manager":
            return
        sides = {items[at].entity for at in places}
        if len(sides) == 1 and next(iter(sides)) in self.match.sides:
            self._sign(person, next(iter(sides)), 0.7)

    def _after_side(self, items: Sequence[Item], at: int, place: int, person: int) -> None:
        """A person named behind a side: sure after 'through', likely where the side is the subject."""
        if items[at].entity not in self.match.sides:
            return
        between = [near.lower for near in items[at + 1 : place]]
        mention = items[place].mention
        if (
            not between
            and mention is not None
            and mention.how == "role"
            and not {"former", "ex", "old"} & {item.lower for item in items[max(at - 2, 0) : at]}
        ):
            self._sign(person, items[at].entity, 2.0)
        if _NOT_OWN & set(between):
            return
        if (
            between[-1:]
            and between[-1] in _THROUGH
            and len(between) < 9
            or (_SQUAD & set(between[:4]) and len(between) < 8 and "," not in between and between[-1:] != ["and"])
        ):
            self._sign(person, items[at].entity, 2.0)
        elif (
            _starts_clause(items, at)
            and between[:1] not in (["'s"], ["'"], ["were"], ["was"])
            and {"when", "as", "where"} & set(between)
        ):
            foiled = _WASTED & set(between) and _SAVES & {near.lower for near in items[place + 1 : place + 6]}
            self._sign(person, items[at].entity, -1.0 if foiled else 1.0)

    def _benefit(self, items: Sequence[Item], sides: Sequence[int]) -> None:
        """'... to put Marlow ahead': the subject plays for the side that it helps."""
        for at in sides:
            item = items[at]
            if item.entity not in self.match.sides or at < 2:
                continue
            near = [word.lower for word in items[max(at - 3, 0) : at]]
            if at + 1 < len(items) and items[at + 1].lower in _AWAY:
                continue
            if not _HELPS & set(near[-2:]) or _NO_HELP & set(near):
                continue
            for place in range(at - 1, -1, -1):
                if items[place].is_person and items[place].entity is not None:
                    if place == 0 or items[place - 1].lower not in _OBLIQUE:
                        self._sign(
                            items[place].entity or 0, item.entity, -2.0 if _own_goal(items[place + 1 : at]) else 2.0
                        )
                        break
                elif items[place].lower in {";", ".", "but"} or _is_side(items[place]) and _starts_clause(items, place):
                    break

    def _sign(self, person: int, team: int | None, weight: float) -> None:
        self.leaning[person] += weight if team == self.match.first else -weight


def _is_side(item: Item) -> bool:
    """Whether an item names a side or says hosts or visitors; 'they' and 'their' are too loose."""
    return item.is_team and item.mention is not None and (item.by_name or item.mention.how == "side")


def _own_goal(items: Sequence[Item]) -> bool:
    """Whether words tell an own goal: 'an own goal', 'into his own net'."""
    return any(
        item.lower == "own-goal" or item.lower == "own" and after.lower in {"goal", "net"}
        for item, after in itertools.pairwise(items)
    )


def _starts_clause(items: Sequence[Item], at: int) -> bool:
    before = items[at - 1].lower if at else ","
    if before == "the":
        before = items[at - 2].lower if at > 1 else ","
    return before in {",", "and", "as", "when", "but", "that", "then", "while", "after", "before", "because"}


def _tie_of(between: list[str], after: str, beyond: str) -> float:
    """The tie of two people by the words between them: above zero for one side, below for two."""
    words = set(between)
    if after in {"'s", "'"} and beyond in _SERVICE and not words & _NO_SERVICE:
        return 1.0
    if words & _AGAINST and not {"rebound", "after"} & words:
        return -1.0
    if between in (["and"], [",", "and"], ["or"]):
        return 0.5
    if between[-3:] == ["in", "place", "of"]:
        return 1.0
    if "out" in between and {"cancelled", "cancelling", "canceled"} & words:
        return -1.0
    if words & _CHANGED or between[:2] == ["made", "way"] or between == ["for"] or between[-2:] == ["on", "for"]:
        return 1.0
    if words & _ASTRAY:
        return 0.0
    served = between[:1] and between[0] in {"'s", "'"} and words & _SERVICE and len(between) < 8
    serving = words & _SERVED and len(between) < 7
    return 1.0 if served or serving else 0.0


def _bounded(value: float) -> float:
    return max(-1.0, min(1.0, value))
