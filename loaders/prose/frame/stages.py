"""Stages of a competition in words: rounds, legs, groups."""

import re
from collections.abc import Sequence

from loaders.prose.names.item import Item

_NUMBERS = {
    word: number for number, word in enumerate("first second third fourth fifth sixth seventh eighth".split(), 1)
}
_ORDINAL = re.compile(r"(\d)(?:st|nd|rd|th)$")
_ROUND = re.compile(
    r"\b(?:(first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th)[- ](qualifying[- ])?round"
    r"|(round of (?:16|32|64)|last[- ](?:16|32|64)|last sixteen)|(quarter-?finals?|semi-?finals?|quarters|semis)"
    r"|(group (?:stage|[a-h]))\b|(play-?off(?:s)?(?: final| semi-final)?)|(third-place play-off)"
    r"|(final)\b)(?:[- ,]+(?:(first|second)[- ]leg|replay))?"
)
#: Without one of these there is none.
_STAGE = re.compile("round|last|quarter|semi|group|play|final")
_AFTER = re.compile(
    r"^(?:[- ]+(?:tie|match|clash|game|replay|encounter|win|victory|defeat|draw|meeting"
    r"|qualifier|first|second|at|against|between|of|in|on|with|triumph|success)\b|\s*[,.:)]|$)"
)
_MATCH = re.compile(r"[- ]+(?:tie|match|clash|game|replay|encounter|meeting)\b")
#: Behind 'final': it is the last of several.
_LAST_OF = re.compile(r" (?:[a-z0-9'-]+ ){0,3}(?:qualifiers?|group|league|home|away|fixtures?)\b")
_REACHED = re.compile(
    r"(?:into|to|reach(?:ed|ing)?|for|through to|progress\w* to|spot in|place in|book\w*|since|towards|"
    r"lost|won|winning) (?:\S+ ){0,3}$"
)


def stages_told(items: Sequence[Item], at: int | None) -> list[tuple[str, int | None]]:
    """The stages that a sentence gives a match (with the leg), beside a competition's name where `at` is its place.

    A stage that is a goal of somebody ('through to the quarter-finals') is none of the match.
    """
    low, high = (0, len(items)) if at is None else (max(at - 7, 0), min(at + 6, len(items)))
    text = " ".join([item.lower for item in items[low:high]])
    if not _STAGE.search(text):
        return []
    found: list[tuple[str, int | None]] = []
    for match in _ROUND.finditer(text):
        of_match = _MATCH.match(text, match.end())
        if (
            not of_match
            and _REACHED.search(text, 0, match.start())
            or at is None
            and not _AFTER.search(text[match.end() :])
        ):
            continue
        if match[8] and (at is None or _LAST_OF.match(text, match.end())):
            continue
        found.append((_name(match), {"first": 1, "second": 2}.get(match[9] or "")))
    return found


def _name(match: re.Match[str]) -> str:
    """One spelling for each stage: 'round 4', 'last 16', 'quarter-final', 'group A'."""
    if match[1]:
        number = _NUMBERS.get(match[1]) or int(match[1][0])
        return f"qualifying round {number}" if match[2] else f"round {number}"
    if match[3]:
        return "last " + (re.sub(r"\D", "", match[3]) or "16")
    if match[4]:
        return "quarter-final" if match[4].startswith("quarter") else "semi-final"
    if match[5]:
        return "group stage" if match[5].endswith("stage") else "group " + match[5][-1].upper()
    if match[6] or match[7]:
        return "third place" if match[7] else "play-off"
    return "final"
