"""Finding names in a text: an Aho-Corasick automaton over the exact text, whole words, longest first."""

from collections.abc import Iterable

import ahocorasick
from anyascii import anyascii

from graph.gazetteer.records import NameHit, NameUse
from graph.gazetteer.uses import Named

#: One character for one character, so that places in the text stay true.
_ALIKE = (("’", "'"), ("‘", "'"), ("‑", "-"), ("‐", "-"), ("\u00a0", " "))

#: Shorter names in capitals would be met by chance (HULL is a headline, 'ROMA' may be a code).
_LEAST_CAPITALS = 5


def other_forms(name: str) -> list[str]:
    """The same name as papers write it too: without accents, with `and` for `&`."""
    forms = [] if name.isascii() else [anyascii(name)]
    if " & " in name:
        forms += [form.replace(" & ", " and ") for form in (name, *forms)]
    return forms


def _gather(named: Iterable[Named]) -> dict[str, list[NameUse]]:
    gathered: dict[str, list[NameUse]] = {}
    for name, use in named:
        _add(gathered, name, (use,))
    for name, uses in list(gathered.items()):
        for form in other_forms(name):
            _add(gathered, form, uses)
    for name, uses in list(gathered.items()):
        capitals = name.upper()
        if len(name) >= _LEAST_CAPITALS and capitals != name:
            _add(gathered, capitals, [use for use in uses if use.strength == "strong"])
    return gathered


def _add(gathered: dict[str, list[NameUse]], name: str, uses: Iterable[NameUse]) -> None:
    """Each thing once, as it was told first; the same name in other years, or as another part of speech, is kept."""
    present = gathered.get(name)
    if present is None:
        fresh = list(uses)
        if fresh:
            gathered[name] = fresh
        return
    present += [use for use in uses if not any(_same(use, other) for other in present)]


def _same(one: NameUse, two: NameUse) -> bool:
    return one.id == two.id and one[3:5] == two[3:5] and (one.kind == two.kind or one.type != "demonym")


class NameFinder:
    """The automaton; made once from all names."""

    def __init__(self, named: Iterable[Named]) -> None:
        gathered = _gather(named)
        self._automaton = ahocorasick.Automaton()
        for name, uses in gathered.items():
            self._automaton.add_word(name, (len(name), tuple(uses)))
        self._automaton.make_automaton()

    def find(self, text: str) -> list[NameHit]:
        """All names in the text from left to right; of names that overlap the first, then the longest, stays."""
        plain = text
        for odd, usual in _ALIKE:
            plain = plain.replace(odd, usual)
        size = len(plain)
        spans: list[tuple[int, int, tuple[NameUse, ...]]] = []
        for last, (length, uses) in self._automaton.iter(plain):
            start, end = last - length + 1, last + 1
            if (end == size or not plain[end].isalnum()) and (start == 0 or not plain[start - 1].isalnum()):
                spans.append((start, -end, uses))
        spans.sort()  # no two names have one place and one end
        hits: list[NameHit] = []
        free = 0
        for start, minus_end, uses in spans:
            if start >= free:
                free = -minus_end
                hits.append(NameHit(start, free, text[start:free], uses))
        return hits
