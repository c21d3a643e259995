"""A user's own table, by a small profile file that says what its columns are."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import cast, get_args

from graph.errors import BadUse
from loaders.contract import InputFile
from loaders.register import Sides
from loaders.tables.loader import TableLoader
from loaders.tables.profile import GOAL_FIELDS, MATCH_FIELDS, Profile, Seasons

_SETTINGS = (
    "name",
    "kind",
    "dataset",
    "dates",
    "missing",
    "licence",
    "publisher",
    "seasons",
    "sides",
    "side",
    "columns",
    "constants",
)
_ORDERS = ("ISO", "DMY", "MDY", "YMD", "words")


def profile_beside(file: InputFile) -> TableLoader | None:
    """The loader of the profile that lies beside a table: 'cup.toml' or 'cup.csv.toml' for 'cup.csv'."""
    if file.folder is None or not file.name.lower().endswith((".csv", ".tsv")):
        return None
    for path in (file.folder / f"{file.name}.toml", file.folder / f"{Path(file.name).stem}.toml"):
        if path.is_file():
            return loader_of_profile(path)
    return None


def loader_of_profile(path: Path) -> TableLoader:
    """The loader that a profile file describes; BadUse says what is wrong with it."""
    try:
        settings = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadUse(f"{path}: {error}") from error
    return TableLoader(_profile(settings, path))


def _profile(settings: Mapping[str, object], path: Path) -> Profile:
    _refuse_unknown(settings, _SETTINGS, path, "a setting")
    kind = _text(settings, "kind", path) or "matches"
    if kind not in {"matches", "goals"}:
        raise BadUse(f"{path}: kind: {kind!r} (right: matches or goals)")
    fields = MATCH_FIELDS if kind == "matches" else GOAL_FIELDS
    columns = _table(settings, "columns", path)
    constants = {field: told[0] for field, told in _table(settings, "constants", path).items()}
    _refuse_unknown({**columns, **constants}, fields, path, "a field")
    profile = Profile(
        _text(settings, "name", path) or path.stem.removesuffix(".csv"),
        f"tables described by {path.name}",
        "matches" if kind == "matches" else "goals",
        (),
        columns,
        constants=constants,
        dataset=_text(settings, "dataset", path) or "{file}",
        order=_one_of(settings, "dates", _ORDERS, "ISO", path),
        licence=_text(settings, "licence", path),
        publisher=_text(settings, "publisher", path),
        side=_text(settings, "side", path) or "first",
    )
    missing = settings.get("missing")
    if isinstance(missing, list):
        profile = replace(profile, missing=frozenset({"", *map(str, missing)}))
    sides = _one_of(settings, "sides", get_args(Sides), "any", path)
    _require(columns, constants, kind, path)
    seasons = _one_of(settings, "seasons", get_args(Seasons), "untold", path)
    return replace(profile, sides=cast("Sides", sides), seasons=cast("Seasons", seasons))


def _require(columns: Mapping[str, object], constants: Mapping[str, object], kind: str, path: Path) -> None:
    needed = ("date", "home", "away") if kind == "matches" else ("date", "home", "away", "team", "scorer")
    if absent := [field for field in needed if field not in columns and field not in constants]:
        raise BadUse(f"{path}: columns: nothing tells the {', the '.join(absent)}")


def _refuse_unknown(given: Mapping[str, object], known: tuple[str, ...], path: Path, what: str) -> None:
    if unknown := sorted(set(given) - set(known)):
        raise BadUse(f"{path}: {unknown[0]!r} is not {what} (there are: {', '.join(known)})")


def _text(settings: Mapping[str, object], name: str, path: Path) -> str | None:
    found = settings.get(name)
    if found is not None and not isinstance(found, str):
        raise BadUse(f"{path}: {name}: should be a text")
    return found


def _one_of(settings: Mapping[str, object], name: str, allowed: tuple[str, ...], default: str, path: Path) -> str:
    found = _text(settings, name, path) or default
    if found not in allowed:
        raise BadUse(f"{path}: {name}: {found!r} (right: {', '.join(allowed)})")
    return found


def _table(settings: Mapping[str, object], name: str, path: Path) -> dict[str, tuple[str, ...]]:
    """A table of texts, or of lists of texts."""
    found = settings.get(name, {})
    if not isinstance(found, dict):
        raise BadUse(f"{path}: {name}: should be a table of fields")
    return {field: tuple(map(str, told)) if isinstance(told, list) else (str(told),) for field, told in found.items()}
