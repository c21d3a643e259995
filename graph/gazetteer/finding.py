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


def written_forms(name: str) -> tuple[str, ...]:
    """A name as papers write it: with accents and without, with `&` and with `and`."""
    forms = [name]
    if not name.isascii():
        forms.append(anyascii(name))
    if " & " in name:
        forms += [form.replace(" & ", " and ") for form in forms]
    return tuple(forms)


def _gather(named: Iterable[Named]) -> dict[str, list[NameUse]]:
    gathered: dict[str, list[NameUse]] = {}
    for name, use in named:
        for form in written_forms(name):
            _add(gathered.setdefault(form, []), use)
    return gathered


def _add(uses: list[NameUse], use: NameUse) -> None:
    """Each thing once, as it was told first; the same name in other years, or as another part of speech, is kept."""
    for other in uses:
        if (
            other.id == use.id
            and other[3:5] == use[3:5]
            and (other.kind == use.kind or use.type != "demonym")
        ):
            return
    uses.append(use)


def _add_capitals(gathered: dict[str, list[NameUse]]) -> None:
    for name, uses in list(gathered.items()):
        capitals = name.upper()
        if capitals == name or sum(map(str.isalpha, name)) < _LEAST_CAPITALS:
            continue
        strong = [use for use in uses if use.strength == "strong"]
        if strong:
            present = gathered.setdefault(capitals, [])
            for use in strong:
                _add(present, use)


class NameFinder:
    """The automaton; made once from all names."""

    def __init__(self, named: Iterable[Named]) -> None:
        gathered = _gather(named)
        _add_capitals(gathered)
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
        spans.sort(key=_by_place)
        hits: list[NameHit] = []
        free = 0
        for start, minus_end, uses in spans:
            if start >= free:
                free = -minus_end
                hits.append(NameHit(start, free, text[start:free], uses))
        return hits


def _by_place(span: tuple[int, int, tuple[NameUse, ...]]) -> tuple[int, int]:
    return span[0], span[1]
