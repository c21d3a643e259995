"""Words behind a listed name that make another thing of it: another club of the town, or a ground."""

from collections.abc import Sequence

from graph.kinds import ThingType
from loaders.prose.document import Token
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.listed import PLACE, Listed
from loaders.prose.names.vocabulary import (
    CALENDAR,
    CLUB_ENDS,
    CLUB_PREFIXES,
    CLUB_WORDS,
    NEVER_NAMES,
    OTHER_HEADS,
    PERSON_NOUNS,
)

_GROUNDS = frozenset("field park stadium lane road ground arena terrace".split())
#: What behind a ground's name makes another ground of it ('Dell Park'), and what a street, a house or a body.
_OTHER_GROUNDS = frozenset("park parks field fields lane meadow green bowl".split())
_PLACES = frozenset(
    """
        road street avenue drive close crescent square gardens way hill bridge bank common woods farm docks pier
        arms tavern inn hotel pub brewery barracks palace castle cathedral church abbey priory house hall library
        museum theatre cinema market airport station hospital infirmary university college polytechnic school
        academy-school academy-trust court magistrates council prison jail police festival races racecourse regatta
        cricket rugby golf tennis bowls hockey athletics shopping
    """.split()
)
#: What may stand between a town and such a word: 'Marlow Crown Court', 'Marlow Royal Infirmary'.
_INSTITUTED = frozenset(
    "crown county high royal general city town grammar civic central bus railway magistrates' youth".split()
)
_IN = frozenset("in at from near around outside across to".split())


def goes_on(
    tokens: Sequence[Token], at: int, last: int, senses: tuple[Listed, ...], others: tuple[Listed, ...], words: Lexicon
) -> str:
    """'team', 'venue' or '': what a listed name from `at` to `last` is with the word behind it.

    `others` is what that word means by itself, where it is listed.
    """
    word = tokens[last + 1].lower
    if tokens[last].lower in CLUB_PREFIXES and last == at:
        return "" if word in words.common or word in PERSON_NOUNS or others else "team"
    if _is_place(tokens, last, senses):
        return "nothing"
    if not any(sense.is_team and not sense.nickname or sense.register.startswith(PLACE) for sense in senses):
        return _behind_ground(word, senses)
    if word in CLUB_ENDS:
        return "team"
    return _behind_town(tokens, at, last, senses, others, words)


def _behind_ground(word: str, senses: tuple[Listed, ...]) -> str:
    """What a ground's name is with a word behind it: 'Dell Park' is another ground, 'Dell Rovers' a club."""
    if not all(sense.type is ThingType.VENUE for sense in senses):
        return ""
    return "venue" if word in _OTHER_GROUNDS else "team" if word in CLUB_WORDS else ""


def _behind_town(
    tokens: Sequence[Token], at: int, last: int, senses: tuple[Listed, ...], others: tuple[Listed, ...], words: Lexicon
) -> str:
    """What a club's or town's name is with a word behind it that no club's name ends with as a rule."""
    word = tokens[last + 1].lower
    if last > at or word in PERSON_NOUNS or word in NEVER_NAMES or word in CALENDAR or word in words.given:
        return ""
    if word in _GROUNDS:
        return "venue"
    if at and tokens[at - 1].lower in _IN and others:
        return ""
    if at and tokens[at - 1].lower == "the" and _is_new_name(tokens, last, senses, others, words):
        return "organisation"  # 'the Sacramento Gold Rush': a club if the words around say so
    if not others and _is_new_plural(word, words) and any(sense.strong and sense.is_team for sense in senses):
        return "organisation"
    return "team" if _is_nickname(word, senses, others, words) else ""


def _is_place(tokens: Sequence[Token], last: int, senses: tuple[Listed, ...]) -> bool:
    """Whether a club's, town's or ground's name goes on as that of a street, a house or a body of another kind."""
    if not any(sense.is_team and not sense.nickname or sense.type in {None, ThingType.VENUE} for sense in senses):
        return False
    after = last + 1
    while after - last < _MOST_INSTITUTED and after + 1 < len(tokens) and tokens[after].lower in _INSTITUTED:
        after += 1
    return tokens[after].text[0].isupper() and tokens[after].lower in _PLACES


_MOST_INSTITUTED = 3


def _is_new_name(
    tokens: Sequence[Token], last: int, senses: tuple[Listed, ...], others: tuple[Listed, ...], words: Lexicon
) -> bool:
    """Whether 'the', a town and capitals behind it can be what a club abroad calls itself."""
    if others or not any(sense.register.startswith(PLACE) or sense.place for sense in senses):
        return False
    behind = tokens[last + 2].text[:1] if last + 2 < len(tokens) else ""
    return tokens[last + 1].lower not in OTHER_HEADS and (
        behind.isupper() or tokens[last + 1].lower in words.common and not behind.isupper() and not behind.isdigit()
    )


def in_place(tokens: Sequence[Token], at: int, last: int, senses: tuple[Listed, ...]) -> bool:
    """Whether 'in' and what follows make a town of a club's name: 'a nervy night in San Jose', 'outside Harbour'."""
    if not at:
        return False
    if tokens[at - 1].text == "(":
        return _is_home_of_official(tokens, at, last)
    if tokens[at - 1].lower not in {"in", "outside"} or not all(sense.place for sense in senses):
        return False
    if tokens[at - 1].lower == "outside":
        return last + 1 >= len(tokens) or tokens[last + 1].lower not in {"'s", "'"}
    if at > 1 and tokens[at - 2].lower in _HELD_IN:
        return False
    after = tokens[last + 1].lower if last + 1 < len(tokens) else "."
    return not after[0].isalnum() and after not in {"'s", "'"} or after in _AFTER_PLACE


def _is_home_of_official(tokens: Sequence[Token], at: int, last: int) -> bool:
    """Whether brackets tell whence a referee comes: 'Referee: A. E. Ellis (Halifax)'."""
    if last + 1 >= len(tokens) or tokens[last + 1].text not in {")", ","}:
        return False
    before = [token.lower for token in tokens[max(0, at - _NEAR) : at - 1]]
    place = next((len(before) - n for n, word in enumerate(reversed(before)) if word in _OFFICIALS), 0)
    return bool(place) and "(" not in before[place:] and all(word not in _NO_LIST for word in before[place:])


_NEAR = 9
_OFFICIALS = frozenset("referee ref referees referee: ref: referee- linesman linesmen official".split())
_NO_LIST = frozenset("; and who when as after before but for gave sent booked showed".split())
_HELD_IN = frozenset(
    """
        stake stakes share shares shareholding interest interests investment invest invested investing faith
        confidence belief role career holding control trust believe
    """.split()
)
_AFTER_PLACE = frozenset(
    """
        and on after to as when with where last for but this tonight by that yesterday today before while
        since at from which
    """.split()
)


def _is_nickname(word: str, senses: tuple[Listed, ...], others: tuple[Listed, ...], words: Lexicon) -> bool:
    """Whether a word can be what a club of a town calls itself: 'Sheffield Forge', 'Halifax Anchors'."""
    if any(sense.strong and sense.is_team for sense in senses):
        return bool(others) and all(not other.strong for other in others) and word not in words.common
    if others:
        return all(
            other.is_team and (not other.strong or other.name.lower() in {f"{word} fc", f"{word} sc"})
            for other in others
        )
    return _is_new_plural(word, words)


def _is_new_plural(word: str, words: Lexicon) -> bool:
    return len(word) > 4 and word.endswith("s") and not word.endswith("ss") and word not in words.common
