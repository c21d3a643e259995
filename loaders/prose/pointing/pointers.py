"""Recognising words that point to somebody or to a side: pronouns, 'the Croatian', 'his team-mate', 'the visitors'."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from loaders.prose.names.attributes import AGE
from loaders.prose.names.item import Item
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.vocabulary import MANAGER, OFFICER, OFFICIAL, PERSON_NOUNS, POSITIONS

PointerKind = Literal["pronoun", "nationality", "age", "role", "team-mate", "side", "side of", "they"]

_HE = {"he": "m", "him": "m", "his": "m", "himself": "m", "she": "f", "her": "f", "hers": "f", "herself": "f"}
_THEY = frozenset({"they", "them", "their", "theirs", "themselves"})
_HOSTS = frozenset("hosts host home-side".split())
_VISITORS = frozenset("visitors guests visitor".split())
#: Whose turn it is to have the ground.
_TURNS = frozenset(("home", "away", "visiting"))
#: Words that begin or are a description of a side.
_OF_SIDES = _HOSTS | _VISITORS | _TURNS
_SIDES = frozenset("side team men charges outfit boys players defence".split())
_SIDE_NOUNS = frozenset("side team men outfit boys charges club".split())
_MATES = frozenset("team-mate teammate strike-partner strike partner colleague compatriot countryman".split())
#: Nouns that make a word of nationality an adjective: 'the Italian club' is nobody.
_NOT_SOMEBODY = frozenset(
    """
        side club champions league football team cup title giants press fa international top-flight league's
        game fans supporters capital second first division market transfer clubs outfit federation government
        media public people players association national super soccer and or leaders newspaper prime coach's
    """.split()
)
#: Behind 'the Wales international' these go on the phrase.
_GOES_ON = PERSON_NOUNS | _NOT_SOMEBODY | {"duty", "of", "break"}
#: People nouns that are too often something else to point by themselves.
_NO_HEAD = frozenset(
    """
        back winner champion favourite partner official star player hero executive recruit investor number-one
        right-half left-half pivot sub partner counterpart var assistant secretary legend brothers twins
        replacement
    """.split()
)
#: Those that do.
_HEADS = PERSON_NOUNS - _NO_HEAD
#: Years at college, which mean somebody only where he does something.
_CLASS_YEARS = frozenset(("senior", "junior"))
_ACTS = frozenset(
    """
        had has was made took found ran got went hit scored then broke put beat shot struck sent swept met drove
        rose
    """.split()
)
_SAME = frozenset("player man striker forward midfielder winger defender".split())
#: Behind a side they point too: 'the Marlow man', 'the Wales international'.
_OF_A_SIDE = frozenset("man international star player ace hitman hot-shot hotshot".split())
_TRIGGERS = frozenset(_HE) | _THEY | {"the"} | _SIDE_NOUNS | _MATES | PERSON_NOUNS | _OF_A_SIDE
_MOST_MODIFIERS = 5
_NO_MODIFIER = frozenset(
    """
        of to in on at by for from with and or but who which that is was were has had , . ; : ( ) '' " the a an
        after before when while as his her their 's
    """.split()
)


class Pointer(NamedTuple):
    """Words that point: from item `first` to item `last`; what they tell narrows down who is meant.

    `team` is a side named among them ('the Marlow striker'), `owner` the item of a possessor.
    """

    first: int
    last: int
    kind: PointerKind
    head: str
    sex: str = ""
    nationality: str = ""
    age: int | None = None
    team: int | None = None
    owner: int | None = None


def find_pointers(items: Sequence[Item], words: Lexicon) -> Iterator[Pointer]:
    """The pointing words of a sentence, from left to right, without overlap."""
    after = 0
    for at in [at for at, item in enumerate(items) if item.lower in _TRIGGERS]:
        if at < after or items[at].mention is not None:
            continue
        found = _at(items, at, words)
        if found:
            yield found
            after = found.last + 1


def _at(items: Sequence[Item], at: int, words: Lexicon) -> Pointer | None:
    lower = items[at].lower
    if lower in _HE:
        return Pointer(at, at, "pronoun", lower, sex=_HE[lower])
    if lower in _THEY:
        return Pointer(at, at, "they", lower)
    if lower == "the":
        return _same(items, at) or _after_the(items, at, words)
    before = items[at - 1].lower if at else ""
    if (
        lower in _SIDE_NOUNS
        and (before in _HE or before in {"'s", "'"} and at > 1 and items[at - 2].is_person)
        and lower != "club"
    ):
        return Pointer(at, at, "side of", lower, owner=at - 1 if before in _HE else at - 2)
    if lower in _MATES and (before in _HE or before in {"'s", "'"}) and (lower != "strike" or _is_partner(items, at)):
        return Pointer(at, at, "team-mate", lower, owner=at - 1 if before in _HE else at - 2)
    if before and items[at - 1].is_team and not _named(items, at) and (lower in _OF_A_SIDE or lower in _HEADS):
        return _of_team(items, at, at - 1)
    return None


def _is_partner(items: Sequence[Item], at: int) -> bool:
    """Whether 'strike' is somebody's strike partner and not somebody's goal."""
    return at + 1 < len(items) and items[at + 1].lower == "partner"


def _of_team(items: Sequence[Item], at: int, team: int) -> Pointer | None:
    """'the Marlow striker': the noun points, the side is a mention of its own."""
    if team == 0 or items[team - 1].lower not in {"the", "former", "an", "a"} and items[team - 1].lower != "-":
        return None
    if (
        items[team - 1].lower in {"a", "an"}
        or items[at].lower in _OF_A_SIDE
        and (items[team - 1].lower != "the" or not _is_somebody(items, at))
    ):
        return None
    return Pointer(at, at, "role", items[at].lower, team=items[team].entity)


def _is_somebody(items: Sequence[Item], at: int) -> bool:
    """Whether 'the Wales international' ends there: not 'the Wales international side', 'the Marlow star man'."""
    after = items[at + 1] if at + 1 < len(items) else None
    return after is None or after.mention is None and after.lower not in _GOES_ON


def _acts(items: Sequence[Item], place: int) -> bool:
    """Whether the word behind is what somebody does: 'the senior headed it in'."""
    after = items[place + 1].lower if place + 1 < len(items) else ""
    return len(after) > 4 and after.endswith("ed") or after in _ACTS


def _same(items: Sequence[Item], at: int) -> Pointer | None:
    """'the same player': whoever scored last."""
    if at + 2 < len(items) and items[at + 1].lower == "same" and items[at + 2].lower in _SAME and _acts(items, at + 2):
        return Pointer(at, at + 2, "role", "same")
    return None


def _after_the(items: Sequence[Item], at: int, words: Lexicon) -> Pointer | None:
    """What 'the' and up to four words more point to."""
    nationality, age = "", None
    for place, item in enumerate(items[at + 1 : at + 1 + _MOST_MODIFIERS], at + 1):
        lower = item.lower
        if item.mention is not None or lower in _NO_MODIFIER:
            return None
        if lower in _OF_SIDES and (side := _hosts_or_visitors(items, at, place)):
            return side
        capital = item.text[0].isupper()
        head: PointerKind | None = None
        if lower[0].isdigit() and (match := AGE.match(lower)):
            age = int(match[1])
            head = None if _goes_on(items, place, words) else "age"
        elif capital and (lower in words.adjectives or lower in words.people):
            nationality = words.people.get(lower) or words.adjectives[lower]
            head = "nationality" if lower in words.people and _ends_here(items, place, words) else None
        elif _is_head(items, at, place, words):
            head = "role"
        elif capital or not lower[0].isalpha():
            return None
        if head:
            return None if _named(items, place) else Pointer(at, place, head, lower, "", nationality, age)
    return None


def _is_head(items: Sequence[Item], at: int, place: int, words: Lexicon) -> bool:
    """Whether a word says what somebody is who is spoken of: 'the striker', 'the senior headed it in'."""
    lower = items[place].lower
    if lower in _CLASS_YEARS and place == at + 1 and _acts(items, place):
        return True
    return lower in _HEADS and not _goes_on(items, place, words)


def _hosts_or_visitors(items: Sequence[Item], at: int, place: int) -> Pointer | None:
    """'the visitors', 'the home side'."""
    lower = items[place].lower
    if place == at + 1 and (lower in _VISITORS or lower in _HOSTS):
        return Pointer(at, place, "side", "visitors" if lower in _VISITORS else "hosts")
    if lower in _TURNS and place + 1 < len(items) and items[place + 1].lower in _SIDES:
        return Pointer(at, place + 1, "side", "hosts" if lower == "home" else "visitors")
    return None


def _goes_on(items: Sequence[Item], place: int, words: Lexicon) -> bool:
    """Whether the noun behind goes on the description: '19-year-old striker', 'goalkeeper coach'."""
    return (
        place + 1 < len(items)
        and items[place + 1].mention is None
        and (
            items[place + 1].lower in PERSON_NOUNS
            or bool(AGE.match(items[place + 1].lower))
            or items[place + 1].text[0].isupper()
            and items[place + 1].lower in words.people
        )
    )


def _ends_here(items: Sequence[Item], place: int, words: Lexicon) -> bool:
    if place + 1 >= len(items):
        return True
    return items[place + 1].lower not in _NOT_SOMEBODY and not _goes_on(items, place, words)


def _named(items: Sequence[Item], place: int) -> bool:
    """Whether a name stands right behind: 'the striker Tom Hale' is no pointer."""
    return place + 1 < len(items) and items[place + 1].is_person and items[place + 1].by_name


def wanted(pointer: Pointer) -> tuple[str, str]:
    """The role and position that a pointer asks for; '' where it asks for none."""
    head = pointer.head
    if head in POSITIONS:
        return "player", POSITIONS[head]
    if head in MANAGER:
        return "manager", ""
    if head in OFFICIAL:
        return "referee", ""
    if head in OFFICER:
        return "officer", ""
    return ("player", "") if pointer.kind == "role" else ("", "")
