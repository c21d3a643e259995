"""The questions, in the order in which a reader should meet them."""

from queries.question import Question, Request, Row
from queries.questions import (
    connection,
    evidence,
    matches_of,
    sources_mentioning,
    where_sources_disagree,
    who_assisted_whom,
    who_managed,
    who_owns,
    who_played_for,
    who_scored,
)

QUESTIONS = (
    who_assisted_whom.QUESTION,
    who_scored.QUESTION,
    who_managed.QUESTION,
    who_owns.QUESTION,
    who_played_for.QUESTION,
    matches_of.QUESTION,
    sources_mentioning.QUESTION,
    where_sources_disagree.QUESTION,
    evidence.QUESTION,
    connection.QUESTION,
)


def question_named(name: str) -> Question[Request, Row] | None:
    """The question of that name."""
    return next((question for question in QUESTIONS if question.name == name), None)  # type: ignore[return-value]
