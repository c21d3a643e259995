"""The language of a text, from its commonest small words."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice

_SMALL_WORDS = {
    "en": "the of and to in a is was for that with on as it his he by at from have after but their they who".split(),
    "es": "el la de que y en los del se las por un con una su para al como más pero fue tras".split(),
    "fr": "le la les de des et en un une du que qui dans pour pas sur au est par avec plus ses aux".split(),
    "de": "der die und das den von zu mit sich des auf für ist im dem nicht ein eine als auch nach".split(),
    "it": "il di che e la in un del per una con non della si le dei al da sono gli alla nel".split(),
    "pt": "o de que e a do da em um para com não uma os no se na por mais as dos ao".split(),
    "nl": "de het een van en in is dat op te zijn met voor niet aan er door werd ook bij".split(),
}
_PROFILES = {language: frozenset(words) for language, words in _SMALL_WORDS.items()}
_LOOK_AT = 600
#: The last of the letters that western languages are written in.
_LAST_LATIN = "\u024f"
#: Words of line-ups, result lines and short notes, which have few small words.
_FOOTBALL = frozenset(
    """
        goal goals goalscorers scored scorers booked cautions subs substitutes referee attendance att
        half-time penalty sent off minutes mins match won win lost drew draw beat united town rovers
        athletic city wanderers women ladies after last
    """.split()
)
#: A text of fewer words says little by its small words.
_SHORT = 60
_FEW = 8


def guess_language(words: Iterable[str]) -> str | None:
    """The language whose small words are most of these lower-case words; None where too few are of any."""
    times = Counter(islice(words, _LOOK_AT))
    for mark in [word for word in times if not word[0].isalpha()]:
        del times[mark]
    seen = times.total()
    if 2 * sum([count for word, count in times.items() if word[0] > _LAST_LATIN]) > seen:
        return None
    told = frozenset(times)
    counts = {language: sum([times[word] for word in profile & told]) for language, profile in _PROFILES.items()}
    best = max(counts, key=lambda language: (counts[language], language == "en"))
    if counts[best] * 8 < seen and counts[best] != counts["en"]:
        return "en" if _is_note(times, counts) else None
    if counts["en"] >= counts[best] - 1 or not seen:
        return "en" if counts["en"] * 20 >= seen or _is_note(times, counts) else None
    return best


def _is_note(times: Counter[str], counts: Mapping[str, int]) -> bool:
    """Whether a short text is English by its words of football, or is nothing but a few names."""
    if times.total() > _SHORT or max(count for language, count in counts.items() if language != "en") > 1:
        return False
    return times.total() <= _FEW or any(word in _FOOTBALL for word in times)
