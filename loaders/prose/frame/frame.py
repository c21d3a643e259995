"""What a text says of the matches that it speaks of."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from graph.dates import PartialDate
from loaders.prose.document import Document, Sentence


@dataclass(slots=True)
class Match:
    """A match spoken of; `entity` is its index among the entities of type match.

    `first` and `second` are its sides (entities) in the order told. `home` is one of them or None where nothing
    tells. Goals are by side: `goals[side]`. `status` is played or scheduled. `main` marks the match or matches that the
    text reports on; `touched` one whose result is only the occasion of its news.

    Of a match whose score no sentence states, what a text says in parts: `winner` (`told_up_front` or not) and
    `drawn`; `open_score`, a final score (winner's goals first) of which it does not say whose it is; `reached`, the
    highest score that it passes, and whether somebody led by it; `only_goal`, `goalless`; `opposed`, both sides
    scored; `ordinal`, so many one side scored; `two_down`, a side was two goals behind; `total`, so many goals fell
    ('a six-goal thriller'), 0 where that is not told.
    """

    entity: int
    first: int
    second: int
    home: int | None = None
    goals: dict[int, int] = field(default_factory=dict)
    winner: int | None = None
    told_up_front: bool = False
    drawn: bool = False
    open_score: tuple[int, int] | None = None
    reached: tuple[int, int] | None = None
    reached_as_lead: bool = False
    only_goal: bool = False
    goalless: bool = False
    opposed: bool = False
    total: int = 0
    ordinal: int = 1
    two_down: bool = False
    half_time: dict[int, int] = field(default_factory=dict)
    after_90: dict[int, int] = field(default_factory=dict)
    shootout: dict[int, int] = field(default_factory=dict)
    aggregate: str | None = None
    extra_time: bool = False
    neutral: bool = False
    date: PartialDate | None = None
    competition: int | None = None
    stage: str | None = None
    leg: int | None = None
    venue: int | None = None
    attendance: int | None = None
    referee: int | None = None
    status: str = "played"
    main: bool = False
    touched: bool = False
    start: int = 0
    end: int = 0
    rule: str = ""

    @property
    def sides(self) -> tuple[int, int]:
        """Both sides in the order told."""
        return self.first, self.second

    def other(self, side: int) -> int | None:
        """The opponent of a side; None where the side does not play in this match."""
        if side == self.first:
            return self.second
        return self.first if side == self.second else None

    @property
    def away(self) -> int | None:
        """The visitors, where home is known."""
        return None if self.home is None or self.neutral else self.other(self.home)


@dataclass(slots=True)
class Frame:
    """All matches of a text; `of_sentence` gives the match (place in `matches`) a sentence speaks of.

    Of a sentence that tells several results `of_part` gives where the part of each begins, with its match.
    """

    matches: list[Match] = field(default_factory=list)
    of_sentence: dict[int, int] = field(default_factory=dict)
    of_part: dict[int, list[tuple[int, int]]] = field(default_factory=dict)

    @property
    def main_match(self) -> Match | None:
        """The match that the text reports on; None for a round-up of several and for other news."""
        main = [match for match in self.matches if match.main]
        return main[0] if len(main) == 1 else None

    @property
    def main_matches(self) -> list[Match]:
        """All matches that the text reports on."""
        return [match for match in self.matches if match.main]

    def sections(self, document: Document) -> Iterator[tuple[Match, list[Sentence]]]:
        """The matches reported on, each with the sentences that speak of it."""
        found: dict[int, list[Sentence]] = {place: [] for place in set(self.of_sentence.values())}
        for sentence in document.sentences:
            if (place := self.of_sentence.get(sentence.index)) is not None:
                found[place].append(sentence)
        for place, match in enumerate(self.matches):
            if match.main:
                yield match, found.get(place, [])

    def match_of(self, sentence: Sentence, at: int | None = None) -> Match | None:
        """The match that a sentence, or what stands at a place of it, speaks of unless its own words say otherwise."""
        place = self.of_sentence.get(sentence.index)
        if at is not None and sentence.index in self.of_part:
            place = next((match for start, match in reversed(self.of_part[sentence.index]) if start <= at), place)
        return None if place is None else self.matches[place]
