"""Makes a match of what is told of its result."""

from graph.kinds import ThingType
from loaders.prose.document import Document
from loaders.prose.frame.frame import Match
from loaders.prose.frame.gathered import Gathered
from loaders.prose.frame.home import home_votes, sentence_votes
from loaders.prose.frame.pairs import Outcome
from loaders.prose.frame.result import Result
from loaders.prose.names.names import Names


def make_match(document: Document, names: Names, outcome: Outcome, gathered: Gathered) -> Match:
    """The match of an outcome, with who was at home."""
    first = outcome.first
    assert first is not None
    entity = names.add(ThingType.MATCH, "")
    order = first.ordered or (first.winner, first.loser)
    one, two = (order[0], order[1]) if order[0] is not None and order[1] is not None else outcome.pair
    match = Match(
        entity.index,
        one,
        two,
        goals=dict(outcome.goals),
        main=outcome.main,
        rule=first.rule,
        start=first.sentence.start,
        end=first.sentence.end,
    )
    if outcome.main:
        set_home(document, names, match, gathered)
    else:
        _set_home_of_other(document, names, match, first)
    return match


def _set_home_of_other(document: Document, names: Names, match: Match, result: Result) -> None:
    """Who was at home in a match only touched: by the words of the sentence that tells its result."""
    votes = sentence_votes(document, names, result, match.sides)
    one, two = match.sides
    if votes[one] != votes[two]:
        match.home = one if votes[one] > votes[two] else two
        match.first, match.second = (one, two) if match.home == one else (two, one)


def set_home(document: Document, names: Names, match: Match, gathered: Gathered) -> None:
    """Who was at home in a match reported on."""
    votes = home_votes(document, names, match.sides, gathered)
    one, two = match.sides
    if votes[one] != votes[two]:
        match.home = one if votes[one] > votes[two] else two
        match.first, match.second = (one, two) if match.home == one else (two, one)
