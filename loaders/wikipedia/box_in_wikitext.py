"""{{Football box}} as a Box."""

import re

from mwparserfromhell.nodes import Node, Template, Wikilink
from mwparserfromhell.wikicode import Wikicode

from loaders.dates import day_of, published_of
from loaders.wikipedia.box import Box, Kick, Side, Strike, pair_of, stage_of, strikes_of
from loaders.wikipedia.wikitext import Linked, Placed, arguments, items, links_in, name_of, shown, told, value
from loaders.wrong import Wrong

_DATES = frozenset({"start date", "dts", "start-date", "date", "birth date", "start date and age"})
_GOALS = frozenset({"goal", "golden goal", "silver goal", "fb goal"})
_CARDS = frozenset({"sent off", "yel", "yellow card", "red card", "sentoff"})
_WOMEN = re.compile(r"fbw(?:-rt|-big)?$")
_MEN = re.compile(r"(?:fb|nft|fb-big|fb-rt)$")
_YOUTH = re.compile(r"fbu(?:-rt|-big)?$")
_COUNTRY = re.compile(r"\(([^()]{2,40})\)\s{0,3}$")


def box_of(placed: Placed) -> Box:
    """What a template tells; Wrong where it tells no two sides."""
    box = placed.template
    score = told(box, "score", "result") or ""
    went_on = any(told(box, name) not in {None, "no"} for name in ("aet", "agget", "asget", "asdet", "aggaet"))
    found = Box(
        _side(box, "1", "home"), _side(box, "2", "away"), _day(box), score, went_on, pair_of(told(box, "penaltyscore"))
    )
    found.goals = _strikes(value(box, "goals1")), _strikes(value(box, "goals2"))
    found.kicks = _kicks(value(box, "penalties1")), _kicks(value(box, "penalties2"))
    found.ground, found.city = _ground(box)
    found.attendance = _attendance(told(box, "attendance"))
    found.referee, found.referee_of = _referee(value(box, "referee"))
    found.stage = told(box, "round") or stage_of(placed.headings)
    return found


def _side(box: Template, number: str, word: str) -> Side:
    found = value(box, f"team{number}", word, f"{word}team")
    if found is None:
        raise Wrong(f"team{number}", "missing")
    for template in found.filter_templates(recursive=False):
        name, parts = name_of(template), arguments(template)
        if _YOUTH.match(name) and len(parts) > 1:
            return Side(Linked(f"U{parts[0]}"), parts[1], "youth")
        if (_MEN.match(name) or _WOMEN.match(name)) and parts:
            return Side(Linked(""), parts[0], "women" if _WOMEN.match(name) else None)
    links = [link for link in links_in(found.nodes) if link.text]
    side = links[0] if links else Linked(shown(found))
    if not side.text:
        raise Wrong(f"team{number}", f"names no side: {str(found).strip()[:60]!r}")
    women = side.page is not None and "women" in side.page.lower()
    return Side(side, None, "women" if women else None)


def _day(box: Template) -> str | None:
    found = value(box, "date")
    if found is None:
        return None
    for template in found.filter_templates(recursive=False):
        parts = arguments(template)
        if name_of(template) in _DATES and len(parts) > 2 and all(part.isdecimal() for part in parts[:3]):
            day = day_of(*(int(part) for part in parts[:3]))
            if day is None:
                raise Wrong("date", f"no such day: {template}")
            return day
    words = shown(found)
    day = published_of(words) if words else None
    if words and day is None:
        raise Wrong("date", f"not a date: {words!r}")
    return day


def _strikes(code: Wikicode | None) -> list[Strike | Wrong]:
    return [strike for item in items(code) for strike in _of_line(item)] if code is not None else []


def _of_line(item: list[Node]) -> list[Strike | Wrong]:
    """The goals of a line: those of its templates, or else of its words."""
    templates = [node for node in item if isinstance(node, Template)]
    goals = [node for node in templates if name_of(node) in _GOALS]
    found: list[Strike | Wrong] = [
        Wrong("goals", f"{node} is not read, only goals are") for node in templates if name_of(node) in _CARDS
    ]
    scorer = _first(item)
    if not goals:
        return found + strikes_of(scorer, shown(item), needed=bool(found))
    if scorer is None:
        return [*found, Wrong("goals", f"no scorer is told: {''.join(map(str, item))[:60]!r}")]
    after = _brackets(item, goals[-1])
    for goal in goals:
        parts = arguments(goal) or [""]
        pairs = [(parts[at], parts[at + 1] if at + 1 < len(parts) else "") for at in range(0, len(parts), 2)]
        found += [
            Strike(scorer, minute.strip("'’ "), note or (after if len(goals) == len(pairs) == 1 else ""))
            for minute, note in pairs
            if minute or len(pairs) == 1
        ]
    return found


def _brackets(item: list[Node], last: Template) -> str:
    """What stands in brackets behind the last goal of a line."""
    words = shown(item[item.index(last) + 1 :])
    return words.partition("(")[2].partition(")")[0]


def _kicks(code: Wikicode | None) -> list[Kick | Wrong]:
    found: list[Kick | Wrong] = []
    for item in items(code) if code is not None else ():
        names = {name_of(node) for node in item if isinstance(node, Template)}
        taker = _first(item)
        if taker is None or not names & {"pengoal", "penmiss"}:
            found.append(
                Wrong("penalties", f"no taker, or not told whether he scored: {''.join(map(str, item))[:60]!r}")
            )
        else:
            found.append(Kick(taker, "pengoal" in names))
    return found


def _first(item: list[Node]) -> Linked | None:
    """The person whom a line names: its first link, or else its words before any figure."""
    links = [link for link in links_in(item) if link.text]
    if links:
        return links[0]
    words = re.split(r"[\d(,]", shown(item), maxsplit=1)[0].strip(" *•'")
    return Linked(words) if words else None


def _ground(box: Template) -> tuple[str | None, str | None]:
    found = value(box, "stadium", "venue")
    parts = [part.strip() for part in shown(found).split(",")] if found is not None else []
    city = (told(box, "location") or "").split(",")[0] or (parts[1] if len(parts) > 1 else "")
    return (parts[0] or None if parts else None), city or None


def _attendance(words: str | None) -> int | None:
    bare = re.match(r"[\d,. ]{1,12}", words or "")
    digits = "".join(sign for sign in bare[0] if sign.isdecimal()) if bare else ""
    return int(digits) if digits else None


def _referee(code: Wikicode | None) -> tuple[Linked | None, str | None]:
    if code is None:
        return None, None
    words = shown(code)
    country = _COUNTRY.search(words)
    first = next((node for node in code.nodes if isinstance(node, Wikilink) or str(node).strip()), None)
    name = links_in([first])[0] if isinstance(first, Wikilink) else Linked(words.partition("(")[0].strip())
    return (name if name.text else None), (country[1].strip() if country else None)
