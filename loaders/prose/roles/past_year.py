"""Whoever is told with an office in a year gone by need not hold it now: 'In 1998 manager Lee led Marlow up'."""

import re

from graph.dates import PartialDate
from loaders.prose.reading import Mention
from loaders.prose.roles.encoded import Encoded

_YEAR = r"(?P<year>(?:19|20)\d\d)"
_OPENS = re.compile(rf" (?:it was |back |that |and |but )?in (?:[a-z]+ ){{0,2}}{_YEAR} ")
#: 'Marlow manager Lee said in May 2003': what is told of that year goes on.
_DID = re.compile(
    rf" (?:(?!since|until|appointed|joined|born|who|when|and|but|to)[a-z'-]+ ){{1,7}}in (?:[a-z]+ )?{_YEAR} "
)
#: Words that bring a sentence back to the day of the text.
_NOW = frozenset("now today currently still current has have".split())


def is_of_past_year(sentence: Encoded, person: Mention, published: PartialDate | None) -> bool:
    """Whether a sentence tells of a person in a year before that of the text and the one before."""
    if published is None or " in " not in sentence.text:
        return False
    place = next((at for at, item in enumerate(sentence.items) if item.mention is person), None)
    at = sentence.text.find(f"P{place}> ") if place is not None else -1
    if at < 0:
        return False
    opened = _OPENS.match(sentence.text)
    if opened is not None and not _NOW.isdisjoint(sentence.words):
        opened = None
    told = opened or _DID.match(sentence.text, sentence.text.index(" ", at))
    return told is not None and int(told["year"]) < int(published.first[:4]) - 1
