"""An entity of Wikidata: its id, its names and statements, and what sort of thing it is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from graph.kinds import ThingType
from loaders.wikidata.values import Json, item, obj, objs, snak_value, text

_HUMAN = "Q5"
#: Classes that tell what an entity is; those that are not listed say nothing.
_CLASSES: Mapping[str, ThingType] = {
    _HUMAN: ThingType.PERSON,
    **dict.fromkeys(("Q476028", "Q847017", "Q15944511", "Q6979593", "Q103229495", "Q28140340"), ThingType.TEAM),
    **dict.fromkeys(("Q1154710", "Q483110", "Q641226", "Q589481"), ThingType.VENUE),
    **dict.fromkeys(("Q15991303", "Q15991290", "Q623109", "Q500834", "Q18608583", "Q13406554"), ThingType.COMPETITION),
    **dict.fromkeys(
        ("Q4830453", "Q43229", "Q783794", "Q891723", "Q6881511", "Q219577", "Q161726"), ThingType.ORGANISATION
    ),
}
#: Where no class tells, having a property does.
_SIGNS: tuple[tuple[str, ThingType], ...] = (
    ("P54", ThingType.PERSON),
    ("P6087", ThingType.PERSON),
    ("P569", ThingType.PERSON),
    ("P21", ThingType.PERSON),
    ("P106", ThingType.PERSON),
    ("P286", ThingType.TEAM),
    ("P115", ThingType.TEAM),
    ("P118", ThingType.TEAM),
)
_LANGUAGES = ("en", "mul", "en-gb", "de", "es", "fr", "it", "pt", "nl")


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement: its property and main value, its qualifiers by property, its rank, and where it is taken from."""

    id: str
    property: str
    snak: Json
    qualifiers: Mapping[str, list[Json]]
    rank: str
    references: tuple[str, ...]

    def record(self) -> str:
        """The statement's id, with its rank where it is not the usual one, and its references."""
        notes = [*([self.rank] if self.rank != "normal" else []), *self.references]
        return f"{self.id} ({'; '.join(notes)})" if notes else self.id


class Entity:
    """An entity as a document gives it."""

    __slots__ = ("_json", "id")

    def __init__(self, json: Json) -> None:
        self._json = json
        self.id = text(json.get("id")) or text(json.get("title")) or ""

    def has(self, property_: str) -> bool:
        """Whether it has statements of a property."""
        return bool(obj(self._json.get("claims")).get(property_))

    @property
    def is_missing(self) -> bool:
        """Whether the document says that there is no such entity."""
        return "missing" in self._json

    @property
    def modified(self) -> str | None:
        """When it was changed last."""
        return text(self._json.get("modified"))

    @property
    def label(self) -> str | None:
        """Its name: in English, else in a language of western script, else in any."""
        labels = obj(self._json.get("labels"))
        for language in (*_LANGUAGES, *labels):
            if found := text(obj(labels.get(language)).get("value")):
                return found
        return None

    def names(self) -> Iterator[tuple[str, str]]:
        """All its names with their languages."""
        for told in obj(self._json.get("labels")).values():
            yield from _named(obj(told))
        for many in obj(self._json.get("aliases")).values():
            for told in objs(many):
                yield from _named(told)

    def page(self, site: str = "enwiki") -> str | None:
        """The title of its page on a site."""
        return text(obj(obj(self._json.get("sitelinks")).get(site)).get("title"))

    def statements(self, property_: str) -> Iterator[Statement]:
        """Its statements of a property, of every rank."""
        for at, told in enumerate(objs(obj(self._json.get("claims")).get(property_))):
            qualifiers = {name: objs(snaks) for name, snaks in obj(told.get("qualifiers")).items()}
            references = tuple(note for one in objs(told.get("references")) if (note := _reference(one)))
            yield Statement(
                text(told.get("id")) or f"{self.id}:{property_}[{at}]",
                property_,
                obj(told.get("mainsnak")),
                qualifiers,
                text(told.get("rank")) or "normal",
                references,
            )

    def type(self) -> ThingType | None:
        """What sort of thing it is; None where that is not told or it is nothing of football."""
        for told in self.statements("P31"):
            found = _CLASSES.get(item(snak_value(told.snak)) or "")
            if found is not None and told.rank != "deprecated":
                return found
        return next((type_ for property_, type_ in _SIGNS if self.has(property_)), None)


def _named(told: Json) -> Iterator[tuple[str, str]]:
    name, language = text(told.get("value")), text(told.get("language"))
    if name and language:
        yield name, language


def _reference(told: Json) -> str | None:
    """A reference in short: where the statement was imported from, its address, the day on which it was looked up."""
    notes = []
    for property_, what in (("P143", "imported from"), ("P248", "stated in"), ("P854", "at"), ("P813", "seen")):
        for snak in objs(obj(told.get("snaks")).get(property_)):
            value = snak_value(snak)
            found = item(value) or (value if isinstance(value, str) else text(obj(value).get("time")))
            if found:
                notes.append(f"{what} {found[1:11] if found.startswith('+') else found}")
    return ", ".join(notes) or None
