"""Ways of showing that someone has charge of a team without naming office or club: 'Lee sent on Cruz', 'under Sand'.

A construction may tell a player of the team (`theirs`), the team itself (`team`), or only that the person is in
charge of some team (neither).
"""

from loaders.prose.roles.charge_of_club import OF_CLUB
from loaders.prose.roles.charge_of_players import OF_PLAYERS
from loaders.prose.roles.charge_of_side import OF_SIDE
from loaders.prose.roles.charge_on_the_day import ON_THE_DAY
from loaders.prose.roles.construction import Table

#: What only a manager does. A person who does one of these is in charge of a team.
CHARGE_SHOWN = Table((*OF_PLAYERS, *OF_CLUB, *OF_SIDE, *ON_THE_DAY))
