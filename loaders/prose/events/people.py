"""Who can have scored, and for whom: what the document and the matches tell of its people."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from loaders.prose.events.function import function_of
from loaders.prose.events.line import Line
from loaders.prose.events.owners import owner_of_the_clause
from loaders.prose.events.received import receiver
from loaders.prose.events.telling import Telling
from loaders.prose.events.walk import walk_left
from loaders.prose.frame.frame import Match
from loaders.prose.names.giving import HANDS
from loaders.prose.names.names import Names
from loaders.prose.sieve import Worded

_STOPPED = "saved|parried|palmed|tipped|pushed|clawed|beat|turned|punched|smothered|blocked|pawed|fingertipped"
_SAVES = Worded(
    r" (?P<a><P\d+>) (?:[a-z]+ly |was |had |did |then |just |also |again |superbly ){0,2}"
    r"(?:saved|parried|palmed|tipped|clawed|pawed|fingertipped)(?= )"
    r"(?! (?:the (?:day|points?|game|match|best)|a point|his best|her best|<[TPH]\d+> |their |[a-z]+ 's blushes|face))|"
    r" (?P<i><P\d+>) (?:[a-z]+ly |had |then |also |could only |did well to ){0,2}"
    r"(?:pushed|push|pushes|beat|beats|palm|palms|turned|claw|punched) (?:out|away|aside|behind|over|round|back) "
    r"(?:[^ .,;:!?()]+ ){0,4}?(?:shot|effort|drive|header|volley|free-kick|attempt|strike|penalty)(?= )|"
    r" (?P<f><P\d+>) (?:had to|was forced|reacted|did well|did superbly|got down|got across"
    r"|produced|made|dived|was called|was quick|came to|pulled off|was alert|was equal|was required|was on hand) "
    r"(?:[^ .;:!?<>]+ ){0,9}?(?:save|saves|claw|tip|palm|parry|keep out|deny|stop|smother|block with his legs)(?= )|"
    r" (?:save|saves|stop) (?:out of|from|by) (?P<g><P\d+>) (?:at|with|after|,|and|in|when|from)|"
    r" (?:forced|forcing|tested|stretched|extended) (?:goalkeeper |keeper )?(?P<h><P\d+>) (?:in ?to|with|from|to) "
    r"(?:[a-z-]+ ){0,4}(?:save|saves|stop|dive|tip|claw|parry|palm|shot|effort|header|drive|volley|free-kick|range)|"
    r" (?:saved|well-saved|superbly-saved|brilliantly-saved|parried"
    r"|palmed away|palmed|tipped over|tipped|clawed away|pawed away|turned away|pushed away|beaten away|stopped) "
    r"(?:superbly |brilliantly |well |comfortably |low |away |out |wide |over |onto the (?:post|bar) )?by "
    r"(?:the )?(?:<T\d+> )?"
    r"(?:[a-z]+ )?(?P<b><P\d+>)| (?:goalkeeper|keeper|custodian|shot-stopper|netminder|goalie) (?P<c><P\d+>)|"
    r" (?:save|saves|stop) (?:from|by) (?:goalkeeper |keeper )?(?P<d><P\d+>) (?:kept|denied|prevented|thwarted)|"
    r" (?P<e><P\d+>) 's (?:clean sheet|goalkeeping|save|saves|parry|gloves|clearance)(?= )"
)
_FED = re.compile(
    r" (?:fed|found|picked out|set up|released|played in|slipped in|teed up|sent|put|set|freed|fed it to|crossed for"
    r"|squared (?:it |the ball )?(?:for|to)|passed to|laid it off to|cut (?:it )?back (?:for|to)|fell to|fell for"
    r"|broke to|came to|dropped to|ran to|through to|slid in|threaded through|played through|to|for|was|is|stood|came) "
    r"(?P<to><P\d+>) "
    r"(?:in |through |clear |away |free |up |unmarked |on the [a-z]+ |in space )?(?:,? ?(?:and|but|before|as)|,) $"
)
_NO_PLAYER = frozenset(
    ("manager", "coach", "referee", "officer", "owner", "chairman", "assistant", "official", "pundit")
)


@dataclass(slots=True)
class People:
    """The people of a document with the sides that they play for, as far as told or seen."""

    names: Names
    sides: dict[int, int] = field(default_factory=dict)
    keepers: set[int] = field(default_factory=set)
    before: dict[int, Line] = field(default_factory=dict)

    def side_of(self, person: int, match: Match | None) -> int | None:
        """The side of the match that a person plays for."""
        told = self.names.team_of(person)
        side = self.sides.get(person)
        if match is None:
            return told if told is not None else side
        return told if told in match.sides else side if side in match.sides else None

    def is_told_of(self, person: int, match: Match) -> bool:
        """Whether the text says in so many words that a person plays for a side of the match."""
        return any(team in match.sides for team in self.names.teams_told(person))

    def may_play(self, person: int) -> bool:
        """Whether a person can be a player."""
        return self.names.attribute(person, "role") not in _NO_PLAYER

    def is_keeper(self, person: int) -> bool:
        """Whether a person is told to be a goalkeeper."""
        return str(self.names.attribute(person, "position") or "") in ("goalkeeper", "keeper", "GK")

    def learn_keepers(self, lines: list[Line]) -> None:
        """Note who keeps goal: told so, or saving shots."""
        self.before = {
            line.sentence.index: last
            for last, line in pairwise(lines)
            if last.sentence.block.kind == line.sentence.block.kind == "body"
        }
        for line in lines:
            for match in _SAVES.found(line.text, line.vocabulary):
                person = line.item(line.word_at(match.start(match.lastgroup or 0))).entity
                if person is not None:
                    self.keepers.add(person)

    def learn_beaten(self, tellings: Iterable[Telling]) -> None:
        """Note as keepers whom shots went past, unless some telling names them as a scorer."""
        named = list(tellings)
        scorers = {
            telling.line.item(telling.scorer).entity
            for telling in named
            if telling.scorer is not None and telling.line.words[telling.scorer][:2] == "<P"
        }
        for telling in named:
            if telling.keeper_word is not None and "only past a keeper" not in telling.tags and telling.strength > 1:
                person = telling.line.item(telling.keeper_word).entity
                if person is not None and person not in scorers and telling.line.words[telling.keeper_word][:2] == "<P":
                    self.keepers.add(person)

    def learn_sides(self, tellings: list[Telling], match: Match | None) -> None:
        """Note the sides that the tellings themselves give their scorers; those of one list play together."""
        if match is None:
            return
        own = {telling.person for telling in tellings if telling.own_goal}
        for telling in tellings:
            if (
                telling.person is None
                or telling.person in own
                or telling.side is None
                or telling.side not in match.sides
            ):
                continue
            if self.side_of(telling.person, match) is None:
                self.sides[telling.person] = telling.side
        listed: dict[tuple[int, int], list[int]] = {}
        for telling in tellings:
            if telling.person is not None and not telling.own_goal:
                listed.setdefault(telling.place, []).append(telling.person)
        for together in listed.values():
            known = {side for person in together if (side := self.side_of(person, match)) is not None}
            if len(known) == 1:
                for person in together:
                    self.sides.setdefault(person, next(iter(known)))

    def learn_pairs(self, tellings: list[Telling], match: Match | None) -> None:
        """Who makes a goal plays with its scorer: what is known of one's side holds for the other."""
        for telling in tellings:
            if telling.person is None or telling.assister is None or telling.own_goal or match is None:
                continue
            mine, theirs = self.side_of(telling.person, match), self.side_of(telling.assister, match)
            if mine is None and theirs is not None:
                self.sides[telling.person] = theirs
            elif theirs is None and mine is not None:
                self.sides[telling.assister] = mine

    def keeps_goal(self, person: int) -> bool:
        """Whether a person is a goalkeeper, told or seen."""
        told = self.names.attribute(person, "position")
        return self.is_keeper(person) if told else person in self.keepers

    def _elsewhere(self, person: int, match: Match | None) -> bool:
        """Whether a person is told to play for a side of the same sort that is not in the match."""
        told = self.names.team_of(person)
        if match is None or told is None or told in match.sides:
            return False
        national = bool(self.names.attribute(told, "national"))
        return national and bool(self.names.attribute(match.first, "national"))

    def keeper_scored(self, telling: Telling) -> bool:
        """Whether a telling says outright that a keeper scored."""
        return (
            telling.own_goal
            or telling.rule == "list"
            or (
                telling.rule in ("score as verb", "net as verb", "equalise as verb")
                and telling.line.words[telling.scorer or 0][:2] == "<P"
            )
        )

    def settle_side(self, telling: Telling, match: Match | None) -> None:
        """The side that a telling's goal counts for: told, or that which plays against the keeper beaten."""
        if match is None:
            return
        if telling.side is not None and "against" in telling.tags:
            telling.side = match.other(telling.side)
        if telling.side not in match.sides:
            telling.side = None
        if telling.side is None and not telling.own_goal and (decided := _decided(telling, match)) is not None:
            telling.side = decided
        if telling.side is None and telling.keeper_word is not None and not telling.own_goal:
            keeper = telling.line.item(telling.keeper_word).entity
            if keeper is not None and self.side_of(keeper, match) is not None:
                telling.side = match.other(self.side_of(keeper, match) or -1)

    def scorer_of(self, telling: Telling, match: Match | None) -> int | None:
        """The person who a telling says scored."""
        if telling.scorer is None:
            return None
        fed = self._fed_before(telling)
        if fed is not None:
            telling.scorer = fed
        elif (
            opening := _he_of_the_opening(telling) or _subject_before(telling) or owner_of_the_clause(telling)
        ) is not None:
            telling.scorer = opening
        got = receiver(telling.line, telling.scorer, self.before.get(telling.line.sentence.index))
        if (
            got is not None
            and (person := self.person_at(*got, telling.side, match)) is not None
            and not self.keeps_goal(person)
        ):
            return person
        giver = _giver(telling.line, telling.scorer)
        side = telling.side
        if side is None and giver is not None and not telling.own_goal:
            side = self.side_of(giver, match)  # one passes to one's own
        return self.person_at(telling.line, telling.scorer, side, match, own_goal=telling.own_goal, unlike=giver)

    def pass_over_keeper(self, telling: Telling, match: Match | None) -> None:
        """'Hale pounced when Sand parried, then turned in a cross': who did not keep goal did the next thing too."""
        line, word = telling.line, telling.scorer
        if word is None or not {"when", "as", "after", "because"}.intersection(line.words[max(word - 5, 0) : word]):
            return
        before = line.words[word : telling.verb + 1]
        subject = walk_left(line, word - 1, crossing=True) if {"then", "before", "and"}.intersection(before) else None
        person = self.person_at(line, subject.word, telling.side, match) if subject else None
        if subject is not None and person is not None and not self.keeps_goal(person):
            telling.scorer, telling.person = subject.word, person

    def _fed_before(self, telling: Telling) -> int | None:
        """'Kim picked out Hale and he buried it': a pronoun right after a pass means who got it."""
        line, word = telling.line, telling.scorer
        if word is None or line.words[word][:2] != "<H":
            return None
        match = _FED.search(line.text[: line.offsets[word]])
        return line.word_at(match.start("to")) if match else None

    def person_at(
        self,
        line: Line,
        word: int,
        side: int | None,
        match: Match | None,
        *,
        own_goal: bool = False,
        unlike: int | None = None,
    ) -> int | None:
        """The person at a word of a line who fits: a player, of the side if that is known, and not `unlike`."""
        item = line.item(word)
        if item.mention is None:
            return None

        others = _named_before(line, word) if line.words[word][:2] == "<N" else frozenset[int]()

        def fits(person: int) -> bool:
            if person == unlike or person in others or not self.may_play(person) or self._elsewhere(person, match):
                return False
            if not item.by_name and self.keeps_goal(person) and not own_goal:
                return False
            known = self.side_of(person, match)
            if known is None or side is None or item.by_name:
                return True
            return (known != side) if own_goal else (known == side)

        if item.by_name:
            found = item.entity
            if found is None:  # a surname of several: a guess between two who fit would be one too many
                fitting = [person for person in item.mention.candidates if fits(person)]
                return fitting[0] if len(fitting) == 1 else None
            return found if fits(found) else None
        return self.names.choose(item.mention, fits)


