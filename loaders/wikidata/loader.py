"""The loader of Wikidata entities: answers of its API, pages of EntityData, and dumps line by line."""

from collections.abc import Iterator
from dataclasses import dataclass

from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.things import Gathering
from loaders.wikidata.documents import Place, entities_of
from loaders.wikidata.entity import Entity
from loaders.wikidata.people import Known, Things
from loaders.wikidata.statements import StatementWriter
from loaders.wrong import Wrong

PUBLISHER = "Wikidata"


@dataclass(frozen=True, slots=True)
class WikidataLoader:
    """Entities in JSON: memberships, coaches, owners, chairs, grounds, ids, and names in all languages."""

    name: str = "wikidata"
    reads: str = "entities of Wikidata in JSON: wbgetentities, Special:EntityData, lines of a dump"
    gives: str = (
        "who played for, managed, owned or chaired which side and when, births, grounds, ids elsewhere, names in all "
        "languages; ranks and references in the records"
    )
    licence: str | None = "CC0-1.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether a file has entities with labels or statements."""
        return (
            head.first in {"{", "["}
            and head.has_keys("labels", "type", "id")
            and bool(head.keys & {"entities", "claims", "lastrevid", "sitelinks"})
            and '"Q' in (head.text or "")
        )

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each entity; first all are looked at, to know what the others speak of."""
        known, single, modified, count = Known(), "", told.published, 0
        for _, found in entities_of(file):
            if isinstance(found, Entity):
                known.meet(found)
                single, count = found.id, count + 1
                modified = max(filter(None, (modified, found.modified)), default=None)
        source = file.dataset(
            f"Wikidata {single}" if count == 1 else f"Wikidata: {file.name}",
            told,
            loader=self.name,
            sha256=file.sha256(),
            publisher=PUBLISHER,
            published=modified,
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "wikidata 1")
        taker = _Taker(file, gathering, known)
        for place, found in entities_of(file):
            gathering.count()
            yield from taker.take(found, place) if isinstance(found, Entity) else [found]
            if gathering.due():
                yield from gathering.take()
        yield from gathering.take()


class _Taker:
    """Takes entities one after another."""

    def __init__(self, file: InputFile, gathering: Gathering, known: Known) -> None:
        self._file, self._gathering = file, gathering
        self._things = Things(gathering, known)
        self._writer = StatementWriter(gathering, self._things)
        self._name = gathering.into("name", ("thing",), ("text", "language"))
        self._id = gathering.into("identifier", ("thing",), ("scheme", "value"))

    def take(self, entity: Entity, place: Place) -> Iterator[Refusal]:
        """The claims of an entity, and the statements of it that make none."""
        type_ = entity.type()
        if entity.is_missing or type_ is None:
            why = (
                "there is no such entity"
                if entity.is_missing
                else "neither a person nor a side, ground, competition or owner"
            )
            yield Refusal(self._file.path, why, place.line, place.path)
            return
        thing = self._things.of(entity.id, type_)
        self._take_names(entity, thing)
        for property_ in self._writer.properties(type_):
            for statement in entity.statements(property_):
                try:
                    self._writer.take(statement, entity, thing)
                except Wrong as wrong:
                    yield Refusal(self._file.path, wrong.reason, place.line, f"{entity.id}.{property_}", statement.id)

    def _take_names(self, entity: Entity, thing: str) -> None:
        for name, language in dict.fromkeys(entity.names()):
            self._name((f"{self._file.name}:{entity.id}", thing, name, language))
        if page := entity.page():
            self._id((f"{self._file.name}:{entity.id}", thing, "wikipedia", f"en:{page}"))
