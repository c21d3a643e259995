"""What readers write under a report: their words are no part of it."""

import re
from collections.abc import Sequence

#: Headings under which readers write, with a number of them or without.
_HEADING = re.compile(
    r"(?:\d{1,5} (?:readers?'? )?comments?|(?:readers?['’]?s?['’]? |your |fans?['’]? |latest |top |all )?comments?"
    r"(?: ?\(\d{1,5}\))?|(?:have )?your say|what you (?:said|think|are saying)|from (?:our|the) readers"
    r"|(?:readers?|fans?)['’]? (?:views?|verdicts?|reaction|letters)|join the (?:conversation|discussion)|discussion)"
    r"\s*[:.!]?",
    re.IGNORECASE,
)
_AGO = r"(?:an?|\d{1,2}|one|two|three|last) (?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?) ago"
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}"
#: How long ago somebody wrote: nothing but a comment is dated so.
_WRITTEN_AGO = re.compile(rf"(?!.*[.!?] ).{{2,40}}?[,|·•–-]? {_AGO}\.?", re.IGNORECASE)
#: Somebody and a day or an hour.
_DATED = re.compile(
    rf".{{2,40}}?[,|·•–-]? (?:on |at )?(?:\d{{1,2}}(?:st|nd|rd|th)? {_MONTH}|{_MONTH} \d{{1,2}},?"
    r"|\d{1,2}/\d{1,2}/\d{2,4}"
    r"|\d{4}-\d{2}-\d{2}|\d{1,2}[:.]\d{2}(?: ?[ap]m)?)(?: \d{4})?(?:,? (?:at )?\d{1,2}[:.]\d{2}(?: ?[ap]m)?)?\.?",
    re.IGNORECASE,
)
#: Words and no quotation marks behind 'Jill Pratt says:', and none of whoever has an office.
_SAYS = re.compile(
    r"(?:\d{1,3}[.)] )?"
    r"(?=[A-Z@][\w.'’-]{1,25}(?: [\w.'’-]{1,20}){0,5},? (?:says|writes|wrote|commented|posted|replied|adds)"
    r"(?: (?:on|at) [^:\"“]{1,25})?: ?(?![\s\"“”‘']))"
    r"(?!.{0,60}\b(?i:manager|boss|coach|captain|skipper|chairman|striker|midfielder|defender|keeper"
    r"|goalkeeper|winger|referee|he|she|they)\b)"
)
_POSTED = re.compile(r"(?:\d{1,3}[.)] )?(?:posted|written|comment(?:ed)?|submitted|sent in) by ", re.IGNORECASE)
#: A name as nobody but a reader has: 'marlowfan72: ...', 'CityTillIDie: ...'.
_ALIAS = re.compile(r"@?(?:[a-z][\w.-]{2,25}|[A-Z][\w.-]*(?:\d|[a-z][A-Z])[\w.-]{0,20}): ?\S")
_BUTTON = re.compile(
    r"(?:report abuse|report comment|report|reply|like|recommend|upvote|flag)(?: \(\d+\))?", re.IGNORECASE
)
#: So many lines behind a heading one must look like a reader's.
_SOON = 4


def readers_lines(lines: Sequence[str], bodies: Sequence[bool]) -> set[int]:
    """The lines that readers wrote; `bodies` tells the lines of running text, of which one stands before them all."""
    first = next((number for number, is_body in enumerate(bodies) if is_body), len(lines))
    found: set[int] = set()
    for number in range(first + 1, len(lines)):
        line = lines[number].strip()
        if _HEADING.fullmatch(line) and any(map(_looks_written, lines[number + 1 : number + 1 + _SOON])):
            return found | set(range(number, len(lines)))
        posted = bool(_POSTED.match(line))
        if posted and len(line.split()) <= _SHORT or _is_written_ago(line):
            found |= {number, number + 1}
        elif posted or _SAYS.match(line):
            found.add(number)
    return found


def _is_written_ago(line: str) -> bool:
    """Whether a line tells who wrote and how long ago."""
    return line[-len(" ago.") :].lower().endswith((" ago", " ago.")) and bool(_WRITTEN_AGO.fullmatch(line))


#: A line of so few words only tells who wrote what follows.
_SHORT = 8


def _looks_written(line: str) -> bool:
    """Whether a line under such a heading is of a reader: who and when, an alias, a button."""
    line = line.strip()
    return (
        _is_written_ago(line)
        or any(pattern.fullmatch(line) for pattern in (_DATED, _BUTTON))
        or any(pattern.match(line) for pattern in (_SAYS, _POSTED, _ALIAS))
    )
