"""All events that a document tells of."""

import re
from collections.abc import Sequence

from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.events.assists.assists_elsewhere import credit_elsewhere
from loaders.prose.events.assists.credit import credit_all
from loaders.prose.events.assists.one_goal_each import one_goal_each
from loaders.prose.events.clause.history import is_of_others
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.several_matches import match_of_clause
from loaders.prose.events.goals.goals import tellings_of
from loaders.prose.events.goals.narrated import narrated
from loaders.prose.events.goals.scorers import pass_over_keeper, scorer_of
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.lines import Lines
from loaders.prose.events.minutes.attach import attach_minutes
from loaders.prose.events.others.other_events import once, other_events
from loaders.prose.events.people import People
from loaders.prose.events.weighing.doubts import doubts
from loaders.prose.events.weighing.goal_statements import goal_statement
from loaders.prose.events.weighing.merge import gather
from loaders.prose.events.weighing.select import select
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.reckon import settle_score
from loaders.prose.live.makers import credit_entries
from loaders.prose.live.minutes import dated_by_stamps
from loaders.prose.live.tellings import live_tellings
from loaders.prose.names.names import Names
from loaders.prose.reading import Contradiction, Statement


def read_events(
    lines: list[Line],
    names: Names,
    frame: Frame,
    contradictions: list[Contradiction] | None = None,
    ties: Sequence[tuple[int, int, bool]] = (),
) -> tuple[Statement, ...]:
    """The statements of events, in order of place; what does not add up is added to `contradictions`.

    `ties` are pairs of people who play together, or against each other, as far as seen before.
    """
    document = names.document
    people = People(names, ties)
    _share_draws(frame)
    people.learn_keepers(lines)
    found = live_tellings(document, lines, frame, names, _tellings(document, lines))
    grouped = _by_match(found, frame, people)
    attach_minutes(lines, found)
    statements: list[Statement] = []
    text = Lines(lines)
    for match, tellings in grouped:
        credit_all([tellings], text, match, people)
        people.learn_pairs(tellings, match)
        selection = select(gather(tellings), match, people)
        if match is not None and match.main and settle_score(match, [goal.side for goal in selection.kept]):
            # the score that follows from the goals tells their sides
            selection = select(gather(tellings), match, people)
        credit_all([goal.tellings for goal in selection.kept], text, match, people)
        credit_elsewhere(selection.kept, text, match, people)
        credit_entries(selection.kept, match, people)
        one_goal_each(selection.kept)
        statements += [goal_statement(goal, match, people.keeps_goal) for goal in selection.kept]
        if contradictions is not None:
            contradictions += doubts(selection, match, names)
    others = [event for line in lines for event in other_events(document, line, match_of(line.sentence, frame), people)]
    others = dated_by_stamps(document, lines, others)
    return tuple(sorted((*statements, *once(others)), key=lambda statement: statement.start))


def _share_draws(frame: Frame) -> None:
    """A draw told without its sides ('a 1-1 draw') is the score of both."""
    for match in frame.main_matches:
        score = match.open_score
        if score is not None and score[0] == score[1] and not match.goals and match.winner is None:
            match.goals = dict.fromkeys(match.sides, score[0])


def _tellings(document: Document, lines: list[Line]) -> dict[int, list[Telling]]:
    """The tellings of every sentence, in order."""
    found: dict[int, list[Telling]] = {}
    for number, line in enumerate(lines):
        following = lines[number + 1].text if number + 1 < len(lines) else ""
        before = lines[number - 1].text if number else ""
        if number > 1 and _BARE_SCORE.match(before):
            before = lines[number - 2].text + before  # '45' GOAL! Marlow 1-1 Castle. Hale from the spot.'
        told = [telling for telling in tellings_of(line, following, before) if not _quoted(document, line, telling)]
        for telling in told:
            if telling.side_word is not None:
                telling.side = line.item(telling.side_word).entity
        if told:
            found[line.sentence.index] = told
    for telling in [*narrated(lines, found)]:
        if not _quoted(document, telling.line, telling):
            found.setdefault(telling.line.sentence.index, []).append(telling)
    return dict(sorted(found.items()))


_BARE_SCORE = re.compile(r"^ <T\d+> \d{1,2} ?- ?\d{1,2} <T\d+> [.!]? ?$")


def _quoted(document: Document, line: Line, telling: Telling) -> bool:
    item = line.item(telling.verb)
    return document.in_quotation(item.start, item.end)


def _by_match(
    found: dict[int, list[Telling]], frame: Frame, people: People
) -> list[tuple[Match | None, list[Telling]]]:
    grouped: dict[int, tuple[Match | None, list[Telling]]] = {}
    people.learn_beaten(telling for tellings in found.values() for telling in tellings)
    for place, tellings in found.items():
        for telling in tellings:
            match = _match_for(telling, frame, people)
            people.settle_side(telling, match)
            if telling.person is None:
                telling.person = _person(telling, tellings, people, match)
            key = -1 if match is None else match.entity
            if telling.person is None and telling.scorer is not None:
                continue
            grouped.setdefault(key, (match, []))[1].append(telling)
        found[place] = [telling for telling in tellings if telling.person is not None or telling.scorer is None]
        people.last_scorer = next(
            (one.person for one in reversed(found[place]) if one.person is not None), people.last_scorer
        )
    for match, tellings in grouped.values():
        people.learn_sides(tellings, match)
    return list(grouped.values())


