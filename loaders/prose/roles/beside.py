"""Reading two short ways of placing a person: 'Harbour's Kim Dae-ho', and 'Bello, the 19-year-old striker,'."""

import re
from collections.abc import Iterable, Iterator

from graph.kinds import Status
from loaders.prose.reading import Statement, Value
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.held import Tie
from loaders.prose.roles.known import spells_of
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.statements import filler, say
from loaders.prose.roles.words import POSITIONS, Office

_OF_CLUB = re.compile(
    r" <T(?P<team>\d+)> 's <P(?P<person>\d+)>(?! 's (?:side|men|team|charges|players|reign|tenure))(?= )"
)
_APPOSED = re.compile(r" <P(?P<person>\d+)> , <N(?P<words>\d+)> (?=[,.;])")
_AGED = re.compile(r"the (?P<age>\d{2})-year-old(?: (?P<rest>.{2,30}))?$")


def read_beside(context: Context, ties: Iterable[Tie]) -> Iterator[Statement]:
    """Who is told to be a club's by a possessive, and the age and position that stand behind a name."""
    others = {tie.person.entity for tie in ties if tie.offices.offices[0][1] not in (Office.PLAYER, Office.CAPTAIN)}
    for sentence in context.sentences:
        if "<P>" not in sentence.words:
            continue
        if " 's <P" in sentence.text:
            yield from _of_club(context, sentence, others)
        if "> , <N" in sentence.text:
            yield from _apposed(sentence)


def _of_club(context: Context, sentence: Encoded, others: set[int | None]) -> Iterator[Statement]:
    """A club's somebody plays for it, unless the text or the list of managers knows otherwise."""
    for match in _OF_CLUB.finditer(sentence.text):
        person, team = sentence.mention(match["person"]), sentence.mention(match["team"])
        if person.entity is None or person.entity in others or context.names.attribute(person.entity, "role"):
            continue
        name = context.names.entities[person.entity].name
        if spells_of(name) or mood(clause_before(sentence.text, match.start() + 1), "") is not Status.STATED:
            continue
        yield say(
            "played_for",
            sentence,
            "beside.club's-name",
            (filler("person", person), filler("team", team)),
            context.status_in(person.start, person.end),
            state="current",
            seen=context.seen,
        )


def _apposed(sentence: Encoded) -> Iterator[Statement]:
    for match in _APPOSED.finditer(sentence.text):
        aged = _AGED.match(sentence.mention(match["words"]).told.lower())
        if aged is None:
            continue
        position = POSITIONS.get(aged["rest"] or "")
        values: dict[str, Value | None] = {"age": int(aged["age"])}
        if position:
            values["position"] = position
        yield say(
            "person",
            sentence,
            "beside.name-years-old",
            (filler("person", sentence.mention(match["person"])),),
            **values,
        )
