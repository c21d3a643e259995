"""How names are compared: folding away what carries no identity, and keys that ignore the order of parts."""

import re
import unicodedata
from functools import lru_cache

from anyascii import anyascii

_NOT_WORD = re.compile(r"[^a-z0-9]+")
_APOSTROPHES = re.compile(r"['’‘`´ʼ′.]")
_HYPHENS = re.compile(r"[-‐‑‒–—―]")

#: Particles that belong to the family name in every spelling ('van den Berg' is not 'Berg').
PARTICLES = frozenset(
    "al bin da dal de del della den der di do dos du e el i la le les lo ten ter van vom von y zu zum zur".split()
)


@lru_cache(maxsize=100_000)
def fold(text: str) -> str:
    """A name without case, accents, punctuation and script: `Ødegaard` and `ODEGAARD` fold alike.

    Hyphens part words ('Heung-Min' is 'heung min'), apostrophes and full stops join them ("N'Golo" is 'ngolo').
    """
    plain = text if text.isascii() else anyascii(unicodedata.normalize("NFC", text.translate(_WIDE)))
    plain = _APOSTROPHES.sub("", _HYPHENS.sub(" ", plain.lower()))
    return _NOT_WORD.sub(" ", plain).strip()


#: Letters that English writing gives by more than one letter: `ø` is o in names, never oe.
_WIDE = str.maketrans({"ø": "o", "Ø": "O", "‐": "-", "‑": "-", "–": "-", "—": "-", "’": "'", "‘": "'"})


@lru_cache(maxsize=100_000)
def order_free(text: str) -> str:
    """A folded name with its parts sorted: `Son Heung-min`, `Heung-Min Son` and `SON Heungmin` sort alike enough.

    Used as an index key; 'SON Heungmin' needs `joined` besides.
    """
    return " ".join(sorted(fold(text).split()))


def joined(text: str) -> str:
    """A folded name without blanks, for 'Heung-min' against 'Heungmin'."""
    return fold(text).replace(" ", "")


def family_name(text: str) -> str:
    """The folded family name of a name in western order, particles kept: 'Virgil van Dijk' gives 'van dijk'."""
    parts = fold(text).split()
    start = len(parts) - 1
    while start > 1 and parts[start - 1] in PARTICLES:
        start -= 1
    if start == 1 and len(parts) > 1 and parts[0] in PARTICLES:
        start = 0
    return " ".join(parts[max(start, 0) :])
