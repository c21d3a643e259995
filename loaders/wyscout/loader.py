"""The loader of Wyscout's public data: which of its forms a file has, and its records one after another."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.desk import Desk, desk_of
from loaders.json_stream import objects_in
from loaders.node import Node
from loaders.things import Gathering
from loaders.wyscout.desk import People, names_beside, person_name, tidy
from loaders.wyscout.event_files import EventFile
from loaders.wyscout.match_files import MatchFile
from loaders.wyscout.people_files import PersonFile, TeamFile

#: The members by which each form is known; what is most particular comes first.
_FORMS = {
    "matches": ("wyId", "teamsData", "label"),
    "events": ("eventId", "subEventId", "matchPeriod", "tags"),
    "teams": ("wyId", "officialName", "area"),
    "players": ("wyId", "shortName", "passportArea", "role"),
    "coaches": ("wyId", "shortName", "passportArea", "currentTeamId"),
    "referees": ("wyId", "shortName", "passportArea"),
}
_PEOPLE = {"players": "player", "coaches": "coach", "referees": "referee"}
Names = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class WyscoutLoader:
    """Each file is a source; numbers join them, and names are read from the files beside."""

    name: str = "wyscout"
    reads: str = (
        "the public data of Wyscout (matches_*.json, events_*.json, players, teams, coaches, referees); people and "
        "sides that matches and events tell by number are named by the files beside"
    )
    gives: str = (
        "matches, line-ups, substitutions, cards, coaches, referees; from the events goals, own goals and assists "
        "with minutes, penalties; births, positions, heights and names of people"
    )
    licence: str | None = "CC-BY-4.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether a file begins as one of the forms does."""
        if head.first == "{":
            return head.has_keys("events", *_FORMS["events"])
        return head.first == "[" and any(head.has_keys(*keys) for keys in _FORMS.values())

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each record of the file."""
        nodes, document = _nodes(file)
        first = next(nodes, None)
        form = next((form for form, keys in _FORMS.items() if first and all(map(first.has, keys))), None)
        if first is None or form is None:
            raise file.refused(
                "neither matches, events, teams nor people of Wyscout: a list of objects with "
                + "; or ".join(", ".join(keys) for keys in _FORMS.values())
            )
        source = file.dataset(
            f"Wyscout public data: {file.name}",
            told,
            loader=self.name,
            sha256=file.sha256(),
            publisher="Wyscout (Pappalardo and others, 2019)",
            licence=self.licence,
        )
        yield source
        things = Gathering(source, "wyscout 1")
        desk = desk_of(file, things, assists="Wyscout")
        people = People(desk, _known(file, form, document))
        take, finish = _taker(form, desk, people, document)
        yield from desk.taken(chain((first,), nodes), take)
        finish()
        yield from things.take()
        yield from (*desk.refused, *people.nameless())


def _nodes(file: InputFile) -> tuple[Iterator[Node], Node]:
    """The records, and the document where they lie in one.

    Others have cut the events of one match into a document with its names.
    """
    with file.open() as stream:
        is_list = stream.read(64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"[")
    if is_list:
        return (Node(part, f"[{at}]") for at, part in enumerate(objects_in(file))), Node({})
    document = Node(file.json())
    return iter(document.nodes("events")), document


def _known(file: InputFile, form: str, document: Node) -> dict[str, Names | None]:
    """The names of people by kind, for the forms that tell numbers only; without those of players they say nothing."""
    if form not in {"matches", "events"}:
        return {}
    inside = {
        number: name
        for _, side in document.node("players").lists()
        for part in side
        if (number := part.node("player").text("wyId")) and (name := person_name(part.node("player")))
    }
    players = inside or names_beside(file, "players")
    if players is None:
        raise file.refused("it tells people by number, and no players.json lies beside it to name them")
    return {"player": players, "coach": names_beside(file, "coaches"), "referee": names_beside(file, "referees")}


def _taker(form: str, desk: Desk, people: People, document: Node) -> tuple[Callable[[Node], None], Callable[[], None]]:
    """What takes a record of that form, and what ends its taking."""
    if form in _PEOPLE:
        return PersonFile(desk, _PEOPLE[form]).take, _nothing
    if form == "teams":
        return TeamFile(desk).take, _nothing
    inside = {
        number: name
        for number, part in document.node("teams").parts()
        if (name := tidy(part.node("team").text("name")))
    }
    teams = inside or names_beside(desk.file, "teams") or {}
    if form == "matches":
        return MatchFile(desk, people, teams).take, _nothing
    events = EventFile(desk, people, teams)
    return events.take, events.finish


def _nothing() -> None:
    """Nothing is left to do."""
