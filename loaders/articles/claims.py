"""From what was read in a text to things and claims; a claim whose words do not stand where it says is refused."""

from dataclasses import dataclass, field, replace

from graph.claims import Claim, Role, Source, Thing, thing
from graph.errors import Refusal
from graph.intake import ArticleClaims
from graph.kinds import BY_NAME as KINDS_BY_NAME
from graph.kinds import TELLING, Status, ThingType, role_types
from loaders.prose.names.item import BY_NAME
from loaders.prose.reading import Entity, Filler, Mention, Reading, Statement

_RULE_OF_MENTIONS = "mention"
#: How a role was resolved that the cited words do not name, but other words of the article do.
_CONTEXT = "context"
#: Things that a text speaks of without naming them; their place in a claim is the claim's own.
_UNNAMED = frozenset({ThingType.MATCH, ThingType.SEASON})
#: So far from the sentence of a claim a person may be named who has a part in it; the citation then holds both.
_NEAR = 500
#: So much of a sentence is shown where nothing could be kept of it.
_SHOWN = 90
#: What a sentence may leave to those before it: for whom, in what and where. Who did it must be told.
_FROM_CONTEXT = frozenset({ThingType.TEAM, ThingType.COMPETITION, ThingType.VENUE})


@dataclass(slots=True)
class _Article:
    """The things made so far of one article's entities, and where it names each."""

    reading: Reading
    source: Source
    things: dict[int, Thing] = field(default_factory=dict)
    named: dict[int, list[Mention]] = field(default_factory=dict)

    def thing(self, index: int) -> Thing:
        known = self.things.get(index)
        if known is None:
            entity = self.reading.entities[index]
            known = self.things[index] = _thing_of(entity, self.source.key)
        return known


def claims_of(reading: Reading, source: Source) -> tuple[ArticleClaims, list[Refusal]]:
    """All that a reading says as things and claims of its source, and the statements that were refused."""
    article = _Article(reading, source, named=_named(reading))
    claims: list[Claim] = []
    refused: list[Refusal] = []
    for statement in (
        part for nth, told in enumerate(reading.statements) for part in _numbered(_parts(told, article), reading, nth)
    ):
        if why := _wrong(statement, reading):
            refused.append(_refusal(statement, why, reading, source))
        else:
            claims.append(_claim(statement, article))
    claims.extend(_mention(article.named[entity], article) for entity in sorted(article.named))
    source = replace(source, language=source.language or reading.document.language)
    things = [article.things[index] for index in sorted(article.things)]
    return ArticleClaims(source, things, claims, reading.language_read), refused


def _named(reading: Reading) -> dict[int, list[Mention]]:
    """The mentions of each entity by name, in order of place."""
    named: dict[int, list[Mention]] = {}
    for mention in sorted(reading.mentions, key=lambda mention: mention.start):
        if mention.entity is not None and mention.how in BY_NAME:
            named.setdefault(mention.entity, []).append(mention)
    return named


def _parts(told: Statement, article: _Article) -> list[Statement]:
    """The statement with words for each role; a part that is told far away is cited where it is told."""
    statement = _widened(told, article.reading)
    statement = replace(statement, roles=tuple(_with_words(filler, statement, article) for filler in statement.roles))
    kind = KINDS_BY_NAME.get(statement.kind)
    far = [
        filler
        for filler in statement.roles
        if kind
        and filler.role in kind.may
        and filler.start is not None
        and filler.how in BY_NAME
        and not _inside(filler, statement)
    ]
    if not far:
        return [statement]
    near = tuple(filler for filler in statement.roles if filler not in far)
    return [replace(statement, roles=near), *(_told_at(filler, near, statement, article) for filler in far)]


def _told_at(filler: Filler, near: tuple[Filler, ...], statement: Statement, article: _Article) -> Statement:
    """The same statement as the sentence says it that names the far part."""
    sentence = article.reading.document.sentence_at(filler.start or 0)
    if sentence is None:
        return replace(statement, roles=(*near, filler))
    there = replace(statement, start=sentence.start, end=sentence.end)
    bare = (replace(other, start=None, end=None, told="", how="name") for other in near)
    return replace(there, roles=(*(_with_words(other, there, article) for other in bare), filler))


def _numbered(parts: list[Statement], reading: Reading, nth: int) -> list[Statement]:
    """The parts of one statement, told to be of one event; and 'scored twice', which is one statement again, of two."""
    kind = KINDS_BY_NAME.get(parts[0].kind)
    if kind is None or TELLING not in kind.values:
        return parts
    if len(parts) == 1 and reading.statements[nth] not in reading.statements[:nth]:
        return parts
    return [replace(part, values=(*part.values, (TELLING, nth))) for part in parts]


def _widened(statement: Statement, reading: Reading) -> Statement:
    """The statement with the sentences beside it in which a person of it is named: what is cited holds all of them."""
    start, end = statement.start, statement.end
    for filler in statement.roles:
        if filler.start is None or filler.end is None or filler.how not in BY_NAME or not filler.told:
            continue
        sentence = reading.document.sentence_at(filler.start)
        person = reading.entities[filler.entity].type is ThingType.PERSON
        if sentence and person and sentence.start >= statement.start - _NEAR and sentence.end <= statement.end + _NEAR:
            start, end = min(start, sentence.start), max(end, sentence.end)
    return replace(statement, start=start, end=end)


