"""All tables of constructions for roles."""

from loaders.prose.roles.charge import CHARGE_SHOWN
from loaders.prose.roles.construction import Table
from loaders.prose.roles.described import BOSS_BEHIND
from loaders.prose.roles.home_or_away import OWNED, POINTED
from loaders.prose.roles.moves import BIDS, CONTRACTS, FORMER_CLUBS, RELEASES, TRANSFERS
from loaders.prose.roles.offices import (
    BARE_OFFICES,
    LISTED_OFFICES,
    NAMED_OFFICES,
    OFFICE_OF_CLUB,
    OFFICE_VERBS,
    OFFICES_DESCRIBED,
)
from loaders.prose.roles.ownership import BOUGHT, SOLD
from loaders.prose.roles.people import ABSENCES, CAPTAINCY, DESCRIBED, INTERNATIONALS, KIN
from loaders.prose.roles.piece_rows import LEFT_CLUB, ROW_TABLE
from loaders.prose.roles.plays import PLAYS
from loaders.prose.roles.progress import PROGRESS, STANDINGS
from loaders.prose.roles.selection import FORMATIONS, LEFT_OUT
from loaders.prose.roles.side_told import BESIDE
from loaders.prose.roles.speaking import MOOD_OF, SAYS_HIS
from loaders.prose.roles.tenure import MOVE_TABLE
from loaders.prose.triggers import Index

TABLES: tuple[Table, ...] = (
    NAMED_OFFICES,
    OFFICE_OF_CLUB,
    LISTED_OFFICES,
    OFFICE_VERBS,
    OFFICES_DESCRIBED,
    BARE_OFFICES,
    BOSS_BEHIND,
    POINTED,
    OWNED,
    SAYS_HIS,
    MOOD_OF,
    MOVE_TABLE,
    ROW_TABLE,
    LEFT_CLUB,
    CHARGE_SHOWN,
    PLAYS,
    BESIDE,
    TRANSFERS,
    BIDS,
    CONTRACTS,
    RELEASES,
    FORMER_CLUBS,
    DESCRIBED,
    INTERNATIONALS,
    KIN,
    ABSENCES,
    CAPTAINCY,
    BOUGHT,
    SOLD,
    FORMATIONS,
    LEFT_OUT,
    STANDINGS,
    PROGRESS,
)
#: Which of their constructions the words of a sentence allow.
INDEX = Index(TABLES)
