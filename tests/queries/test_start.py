"""What a call needs is imported, and no more: help is told at once."""

import subprocess
import sys

import pytest

from queries.export.formats import FORMATS
from queries.export.writers import WRITERS

HEAVY = {"sqlalchemy", "polars", "networkx", "neo4j", "arcadedb", "lxml", "trafilatura", "loaders.prose.read"}
CALL = "import sys; from queries.main import status_of; status_of(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"


def imported_by(*arguments: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", CALL, *arguments], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["ask"], ["read", "--help"], ["load", "--help"], ["nonsense"]]
)
def test_help_and_bad_use_are_told_without_what_reads_and_asks(arguments: list[str]) -> None:
    assert not HEAVY & imported_by(*arguments)


def test_the_formats_named_in_help_are_those_that_can_be_written() -> None:
    assert tuple(WRITERS) == FORMATS
