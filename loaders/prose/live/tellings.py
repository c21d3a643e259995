"""The goals of a live text as tellings: those that its entries cry, and what else its sentences tell of them."""

import re
from collections.abc import Iterator, Sequence

from loaders.prose.document import Document
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.live.corrections import correct
from loaders.prose.live.cried import Cried
from loaders.prose.live.entries import Entry, entries_of, is_over
from loaders.prose.live.goals import cried_goals
from loaders.prose.live.running import entries_about
from loaders.prose.live.sides import settle_sides, settle_tally
from loaders.prose.names.names import Names


def live_tellings(
    document: Document, lines: Sequence[Line], frame: Frame, names: Names, found: dict[int, list[Telling]]
) -> dict[int, list[Telling]]:
    """The tellings of a text, of a live text those of its entries: the same where no entry cries goal."""
    matches = frame.main_matches
    entries = entries_of(document, lines) if matches else []
    _date(entries, found)
    over = bool(entries) and is_over(entries, lines)
    for match in matches if entries else ():
        about = entries_about(entries, match, alone=len(matches) == 1)
        cried = cried_goals(about, match, names, found)
        correct(cried, about, match, names)
        settle_sides(cried, match, names)
        if over:
            settle_tally(cried, about, match, names)
        found = _with_cried(cried, found, entries, match, frame)
    return found


def _with_cried(
    cried: Sequence[Cried], found: dict[int, list[Telling]], entries: Sequence[Entry], match: Match, frame: Frame
) -> dict[int, list[Telling]]:
    """The tellings of a text with the goals that entries cry, and without what these leave no room for."""
    if not cried:
        return found
    kept = _beside(cried, entries, match, found, frame)
    for goal in cried:
        for telling in _of_goal(goal):
            kept.setdefault(telling.line.sentence.index, []).insert(0, telling)
    return dict(sorted(kept.items()))


def _date(entries: Sequence[Entry], found: dict[int, list[Telling]]) -> None:
    """Give what the sentences of an entry tell the minute of its stamp."""
    for entry in entries:
        for line in entry.lines:
            for telling in found.get(line.sentence.index, []):
                if telling.told is None and entry.told is not None:
                    telling.told = entry.told
                    telling.tags.add("listed")


def _beside(
    cried: Sequence[Cried], entries: Sequence[Entry], match: Match, found: dict[int, list[Telling]], frame: Frame
) -> dict[int, list[Telling]]:
    """What is told beside the goals cried: nothing of this match, where they are all that there were."""
    goals = sum(match.goals.values())
    whole = goals == sum(goal.named is not None for goal in cried) > 0
    crying = {line.sentence.index for goal in cried for line in goal.entry.lines}
    dated = {line.sentence.index for entry in entries for line in entry.lines}
    kept: dict[int, list[Telling]] = {}
    here = next(place for place, one in enumerate(frame.matches) if one is match)
    for place, tellings in found.items():
        if frame.of_sentence.get(place, here) != here:
            kept[place] = tellings
            continue
        if place in crying or whole:
            continue
        stays = [telling for telling in tellings if telling.strength > 1 or place not in dated]
        if stays:
            kept[place] = stays
    return kept


def _of_goal(goal: Cried) -> Iterator[Telling]:
    """The telling of a goal cried, and one of each sentence of its entry that speaks of the scorer."""
    if goal.named is None:
        return
    person = goal.person
    first = _telling(goal, goal.named.line, goal.named.word)
    place = next(number for number, line in enumerate(goal.entry.lines) if line is goal.line)
    first.story = tuple(goal.entry.lines[place:])
    yield first
    if person is None or first.own_goal:
        return
    for line in first.story:
        word = _last_of(line, person)
        if word is not None and (line, word) != (first.line, first.scorer):
            yield _telling(goal, line, word)


def _last_of(line: Line, person: int) -> int | None:
    """The last word of a sentence that means somebody, by name before by description or pronoun."""
    by_name = [word for word in range(len(line.words)) if line.words[word][:2] == "<P"]
    named = [word for word in by_name if line.item(word).entity == person and not line.owns(word)]
    if named:
        return named[-1]
    pointing = [word for word in range(len(line.words)) if line.words[word][:2] in ("<N", "<H")]
    for word in reversed(pointing):
        mention = line.item(word).mention
        if mention is not None and not line.owns(word) and person in (mention.entity, *mention.candidates):
            return word
    return None


def _telling(goal: Cried, line: Line, word: int) -> Telling:
    """A goal cried as a line tells it, of the person at a word."""
    assert goal.named is not None
    verb = _verb_after(line, word)
    telling = Telling("cried", line, verb, verb, word, 3, side=goal.side, person=goal.person)
    telling.own_goal = goal.own_goal or goal.named.own_goal
    telling.penalty = goal.named.penalty or any(_SPOT.search(one.text) for one in goal.entry.lines)
    telling.situation = "penalty" if telling.penalty else ""
    telling.told = goal.named.told or goal.entry.told
    telling.tags |= {"listed", "cried"}
    if goal.score is not None:
        telling.pair = (goal.score.mine, goal.score.theirs)
    return telling


_SPOT = re.compile(
    r" (?:from the (?:penalty )?spot|converts the penalty|penalty (?:scored|converted)"
    r"|sends (?:<[PNKT]\d+>|the keeper) the wrong way"
    r"|(?:scores|nets|buries|slots|tucks away) (?:the|his|her) (?:penalty|spot-kick)) "
)


def _verb_after(line: Line, word: int) -> int:
    """The word of a finish behind a scorer, or the scorer where none is in sight."""
    for at in range(word + 1, min(word + _REACH, len(line.words))):
        if line.is_person(at):
            break
        if line.words[at] in _FINISHES:
            return at
    return word


_REACH = 8
_FINISHES = frozenset(
    """
        heads headed nods nodded volleys fires fired shoots slots slotted taps tapped turns turned pokes prods stabs
        sweeps drives drilled drills curls curled smashes thumps thumped lashes finishes finished scores rolls slides
        bundles converts chips dinks lobs buries strikes hits hit rifles tucks passes sidefoots steers diverts
    """.split()
)