#: Of a goal whose clause names the sides of another match.
_OF_OTHERS = "of others"


def _match_for(telling: Telling, frame: Frame, people: People) -> Match | None:
    """The match of a telling's sentence; of a caption that of its scorer's side, where he plays in another match."""
    at = telling.line.item(telling.verb).start
    match = match_of(telling.line.sentence, frame, at)
    if telling.in_body or telling.scorer is None or len(frame.matches) < 2:
        own = None if match is None else match_of_clause(telling.line, telling.verb, match, frame.matches, people.names)
        if match is not None and own is None:
            telling.tags.add(_OF_OTHERS)
        return own or match
    scorer = telling.line.item(telling.scorer).entity
    sides = set() if scorer is None else set(people.names.teams_told(scorer))
    if match is not None and sides.intersection(match.sides):
        return match
    others = [other for other in frame.main_matches if other.status == "played" and sides.intersection(other.sides)]
    return others[0] if len(others) == 1 else match


def _person(telling: Telling, tellings: list[Telling], people: People, match: Match | None) -> int | None:
    """Who a telling says scored, None where nobody or nobody who can have."""
    telling.person = _settled(telling, tellings)
    if telling.person is None:
        telling.person = scorer_of(telling, match, people)
    if telling.person is not None and people.keeps_goal(telling.person) and not people.keeper_scored(telling):
        pass_over_keeper(telling, match, people)
    person = telling.person if telling.person is not None else _same_again(telling, tellings, people, match)
    if person is None:
        return None
    if people.keeps_goal(person) and not people.keeper_scored(telling) or _is_a_side(person, match, people):
        return None
    if match is not None and _is_of_another_match(telling, match, people):
        return None
    return None if "only past a keeper" in telling.tags and not _beaten(telling, people) else person


def _is_a_side(person: int, match: Match | None, people: People) -> bool:
    """Whether what was taken for a person is one of the sides in capitals: 'ROVERS struck twice'."""
    entities = people.names.entities
    name = entities[person].name
    sides = match.sides if match is not None and name.isupper() else ()
    return any(
        name.casefold() == told.casefold() for side in sides for told in (entities[side].name, *entities[side].told)
    )


def _is_of_another_match(telling: Telling, match: Match, people: People) -> bool:
    """Whether the clause says that it happened at another ground, or between others."""
    if match.venue is not None and _elsewhere(telling, match.venue):
        return True
    return _OF_OTHERS in telling.tags or is_of_others(telling.line, telling.verb, match, people.names)


def _settled(telling: Telling, tellings: list[Telling]) -> int | None:
    """Who a pronoun was found to mean in the telling before: one word means one person."""
    if telling.scorer is None or telling.line.words[telling.scorer][:2] != "<H" or telling.own_goal:
        return None
    of_the_same = (other.person for other in tellings if other is not telling and other.scorer == telling.scorer)
    return next((person for person in of_the_same if person is not None), None)


def match_of(sentence: Sentence, frame: Frame, at: int | None = None) -> Match | None:
    """The match that an event of a sentence, at some place of it, belongs to."""
    match = frame.match_of(sentence, at)
    return match if match is not None and match.status == "played" else None


def _beaten(telling: Telling, people: People) -> bool:
    """Whether the person that a ball went over or through keeps goal."""
    keeper = telling.line.item(telling.keeper_word).entity if telling.keeper_word is not None else None
    return keeper is not None and people.keeps_goal(keeper)


def _elsewhere(telling: Telling, venue: int) -> bool:
    """Whether the clause says that it happened at another ground."""
    line = telling.line
    for word in range(telling.end, min(telling.end + 8, len(line.words) - 1)):
        item = line.item(word + 1)
        if line.words[word] == "at" and item.mention is not None and item.mention.type is ThingType.VENUE:
            return item.entity is not None and item.entity != venue
    return False


def _same_again(telling: Telling, tellings: list[Telling], people: People, match: Match | None) -> int | None:
    """'... and later the Dane drew them level': a description that points to nobody else means the scorer before."""
    if telling.scorer is None or telling.line.words[telling.scorer][:2] != "<N":
        return None
    mention = telling.line.item(telling.scorer).mention
    if mention is None or mention.entity is not None or mention.candidates:
        return None
    before = [other.person for other in tellings if other.verb < telling.verb and other.person is not None]
    if telling.line.item(telling.scorer).lower.startswith("the same "):
        before = before or [person for person in (people.last_scorer,) if person is not None]
        telling.player_order = telling.player_order or 2  # 'the same man made it two'
    side = people.side_of(before[-1], match) if before else None
    return before[-1] if before and (side is None or telling.side in (None, side)) else None
