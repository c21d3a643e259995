"""The stamps of a live text: the minute or the time of day that each of its entries opens with."""

import re
from collections.abc import Sequence
from itertools import pairwise

from loaders.prose.document import Block, Stamp

_RULE = r"\s*(?:[:|.]|[-–—]{1,2}(?=\s|$))?\s*"
_MINUTE = re.compile(
    r"(?:min(?:ute)?\s)?(?P<n>\d{1,3})\s?(?:(?P<mark>['’′]|(?:st|nd|rd|th)?\s?min(?:ute)?s?\b\.?)\s?)?"
    r"(?:\+\s?(?P<added>\d{1,2})\s?(?P<late>['’′]|min(?:ute)?s?\b\.?)?)?" + _RULE,
    re.IGNORECASE,
)
#: Pictures that stand before a stamp: a ball, a card, arrows.
_SIGN = re.compile(r"[^\w\s'\"“‘(\[#*•\-–—.,;:!?&@£$€]{1,6}\s*")
_CLOCK = re.compile(
    r"(?:(?:FT|HT|KO)\s?:\s?)?(?P<hour>\d{1,2})(?:[:.](?P<past>[0-5]\d))?\s?(?P<half>[ap]\.?\s?m\b\.?)?"
    r"(?:\s?\(?(?:GMT|BST|UTC|IST|HKT|SGT|CET|CEST|local time|local|[ECMP][DS]?T|h|hrs)\b\)?)?" + _RULE,
    re.IGNORECASE,
)
#: What stands between times of day where there is no minute to tell.
_WHISTLE = re.compile(r"(?P<which>KO|HT|FT)(?:\s?[|:]|\s[-–—]{1,2}|(?= [A-Z\d]))\s*(?=\S)")
#: A live text tells so many minutes or times, nearly all of them one after the other.
_FEWEST_MINUTES = 3
_FEWEST_TIMES = 5
#: Where some are but a number and a dash.
_FEWEST_BARE = 6
_IN_ORDER = 0.85
_LAST = 130


def find_stamps(text: str, blocks: Sequence[Block]) -> dict[int, Stamp]:
    """The stamps of a live text by the index of their block; none where the text is no live text."""
    told = {block.index: stamp for block in blocks[1:] if (stamp := _stamp_of(text, block)) is not None}
    for found, fewest in (
        (told, _FEWEST_BARE),
        ({index: stamp for index, stamp in told.items() if not _is_bare(text, stamp)}, _FEWEST_MINUTES),
    ):
        minutes = [stamp.clock for stamp in found.values() if stamp.clock is not None]
        times = [float(stamp.time) for stamp in found.values() if stamp.time is not None]
        if _are_in_order(minutes, fewest) or _are_in_order(times, _FEWEST_TIMES):
            return found
    return {}


def _is_bare(text: str, stamp: Stamp) -> bool:
    """Whether a stamp is but a number and a dash: '23 - Hale shoots wide', which may be a list as well."""
    return stamp.minute is not None and bool(_BARE.fullmatch(text[stamp.start : stamp.end].strip()))


_BARE = re.compile(r"\d{1,3}(?:\+\d{1,2})? ?[-–—]{1,2}")


def _are_in_order(told: Sequence[float], fewest: int) -> bool:
    if len(set(told)) < fewest:
        return False
    pairs = list(pairwise(told))
    rising, falling = sum(one <= other for one, other in pairs), sum(one >= other for one, other in pairs)
    return max(rising, falling) >= _IN_ORDER * len(pairs)


def _stamp_of(text: str, block: Block) -> Stamp | None:
    """What a block opens with, where that is a stamp."""
    time, sign = None, _SIGN.match(text, block.start, block.end)
    end = sign.end() if sign is not None else block.start
    before = text[block.start : end].strip()
    if (clock := _CLOCK.match(text, end, block.end)) and (clock["past"] or clock["half"]):
        time = _time_of(clock)
        end = clock.end() if time is not None else end
    minute = _MINUTE.match(text, end, block.end)
    if minute is not None and _is_minute(minute):
        added = minute["added"]
        return Stamp(block.start, minute.end(), int(minute["n"]), int(added) if added else None, time, "", before)
    if (whistle := _WHISTLE.match(text, end, block.end)) is not None:
        return Stamp(block.start, whistle.end(), time=time, whistle=whistle["which"], sign=before)
    return Stamp(block.start, end, time=time, sign=before) if time is not None else None


def _is_minute(match: re.Match[str]) -> bool:
    told = match[0].rstrip()
    parted = told.endswith((":", "|", ".", "-", "–", "—")) or match.end() == match.endpos
    if (match["mark"] or "")[:1] in "'’′":  # '12 minutes into' opens a sentence, '12 min: ' an entry
        marked = parted or bool(match["mark"]) or bool(match["late"])
    else:
        following = match.string[match.end() : match.end() + 1]
        marked = parted or (following.isupper() or following in _OPENING) and "minute" not in told.lower()
    told_so = bool(match["mark"] or match["late"]) or told.endswith((":", "|", "-", "–", "—"))
    return marked and told_so and 0 < int(match["n"]) <= _LAST


_OPENING = frozenset("\"'“‘(")


def _time_of(match: re.Match[str]) -> int | None:
    hour = int(match["hour"])
    if hour > 23 or (match["half"] and not 0 < hour <= 12):
        return None
    if match["half"]:
        hour = hour % 12 + 12 * (match["half"][0] in "pP")
    return hour * 60 + int(match["past"] or 0)
