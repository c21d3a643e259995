"""A line-up: 'Jose DIAZ - Aldo FENNICK [c] [Y 37'] (72' Piet OLANDER [Y 80'] (85' Rudi HARSK)), ...'."""

import re
from dataclasses import dataclass, field

from loaders.events import Card
from loaders.minutes import UNKNOWN, Minute, minute_at
from loaders.wrong import Wrong

_MARK = re.compile(r"\[([^\[\]]{1,30})\]")
_CARD = re.compile(r"(Y/R|R/Y|YR|Y|R)(?:\s{1,3}(\d{1,3})(?:['’]?\+(\d{1,2}))?['’]?(?:\+(\d{1,2}))?)?$")
_FIRST = re.compile(r"(\d{1,3})(?:['’]?\+(\d{1,2}))?['’]?(?:\+(\d{1,2}))?\s{1,6}(.{1,200})$")
_LAST = re.compile(r"(.{1,200}?)\s{1,6}(\d{1,3})(?:['’]?\+(\d{1,2}))?['’]?(?:\+(\d{1,2}))?$")
_COACH = re.compile(r"(?:coach|trainer|manager)(?: \([a-z]{1,12}\))?:\s{0,4}(.{1,80})$", re.IGNORECASE)
_CARDS: dict[str, Card] = {
    "Y": "yellow",
    "R": "red",
    "Y/R": "second yellow",
    "R/Y": "second yellow",
    "YR": "second yellow",
}


@dataclass(slots=True)
class Placed:
    """A player with his cards, and who came on for him at which minute."""

    name: str
    captain: bool = False
    cards: list[tuple[Card, Minute]] = field(default_factory=list)
    replaced_by: "Placed | None" = None
    replaced_at: Minute = UNKNOWN


@dataclass(frozen=True, slots=True)
class LineUp:
    """Those who started; `keeper` is the first where the list sets him apart."""

    players: tuple[Placed, ...]
    keeper: Placed | None
    coach: str | None


def line_up_of(text: str) -> LineUp:
    """The line-up that a property line tells after its colon."""
    groups = [group for group in _split(text, "-;") if group.strip()]
    coaches = [found[1].strip() for group in groups if (found := _COACH.match(group.strip()))]
    groups = [group for group in groups if not _COACH.match(group.strip())]
    placed = [[_placed(item) for item in _split(group, ",") if item.strip()] for group in groups]
    players = tuple(player for group in placed for player in group)
    if not players:
        raise Wrong("line-up", "nobody in it")
    keeper = placed[0][0] if len(placed) > 1 and len(placed[0]) == 1 else None
    return LineUp(players, keeper, coaches[0] if coaches else None)


def _split(text: str, signs: str) -> list[str]:
    """The parts between signs outside brackets; a hyphen parts only between blanks, or at the end."""
    parts, depth, begun = [], 0, 0
    for at, sign in enumerate(text):
        if sign in "([":
            depth += 1
        elif sign in ")]":
            depth -= 1
        elif depth == 0 and sign in signs and (sign != "-" or _parts_here(text, at)):
            parts.append(text[begun:at])
            begun = at + 1
    if depth:
        raise Wrong("line-up", "brackets that do not close")
    return [*parts, text[begun:]]


def _parts_here(text: str, at: int) -> bool:
    return text[at - 1 : at] in {" ", ""} and text[at + 1 : at + 2] in {" ", ""}


def _placed(item: str) -> Placed:
    """A player from his name, the marks behind it, and the one in brackets who came on for him."""
    text = item.strip()
    inner = None
    if "(" in text:
        begun, end = text.index("("), text.rindex(")") if ")" in text else -1
        if end < begun:
            raise Wrong("line-up", f"brackets that do not close: {text!r}")
        inner, text = text[begun + 1 : end].strip(), f"{text[:begun]} {text[end + 1 :]}"
    player = Placed(" ".join(_MARK.sub(" ", text).split()))
    if not player.name or not any(map(str.isalpha, player.name)) or "[" in player.name:
        raise Wrong("line-up", f"not a player: {item.strip()!r}")
    for mark in _MARK.findall(text):
        _take_mark(player, mark.strip())
    if inner:
        player.replaced_at, player.replaced_by = _coming_on(inner)
    return player


def _take_mark(player: Placed, mark: str) -> None:
    if mark.lower() in {"c", "capt"}:
        player.captain = True
        return
    card = _CARD.match(mark)
    if not card:
        raise Wrong("line-up", f"a mark that is not understood: [{mark}] (right: [c], [Y 37'], [Y/R 80'], [R 90+2'])")
    player.cards.append((_CARDS[card[1]], _minute(card[2], card[3] or card[4])))


def _coming_on(inner: str) -> tuple[Minute, Placed]:
    """When and who: '72' OLANDER' or 'Olander 72''; what stands in inner brackets belongs to him."""
    bare, bracket, rest = inner.partition("(")
    bare, mark, more = bare.partition("[")
    tail = f" {mark}{more}{bracket}{rest}"
    if found := _FIRST.match(bare.strip()):
        return _minute(found[1], found[2] or found[3]), _placed(found[4] + tail)
    if found := _LAST.match(bare.strip()):
        return _minute(found[2], found[3] or found[4]), _placed(found[1] + tail)
    return UNKNOWN, _placed(inner)


def _minute(regular: str | None, added: str | None) -> Minute:
    if regular is None:
        return UNKNOWN
    found = minute_at(
        int(regular),
        int(added) if added else None,
        extra_time=added is None and int(regular) > 90,
        told=f"{regular}+{added}'" if added else f"{regular}'",
    )
    if found is None:
        raise Wrong("line-up", f"not a minute: {regular}+{added}")
    return found
