"""Offices without a club in news of one club: 'Chairman Leo Pike said', 'his assistant, Kit Dunn'."""

import re
from collections.abc import Iterable, Iterator, Sequence

from loaders.prose.reading import Mention
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.held import Tie
from loaders.prose.roles.offices import BARE_OFFICES
from loaders.prose.roles.past_year import is_of_past_year
from loaders.prose.roles.phrase import Offices, office_at_start, office_before_name, office_right_before
from loaders.prose.roles.piece import other_club_before, other_club_near
from loaders.prose.roles.words import Office

_READ = (Office.MANAGER, Office.CARETAKER, Office.ASSISTANT, Office.OFFICER, Office.OWNER)
#: Too often somebody else's or another trade's without a club.
_VAGUE = frozenset(
    "chief mentor handler trainer tactician selector director president secretary shareholder counterpart chair".split()
)
_VAGUE_PHRASES = frozenset({"technical adviser", "technical advisor", "opposite number", "spokesman", "spokeswoman"})
_POINTLESS = _VAGUE_PHRASES | {"chief", "mentor", "handler", "trainer", "tactician", "selector", "counterpart"}
#: What may stand to the left of the office.
_LEFT = frozenset(
    """
        the of and but as while with by said says that when to from club told under , . ; : " ( ' ’ ” - or then where
        whose also added insisted believes after before since through for mr sir
    """.split()
)
_PREVIOUS = frozenset({"previous"})
#: 'the chairman, Mr. Pike': the office points to somebody, who is named behind it.
_POINTED = re.compile(r" <[nN](?P<words>\d+)> , (?:(?:mr|mrs|sir|dr)\.? )?<P(?P<person>\d+)>(?! 's)")


def bare_offices(context: Context, club: int, ties: Iterable[Tie]) -> Iterator[Tie]:
    """The ties of those whose office at the club of the piece is told without it."""
    told = list(ties)
    for sentence in context.sentences:
        for person, offices, start, end, name in _in_sentence(sentence):
            if is_of_past_year(sentence, person, context.document.published):
                continue
            if _is_of_club(context, person, offices, club, told) and not (
                other_club_near(context, sentence, start, end, club) or other_club_before(context, sentence, club)
            ):
                tie = Tie(sentence, person, club, offices, f"office.piece-{name}")
                told.append(tie)
                yield tie


def _in_sentence(sentence: Encoded) -> Iterator[tuple[Mention, Offices, int, int, str]]:
    for found in BARE_OFFICES.find(sentence):
        offices = _offices(found)
        if offices is not None:
            start = found.match.start() if found.group("after") else found.match.start("person") - 2
            name = found.construction.name.removeprefix("office.")
            yield sentence.mention(found.group("person")), offices, start, found.match.end(), name
    for match in _POINTED.finditer(sentence.text) if "> , " in sentence.text else ():
        offices = _pointed(sentence.mention(match["words"]).told.lower())
        if offices is not None:
            yield sentence.mention(match["person"]), offices, match.start(), match.end(), "pointed-name"


def _pointed(told: str) -> Offices | None:
    offices = office_before_name(told.removeprefix("the ")) if told.startswith("the ") else None
    if offices is None or offices.offices[0][1] not in _READ or offices.incoming or offices.offices[0][0] in _POINTLESS:
        return None
    return offices if not offices.former or _PREVIOUS & set(offices.before.split()) else None


def _is_of_club(context: Context, person: Mention, offices: Offices, club: int, told: Sequence[Tie]) -> bool:
    """Whether nothing that the text tells of somebody, or of the club, speaks against an office there."""
    if person.entity is None or _is_known(person.entity, told):
        return False
    if offices.offices[0][1] is Office.MANAGER and _has_manager(club, told) and not offices.former:
        return False
    return context.names.attribute(person.entity, "position") is None


def _offices(found: Found) -> Offices | None:
    """The office, where nothing to the left of it says whose it is but the club."""
    if after := found.group("after"):
        offices, before = office_at_start(after), ["the"]
        if offices is not None and not after.strip().endswith(offices.offices[0][0]):
            return None
    else:
        right = office_right_before(found.group("left"))
        if right is None:
            return None
        offices, before = right[0], right[1].split()
        if offices.former and _PREVIOUS & set(offices.before.split()) and before[-1:] in (["the"], ["club"], []):
            return offices if offices.offices[0][1] in _READ else None
    if offices is None or offices.former or offices.incoming or offices.only_possible:
        return None
    office, kind = offices.offices[0]
    if kind not in _READ or office in _VAGUE_PHRASES:
        return None
    ours = before[-1:] == ["club"] or (before[-1:] and before[-1].startswith(("<H", "<h", "<D")))
    if office in _VAGUE and not (ours or before[-1:] == ["the"] and office == "president"):
        return None
    return offices if ours or not before or before[-1] in _LEFT else None


def _is_known(person: int, told: Iterable[Tie]) -> bool:
    """Whether the text has told already which office somebody holds or held."""
    return any(tie.person.entity == person and tie.offices.offices[0][1] in _READ for tie in told)


def _has_manager(club: int, told: Iterable[Tie]) -> bool:
    return any(
        tie.offices.offices[0][1] is Office.MANAGER
        and not tie.former
        and not tie.offices.former
        and (tie.team if isinstance(tie.team, int) else tie.team.entity) == club
        for tie in told
    )
