"""The gazetteer as the reader of names asks it: which listed names start at a token."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from graph.gazetteer.lookup import Gazetteer
from graph.gazetteer.records import Club, NameHit, NameUse, TeamEntry
from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.document import Document, Token

_TYPES = {
    "club": ThingType.TEAM,
    "national_team": ThingType.TEAM,
    "competition": ThingType.COMPETITION,
    "venue": ThingType.VENUE,
    "publisher": ThingType.PUBLISHER,
    "person_nickname": ThingType.PERSON,
}
_NO_THING = frozenset({"place", "not_person"})
#: What the ids of clubs begin with that a text names and no list does.
UNLISTED = "~"
#: What the ids of places begin with.
PLACE = "p"


#: A year that the club is not only counted from.
_YEAR = re.compile(r"(?<!since )(?<!until )\b(?:18[6-9]\d|19\d\d|20\d\d)\b")
#: A sentence about the life of somebody: which of two clubs of a name he was at is open.
_LOOKS_BACK = re.compile(
    r"\b(?:former|ex-|began (?:his|her)|started (?:his|her)|career|in the (?:19)?[6-9]0s|retired|once played"
    r"|old club|defunct|predecessors?|folded|wound up)\b",
    re.IGNORECASE,
)


class Listed(NamedTuple):
    """One thing that a listed name can mean; a weak name ('City') says so only beside a strong one.

    `type` is None for a place, or a run of capitals that is nothing of football.
    """

    register: str
    type: ThingType | None
    name: str
    strong: bool
    country: str = ""
    national: bool = False
    nickname: bool = False
    women: bool = False
    place: bool = False

    @property
    def is_team(self) -> bool:
        """Whether it is a side."""
        return self.type is ThingType.TEAM


class Register:
    """The listed names of one document by the place where they start."""

    def __init__(self, document: Document, gazetteer: Gazetteer) -> None:
        self._gazetteer = gazetteer
        self._document = document
        self._year = int(document.published.first[:4]) if document.published else None
        self._hits: dict[int, tuple[int, tuple[Listed, ...]]] = {}
        known: dict[int, tuple[Listed, ...]] = {}
        for hit in gazetteer.find(document.text):
            # The same name has the same uses, which the finder holds for good.
            senses = known.get(id(hit.entries))
            if senses is None:
                senses = known[id(hit.entries)] = self._senses(hit)
            if senses and senses[0].type is None and " " in hit.text and self._put_part(hit):
                continue
            if senses:
                skipped = len("the ") if hit.text[:4].lower() == "the " else 0
                self._hits[hit.start + skipped] = hit.end, senses

    def _put_part(self, hit: NameHit) -> bool:
        """Take the competition in 'Champions League final', which as a whole is only known to be no person."""
        part = hit.text.rsplit(" ", 1)[0]
        for inner in self._gazetteer.find(part):
            senses = self._senses(inner)
            if inner.text == part and senses and senses[0].type is ThingType.COMPETITION:
                self._hits[hit.start] = hit.start + len(part), senses
                return True
        return False

    def longest(self, tokens: Sequence[Token], at: int) -> tuple[int, tuple[Listed, ...]]:
        """How many tokens the listed name takes that starts at a token, and what it can mean; 0 for none."""
        found = self._hits.get(tokens[at].start)
        if found is None:
            return 0, ()
        end, senses = found
        last = at
        while last + 1 < len(tokens) and tokens[last].end < end:
            last += 1
        return (last + 1 - at, senses) if tokens[last].end == end else (0, ())

    def _senses(self, hit: NameHit) -> tuple[Listed, ...]:
        uses = [use for use in hit.entries if _is_read(use)]
        if len(uses) > 1:
            uses = self._of_the_time(uses, hit)
            if any(use.type not in _NO_THING for use in uses):
                uses = [use for use in uses if use.type not in _NO_THING]
            uses.sort(key=_by_strength, reverse=True)
        return tuple({use.id: self._listed(use, hit.text) for use in uses}.values())[::-1]

    def _of_the_time(self, uses: list[NameUse], hit: NameHit) -> list[NameUse]:
        """The uses of the year of the text; where a sentence tells an earlier year of a club founded anew, of that."""
        if self._year is None or not any(use.since or use.until for use in uses):
            return uses
        now = (
            [use for use in uses if _in_use(use, self._year, 0)]
            or [use for use in uses if _in_use(use, self._year)]
            or uses
        )
        clubs = {use.id for use in uses if use.type == "club" and use.strength == "strong"}
        if len(clubs) < 2 or len(now) == len(uses):
            return now
        year, looks_back = self._told_back(hit)
        if year is not None:
            return [use for use in uses if _in_use(use, year, 0)] or uses
        return uses if looks_back else now

    def _told_back(self, hit: NameHit) -> tuple[int | None, bool]:
        """The first year before that of the text that a sentence tells, and whether it looks back at all."""
        sentence = self._document.sentence_at(hit.start)
        said = hit.text if sentence is None else self._document.text[sentence.start : sentence.end]
        years = [int(found[0]) for found in _YEAR.finditer(said)]
        year = next((year for year in years if self._year is not None and year < self._year - 1), None)
        return year, bool(_LOOKS_BACK.search(said))

    def _listed(self, use: NameUse, told: str) -> Listed:
        kind = _TYPES.get(use.type)
        strong, nickname = use.strength == "strong", use.kind == "nickname"
        if use.type in {"club", "national_team"}:
            team = self._gazetteer.team(use.id)
            return Listed(
                use.id,
                kind,
                team.name,
                strong,
                team.country,
                use.type == "national_team",
                nickname,
                team.side == "women",
                _is_place(told, use, team),
            )
        league = self._gazetteer.competitions.get(use.id)
        return Listed(use.id, kind, self._name(use), strong, league.country if league else "", nickname=nickname)

    def _name(self, use: NameUse) -> str:
        if use.type == "competition":
            return self._gazetteer.competitions[use.id].name
        if use.type == "venue":
            return self._gazetteer.venues[use.id].name
        if use.type == "publisher":
            return self._gazetteer.publishers[use.id].name
        if use.type == "person_nickname":
            return self._gazetteer.people_nicknames[use.id].person
        return use.id


def _is_place(told: str, use: NameUse, team: TeamEntry) -> bool:
    """Whether a side's name is that of its town as well: 'Liverpool', 'San Jose'."""
    if not isinstance(team, Club):
        return False
    return use.kind != "nickname" and (fold(told) == fold(team.city) or "place" in team.ambiguous and told != team.name)


def _is_read(use: NameUse) -> bool:
    """Whether a use of a name can be meant in prose: no demonym, and codes and by-names of people only if strong."""
    if use.type == "demonym":
        return False
    return use.strength == "strong" or use.kind != "code" and use.type != "person_nickname"


def _by_strength(use: NameUse) -> tuple[bool, bool]:
    """Strong before weak, names before nicknames."""
    return use.strength != "strong", use.kind == "nickname"


def _in_use(use: NameUse, year: int, slack: int = 1) -> bool:
    return (use.since is None or use.since <= year + slack) and (use.until is None or year - slack <= use.until)
