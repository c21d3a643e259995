"""The entries of a list of players: 'Bell (c)', '7 Said (Cruz 60)', 'Matos (for Hale, 78)'."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_NAME = r"[^\W\d_](?:[\w.'’`-]|(?<=\w) (?=[^\W\d_])){1,40}"
_ENTRY = re.compile(
    r"\s*(?:(?P<shirt>\d{1,2})(?:[.:)]|\s)\s*)?(?P<name>" + _NAME + r")\s*(?P<rest>[\[(0-9¬*+].*)?$", re.DOTALL
)
_MINUTE = re.compile(
    r"(?<![\d.])(?P<minute>\d{1,3})\s*['’′]?\s*(?:\+\s?(?P<added>\d{1,2}))?\s*"
    r"(?:['’′]|mins?|minutes?|th|st|nd|rd)?(?![\d.])"
)
#: 'Paulinho (20) 33': the shirt tells which Paulinho.
_NUMBERED = re.compile(r"\((?P<shirt>\d{1,2})\)\s*(?P<minute>\d{1,3}(?:\+\d{1,2})?)['’′]?")
_HALF_TIME = re.compile(r"\b(?:h-?t|half-?time)\b", re.IGNORECASE)
_BRACKET = re.compile(r"[(\[]([^()\[\]]{1,80})[)\]]")
_SUB = re.compile(
    r"\s*(?:(?:sub|replaced by|rep|on)[.:]?\s+)?(?P<minute1>\d{1,3}(?:\+\d{1,2})?['’′]?,?\s+)?(?P<name>"
    + _NAME
    + r")[\s,]*(?:\d{1,2}(?:\.\d)?,\s*)?"
    r"(?P<minute2>\d{1,3}\s*['’′]?(?:\s?\+\s?\d{1,2})?\s*(?:['’′]|mins?|min|th|m)?|h-?t|half-?time)?\s*$",
    re.IGNORECASE,
)
_FOR = re.compile(
    r"\s*(?:on\s+)?for\s+(?P<name>" + _NAME + r")[\s,]*(?P<minute2>\d{1,3}\s*['’′]?(?:\s?\+\s?\d{1,2})?\s*"
    r"(?:['’′]|mins?|min|th)?|h-?t|half-?time)?\s*$",
    re.IGNORECASE,
)
#: 'Cruz for Said 60', without brackets.
_INSTEAD = re.compile(
    r"\s*(?:\d{1,2}\s+)?(?P<name>"
    + _NAME
    + r"?) for (?P<off>"
    + _NAME
    + r"?),?\s*\(?(?P<minute>\d{1,3}\s*['’′]?(?:\+\d{1,2})?|h-?t)?['’′]?\)?\s*$",
    re.IGNORECASE,
)
_NO_NAMES = frozenset(
    "none n a not applicable gk goalkeeper captain capt c pen og goal ht half time sub yellow red".split()
)
_ONLINE = re.compile(
    r"(?P<name>"
    + _NAME
    + r"?)\s*(?:Substituted\s*for\s*(?P<sub>"
    + _NAME
    + r"?)\s*at\s*(?P<minute>\d{1,3}(?:\+\d{1,2})?)['’′]?\s*min\w*)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Listed:
    """A name in a list of players, with its place in the text."""

    name: str
    start: int
    end: int
    minute: str = ""


@dataclass(frozen=True, slots=True)
class Entry(Listed):
    """A player of a list: shirt and captaincy, the chain of those who came on for him, or whom he came on for."""

    shirt: int | None = None
    captain: bool = False
    keeper: bool = False
    replaced_by: tuple[Listed, ...] = ()
    came_for: Listed | None = None


def entries_of(text: str, start: int, end: int) -> tuple[Entry, ...]:
    """The entries between two places; what is no name is left out."""
    return tuple(entry for a, b in _parts(text, start, end) if (entry := _entry(text, a, b)) is not None)


def _parts(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The stretches between commas, semicolons, line breaks and dashes that stand outside brackets."""
    depth, at = 0, start
    for place in range(start, end):
        mark = text[place]
        if mark in "([":
            depth += 1
        elif mark in ")]":
            depth = max(0, depth - 1)
        elif depth == 0 and (mark in ",;\n|•" or mark in "-–—/" and _stands_alone(text, place)):
            yield at, place
            at = place + 1
    yield at, end


