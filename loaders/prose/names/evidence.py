"""What the words around a bare unlisted name say of it: a person, a side, or neither."""

import re

from loaders.prose.document import Token
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.runs import Run
from loaders.prose.names.vocabulary import MANAGER, OFFICER, OFFICIAL, PERSON_NOUNS, POSITIONS

_SCORE = re.compile(r"\d{1,2}-\d{1,2}$")
_VERBS = frozenset(
    "said says added told insisted admitted believes believed hopes hoped scored headed fired struck netted equalised "
    "equalized levelled tapped slotted made was is had has did went came got took gave put sent played saved made "
    "replaced converted finished volleyed drilled curled crossed found beat ran broke opted felt looked needs "
    "could would should will who whose then also himself herself".split())
_PERSON_BEFORE = frozenset("by through past beyond when as but and after before who with if while from for then".split())
_TEAM_BEFORE = frozenset("beat beating against v vs versus thrashed defeated hosted hosting visit visiting face facing "
                         "edged stunned hammered held leaders champions strugglers rivals neighbours newcomers".split())
_TEAM_AFTER = frozenset("fans supporters players fc defence midfield squad bench keeper half goal attack "
                        "back-line backline rearguard".split())


def person_votes(run: Run, words: Lexicon) -> int:
    """How strongly the words around a single name say that it is a person; negative says that it is none."""
    before, after, _ = _around(run)
    if before in POSITIONS or before in {"captain", "skipper", "substitute"} | MANAGER | OFFICER | OFFICIAL:
        return 3
    if before in {"the", "a", "an", "in", "at"} or run.tokens[0].text.isupper() and len(run.tokens[0].text) < 6:
        return -3
    votes = 1 if run.opening is False else 0
    if after in _VERBS or after.endswith("ed") and after in words.common:
        votes += 2
    if before in _PERSON_BEFORE:
        votes += 1
    if before in {"to", "of", "near", "across"}:
        votes -= 1
    if before in words.adjectives or run.nationality:
        votes += 1
    return votes


def team_votes(run: Run) -> int:
    """How strongly the words around an unlisted name say that it is a side."""
    before, after, beyond = _around(run)
    votes = 0
    if _SCORE.match(after) or _SCORE.match(before) or (after.isdigit() and len(after) == 1 and beyond[:1] in {",", "", "(", ":"}):
        votes += 3
    if after in PERSON_NOUNS and beyond[:1].isupper():
        votes += 3
    if after in MANAGER and beyond[:1].isalpha():
        votes += 2
    if before in _TEAM_BEFORE or after in _TEAM_AFTER:
        votes += 2
    if before in {"at", "to"}:
        votes += 1
    return votes


def _around(run: Run) -> tuple[str, str, str]:
    """The lower-case words before and after a name, and the text of the one beyond."""
    tokens: tuple[Token, ...] = run.spot.sentence.tokens
    first = next(place for place in range(run.spot.first, run.spot.last + 1) if tokens[place] is run.tokens[0])
    last = next(place for place in range(run.spot.first, run.spot.last + 1) if tokens[place] is run.tokens[-1])
    before = tokens[first - 1].lower if first else ""
    after = tokens[last + 1].lower if last + 1 < len(tokens) else ""
    beyond = tokens[last + 2].text if last + 2 < len(tokens) else ""
    return before, after, beyond
