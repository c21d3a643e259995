"""Who is in mind at a place of a text: the people and sides named so far, ranked."""

from collections.abc import Sequence
from typing import NamedTuple

from loaders.prose.document import Sentence
from loaders.prose.names.item import Item
from loaders.prose.pointing.change import of_change
from loaders.prose.pointing.giving import is_given_the_ball

_OBLIQUE = frozenset(
    """
        past by beyond under to for from of on with over against off behind around round ahead between near at
        through via like than replaced replacing denied beating beat
    """.split()
)
_REACH = 3
#: Who a sentence goes on about from its first word is in mind before others that it names.
_TOPIC = 0.3
_PRONOUNS = frozenset(("he", "his", "she", "her"))
_GIVEN, SUBJECT, _POSSESSIVE, _OBJECT, _OBLIQUE_WEIGHT = 2.3, 1.5, 0.7, 0.4, 0.0
#: Who is passed by is hardly spoken of any more.
PASSED = -1.0
_PASSED_BY = frozenset("past beyond between around round".split())


class Sign(NamedTuple):
    """A mention that was met: where, of whom, and how prominent."""

    sentence: int
    entity: int
    weight: float
    place: int


#: A mention that was met and not yet weighed, as few texts ask for all: sentence, items, place and entity.
_Met = tuple[int, Sequence[Item], int, int]


class Salience:
    """The mentions met so far; title, captions and headings do not carry over into the text."""

    def __init__(self) -> None:
        self._signs: list[Sign] = []
        self._met: list[_Met] = []
        self._flow = ""

    def enter(self, sentence: Sentence) -> None:
        """Go on to a sentence; a change between running text and headings forgets."""
        flow = "body" if sentence.block.kind in {"body", "strap"} else str(sentence.block.index)
        if flow != self._flow:
            self._signs.clear()
            self._met.clear()
        self._flow = flow

    def meet(self, sentence: Sentence, items: Sequence[Item], place: int, entity: int) -> None:
        """Note a mention."""
        self._met.append((sentence.index, items, place, entity))

    def ranked(self, sentence: Sentence, subject: float = 1.0) -> list[tuple[int, float]]:
        """The entities in mind with their weights, the highest first; `subject` scales what being a subject counts."""
        best: dict[int, float] = {}
        for order, sign in enumerate(self._within_reach(sentence.index)):
            away = sentence.index - sign.sentence
            late = sign.place * 0.05 if away == 0 else order * 0.01
            scale = subject if away or subject == 1.0 else 0.0
            scale = 1.0 if sign.weight < 0 else scale
            prominent = sign.weight if away < 2 or sign.weight != _GIVEN else _OBJECT
            weight = (3.0, 2.0, 1.0, 0.5)[away] + prominent * scale + late
            if weight > best.setdefault(sign.entity, 0.0):
                best[sign.entity] = weight
        return sorted(best.items(), key=_by_weight)

    def _within_reach(self, sentence: int) -> list[Sign]:
        """The mentions of the last sentences, those that are new weighed now."""
        first = sentence - _REACH
        self._signs = [sign for sign in self._signs if sign.sentence >= first]
        self._signs += [
            Sign(told, entity, prominence(items, place), place)
            for told, items, place, entity in self._met
            if told >= first
        ]
        self._met.clear()
        return self._signs


def _by_weight(pair: tuple[int, float]) -> float:
    """The heaviest first."""
    return -pair[1]


def prominence(items: Sequence[Item], place: int) -> float:
    """How prominent a mention is.

    Who is given the ball comes before subject, possessor, object, and what hangs on a preposition.
    """
    after = items[place + 1].lower if place + 1 < len(items) else ""
    if after in {"'s", "'"}:
        return _POSSESSIVE
    if place == 0:
        return SUBJECT + (_TOPIC if items[place].lower in _PRONOUNS else 0.0)
    if is_given_the_ball(items, place):
        return _GIVEN
    if _is_agent(items, place):
        return SUBJECT
    changed = of_change(items, place)
    return changed if changed is not None else _by_words_before(items, place)


def _by_words_before(items: Sequence[Item], place: int) -> float:
    """How prominent a mention is by the nearest word before it that tells."""
    for back in range(place - 1, max(place - 5, -1), -1):
        word = items[back].lower
        if word in _PASSED_BY or word == "and" and back and _is_passed(items, back - 1):
            return PASSED
        if word in _OBLIQUE:
            return _OBLIQUE_WEIGHT
        if items[back].is_person:
            return SUBJECT if word == "and" else _OBJECT
        if word in {",", ";", "when", "as", "but", "while", "after", "and", "that", "where", "before", "with", "if"}:
            return SUBJECT
        if word.endswith("ed") and back != place - 1:
            return _OBJECT
    return SUBJECT


def _is_passed(items: Sequence[Item], place: int) -> bool:
    """Whether somebody stands right behind 'between' or 'past'."""
    return items[place].is_person and any(
        items[back].lower in _PASSED_BY for back in range(place - 1, max(place - 3, -1), -1)
    )


#: Passives of what is done with the ball: who does it is in mind for what follows, unlike who fouls or replaces
#: somebody.
_PLAYED = frozenset(
    """
        met headed nodded flicked volleyed turned collected robbed dispossessed intercepted picked won converted
        finished swept tapped knocked touched controlled reached seized crossed delivered taken
    """.split()
)


def _is_agent(items: Sequence[Item], place: int) -> bool:
    """Whether a clause ends with who does what its passive says: 'was robbed by the Dane', 'was met by Hale and he'."""
    if place + 2 < len(items) and not (items[place + 1].lower == "and" and items[place + 2].lower in _PRONOUNS):
        return False
    at = place - 1
    while at > 0 and place - at < 4 and items[at].lower not in {"by", ",", "."} and not items[at].is_person:
        at -= 1
    if at < 1 or items[at].lower != "by":
        return False
    done = (
        items[at - 1].lower
        if items[at - 1].lower not in {"in", "home", "out", "up", "on", "away"} or at < 2
        else items[at - 2].lower
    )
    return done in _PLAYED