def _stands_alone(text: str, place: int) -> bool:
    """Whether a mark stands between two blanks."""
    return text[place - 1] == " " and text[place + 1 : place + 2] == " "


def _entry(text: str, start: int, end: int) -> Entry | None:
    piece = text[start:end].rstrip(" .\t")
    if (cut := re.match(r"\s*and\s+", piece)) is not None:
        start, piece = start + cut.end(), piece[cut.end() :]
    if "substituted" in piece.lower() and (online := _ONLINE.search(piece)) is not None:
        sub = Listed(online["sub"], start + online.start("sub"), start + online.end("sub"), online["minute"])
        return Entry(online["name"], start + online.start("name"), start + online.end("name"), replaced_by=(sub,))
    if (told := _INSTEAD.match(piece)) is not None and is_name(told["name"]) and is_name(told["off"]):
        off = Listed(told["off"].strip(), start + told.start("off"), start + told.end("off"), told["minute"] or "")
        return Entry(told["name"].strip(), start + told.start("name"), start + told.end("name"), came_for=off)
    match = _ENTRY.match(piece)
    if match is None or not is_name(match["name"]):
        return None
    number = _NUMBERED.match(match["rest"] or "")
    name_start, rest = start + match.start("name"), match["rest"] or ""
    rest_start = start + (match.start("rest") if match["rest"] else len(piece))
    subs, came_for, minute, captain, keeper = _brackets(rest, rest_start)
    shirt = match["shirt"]
    if number is not None:
        shirt, minute = number["shirt"], number["minute"]
    return Entry(
        match["name"].strip(),
        name_start,
        name_start + len(match["name"].strip()),
        minute,
        int(shirt) if shirt else None,
        captain,
        keeper,
        subs,
        came_for,
    )


def _brackets(rest: str, at: int) -> tuple[tuple[Listed, ...], Listed | None, str, bool, bool]:
    subs: list[Listed] = []
    came_for: Listed | None = None
    minute, captain, keeper = "", False, False
    for bracket in _BRACKET.finditer(rest):
        inside, inside_at = bracket[1], at + bracket.start(1)
        plain = inside.strip().lower().rstrip(".")
        if plain in ("c", "capt", "captain"):
            captain = True
        elif plain in ("gk", "g", "goalkeeper"):
            keeper = True
        elif (told := _FOR.match(inside)) is not None:
            came_for = Listed(
                told["name"].strip(" ,"),
                inside_at + told.start("name"),
                inside_at + told.end("name"),
                told["minute2"] or "",
            )
        elif _MINUTE.fullmatch(inside.strip()) or _HALF_TIME.fullmatch(inside.strip()):
            minute = inside.strip()
        else:
            subs.extend(_subs(inside, inside_at))
    if not minute and not subs and (bare := _MINUTE.match(rest.strip())) is not None:
        minute = bare[0].strip()
    return tuple(subs), came_for, minute, captain, keeper


def _subs(inside: str, at: int) -> Iterator[Listed]:
    """'Cruz 60' and 'Cruz 60, Matos 75': who came on, each for the one before."""
    for piece in re.finditer(r"[^,;]+(?:,\s*(?:\d|h-?t\b|half-?time)[^,;]*)?", inside):
        told = _SUB.match(piece[0])
        if told is None or not is_name(told["name"]):
            continue
        start = at + piece.start() + told.start("name")
        name = told["name"].strip()
        yield Listed(name, start, start + len(name), (told["minute2"] or told["minute1"] or "").strip(" ,"))


def is_name(text: str) -> bool:
    """Whether a stretch of a list can be a name."""
    words = text.split()
    if not 1 <= len(words) <= 5 or text.lower().replace(".", "") in _NO_NAMES:
        return False
    return (
        words[-1][:1].isupper()
        and all(word[:1].isupper() or len(word) <= 4 for word in words)
        and words[0].lower() != "and"
    )
