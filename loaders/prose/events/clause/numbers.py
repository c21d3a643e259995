"""Numbers in words, as minutes are told with them."""

from loaders.prose.events.clause.lexicon import ORDINALS
from loaders.prose.names.vocabulary import NUMBERS

_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
#: Numbers from nil to ninety-nine.
WORD_NUMBERS: dict[str, int] = {
    **NUMBERS,
    **{f"{ten}-{unit}": NUMBERS[ten] + NUMBERS[unit] for ten in _TENS for unit in list(NUMBERS)[1:10]},
    "a": 1,
    "an": 1,
    "couple": 2,
    "half-a-dozen": 6,
}
#: Ordinals up to ninety-ninth.
WORD_ORDINALS: dict[str, int] = {
    **ORDINALS,
    **{
        word: number
        for number, word in enumerate(
            """
                tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth
                nineteenth twentieth
            """.split(),
            10,
        )
    },
    **{f"{ten[:-1]}ieth": NUMBERS[ten] for ten in _TENS},
    **{f"{ten}-{word}": NUMBERS[ten] + number for ten in _TENS for word, number in ORDINALS.items() if word.isalpha()},
    "opening": 1,
}
