"""Parting the small print of a report into labelled sections: a side's line-up, its bench, bookings, referee."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from loaders.prose.document import Block

Label = Literal["side", "bench", "used", "booked", "sent_off", "referee", "attendance", "manager", "goals", "other"]

_LABELS: tuple[tuple[Label, str], ...] = (
    (
        "bench",
        (
            r"(?:subs?|substitutes?|replacements)\s*\(?\s*(?:not|un)[ -]?used\)?|unused "
            r"(?:subs?|substitutes?)|not used"
        ),
    ),
    ("used", r"subs?(?:titutes?)?(?: used)?|substitutions?|replacements|bench"),
    ("booked", r"booked|bookings?|yellow cards?|cautions?|cautioned|yellows?|disciplin(?:e|ary)|misconduct summary"),
    ("sent_off", r"sent[ -]?off|dismissed|red cards?|reds?|ejections?|ejected|dismissals?"),
    ("referee", r"ref(?:eree)?s?|match referee|match official"),
    ("attendance", r"att(?:endance)?|crowd|gate"),
    ("manager", r"manager|head coach|coach"),
    ("goals", r"goals?|scorers?"),
    (
        "other",
        (
            r"man of the match|star man|motm|possession|shots(?: on target)?|corners|fouls|venue|stadium|assistant "
            r"referees?|fourth official|linesmen|var|kick-off|half-time|ht|assists?|scoring summary|match rating"
            r"|line-?ups?|weather|next match|tv|replaced|offsides?|saves|best player|mom|booked and sent off"
        ),
    ),
)
#: Small print has a colon after its labels, or a formation in brackets, or a line's dash after a side.
_COLON = re.compile(r"[A-Za-z)\]] ?:")
#: A formation, told by its first dash: few characters are one.
_FORMATION = re.compile(r"-(?<=\d-)\d-\d")
_CROWD = re.compile(r"[Aa](?<!\w[Aa])[Tt][Tt]")
#: What closes a label; without it there is none.
_LABEL_END = re.compile(r":|[eftEFT] \d")
_LABEL = re.compile(
    r"(?:(?<=^)|(?<=[.;)\]\n|*])|(?<=[.;)\]\n|*] )|(?<=[a-z] )|(?<=\d )|(?<=['’] ))(?:"
    + "|".join(f"(?P<{label}>{words})" for label, words in _LABELS)
    + r")\s*(?:\([^)\n]{0,20}\)\s*)?(?::|(?<=[eft]) (?=\d))",
    re.IGNORECASE | re.MULTILINE,
)
#: 'Marlow (4-4-2): ', 'Marlow 4-4-2: ', 'Bay City -- ', 'MARLOW: '; at most six words before the mark.
_HEAD = re.compile(
    r"(?P<side>[A-Z0-9][\w.&'’]*(?: [\w.&'’]+){0,5}?)\s*"
    r"(?:[(\[]?(?P<formation>\d(?:-\d){2,4})[^)\]:\n]{0,12}?[)\]]?)?"
    r"\s*(?P<mark>:|--|—|–(?= )|(?<=\)) -(?= ))\s*(?=\S)"
)
_FORMED = re.compile(
    r"(?P<side>[A-Z0-9][\w.&'’]*(?: [\w.&'’]+){0,5}?)\s*[(\[]"
    r"(?P<formation>\d(?:-\d){2,4})[^)\]\n]{0,12}[)\]]\s*(?=[A-Z\d])"
)
_START_WORDS = re.compile(r"\s*(?:starting (?:xi|line-?up|eleven)|line-?up|xi|team)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Section:
    """A stretch of the small print under one label; of a side, `side_start` and `side_end` span its name."""

    label: Label
    start: int
    end: int
    head_start: int
    side_end: int = 0
    formation: str | None = None


def _is_worth(text: str, start: int, end: int) -> bool:
    return (
        text.find("--", start, end) >= 0
        or text.find("—", start, end) >= 0
        or text.find("–", start, end) >= 0
        or text.find(":", start, end) >= 0
        and bool(_COLON.search(text, start, end))
        or bool(_FORMATION.search(text, start, end) or _CROWD.search(text, start, end))
    )


def sections_of(text: str, block: Block) -> tuple[Section, ...]:
    """The sections of a block, empty where it is no small print."""
    if not _is_worth(text, block.start, block.end):
        return ()
    marks = list(_marks(text, block))
    sections = tuple(
        Section(label, start, marks[n + 1][1] if n + 1 < len(marks) else block.end, head, side_end, formation)
        for n, (label, head, start, side_end, formation) in enumerate(marks)
    )
    return tuple(section for section in sections if section.end > section.start)


def _marks(text: str, block: Block) -> Iterator[tuple[Label, int, int, int, str | None]]:
    """Label, where its words start, where its content starts, the end of a side's name, formation."""
    found: list[tuple[Label, int, int, int, str | None]] = []
    head = _HEAD.match(text, block.start, block.end) or _FORMED.match(text, block.start, block.end)
    if head is not None and not _LABEL.match(text, block.start, block.end):
        side_end = head.end("side")
        if tail := _START_WORDS.search(text, head.start("side"), side_end):
            side_end = tail.start()
        found.append(("side", head.start(), head.end(), side_end, head["formation"]))
    if not _LABEL_END.search(text, block.start, block.end):
        yield from found
        return
    for match in _LABEL.finditer(text, block.start, block.end):
        label: Label = next(name for name, _ in _LABELS if match[name] is not None)
        found.append((label, match.start(), match.end(), 0, None))
    yield from found
