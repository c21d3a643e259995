"""The same as RDF (IPTC Sport Schema, Turtle), led back to the elements of SportsML.

So one way of reading serves both.
"""

import re
from collections import defaultdict
from collections.abc import Iterator

from loaders.contract import FileHead, InputFile
from loaders.markup import CONTENT
from loaders.node import Node
from loaders.sportsml.frame import Frame

_SCHEMA = "sportschema.org/ontologies"
_NEEDS = "this file needs: pip install 'touchline[rdf]'"
_TAIL = re.compile(r"[/#:]([^/#:]*)$")
_WEEK = re.compile(r"(?:week|matchday|round) (\d{1,2})$", re.IGNORECASE)
#: Attributes of an action: as SportsML calls them, and as the schema does.
_ACTION = {
    "@class": "class",
    "@minutes-elapsed": "minutesElapsed",
    "@period-value": "periodValue",
    "@score-attempt-type": "scoreAttemptType",
    "@penalty-level": "infractionLevel",
    "@recipient-type": "recipientType",
    "@comment": "comment",
}
Members = dict[str, object]


def is_rdf(head: FileHead) -> bool:
    """Whether a file is Turtle and uses the schema."""
    text = (head.text or "").lstrip()
    return _SCHEMA in text and text.startswith(("@prefix", "@base", "PREFIX", "BASE", "<http"))


class SportSchema:
    """A document of the schema: all that is told of each thing, by the last part of the property's name."""

    def __init__(self, file: InputFile) -> None:
        self._told: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for thing, property_, value in sorted(_triples(file)):
            self._told[thing][tail(property_)].append(value)
        self._types: dict[str, dict[str, None]] = defaultdict(dict)
        for thing, told in self._told.items():
            for type_ in told.get("type", ()):
                self._types[tail(type_)][thing] = None
        self._sides = self._by("IndividualMembership", "member")
        self._actions = self._by("Action", "actionInEvent")

    def frame(self) -> Frame:
        """What the document is about: its competition, and the year that the name of the edition adds to it."""
        named = [
            one
            for one in self._of_type("Competition")
            if tail(self._one(one, "competitionType")) == "recurring-competition"
        ]
        if len(named) != 1:
            return Frame()
        name = self._one(named[0], "label")
        years = {
            self._one(one, "label").removeprefix(name).strip()
            for one in self._of_type("Competition")
            if self._one(one, "parent") == named[0]
        }
        return Frame(competition=name, first_year=years.pop() if len(years) == 1 else None)

    def events(self) -> Iterator[Node]:
        """Each event as an element of SportsML."""
        for event in self._of_type("Event"):
            yield Node(self._event(event), f"Event/{tail(event)}")

    def managers(self) -> Iterator[tuple[Node, Node]]:
        """Who is told to be the manager of a side, at no time that is told: the metadata of both."""
        for member, memberships in self._sides.items():
            for one in memberships:
                if tail(self._one(one, "positionRegular")) == "manager":
                    place = f"Membership/{tail(one)}"
                    yield (
                        Node(self._named(member), place),
                        Node({"team-metadata": [self._named(self._one(one, "membershipOf"))]}, place),
                    )

    def sideless(self) -> Iterator[Node]:
        """The players of matches whom no membership puts on a side of theirs."""
        for event in self._of_type("Event"):
            parts = self._told[event].get("participation", [])
            teams = {self._one(part, "participationBy") for part in parts if part in self._of_type("TeamParticipation")}
            for part in parts:
                sides = {
                    self._one(one, "membershipOf") for one in self._sides.get(self._one(part, "participationBy"), ())
                }
                if part in self._of_type("IndividualParticipation") and not sides & teams:
                    yield Node({}, f"Participation/{tail(part)}")

    def _of_type(self, name: str) -> dict[str, None]:
        return self._types.get(name, {})

    def _by(self, type_: str, property_: str) -> dict[str, list[str]]:
        """The things of a type, by what they belong to."""
        found: dict[str, list[str]] = defaultdict(list)
        for thing in self._of_type(type_):
            found[self._one(thing, property_)].append(thing)
        return found

    def _one(self, thing: str, property_: str) -> str:
        return next(iter(self._told.get(thing, {}).get(property_, ())), "")

    def _named(self, thing: str) -> Members:
        return {"@key": thing, "name": [{CONTENT: self._one(thing, "label")}]}

    def _event(self, event: str) -> Members:
        parts = self._told[event].get("participation", [])
        teams = [part for part in parts if part in self._of_type("TeamParticipation")]
        officials = [part for part in parts if part in self._of_type("OfficialParticipation")]
        week = _WEEK.search(self._one(self._one(event, "eventInCompetitionPhase"), "label"))
        site = self._one(event, "location")
        players = [part for part in parts if part in self._of_type("IndividualParticipation")]
        metadata: Members = {
            "@key": event,
            "@event-status": tail(self._one(event, "eventStatus")),
            "@start-date-time": self._one(event, "startDateTime"),
            "site": [{"site-metadata": [self._named(site)]}] if site else [],
            "event-metadata-soccer": [{"@week": week[1]}] if week else [],
        }
        actions = self._actions.get(event, [])
        return {
            "event-metadata": [metadata],
            "team": [self._team(team, players) for team in teams],
            "officials": [{"official": [{"official-metadata": [self._person(part)]} for part in officials]}],
            "actions": [{"action": [self._action(action) for action in actions]}],
        }

    def _team(self, participation: str, players: list[str]) -> Members:
        team = self._one(participation, "participationBy")
        own = [
            (part, membership)
            for part in players
            for membership in self._sides.get(self._one(part, "participationBy"), ())
            if self._one(membership, "membershipOf") == team
        ]
        return {
            "team-metadata": [{**self._named(team), "@alignment": self._one(participation, "alignment")}],
            "team-stats": [{"@score": self._one(participation, "score")}],
            "player": [
                {
                    "@id": self._one(part, "participationBy"),
                    "player-metadata": [
                        {**self._person(part), "@uniform-number": self._one(membership, "uniformNumber")}
                    ],
                }
                for part, membership in own
            ],
        }

    def _person(self, participation: str) -> Members:
        return {
            **self._named(self._one(participation, "participationBy")),
            "@status": tail(self._one(participation, "playerStatus")),
            "@position-event": tail(self._one(participation, "positionEvent")),
        }

    def _action(self, action: str) -> Members:
        parts = self._told[action].get("participation", [])
        told = {name: self._one(action, property_) for name, property_ in _ACTION.items()}
        return {
            **{name: value if name == "@comment" else tail(value) for name, value in told.items() if value},
            "participant": [
                {"@idref": self._one(part, "participationBy"), "@role": tail(self._one(part, "role"))} for part in parts
            ],
        }


def tail(name: str) -> str:
    """The last part of an address or a code."""
    found = _TAIL.search(name)
    return found[1] if found else name


def _triples(file: InputFile) -> Iterator[tuple[str, str, str]]:
    try:
        from rdflib import Graph  # noqa: PLC0415  an optional extra
    except ModuleNotFoundError as error:
        raise file.refused(_NEEDS) from error
    graph = Graph(bind_namespaces="none")
    try:
        graph.parse(data=file.decoded().text, format="turtle", publicID="about:file")
    except Exception as error:  # rdflib raises what it likes over a broken document
        raise file.refused(f"not Turtle: {' '.join(str(error).split())[:160]}") from error
    for thing, property_, value in graph:
        yield str(thing), str(property_), str(value)
