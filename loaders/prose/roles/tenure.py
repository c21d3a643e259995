"""Ways of saying that a manager or officer comes, goes, takes over or is about to: 'have parted company with Lee'."""

from loaders.prose.roles.comings import COMINGS
from loaders.prose.roles.construction import Table
from loaders.prose.roles.goings import GOINGS

MOVES = (*GOINGS, *COMINGS)
MOVE_TABLE = Table([move.construction for move in MOVES])
MOVE_BY_NAME = {move.construction.name: move for move in MOVES}
