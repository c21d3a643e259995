"""Paths as a user gives them: every file found in a fixed order, told apart and read; what cannot be is refused."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from graph.claims import Source, Tally
from graph.errors import RecordRefused, Refusal
from graph.intake import LoadItem
from loaders.containers import expand
from loaders.contract import InputFile, Loader, Told
from loaders.find import find_files, shown
from loaders.metadata import Metadata
from loaders.recognise import loader_named, recognise
from loaders.registry import COMPANIONS, LOADERS
from loaders.tables.internationals import FormerNamesLoader, ShootoutsLoader
from loaders.tables.loader import TableLoader
from loaders.tables.own import loader_of_profile, profile_beside

_LOG = logging.getLogger("touchline")
#: What a damaged or strange file may raise in the libraries that read it; anything else is a fault of ours.
FOREIGN = (OSError, ValueError, EOFError, LookupError)


@dataclass(frozen=True, slots=True)
class _Run:
    """One call of `read_paths`: the loader asked for, and the datasets met so far with the hash of each."""

    loader: Loader | None
    loaders: Sequence[Loader]
    datasets: dict[str, str] = field(default_factory=dict)


def read_paths(
    paths: Iterable[str | Path],
    as_: str | None = None,
    told: Told | None = None,
    metadata: Metadata | None = None,
    loaders: Sequence[Loader] = LOADERS,
) -> Iterator[LoadItem]:
    """All that the files under some paths say; `as_` names a loader, or a profile file for a table.

    `told` and `metadata` say of the documents what they do not say themselves.
    """
    run = _Run(_asked_for(as_, loaders), loaders)
    for found in open_files(paths, told, metadata):
        if isinstance(found, Refusal):
            yield found
        else:
            yield from _read_one(*found, run)


def open_files(
    paths: Iterable[str | Path], told: Told | None = None, metadata: Metadata | None = None
) -> Iterator[tuple[InputFile, Told] | Refusal]:
    """Each file under some paths, out of its container, with what is told of it; what cannot be opened is refused."""
    default = told or Told()
    for given in paths:
        for found in find_files(Path(given)):
            if isinstance(found, Refusal):
                yield found
            elif metadata and metadata.is_of(found):
                _LOG.warning("%s: passed over: it tells of the articles (metadata) and is no source", shown(found))
            else:
                yield from _within(found, metadata.told(found, default) if metadata else default)


def _asked_for(as_: str | None, loaders: Sequence[Loader]) -> Loader | None:
    if as_ is None:
        return None
    if as_.endswith(".toml"):
        return loader_of_profile(Path(as_))
    loader = loader_named(as_, loaders)
    # Who names a publisher's layout says that the file is his.
    return loader.asked() if isinstance(loader, TableLoader | ShootoutsLoader | FormerNamesLoader) else loader


def _within(path: Path, told: Told) -> Iterator[tuple[InputFile, Told] | Refusal]:
    try:
        for file in expand(path, shown(path)):
            yield file if isinstance(file, Refusal) else (file, told)
    except RecordRefused as error:
        yield error.refusal
    except OSError as error:
        yield Refusal(shown(path), f"cannot be opened: {error.strerror or error}")


def _read_one(file: InputFile, told: Told, run: _Run) -> Iterator[LoadItem]:
    try:
        if run.loader is None and _accompanies(file):
            _LOG.info("%s: passed over: read with the file that it lies beside", file.path)
            return
        loader = run.loader or profile_beside(file) or recognise(file, run.loaders)
        for item in loader.load(file, told):
            if isinstance(item, Source):
                _meet(item, file, run)
            yield item
        yield Tally(0, files=1)
    except RecordRefused as error:
        yield error.refusal
    except RecursionError:
        yield Refusal(file.path, "nested too deeply to be read: its parts stand one in another hundreds of times")
    except FOREIGN as error:
        yield Refusal(file.path, f"could not be read: {type(error).__name__}: {error}")


def _accompanies(file: InputFile) -> bool:
    return any(file.beside(main) for main in COMPANIONS.get(file.name, ()))


def _meet(source: Source, file: InputFile, run: _Run) -> None:
    """Two files of one load that call themselves the same dataset would replace each other: the second is refused."""
    before = run.datasets.setdefault(source.key, source.sha256)
    if before != source.sha256:
        raise file.refused(f"another file of this load is the same dataset ({source.title}) with other content")
