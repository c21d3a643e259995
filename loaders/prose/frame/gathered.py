"""All results that a document tells, and how much each weighs."""

import itertools
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from graph.dates import PartialDate
from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence, Token
from loaders.prose.frame.around import met_together
from loaders.prose.frame.open_scores import is_final, is_of_another
from loaders.prose.frame.opponents import opponent_signs
from loaders.prose.frame.result import Result
from loaders.prose.frame.results import against_unknown, result_of
from loaders.prose.frame.scorelines import scorelines
from loaders.prose.frame.scores import Score, find_scores
from loaders.prose.frame.stacked import Stack
from loaders.prose.frame.tenants import tenants_of
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import CALENDAR, PERSON_NOUNS

Pair = tuple[int, int]
_DIGIT = re.compile(r"\d")
_SCORE_WORDS = (
    "nil,goalless,scoreless,stalemate,-all,goal to,goals to,odd goal in,only goal,apiece, each,"
    "two goals,four goals,six goals,eight goals"
).split(",")
#: The title of a text about several matches.
ROUND_UP_TITLE = re.compile(r"round-?up\b", re.IGNORECASE)
_LEAD = 4
#: The second side of a report is named more often, as a rule.
_SELDOM = 4


@dataclass(slots=True)
class Gathered:
    """The results of a document with their weights, all scores, and how often each side is named.

    `open` are final scores of which it is not told whose they are, `reached` all that do not speak of another match;
    `unlisted` tells that the match told up front was against somebody whom no list knows.
    """

    results: list[tuple[Result, int]] = field(default_factory=list)
    scores: list[Score] = field(default_factory=list)
    named: Counter[int] = field(default_factory=Counter)
    lead: list[int] = field(default_factory=list)
    open: list[tuple[Score, int]] = field(default_factory=list)
    reached: list[Score] = field(default_factory=list)
    where: dict[int, list[Sentence]] = field(default_factory=dict)
    signs: Counter[int] = field(default_factory=Counter)
    round_up: bool = False
    unlisted: bool = False


def gather_results(document: Document, names: Names) -> Gathered:
    """The results told in a document."""
    gathered = Gathered(round_up=bool(ROUND_UP_TITLE.search(document.title)))
    body = 0
    stack = Stack()
    spelt = {sentence.index for sentence in document.having(_SCORE_WORDS)}
    for sentence in document.sentences:
        items = sides_only(names, sentence)
        sides = [(at, items[at].entity) for at in names.places(sentence) if items[at].is_team]
        teams = [side for at, side in sides if side is not None and not met_together(items, at)]
        body += sentence.block.kind in {"body", "strap"} and len(sentence.tokens) > 4
        _count(gathered, sentence, teams, body)
        if sentence.index not in spelt and not _DIGIT.search(document.text, sentence.start, sentence.end):
            continue
        lines = [] if _is_running(document, sentence) else list(scorelines(sentence, items))
        if not lines and (line := stack.add(sentence, items)) is not None:
            lines = [line]
        weight = _FULL_TIME if _tells_full_time(items) else _weight(sentence, body) * 2
        gathered.results.extend((line, weight) for line in lines)
        if not document.in_quotation(sentence.start + 1, sentence.end - 1):
            _read_scores(gathered, document, names, items, _weight(sentence, body), not lines, sentence)
    if len(gathered.named) > 1 and sorted(gathered.named.values())[-2] < _SELDOM:
        gathered.signs = opponent_signs(names, document.sentences)
    return gathered


def _tells_full_time(items: Sequence[Item]) -> bool:
    """'FT Marlow 2-1 Harbour', 'Full time: ...'."""
    opening = [item.lower for item in items[:3]]
    return not {"ft", "full-time"}.isdisjoint(opening) or opening[:2] == ["full", "time"]


#: So much at least weigh the first sentences.
_UP_FRONT = 5
#: What a line of full time weighs, wherever it stands.
_FULL_TIME = 12


