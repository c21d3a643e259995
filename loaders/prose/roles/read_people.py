"""Reading what a text tells of persons: age, nationality, position, caps, kin, absences and captaincy."""

import re
from collections.abc import Iterable, Iterator

from graph.kinds import Status
from loaders.prose.names.lexicon import lexicon
from loaders.prose.names.vocabulary import NUMBERS
from loaders.prose.reading import Filler, Mention, Statement, Value
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.held import Tie
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.people import ABSENCES, CAPTAINCY, DESCRIBED, INTERNATIONALS, KIN
from loaders.prose.roles.phrase import is_colour
from loaders.prose.roles.statements import filler, from_context, say
from loaders.prose.roles.words import POSITIONS, Office

_ARTICLE = re.compile(r"^(?:(?:be|a|an|the|his|her|late|early) )+")
_SIBLINGS = {
    "brothers": "brother",
    "twins": "twin",
    "sisters": "sister",
    "cousins": "cousin",
    "siblings": "sibling",
    "twin brothers": "twin brother",
}


def read_people(context: Context, ties: Iterable[Tie]) -> Iterator[Statement]:
    """What a text tells of persons, each thing once a sentence."""
    captains = {
        (tie.sentence.sentence.index, tie.person.entity) for tie in ties if tie.offices.offices[0][1] is Office.CAPTAIN
    }
    for sentence in context.having(DESCRIBED, INTERNATIONALS, KIN, ABSENCES, CAPTAINCY):
        told: set[tuple[int | None, str]] = set()
        for found in DESCRIBED.find(sentence):
            yield from _described(found, told)
        for found in INTERNATIONALS.find(sentence):
            yield from _international(found)
        for found in KIN.find(sentence):
            yield from _kin(found)
        for found in ABSENCES.find(sentence):
            yield from _absence(context, found)
        for found in CAPTAINCY.find(sentence):
            if (sentence.sentence.index, _person(found).entity) not in captains:
                yield from _captain(context, found)


def _person(found: Found, group: str = "person") -> Mention:
    return found.sentence.mention(found.group(group))


def _described(found: Found, told: set[tuple[int | None, str]]) -> Iterator[Statement]:
    person = _person(found)
    words = found.group("adj").split()
    nationality = next((country for word in words if (country := lexicon().adjectives.get(word))), None)
    if nationality is None and "nationality" in found.construction.name:
        nationality = next((country for word in words if (country := lexicon().people.get(word))), None)
    position = POSITIONS.get(found.group("position")) or next(
        (POSITIONS[word] for word in words if word in POSITIONS), None
    )
    age = int(found.group("age")) if found.group("age") else None
    values: dict[str, Value | None] = {"age": age, "nationality": nationality, "position": position}
    new: dict[str, Value | None] = {
        key: value for key, value in values.items() if value is not None and (person.entity, key) not in told
    }
    told.update((person.entity, key) for key in new)
    if new:
        yield say("person", found.sentence, found.construction.name, (filler("person", person),), **new)


def _international(found: Found) -> Iterator[Statement]:
    person, team = _person(found), found.sentence.mention(found.group("team"))
    fillers = (filler("person", person), filler("team", team))
    if number := found.group("number"):
        if mood(clause_before(found.sentence.text, found.match.start() + 1)) is Status.STATED:
            caps = int(number) if number.isdigit() else NUMBERS[number]
            yield say("caps", found.sentence, found.construction.name, fillers, caps=caps)
        return
    if any(word not in POSITIONS and not is_colour(word) for word in found.group("between").split()):
        return
    over = found.group("pre").strip() in ("former", "ex", "retired", "one-time")
    yield say(
        "played_for",
        found.sentence,
        found.construction.name,
        fillers,
        role="international",
        state="former" if over else None,
    )


def _kin(found: Found) -> Iterator[Statement]:
    person, other = _person(found), _person(found, "other")
    if person.entity == other.entity:
        return
    told = found.group("kin")
    relation = _SIBLINGS.get(told, told)
    if found.construction.name in ("person.s-brother-name", "person.his-brother-name"):
        person, other = other, person
    yield say(
        "relation",
        found.sentence,
        found.construction.name,
        (filler("person", person), filler("other", other)),
        relation=relation,
    )


def _absence(context: Context, found: Found) -> Iterator[Statement]:
    person = _person(found)
    status = mood(clause_before(found.sentence.text, found.match.start() + 1), _without_out(found.group("aux")))
    if status is None or person.entity is None:
        return
    team = context.names.team_of(person.entity)
    fillers: tuple[Filler, ...] = (filler("player", person),)
    if team is not None:
        fillers = (*fillers, from_context("team", team))
    if found.group("suspended"):
        yield say("suspended", found.sentence, found.construction.name, fillers, status)
    elif found.group("injury"):
        yield say(
            "injury",
            found.sentence,
            found.construction.name,
            fillers,
            status,
            injury=_ARTICLE.sub("", found.group("injury")),
        )


def _without_out(words: str) -> str:
    """'Ruled out' and 'set to miss' are said of absences as facts."""
    return words.replace("ruled out", "").replace("set to", "").replace("due to", "")


#: The armband was somebody's once.
_OVER = frozenset("former ex ex-captain ex-skipper old previous one-time onetime erstwhile then then-captain".split())


def _captain(context: Context, found: Found) -> Iterator[Statement]:
    person = _person(found)
    before = found.group("before")
    if (
        person.entity is None
        or before.startswith(("<T", "<D"))
        or before == "'s"
        or _OVER & set(found.match[0].split())
    ):
        return
    if mood(clause_before(found.match[0], len(found.match[0]))) not in (Status.STATED, Status.SCHEDULED):
        return
    team = context.names.team_of(person.entity)
    fillers: tuple[Filler, ...] = (filler("player", person),)
    yield say(
        "captain",
        found.sentence,
        found.construction.name,
        (*fillers, from_context("team", team)) if team is not None else fillers,
    )
