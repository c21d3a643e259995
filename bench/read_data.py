"""Reads every folder of a directory of football data and prints what came of it.

That is rows, claims, refused, and seconds of processor.

Run as: python bench/read_data.py DIRECTORY [--refusals]
"""

import argparse
import resource
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from graph.claims import ClaimBatch, Tally
from graph.errors import Refusal
from graph.intake import ArticleClaims
from loaders.files import read_paths
from loaders.registry import LOADERS

#: Folders of what is read only when asked for, whose name is not that of the loader.
ASKED = {"vendor-feeds": "opta"}


@dataclass(slots=True)
class Count:
    """What one folder came to."""

    records: int = 0
    claims: Counter[str] = field(default_factory=Counter)
    refused: list[Refusal] = field(default_factory=list)
    seconds: float = 0.0


def read_folder(folder: Path, as_: str | None = None) -> Count:
    """Read all files of a folder, keeping only counts."""
    count, begun = Count(), time.process_time()
    for item in read_paths([folder], as_):
        if isinstance(item, Tally):
            count.records += item.records
        elif isinstance(item, ClaimBatch):
            count.claims[item.kind] += len(item)
        elif isinstance(item, ArticleClaims):
            count.claims.update(claim.kind for claim in item.claims)
        elif isinstance(item, Refusal):
            count.refused.append(item)
    count.seconds = time.process_time() - begun
    return count


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--refusals", action="store_true", help="list what was refused")
    options = parser.parse_args()
    asked = {loader.name for loader in LOADERS if loader.asked_only}
    print(f"{'folder':28}{'records':>9}{'claims':>9}{'refused':>9}{'seconds':>9}  kinds")
    for folder in sorted(path for path in options.directory.iterdir() if path.is_dir()):
        count = read_folder(folder, folder.name if folder.name in asked else ASKED.get(folder.name))
        kinds = ", ".join(f"{kind} {number}" for kind, number in count.claims.most_common(6))
        print(
            f"{folder.name:28}{count.records:>9}{count.claims.total():>9}"
            f"{len(count.refused):>9}{count.seconds:>9.2f}  {kinds}"
        )
        if options.refusals:
            for refusal in count.refused:
                print(f"    {refusal}")
    print(f"largest memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB", file=sys.stderr)


if __name__ == "__main__":
    main()
