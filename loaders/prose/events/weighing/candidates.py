"""Everybody who may be told to have scored: each mention of a person in a sentence that speaks of shots, goals or the score."""

from dataclasses import dataclass, field

from loaders.prose.events.filters import is_other_day, is_tally, is_undone, is_unreal
from loaders.prose.events.grammar import function_of, subject_of, verb_kind
from loaders.prose.events.line import Line
from loaders.prose.events.people import People
from loaders.prose.events.telling import Telling
from loaders.prose.events.weighing.cues import BREAKS, TRIGGERS, cues_at
from loaders.prose.frame.frame import Match

_REACH = 22


@dataclass(slots=True)
class Candidate:
    """A mention of somebody who may be told to have scored, with the cues around it."""

    line: Line
    word: int
    verb: int
    person: int
    cues: set[str] = field(default_factory=set)
    telling: Telling | None = None


def candidates(line: Line, tellings: list[Telling], people: People, match: Match | None, before: list[tuple[str, ...]], following: list[tuple[str, ...]], following_text: str = "") -> list[Candidate]:
    """The candidates of a sentence."""
    words = line.words
    if not any(line.is_person(at) for at in range(len(words))):
        return []
    cues = [cues_at(words, at) for at in range(len(words))]
    if not tellings and not any(TRIGGERS.intersection(found) for found in (*cues, *following[:12])):
        return []
    persons = [at for at in range(len(words)) if line.is_person(at)]
    functions = {at: function_of(line, at) for at in persons}
    subjects = [at for at in persons if functions[at] == "subject"]
    agents = _agents(line, cues)
    found = []
    for at in persons:
        person = people.person_at(line, at, None, match)
        if person is None:
            continue
        earlier = max((other for other in subjects if other < at), default=-1)
        later = min((other for other in subjects if other > at), default=len(words))
        candidate = Candidate(line, at, at, person)
        function = functions[at]
        candidate.cues.add(f"as {function}")
        who = "subject" if function == "subject" or at in agents else "owner" if function == "owner" else "agent" if function == "agent" else "other"
        for name in agents.get(at, ()):
            candidate.cues.add(f"did: {name}")
        _around(candidate, cues, earlier, later, who)
        _of_rules(candidate, tellings)
        _of_sentence(candidate, people, match, following_text)
        _of_neighbours(candidate.cues, before, following)
        candidate.cues.update(f"here: {cue}" for names in cues for cue in names)
        if len({people.person_at(line, other, None, match) for other in subjects}) == 1 and at in subjects:
            candidate.cues.add("the only subject")
        if at == max(persons):
            candidate.cues.add("the last person")
        if at == min(persons):
            candidate.cues.add("the first person")
        found.append(candidate)
    return found


_VERBAL = frozenset(("scores", "strikes the ball", "gets", "plays the ball"))


def _agents(line: Line, cues: list[tuple[str, ...]]) -> dict[int, set[str]]:
    """Who does what the verbs of shooting and scoring of a sentence say, with what goes along in their clauses."""
    found: dict[int, set[str]] = {}
    for at, names in enumerate(cues):
        verbal = _VERBAL.intersection(names)
        kind = verb_kind(line.words[at]) if verbal else None
        if kind is None:
            continue
        subject = subject_of(line, at, kind, at)
        if subject is None:
            continue
        told = found.setdefault(subject.word, set())
        for name in verbal:
            told.add(name)
            for place in range(at + 1, min(at + 13, len(line.words))):
                if line.words[place] in BREAKS or line.words[place] in ("but", "before", "when", "who", "then"):
                    break
                for cue in cues[place]:
                    if cue in _GOES_IN:
                        told.add(f"{name}, {cue}")
    return found


_GOES_IN = frozenset(("in", "net", "corner of the net", "past", "helpless", "result", "running score", "clause for what it did", "keeper", "saved", "wide", "goal as noun", "shot as noun", "post", "ordinal", "pass", "penalty", "easy finish"))
_ANCHORS = ("scores", "strikes the ball", "gets", "plays the ball", "goal as noun", "shot as noun", "result")


