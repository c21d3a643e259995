"""Who fits what pointing words tell of somebody: nationality, age, position, role, side."""

from collections.abc import Callable

from graph.kinds import ThingType
from loaders.prose.names.names import Names
from loaders.prose.pointing.pointers import Pointer, wanted

_MOST_BEARERS = 20


class Fitting:
    """The people of a document by what they are known to be."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._by_attribute = _by_attribute(names)

    def far(self, pointer: Pointer, near: frozenset[int]) -> list[tuple[int, float]]:
        """People not spoken of lately who are known to be just what is pointed to."""
        role, position = wanted(pointer)
        told = {"nationality": pointer.nationality, "age": pointer.age, "position": position, "role": role}
        found = {person for name, value in told.items() for person in self._by_attribute.get((name, value), ())}
        return [
            (person, self.bonus(pointer, person)) for person in sorted(found - near) if self.bonus(pointer, person) >= 4
        ]

    def bonus(self, pointer: Pointer, person: int) -> float:
        """How much speaks for a person: what it is known to be is what the words say."""
        attributes = self._names.entities[person].attributes
        bonus = 0.0
        if pointer.nationality and attributes.get("nationality") == pointer.nationality:
            bonus += 4
        if pointer.age is not None and attributes.get("age") == pointer.age:
            bonus += 4
        role, position = wanted(pointer)
        if position and attributes.get("position") == position:
            bonus += 2 if position != "goalkeeper" else 4
        if role in {"manager", "referee", "officer"} and attributes.get("role") == role:
            bonus += 4
        if pointer.team is not None and pointer.team in self._names.teams_told(person):
            bonus += 1.5
        return bonus

    def filter(self, pointer: Pointer, owner: int | None) -> Callable[[int], bool]:
        """Who cannot be meant: known to be something else."""
        role, position = wanted(pointer)

        def fits(person: int) -> bool:
            attributes = self._names.entities[person].attributes
            known_role = attributes.get("role")
            return not (
                person == owner
                and pointer.kind == "team-mate"
                or pointer.sex
                and attributes.get("sex", pointer.sex) != pointer.sex
                or pointer.nationality
                and attributes.get("nationality", pointer.nationality) != pointer.nationality
                or pointer.age is not None
                and attributes.get("age", pointer.age) != pointer.age
                or role
                and known_role is not None
                and known_role != role
                or pointer.kind == "team-mate"
                and known_role in {"manager", "referee", "officer"}
                or role in {"manager", "referee", "officer"}
                and attributes.get("position") is not None
                or position
                and not _may_be(str(attributes.get("position", position)), position)
                or pointer.team is not None
                and self._names.team_of(person) not in {None, pointer.team}
                and pointer.team not in self._names.teams_told(person)
            )

        return fits


def _by_attribute(names: Names) -> dict[tuple[str, object], list[int]]:
    """People by what they are known to be; of a trait that many share only some, for none of them is meant."""
    known: dict[tuple[str, object], list[int]] = {}
    for person in names.of_type(ThingType.PERSON):
        for name in ("nationality", "age", "position", "role"):
            if name in person.attributes:
                bearers = known.setdefault((name, person.attributes[name]), [])
                if len(bearers) < _MOST_BEARERS:
                    bearers.append(person.index)
    return known


def _may_be(known: str, position: str) -> bool:
    """Positions that one player can have by two words: a winger is a forward or a midfielder."""
    loose = {"winger", "forward", "midfielder"}
    return known == position or known in loose and position in loose
