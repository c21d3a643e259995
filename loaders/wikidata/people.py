"""What other entities of a document are: their sort and name, gathered before their statements are read."""

from dataclasses import dataclass, field

from graph.kinds import ThingType
from loaders.things import Gathering
from loaders.wikidata.entity import Entity
from loaders.wrong import Wrong

#: So many entities are remembered from a dump; others go by their ids.
_REMEMBERED = 300_000
SCHEME = "wikidata"


@dataclass(slots=True)
class Known:
    """Sort and name of the entities of a document by their ids."""

    types: dict[str, ThingType] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)

    def meet(self, entity: Entity) -> None:
        """Note what an entity is."""
        type_, label = entity.type(), entity.label
        if type_ is not None and len(self.types) < _REMEMBERED:
            self.types[entity.id] = type_
        if label is not None and len(self.labels) < _REMEMBERED:
            self.labels[entity.id] = label


class Things:
    """Makes the things that statements speak of; all are known by their ids in Wikidata."""

    def __init__(self, gathering: Gathering, known: Known) -> None:
        self._to, self._known = gathering, known

    def of(self, qid: str, type_: ThingType) -> str:
        """The thing of an id whose sort the property tells; Wrong where the document says that it is another."""
        told = self._known.types.get(qid)
        if told is not None and told is not type_:
            raise Wrong("value", f"{qid} should be a {type_.value} and is a {told.value}")
        return self._to.thing(type_, qid, self._known.labels.get(qid, ""), f"{SCHEME}:{qid}")

    def owner(self, qid: str) -> str:
        """An owner, who may be a person or an organisation, which only his own entity tells."""
        told = self._known.types.get(qid)
        if told is None or told not in (ThingType.PERSON, ThingType.ORGANISATION):
            raise Wrong(
                "value", f"nothing here tells whether {qid} is a person or an organisation: add its entity to the file"
            )
        return self._to.thing(told, qid, self._known.labels.get(qid, ""), f"{SCHEME}:{qid}")

    def owned(self, qid: str) -> str:
        """What somebody owns, which is a side only where its own entity says so."""
        if self._known.types.get(qid) is not ThingType.TEAM:
            raise Wrong("value", f"nothing here tells that {qid} is a side: add its entity to the file")
        return self.of(qid, ThingType.TEAM)

    def label(self, qid: str | None) -> str | None:
        """The name of an entity that is no thing of ours, such as a country."""
        return self._known.labels.get(qid) if qid else None
