"""Given names: which are forms of one name, and which words are given names at all."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from graph.gazetteer.tables import DATA, rows
from graph.names import fold


@dataclass(frozen=True, slots=True)
class GivenNames:
    """Classes of equal given names, and the given names common among footballers with their gender."""

    classes: Mapping[str, frozenset[str]]
    genders: Mapping[str, str]

    def same(self, first: str, second: str) -> bool:
        """Whether two given names can be one person's: equal, an initial of the other, or forms of one name."""
        a, b = fold(first), fold(second)
        if not a or not b:
            return False
        if a == b or a.replace(" ", "") == b.replace(" ", ""):
            return True
        if len(a) == 1 or len(b) == 1:
            return a[0] == b[0]
        return bool(self.classes.get(a, frozenset()) & self.classes.get(b, frozenset()))

    def gender(self, word: str) -> str | None:
        """`m`, `f`, or `u` for a name of both; None for a word that is not known as a given name."""
        return self.genders.get(fold(word))


def load_given_names(folder: Path = DATA) -> GivenNames:
    """Both tables of given names."""
    classes: dict[str, set[str]] = {}
    genders: dict[str, str] = {}
    for row in rows("given_names.csv", folder):
        for name in row.words("names"):
            classes.setdefault(fold(name), set()).add(row.text("id"))
    for row in rows("common_given_names.csv", folder):
        genders[fold(row.text("name"))] = row.choice("gender", ("m", "f", "u"))
    return GivenNames({name: frozenset(ids) for name, ids in classes.items()}, genders)
