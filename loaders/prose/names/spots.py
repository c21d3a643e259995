"""Where names may stand: matches of the gazetteer, and runs of words with capitals."""

from string import ascii_lowercase, punctuation
from typing import NamedTuple

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.document import Document, Sentence, Token
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.listed import Listed, Register
from loaders.prose.names.second_words import goes_on, in_place
from loaders.prose.names.vocabulary import CALENDAR, CLUB_ENDS, CLUB_WORDS, NEVER_NAMES, PARTICLES, PERSON_NOUNS

_SIDE_WORDS = frozenset(
    """
        ladies women women's womens wfc lfc reserves youth u17 u18 u19 u20 u21 u23 u21s u23s u18s u19s u20s
        under-16s under-17s under-18s under-19s under-20s under-21s under-23s under-17 under-18 under-19
        under-20 under-21 under-23 b ii
    """.split()
)
#: What most tokens start with: no name does.
_SMALL = frozenset(ascii_lowercase + punctuation)
_NO_READING = frozenset("the a an his her their its it this that these between up out into through about".split())
#: Words that are no club before these: 'Sporting Director', 'Red Bulls Fire Coach'.
_OFFICES_AFTER = {
    "sporting": frozenset({"director", "chief", "executive"}),
    "fire": frozenset({"coach", "manager", "boss", "head"}),
}
_WEEKDAY_BEFORE = frozenset(
    """
        on last next this until by from since before after every and or past previous following for of tuesday
        late early
    """.split()
)


