"""What a run of words with capitals is: a person, a body or place of no interest, or nothing but a capital."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from graph.names import fold
from loaders.prose.document import Token
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.spot import Spot
from loaders.prose.names.vocabulary import (
    BODY_WORDS,
    BY_NAMES_OF_ONE,
    CALENDAR,
    CLUB_ENDS,
    CLUB_PREFIXES,
    CLUB_WORDS,
    COMPETITION_WORDS,
    HONORIFICS,
    NEVER_NAMES,
    OTHER_HEADS,
    PARTICLES,
    PERSON_NOUNS,
    PUBLISHER_WORDS,
    VENUE_WORDS,
)

RunKind = Literal["person", "single", "team", "venue", "competition", "organisation", "publisher", "nothing"]
_TITLES = frozenset("mr mrs ms miss messrs mr. mrs. ms. miss. messrs.".split())
#: What stands before or behind a name and is none.
_NO_NAMES = NEVER_NAMES | CALENDAR
_NO_END = _NO_NAMES | PARTICLES
_CLUB_MARKS = frozenset("fc afc cf sc united fk".split())
_ORGANISED = COMPETITION_WORDS | BODY_WORDS
_OPENERS = frozenset("\"“‘'«([:-–—*•")
_POSSESSIVES = frozenset({"'s", "’s"})
_PLACE_BEFORE = frozenset("in near across throughout around outside".split())
#: Heads that are surnames as often as anything else: 'Scott Parker', 'Ashley Young', 'David James', 'Nick Pope'.
_HEADS = {
    **dict.fromkeys(PUBLISHER_WORDS, "publisher"),
    **dict.fromkeys(OTHER_HEADS, "nothing"),
    **dict.fromkeys(VENUE_WORDS, "venue"),
    **dict.fromkeys(CLUB_WORDS, "team"),
    **dict.fromkeys(COMPETITION_WORDS, "competition"),
    **dict.fromkeys(BODY_WORDS, "organisation"),
}


_SMALL = frozenset(
    """
        despite given then now once only even just still also yet however meanwhile although though since
        because while until unless like unlike without within both either neither another other such some many
        most few all each every several first second third last next new young old big little good great star
        local fellow former ex late early double super ruthless lethal brilliant rampant classy dominant
        battling nine-man ten-man superb today tonight yesterday tomorrow later earlier minutes moments again
        perhaps maybe instead here there
    """.split()
)


class Run(NamedTuple):
    """A run of capitals without what does not belong to the name; `nationality` was told by a word before."""

    spot: Spot
    tokens: tuple[Token, ...]
    kind: RunKind
    opening: bool
    nationality: str = ""
    honorific: str = ""

    @property
    def parts(self) -> tuple[str, ...]:
        """The folded tokens of the name."""
        return tuple([part for token in self.tokens if (part := fold(token.text))])

    @property
    def first(self) -> Token:
        """The first token of the name; there always is one."""
        return self.tokens[0]

    @property
    def start(self) -> int:
        """Where the name starts."""
        return self.tokens[0].start

    @property
    def end(self) -> int:
        """Where the name ends."""
        return self.tokens[-1].end


def inner_capitals(spots: Iterable[Spot], shouting: set[int]) -> frozenset[str]:
    """The words that have a capital inside a sentence, where only names have one."""
    found: set[str] = set()
    for spot in spots:
        if not spot.senses and spot.sentence.index not in shouting and not _opens(spot, spot.first):
            found.update(token.lower for token in spot.tokens)
    return frozenset(found)


def classify(spot: Spot, inner: frozenset[str], words: Lexicon) -> Run:
    """What a run is, after taking off what only stands before the name."""
    if spot.kind == "side":  # of a score on a line of its own
        return Run(spot, spot.tokens, "team", opening=False)
    return _stripped(spot, inner, words)


def _stripped(spot: Spot, inner: frozenset[str], words: Lexicon) -> Run:
    """A run without what only stands before or behind the name."""
    opening = _opens(spot, spot.first)
    tokens = [token for token in (spot.tokens[:-1] if spot.side else spot.tokens) if token.text != "."]
    nationality = honorific = ""
    _drop_side(tokens, words)
    while tokens:
        lower = tokens[0].lower
        rest = len(tokens) > 1
        if rest and tokens[0] is spot.tokens[0] and len(lower) == 1 and spot.tokens[1].text == ".":
            break  # 'A. E. Ellis'
        if lower in _NO_NAMES and not (rest and (lower in _TITLES or lower in words.given)):
            tokens.pop(0)
        elif rest and (lower in _TITLES or lower in HONORIFICS):
            honorific = tokens.pop(0).lower
        elif lower in words.adjectives and (lower not in words.given or len(tokens) > 2):
            nationality = words.adjectives[lower]
            tokens.pop(0)
        elif rest and opening and "-" in lower and tokens[0].text.rsplit("-", 1)[-1].islower():
            tokens.pop(0)  # 'Second-placed Marlow'
        elif (
            rest
            and (lower in PERSON_NOUNS or lower in {"vice", "head", "former", "ex", "assistant"})
            or opening
            and tokens[0] is spot.tokens[0]
            and _is_opener(tokens, inner, words)
        ):
            tokens.pop(0)
        else:
            break
        opening = opening and bool(tokens) and spot.tokens[0] is tokens[0]
    while len(tokens) > 1 and ((last := tokens[-1].lower) in _NO_END or last in words.adjectives):
        tokens.pop()
    if not tokens:
        return Run(spot, spot.tokens[:1], "nothing", opening, nationality, honorific)
    kind: RunKind = spot.kind or _kind(tokens, spot, words)  # type: ignore[assignment]
    return Run(spot, tuple(tokens), kind, opening, nationality, honorific)


def _drop_side(tokens: list[Token], words: Lexicon) -> None:
    """Take off what only says whose man somebody was: 'Former Fox Tom Hale', 'Ex-Gunner Tom Hale'."""
    at = next(
        (place for place, token in enumerate(tokens) if token.lower not in {"former", "old", "ex", "one-time"}), 0
    )
    word = tokens[at].lower if tokens else ""
    by_name = len(tokens) > at + 2 and word in BY_NAMES_OF_ONE and fold(tokens[at + 1].text) in words.given
    if by_name or len(tokens) > at + 1 and word.startswith("ex-") and word[3:] in BY_NAMES_OF_ONE:
        del tokens[: at + 1]


def _is_opener(tokens: list[Token], inner: frozenset[str], words: Lexicon) -> bool:
    """Whether the first word of a sentence is a plain word: 'Striker Hale', 'Given time', 'Despite'."""
    lower = tokens[0].lower
    if (
        lower in inner
        or lower in CLUB_PREFIXES
        and len(tokens) > 1
        or lower not in words.common
        and not lower.endswith("ly")
    ):
        return False
    if len(tokens) == 1 or len(tokens) > 2 or lower in _SMALL or lower.endswith(("ly", "ing", "ed")):
        return len(tokens) == 1 or lower not in words.given
    return tokens[-1].lower in inner and lower not in words.given


def _opens(spot: Spot, place: int) -> bool:
    if place == 0:
        return True
    before = spot.sentence.tokens[place - 1].text
    return before[0] in _OPENERS and before not in _POSSESSIVES


def _kind(tokens: list[Token], spot: Spot, words: Lexicon) -> RunKind:
    last, first = tokens[-1].lower, tokens[0].lower
    if len(tokens) == 1:
        return _kind_of_one(tokens[0], words)
    told = [token.lower for token in tokens]
    if first in CLUB_PREFIXES or not _CLUB_MARKS.isdisjoint(told):
        return "team"
    if first in {"journal", "gazzetta", "corriere", "diario", "mundo", "radio", "estadio"}:
        return "venue" if first == "estadio" else "publisher"
    head = _HEADS.get(last) or (
        "team" if last in CLUB_ENDS and (last.endswith("s") or last in {"borough", "colliery", "welfare"}) else None
    )
    if head and not (
        fold(first) in words.given and len(tokens) == 2 and head in {"venue", "nothing", "team", "publisher"}
    ):
        return head  # type: ignore[return-value]
    if not _ORGANISED.isdisjoint(told):
        return "organisation"
    if fold(first) in words.given or len(tokens[0].text) == 1:
        return "person"
    before = spot.sentence.tokens[spot.first - 1].lower if spot.first else ""
    if before in _PLACE_BEFORE and not _plays(spot, len(tokens)) or words.common.issuperset(told):
        return "nothing"
    if " ".join(told) in words.countries or _is_people(first, last, words) and len(tokens) == 2:
        return "nothing"
    return "person"


#: What is a player's: 'tapped in Ann Lee's cross' speaks of nobody's town.
_PLAYED = frozenset(
    """
        cross corner free-kick freekick pass centre center cut-back cutback pull-back pullback ball delivery throw
        header shot flick knock-down lay-off through-ball effort volley drive free-kick kick backheel flick-on lob
        inswinger outswinger throw-in
    """.split()
)


def _plays(spot: Spot, length: int) -> bool:
    """Whether a name of so many words is followed by 's and what a player does."""
    after = [token.lower for token in spot.sentence.tokens[spot.first + length : spot.first + length + 5]]
    return bool(after) and after[0] in {"'s", "’s", "'", "’"} and not _PLAYED.isdisjoint(after[1:])


def _is_people(first: str, last: str, words: Lexicon) -> bool:
    """'the New Zealander', 'the Central Americans'."""
    names = {form.removesuffix("s") for form in (last, f"{first}-{last}")} | {last}
    return first in _PARTS_OF_THE_WORLD and any(name in words.people or name in words.adjectives for name in names)


#: What stands before the name of a people.
_PARTS_OF_THE_WORLD = frozenset("new central south north west east northern southern latin saudi".split())


def _kind_of_one(token: Token, words: Lexicon) -> RunKind:
    lower = token.lower
    if "-" in lower and token.text.rsplit("-", 1)[-1].islower() and lower.rsplit("-", 1)[-1] in words.common:
        return "nothing"  # 'First-year', 'Second-placed'
    if lower in words.countries or lower in words.adjectives or lower in words.people or lower in NEVER_NAMES:
        return "nothing"
    if len(lower) < 2 or lower in _ORGANISED or lower in CALENDAR or lower in PARTICLES:
        return "nothing"
    return "single"
