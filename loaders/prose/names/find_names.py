"""Finding all names of a document."""

from collections import Counter
from collections.abc import Iterable

from graph.gazetteer.lookup import Gazetteer
from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.document import Document
from loaders.prose.names.attributes import learn_attributes
from loaders.prose.names.bare import settle_bare
from loaders.prose.names.club_signs import club_votes
from loaders.prose.names.clubs import find_clubs, with_clubs
from loaders.prose.names.evidence import plays
from loaders.prose.names.lexicon import lexicon
from loaders.prose.names.listed import UNLISTED, Listed, Register
from loaders.prose.names.managers import lean_managers, learn_managers
from loaders.prose.names.names import Names
from loaders.prose.names.people import Bearers, Person, gather
from loaders.prose.names.runs import Run, classify, inner_capitals
from loaders.prose.names.settle import settle
from loaders.prose.names.sides import SIDES, bare_sides
from loaders.prose.names.spot import Spot
from loaders.prose.names.spots import find_spots
from loaders.prose.reading import Entity, Mention


def find_names(document: Document, gazetteer: Gazetteer) -> Names:
    """The entities that a document names, with every mention of them by name."""
    words = lexicon()
    names = Names(document, gazetteer)
    spots, shouting = find_spots(document, Register(document, gazetteer), words)
    inner = inner_capitals(spots, shouting)
    runs = [classify(spot, inner, words) for spot in spots if not spot.senses]
    spots, runs = with_clubs([spot for spot in spots if spot.senses], runs, find_clubs(runs, words), shouting)
    full = [run for run in runs if run.kind == "person" and run.spot.sentence.index not in shouting]
    people = gather(full, words, _brothers(document))
    bearers = Bearers(people, words)
    listed, surnames = _told_apart(spots, bearers)
    entities = [_person(names, person) for person in people]
    mentions = _of_listed(names, listed, bearers, entities)
    for person, entity in zip(people, entities, strict=True):
        mentions.extend(_mention(run, entity, "name") for run in person.runs)
    bare = [run for run in runs if run.kind != "person" or run.spot.sentence.index in shouting]
    mentions.extend(settle_bare(names, bare + surnames, bearers, entities, shouting, words))
    _count(names, mentions)
    names.put(mentions)
    learn_attributes(names, words)
    learn_managers(names)
    lean_managers(names)
    return names


_SIBLINGS = "brothers Brothers BROTHERS twins Twins TWINS siblings Siblings SIBLINGS sisters Sisters SISTERS".split()


def _brothers(document: Document) -> frozenset[str]:
    """Family names told to have several bearers: 'the Hale brothers', 'the Hale twins'."""
    found: set[str] = set()
    for sentence in document.having(_SIBLINGS):
        for before, token in zip(sentence.tokens, sentence.tokens[1:], strict=False):
            if token.lower in {"brothers", "twins", "siblings", "sisters"} and before.text[0].isupper():
                found.add(fold(before.text))
    return frozenset(found)


def _told_apart(spots: list[Spot], bearers: Bearers) -> tuple[list[Spot], list[Run]]:
    """Listed names, without the single words that are here the surname of somebody (Preston, Lincoln).

    Where Charlton play and Simon Charlton is on the field, the word is the club's unless it is told of a player.
    """
    listed: list[Spot] = []
    shared: list[Spot] = []
    surnames: list[Run] = []
    players = _players(spots)
    full = {spot.senses[0].register for spot in spots if spot.last > spot.first}
    for spot in spots:
        if spot.first < spot.last or spot.senses[0].register in full:
            listed.append(spot)
            continue
        word = spot.sentence.tokens[spot.first]
        if word.lower in players or bearers.of_surname(fold(word.text)):
            shared.append(spot)
        else:
            listed.append(spot)
    clubs = [spot for spot in shared if spot.senses[0].is_team and club_votes(_single(spot)) >= _A_CLUB]
    starts = {spot.start for spot in clubs}
    playing = {spot.tokens[0].lower for spot in clubs if spot.sentence.block.kind == "title"}
    playing |= {word for word, count in Counter(spot.tokens[0].lower for spot in clubs).items() if count > 1}
    for spot in shared:
        is_club = spot.start in starts or spot.tokens[0].lower in playing - players and not plays(spot)
        if is_club:
            listed.append(spot)
        else:
            surnames.append(_single(spot))
    return sorted(listed, key=lambda spot: spot.start), surnames


