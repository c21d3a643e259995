"""Matches to come: 'host Castle on Saturday', 'a trip to Lido', 'next up is Eastvale'."""

from collections.abc import Callable, Iterator, Sequence

from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.frame.days import days_told
from loaders.prose.frame.frame import Match
from loaders.prose.frame.hints import BEATS
from loaders.prose.frame.mentioned import sentences_with
from loaders.prose.frame.tenants import tenants_of
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

#: The side that stands before these is at home, away, or it is not told.
_AT_HOME = frozenset("host hosts hosting welcome welcomes welcoming entertain entertains entertaining".split())
_AWAY = frozenset("visit visits visiting travel travels travelling".split())
_OPEN = frozenset("face faces facing meet meets play plays".split())
_SIGNS = frozenset(
    """
        next will ahead now then before saturday sunday monday tuesday wednesday thursday friday weekend week
        tomorrow tonight upcoming forthcoming starting
    """.split()
)
_BEFORE_OBJECT = frozenset("against over to at with drew".split())
_VERBS = _AT_HOME | _AWAY | _OPEN | {"trip"}
#: Behind a side: somebody joins those.
_SQUADS = frozenset({"squad", "camp", "party", "set-up"})
_NEGATED = frozenset({"not", "n't", "never", "no"})
#: Words of the past: not a match to come.
_PAST = frozenset("last since after having previous were was had did played beat lost drew year years season".split())


def fixtures(
    document: Document,
    names: Names,
    about: Callable[[Sentence], int | None],
    sentences: Sequence[Sentence] | None = None,
) -> Iterator[Match]:
    """The matches to come that a document, or some sentences of it, tell of.

    `about` gives the side that a sentence without one speaks of.
    """
    of_sides = sentences_with(names, ThingType.TEAM)
    for sentence in document.sentences if sentences is None else sentences:
        if sentence.index not in of_sides:
            continue
        items = names.items(sentence)
        verbs = [at for at, item in enumerate(items) if item.lower in _VERBS and item.mention is None]
        if not verbs or document.in_quotation(sentence.start + 1, sentence.end - 1):
            continue
        opponents: set[int] = set()
        for at in verbs:
            yield from _fixture(document, names, sentence, at, about, opponents)


def _fixture(
    document: Document,
    names: Names,
    sentence: Sentence,
    at: int,
    about: Callable[[Sentence], int | None],
    opponents: set[int],
) -> Iterator[Match]:
    items = names.items(sentence)
    found = list(_opponents(names, items, at))
    window = {item.lower for item in items[max(at - 8, 0) : at + 14]}
    before = {item.lower for item in items[max(at - 4, 0) : at]}
    if not found or not window & _SIGNS or before & _PAST or before & _NEGATED or items[at + 1].lower == "up":
        return
    opponents.update(found)
    subject, known = _subject(names, items, at, opponents)
    if not known:
        subject = about(sentence)
    if subject is None or subject in opponents:
        return
    for opponent in found:
        if names.entities[opponent].attributes.get("national") != names.entities[subject].attributes.get("national"):
            continue  # a club meets no country: somebody travels to it
        home = _home(items, at, subject, opponent)
        first, second = (opponent, subject) if home == opponent else (subject, opponent)
        day = next(
            (day for place, day in days_told(items, document.published, "future") if abs(place - at) <= 12), None
        )
        yield Match(
            -1,
            first,
            second,
            home=home,
            date=day if len(found) == 1 else None,
            status="scheduled",
            rule="fixture",
            start=sentence.start,
            end=sentence.end,
        )


def _opponents(names: Names, items: Sequence[Item], at: int) -> Iterator[int]:
    """The sides right behind the verb: 'host Castle and Lido', 'a trip to Lido', 'visit Lido Park'."""
    linked = items[at].lower not in {"trip", "visit", "travel", "travels", "travelling"}
    for place in range(at + 1, min(at + 7, len(items))):
        item = items[place]
        if item.is_team and item.entity is not None:
            behind = items[place + 1].lower if place + 1 < len(items) else ""
            if behind in _SQUADS or behind == "or" or items[place - 1].lower in {"or", "either"}:
                return  # 'a trip to Harbour or Castle': it is open who it will be
            if linked:
                yield item.entity
            if place + 2 < len(items) and items[place + 1].lower == "and" and items[place + 2].is_team:
                other = items[place + 2].entity
                if linked and other is not None:
                    yield other
            return
        if item.is_venue and item.entity is not None and items[at].lower not in _AT_HOME | _OPEN:
            yield from _hosts_at(names, item.entity)
            return
        if item.lower in {".", ";", "in", "as", "and", "but", "trip", "visit"}:
            return
        linked = linked or item.lower in {"to", "at"}


def _hosts_at(names: Names, venue: int) -> Iterator[int]:
    """The only side of a text that plays at home at a ground."""
    tenants = tenants_of(names, venue, names.document.published)
    hosts = [entity.index for entity in names.entities if entity.type is ThingType.TEAM and entity.register in tenants]
    if len(hosts) == 1:
        yield hosts[0]


def _subject(names: Names, items: Sequence[Item], at: int, opponents: set[int]) -> tuple[int | None, bool]:
    """The side that has the fixture, and whether the sentence says whose it is at all."""
    for place in range(at - 1, -1, -1):
        item = items[place]
        if item.is_team and item.entity is not None and item.entity not in opponents:
            if _is_object(items, place):
                continue
            return item.entity, True
        if item.is_person and item.entity is not None:
            return names.team_of(item.entity), True
        if item.lower in {";", "."}:
            break
    return None, False


def _is_object(items: Sequence[Item], place: int) -> bool:
    """Whether a side is the one beaten or met, so that what follows 'and' is told of another: 'A beat B and host C'."""
    before = next((near.lower for near in reversed(items[max(place - 2, 0) : place]) if near.lower != "the"), "")
    behind = {near.lower for near in items[place + 1 : place + 3]}
    return (before in _BEFORE_OBJECT or before in BEATS) and behind.isdisjoint({"who", "which", "will"})


def _home(items: Sequence[Item], at: int, subject: int, opponent: int) -> int | None:
    verb = items[at].lower
    if verb in _AT_HOME:
        return subject
    if verb in _AWAY or verb in {"trip", "visit"}:
        return opponent
    behind = [item.lower for item in items[at + 1 : at + 9]]
    return opponent if "away" in behind else subject if "home" in behind else None
