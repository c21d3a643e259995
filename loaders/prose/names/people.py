"""The people of a document: which names are one person, and whom a bare surname means."""

from collections import Counter
from dataclasses import dataclass, field

from rapidfuzz.distance import OSA, Levenshtein

from graph.names import PARTICLES
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.runs import Run

Parts = tuple[str, ...]


@dataclass(slots=True)
class Person:
    """A person of the document while names are gathered; `forms` are the folded full names with their counts."""

    forms: Counter[Parts] = field(default_factory=Counter)
    runs: list[Run] = field(default_factory=list)
    brothers: bool = False

    @property
    def family(self) -> Parts:
        """The family name of the most frequent form."""
        return family_of(self.best)

    @property
    def best(self) -> Parts:
        """The fullest and most frequent form."""
        if len(self.forms) == 1:
            return next(iter(self.forms))
        return max(
            self.forms,
            key=lambda parts: (min(len(parts), 2), not self._lost_apostrophe(parts), self.forms[parts], len(parts)),
        )

    def _lost_apostrophe(self, parts: Parts) -> bool:
        """Whether a form is another's possessive, as headlines without apostrophes have it: 'Ann Lees side'."""
        return parts[-1].endswith("s") and (*parts[:-1], parts[-1][:-1]) in self.forms


def family_of(parts: Parts) -> Parts:
    """The family name of folded parts, with the particles before it."""
    start = len(parts) - 1
    while start > 1 and parts[start - 1] in PARTICLES:
        start -= 1
    return parts[start:]


def gather(runs: list[Run], words: Lexicon, brothers: frozenset[str]) -> list[Person]:
    """The persons that full names (of two parts or more) speak of, the most frequent forms first."""
    forms: Counter[Parts] = Counter()
    by_form: dict[Parts, list[Run]] = {}
    for run in runs:
        parts = _split(run.parts)
        forms[parts] += 1
        by_form.setdefault(parts, []).append(run)
    bearers = Counter([parts[-1] for parts in forms])
    people: list[Person] = []
    near: dict[str, list[Person]] = {}
    for parts in sorted(
        forms,
        key=lambda form: (
            form[0] in words.common and form[0] not in words.given,
            -forms[form],
            -len(form),
            by_form[form][0].start,
        ),
    ):
        keys = _keys(parts)
        alike = {id(person): person for key in keys for person in near.get(key, ())}
        known = [person for person in alike.values() if _same(person.best, parts, words, bearers, brothers)]
        if not known and len(parts) == 2 and parts[0] in words.common and parts[0] not in words.given:
            known = [person for person in alike.values() if person.family[-1] == parts[-1]]
        person = known[0] if len(known) == 1 else Person()
        if not known or len(known) > 1:
            people.append(person)
        if not known or parts[0] not in words.common or parts[0] in words.given:
            person.forms[parts] += forms[parts]
        person.runs.extend(by_form[parts])
        for key in keys:
            near.setdefault(key, []).append(person)
    return people


def _keys(parts: Parts) -> tuple[str, ...]:
    """Under what a name is looked up among those that may be the same: its ends, its parts in any order."""
    return f"given {parts[0]}", f"family {parts[-1]}", " ".join(sorted(parts)), "".join(parts)


def _split(parts: Parts) -> Parts:
    return tuple(piece for part in parts for piece in part.split())


def _same(one: Parts, two: Parts, words: Lexicon, bearers: Counter[str], brothers: frozenset[str]) -> bool:
    """Whether two full names of one document are one person."""
    if sorted(one) == sorted(two) or "".join(one) == "".join(two):
        return True
    family, other = family_of(one), family_of(two)
    if family[-1] != other[-1]:
        return _slip_in_family(one, two)
    if family[-1] in brothers or bearers[family[-1]] > 2 and not set(two) <= set(one):
        return False
    if set(one) <= set(two) or set(two) <= set(one):
        return True
    return _alike(one[0], two[0], words)


def _slip_in_family(one: Parts, two: Parts) -> bool:
    """'Angelo Ogbona' for 'Angelo Ogbonna': the same given name, and a long family name with one letter amiss."""
    return (
        one[0] == two[0]
        and len(one) == len(two)
        and min(len(one[-1]), len(two[-1])) >= 5
        and OSA.distance(one[-1], two[-1], score_cutoff=1) <= 1
    )


def _alike(one: str, two: str, words: Lexicon) -> bool:
    """Whether two given names can be one: an initial, a short form, a letter amiss or two of them swapped."""
    if len(one) == 1 or len(two) == 1:
        return one[0] == two[0]
    if words.short_forms.get(one, frozenset()) & words.short_forms.get(two, frozenset()):
        return True
    if min(len(one), len(two)) < 4:
        return False
    return (
        OSA.distance(one, two, score_cutoff=1) <= 1
        or one.startswith(two)
        or two.startswith(one)
        or _pet(one, two)
        or _pet(two, one)
    )


def _pet(short: str, full: str) -> bool:
    """'Taki' for 'Takumi'."""
    return len(short) < len(full) and short.endswith(("i", "y", "ie")) and short[:3] == full[:3]


class Bearers:
    """Whom a bare part of a name can mean."""

    def __init__(self, people: list[Person], words: Lexicon) -> None:
        self._family: dict[str, list[int]] = {}
        self._given: dict[str, list[int]] = {}
        self._initials: dict[str, list[int]] = {}
        self._letters: dict[str, list[str]] = {}
        for place, person in enumerate(people):
            for form in person.forms:
                self._enter(form, place, words)
        for family in self._family:
            if len(family) >= 5:
                self._letters.setdefault(family[:1], []).append(family)

    def _enter(self, form: Parts, place: int, words: Lexicon) -> None:
        family = family_of(form)
        _note(self._family, " ".join(family), place)
        _note(self._family, family[-1], place)
        for start in range(1, len(form)):
            _note(self._family, " ".join(form[start:]), place)
        if form[0] not in words.given:
            _note(self._family, form[0], place)
        _note(self._given, form[0], place)
        _note(self._given, " ".join(form[:-1]), place)
        _note(self._initials, "".join(part[0] for part in form), place)

    def of_surname(self, name: str) -> list[int]:
        """The persons whose family name (or name in eastern order) this is."""
        return self._family.get(name, [])

    def of_slip(self, name: str) -> list[int]:
        """The persons whose family name this is with a letter amiss (two in a long name): 'Jaaseklainen'."""
        if len(name) < 5:
            return []
        reach = 2 if len(name) >= 9 else 1
        near = {
            place
            for family in self._letters.get(name[0], ())
            if abs(len(family) - len(name)) <= reach and Levenshtein.distance(family, name, score_cutoff=reach) <= reach
            for place in self._family[family]
        }
        return sorted(near)

    def of_given(self, name: str) -> list[int]:
        """The persons whose given name this is."""
        return self._given.get(name, [])

    def of_initials(self, letters: str) -> list[int]:
        """The persons with these initials."""
        return self._initials.get(letters.lower(), []) if len(letters) >= 3 else []


def _note(index: dict[str, list[int]], key: str, place: int) -> None:
    known = index.setdefault(key, [])
    if place not in known:
        known.append(place)
