"""Whether a text reports on a match or only touches it."""

from itertools import islice
from math import ceil

from loaders.prose.document import Document
from loaders.prose.frame.around import is_score_item
from loaders.prose.frame.frame import Match
from loaders.prose.names.names import Names


def is_report(document: Document, names: Names, pair: tuple[int, int], share: int) -> bool:
    """Whether a text tells a match between two sides: both up front, and many words for what happens in one."""
    body = [sentence for sentence in document.sentences if sentence.block.kind in {"body", "strap", "title"}]
    early = {mention.entity for sentence in body[:10] for mention in names.in_sentence(sentence)}
    if not set(pair) <= early:
        return False
    needed = max(_FEWEST, ceil(len(body) / share))
    signs = (sentence for sentence in body if not _MATCH_WORDS.isdisjoint([token.lower for token in sentence.tokens]))
    return len(list(islice(signs, needed))) == needed


#: So many sentences at least have a word for what happens in a match.
_FEWEST = 3
_MATCH_WORDS = frozenset(
    """
        minute minutes half-time interval equaliser header headed volley shot cross corner free-kick penalty
        post bar crossbar offside keeper rebound opener scored equalised substitute booked whistle
        net area box
    """.split()
)

#: Of so many sentences one has a word for what happens in a match, in a text that tells of one.
_REPORTED = 12
#: What ties a result to the news of which a sentence tells: 'was sacked following a 3-0 defeat'.
TIES = frozenset("following after since despite wake aftermath amid".split())
_NEAR = 5


def is_touched(document: Document, names: Names, match: Match) -> bool:
    """Whether the result of a match is only the occasion of a text's news."""
    if is_report(document, names, match.sides, _REPORTED):
        return False
    sentence = document.sentence_at(match.start)
    if sentence is None or sentence.block.kind == "title":
        return False
    items = names.items(sentence)
    return any(
        is_score_item(item) and not TIES.isdisjoint(word.lower for word in items[max(at - _NEAR, 0) : at])
        for at, item in enumerate(items)
    )
