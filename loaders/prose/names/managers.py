"""Whose manager somebody is, where only the company of names tells it."""

import itertools
from collections import Counter
from collections.abc import Sequence

from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

_FEWEST = 2


def lean_managers(names: Names) -> None:
    """Give a manager without a told side the one that stands beside him far oftener than any other."""
    votes: dict[int, Counter[int]] = {}
    for sentence in names.document.sentences:
        if not names.teams_in(sentence):
            continue
        found = _first_pair(names.items(sentence), names.places(sentence))
        if found:
            votes.setdefault(found[0], Counter())[found[1]] += 2 if sentence.index == 0 else 1
    for person, counts in votes.items():
        if names.attribute(person, "role") == "manager" and names.team_of(person) is None:
            ranked = [*counts.most_common(2), (-1, 0)]
            if ranked[0][1] >= _FEWEST and ranked[0][1] >= 2 * ranked[1][1]:
                names.infer_team(person, ranked[0][0])


def _first_pair(items: Sequence[Item], mentions: Sequence[int]) -> tuple[int, int] | None:
    """The first person of a sentence with the first side behind it, unless that is an opponent by its preposition."""
    person: int | None = None
    for at in mentions:
        item = items[at]
        if item.is_person and item.entity is not None:
            if person is not None:
                return None
            person = item.entity
        elif item.is_team:
            if person is None or item.entity is None or {near.lower for near in items[max(at - 3, 0) : at]} & _FACING:
                return None
            return person, item.entity
    return None


_FACING = frozenset("to than against is with from over beat beating fellow strugglers rivals host face".split())


_PLAYERS = "players Players PLAYERS charges Charges CHARGES squad Squad SQUAD".split()


def learn_managers(names: Names) -> None:
    """'Lee ... her players': who has players is a manager, if nobody else is spoken of before."""
    for sentence in names.document.having(_PLAYERS):
        person = _owner(names.items(sentence))
        if person is not None:
            names.entities[person].attributes.setdefault("role", "manager")


def _owner(items: Sequence[Item]) -> int | None:
    people: set[int] = set()
    for item, after in itertools.pairwise(items):
        if item.is_person and item.entity is not None:
            people.add(item.entity)
        elif item.lower in {"his", "her"} and after.lower in {"players", "charges", "squad"}:
            return people.pop() if len(people) == 1 else None
    return None
