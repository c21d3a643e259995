"""Finds the JDK that a version of Neo4j runs on."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

#: The Java versions on which each line of Neo4j runs; the source launcher needs a JDK, not only a runtime.
SUPPORTED = {"5": range(17, 22), "2026": range(21, 100)}
PLACES = ("/usr/lib/jvm/*", "/Library/Java/JavaVirtualMachines/*/Contents/Home")


def line_of(version: str) -> str:
    """The line of a Neo4j version: '5' of 5.26.30, '2026' of 2026.08.1."""
    return version.split(".", maxsplit=1)[0]


def find_java(version: str) -> Path | None:
    """The `java` of the first JDK that this Neo4j runs on: JAVA_HOME, the one on PATH, then the usual places."""
    supported = SUPPORTED[line_of(version)]
    return next((java for java in _javas() if _is_jdk(java) and _version(java) in supported), None)


def _javas() -> Iterator[Path]:
    if home := os.environ.get("JAVA_HOME"):
        yield Path(home) / "bin" / "java"
    if found := shutil.which("java"):
        yield Path(found)
    for place in PLACES:
        for folder in sorted(Path("/").glob(place.lstrip("/"))):
            yield folder / "bin" / "java"


def _is_jdk(java: Path) -> bool:
    return java.is_file() and (java.resolve().parent / "javac").is_file()


def _version(java: Path) -> int:
    told = subprocess.run([java, "-version"], capture_output=True, text=True, check=False).stderr
    found = re.search(r'version "(?:1\.)?(\d+)', told)
    return int(found[1]) if found else 0
