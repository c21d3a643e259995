"""Minutes as football tells them: certain ones, derived ones and bounds, wherever they stand in a line."""

import re
from collections.abc import Iterator

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.numbers import WORD_NUMBERS, WORD_ORDINALS
from loaders.prose.events.minutes.minute_told import MinuteTold, in_figures
from loaders.prose.events.minutes.minutes_by_hours import BY_HOURS
from loaders.prose.events.minutes.minutes_by_number import BY_NUMBER
from loaders.prose.events.minutes.minutes_from_whistles import FROM_WHISTLES
from loaders.prose.events.minutes.minutes_in_words import IN_WORDS
from loaders.prose.events.minutes.minutes_passed import PASSED
from loaders.prose.sieve import Sieve

#: In order of trust: where two overlap, the earlier row and then the longer match counts.
_TABLE = Sieve((*FROM_WHISTLES, *BY_NUMBER, *PASSED, *BY_HOURS, *IN_WORDS))
#: So many letters can stand before 'minutes' in such a row.
_BEFORE = 80
#: Wherever a minute is told one of these stands, the most usual first, or one of `_RARELY`.
_USUALLY = (
    *("min ", "mins ", "to go", "to play"),
    *"""
        time minute half left late mark + hour break interval kick-off closing death remaining dying seconds restart
        re-start last-gasp
    """.split(),
)
_RARELY = re.compile(r"\d '| in the \d| on \d|(?:last|final) (?:kick|touch|act)")
_NOT_A_MINUTE = re.compile(
    r"(?:pitch|field|park|on) for "
    r"(?:just |only |barely |less than |about |all of |no more than )?(?:\d+|[a-z-]+) minutes? (?:when|before|and)|"
    r"(?:\d|[a-z]+)[ -]minutes? "
    r"(?:silence|applause|from (?:promotion|wembley|safety|the play-offs|the final|glory|europe)"
    r"|of (?:added time were|stoppage time were|silence|applause|football|normal time were|time added)"
    r"|spell|period|delay|per |a game|each|each way|cameo|late|drive)\b|"
    r" (?:last|final|first|opening|next|previous|past) (?:\d+|[a-z]+) minutes|minutes (?:apart|between)"
)


def _may_tell(text: str) -> bool:
    """Whether a text has a word without which no minute is told."""
    return any(map(text.__contains__, _USUALLY)) or bool(_RARELY.search(text))


def minutes_of(line: Line, *, vague: bool = True) -> list[MinuteTold]:
    """Every minute told in a line, in order of place, overlapping tellings settled; `vague` ones only if wanted."""
    if not (vague or "min" in line.text) or not _may_tell(line.text):
        return []
    found: list[MinuteTold] = []
    counted = line.text.find("min")
    for row in _TABLE.fitting(line.vocabulary):
        if not (counted >= 0 if row.counts else vague):
            continue
        for match in row.pattern.finditer(line.text, max(counted - _BEFORE, 0) if row.counts else 0):
            if any(told.start < match.end() - 1 and match.start() < told.end for told in found):
                continue
            told = row.reader(match)
            if told is not None and not _is_other(line, match):
                found.append(told)
                found.extend(_second(match))
    return sorted(found, key=lambda told: told.start)


#: How long a substitute needed is no minute of the match.
_ON_HIS_WAY = re.compile(r" (?:needed|took|waited) ")
_BROUGHT_ON = re.compile(r" (?:(?:threw|sent|brought|put|came) on|introduced|replaced) ")
_FROM_THE_BENCH = frozenset(("substitute", "sub", "bench", "replacement"))


def _is_other(line: Line, match: re.Match[str]) -> bool:
    if _ON_HIS_WAY.search(match[0]) and (
        not _FROM_THE_BENCH.isdisjoint(line.vocabulary) or _BROUGHT_ON.search(line.text, 0, match.start() + 1)
    ):
        return True
    around = line.text[max(match.start() - 12, 0) : match.end() + 30]
    other = _NOT_A_MINUTE.search(around)
    return bool(other) and other.start() < match.end() - max(match.start() - 12, 0)  # type: ignore[union-attr]


def _second(match: re.Match[str]) -> Iterator[MinuteTold]:
    """The second of a pair: 'on 63 and 66 minutes'."""
    for one in re.finditer(
        r" (\d{1,3})(?:\+(\d{1,2}))?(?:st|nd|rd|th)?(?= |$)| ([a-z]+(?:-[a-z]+)?)(?= |$)",
        match.groupdict().get("rest") or "",
    ):
        number = int(one[1]) if one[1] else WORD_ORDINALS.get(one[3], 0)
        if 0 < number <= 120:
            at = match.start("rest") + one.start() + 1
            yield MinuteTold(
                at,
                match.start("rest") + one.end(),
                MatchMinute.at(number, int(one[2]) if one[2] else None, told=one[0].strip()),
                paired=True,
            )
    if match.groupdict().get("second"):
        number = WORD_NUMBERS.get(match["second"]) or WORD_ORDINALS.get(match["second"]) or in_figures(match["second"])
        yield MinuteTold(
            match.start("second"), match.end("second"), MatchMinute.at(number, told=match["second"]), paired=True
        )
