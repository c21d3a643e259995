"""Names of a text that a test tells itself, so that roles can be tested without the finding of names."""

import re
from collections.abc import Sequence

from graph.dates import PartialDate
from graph.gazetteer.lookup import Gazetteer
from graph.kinds import ThingType
from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.names.names import Names
from loaders.prose.reading import Mention, Statement
from loaders.prose.roles.read_roles import read_roles
from loaders.prose.segment.segment import segment

PEOPLE = (
    "Ann Lee",
    "Igor Sand",
    "Kit Dunn",
    "Ned Fox",
    "Jo Birch",
    "Max Bird",
    "Una Gray",
    "Leo Pike",
    "Joel Stone",
    "Tom Hale",
    "Kim Dae-ho",
    "Nils Berg",
    "Ivan Petrov",
    "Omar Said",
    "Ray Holt",
    "Luis Cruz",
    "Rui Matos",
    "Pat Strand",
    "Gus Okoye",
    "Dan Bell",
    "Ola Pace",
    "Marco Diaz",
    "Rafa Diaz",
    "Rob Vidal",
)
CLUBS = ("Marlow", "Harbour", "Eastvale", "Lido", "Castle")
NATIONS = ("Wales", "Norway", "Brazil", "Spain", "England")
NICKNAMES = {"Seasiders": "Eastvale", "Mariners": "Marlow"}
PAPERS = ("Echo", "Sky Sports", "Daily Mirror", "BBC Radio 5 Live")
COMPANIES = ("Orion Group",)


def told_names(document: Document, teams_of: dict[str, str] | None = None) -> Names:
    """The names of the tables above wherever they stand in a document, surnames included."""
    names = Names(document, Gazetteer({}, {}, {}, {}, {}, {}, {}, {}))
    forms: list[tuple[str, int, str]] = []
    wanted: list[tuple[Sequence[str], ThingType]] = [
        (PEOPLE, ThingType.PERSON),
        ((*CLUBS, *NATIONS), ThingType.TEAM),
        (PAPERS, ThingType.PUBLISHER),
        (COMPANIES, ThingType.ORGANISATION),
    ]
    for table, kind in wanted:
        for name in table:
            if not re.search(rf"\b(?:{re.escape(name)}|{re.escape(_family(name))})\b", document.text):
                continue
            entity = names.add(kind, name)
            forms.append((name, entity.index, "name"))
            if kind is ThingType.PERSON:
                forms.append((_family(name), entity.index, "surname"))
    known = {entity.name: entity.index for entity in names.entities}
    for nickname, club in NICKNAMES.items():
        if nickname in document.text:
            index = known.get(club)
            if index is None:
                index = known[club] = names.add(ThingType.TEAM, club).index
            forms.append((nickname, index, "nickname"))
    names.put(_mentions(document, names, forms))
    for person, team in (teams_of or {}).items():
        names.vote_team(known[person], known[team], 5)
    return names


def _family(name: str) -> str:
    return "Kim" if name == "Kim Dae-ho" else name.rsplit(maxsplit=1)[-1]


def _mentions(document: Document, names: Names, forms: list[tuple[str, int, str]]) -> list[Mention]:
    mentions: list[Mention] = []
    taken: set[int] = set()
    for told, entity, how in sorted(forms, key=lambda form: -len(form[0])):
        for match in re.finditer(rf"(?<!\w)(?<!(?<![Ee]x)-){re.escape(told)}(?![\w-])", document.text):
            sentence = document.sentence_at(match.start())
            if sentence is None or taken & set(range(match.start(), match.end())):
                continue
            taken |= set(range(match.start(), match.end()))
            mentions.append(
                Mention(match.start(), match.end(), told, names.entities[entity].type, entity, how, sentence.index)
            )
    return mentions


def roles_of(
    text: str,
    *,
    published: str | None = None,
    match: tuple[str, str] | None = None,
    teams_of: dict[str, str] | None = None,
) -> "Told":
    """What is read of roles in a text; `match` are the sides of the match that it reports on."""
    document = segment(text, published=PartialDate.parse(published) if published else None, language="en")
    names = told_names(document, teams_of)
    frame = Frame()
    if match is not None:
        known = {entity.name: entity.index for entity in names.entities}
        first, second = (known[club] if club in known else names.add(ThingType.TEAM, club).index for club in match)
        game = names.add(ThingType.MATCH, " v ".join(match))
        frame.matches.append(Match(game.index, first, second, main=True))
        frame.of_sentence.update({sentence.index: 0 for sentence in document.sentences})
    return Told(names, read_roles(document, names, frame))


class Told:
    """Statements in a form that a test can compare: names instead of indexes."""

    def __init__(self, names: Names, statements: tuple[Statement, ...]) -> None:
        self.names = names
        self.statements = statements

    def of(self, kind: str) -> list[dict[str, object]]:
        """The roles and values of all statements of a kind, with their status."""
        return [self._plain(statement) for statement in self.statements if statement.kind == kind]

    def one(self, kind: str) -> dict[str, object]:
        """The only statement of a kind."""
        found = self.of(kind)
        assert len(found) == 1, f"expected one {kind}, found {found}; all: {self.all()}"
        return found[0]

    def all(self) -> list[tuple[str, dict[str, object]]]:
        """Everything that was read."""
        return [(statement.kind, self._plain(statement)) for statement in self.statements]

    def managers(self) -> set[tuple[str, str, str]]:
        """Person, side and state of every manager told, rumours and denials left out."""
        return {
            (str(told["person"]), str(told["team"]), str(told["state"]))
            for told in self.of("managed")
            if told["status"] in ("stated", "reported")
        }

    def _plain(self, statement: Statement) -> dict[str, object]:
        told: dict[str, object] = {filler.role: self.names.entities[filler.entity].name for filler in statement.roles}
        told.update(statement.values)
        told["status"] = str(statement.status)
        if statement.attributed_to is not None:
            told["attributed_to"] = self.names.entities[statement.attributed_to].name
        return told
