"""Whose claim a sentence passes on: 'according to the Echo', 'told Sky Sports', 'the Mirror reports'."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from graph.kinds import Status, ThingType
from loaders.prose.reading import Statement
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded

_SAYS = (
    r"(?:reports?|reported|claims?|claimed|understands?|says|said|revealed|reveals|suggests?|suggested"
    r"|has learn(?:ed|t)|believes?|is reporting|are reporting|has reported|have reported)"
)
_ATTRIBUTION = tuple(
    re.compile(pattern)
    for pattern in (
        (
            r" (?:according to|as reported by|as reported in|as told to|per|via) "
            r"(?:the |a report in |reports in |sources at |a report by |reports from |sunday 's |today 's "
            r"|yesterday 's )*<[BP](?P<source>\d+)>"
        ),
        rf" <B(?P<source>\d+)> (?:, )?(?:also )?{_SAYS} ",
        (
            r" (?:told|tells|telling|speaking to|spoke to|said to|in an interview with"
            r"|in quotes (?:carried|reported) by|writing in|wrote in|quoted (?:by|in)|in his column (?:in|for)) "
            r"(?:the )?<B(?P<source>\d+)>"
        ),
        (
            rf" (?:reports?|rumours|stories|speculation) in (?:the |today 's |sunday 's )?<B(?P<source>\d+)> "
            rf"(?:{_SAYS}|that )"
        ),
    )
)
_HEARSAY = re.compile(
    r" (?:according to (?:reports|sources|the reports|local reports|media reports|reports in [a-z]+)"
    r"|reportedly|it is understood|it is believed|it has been reported"
    r"|reports (?:suggest|claim|say|state|in [a-z<>B0-9]+ (?:suggest|claim|say)|suggested|claimed|said)"
    r"|sources (?:say|claim|suggest|close to)|is understood to|are understood to|allegedly) "
)
#: What the writer takes for granted, whoever is cited in the same sentence.
_TAKEN_FOR_GRANTED = tuple(
    """
        office.club office.name-club office.name-office office.office office.coordinated office.list
        list. charge. managers. person. office.pointed
    """.split()
)


@dataclass(frozen=True, slots=True)
class Attribution:
    """The source that a sentence cites; None where it only says that somebody says so."""

    source: int | None


def attribution_of(sentence: Encoded) -> Attribution | None:
    """Whom a sentence cites, if it cites anyone."""
    for pattern in _ATTRIBUTION:
        if match := pattern.search(sentence.text):
            return Attribution(sentence.mention(match["source"]).entity)
    return Attribution(None) if _HEARSAY.search(sentence.text) else None


def attribute(context: Context, statements: Iterable[Statement]) -> Iterator[Statement]:
    """The statements, those that the text only passes on with whose claim they are."""
    said = list(statements)
    speakers = [
        (one.start, one.end, speaker.entity) for one in said if one.kind == "quote" and (speaker := one.role("speaker"))
    ]
    cited: dict[int, Attribution | None] = {}
    for one in said:
        sentence = context.document.sentence_at(one.start)
        if sentence is not None and sentence.index not in cited:
            cited[sentence.index] = attribution_of(context.sentences[sentence.index])
        yield _attributed(context, one, cited[sentence.index] if sentence is not None else None, speakers)


def _attributed(
    context: Context,
    one: Statement,
    found: Attribution | None,
    speakers: list[tuple[int, int, int]],
) -> Statement:
    if one.kind == "quote":
        paper = (
            found.source
            if found is not None and found.source is not None and _is_paper(context, found.source)
            else None
        )
        return replace(one, attributed_to=paper) if paper is not None else one
    if one.status is Status.REPORTED and one.attributed_to is None:
        place = min((filler.start for filler in one.roles if filler.start is not None), default=one.start)
        speaker = next((who for start, end, who in speakers if start <= place < end), None)
        return replace(one, attributed_to=speaker) if speaker is not None else one
    if found is None or one.rule.startswith(_TAKEN_FOR_GRANTED):
        return one
    status = Status.REPORTED if one.status is Status.STATED else one.status
    return replace(one, status=status, attributed_to=found.source)


def _is_paper(context: Context, entity: int) -> bool:
    return context.names.entity(entity).type is ThingType.PUBLISHER