def _players(spots: list[Spot]) -> frozenset[str]:
    """Single words that are listed clubs but are told of a player throughout: 'striker Lincoln headed home'."""
    told: dict[str, list[Spot]] = {}
    for spot in spots:
        sense = spot.senses[0]
        if spot.first == spot.last and sense.is_team and not spot.side and not sense.nickname:
            told.setdefault(spot.tokens[0].lower, []).append(spot)
    # What speaks for a club is only asked of the few words that something speaks against.
    return frozenset(
        word
        for word, found in told.items()
        if (count := sum([plays(spot) for spot in found])) >= _A_PLAYER
        and count - 2 * sum([max(club_votes(_single(spot)), 0) for spot in found]) >= _A_PLAYER
    )


def _single(spot: Spot) -> Run:
    """A listed single word as a name that no list has."""
    return Run(spot, spot.tokens, "single", spot.first == 0)


#: So many votes say that a word which is somebody's surname as well is a club's where it stands.
_A_CLUB = 3
#: From so many votes on a club's name is a player's.
_A_PLAYER = 3


def _of_listed(names: Names, spots: list[Spot], bearers: Bearers, people: list[Entity]) -> list[Mention]:
    spots, meant = bare_sides(spots, settle(spots), names.gazetteer)
    entities: dict[str, Entity] = {}
    for listed in meant.values():
        if listed is not None and listed.type is ThingType.PERSON:
            known = bearers.of_surname(fold(listed.name).split()[-1])
            if len(known) == 1:
                entities[listed.register] = people[known[0]]
    mentions: list[Mention] = []
    for spot in spots:
        listed = meant[spot.start]
        if all(sense.type is None for sense in spot.senses) or listed and listed.type is None:
            continue
        told = names.document.text[spot.start : spot.end]
        if listed is None:
            candidates = [entities[sense.register].index for sense in spot.senses if sense.register in entities]
            mentions.append(
                Mention(
                    spot.start,
                    spot.end,
                    told,
                    spot.senses[0].type or ThingType.TEAM,
                    None,
                    "nickname",
                    spot.sentence.index,
                    tuple(candidates),
                )
            )
            continue
        key = listed.register + (f" {SIDES.get(spot.side, spot.side)}" if spot.side else "")
        entity = entities.get(key)
        if entity is None:
            entity = entities[key] = _listed_entity(names, listed, spot.side)
            if listed.type is ThingType.PERSON:
                # People go by the fullest form of the text; whose by-name it is stays beside it.
                entity.name, entity.attributes["usual_name"] = told, listed.name
        how = "nickname" if listed.nickname else "name" if listed.strong else "short name"
        assert listed.type is not None
        mentions.append(Mention(spot.start, spot.end, told, listed.type, entity.index, how, spot.sentence.index))
    return mentions


def _listed_entity(names: Names, listed: Listed, side: str) -> Entity:
    assert listed.type is not None
    unlisted = listed.register.startswith(UNLISTED)
    if not side:
        entity = names.add(listed.type, listed.name, None if unlisted else listed.register)
    else:
        entity = names.add(listed.type, f"{listed.name} {_capital(SIDES.get(side, side))}")
        entity.attributes["side"] = side
        if not unlisted:
            entity.attributes["side_of"] = listed.register
    if unlisted:
        entity.attributes["unlisted"] = True
    if listed.country:
        entity.attributes["country"] = listed.country
    if listed.women:
        entity.attributes["women"] = True
    if listed.national:
        entity.attributes["national"] = True
    return entity


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _person(names: Names, person: Person) -> Entity:
    best = [run for run in person.runs if run.parts and _joined(run) == person.best] or person.runs
    run = max(best, key=lambda run: _accents(_told(names, run))) if len(best) > 1 else best[0]
    entity = names.add(ThingType.PERSON, _tidy(_told(names, run)))
    for run in person.runs:
        if run.nationality:
            entity.attributes.setdefault("nationality", run.nationality)
    return entity


def _accents(told: str) -> int:
    """How many letters are none of the plain alphabet."""
    return 0 if told.isascii() else sum(not character.isascii() for character in told)


def _joined(run: Run) -> tuple[str, ...]:
    return tuple(piece for part in run.parts for piece in part.split())


def _told(names: Names, run: Run) -> str:
    return names.document.text[run.start : run.end]


def _tidy(name: str) -> str:
    """A name for people to read: no shouting, one blank between its parts."""
    name = " ".join(name.split())
    return name.title() if name.isupper() and len(name) > 4 else name


def _mention(run: Run, entity: Entity, how: str) -> Mention:
    told = " ".join(token.text for token in run.tokens)
    return Mention(run.start, run.end, told, ThingType.PERSON, entity.index, how, run.spot.sentence.index)


def _count(names: Names, mentions: Iterable[Mention]) -> None:
    """Note with each entity in which forms it was told, and how often."""
    for mention in mentions:
        if mention.entity is not None:
            told = names.entities[mention.entity].told
            form = names.document.text[mention.start : mention.end]
            told[form] = told.get(form, 0) + 1
