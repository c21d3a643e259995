"""Reading roles: who manages, owns, runs, plays for and moves between clubs."""

from collections.abc import Iterable, Iterator

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names
from loaders.prose.reading import Statement
from loaders.prose.roles.at_ground import managers_at_grounds
from loaders.prose.roles.beside import read_beside
from loaders.prose.roles.context import context_of, sides_of_scorers
from loaders.prose.roles.departed import with_departures
from loaders.prose.roles.held import statements_of
from loaders.prose.roles.managers import managers_from_context, match_managers, without_other_chiefs
from loaders.prose.roles.ownership import read_ownership
from loaders.prose.roles.piece import club_of_piece
from loaders.prose.roles.progress import read_progress
from loaders.prose.roles.read_moves import read_moves
from loaders.prose.roles.read_offices import read_offices
from loaders.prose.roles.read_people import read_people
from loaders.prose.roles.read_piece import read_piece, without_ended
from loaders.prose.roles.read_tenure import read_tenure
from loaders.prose.roles.selection import read_selection
from loaders.prose.roles.tables import INDEX
from loaders.prose.sayings.attribution import attribute
from loaders.prose.sayings.quotes import read_quotes


def read_roles(
    document: Document, names: Names, frame: Frame, events: Iterable[Statement] = ()
) -> tuple[Statement, ...]:
    """What a document says of people's roles, moves and sayings; `events` are the goals and the like read before."""
    context = context_of(document, names, frame, INDEX, sides_of_scorers(events))
    ties = without_other_chiefs([*read_offices(context), *read_tenure(context), *managers_at_grounds(context)])
    club = club_of_piece(context, ties)
    piece = read_piece(context, club, ties) if club is not None else []
    if club is not None:
        ties, piece = without_ended(ties, club, piece), without_ended(piece, club, ties)
    ties.extend(managers_from_context(context, [*ties, *piece]))
    on_the_day = tuple(match_managers(context, ties))
    ties = with_departures([*ties, *piece])
    said = (
        *(statement for tie in ties for statement in statements_of(context, tie)),
        *read_ownership(context, ties, club),
        *on_the_day,
        *read_moves(context, ties, club),
        *read_people(context, ties),
        *read_beside(context, ties),
        *read_progress(context),
        *read_selection(context, ties),
        *read_quotes(context, ties),
    )
    return tuple(attribute(context, _once(said)))


def _once(statements: Iterable[Statement]) -> Iterator[Statement]:
    """The statements without those that say the same in the same words again."""
    seen: set[tuple[object, ...]] = set()
    for one in statements:
        key = (one.kind, tuple((filler.role, filler.entity) for filler in one.roles), one.values, one.status, one.start)
        if key not in seen:
            seen.add(key)
            yield one
