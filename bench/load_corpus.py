"""Loads matches and incidents as Parquet into a fresh graph, then some articles, and prints what each step took.

Run as: python bench/load_corpus.py FOLDER [--matches N] [--articles PATH] [--profile FOLDER]
FOLDER holds matches.parquet and incidents.parquet; N takes the first N matches.
"""

import argparse
import cProfile
import resource
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import polars as pl

import touchline
from graph.engine import derive, workspace
from graph.intake import LoadReport
from graph.ledger import intake
from queries import projections

SEEDS = Path(__file__).parents[1] / "seeds"
#: Functions whose time is told apart: the module that calls them, their name there, and the step.
_STEPS = (
    (intake.Intake, "take", "keeping claims"),
    (intake.Intake, "finish", "keeping claims"),
    (workspace, "find_reprints", "identity: reprints"),
    (workspace, "identify", "identity"),
    (workspace, "touched_units", "touched units"),
    (derive.Derivation, "_matches", "rows of matches"),
    (derive.Derivation, "_persons_of", "rows of persons"),
    (derive.Derivation, "_entities", "rows of others"),
    (derive.Derivation, "_sources", "rows of sources"),
    (projections.Projections, "bring_up_to_date", "store"),
)


@dataclass(frozen=True, slots=True)
class Took:
    """Seconds by the clock and of the processor, and the largest memory so far in MB."""

    clock: float = 0.0
    processor: float = 0.0
    memory: float = 0.0

    def __add__(self, other: "Took") -> "Took":
        return Took(self.clock + other.clock, self.processor + other.processor, max(self.memory, other.memory))

    def __sub__(self, other: "Took") -> "Took":
        return Took(self.clock - other.clock, self.processor - other.processor, self.memory)


def memory() -> float:
    """The largest memory of this process so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@contextmanager
def timed() -> Iterator[defaultdict[str, Took]]:
    """Seconds by step while it lasts."""
    spent: defaultdict[str, Took] = defaultdict(Took)
    kept = [(owner, name, getattr(owner, name)) for owner, name, _ in _STEPS]
    for owner, name, step in _STEPS:
        setattr(owner, name, _timing(getattr(owner, name), step, spent))
    try:
        yield spent
    finally:
        for owner, name, was in kept:
            setattr(owner, name, was)


def _timing(call: Callable[..., object], step: str, spent: defaultdict[str, Took]) -> Callable[..., object]:
    def timing(*args: object, **named: object) -> object:
        begun, worked = time.perf_counter(), time.process_time()
        try:
            return call(*args, **named)
        finally:
            spent[step] += Took(time.perf_counter() - begun, time.process_time() - worked, memory())

    return timing


def share(folder: Path, matches: int, into: Path) -> Path:
    """The first so many matches with their incidents."""
    first = pl.scan_parquet(folder / "matches.parquet").head(matches).collect()
    first.write_parquet(into / "matches.parquet")
    of_them = pl.scan_parquet(folder / "incidents.parquet").filter(
        pl.col("match_id").is_in(first["match_id"].implode())
    )
    of_them.collect().write_parquet(into / "incidents.parquet")
    return into


def load(graph: touchline.Graph, what: str, path: Path, place: Path) -> LoadReport:
    """Load a path and print what it took."""
    begun, worked = time.perf_counter(), time.process_time()
    with timed() as spent:
        report = graph.load(path)
    whole = Took(time.perf_counter() - begun, time.process_time() - worked, memory())
    ledger = sum(one.stat().st_size for one in place.glob("ledger*"))
    print(
        f"{what}: {report.records} records, {report.claims_kept} claims, {len(report.refused)} refused; nodes changed "
        f"{report.nodes_changed}, relationships {report.relationships_changed}"
    )
    print(f"  {'':24}{'clock':>9}{'processor':>11}{'claims a second of it':>24}{'memory':>9}")
    spent["reading and the rest"] = whole - sum(spent.values(), Took())
    for step, took in [*sorted(spent.items(), key=lambda one: -one[1].processor), ("together", whole)]:
        print(
            f"  {step:24}{took.clock:9.2f}{took.processor:11.2f}"
            f"{report.claims_kept / max(took.processor, 0.001):24,.0f}{took.memory:9.0f}"
        )
    print(
        f"  ledger {ledger / 1e6:.1f} MB, "
        f"folder {sum(one.stat().st_size for one in place.rglob('*') if one.is_file()) / 1e6:.1f} MB",
        flush=True,
    )
    return report


@contextmanager
def profiled(path: Path | None) -> Iterator[None]:
    """Write what cProfile saw meanwhile."""
    if path is None:
        yield
        return
    profile = cProfile.Profile(time.process_time)
    with profile:
        yield
    profile.dump_stats(path)


def main() -> None:
    """Load the share, then the articles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=0, help="how many (default: all)")
    parser.add_argument("--articles", type=Path, default=SEEDS, help="what is loaded after it (default: seeds/)")
    parser.add_argument("--profile", type=Path, help="a folder for what cProfile sees of both loads, in processor time")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        place, part = Path(scratch) / "graph", Path(scratch) / "part"
        part.mkdir()
        folder = share(options.folder, options.matches, part) if options.matches else options.folder
        with touchline.open(place) as graph:
            for what, path in (("corpus", folder), ("articles", options.articles)):
                with profiled(options.profile and options.profile / f"{what}.prof"):
                    load(graph, what, path, place)


if __name__ == "__main__":
    main()