class Spot(NamedTuple):
    """A stretch of tokens of a sentence: with senses if the gazetteer lists it, else a run with capitals.

    `side` is the word that makes another side of a club of it (Women, Under-21s); `kind` what a run with a listed word
    is.
    """

    sentence: Sentence
    first: int
    last: int
    senses: tuple[Listed, ...] = ()
    side: str = ""
    kind: str = ""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens of the stretch."""
        return self.sentence.tokens[self.first : self.last + 1]

    @property
    def start(self) -> int:
        """Where it starts."""
        return self.sentence.tokens[self.first].start

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.sentence.tokens[self.last].end


def find_spots(document: Document, register: Register, words: Lexicon) -> tuple[list[Spot], set[int]]:
    """All spots in order, and the sentences in which capitals mean nothing (headlines In Title Case, ALL CAPITALS)."""
    spots: list[Spot] = []
    shouting: set[int] = set()
    for sentence in document.sentences:
        if _is_shouting(sentence, words):
            shouting.add(sentence.index)
        loud = sentence.index in shouting
        _Finder(sentence, document.text, register, words, spots, loud).run()
    return spots, shouting


def _is_shouting(sentence: Sentence, words: Lexicon) -> bool:
    """Whether words that are no names have capitals too."""
    if sentence.block.kind == "body" and len(sentence.tokens) > 25:
        return False
    if sentence.block.kind in {"title", "subheading", "caption"}:
        long = [token for token in sentence.tokens if len(token.lower) > 3 and token.text[0].isalpha()]
        if len(long) >= 4 and sum(token.text[0].isupper() for token in long) * 10 >= len(long) * 9:
            return True
    common = [
        token
        for token in sentence.tokens[1:]
        if len(token.lower) > 3 and token.lower in words.common and token.lower not in _SIDE_WORDS
    ]
    high = sum(token.text[0].isupper() for token in common)
    return high >= 2 and high * 3 >= len(common) * 2


def _is_plural_nickname(word: str, senses: tuple[Listed, ...]) -> bool:
    """Whether a listed word is only what several clubs call themselves: 'Mariners', 'Breakers'."""
    return word.endswith("s") and bool(senses) and all(sense.is_team and not sense.strong for sense in senses)


class _Finder:
    """Walks one sentence."""

    def __init__(
        self, sentence: Sentence, text: str, register: Register, words: Lexicon, spots: list[Spot], loud: bool
    ) -> None:
        self.sentence = sentence
        self.tokens = sentence.tokens
        self.text = text
        self.register = register
        self.words = words
        self.spots = spots
        self.loud = loud

    def run(self) -> None:
        """Put all spots of the sentence."""
        free = 0
        for at in [at for at, token in enumerate(self.tokens) if token.text[0] not in _SMALL]:
            if at >= free and self._may_start(at):
                free = self._name_at(at)

    def _may_start(self, at: int) -> bool:
        """Whether a name can start at a token: at a capital, or a number before one ('1860 Munich')."""
        letter = self.tokens[at].text[0]
        if letter.isdigit():
            return at + 1 < len(self.tokens) and self.tokens[at + 1].text[0].isupper()
        return letter.isalnum() and not letter.islower()

    def _name_at(self, at: int) -> int:
        """Put the spot that starts here, if any; the place to go on from."""
        length, senses = self._listed(at)
        if length and not self._begins_person(at, length) and not self._begins_run(at, length, senses):
            last = at + length - 1
            if in_place(self.tokens, at, last, senses):
                senses = (senses[0]._replace(type=None),)
            if kind := self._goes_on(at, last, senses):
                return self._put_run(at, kind)
            side = self.tokens[last + 1].lower if last + 1 < len(self.tokens) else ""
            if side in _SIDE_WORDS and senses[0].is_team and self.tokens[last + 1].text[0].isupper():
                if all(sense.nickname for sense in senses):
                    return self._put_run(at, "team")
                last += 1
            else:
                side = ""
            self.spots.append(Spot(self.sentence, at, last, senses, side))
            return last + 1
        if not self.tokens[at].text[0].isupper():
            return at + 1
        if self._opens_office(at):
            return at + 2
        return self._put_run(at)

    def _opens_office(self, at: int) -> bool:
        """'Sporting Director Hale': an office in capitals is no part of a name."""
        after = self.tokens[at + 1].lower if at + 1 < len(self.tokens) else ""
        return self.tokens[at].lower == "sporting" and after in _OFFICES_AFTER["sporting"]

    def _put_run(self, at: int, kind: str = "") -> int:
        """Put the run of capitals that starts here; 'Women' or 'Reserves' at its end is the side."""
        last = max(self._run_end(at), at + bool(kind))
        side = self.tokens[last].lower if last > at else ""
        if side not in _SIDE_WORDS or len(side) < 2:
            side = ""
        if (
            not kind
            and last > at
            and not self._is_given(at)
            and _is_plural_nickname(self.tokens[last].lower, self._listed(last)[1])
        ):
            kind = "team"
        self.spots.append(Spot(self.sentence, at, last, side=side, kind=kind))
        return last + 1

    def _listed(self, at: int) -> tuple[int, tuple[Listed, ...]]:
        length, senses = self.register.longest(self.tokens, at)
        if length == 1 and not self._is_meant(at):
            return 0, ()
        if (
            length == 1
            and self.tokens[at].lower in self.words.common
            and not any(listed.strong or listed.is_team for listed in senses)
        ):
            return 0, ()
        return length, senses

    def _is_meant(self, at: int) -> bool:
        """Whether a listed single word is a name here and no verb, weekday or part of a longer word."""
        lower = self.tokens[at].lower
        after = self.tokens[at + 1].lower if at + 1 < len(self.tokens) else ""
        before = self.tokens[at - 1].lower if at else ""
        if lower == "wednesday":
            return (
                before not in _WEEKDAY_BEFORE and after not in {"night", "evening", "afternoon", "morning"} and at > 0
            )
        if after in _OFFICES_AFTER.get(lower, ()) and (
            lower != "fire" or at > 0 and self.tokens[at - 1].text[0].isupper()
        ):
            return False
        if at == 0 and lower.endswith("ing"):
            return after not in _NO_READING
        return not (lower in {"city", "union", "crew", "fire", "impact", "real"} and at == 0 and after in _NO_READING)

    def _goes_on(self, at: int, last: int, senses: tuple[Listed, ...]) -> str:
        """'team' or 'venue' where the word right behind makes another thing of a listed name.

        'Brackley Vale' is another team, 'Barrow Field' a venue.
        """
        place = last + 1
        if place >= len(self.tokens) or not self._touches(place) or not self.tokens[place].text[0].isupper():
            return ""
        if self.loud and not self._stands_alone(last, place):
            return ""
        if self.tokens[place].lower in _SIDE_WORDS:
            return ""
        length, others = self.register.longest(self.tokens, place)
        return "" if length > 1 else goes_on(self.tokens, at, last, senses, others, self.words)

    def _stands_alone(self, first: int, last: int) -> bool:
        """Whether no other capital touches a name, so that it is no part of a headline's phrase."""
        before = first > 0 and self._touches(first) and self.tokens[first - 1].text[0].isupper()
        return not before and not (
            last + 1 < len(self.tokens) and self._touches(last + 1) and self.tokens[last + 1].text[0].isupper()
        )

    def _begins_person(self, at: int, length: int) -> bool:
        """Whether a listed word is the given name of somebody: Jordan, Milan, Georgia and an unlisted name."""
        if length > 1 or at + 1 >= len(self.tokens):
            return False
        following = self.tokens[at + 1]
        if not following.text[0].isupper() or not self._touches(at + 1) or following.lower in _SIDE_WORDS:
            return False
        if fold(self.tokens[at].text) not in self.words.given or following.lower in CLUB_WORDS:
            return False
        return following.lower not in self.words.common and not self.register.longest(self.tokens, at + 1)[0]

    def _begins_run(self, at: int, length: int, senses: tuple[Listed, ...]) -> bool:
        """Whether a by-name of somebody is only the given name of somebody else."""
        return (
            senses[0].type is ThingType.PERSON
            and at + length < len(self.tokens)
            and self._touches(at + length)
            and self.tokens[at + length].text[0].isupper()
        )

    def _touches(self, at: int) -> bool:
        """Whether only a blank parts a token from the one before."""
        return (
            self.tokens[at].start - self.tokens[at - 1].end == 1 and self.text[self.tokens[at].start - 1] not in "\r\n"
        )

    def _run_end(self, at: int) -> int:
        """The last token of the run of capitals that starts here."""
        last = at
        while last + 1 < len(self.tokens):
            reach = self._next_capital(last)
            if reach is None or (self._starts_listed(reach, last)):
                break
            last = reach
        return last

    def _starts_listed(self, at: int, before: int) -> bool:
        """Whether a listed name starts inside a run; a single word after a given name is a surname instead."""
        length, senses = self._listed(at)
        if length != 1 or self._is_given(before):
            return length > 1
        if all(listed.type is None for listed in senses):
            return before == 0 and self.tokens[before].lower in NEVER_NAMES
        if self.tokens[at].lower not in CLUB_ENDS and not _is_plural_nickname(self.tokens[at].lower, senses):
            return True
        if any(listed.strong for listed in senses):
            return not self._names_club(before, at)
        # 'Quarley Rovers' is one name, 'Hale Sinks Rovers' is none.
        if self.loud and self.tokens[at].lower in CLUB_WORDS:
            return self.tokens[before].lower in self.words.common
        return (before == 0 or self.tokens[at].lower not in CLUB_WORDS) and not self._names_club(before, at)

    def _names_club(self, before: int, at: int) -> bool:
        """Whether a word before a famous club's makes another club of it: 'Kilbrack Celtic', not 'Beating Celtic'."""
        lower = self.tokens[before].lower
        plain = (
            lower in self.words.common or lower in NEVER_NAMES or lower in CALENDAR or lower in self.words.adjectives
        )
        if plain or lower in PERSON_NOUNS or lower.endswith(("ing", "ly", "ed")):
            return False
        return not self.loud or self._stands_alone(before, at)

    def _is_given(self, at: int) -> bool:
        text = self.tokens[at].text
        return (
            (fold(text) in self.words.given and text.lower() not in PARTICLES)
            or (len(text) == 1 and text.isupper())
            or "." in text
        )

    def _next_capital(self, last: int) -> int | None:
        """The next token of the run: a capital, or one behind particles or the full stop of an initial."""
        at = last + 1
        if self.tokens[at].text == "." and len(self.tokens[last].text) == 1 and at + 1 < len(self.tokens):
            at += 1
            return at if self.tokens[at].text[0].isupper() else None
        steps = 0
        while (
            at < len(self.tokens)
            and steps < 3
            and self._touches(at)
            and self.tokens[at].lower in PARTICLES
            and self.tokens[at].text[0].islower()
        ):
            at += 1
            steps += 1
        if at >= len(self.tokens) or not self._touches(at) or not self.tokens[at].text[0].isupper():
            return None
        if self.tokens[at].lower in NEVER_NAMES and steps == 0 and self.tokens[at].lower not in PARTICLES:
            return None
        return at
