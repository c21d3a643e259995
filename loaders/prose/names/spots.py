"""Where names may stand: matches of the gazetteer, and runs of words with capitals."""

from graph.kinds import ThingType
from graph.names import fold
from loaders.prose.document import Document, Sentence
from loaders.prose.names.capital_runs import CLUB_SUFFIXES, club_end, is_plural_nickname, run_end
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.line import OFFICES_AFTER, Line
from loaders.prose.names.listed import Listed, Register
from loaders.prose.names.score_line import score_line_spots
from loaders.prose.names.second_words import goes_on, in_place
from loaders.prose.names.spot import SIDE_WORDS, Spot
from loaders.prose.names.vocabulary import CLUB_WORDS, NEVER_NAMES


def find_spots(document: Document, register: Register, words: Lexicon) -> tuple[list[Spot], set[int]]:
    """All spots in order, and the sentences in which capitals mean nothing (headlines In Title Case, ALL CAPITALS)."""
    spots: list[Spot] = []
    shouting: set[int] = set()
    for sentence in document.sentences:
        line = Line.of(sentence, document.text, register, words)
        if line.loud:
            shouting.add(sentence.index)
        if line.high:
            _Finder(sentence, line, spots).run()
    return spots, shouting


class _Finder:
    """Walks one sentence."""

    def __init__(self, sentence: Sentence, line: Line, spots: list[Spot]) -> None:
        self.sentence = sentence
        self.line = line
        self.tokens = line.tokens
        self.spots = spots
        self.suffixed = not CLUB_SUFFIXES.isdisjoint([self.tokens[at].lower for at in line.high])

    def run(self) -> None:
        """Put all spots of the sentence."""
        free = 0
        sides = score_line_spots(self.sentence, self.line)
        for at in self.line.high:
            if at in sides:
                self.spots.append(sides[at])
                free = sides[at].last + 1
            elif at >= free and self._may_start(at):
                free = self._name_at(at)

    def _name_at(self, at: int) -> int:
        """Put the spot that starts here, if any; the place to go on from."""
        length, senses = self.line.listed(at)
        if self.suffixed and (end := self._club_end(at, length, senses)) is not None:
            self.spots.append(Spot(self.sentence, at, end, kind="team"))
            return end + 1
        if length and not self._begins_person(at, length) and not self._begins_run(at, length, senses):
            last = at + length - 1
            last += self._has_suffix(last, senses)
            if in_place(self.tokens, at, last, senses):
                senses = (senses[0]._replace(type=None),)
            if kind := self._goes_on(at, last, senses):
                return self._put_run(at, kind)
            side = self.tokens[last + 1].lower if last + 1 < len(self.tokens) else ""
            if side in SIDE_WORDS and senses[0].is_team and self.line.is_capital(last + 1):
                if all(sense.nickname for sense in senses):
                    return self._put_run(at, "team")
                last += 1
            else:
                side = ""
            self.spots.append(Spot(self.sentence, at, last, senses, side))
            return last + 1
        if not self.line.is_capital(at):
            return at + 1
        if self._opens_office(at):
            return at + 2
        return self._put_run(at)

    def _has_suffix(self, last: int, senses: tuple[Listed, ...]) -> bool:
        """Whether 'FC' stands behind a listed club: it is the same one."""
        after = last + 1
        if after >= len(self.tokens) or self.tokens[after].lower not in CLUB_SUFFIXES or not self.line.touches(after):
            return False
        return senses[0].is_team and senses[0].strong and not senses[0].national

    def _club_end(self, at: int, length: int, senses: tuple[Listed, ...]) -> int | None:
        """Where an unlisted club's name with 'FC' at its end ends; what only opens the sentence is no part of it."""
        if self.line.loud or length > 1 or not self.line.is_capital(at):
            return None
        if any(sense.strong and sense.is_team and not sense.nickname for sense in senses):
            return None
        if not length and (at == 0 or not self.line.touches(at)) and self.tokens[at].lower in self.line.words.common:
            return None
        end = club_end(self.line, at)
        if end is None or self.tokens[at].lower in NEVER_NAMES or self.tokens[at].lower in self.line.words.adjectives:
            return None
        return end

    def _may_start(self, at: int) -> bool:
        """Whether a name can start at a token: at a capital, or a number before one ('1860 Munich')."""
        letter = self.tokens[at].text[0]
        if letter.isdigit():
            return self.line.is_capital(at + 1)
        return letter.isalnum() and not letter.islower()

    def _opens_office(self, at: int) -> bool:
        """'Sporting Director Hale': an office in capitals is no part of a name."""
        after = self.tokens[at + 1].lower if at + 1 < len(self.tokens) else ""
        return self.tokens[at].lower == "sporting" and after in OFFICES_AFTER["sporting"]

    def _put_run(self, at: int, kind: str = "") -> int:
        """Put the run of capitals that starts here; 'Women' or 'Reserves' at its end is the side."""
        last = max(run_end(self.line, at), at + bool(kind))
        side = self.tokens[last].lower if last > at else ""
        if side not in SIDE_WORDS or len(side) < 2:
            side = ""
        if (
            not kind
            and last > at
            and not self.line.is_given(at)
            and is_plural_nickname(self.tokens[last].lower, self.line.listed(last)[1])
        ):
            kind = "team"
        self.spots.append(Spot(self.sentence, at, last, side=side, kind=kind))
        return last + 1

    def _goes_on(self, at: int, last: int, senses: tuple[Listed, ...]) -> str:
        """What the word right behind makes of a listed name, if it makes another thing of it.

        'Brackley Vale' is another team, 'Barrow Field' a venue, 'Barrow Street' nothing of football.
        """
        place = last + 1
        if not self.line.is_capital(place) or not self.line.touches(place):
            return ""
        if self.line.loud and not self.line.stands_alone(last, place):
            return ""
        if self.tokens[place].lower in SIDE_WORDS:
            return ""
        length, others = self.line.register.longest(self.tokens, place)
        another = length > 1 and any(other.type is not None for other in others)
        return "" if another else goes_on(self.tokens, at, last, senses, others, self.line.words)

    def _begins_person(self, at: int, length: int) -> bool:
        """Whether a listed word is the given name of somebody: Jordan, Milan, Georgia and an unlisted name."""
        if length > 1 or at + 1 >= len(self.tokens):
            return False
        following = self.tokens[at + 1]
        if not following.text[0].isupper() or not self.line.touches(at + 1) or following.lower in SIDE_WORDS:
            return False
        if fold(self.tokens[at].text) not in self.line.words.given or following.lower in CLUB_WORDS:
            return False
        _, senses = self.line.register.longest(self.tokens, at)
        by_name = not self.line.loud and not any(sense.strong for sense in senses)  # 'Dale Sharp' in running text
        plain = following.lower in self.line.words.common and not by_name
        return not plain and not self.line.register.longest(self.tokens, at + 1)[0]

    def _begins_run(self, at: int, length: int, senses: tuple[Listed, ...]) -> bool:
        """Whether a by-name of somebody is only the given name of somebody else."""
        return (
            senses[0].type is ThingType.PERSON and self.line.is_capital(at + length) and self.line.touches(at + length)
        )
