"""Signs of being in charge of a team: an office without a club, and what only managers do."""

import re
from collections.abc import Iterator

from loaders.prose.names.item import BY_NAME
from loaders.prose.roles.charge import CHARGE_SHOWN
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.offices import BARE_OFFICES, MANAGER_TRIGGERS
from loaders.prose.roles.phrase import Offices, office_at_start, office_right_before
from loaders.prose.roles.sign import SURE, Sign
from loaders.prose.roles.words import Office

#: How much a sign shows; from 2 on, one is enough. Players are also said to do the others now and then.
_WEAK = {
    "charge.his-players": 1.0,
    "charge.his-charges": 2.0,
    "charge.side-of": 2.0,
    "charge.gets-win": 1.0,
    "charge.programme-notes": 1.0,
    "charge.touchline": 1.5,
    "charge.managerial": 1.5,
    "charge.s-response": 1.5,
    "charge.pressure": 2.0,
    "charge.and-his-players": 1.5,
    "charge.mood-with-side": 1.5,
    "charge.got-win": 1.0,
    "charge.rescue": 1.0,
    "charge.leaps-from-seat": 2.0,
    "charge.is-manager-to": 2.0,
    "charge.his-club-side-then": 2.0,
    "charge.club-dugout": 2.0,
    "charge.goes-to-bench": 2.0,
    "charge.rouses": 2.0,
    "charge.will-wonder": 2.0,
    "charge.got-response": 2.0,
    "charge.since-he-took": 2.0,
    "charge.succeeded": 2.0,
    "charge.had-told-them": 2.0,
    "charge.presided": 2.0,
    "charge.dugout-of-club": 2.0,
    "charge.it-was-club-of": 2.0,
    "charge.in-the-technical-area": 2.0,
}
#: What goes under a goalkeeper.
_BALL = frozenset(
    """
        ball it shot just home in slotting slotted slid sliding fired drove poked prodded rolled tucked
        crept squirmed squeezed drilled slipped dinked low past header effort pressure challenge
    """.split()
)
#: A manager in the stands, or of a national side without a name, is in charge of neither team.
_ELSEWHERE = frozenset(
    {"watching", "national-team", "national", "country", "rival", "opposing", "opposition", "counterpart", "number"}
)
#: Who manages something else than a side.
_OTHER_MANAGERS = frozenset(
    """
        stadium commercial kit ground operations marketing events press media bank hotel pub bar sales
        project factory store shop travel equipment security safety facilities ticket business training
        academy youth reserve office works site programme program logistics liaison under-16s under-17s
        under-18s under-19s under-20s under-21s under-23s u18s u21s u23s tennis rugby cricket basketball
        singing driving
    """.split()
)
#: Words that are a manager's only beside a club.
_VAGUE = frozenset({"chief", "mentor", "handler", "technical adviser", "technical advisor"})
#: How a side begins in an encoded sentence.
_A_SIDE = ("<T", "<D", "<t", "<d")
_AFTER_PERSON = re.compile(r"<P\d+> +and$")
_YEAR = re.compile(r" (?P<year>(?:18|19|20)\d\d)(?:[-/]\d\d(?:\d\d)?)? ")
_HIS = frozenset({"charge.his-club-side", "charge.his-players", "charge.his-charges"})
_LOOKED_BACK = re.compile(r" (?:previously|formerly|originally|went on to|once played|in (?:19|20)\d\d) ")
_LAST_DAYS = re.compile(
    r" (?:days|weeks|months|years|end|close|stages|wreckage|legacy|memory|hangover|dog-days) of (?:the )?$"
)
_DONE_BY = re.compile(r" <P\d+> (?:makes|made|make|gave|gives|put|puts|picked|named|names|sees|kept|keeps) $")
_COMPARED = re.compile(r"the (?:happier|prouder|more [a-z]+) (?:manager|boss|coach|head coach)")


