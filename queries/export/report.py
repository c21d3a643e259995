"""What an export wrote."""

from typing import NamedTuple


class Export(NamedTuple):
    """How much was written, and how much was left out because it rests only on sources that are not open."""

    nodes: int
    relationships: int
    left_out: int
