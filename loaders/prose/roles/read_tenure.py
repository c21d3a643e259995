"""Reading who comes and who goes."""

import re
from collections.abc import Iterator
from dataclasses import replace

from graph.kinds import Status
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.held import Tie
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.phrase import Offices
from loaders.prose.roles.piece import is_sure
from loaders.prose.roles.tenure import MOVE_BY_NAME, MOVE_TABLE
from loaders.prose.roles.tenure_move import Move
from loaders.prose.roles.when import find_when
from loaders.prose.roles.words import OFFICE_OF, Office

#: A spell that is looked back on: 'after seven years at the helm of Marlow'.
_SPELL = re.compile(r" (?:years|spell|stint|time|tenure|seasons|months|days|reign) (?:[a-z]+ ){0,3}$")
#: 'managed Marlow from 1958 to 1963'.
_FROM_TO = re.compile(
    r" (?:from|between) (?P<since>(?:18|19|20)\d\d) (?:to|until|and|till) (?P<until>(?:18|19|20)\d\d)(?= )"
)
_HELD = frozenset({"tenure.in-charge-of", "tenure.took-over"})
_FOR_NOW = frozenset({"caretaker", "interim", "acting", "temporary"})
_MANAGER = ("manager", Office.MANAGER)


def read_tenure(context: Context) -> Iterator[Tie]:
    """The comings and goings that a text tells, as ties with the date at which they begin or end."""
    for sentence in context.having(MOVE_TABLE):
        for found in MOVE_TABLE.find(sentence):
            yield from _ties(context, found, MOVE_BY_NAME[found.construction.name])


def _ties(context: Context, found: Found, move: Move) -> Iterator[Tie]:
    own_clause = move.construction.name == "tenure.where-sacked"
    before = "" if own_clause else clause_before(found.sentence.text, found.match.start() + 1)
    told = mood(before, f"{found.group('aux')} {found.group('aux2')}")
    if told is None or not found.group("team"):
        return
    if not is_sure(context, found.sentence, found.sentence.mention(found.group("person"))):
        return
    if move.state == "job":
        told = Status.RUMOURED if told in (Status.STATED, Status.SCHEDULED) else told
    if move.construction.name in _HELD and _SPELL.search(" ".join(f" {before} {found.group('aux')} x".split())[:-1]):
        move = replace(move, state="former")
    if move.state == "former" and not (found.group("office") or found.group("office1")) and _is_player(context, found):
        return
    offices = offices_in(found.group("office") or found.group("office1"))
    state = "incoming" if move.state == "job" or (move.state == "current" and told is not Status.STATED) else move.state
    comes, goes = ("other", "person") if has_followed(found) else ("person", "other")
    if move.other_state and found.group("other"):
        if _OTHER_OFFICE.search(found.match[0]):
            return
        yield _tie(context, found, comes, offices, state, told)
        if told is Status.STATED:
            yield _tie(context, found, goes, offices, move.other_state, told)
        return
    yield _tie(context, found, "person", offices, state, told)


#: 'Hale was replaced by Sand': who is named first has gone.
_PASSIVE = re.compile(r" (?:succeeded|replaced|followed) (?:[a-z-]+ ){0,2}?by ")
#: No manager's place: 'replaced as captain by Hale'.
_OTHER_OFFICE = re.compile(
    r" as (?:[a-z-]+ ){0,2}?(?:captain|skipper|vice-captain|chairman|chairwoman|president|owner|director|secretary"
    r"|striker|goalkeeper|keeper|defender|midfielder|winger|left-back|right-back|penalty-taker|favourite) "
)


def has_followed(found: Found) -> bool:
    """Whether it is the one named first whom the other followed."""
    return bool(_PASSIVE.search(found.match[0]))


def _is_player(context: Context, found: Found) -> bool:
    """'Marlow have sacked Hale', a striker: he held no office."""
    person = found.sentence.mention(found.group("person")).entity
    return (
        person is not None
        and context.names.attribute(person, "position") is not None
        and context.names.attribute(person, "role") != "manager"
    )


def _tie(context: Context, found: Found, group: str, offices: Offices, state: str, told: Status) -> Tie:
    sentence = found.sentence
    date = find_when(after(found) if state == "former" else begins(found), context.document.published)
    years = _FROM_TO.match(sentence.text, found.match.end()) if state == "former" else None
    status = None if told in (Status.STATED, Status.SCHEDULED) else told
    before = "incoming" if state == "incoming" else "caretaker" if _FOR_NOW & sentence.words else ""
    return Tie(
        sentence,
        sentence.mention(found.group(group)),
        sentence.mention(found.group("team")),
        Offices(offices.offices, before),
        found.construction.name,
        former=state == "former",
        status=status,
        since=years["since"] if years else date if state == "current" else None,
        until=years["until"] if years else date if state == "former" else None,
    )


def after(found: Found) -> str:
    """The words after a construction, to the end of the clause: where its date stands."""
    rest = found.sentence.text[found.match.end() :]
    for mark in (" , ", " ; ", " . ", " but ", " after ", " before ", " and "):
        cut = rest.find(mark)
        if cut >= 0:
            rest = rest[: cut + 1]
    return " ".join(rest.split()[:7])


def begins(found: Found) -> str:
    """The words after a construction that may tell since when: not 'until the end of the season'."""
    return f" {after(found)} ".partition(" until ")[0].strip()


def offices_in(phrase: str) -> Offices:
    """The office that a phrase ends in, a manager's where it tells none."""
    words = phrase.split()
    for start in range(len(words)):
        known = " ".join(words[start:])
        if known in OFFICE_OF:
            return Offices(((known, OFFICE_OF[known]),))
    return Offices((_MANAGER,))
