"""Whether a word is what a sentence singles out: 'it was his finish that parted them', 'and it was he who scored'."""

from loaders.prose.events.clause.line import Line


def is_cleft(line: Line, word: int) -> bool:
    """Whether 'it was' stands right before a word: a pronoun there means who was spoken of all along."""
    return line.words[max(word - 2, 0) : word] in (["it", "was"], ["it", "is"])
