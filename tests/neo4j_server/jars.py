"""The jars of a Neo4j version, fetched once by Maven into a cache."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POM = Path(__file__).with_name("pom.xml")


def cache_folder() -> Path:
    """Where the jars are kept: TOUCHLINE_NEO4J_CACHE, else a folder of the user's cache."""
    given = os.environ.get("TOUCHLINE_NEO4J_CACHE")
    return Path(given) if given else Path.home() / ".cache" / "touchline-tests" / "neo4j"


def are_here(version: str) -> bool:
    """Whether the jars were fetched before."""
    return (cache_folder() / version / "lib").is_dir()


def ensure(version: str) -> Path:
    """The folder with all jars of a version, fetched now if they are not there."""
    folder = cache_folder() / version
    folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder / "lock"):
        if not (folder / "lib").is_dir():
            _fetch(version, folder)
    return folder / "lib"


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Two test runs at once fetch once."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _fetch(version: str, folder: Path) -> None:
    """The jars appear under their final name only when all are there, so a fetch that broke off is done again."""
    partial = folder / "lib.partial"
    shutil.rmtree(partial, ignore_errors=True)
    command = [
        "mvn",
        "-q",
        "-B",
        "-f",
        POM,
        f"-Dneo4j.version={version}",
        f"-DoutputDirectory={partial}",
        "dependency:copy-dependencies",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"Maven could not fetch Neo4j {version}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    partial.rename(folder / "lib")