def find_signs(context: Context) -> Iterator[Sign]:
    """All signs of a text in order."""
    for sentence in context.having(BARE_OFFICES, CHARGE_SHOWN):
        if not sentence.words.isdisjoint(MANAGER_TRIGGERS):
            for found in BARE_OFFICES.find(sentence):
                yield from _bare_office(found)
        shown = CHARGE_SHOWN.find(sentence)
        if not shown or _long_ago(context, sentence):
            continue
        for found in shown:
            if (
                not _BALL & set(found.group("left").split())
                and _is_happier(found)
                and not _is_past_or_object(found)
                and _is_of_new(context, found)
            ):
                yield _shown(found)


def _long_ago(context: Context, sentence: Encoded) -> bool:
    """Whether a sentence speaks of another time: 'Under Dunn they finished second in 1982-83'."""
    published = context.document.published
    return (
        " years ago " in sentence.text
        or published is not None
        and any(int(match["year"]) < int(published.first[:4]) - 1 for match in _YEAR.finditer(sentence.text))
    )


def _is_of_new(context: Context, found: Found) -> bool:
    """Whether 'His Marlow team' follows right upon its manager: players have been named before."""
    if found.construction.name != "charge.his-club-side-then":
        return True
    person, index = found.sentence.mention(found.group("person")).entity, found.sentence.sentence.index
    return person is not None and all(
        mention.sentence >= index - 2
        for mention in context.names.mentions
        if mention.entity == person and mention.how in BY_NAME
    )


def _is_past_or_object(found: Found) -> bool:
    """'He previously played under Lee', 'Lee made Hale the leader of his team': looked back on, or done to another."""
    before = found.sentence.text[: found.match.start() + 1]
    name = found.construction.name
    return (
        name == "charge.s-charge"
        and bool(_LAST_DAYS.search(before))
        or name == "charge.under"
        and bool(_LOOKED_BACK.search(f"{before}{found.group('left')} "))
        or (name in _HIS and bool(_DONE_BY.search(before)))
    )


def _is_happier(found: Found) -> bool:
    """Whether 'Lee will be the happier manager' says so: what stands behind 'be' is a manager who is compared."""
    if found.construction.name != "charge.happier-of-two":
        return True
    if not (place := found.group("words")):
        return True
    return bool(_COMPARED.match(found.sentence.mention(place).told.lower()))


def _bare_office(found: Found) -> Iterator[Sign]:
    """'Manager Lee': somebody's office where no club is told with it."""
    left = found.group("left")
    if after := found.group("after"):
        offices, before = office_at_start(after), "the"
        if offices is None or offices.offices[0][0] not in after[-30:]:
            return
    else:
        if (found_office := office_right_before(left)) is None:
            return
        offices, before = found_office
    if not _is_of_some_side(found, offices, before):
        return
    sentence = found.sentence
    person = sentence.mention(found.group("person"))
    yield Sign(person, sentence, found.construction.name, SURE, found.match.start(), offices=offices)


def _is_of_some_side(found: Found, offices: Offices, before: str) -> bool:
    """Whether an office without a club, behind some words, is that of somebody who manages a side of the match."""
    office, kind = offices.offices[0]
    words = before.split()
    if words[-1:] == ["and"] and office == "coach":
        in_row = f"{found.sentence.text[: found.match.start()]} {before}"
        if _AFTER_PERSON.search(in_row):
            return False  # 'director Pike and coach Dunn'
    if words and (words[-1].startswith(_A_SIDE) or words[-1] in _OTHER_MANAGERS):
        return False
    if kind not in (Office.MANAGER, Office.CARETAKER) or office in _VAGUE:
        return False
    return _ELSEWHERE.isdisjoint(f"{offices.before} {office} {before}".split()[-6:])


def _shown(found: Found) -> Sign:
    """The sign that a construction of being in charge gives."""
    sentence = found.sentence
    team = found.group("team")
    theirs = found.group("theirs") or found.group("theirs2") or found.group("theirs1").strip("<P>")
    return Sign(
        sentence.mention(found.group("person")),
        sentence,
        found.construction.name,
        _WEAK.get(found.construction.name, SURE),
        found.match.start(),
        sentence.mention(team) if team else None,
        sentence.mention(theirs) if theirs else None,
    )
