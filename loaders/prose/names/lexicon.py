"""Word lists for telling names from words: given names, common words, nationalities, short forms."""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The word lists; all words are folded.

    `given` maps a given name to the sex of its bearers (m, f or ''); `adjectives` and `people` map a word to a country.
    `short_forms` maps a given name to the numbers of the groups of forms that it belongs to.
    """

    given: dict[str, str]
    common: frozenset[str]
    adjectives: dict[str, str]
    people: dict[str, str]
    countries: frozenset[str]
    short_forms: dict[str, frozenset[int]]


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    """The word lists, read once."""
    given: dict[str, str] = {}
    for line in _lines("given_names.txt"):
        name, _, sex = line.partition(" ")
        given[name] = sex
    adjectives: dict[str, str] = {}
    people: dict[str, str] = {}
    countries: set[str] = set()
    for line in _lines("nationalities.txt"):
        country, _, words = line.partition(": ")
        countries.add(country.lower())
        told, _, nouns = words.partition(" | ")
        adjectives.update(dict.fromkeys(told.split(), country))
        people.update(dict.fromkeys(nouns.split(), country))
    return Lexicon(
        given, frozenset(_lines("common_words.txt")), adjectives, people, frozenset(countries), _short_forms()
    )


def _short_forms() -> dict[str, frozenset[int]]:
    groups: dict[str, set[int]] = {}
    for number, line in enumerate(_lines("short_forms.txt")):
        for name in line.split():
            groups.setdefault(name, set()).add(number)
    return {name: frozenset(numbers) for name, numbers in groups.items()}


def _lines(name: str) -> list[str]:
    text = (files("loaders.prose.names") / "data" / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]
