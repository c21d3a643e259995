"""Making a text ready for reading."""

from graph.dates import PartialDate
from loaders.prose.document import Document, Sentence
from loaders.prose.segment.blocks import after_stamp, find_blocks
from loaders.prose.segment.language import guess_language
from loaders.prose.segment.quotations import find_quotations
from loaders.prose.segment.sentences import sentence_spans
from loaders.prose.segment.stamps import find_stamps
from loaders.prose.segment.tokens import plain, tokenise


def segment(
    text: str,
    *,
    published: PartialDate | None = None,
    publisher: str | None = None,
    url: str | None = None,
    language: str | None = None,
) -> Document:
    """The document of a text; its first line is its title, and a sentence of it as well."""
    blocks = find_blocks(text)
    stamps = find_stamps(text, blocks)
    blocks = tuple(
        after_stamp(text, block, stamps[block.index]) if block.index in stamps else block for block in blocks
    )
    sentences: list[Sentence] = []
    lowered = plain(text)
    for block in blocks:
        if block.kind == "noise":
            continue
        for start, end in sentence_spans(text, block.start, block.end):
            sentences.append(Sentence(len(sentences), start, end, block, tokenise(text, start, end, lowered)))
    if language is None:
        language = guess_language(token.lower for sentence in sentences for token in sentence.tokens)
    return Document(
        text=text,
        blocks=blocks,
        sentences=tuple(sentences),
        quotations=find_quotations(text, blocks),
        title=text[blocks[0].start : blocks[0].end] if blocks else "",
        language=language,
        published=published,
        publisher=publisher,
        url=url,
        stamps=stamps,
    )
