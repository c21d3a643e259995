"""When, where and in what competition a match was played, and before how many."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from graph.dates import PartialDate
from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.frame.another_year import of_another_year
from loaders.prose.frame.around import is_score_item
from loaders.prose.frame.days import days_told, month_told
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.mentioned import sentences_with
from loaders.prose.frame.reports import TIES, is_touched
from loaders.prose.frame.stages import stages_told
from loaders.prose.frame.tenants import tenants_of
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

_LEAD = 4
_NUMBER = re.compile(r"\d{1,3}(?:[,.]\d{3})+$|\d{3,6}$")
#: Near a day: it is not the day of the match reported on.
_OTHER_DAY = frozenset(
    """
        again replay week
        face faces facing host hosts visit visits travel travels play plays meet next ahead before until against
        then since previous previously earlier if will midweek trip ago last
    """.split()
)


def set_details(document: Document, names: Names, frame: Frame) -> None:
    """Note competition, stage, ground, date, attendance and referee of the matches reported on."""
    for match in frame.main_matches:
        match.touched = is_touched(document, names, match)
    others = [match for match in frame.matches if not match.main or match.touched]
    for match in others:
        _set_other(document, names, match)
    elsewhere = {match.competition for match in others if match.competition is not None and match.stage}
    with_competition = sentences_with(names, ThingType.COMPETITION)
    with_venue = sentences_with(names, ThingType.VENUE)
    for match, sentences in frame.sections(document):
        if match.touched:
            continue
        lead = _lead_of(sentences)
        own = [
            sentence
            for sentence in sentences
            if sentence.index in with_competition and not _speaks_of_others(names, sentence, match)
        ]
        _set_competition(names, match, own, lead, elsewhere)
        _set_venue(names, match, [at_ground for at_ground in enumerate(sentences) if at_ground[1].index in with_venue])
        _set_date(document, names, match, lead)
        _set_people(names, match, sentences)
        _set_attendance(names, match, sentences)


def _set_other(document: Document, names: Names, match: Match) -> None:
    """What the sentence with its result tells of a match that the text only touches."""
    sentence = document.sentence_at(match.start)
    if sentence is None:
        return
    _set_competition(names, match, [sentence], [sentence], set(), near=True)
    _set_venue(names, match, [(0, sentence)], near=True)
    if _COUNTED_ON.search(document.text, sentence.start, sentence.end):
        return  # 'In August 1981 he came, and a year later they won the Cup'
    items = names.items(sentence)
    match.date = month_told(items, document.published) or next(
        (day for at, day in days_told(items, document.published, "past") if _is_of_result(items, at)), None
    )
    years = [item.lower for item in items if item.mention is None and re.fullmatch(r"(?:18|19|20)\d\d", item.lower)]
    if match.date is None and len(years) == 1:
        match.date = PartialDate.parse(years[0])


#: A day that is told by how long it is after another.
_COUNTED_ON = re.compile(
    r"\b(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|some|few|\d{1,2}) "
    r"(?:years?|months?|weeks?|seasons?|days?) (?:later|after|afterwards|on|earlier|before|previously)"
    r"|(?:the|in the) (?:following|next) (?:year|season|month|week|summer|spring|autumn|winter|january|may))\b",
    re.IGNORECASE,
)


def _speaks_of_others(names: Names, sentence: Sentence, match: Match) -> bool:
    """Whether a sentence names a side that does not play in a match."""
    return any(
        mention.type is ThingType.TEAM and mention.entity is not None and mention.entity not in match.sides
        for mention in names.in_sentence(sentence)
    )


def _lead_of(sentences: Sequence[Sentence]) -> list[Sentence]:
    """Title, strap and the first sentences of the text."""
    body = [sentence for sentence in sentences if sentence.block.kind in {"body", "strap"}][:_LEAD]
    heads = [sentence for sentence in sentences if sentence.block.kind in {"title", "strap", "subheading"}][:2]
    return heads + [sentence for sentence in body if sentence not in heads]


def _set_competition(
    names: Names,
    match: Match,
    sentences: Sequence[Sentence],
    lead: Sequence[Sentence],
    elsewhere: set[int],
    *,
    near: bool = False,
) -> None:
    """The competition told first up front, unless it stands there as a prize ('a Champions League place').

    `near` asks for one in the clause of a side: a sentence that touches a match may speak of more.
    """
    votes: Counter[int] = Counter()
    for sentence in sentences:
        items = names.items(sentence)
        sides = names.teams_in(sentence)
        weight = (3 if sentence in lead else 1) + 3 * (set(match.sides) <= sides)
        for at, item in enumerate(items):
            if item.entity in elsewhere and not set(match.sides) <= sides:
                continue
            if (
                item.is_competition
                and item.entity is not None
                and not _is_prize(items, at)
                and (near or not of_another_year(items, at, names.document.published))
                and (not near or _in_clause(items, at, match))
            ):
                votes[item.entity] += weight + 2 * bool(stages_told(items, at))
                for stage, leg in stages_told(items, at)[:1]:
                    if sentence in lead or match.stage is None:
                        match.stage = match.stage or stage
                        match.leg = match.leg or leg
    if votes:
        match.competition = max(votes, key=lambda entity: (votes[entity], -entity))
    if match.stage is None:
        match.stage = next((stage for sentence in lead for stage in _stages_of(names, sentence)), None)


def _stages_of(names: Names, sentence: Sentence) -> Iterator[str]:
    """The stages that a sentence tells without a competition, but for those of another year."""
    items = names.items(sentence)
    told = stages_told(items, None)
    if told and not any(
        of_another_year(items, at, names.document.published)
        for at, item in enumerate(items)
        if item.lower.startswith(_STAGES)
    ):
        yield from (stage for stage, _ in told)


_STAGES = ("final", "semi", "quarter", "round", "group", "play-off", "last")


def _in_clause(items: Sequence[Item], at: int, match: Match) -> bool:
    """Whether a competition stands in one clause with a side of a match, or opens the sentence."""
    if at < _OPENING:
        return True
    places = [place for place, item in enumerate(items) if item.is_team and item.entity in match.sides]
    return any(
        _ENDS_CLAUSE.isdisjoint(item.lower for item in items[min(at, place) : max(at, place)]) for place in places
    )


def _is_of_result(items: Sequence[Item], at: int) -> bool:
    """Whether a day stands with a result, where the sentence tells one in figures: in its clause, or opening all."""
    scores = [place for place, item in enumerate(items) if is_score_item(item)]
    return (
        not scores
        or at < _OPENING
        or any(
            (_ENDS_CLAUSE | TIES).isdisjoint(item.lower for item in items[min(at, place) : max(at, place)])
            for place in scores
        )
    )


_OPENING = 4
_ENDS_CLAUSE = frozenset({",", ";", "while", "who", "but", "as", "whose"})


def _is_prize(items: Sequence[Item], at: int) -> bool:
    """'a Champions League place', 'the Premier League table', 'promotion to the Premier League'."""
    after = items[at + 1].lower if at + 1 < len(items) else ""
    before = {item.lower for item in items[max(at - 3, 0) : at]}
    return after in _PRIZES or bool(before & {"promotion", "qualify", "qualification", "return", "towards", "reach"})


_PRIZES = frozenset(
    """
        side sides club clubs outfit team teams strugglers leaders newcomers opponents rivals table place places
        qualification spot spots berth football hangover qualifying dream hopes winners winner champions title
        trophy qualifier medal
    """.split()
)


#: Before a ground: the match there is another.
_TO_COME = frozenset("trip visit next travel host before again replay lifted trophy".split())


def _set_venue(names: Names, match: Match, sentences: Sequence[tuple[int, Sentence]], *, near: bool = False) -> None:
    """The ground named most in some sentences, of each of which the place in the text is told."""
    votes: Counter[int] = Counter()
    for place, sentence in sentences:
        items = names.items(sentence)
        for before, item in itertools.pairwise(items):
            if item.is_venue and item.entity is not None and before.lower in {"at", "the", "in"}:
                tenants = tenants_of(names, item.entity, names.document.published)
                away = match.away is not None and names.entities[match.away].register in tenants
                future = away or not _TO_COME.isdisjoint(near.lower for near in items[: items.index(item)])
                elsewhere = (
                    not near and _speaks_of_others(names, sentence, match) and not _is_of_side(names, match, tenants)
                )
                if not (future or elsewhere) and (
                    near or not of_another_year(items, items.index(item), names.document.published)
                ):
                    votes[item.entity] += 4 if place < 6 else 1
    if votes:
        match.venue = max(votes, key=lambda entity: (votes[entity], -entity))


def _is_of_side(names: Names, match: Match, tenants: frozenset[str]) -> bool:
    """Whether a side of a match is at home at a ground."""
    return any(names.entities[side].register in tenants for side in match.sides)


def _set_date(document: Document, names: Names, match: Match, lead: Sequence[Sentence]) -> None:
    for sentence in lead:
        items = names.items(sentence)
        for at, day in days_told(items, document.published, "past"):
            before = at - 1 if items[at].lower == "night" else at
            near = {item.lower for item in items[max(before - 7, 0) : before]}
            if set(match.sides) <= names.teams_in(sentence) and items[before - 1].lower == "last":
                near.discard("last")
            if not near & _OTHER_DAY and not _is_day_of_others(items, before, match):
                match.date = day
                return


def _is_day_of_others(items: Sequence[Item], at: int, match: Match) -> bool:
    """Whether a day is told of a third side: 'lost to Marlow with one eye on Castle on Saturday'."""
    last = next((item for item in reversed(items[max(at - _NEAR, 0) : at]) if item.is_team), None)
    return last is not None and last.entity not in match.sides


#: So many words before a day a side is told with it.
_NEAR = 5


def _set_people(names: Names, match: Match, sentences: Sequence[Sentence]) -> None:
    """The referee: the only one spoken of."""
    found = {
        mention.entity
        for sentence in sentences
        for mention in names.in_sentence(sentence)
        if mention.entity is not None and names.attribute(mention.entity, "role") == "referee"
    }
    if len(found) == 1:
        match.referee = found.pop()


def _set_attendance(names: Names, match: Match, sentences: Sequence[Sentence]) -> None:
    for sentence in sentences:
        if not _LARGE.search(names.document.text, sentence.start, sentence.end):
            continue
        for number in _crowds(names.items(sentence), names.document.published):
            match.attendance = number
            return


_LARGE = re.compile(r"\d{3}")


def _crowds(items: Sequence[Item], published: PartialDate | None) -> Iterator[int]:
    """'a crowd of 23,401', 'Att: 23,401', 'attendance 23,401', 'in front of 23,401 fans'.

    Not that of another year: 'the record attendance of 31,204 was set in 1953'.
    """
    for at, item in enumerate(items):
        if item.mention is not None or not item.lower[0].isdigit() or not _NUMBER.match(item.lower):
            continue
        near = {word.lower for word in items[max(at - 3, 0) : at]}
        after = items[at + 1].lower if at + 1 < len(items) else ""
        watched = "before" in near and not item.lower.isdigit() and after in _WATCHING
        if near & {"att", "attendance", "crowd"} or near >= {"front", "of"} and after in _FANS or watched:
            if near >= {"attendance", "of"} and of_another_year(items, at, published):
                continue
            yield int(re.sub(r"\D", "", item.lower))


_FANS = frozenset({"fans", "people", "supporters", "spectators"})
#: 'Marlow beat Harbour before a record 19,044 at Castle Park'.
_WATCHING = _FANS | {"at", "in", "on", "inside"}
