"""Lines and paragraphs of a text, and what each of them is."""

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace

from loaders.prose.document import Block, BlockKind, Stamp
from loaders.prose.segment.comments import readers_lines

_LINE = re.compile(r"[^\r\n\u2028\u2029]*\S[^\r\n\u2028\u2029]*")
#: Lines that are no part of a text.
_NOISE_WORDS = frozenset(
    words.strip()
    for words in """
        advertisement, advertisements, fullscreen, view fullscreen, close, close ad, share, share this,
        share on facebook, share on twitter, tweet, email, print, copy link, link copied, comments, read more,
        related stories, related articles, most popular, most read, more to follow, more to come, loading,
        video, play, pause, mute, follow us, subscribe, subscribe now, sign in, log in, whatsapp, facebook,
        twitter, instagram, getty images, getty, back to top, skip ad, ad, video not available,
        this video can not be played, to play this video you need to enable javascript,
        article continues below, story continues, continue reading, recommended, sponsored, promoted,
        newsletter, sign up, cookies, accept, next, previous, gallery, photos, scroll down for more
    """.split(",")
)
_NOISE_START = re.compile(
    r"(?:sign up (?:to|for)|subscribe (?:to|for|now)|read (?:more|also|next)\s*:|related\s*:|click here"
    r"|follow us on|download (?:our|the) app|share this|you may also like|scroll down|\d+ (?:comments?|shares?)\b"
    r"|©|copyright|all rights reserved|we use cookies|watch\s*:|listen\s*:|pic\.twitter\.com"
    r"|https?://\S+$|www\.\S+$|to continue reading|already a subscriber|this article is for subscribers"
    r"|(?:most read|most popular|also read|see also|don['’]t miss|trending|up next|recommended)\s*:"
    r"|create an account|have your say|join the conversation|get (?:the|our) (?:latest|best))",
    re.IGNORECASE,
)
_CREDIT = re.compile(
    r"(?:\((?:[^()]{0,40}\b)?(?:getty|ap|afp|reuters|pa|epa|rex|action images|photo|picture|image|via)\b[^()]{0,60}\)"
    r"|\b(?:photo(?:graph)?|picture|image|credit)s?\s?:\s?[^.]{0,60})\s*$",
    re.IGNORECASE,
)
#: No credit is longer than this.
_CREDIT_REACH = 140
_LISTED = re.compile(r"\s*(?:[-•*▪–·]\s+|\d{1,2}[.)]\s+\D)")
#: What ends a sentence, and what may stand behind it.
_ENDS = frozenset(".!?…:")
_CLOSING = "\"'”’»)]"
_CLAUSE = re.compile(r"[;,]")
_LINE_UP = re.compile(
    r"\s*(?:subs(?:titutes)?(?: not used)?|[A-Z][\w .&'’-]{1,30}?(?:\s?\(\d(?:-\d){2,4}\))?"
    r"|goals?|scorers?|booked|sent off|referee|att(?:endance)?)\s?:\s?\S"
)


def find_blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a text in order; empty lines are none."""
    lines = list(_LINE.finditer(text))
    blocks: list[Block] = []
    others = False
    for line in _joined(text, [(match.start(), match.end()) for match in lines]):
        start, end = _trimmed(text, *line)
        kind = _kind(text[start:end], len(blocks))
        others = text[start:end].strip(" :").lower() in _OTHER_STORIES or others and kind in _HEADLINES
        blocks.append(Block(len(blocks), start, end, "noise" if others else kind))
    told = [text[block.start : block.end] for block in blocks]
    comments = readers_lines(told, [block.kind == "body" for block in blocks])
    return tuple(replace(block, kind="noise") if block.index in comments else block for block in blocks)


def after_stamp(text: str, block: Block, stamp: Stamp) -> Block:
    """What a block says behind its stamp; one that is nothing but a stamp says nothing."""
    if stamp.end >= block.end:
        return replace(block, kind="noise")
    kind = _kind(text[stamp.end : block.end], block.index)
    # An entry is running text, however short: 'GOAL! Marlow 1-0 Harbour (Hale 11)'.
    return replace(block, start=stamp.end, kind=kind if kind in {"list", "noise"} else "body")


#: Headings under which the headlines of other stories stand, as lines without a full stop.
_OTHER_STORIES = frozenset(
    ("related stories", "related articles", "most read", "most popular", "recommended", "top stories", "more stories")
)
_HEADLINES = frozenset(("subheading", "caption", "noise"))


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while text[start].isspace():
        start += 1
    while text[end - 1].isspace():
        end -= 1
    return start, end


def _joined(text: str, lines: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Lines, or paragraphs where the text was broken at a fixed width."""
    if not _is_wrapped(text, lines):
        yield from lines
        return
    start, end = lines[0]
    for next_start, next_end in lines[1:]:
        if text.count("\n", end, next_start) > 1 or end - start < 40:
            yield start, end
            start = next_start
        end = next_end
    yield start, end


def _is_wrapped(text: str, lines: list[tuple[int, int]]) -> bool:
    """Whether lines break in mid-sentence as a rule: most are of one width and go on in small letters."""
    if len(lines) < 6:
        return False
    going_on = sum(
        1
        for (_, end), (start, _) in itertools.pairwise(lines)
        if text[start].islower() and text[end - 1] not in ".!?" and text.count("\n", end, start) == 1
    )
    return going_on > len(lines) / 3 and max(end - start for start, end in lines) < 120


def _kind(line: str, index: int) -> BlockKind:
    bare = line.strip(" \t\u00a0.:>|*").lower()
    if bare in _NOISE_WORDS or not any(map(str.isalnum, bare)) or _NOISE_START.match(line):
        return "noise"
    ended = line.rstrip().rstrip(_CLOSING)[-1:] in _ENDS
    if index == 0:
        return "title" if not ended and len(line) < 200 else "body"
    coloned = ":" in line
    if line.startswith("Caption: ") or (coloned or line.endswith(")")) and _is_credited(line):
        return "caption"
    if _LISTED.match(line) or coloned and _LINE_UP.match(line) and len(_CLAUSE.findall(line)) >= 4:
        return "list"
    if ended:
        return "body"
    return _unended(line, index)


def _is_credited(line: str) -> bool:
    """Whether a line ends with who took the picture."""
    return bool(_CREDIT.search(line, max(len(line) - _CREDIT_REACH, 0)))


def _unended(line: str, index: int) -> BlockKind:
    """A line without a full stop: a strap near the top, a heading where short or in capitals, else a caption."""
    words = line.split()
    if len(words) <= 6 or line.isupper():
        return "subheading"
    if index == 1:
        return "strap"
    return "caption" if len(words) <= 45 else "body"