def _around(candidate: Candidate, cues: list[tuple[str, ...]], earlier: int, later: int, who: str) -> None:
    words, at, told = candidate.line.words, candidate.word, candidate.cues
    anchors: list[tuple[int, int]] = []
    for place in range(at + 1, min(at + _REACH, len(words))):
        if words[place] in BREAKS:
            break
        near = place < later
        for cue in cues[place]:
            told.add(f"{who} _ {cue}" if near else f"later _ {cue}")
            if near and cue in _ANCHORS:
                anchors.append((_ANCHORS.index(cue), place))
    for place in range(at - 1, max(at - _REACH, -1), -1):
        if words[place] in BREAKS:
            break
        near = place > earlier
        for cue in cues[place]:
            told.add(f"{cue} _ {who}" if near else f"{cue} _ earlier")
            if near and cue in _ANCHORS:
                anchors.append((_ANCHORS.index(cue) + 10, place))
    if anchors:
        candidate.verb = min(anchors)[1]


_BESIDE_BEFORE = frozenset("by for from to through when as with and , before after saw of past on where but allowing via while - ; : ( who".split())
_BESIDE_AFTER = frozenset("'s , who and to was had then ( - in with . whose again for".split())


def _of_neighbours(told: set[str], before: list[tuple[str, ...]], following: list[tuple[str, ...]]) -> None:
    for found in before[-14:]:
        told.update(f"sentence before: {cue}" for cue in found if cue in _TELLING)
    for found in following[:12]:
        told.update(f"next sentence: {cue}" for cue in found if cue in _TELLING)


_TELLING = frozenset(("result", "running score", "goal as noun", "net", "saved", "wide", "undone", "celebration", "moment", "scores", "minute in figures", "helpless", "other day", "foul", "pass", "chance", "penalty"))


def _of_sentence(candidate: Candidate, people: People, match: Match | None, following: str) -> None:
    line, at, told = candidate.line, candidate.word, candidate.cues
    words = line.words
    told.add({"<P": "by name", "<N": "by description", "<H": "by pronoun"}.get(words[at][:2], "as keeper"))
    left = words[at - 1] if at else "^"
    right = words[at + 1] if at + 1 < len(words) else "."
    if left in _BESIDE_BEFORE or left == "^":
        told.add(f"beside: {left} _")
    if right in _BESIDE_AFTER:
        told.add(f"beside: _ {right}")
    if right[0].isdigit():
        told.add("beside: _ number")
    kind = line.sentence.block.kind
    if kind != "body":
        told.add(f"in {kind}")
    elif line.sentence.index < 4:
        told.add("among the first sentences")
    verb = candidate.verb
    if is_unreal(line, verb, at if at < verb else None):
        told.add("merely possible")
    if is_undone(line, min(at, verb), following):
        told.add("did not count")
    if is_tally(line, verb):
        told.add("a count over a time")
    if is_other_day(line, verb):
        told.add("another day")
    if people.keeps_goal(candidate.person):
        told.add("keeps goal")
    if not people.may_play(candidate.person):
        told.add("no player")
    _of_side(told, people.side_of(candidate.person, match), match)


def _of_side(told: set[str], side: int | None, match: Match | None) -> None:
    if match is None or not match.goals:
        told.add("no score known")
    elif side is None:
        told.add("side not known")
    elif match.goals.get(side, 0) == 0:
        told.add("side scored none")
    elif match.goals.get(side, 0) > 2:
        told.add("side scored three or more")


def _of_rules(candidate: Candidate, tellings: list[Telling]) -> None:
    told = candidate.cues
    mine = [telling for telling in tellings if telling.scorer == candidate.word]
    if mine:
        best = max(mine, key=lambda telling: telling.strength)
        candidate.telling = best
        candidate.verb = best.verb
        told.add(f"rule of strength {best.strength}")
        if best.own_goal:
            told.add("rule of an own goal")
        if len(mine) > 1:
            told.add("two rules")
    others = [telling for telling in tellings if telling.scorer is not None and telling.scorer != candidate.word]
    if others:
        told.add("rule for another" if not mine else "rule for another too")
    if not others and any(telling.scorer is None for telling in tellings):
        told.add("rule for a side")
