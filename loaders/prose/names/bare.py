"""Bare names: surnames, given names, single names, unlisted clubs, and names in headlines."""

from collections import defaultdict
from collections.abc import Iterable

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.names.club_signs import club_votes
from loaders.prose.names.evidence import person_votes
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.names import Names
from loaders.prose.names.people import Bearers
from loaders.prose.names.runs import Run
from loaders.prose.reading import Entity, Mention

_TYPES = {
    "team": ThingType.TEAM,
    "venue": ThingType.VENUE,
    "competition": ThingType.COMPETITION,
    "publisher": ThingType.PUBLISHER,
    "organisation": ThingType.ORGANISATION,
}


def settle_bare(
    names: Names, runs: list[Run], bearers: Bearers, entities: list[Entity], shouting: set[int], words: Lexicon
) -> list[Mention]:
    """The mentions among runs that are no full name of a person in running text."""
    mentions: list[Mention] = []
    open_runs: dict[str, list[Run]] = defaultdict(list)
    others: dict[tuple[ThingType, str], Entity] = {}
    for run in runs:
        found = _of_people(names, run, bearers, entities)
        if found:
            mentions.append(found)
        elif run.kind == "team" and len(run.tokens) <= 3 and run.first.lower not in words.common:
            mentions.append(_of_body(names, run, ThingType.TEAM, others))
        elif run.spot.sentence.index in shouting:
            mentions.extend(_inside(run, bearers, entities))
        elif run.kind == "single":
            open_runs[" ".join(run.parts)].append(run)
        elif run.kind in _TYPES:
            mentions.append(_of_body(names, run, _TYPES[run.kind], others))
    for name in list(open_runs):
        slip = bearers.of_slip(name) if name not in words.common else []
        if len(slip) == 1:
            mentions.extend(
                _made(names, run, ThingType.PERSON, entities[slip[0]].index, "surname") for run in open_runs.pop(name)
            )
    mentions.extend(_of_unknown(names, open_runs, others, words))
    return mentions


def _of_people(names: Names, run: Run, bearers: Bearers, entities: list[Entity]) -> Mention | None:
    """A mention of somebody whose full name is in the document."""
    if run.kind == "nothing":
        return None
    name = " ".join(run.parts)
    capitals = run.first.text.isupper()
    how, places = "surname", bearers.of_surname(name)
    if not places and len(run.tokens) > 1 and run.kind == "person":
        places, how = _by_last(run, bearers), "name"
    if not places and names.document.in_quotation(run.start, run.end):
        how, places = "given name", bearers.of_given(name)
    if not places and capitals:
        how, places = "alias", bearers.of_initials(name)
    if not places:
        return None
    candidates = tuple([entities[place].index for place in places])
    return _made(
        names,
        run,
        ThingType.PERSON,
        entities[places[0]].index if len(places) == 1 else None,
        how,
        candidates if len(candidates) > 1 else (),
    )


def _by_last(run: Run, bearers: Bearers) -> list[int]:
    """The person of a full name in a headline: who has this surname, if his given name starts alike."""
    return bearers.of_surname(run.parts[-1])


def _inside(run: Run, bearers: Bearers, entities: list[Entity]) -> Iterable[Mention]:
    """Known people within a run of a headline in which every word has a capital."""
    tokens = run.tokens
    place = 0
    while place < len(tokens):
        for length in (3, 2, 1):
            piece = tokens[place : place + length]
            name = " ".join(fold(token.text) for token in piece)
            found = bearers.of_surname(name) if len(piece) == length else []
            if len(found) == 1:
                start = place - 1 if place and _is_given(tokens[place - 1].text, found[0], bearers) else place
                yield Mention(
                    tokens[start].start,
                    piece[-1].end,
                    "",
                    ThingType.PERSON,
                    entities[found[0]].index,
                    "surname" if start == place else "name",
                    run.spot.sentence.index,
                )
                place += length
                break
        else:
            place += 1


def _is_given(text: str, person: int, bearers: Bearers) -> bool:
    return person in bearers.of_given(fold(text))


def _of_body(names: Names, run: Run, kind: ThingType, others: dict[tuple[ThingType, str], Entity]) -> Mention:
    """A club, ground, competition, body or paper that is not listed."""
    told = names.document.text[run.start : run.end]
    key = (kind, fold(told))
    if key not in others:
        others[key] = names.add(kind, told)
    return _made(names, run, kind, others[key].index, "name")


def _of_unknown(
    names: Names, open_runs: dict[str, list[Run]], others: dict[tuple[ThingType, str], Entity], words: Lexicon
) -> Iterable[Mention]:
    """Single names of nobody known: a person of one name, an unlisted club, or neither."""
    clubs: dict[str, list[Entity]] = defaultdict(list)
    for (kind, full), entity in others.items():
        if kind is ThingType.TEAM:
            for end in range(1, full.count(" ") + 1):
                clubs[" ".join(full.split(" ")[:end])].append(entity)
    for name, runs in open_runs.items():
        club = clubs.get(name, [])
        teams = sum(club_votes(run) for run in runs)
        persons = sum(person_votes(run, words) for run in runs)
        if len(club) == 1 and teams >= 0:
            entity, kind, how = club[0], ThingType.TEAM, "short name"
        elif teams >= 3 and teams > persons / 2:
            entity = names.add(ThingType.TEAM, runs[0].first.text)
            kind, how = ThingType.TEAM, "name"
        elif persons >= 2 and not _is_word(name, runs, persons, words):
            entity = names.add(ThingType.PERSON, runs[0].first.text)
            kind, how = ThingType.PERSON, "name"
        else:
            continue
        yield from (_made(names, run, kind, entity.index, how) for run in runs)


def _is_word(name: str, runs: list[Run], persons: int, words: Lexicon) -> bool:
    """Whether a single capitalised word is a plain word as a rule."""
    inner = sum(not run.opening for run in runs)
    return name in words.common and inner < (1 if persons >= _SURE else 2)


#: With so many votes a plain word with a capital inside a sentence is a surname: 'headed by Brand'.
_SURE = 3


def _made(
    names: Names, run: Run, kind: ThingType, entity: int | None, how: str, candidates: tuple[int, ...] = ()
) -> Mention:
    told = names.document.text[run.start : run.end]
    return Mention(run.start, run.end, told, kind, entity, how, run.spot.sentence.index, candidates)