def _subject_before(telling: Telling) -> int | None:
    """'Hale, who came on late, settled it when he robbed Stone and slid it in': 'he' is who opened the sentence."""
    line, word = telling.line, telling.scorer
    if (
        word is None
        or line.words[word][:2] != "<H"
        or line.item(word).lower != "he"
        or line.words[word - 1] not in ("when", "as", "after", "before")
    ):
        return None
    first = next((at for at in range(min(4, word)) if line.words[at][:2] == "<P"), None)
    if first is None or line.owns(first) or line.item(first).entity is None:
        return None
    others = [
        at
        for at in range(first + 1, word)
        if line.words[at][:2] in ("<P", "<N") and function_of(line, at) in ("subject", "owner")
    ]
    return None if others else first


def _he_of_the_opening(telling: Telling) -> int | None:
    """'He had forced a save when Stone was fouled, and he sent the keeper the wrong way': one 'he' means one person."""
    line, word = telling.line, telling.scorer
    if word is None or line.words[word][:2] != "<H" or line.item(word).lower != "he":
        return None
    return (
        0
        if word > 0 and line.words[0][:2] == "<H" and line.item(0).lower == "he" and line.item(0).entity is not None
        else None
    )


_GIVEN = frozenset((*HANDS, "for", "to"))


_GIVING = frozenset("released found fed for to picked freed set sent put played teed slipped".split())


