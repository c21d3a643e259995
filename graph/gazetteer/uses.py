"""Every name in the tables with what it means: the one list from which all indexes are made."""

from collections.abc import Iterable, Iterator

from graph.gazetteer.records import (
    Club,
    Competition,
    DatedName,
    NameUse,
    NationalTeam,
    PersonNickname,
    PlainName,
    Publisher,
    Strength,
    TeamEntry,
    UseKind,
    UseType,
    Venue,
)

Named = tuple[str, NameUse]


def _dated(names: Iterable[DatedName], type_: UseType, id_: str, strength: Strength, kind: UseKind) -> Iterator[Named]:
    for name in names:
        yield name.text, NameUse(type_, id_, strength, name.since, name.until, kind)


def _plain(names: Iterable[str], type_: UseType, id_: str, strength: Strength, kind: UseKind) -> Iterator[Named]:
    for name in names:
        yield name, NameUse(type_, id_, strength, None, None, kind)


def _weak(entry: Club, type_: UseType) -> Iterator[Named]:
    """Weak forms: a part of some name of the club is a short form, anything else a nickname."""
    told = " ".join((entry.name, *(name.text for name in entry.names), *(name.text for name in entry.former)))
    words = set(told.replace("-", " ").split())
    for name in entry.weak:
        kind: UseKind = "short" if words.issuperset(name.text.replace("-", " ").split()) else "nickname"
        yield name.text, NameUse(type_, entry.id, "weak", name.since, name.until, kind)


def of_club(entry: Club) -> Iterator[Named]:
    """All names of a club; the bare name of a small club may be too common a word to stand alone.

    A club that was founded anew stands with its own name among the short ones, with the years that were its.
    """
    strength: Strength = "weak" if "weak" in entry.ambiguous else "strong"
    own = [name for name in entry.names if name.text == entry.name]
    yield from _dated(own or (DatedName(entry.name),), "club", entry.id, strength, "full")
    yield from _dated((name for name in entry.names if name not in own), "club", entry.id, "strong", "short")
    yield from _dated(entry.nicknames, "club", entry.id, "strong", "nickname")
    yield from _dated(entry.former, "club", entry.id, "strong", "former")
    yield from _weak(entry, "club")
    yield from _plain(entry.codes, "club", entry.id, "weak", "code")


def of_national_team(entry: NationalTeam) -> Iterator[Named]:
    """All names of a national team, and the words for its people."""
    yield from _plain((entry.name,), "national_team", entry.id, "strong", "full")
    yield from _dated(entry.names, "national_team", entry.id, "strong", "short")
    yield from _dated(entry.nicknames, "national_team", entry.id, "strong", "nickname")
    yield from _dated(entry.former, "national_team", entry.id, "strong", "former")
    yield from _dated(entry.weak, "national_team", entry.id, "weak", "nickname")
    yield from _plain(entry.codes, "national_team", entry.id, "weak", "code")
    yield from _plain(entry.adjectives, "demonym", entry.id, "strong", "adjective")
    yield from _plain(entry.nouns, "demonym", entry.id, "strong", "noun")


def of_team(entry: TeamEntry) -> Iterator[Named]:
    """All names of a club or national team."""
    return of_club(entry) if isinstance(entry, Club) else of_national_team(entry)


def of_competition(entry: Competition) -> Iterator[Named]:
    """All names of a competition."""
    yield from _plain((entry.name,), "competition", entry.id, "strong", "full")
    yield from _dated(entry.names, "competition", entry.id, "strong", "short")
    yield from _dated(entry.sponsors, "competition", entry.id, "strong", "sponsor")
    yield from _dated(entry.former, "competition", entry.id, "strong", "former")
    yield from _dated(entry.weak, "competition", entry.id, "weak", "short")


def of_venue(entry: Venue) -> Iterator[Named]:
    """All names of a ground; a name with years is a sponsor's or a former one."""
    yield from _plain((entry.name,), "venue", entry.id, "strong", "full")
    for name in entry.names:
        kind: UseKind = "short" if name.since is None and name.until is None else "sponsor"
        yield from _dated((name,), "venue", entry.id, "strong", kind)
    yield from _dated(entry.weak, "venue", entry.id, "weak", "short")


def of_publisher(entry: Publisher) -> Iterator[Named]:
    """All names of a publisher."""
    yield from _plain((entry.name,), "publisher", entry.id, "strong", "full")
    yield from _dated(entry.names, "publisher", entry.id, "strong", "short")
    yield from _dated(entry.weak, "publisher", entry.id, "weak", "short")


def of_place(entry: PlainName) -> Iterator[Named]:
    """All names of a place; one that people bear, or an ordinary word, needs context."""
    strength: Strength = "weak" if entry.ambiguous else "strong"
    yield from _plain((entry.name,), "place", entry.id, strength, "full")
    yield from _dated(entry.names, "place", entry.id, "strong", "short")


def of_not_person(entry: PlainName) -> Iterator[Named]:
    """All forms of a capitalised run that is no person."""
    yield from _plain((entry.name,), "not_person", entry.id, "strong", "full")
    yield from _dated(entry.names, "not_person", entry.id, "strong", "short")


def of_person_nickname(entry: PersonNickname) -> Iterator[Named]:
    """The by-name of a person."""
    yield from _plain((entry.name,), "person_nickname", entry.id, entry.strength, "nickname")
