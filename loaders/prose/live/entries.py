"""The entries of a live text, in the order of the match."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from graph.minutes import MatchMinute
from loaders.prose.document import Document, Stamp
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Told
from loaders.prose.live.cries import cry_in


@dataclass(slots=True)
class Entry:
    """What a live text says at one minute or time: its stamp, and its lines up to the next stamp."""

    stamp: Stamp
    lines: list[Line] = field(default_factory=list)

    @property
    def told(self) -> Told | None:
        """The minute of its stamp."""
        if self.stamp.minute is None:
            return None
        told = f"{self.stamp.minute}{f'+{self.stamp.added}' if self.stamp.added else ''}"
        extra = self.stamp.minute > _NINETY_AND_MORE
        minute = MatchMinute.at(self.stamp.minute, self.stamp.added, extra_time=extra, told=told)
        return Told(minute, self.stamp.start, self.stamp.end)

    def text(self) -> str:
        """Its lines as one text."""
        return "".join(line.text for line in self.lines)


#: A minute beyond this is one of extra time.
_NINETY_AND_MORE = 105
_LAST_WHISTLE = re.compile(
    r" as it happened | (?:full[ -]time|ft|final|final whistle|final score|game over|that 's (?:it|all|that)|all over"
    r"|it 's (?:all )?over|peep peep peep|the whistle (?:goes|blows)|match ends|result) (?:[!.:|),-]|<T|$)"
)


def entries_of(document: Document, lines: Sequence[Line]) -> list[Entry]:
    """The entries of a live text from kick-off to the end, whichever it tells first; none of another text."""
    if not document.stamps:
        return []
    of_minutes = any(stamp.minute is not None for stamp in document.stamps.values())
    by_block: dict[int, list[Line]] = {}
    for line in lines:
        by_block.setdefault(line.sentence.block.index, []).append(line)
    by_block = {block: told for block, told in by_block.items() if not _KICK.match(told[0].text)}
    entries: list[Entry] = []
    for block in document.blocks:
        stamp = document.stamps.get(block.index)
        if stamp is not None and (of_minutes or stamp.time is not None or not entries):
            entries.append(Entry(stamp))
        elif stamp is None and _cries_score(by_block.get(block.index, [])) and not (entries and not entries[-1].lines):
            entries.append(Entry(Stamp(block.start, block.start)))
        if entries:
            entries[-1].lines += by_block.get(block.index, [])
    return _without_shootout(entries[::-1] if _newest_first(entries) else entries)


def _cries_score(told: Sequence[Line]) -> bool:
    """Whether a paragraph without a stamp cries a goal with its score: 'GOAL! Marlow 1-1 Harbour (Lund, 44)'."""
    text = "".join(line.text for line in told[:2])
    return bool(told) and cry_in(told[0], opens=True) is not None and bool(_SCORE.search(text))


_SCORE = re.compile(r" <T\d+> \d{1,2} ?- ?\d{1,2} <T\d+> ")


def _without_shootout(entries: list[Entry]) -> list[Entry]:
    """The entries up to a shoot-out; what stands behind its announcement without a minute is of its kicks."""
    for number, entry in enumerate(entries):
        if any(_SHOOTOUT.search(line.text) for line in entry.lines):
            after = [other for other in entries[number + 1 :] if other.stamp.minute is not None or other.stamp.whistle]
            return [*entries[: number + 1], *after]
    return entries


_KICK = re.compile(r" (?:pens?|penalties|penalty shoot-?out|shoot-?out|penalty \d{1,2}|kick \d{1,2}) [:|-] ")
_SHOOTOUT = re.compile(
    r" (?:it 's (?:going to )?penalties|we 're going to penalties|it goes to (?:a )?(?:penalties|shoot-?out)"
    r"|so to penalties) "
)


def _newest_first(entries: Sequence[Entry]) -> bool:
    minutes = [entry.stamp.clock for entry in entries if entry.stamp.clock is not None]
    if len(minutes) > 1 and minutes[0] != minutes[-1]:
        return minutes[0] > minutes[-1]
    times = [entry.stamp.time for entry in entries if entry.stamp.time is not None]
    return len(times) > 1 and times[0] > times[-1]


def is_over(entries: Sequence[Entry], lines: Sequence[Line]) -> bool:
    """Whether a live text goes on to the last whistle, or close to it."""
    if any(entry.stamp.whistle == "FT" or (entry.stamp.minute or 0) >= _LATE for entry in entries):
        return True
    return any(_LAST_WHISTLE.search(line.text) for line in lines)


_LATE = 89
