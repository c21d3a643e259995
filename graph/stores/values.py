"""Makes values of both engines alike: the one place that knows how either of them gives dates, nodes and text."""

import datetime as dt
from collections.abc import Iterable, Mapping

from graph.schema import COMMON_LABEL, LABELS
from graph.stores.contract import Cell, EdgeValue, NodeValue, PathValue

#: A bookkeeping property that a store may keep on one of its nodes; no answer shows it.
MARK_PROPERTY = "touchline_change"
_ORDER = {label: place for place, label in enumerate(LABELS)}


def node_value(labels: Iterable[str], properties: Mapping[str, Cell]) -> NodeValue:
    """A node from its labels, in whatever order, and its properties."""
    own = tuple(sorted(set(labels) - {COMMON_LABEL}, key=lambda label: (_ORDER.get(label, len(_ORDER)), label)))
    key = properties.get("key")
    return NodeValue(key if isinstance(key, str) else None, own, _sorted(properties, "key"))


def edge_value(type_: str, start: str | None, end: str | None, properties: Mapping[str, Cell]) -> EdgeValue:
    """A relationship from its type, the keys of its ends and its properties."""
    return EdgeValue(type_, start, end, _sorted(properties))


def map_value(entries: Mapping[str, Cell]) -> dict[str, Cell]:
    """A map as a query made it."""
    return _sorted(entries)


def _sorted(entries: Mapping[str, Cell], *without: str) -> dict[str, Cell]:
    return {name: entries[name] for name in sorted(entries) if name not in (*without, MARK_PROPERTY)}


def date_text(moment: dt.date | dt.time) -> str:
    """A date, time or moment as ISO text: no idle zeros, Z for no offset."""
    if isinstance(moment, dt.datetime):
        return f"{moment.date().isoformat()}T{_clock(moment.timetz())}"
    return _clock(moment) if isinstance(moment, dt.time) else moment.isoformat()


def _clock(moment: dt.time) -> str:
    text = moment.replace(tzinfo=None).isoformat()
    if "." in text:
        text = text.rstrip("0")
    elif moment.second == 0:
        text = text[:5]
    offset = moment.isoformat()[len(moment.replace(tzinfo=None).isoformat()) :]
    return text + ("Z" if offset == "+00:00" else offset)


def duration_text(months: int, days: int, seconds: int, nanoseconds: int) -> str:
    """A duration as ISO text without idle zeros: P1Y2M3DT4H5M6.7S."""
    years, months = _parts(months, 12)
    minutes, seconds = _parts(seconds, 60)
    hours, minutes = _parts(minutes, 60)
    second = f"{seconds}.{nanoseconds:09d}".rstrip("0").rstrip(".") if nanoseconds else str(seconds)
    day = "".join(f"{number}{unit}" for number, unit in ((years, "Y"), (months, "M"), (days, "D")) if number)
    clock = "".join(f"{number}{unit}" for number, unit in ((hours, "H"), (minutes, "M")) if number)
    clock += f"{second}S" if seconds or nanoseconds else ""
    return f"P{day}" + (f"T{clock}" if clock else "") if day or clock else "PT0S"


def _parts(number: int, size: int) -> tuple[int, int]:
    sign = -1 if number < 0 else 1
    return sign * (abs(number) // size), sign * (abs(number) % size)


def as_text(cell: Cell) -> str:
    """A cell as people read it: a node, a relationship and a path much as Cypher writes them, without what is empty."""
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, NodeValue):
        known: dict[str, Cell] = {} if cell.key is None else {"key": cell.key}
        return f"({''.join(f':{label}' for label in cell.labels)}{_properties({**known, **cell.properties})})"
    if isinstance(cell, EdgeValue):
        return f"({cell.start or ''}){_arrow(cell)}({cell.end or ''})"
    if isinstance(cell, PathValue):
        return _path(cell)
    if isinstance(cell, list | tuple):
        return ", ".join(as_text(part) for part in cell)
    if isinstance(cell, dict):
        return f"{{{', '.join(f'{name}: {_within(part)}' for name, part in cell.items())}}}"
    return str(cell)


def _within(cell: Cell) -> str:
    """A cell as part of another: lists get brackets, and nothing is said to be unknown."""
    if isinstance(cell, list | tuple):
        return f"[{', '.join(_within(part) for part in cell)}]"
    if cell is None or isinstance(cell, bool):
        return {None: "null", True: "true", False: "false"}[cell]
    return as_text(cell)


def _properties(told: Mapping[str, Cell]) -> str:
    full: dict[str, Cell] = {name: value for name, value in told.items() if value not in (None, "", [])}
    return f" {as_text(full)}" if full else ""


def _arrow(edge: EdgeValue, *, backwards: bool = False) -> str:
    line = f"[:{edge.type}{_properties(edge.properties)}]"
    return f"<-{line}-" if backwards else f"-{line}->"


def _path(path: PathValue) -> str:
    before: str | None = None
    told = []
    for part in path.parts:
        if isinstance(part, EdgeValue):
            told.append(_arrow(part, backwards=part.start != before))
        else:
            before = part.key
            told.append(as_text(part))
    return "".join(told)


def as_json(cell: Cell) -> object:
    """A cell as JSON shows it: a node, a relationship and a path by their parts."""
    if isinstance(cell, NodeValue):
        return {"key": cell.key, "labels": list(cell.labels), "properties": as_json(cell.properties)}
    if isinstance(cell, EdgeValue):
        return {"type": cell.type, "from": cell.start, "to": cell.end, "properties": as_json(cell.properties)}
    if isinstance(cell, PathValue):
        return [as_json(part) for part in cell.parts]
    if isinstance(cell, list):
        return [as_json(part) for part in cell]
    if isinstance(cell, dict):
        return {name: as_json(part) for name, part in cell.items()}
    return cell
