"""Reads matches and incidents as Parquet into claims and prints how fast, and how far memory grew.

Run as: python bench/read_incidents.py PATH/matches.parquet
"""

import argparse
import resource
import time
from collections import Counter
from pathlib import Path

from graph.claims import ClaimBatch, Tally
from graph.errors import Refusal
from loaders.corpus.loader import CorpusLoader
from loaders.files import read_paths

_OF_INCIDENTS = frozenset({"goal", "card", "substitution", "penalty_missed", "disallowed_goal"})


def main() -> None:
    """Print counts, seconds and memory."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", type=Path)
    path = parser.parse_args().matches
    claims: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    records, early = 0, 0
    begun, worked = time.perf_counter(), time.process_time()
    for item in read_paths([path], loaders=(CorpusLoader(),)):
        if isinstance(item, ClaimBatch):
            claims[item.kind] += len(item)
        elif isinstance(item, Tally):
            records += item.records
            early = early or _memory()
        elif isinstance(item, Refusal):
            reasons[f"{item.field}: {item.reason}"] += 1
    seconds, worked = time.perf_counter() - begun, time.process_time() - worked
    incidents = sum(claims[kind] for kind in _OF_INCIDENTS)
    for name, counts in (("claims", claims), ("refused", reasons)):
        print(f"{name}: {counts.total()}  " + ", ".join(f"{kind} {number}" for kind, number in counts.most_common(12)))
    print(f"records: {records}, of them incidents that became claims: {incidents}")
    print(
        f"{seconds:.2f} s by the clock, {worked:.2f} s of processor: {incidents / seconds:,.0f} incidents a second by "
        f"the clock, {incidents / worked:,.0f} by the processor, {claims.total() / worked:,.0f} claims"
    )
    print(f"largest memory: {early:.0f} MB at the first batch, {_memory():.0f} MB at the end")


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
