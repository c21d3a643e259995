"""Making statements out of what a construction found."""

from graph.kinds import Status
from loaders.prose.reading import Filler, Mention, Statement, Value
from loaders.prose.roles.encoded import Encoded


def filler(role: str, mention: Mention, entity: int | None = None) -> Filler:
    """A mention in a role."""
    known = mention.entity if entity is None else entity
    if known is None:
        raise ValueError(f"{mention.told!r} is not known to be anyone in particular, so it cannot be the {role}")
    return Filler(role, known, mention.start, mention.end, mention.told, mention.how)


def from_context(role: str, entity: int) -> Filler:
    """A role that is filled by what the rest of the text says."""
    return Filler(role, entity, how="context")


def say(
    kind: str,
    sentence: Encoded,
    rule: str,
    fillers: tuple[Filler, ...],
    status: Status = Status.STATED,
    /,
    **values: Value | None,
) -> Statement:
    """A statement of a kind in a sentence; values that are not told are left out."""
    told = tuple((key, value) for key, value in values.items() if value is not None and value != "")
    return Statement(kind, fillers, told, status, sentence.sentence.start, sentence.sentence.end, rule)
