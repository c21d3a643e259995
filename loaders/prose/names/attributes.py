"""What the words beside a name tell of its bearer: role, position, nationality, age, sex, side."""

import re
from collections.abc import Sequence

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.names.item import Item
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import MANAGER, OFFICER, OFFICIAL, PERSON_NOUNS, POSITIONS

AGE = re.compile(r"(\d{1,2})-year-olds?$")
_FORMER = frozenset("former ex then ex- old one-time erstwhile late outgoing".split())
_FARTHEST = 6
_SIDE_WORDS = frozenset("side men team charges wards boys players squad".split())
_SCORING = frozenset("scored scores equalised equalized levelled netted struck".split())
#: Words that turn what stands after them into another office: an assistant manager is no manager.
_ASSISTANT = frozenset("assistant goalkeeping fitness first-team youth academy reserve under-21 under-23".split())


def learn_attributes(names: Names, words: Lexicon) -> None:
    """Note with each person what the document tells of it."""
    for sentence in names.document.sentences:
        items = names.items(sentence)
        for place in names.places(sentence):
            if items[place].is_person and items[place].entity is not None:
                _before(names, items, place, words)
                _after(names, items, place, words)
    for person in names.of_type(ThingType.PERSON):
        sex = words.given.get(fold(person.name).split(" ")[0])
        if sex:
            person.attributes.setdefault("sex", sex)


def _before(names: Names, items: Sequence[Item], place: int, words: Lexicon) -> None:
    """'the 19-year-old Ghanaian forward Kofi Addo', "Marlow striker Hale", "Marlow's Hale"."""
    entity = items[place].entity
    assert entity is not None
    at = place - 1
    if at >= 1 and items[at].lower in {"'s", "'"} and items[at - 1].is_team:
        _give_team(names, entity, items, at - 1, 3)
        return
    nouns = 0
    while at >= 0 and place - at <= _FARTHEST:
        item = items[at]
        if item.is_team:
            if nouns:
                _give_team(names, entity, items, at, 3)
            break
        if item.mention is None and _learn(names, entity, items, at, words):
            nouns += item.lower in PERSON_NOUNS
        elif (
            item.lower in {"'s", "'", "and"} or "-" in item.text or item.lower in words.common and item.lower.isalpha()
        ):
            if not nouns and item.lower != "head" or item.lower in {"the", "a", "an", "and", "by", "for", "to"}:
                break
        else:
            break
        at -= 1


def _learn(names: Names, entity: int, items: Sequence[Item], at: int, words: Lexicon) -> bool:
    """Take one word before or after a name for what it tells; whether it told anything."""
    lower = items[at].lower
    attributes = names.entities[entity].attributes
    if lower[0].isdigit() and (age := AGE.match(lower)):
        attributes.setdefault("age", int(age[1]))
    elif lower in POSITIONS:
        attributes.setdefault("position", POSITIONS[lower])
        attributes.setdefault("role", "player")
    elif lower in MANAGER:
        assistant = at > 0 and (items[at - 1].lower in _ASSISTANT)
        _give_role(names, entity, "coach" if assistant else "manager", items, at)
    elif lower in OFFICIAL and lower != "official":
        _give_role(names, entity, "referee", items, at)
    elif lower in OFFICER:
        _give_role(names, entity, "officer", items, at)
    elif lower in words.adjectives:
        attributes.setdefault("nationality", words.adjectives[lower])
    else:
        return lower in PERSON_NOUNS
    return True


def _give_role(names: Names, entity: int, role: str, items: Sequence[Item], at: int) -> None:
    """Note an office unless it is told as past."""
    near = {item.lower for item in items[max(at - 4, 0) : at]}
    if not near & _FORMER and not any(word.startswith("ex-") for word in near):
        names.entities[entity].attributes.setdefault("role", role)


def _give_team(names: Names, entity: int, items: Sequence[Item], at: int, weight: int) -> None:
    """Count a side for a person unless it is told as past."""
    team = items[at].entity
    near = {item.lower for item in items[max(at - 3, 0) : at + 1]}
    if team is not None and not near & _FORMER and not any(word.startswith("ex-") for word in near):
        names.vote_team(entity, team, weight)


def _after(names: Names, items: Sequence[Item], place: int, words: Lexicon) -> None:
    """', the Marlow midfielder,', ', 19,', '(Marlow)', "'s side", 'scored for Marlow'."""
    entity = items[place].entity
    assert entity is not None
    rest = items[place + 1 : place + 9]
    if not rest:
        return
    if rest[0].lower == "," and len(rest) > 2:
        if rest[1].lower.isdigit() and 14 < int(rest[1].lower) < 80 and rest[2].lower in {",", "."}:
            names.entities[entity].attributes.setdefault("age", int(rest[1].lower))
        elif rest[1].lower in {"the", "a", "an"} or rest[1].is_team or rest[1].lower in words.adjectives:
            _apposition(names, entity, items, place + 2, words)
    elif rest[0].lower == "(" and len(rest) > 2 and rest[1].is_team and rest[2].lower == ")":
        _give_team(names, entity, items, place + 2, 2)
    elif rest[0].lower in {"'s", "'"} and _has_side(rest, words):
        names.entities[entity].attributes.setdefault("role", "manager")
    else:
        _scored_for(names, entity, items, place)


def _has_side(rest: Sequence[Item], words: Lexicon) -> bool:
    """'Lee's side', 'Lee's young side', 'Lee's third division side': whose it is manages it."""
    for item in rest[1:_WORDY]:
        if item.lower in _SIDE_WORDS:
            return True
        if item.mention is not None or item.lower in _PARTS or not item.lower.replace("-", "").isalpha():
            return False
        if item.text[:1].isupper() and item.lower not in words.adjectives:
            return False
    return False


#: So many words reach from a name to its side.
_WORDY = 4
#: Before 'side' or 'men': a part of the pitch or of a player, or a side of another time.
_PARTS = frozenset(
    """
        left right near far blind wrong other weak weaker strong stronger old former first previous next boyhood own
        home away flip good bad opposite fellow best two three four five six
    """.split()
)


def _scored_for(names: Names, entity: int, items: Sequence[Item], place: int) -> None:
    """'Hale and Pike scored for Marlow, and Stone for Harbour'."""
    rest = items[place + 1 : place + 9]
    if rest[0].lower == "for" and len(rest) > 1 and rest[1].is_team:
        if any(item.lower in _SCORING for item in items[:place]):
            _give_team(names, entity, items, place + 2, 1)
        return
    if rest[0].lower not in _SCORING:
        return
    at = next((at for at in range(1, len(rest) - 1) if rest[at].lower == "for" and rest[at + 1].is_team), None)
    if at is None:
        return
    _give_team(names, entity, items, place + 2 + at, 1)
    other = items[place - 2] if place > 1 and items[place - 1].lower == "and" else None
    if other is not None and other.is_person and other.entity is not None:
        _give_team(names, other.entity, items, place + 2 + at, 1)


def _apposition(names: Names, entity: int, items: Sequence[Item], start: int, words: Lexicon) -> None:
    """What stands between the comma after a name and the next comma, if it is a description of it."""
    end = next((at for at in range(start, min(start + 9, len(items))) if items[at].lower in {",", ".", ";"}), 0)
    span = range(start, end)
    if not any(items[at].lower in PERSON_NOUNS or AGE.match(items[at].lower) for at in span):
        return
    if any(items[at].is_person for at in span):
        return
    for at in span:
        if items[at].is_team and at + 1 < end:
            _give_team(names, entity, items, at, 3)
        elif items[at].mention is None:
            _learn(names, entity, items, at, words)