def _named_before(line: Line, word: int) -> frozenset[int]:
    """'Kim robbed Sand and released the Dane': who is described as getting the ball is nobody named before in the sentence."""
    at = word
    while at > 0 and word - at < 5 and line.words[at] not in ("the", "a", "an", ","):
        at -= 1
    if word and line.words[word - 1] in ("where", "and") and _HANDED_ON.search(line.text[: line.offsets[word]]):
        at = word  # 'floated it to the far post, where the tall striker rose'
    elif (at == 0 or line.words[at - 1] not in _GIVING) and (word == 0 or line.words[word - 1] not in _GIVING):
        return frozenset()
    first = max((place for place in range(word) if line.words[place] in {":", ";", "-"}), default=0)
    named = (
        line.item(place).entity
        for place in range(first, word)
        if line.words[place][:2] == "<P"
        and not (line.owns(place) and line.words[place + 2] in ("path", "feet", "run", "stride"))
    )
    return frozenset(entity for entity in named if entity is not None)


#: What whoever is described next did not do himself.
_HANDED_ON = re.compile(
    r" (?:lifted|lifts|floated|floats|floating|crossed|chipped|played|squared|swung|whipped"
    r"|sent|clipped|pulled|cut|curled|hoisted|delivered|threaded|slid|rolled|slipped|hit|drove|lofted|dinked|stood"
    r"|hung|fired|knocked|nodded|headed|helped|flicked|lifting|crossing|chipping|swinging|sending|curling|pulling) "
    r"(?:it|the ball|a|an|the|in|over|up|back|low) "
    r"(?:(?!shot |effort |drive |penalty )[^ .;:!?<>]+ ){0,10}?(?:, )?(?:where|and) $"
)


def _giver(line: Line, word: int) -> int | None:
    """'Kim squared for the Dane to finish': whoever gives the ball is not the one described or meant by a pronoun."""
    if line.words[word][:2] == "<N":
        return None
    if line.words[word][:2] != "<H" or not word or line.words[word - 1] not in _GIVEN:
        return None
    subject = walk_left(line, word - 2, crossing=True)
    return line.item(subject.word).entity if subject and line.words[subject.word][:2] == "<P" else None


def _decided(telling: Telling, match: Match) -> int | None:
    """The side whose goal it must be: a winner of those who won, a consolation of those who lost, a fifth of those with five."""
    mine, theirs = match.goals.get(match.first, 0), match.goals.get(match.second, 0)
    if min(mine, theirs) < (telling.own or 0) <= max(mine, theirs):
        return match.first if mine > theirs else match.second
    if mine == theirs or len(match.goals) < len(match.sides) or not telling.tags & {"winner", "consolation"}:
        return None
    won = match.first if mine > theirs else match.second
    return won if "winner" in telling.tags else match.other(won)
