"""The words that a pattern cannot do without, worked out from the pattern itself.

Patterns are written over sentences in which a blank stands before and after every word (` the <T1> boss <P3> said `).
What a pattern requires is told as sets of words: of each set one must stand in the sentence. A mention stands in
them as its sign without a place, `<P>`. A look at a set of words costs far less than trying a pattern in vain.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from loaders.prose.pattern_parts import Group, Part, Repeat, parts_of

Words = frozenset[str]

#: What is unknown, within a word or over several.
_ANY = "\0"
#: Whole words of which nothing is known, if any: each with its blank behind (or before) it.
_WORDS_BEHIND, _WORDS_BEFORE = "\1", "\2"
_MOST_TEXTS = 120
_UNKNOWN = frozenset((_ANY, _WORDS_BEHIND, _WORDS_BEFORE))
_MARKED = re.compile(" \1+|\2+ ")
_SIGN = re.compile(r"<([A-Za-z])\0>")
#: Words that stand in so many sentences that to ask for them says little.
_EVERYWHERE = frozenset(
    "the a an of in to and 's his her he for on with from was at by as that it , . but their had".split()
)
#: Words that stand in one sentence of twenty.
_USUAL = frozenset(
    """
        out up off over back down into after before who which when first second two one goal goals is has have
        be been not but also then game half side minutes time against this they him all more their her she will
        would
    """.split()
)
_OF_EVERYWHERE, _OF_USUAL = 250, 15
#: Sets of words of which nearly every sentence has one say nothing.
_TOO_COMMON = 520


def required_words(pattern: str) -> tuple[Words, ...]:
    """Sets of words of each of which one must stand in a sentence that a pattern fits, the rarest first."""
    if pattern.startswith("(?i"):
        return ()
    found = _of_any(Group(parts_of(pattern)), _ANY, _ANY)
    return tuple(sorted([words for words in found if commonness(words) < _TOO_COMMON], key=commonness))


def commonness(words: Iterable[str]) -> int:
    """How many sentences, by a rough guess, have one of these words."""
    return sum(map(_share, words))


def _share(word: str) -> int:
    return _OF_EVERYWHERE if word in _EVERYWHERE or word[0] == "<" else _OF_USUAL if word in _USUAL else 1


def _sets(parts: Sequence[Part], before: str, after: str) -> set[Words]:
    """What a sequence requires that stands between two texts."""
    found: set[Words] = set()
    texts = frozenset((before,))
    for place, part in enumerate(parts):
        options = _texts(part)
        if all(text[-1] == " " for text in texts) or options and all(option[:1] == " " for option in options):
            _note(found, {text + " " for text in texts})
            texts = frozenset(" ")
        if options is not None and len(options) * len(texts) <= _MOST_TEXTS:
            texts = frozenset(text + option for text in texts for option in options)
            continue
        _note(found, {text + _ANY for text in texts})
        bounded = " " if texts == frozenset(" ") else _ANY
        opened = after if place + 1 == len(parts) else " " if _opens(parts[place + 1]) else _ANY
        if isinstance(part, Group):
            found |= _of_any(part, bounded, opened)
        texts = frozenset(" " if _closes(part) else _ANY)
    _note(found, {text + after for text in texts})
    return found


def _of_any(group: Group, before: str, after: str) -> set[Words]:
    """What a choice requires: with one way the sets of that, with several one set of the rarest of each."""
    if len(group.ways) == 1:
        return _sets(group.ways[0], before, after)
    best = [min(_sets(way, before, after), key=commonness, default=None) for way in group.ways]
    chosen = [words for words in best if words is not None]
    return {frozenset().union(*chosen)} if len(chosen) == len(best) else set()


def _note(found: set[Words], texts: Iterable[str]) -> None:
    """Add what texts, of which one stands there, require: of each a whole word, one that many have if there is any."""
    told = [[word for word in _words_of(text) if _UNKNOWN.isdisjoint(word)] for text in texts]
    if not all(told):
        return
    times = Counter(word for words in told for word in set(words))
    found.add(frozenset(min(words, key=lambda word: (_share(word), -times[word], word)) for words in told))


def _words_of(text: str) -> list[str]:
    """The words of a text that stand between blanks."""
    if "\1" in text or "\2" in text:
        text = _MARKED.sub(" ", text)
    if "<" in text:
        text = _SIGN.sub(r"<\1>", text)
    return [word for word in text.split(" ")[1:-1] if word]


def _texts(part: Part) -> frozenset[str] | None:
    """All texts that a part can stand for, None where they are too many."""
    if isinstance(part, Group):
        if len(part.ways) > _MOST_TEXTS:
            return None
        found: set[str] = set()
        for way in part.ways:
            texts = _texts_of_all(way)
            if texts is None or len(found) + len(texts) > _MOST_TEXTS:
                return None
            found |= texts
        return frozenset(found)
    if isinstance(part, Repeat):
        return _texts_of_repeat(part)
    return part


def _texts_of_all(parts: Sequence[Part]) -> set[str] | None:
    found = {""}
    for part in parts:
        options = _texts(part)
        if options is None or len(found) * len(options) > _MOST_TEXTS:
            return None
        found = {text + option for text in found for option in options}
    return found


def _texts_of_repeat(repeat: Repeat) -> frozenset[str]:
    texts = _texts(repeat.part)
    once = repeat.most == 1
    if once and texts is not None and len(texts) <= 3 and not any(_ANY in text for text in texts):
        return texts | {""} if not repeat.least else texts
    unknown = _WORDS_BEHIND if _closes(repeat.part) else _WORDS_BEFORE if _opens(repeat.part) else _ANY
    return frozenset((unknown,))


def _closes(part: Part) -> bool:
    """Whether whatever a part stands for ends with a blank (or is nothing, as a repeated part can be)."""
    if isinstance(part, Group):
        return all(way and not isinstance(way[-1], Repeat) and _closes(way[-1]) for way in part.ways)
    if isinstance(part, Repeat):
        return _closes(part.part)
    return all(text.endswith(" ") for text in part)


def _opens(part: Part) -> bool:
    """Whether whatever a part stands for starts with a blank."""
    if isinstance(part, Group):
        return all(way and not isinstance(way[0], Repeat) and _opens(way[0]) for way in part.ways)
    if isinstance(part, Repeat):
        return _opens(part.part)
    return all(text.startswith(" ") for text in part)
