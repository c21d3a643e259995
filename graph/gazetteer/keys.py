"""Looking up a whole table cell ('Man United', "Nott'm Forest") among the names of one kind of thing."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from graph.gazetteer.records import DatedName, NameUse
from graph.gazetteer.uses import Named
from graph.names import fold

_LONG = {
    "utd": "united",
    "saint": "st",
    "ste": "st",
    "ath": "athletic",
    "atl": "atletico",
    "rvs": "rovers",
    "sth": "south",
    "bor": "borussia",
}
_CLUB_WORDS = frozenset(
    """
        fc afc cf sc ac cd ud rc rcd sd ca as ss us ssc acf tsg vfb vfl sv fk nk hnk sk if bk ifk gnk rsc krc kv
        cs csd club de do da calcio futbol football 1 04 05 1899 1846 1848 1903 1904 1907
    """.split()
)

Entry = TypeVar("Entry")


def loose(text: str) -> str:
    """A folded name without the words and years that tables leave out at will ('FC', 'SV', '1899')."""
    words = [_LONG.get(word, word) for word in fold(text.replace("&", " and ")).split()]
    return " ".join(word for word in words if word not in _CLUB_WORDS) or " ".join(words)


class NameTable(Generic[Entry]):
    """Entries by folded name: the exact name first, then the loose one."""

    def __init__(self, entries: dict[str, Entry], named: Iterable[Named]) -> None:
        self._entries = entries
        self._exact: dict[str, list[NameUse]] = {}
        self._loose: dict[str, list[NameUse]] = {}
        for name, use in named:
            self._exact.setdefault(fold(name), []).append(use)
            if use.kind != "code":
                self._loose.setdefault(loose(name), []).append(use)

    def named(self, text: str, year: int | None = None, slack: int = 0) -> list[tuple[Entry, NameUse]]:
        """All uses of the name in that year, the surest first."""
        uses = self._exact.get(fold(text)) or self._loose.get(loose(text)) or []
        fit = [use for use in uses if DatedName(text, use.since, use.until).in_use(year, slack)]
        fit.sort(key=_rank)
        return [(self._entries[use.id], use) for use in fit]


_KINDS = ("full", "short", "sponsor", "former", "nickname", "adjective", "noun", "code")


def _rank(use: NameUse) -> tuple[bool, int, str]:
    return use.strength == "weak", _KINDS.index(use.kind), use.id
