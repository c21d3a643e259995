"""A score as Football.TXT writes it: at the end, half-time, after ninety minutes, extra time and shoot-out."""

import re
from typing import NamedTuple

from loaders.matches import Goals

_PAIR = r"\d{1,2}-\d{1,2}"
_AET = r"a\.?e\.?t\.?(?:/[gs]\.?g\.?)?|agget|asdet|asget"
_PEN = r"pens?\b\.?"
_PART = re.compile(rf"(?P<pair>{_PAIR})|(?P<aet>{_AET})|(?P<pen>{_PEN})|\((?P<inner>[0-9][-0-9, ]{{0,40}})\)")
#: The first pair and all that belongs to it; years in a name ('1878-1896') are no score.
_SECTION = re.compile(
    rf"(?<![\d-]){_PAIR}(?![\d-])(?:[ ,]{{0,4}}(?:{_AET}|{_PEN}|\([0-9][-0-9, "
    rf"]{{0,40}}\)|{_PAIR}(?![\d-])))"
    r"{0,6}"
)
#: '(aet, win 3-4 on pens)', '(HT 0-0, FT 1-1, AET, PEN 3-4)' behind the sides.
_FULLER = re.compile(
    r"\s{1,20}\(((?=[^()]{0,60}(?:aet|a\.e\.t|[HF]T |agg|pen|away|get\b|det\b))[^()]{2,80})\)\s{0,8}$", re.IGNORECASE
)
_HALF, _FULL = re.compile(rf"HT ({_PAIR})", re.IGNORECASE), re.compile(rf"FT ({_PAIR})", re.IGNORECASE)
_KICKS = re.compile(rf"PENS? ({_PAIR})|({_PAIR}) (?:on )?pens?", re.IGNORECASE)


class Score(NamedTuple):
    """The score at the end of play, and those before and after it as far as told."""

    final: Goals | None = None
    half_time: Goals | None = None
    after_90: Goals | None = None
    shootout: Goals | None = None
    extra_time: bool = False


def fuller_score(text: str) -> tuple[str, str]:
    """A line without the note in brackets behind the sides, and the note, '' where there is none."""
    found = _FULLER.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")


def with_note(score: Score, note: str) -> Score:
    """A score with what such a note tells besides."""
    half, full, kicks = _HALF.search(note), _FULL.search(note), _KICKS.search(note)
    extra = score.extra_time or bool(re.search(_AET, note, re.IGNORECASE))
    return Score(
        score.final,
        _goals(half[1]) if half else score.half_time,
        _goals(full[1]) if full and extra else score.after_90,
        _goals(kicks[1] or kicks[2]) if kicks else score.shootout,
        extra,
    )


def find_score(text: str) -> tuple[Score, int, int] | None:
    """The score in a line, and where it begins and ends."""
    found = _SECTION.search(text)
    return (_read(found[0]), found.start(), found.end()) if found else None


def _read(text: str) -> Score:
    plain: Goals | None = None
    extra: Goals | None = None
    kicks: Goals | None = None
    last: Goals | None = None
    inner: list[Goals] = []
    for part in _PART.finditer(text):
        if part["pair"]:
            plain, last = plain or last, _goals(part["pair"])
        elif part["aet"]:
            extra, last = last, None
        elif part["pen"]:
            kicks, last = last, None
        elif part["inner"]:
            inner = [_goals(pair) for pair in re.findall(_PAIR, part["inner"])]
    return _settled(plain or last, extra, kicks, inner)


def _settled(plain: Goals | None, extra: Goals | None, kicks: Goals | None, inner: list[Goals]) -> Score:
    """What stands in brackets are the earlier scores, the latest first."""
    earlier = list(inner)
    if plain is None and extra is None and earlier:
        if len(earlier) > 2:
            extra = earlier.pop(0)
        else:
            plain = earlier.pop(0)
    if extra is not None:
        after_90 = earlier.pop(0) if earlier else None
        return Score(extra, earlier[0] if earlier else None, after_90, kicks, extra_time=True)
    return Score(plain, earlier[0] if earlier else None, None, kicks)


def _goals(pair: str) -> Goals:
    home, _, away = pair.partition("-")
    return int(home), int(away)
