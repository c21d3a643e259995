"""The loader of StatsBomb's open data: which of its three forms a file has, and its records one after another."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.desk import Desk, desk_of
from loaders.node import Node
from loaders.statsbomb.match_files import MatchFile
from loaders.statsbomb.match_parts import EventFile, LineupFile, Match
from loaders.things import Gathering
from loaders.wrong import Wrong

#: The members by which each form is known; events and line-ups tell the match only by the name of their file.
_FORMS = {
    "matches": ("match_id", "home_team", "away_team", "match_date", "competition"),
    "line-ups": ("team_id", "team_name", "lineup"),
    "events": ("possession_team", "period", "timestamp", "type"),
}


@dataclass(frozen=True, slots=True)
class StatsBombLoader:
    """Each file is a source; ids join them."""

    name: str = "statsbomb"
    reads: str = "matches, line-ups and events of StatsBomb's open data; the latter named by the match (15986.json)"
    gives: str = "matches, managers, referees, line-ups, goals, assists, cards, substitutions, penalties, known names"
    licence: str | None = "StatsBomb Public Data User Agreement (non-commercial)"
    asked_only: bool = True

    def recognises(self, head: FileHead) -> bool:
        """Whether a file begins as one of the three forms does."""
        return head.first == "[" and any(head.has_keys(*keys) for keys in _FORMS.values())

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each record of the file."""
        nodes = _nodes(file)
        form = next((form for form, keys in _FORMS.items() if nodes and all(map(nodes[0].has, keys))), None)
        if form is None:
            raise file.refused(
                "neither matches nor line-ups nor events of StatsBomb: a list of objects with "
                + "; or ".join(", ".join(keys) for keys in _FORMS.values())
            )
        source = file.dataset(
            f"StatsBomb open data: {_title(form, nodes[0], file)}",
            told,
            loader=self.name,
            sha256=file.sha256(),
            publisher="StatsBomb",
            licence=self.licence,
        )
        yield source
        things = Gathering(source, "statsbomb 1")
        desk = desk_of(file, things, assists="StatsBomb")
        try:
            take = _taker(form, desk, things, nodes)
        except Wrong as wrong:
            raise file.refused(wrong.reason, field=wrong.field) from wrong
        yield from desk.taken(nodes, take)
        yield from things.take()
        yield from desk.refused


def _nodes(file: InputFile) -> list[Node]:
    data = file.json()
    return [Node(part, f"[{at}]") for at, part in enumerate(data)] if isinstance(data, list) else []


def _title(form: str, first: Node, file: InputFile) -> str:
    if form == "matches":
        parts = first.node("competition").text("competition_name"), first.node("season").text("season_name")
        return " ".join(part for part in parts if part) or file.name
    return f"{form} of match {file.name.partition('.')[0]}"


def _taker(form: str, desk: Desk, things: Gathering, nodes: list[Node]) -> Callable[[Node], None]:
    """What takes a record of that form."""
    if form == "matches":
        return MatchFile(desk, things).take
    number = desk.file.name.partition(".")[0]
    if not number.isdecimal():
        raise Wrong(
            "match_id", f"the name of the file should be the number of the match, as 15986.json: {desk.file.name!r}"
        )
    if form == "line-ups":
        sides = [Node({"id": node.text("team_id"), "name": node.text("team_name")}, node.path) for node in nodes]
        return LineupFile(desk, things, Match(desk, things, number, sides)).take
    sides = [node.node("team") for node in nodes if node.node("type").text("name") == "Starting XI"]
    return EventFile(desk, desk.events, Match(desk, things, number, sides), nodes).take