def _read_scores(
    gathered: Gathered,
    document: Document,
    names: Names,
    items: Sequence[Item],
    weight: int,
    in_words: bool,
    sentence: Sentence,
) -> None:
    """Note the scores of a sentence, and the results that they tell unless score lines do so already."""
    found = [
        score
        for score in find_scores(sentence, items)
        if not document.in_quotation(items[score.at].start, items[score.at].end)
    ]
    gathered.scores.extend(found)
    gathered.reached.extend(
        score for score in found if score.kind in {"result", "running"} and not is_of_another(items, score.at)
    )
    for score in found:
        if score.kind != "result" or not in_words:
            continue
        result = result_of(score, items, names.team_of)
        if result is None and weight >= _UP_FRONT and score.noun and against_unknown(items, score.at):
            gathered.unlisted = True
            continue
        if result is None and is_final(items, score):
            gathered.open.append((score, weight))
        if result and is_old(items, score.at, document.published):
            result = replace(result, old=True, earlier=True)
        if result and result.high != result.low and (result.winner is None) != (result.loser is None):
            result = _at_ground(document, names, items[score.at : score.at + _GROUND], result)
        if result and (result.winner is None or result.loser is None):
            result = replace(result, beside=_sides_before(document, names, sentence))
        if result:
            gathered.results.append((result, weight))


def _at_ground(document: Document, names: Names, behind: Sequence[Item], result: Result) -> Result:
    """'their 1-0 defeat at Mill Lane': the one whose ground it is, where the text names that side at all."""
    known = result.winner if result.winner is not None else result.loser
    ground = next(
        (item.entity for before, item in itertools.pairwise(behind) if item.is_venue and before.lower == "at"), None
    )
    tenants = tenants_of(names, ground, document.published) if ground is not None else frozenset()
    hosts = [entity.index for entity in names.entities if entity.type is ThingType.TEAM and entity.register in tenants]
    if len(hosts) != 1 or known in hosts:
        return result
    return (
        replace(result, winner=hosts[0], at=hosts[0])
        if result.winner is None
        else replace(result, loser=hosts[0], at=hosts[0])
    )


#: So many words behind a score its ground may be named.
_GROUND = 6


def _sides_before(document: Document, names: Names, sentence: Sentence) -> frozenset[int]:
    """The sides that the nearest sentence before in the same paragraph names, if it names any."""
    for index in range(sentence.index - 1, max(sentence.index - _NEAR, -1), -1):
        before = document.sentences[index]
        if before.block.index != sentence.block.index:
            break
        if sides := names.teams_in(before):
            return frozenset(sides)
    return frozenset()


#: So many sentences before one may name the side that it speaks of.
_NEAR = 5


def _is_running(document: Document, sentence: Sentence) -> bool:
    """Whether a sentence stands in an entry of a minute-by-minute report: '19 min: GOAL! Marlow 1-0 Harbour'."""
    return bool(_ENTRY.match(document.text, sentence.block.start))


_ENTRY = re.compile(r"G(?:OAL|oal)!|(?:GOAL\b.{0,20})?\d{1,3}(?:\s?\+\s?\d{1,2})? ?(?:mins?\b|minutes?\b|['’′]|:)")


def sides_only(names: Names, sentence: Sentence) -> Sequence[Item]:
    """The items of a sentence in which a country that stands for no side is a mere word.

    So it is before a person or a club of its ('the England winger') and after 'in'.
    """
    items = names.items(sentence)
    countries = [at for at in names.places(sentence) if _is_country(names, items[at])]
    if not countries:
        return items
    found: list[Item] = list(items)
    for at in countries:
        if at + 1 == len(items):
            continue
        item, after = items[at], items[at + 1]
        before = items[at - 1].lower if at else ""
        if before == "in" and _hosts(names, items, at) or after.lower in _CHIEFS and _others_play(names, items, at):
            continue
        if before in _IN or after.lower in PERSON_NOUNS and not before[-1:].isdigit() or _owns_a_club(items, at):
            found[at] = Token(item.start, item.end, item.text, item.lower)
    return found


