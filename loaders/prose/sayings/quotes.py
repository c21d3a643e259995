"""Reading direct speech: each quotation with its speaker, where the text tells or goes on with one."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from graph.kinds import Status
from loaders.prose.document import Quotation
from loaders.prose.names.item import BY_NAME, Item
from loaders.prose.reading import Filler, Mention, Statement
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import encode
from loaders.prose.roles.held import Tie
from loaders.prose.roles.statements import filler
from loaders.prose.roles.words import OFFICE_OF
from loaders.prose.sayings.speech import AFTER, BEFORE

_FEWEST_CHARACTERS = 12


@dataclass(frozen=True, slots=True)
class _Speaker:
    """Who speaks: an entity, and the words that say so; none where the speech goes on from before."""

    entity: int
    mention: Mention | None


def read_quotes(context: Context, ties: Iterable[Tie]) -> Iterator[Statement]:
    """The quotations of a text with their speakers; those of nobody known are left out."""
    holders = _holders(ties)
    document = context.document
    last: _Speaker | None = None
    before: Quotation | None = None
    for number, quotation in enumerate(document.quotations):
        after = document.quotations[number + 1] if number + 1 < len(document.quotations) else None
        speaker = _told(context, before, quotation, after, holders, last)
        if speaker is None and before is not None and last is not None and _goes_on(context, before, quotation):
            speaker = _Speaker(last.entity, None)
        if speaker is not None and quotation.end - quotation.start >= _FEWEST_CHARACTERS:
            yield _statement(context, quotation, speaker)
        last, before = speaker, quotation


def _holders(ties: Iterable[Tie]) -> dict[tuple[int, str], int]:
    """Who holds an office of a club, by the kind of office."""
    found: dict[tuple[int, str], int] = {}
    for tie in ties:
        team = tie.team if isinstance(tie.team, int) else tie.team.entity
        if team is None or tie.person.entity is None or tie.former or tie.offices.former or tie.offices.incoming:
            continue
        for _, office in tie.offices.offices:
            found.setdefault((team, str(office)), tie.person.entity)
    return found


def _told(
    context: Context,
    before: Quotation | None,
    quotation: Quotation,
    after: Quotation | None,
    holders: dict[tuple[int, str], int],
    last: _Speaker | None,
) -> _Speaker | None:
    block = _block_of(context, quotation)
    right_end = min(block[1], after.start - 1 if after is not None else block[1], quotation.end + 220)
    right, items = _between(context, quotation.end + 1, right_end)
    for pattern in AFTER:
        if match := pattern.search(right):
            return _speaker(context, match, items, holders, last)
    left_start = max(block[0], before.end + 1 if before is not None else 0, quotation.start - 300)
    left, items = _between(context, left_start, quotation.start - 1)
    left = _last_sentence(left)
    for pattern in BEFORE:
        if match := pattern.search(left):
            return _speaker(context, match, items, holders, last)
    return None


def _speaker(
    context: Context,
    match: re.Match[str],
    items: tuple[Item, ...],
    holders: dict[tuple[int, str], int],
    last: _Speaker | None,
) -> _Speaker | None:
    groups = match.groupdict()
    if place := groups.get("person"):
        mention = items[int(place)].mention
        return _Speaker(mention.entity, mention) if mention is not None and mention.entity is not None else None
    if place := groups.get("team"):
        team, office = items[int(place)].entity, OFFICE_OF.get(groups.get("office") or "")
        holder = holders.get((team, str(office))) if team is not None else None
        return _Speaker(holder, None) if holder is not None else None
    if groups.get("pronoun") or groups.get("bare"):
        told = groups.get("pronoun") or ""
        if told.startswith("<H"):
            mention = items[int(told[2:-1])].mention
            if mention is not None and mention.entity is not None and not _is_of_the_speech(context, mention):
                return _Speaker(mention.entity, mention)
        return _Speaker(last.entity, None) if last is not None and groups.get("pronoun") else None
    return None


def _is_of_the_speech(context: Context, pronoun: Mention) -> bool:
    """Whether a pronoun was taken for somebody whom the speech itself names: 'Hale was superb,' he said."""
    named = [
        (one.start, one.end)
        for one in context.names.mentions
        if one.entity == pronoun.entity and one.how in BY_NAME and one.start < pronoun.start
    ]
    return bool(named) and context.document.in_quotation(*max(named))


def _goes_on(context: Context, before: Quotation, quotation: Quotation) -> bool:
    """Whether a speech goes on: in the next paragraph from its start, or after no more than 'said Lee'."""
    between = context.document.text[before.end : quotation.start]
    if "\n" in between:
        return not between.strip(" \n\r\t\"'“”‘’") and between.count("\n") <= 3
    return len(between) < 90 and not re.search(r"[.!?]\s+\w", between)


def _block_of(context: Context, quotation: Quotation) -> tuple[int, int]:
    sentence = context.document.sentence_at(quotation.start)
    return (sentence.block.start, sentence.block.end) if sentence is not None else (quotation.start, quotation.end)


def _between(context: Context, start: int, end: int) -> tuple[str, tuple[Item, ...]]:
    """A stretch of the text in the alphabet of constructions."""
    if end <= start:
        return " ", ()
    items: list[Item] = []
    sentence = context.document.sentence_at(start) or context.document.sentence_at(min(start + 2, end))
    first = sentence.index if sentence is not None else None
    if sentence is None or first is None:
        return " ", ()
    for following in context.document.sentences[first : first + 6]:
        if following.start >= end:
            break
        items.extend(item for item in context.names.items(following) if item.start >= start and item.end <= end)
    mentions = [place for place, item in enumerate(items) if item.mention is not None]
    return encode(sentence, items, mentions, context.document.text).text, tuple(items)


def _last_sentence(text: str) -> str:
    """What follows the last full stop of a stretch, but for one at its very end."""
    cut = text.rstrip().rfind(" . ")
    return text[cut + 2 :] if cut >= 0 else text


def _statement(context: Context, quotation: Quotation, speaker: _Speaker) -> Statement:
    start, end = quotation.start, quotation.end
    if speaker.mention is not None:
        start, end = min(start, speaker.mention.start), max(end, speaker.mention.end)
        said_by = filler("speaker", speaker.mention)
    else:
        said_by = Filler("speaker", speaker.entity, how="context")
    return Statement(
        "quote",
        (said_by,),
        (("quote", context.document.text[quotation.start : quotation.end]),),
        Status.STATED,
        start,
        end,
        "quote.direct",
    )
