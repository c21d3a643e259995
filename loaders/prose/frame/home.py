"""Which side is at home: by wording, and by whose ground it is."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.frame.gathered import Gathered
from loaders.prose.frame.result import Result
from loaders.prose.frame.tenants import tenants_of
from loaders.prose.frame.words import EARLIER
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import MONTHS, PERSON_NOUNS


def _ending(*endings: str) -> re.Pattern[str]:
    return re.compile(rf"(?:^|(?<= ))(?:{'|'.join(endings)})$")


#: The side behind these words is at home, or away; the other one the contrary.
_HOME_BEFORE = _ending(
    "at",
    "visit to",
    "trip to",
    "visited",
    "visiting",
    "travelled to",
    "traveled to",
    "travel to",
    "away to",
    "away at",
    "hosts",
    "home side",
    "go to",
    "win at",
    "defeat at",
    "loss at",
    "draw at",
    "beaten at",
    "journey to",
    "return to",
    "away against",
    "trips to",
    "went to",
    "hospitality of",
)
_AWAY_BEFORE = _ending(
    "hosted",
    "hosting",
    "host",
    "welcomed",
    "welcome",
    "welcoming",
    "visit of",
    "visitors",
    "home to",
    "home against",
    "home by",
    "home with",
    "entertained",
    "arrival of",
    "entertain",
    "entertaining",
    "visiting",
    "home win over",
    "home victory over",
    "home defeat by",
    "home defeat to",
    "home defeat of",
    "home loss to",
)
#: In a longer text only the first sentences that name one of the sides are asked.
_LONG = 400
_MONTHS = frozenset(MONTHS) - {"may", "march"}
_VISITING = frozenset({"visiting", "travelling", "visitors"})


def home_votes(document: Document, names: Names, pair: tuple[int, int], gathered: Gathered) -> Counter[int]:
    """Signs for each side of a pair to be at home; the sentences that speak of a third side tell nothing."""
    votes = _line_votes(pair, gathered.results, document)
    if len(document.sentences) > _LONG:
        about = {sentence.index: sentence for team in pair for sentence in gathered.where.get(team, ())[:_LONG]}
        sentences: Sequence[Sentence] = [about[index] for index in sorted(about)]
    else:
        sentences = document.sentences
    for sentence in sentences:
        mentions = names.in_sentence(sentence)
        if not mentions or document.in_quotation(sentence.start + 1, sentence.end - 1):
            continue
        items = names.items(sentence)
        teams = names.teams_in(sentence)
        if any(mention.type is ThingType.VENUE for mention in mentions):
            _grounds(document, names, items, pair, votes)
        if len(teams) == 1 and teams <= set(pair):
            _helped(items, next(iter(teams)), pair, votes)
        if teams & set(pair) and len(teams) <= 2:
            _wording(items, pair, votes)
        elif set(pair) < teams:
            _wording(_between(items, pair), pair, votes)
    return votes


def _between(items: Sequence[Item], pair: tuple[int, int]) -> Sequence[Item]:
    """The words from one side of a pair to the other where others are named too; none if those stand between."""
    places = [at for at, item in enumerate(items) if item.is_team and item.entity is not None]
    for one, two in pairwise(places):
        if {items[one].entity, items[two].entity} == set(pair):
            return items[one : two + 1]
    return ()


def _line_votes(pair: tuple[int, int], results: Sequence[tuple[Result, int]], document: Document) -> Counter[int]:
    """What score lines and 'a win at Harbour' say: British lines name the home side first."""
    votes: Counter[int] = Counter()
    for result, weight in results:
        if result.ordered and set(result.ordered) == set(pair):
            if result.british:
                votes[result.ordered[0]] += 5 if weight >= 10 else 2
            elif result.winner == result.ordered[1] or weight >= 10 and not _AMERICAN.search(document.text):
                votes[result.ordered[0]] += 2
        if result.at in pair and not result.earlier and weight > 1:
            votes[result.at or 0] += 3
        if result.winner is not None and result.loser is not None and {result.winner, result.loser} == set(pair):
            votes.update(_home_or_away_win(result))
    return votes


#: Words of American reports, whose lines ('Marlow 2, Harbour 1') name the winner first.
_AMERICAN = re.compile(
    r"\b(?:[Ss]occer|MLS|[Oo]vertime|[Dd]efense|[Cc]enter|[Ss]hutout|[Ii]ntermission|PK|on the road)\b"
    r"|\(Final\)"
)


def _home_or_away_win(result: Result) -> Counter[int]:
    """'their first away win': the beaten side was at home."""
    votes: Counter[int] = Counter()
    if result.high == result.low or result.winner is None or result.loser is None:
        return votes
    tokens = result.sentence.tokens
    for one, two in pairwise(tokens):
        if two.lower in _WON and one.lower in _WHERE:
            votes[result.winner if _WHERE[one.lower] else result.loser] += 2
        elif two.lower in _LOST and one.lower in _WHERE:
            votes[result.loser if _WHERE[one.lower] else result.winner] += 2
    return votes


_WHERE = {"home": True, "away": False, "road": False}
_WON = frozenset({"win", "victory", "success", "triumph"})
_LOST = frozenset({"defeat", "loss", "reverse"})


def sentence_votes(document: Document, names: Names, result: Result, pair: tuple[int, int]) -> Counter[int]:
    """Signs for each side to be at home in the sentence of a result alone."""
    votes: Counter[int] = Counter()
    if result.ordered and result.british:
        votes[result.ordered[0]] += 2
    if result.at in pair:
        votes[result.at or 0] += 2
    items = names.items(result.sentence)
    _wording(items, pair, votes)
    _grounds(document, names, items, pair, votes)
    return votes


def _helped(items: Sequence[Item], team: int, pair: tuple[int, int], votes: Counter[int]) -> None:
    """'Marlow were on top when Hale gave the home side the lead': Marlow is the home side."""
    if not any(item.is_team for item in items[:2]):
        return
    other = pair[1] if team == pair[0] else pair[0]
    words = [item.lower for item in items]
    for at in range(3, len(words) - 1):
        if words[at - 1] != "the" or words[at - 2] not in _HELPS or not {"when", "as", "after"} & set(words[:at]):
            continue
        if words[at] == "hosts" or words[at] == "home" and words[at + 1] in {"side", "team"}:
            votes[team] += 2
        elif words[at] == "visitors" or words[at] in {"away", "visiting"} and words[at + 1] in {"side", "team"}:
            votes[other] += 2


_HELPS = frozenset("gave give giving put putting handed handing sent fired earned".split())


def _grounds(
    document: Document, names: Names, items: Sequence[Item], pair: tuple[int, int], votes: Counter[int]
) -> None:
    """'at Mill Lane': whose ground it is on that day is at home."""
    for at, item in enumerate(items):
        if not item.is_venue or item.entity is None or at and items[at - 1].lower not in _PLACE:
            continue
        if {near.lower for near in items[:at]} & _TO_COME or {
            near.lower for near in items[max(at - 9, 0) : at + 6]
        } & _ELSEWHEN:
            continue
        others = any(near.is_team and near.entity not in pair for near in items)
        tenants = tenants_of(names, item.entity, document.published)
        for team in pair:
            register = names.entities[team].register or names.entities[team].attributes.get("side_of")
            if register in tenants:
                votes[team] += 1 if others else 3


_PLACE = frozenset("at the from of to".split())
_TO_COME = frozenset(
    "trip visit travel travels next host hosts hosting face faces before ahead looms loom weekend's".split()
)
#: Near a ground: what happened there was another day.
_ELSEWHEN = EARLIER - {"then", "past", "yesterday's"} | _MONTHS | {"leg", "met", "replay"}


#: A meeting to come, told in the present tense.
_RETURN = frozenset({"return", "replay", "rematch", "next"})


def _wording(items: Sequence[Item], pair: tuple[int, int], votes: Counter[int]) -> None:
    hosted = any(one.lower == "their" and two.lower.startswith("hosts") for one, two in pairwise(items))
    for at, item in enumerate(items):
        if not item.is_team or item.entity not in pair or at == 0:
            continue
        team = item.entity
        assert team is not None
        other = pair[1] if team == pair[0] else pair[0]
        before = [near.lower for near in items[max(at - 3, 0) : at] if near.lower not in {"the", "a"}]
        phrase = " ".join(before)
        after = items[at + 1].lower if at + 1 < len(items) else ""
        if before and before[-1] in {"entertain", "host"} and _RETURN & {near.lower for near in items[at:]}:
            continue
        if hosted and _is_alone(items, at):  # 'Marlow were too good for their hosts'
            votes[other] += 1
        if before and before[-1] in _VISITING and before[-1:] != ["visited"]:
            votes[other] += 2
        elif before[-1:] == ["at"] and _aimed_at(items, at):
            continue
        elif _HOME_BEFORE.search(phrase) and after not in {"fans", "supporters"}:
            votes[team] += 1 if before[-1] == "at" and after in {"'s", "'"} else 2
        elif _AWAY_BEFORE.search(phrase):
            votes[other] += 2


def _is_alone(items: Sequence[Item], at: int) -> bool:
    """Whether a side is the only one of a sentence, and stands there for the first time."""
    return len({item.entity for item in items if item.is_team}) == 1 and not any(item.is_team for item in items[:at])


def _aimed_at(items: Sequence[Item], at: int) -> bool:
    """Whether a ball goes straight at somebody of a side: 'headed it straight at Harbour keeper Voss'."""
    if items[max(at - 2, 0)].lower in {"straight", "directly"}:
        return True
    behind = items[at + 1 : at + 3]
    if not behind or behind[0].lower in {",", ".", ";", "'s", "'", "when", "as", "after", "with", "where"}:
        return False
    return behind[0].lower in PERSON_NOUNS or behind[-1].is_person and not behind[0].lower.endswith("ed")