def _hosts(names: Names, items: Sequence[Item], at: int) -> bool:
    """'a 1-0 win in Malta' of another country, in a text of matches played at home and away."""
    near = [item.lower for item in items[max(at - 4, 0) : at - 1]]
    told = any(word in _OUTCOMES or _SCORELIKE.match(word) for word in near)
    return told and _others_play(names, items, at) and bool(_AT_HOME.search(names.document.text))


def _others_play(names: Names, items: Sequence[Item], at: int) -> bool:
    """Whether a sentence names another country."""
    return any(item.entity != items[at].entity and _is_country(names, item) for item in items)


def _is_country(names: Names, item: Item) -> bool:
    """Whether an item names a country or its side."""
    return item.is_team and item.entity is not None and bool(names.entities[item.entity].attributes.get("national"))


#: Matches of countries that are played at home and away.
_AT_HOME = re.compile(r"\b[Qq]ualif(?:ier|ying)|\b[Ff]riendl(?:y|ies)\b|\bNations League\b")
_OUTCOMES = frozenset("win victory defeat draw loss triumph success stalemate".split())
_SCORELIKE = re.compile(r"\d{1,2}-\d{1,2}$")
#: Behind a country: whose side it is.
_CHIEFS = frozenset({"coach", "manager", "boss"})


def _owns_a_club(items: Sequence[Item], at: int) -> bool:
    """'Albania's Vora Tirana': whose land it is that a side comes from, which no list need know."""
    near = items[at + 1 : at + 5]
    if len(near) < 2 or near[0].lower not in {"'s", "'"}:
        return False
    if near[1].is_team or near[1].is_person and len(near) > 2 and _DIGIT.match(near[2].lower):
        return True
    words = [item for item in near[1:3] if item.mention is None and item.text[:1].isupper()]
    return len(words) == 2 and not any(item.lower in CALENDAR for item in words)


#: A country behind these is a place.
_IN = frozenset({"in", "across", "throughout"})


def is_old(items: Sequence[Item], at: int, published: PartialDate | None) -> bool:
    """Whether a result is told of another season: 'last season', 'three years ago', 'in 1998'."""
    near = [item.lower for item in items[max(at - 14, 0) : at + 14]]
    if "ago" in near or any(one == "last" and two in _LONG_AGO for one, two in pairwise(near)):
        return True
    since = (near[place + 1 : place + 4] for place, word in enumerate(near) if word == "since")
    if any(behind[1:] == [",", "when"] and _YEAR.match(behind[0]) for behind in since):
        return True  # 'their home since 1907, when they beat Harbour 3-1'
    return any(_is_past_year(before, word, published) for before, word in pairwise(near))


def _is_past_year(before: str, word: str, published: PartialDate | None) -> bool:
    """Whether a word is a year before the last, or an earlier one than this behind 'in'."""
    if before == "since" or not _YEAR.match(word):
        return False
    if published is None:
        return before == "in"
    year, this = int(word), int(published.first[:4])
    return year < this - 1 or year < this and before == "in"


_YEAR = re.compile(r"(?:19|20)\d\d$")
_LONG_AGO = frozenset("season year term campaign month".split())


def _count(gathered: Gathered, sentence: Sentence, teams: list[int], body: int) -> None:
    if not teams:
        return
    weight = 3 if sentence.block.kind == "title" else 2 if body <= 2 else 1
    for team in set(teams):
        gathered.named[team] += weight
        gathered.where.setdefault(team, []).append(sentence)
    if sentence.block.kind == "title" or body <= _LEAD:
        gathered.lead.extend(teams)


def _weight(sentence: Sentence, body: int) -> int:
    """How much a result counts: most in the title, much in the first sentences."""
    if sentence.block.kind == "title":
        return 10
    if sentence.block.kind in {"strap", "subheading"}:
        return 6
    if body <= 1:
        return 8
    return 5 if body <= _LEAD else 1
