"""Sentences of a report that turn to a match of others: a rival's game, or the many games of a review."""

from collections.abc import Iterable

from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.frame.frame import Match
from loaders.prose.names.names import Names

#: A text that tells so many other results is a review.
_REVIEW = 3


def asides(document: Document, names: Names, main: Match, matches: Iterable[Match]) -> set[int]:
    """The sentences that speak of others than the sides of the match reported on, by their index.

    They begin with a sentence that names a side of another match told, and end with the next that names a side
    or a player of this one. In a review any other side begins them, and only both sides together end them.
    """
    others = [match.sides for match in matches if match is not main and match.status == "played" and match.goals]
    pairs = [sides for sides in others if not set(sides) & set(main.sides)]
    strangers = {side for pair in pairs for side in pair}
    review = len(others) >= _REVIEW and len(pairs) > 1
    found: set[int] = set()
    away = False
    for sentence in document.sentences if pairs else ():
        sides = _sides(names, sentence)
        own = sides & set(main.sides)
        if review and sides - set(main.sides) and own != set(main.sides):
            away = True
        elif own and (not review or own == set(main.sides)) or not review and _has_player(names, sentence, main):
            away = False
        elif sides & strangers:
            away = True
        elif sentence.start == sentence.block.start and not review:
            away = False
        if away:
            found.add(sentence.index)
    return found


def _sides(names: Names, sentence: Sentence) -> set[int]:
    """The sides that a sentence names; one that a person is only known by ('the Castle keeper') is no sign."""
    return {
        mention.entity
        for mention in names.in_sentence(sentence)
        if mention.type is ThingType.TEAM and mention.entity is not None and mention.how != "pronoun"
    }


def _has_player(names: Names, sentence: Sentence, main: Match) -> bool:
    """Whether a sentence names somebody told to belong to one of the sides."""
    return any(
        mention.type is ThingType.PERSON and mention.entity is not None and names.team_of(mention.entity) in main.sides
        for mention in names.in_sentence(sentence)
    )