def _with_words(filler: Filler, statement: Statement, article: _Article) -> Filler:
    """A role given without words, with those that name it in the cited words; else named elsewhere, by context."""
    entity_type = article.reading.entities[filler.entity].type
    if filler.told and entity_type in _FROM_CONTEXT and filler.how in BY_NAME and not _inside(filler, statement):
        return replace(filler, how=_CONTEXT)
    if filler.told or entity_type in _UNNAMED:
        return filler
    if filler.start is not None and filler.end is not None:
        return replace(filler, told=article.reading.document.text[filler.start : filler.end])
    mentions = article.named.get(filler.entity, [])
    for mention in mentions:
        if statement.start <= mention.start and mention.end <= statement.end:
            return replace(filler, start=mention.start, end=mention.end, told=mention.told, how=mention.how)
    may = entity_type in _FROM_CONTEXT and mentions and filler.how in BY_NAME
    return replace(filler, how=_CONTEXT) if may else filler


def _inside(filler: Filler, statement: Statement) -> bool:
    """Whether the words of a role lie within the cited ones; those without a place are looked for later."""
    if filler.start is None or filler.end is None:
        return True
    return statement.start <= filler.start and filler.end <= statement.end


def _thing_of(entity: Entity, source: str) -> Thing:
    register = entity.register
    if register is not None and ":" not in register:
        register = f"touchline:{register}"
    return thing(source, entity.type, f"{entity.type.value} {entity.index}", entity.name, register)


def _claim(statement: Statement, article: _Article) -> Claim:
    about = None if statement.attributed_to is None else article.thing(statement.attributed_to).id
    text = article.reading.document.text
    return Claim(
        kind=statement.kind,
        source=article.source.key,
        roles=tuple(_role(filler, article) for filler in statement.roles),
        values=statement.values,
        status=statement.status,
        start=statement.start,
        end=statement.end,
        quote=text[statement.start : statement.end],
        rule=statement.rule,
        attributed_to=about,
    )


def _role(filler: Filler, article: _Article) -> Role:
    found = article.thing(filler.entity)
    how = _CONTEXT if found.type in _UNNAMED and not filler.told else filler.how
    return Role(filler.role, found.id, filler.told, filler.start, filler.end, how)


def _wrong(statement: Statement, reading: Reading) -> str | None:
    """What is wrong with a statement: roles, values or words; None where it can be kept."""
    kind = KINDS_BY_NAME.get(statement.kind)
    if kind is None:
        return f"no kind of claim is called {statement.kind}"
    names = {filler.role for filler in statement.roles}
    if missing := set(kind.needs) - names:
        return f"nothing tells its {' or '.join(sorted(missing))}"
    if unknown := names - set(kind.roles) | {name for name, _ in statement.values} - set(kind.values):
        return f"it can have no {', '.join(sorted(unknown))}"
    if not 0 <= statement.start < statement.end <= len(reading.document.text):
        return "it cites no words of the text"
    return next((why for filler in statement.roles if (why := _unfounded(filler, statement, reading))), None)


def _unfounded(filler: Filler, statement: Statement, reading: Reading) -> str | None:
    """Why a role does not stand on the cited words."""
    text, entity = reading.document.text, reading.entities[filler.entity]
    if entity.type not in role_types(filler.role):
        return f"{entity.name!r} is a {entity.type.value} and cannot be its {filler.role}"
    if entity.type in _UNNAMED and not filler.told:
        return None
    if filler.start is not None and filler.end is not None and text[filler.start : filler.end] != filler.told:
        return f"the words for its {filler.role}, {filler.told!r}, do not stand at {filler.start}"
    if filler.told and filler.told in text[statement.start : statement.end]:
        return None
    if filler.how and filler.how not in BY_NAME:
        return None
    return f"its {filler.role}, {filler.told or entity.name!r}, is not named in the words that tell it"


def _refusal(statement: Statement, why: str, reading: Reading, source: Source) -> Refusal:
    text = reading.document.text
    line = text.count("\n", 0, max(statement.start, 0)) + 1
    told = " ".join(text[max(statement.start, 0) : statement.end].split())
    shown = told if len(told) <= _SHOWN else f"{told[:_SHOWN].rsplit(' ', 1)[0]} …"
    return Refusal(
        source.origin or source.url or source.title,
        f"this {statement.kind.replace('_', ' ')} is not kept, for {why}: {shown!r} (rule '{statement.rule}')",
        line,
        statement.kind,
        text[max(statement.start, 0) : statement.end],
    )


def _mention(mentions: list[Mention], article: _Article) -> Claim:
    document = article.reading.document
    first = mentions[0]
    sentence = document.sentences[first.sentence]
    quote = document.text[sentence.start : sentence.end]
    assert first.entity is not None
    role = Role("thing", article.thing(first.entity).id, first.told, first.start, first.end, first.how)
    values = (
        ("times", len(mentions)),
        ("told", "|".join(dict.fromkeys(mention.told for mention in mentions))),
        ("first", quote),
        ("sentences", ",".join(map(str, sorted({mention.sentence for mention in mentions})))),
    )
    return Claim(
        "mention",
        article.source.key,
        (role,),
        values,
        Status.STATED,
        sentence.start,
        sentence.end,
        quote,
        _RULE_OF_MENTIONS,
    )
