"""Damaged files never end a load: whatever is cut, flipped or doubled is read or refused."""

import random

import pytest

from graph.errors import Refusal
from loaders.files import read_paths
from tests.support.claim_lines import SAMPLES

FILES = sorted(
    path
    for path in SAMPLES.rglob("*.*")
    if path.is_file() and path.name not in {"README.md", "claims.txt"} and path.suffix != ".toml"
)


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The bytes with one thing done to them."""
    at = chance.randrange(len(data))
    ways = (
        lambda: data[:at],
        lambda: data[at:],
        lambda: data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :],
        lambda: data[:at] + data[at : at + 40] + data[at:],
        lambda: data[:at] + b"\x00" + data[at:],
        lambda: data.replace(b",", b";", at % 7),
        lambda: data.replace(b'"', b"", 1 + at % 5),
        lambda: data.replace(b":", b"", 1),
    )
    return chance.choice(ways)()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_damaged_file_is_read_or_refused(tmp_path, path):
    chance = random.Random(path.name)
    for companion in path.parent.iterdir():
        if companion.is_file() and companion.name != "claims.txt":
            (tmp_path / companion.name).write_bytes(companion.read_bytes())
    target = tmp_path / path.name
    for _ in range(12):
        target.write_bytes(damaged(path.read_bytes(), chance))
        for item in read_paths([target]):
            if isinstance(item, Refusal):
                assert "the reader of texts failed" not in item.reason
                assert "could not be read: IndexError" not in item.reason
