"""What the words around a bare unlisted name say of it: a person, a side, or neither."""

from loaders.prose.document import Token
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.runs import Run
from loaders.prose.names.vocabulary import MANAGER, OFFICER, OFFICIAL, POSITIONS

_VERBS = frozenset(
    """
        said says added told insisted admitted believes believed hopes hoped scored headed fired struck netted
        equalised equalized levelled tapped slotted made was is had has did went came got took gave put sent
        played saved made replaced converted finished volleyed drilled curled crossed found beat ran broke opted
        felt looked needs could would should will who whose then also himself herself thought knew kept shot
        fell rose stood met let swung slid sprang stole threw drove hung held leapt left rode spun swept tore
        tried burst bent grew laid lay missed sat shook stuck woke seemed appeared withdrew introduced brought
        urged reacted responded praised hailed blamed paced prowled rang summoned substituted conceded rued
    """.split()
)
_TOUCHES = frozenset(
    """
        header shot cross free-kick freekick corner effort penalty pass strike volley flick brace goal goals
        tap-in spot-kick opener equaliser winner run finish drive hat-trick double dismissal foul clearance
        throw lob chip
    """.split()
)
_PERSON_BEFORE = frozenset(
    """
        found fed released by through past beyond when as but and after before who with if while from for
        then
    """.split()
)

_IN_OFFICE = MANAGER | OFFICER | OFFICIAL
_SOMEBODY = _IN_OFFICE | {"captain", "skipper", "substitute"}
_OF_PLACES = frozenset("west east north south central northern southern eastern western greater downtown".split())


def person_votes(run: Run, words: Lexicon) -> int:
    """How strongly the words around a single name say that it is a person; negative says that it is none."""
    before, after, beyond = _around(run)
    if before in POSITIONS or before in _SOMEBODY:
        return 3
    if (
        before in {"the", "a", "an", "in", "at"}
        or before in _OF_PLACES
        or run.tokens[0].text.isupper()
        and len(run.tokens[0].text) < 6
    ):
        return -3
    votes = (1 if run.opening is False else 0) + 3 * bool(run.honorific)
    if after in _VERBS or after.endswith("ed") and after in words.common:
        votes += 2
    if after in {"'s", "'"} and beyond.lower() in _TOUCHES:
        votes += 2
    if after == "and" and beyond in {"his", "her"}:
        votes += 2
    if after == "," and (beyond in {"who", "whose"} or _is_described(run)):
        votes += 2
    if before in _PERSON_BEFORE:
        votes += 1
    if before in {"to", "of", "near", "across"}:
        votes -= 1
    if before in words.adjectives or run.nationality or _among_full_names(run):
        votes += 1
    return votes


def _is_described(run: Run) -> bool:
    """Whether ', the Marlow manager,' stands behind a name."""
    tokens = run.spot.sentence.tokens
    last = tokens.index(run.tokens[-1], run.spot.first)
    if last + 2 >= len(tokens) or tokens[last + 2].lower not in {"the", "their", "his", "her"}:
        return False
    words = [token.lower for token in tokens[last + 3 : last + 9]]
    end = next((place for place, word in enumerate(words) if word in {",", "."}), 0)
    return end > 0 and (words[end - 1] in _IN_OFFICE or words[end - 1] in POSITIONS)


def plays(run: Run) -> int:
    """How strongly a name that is a listed club's is told to be a player: 'striker Lincoln', 'Preston nodded in'."""
    before, after, beyond = _around(run)
    votes = 3 * (before in POSITIONS or before in {"substitute", "skipper"})
    if (
        after in _ALONE
        or after == ","
        and beyond in {"who", "whose"}
        or after in {"'s", "'"}
        and beyond in _OWN_TOUCHES
    ):
        votes += 2
    return votes


_ALONE = frozenset(
    """
        headed nodded volleyed crossed slotted tapped curled chipped prodded stabbed lashed himself herself
        limped tackled dribbled passed squared
    """.split()
)
_OWN_TOUCHES = frozenset("header volley through-ball lay-off flick tap-in hat-trick brace backheel".split())


def _among_full_names(run: Run) -> bool:
    """'Ann Lee, Fox and Tom Hale': a single name in a list of full ones."""
    tokens = run.spot.sentence.tokens
    first = tokens.index(run.tokens[0], run.spot.first)
    before = [token.text for token in tokens[max(first - 3, 0) : first]]
    after = [token.lower for token in tokens[first + 1 : first + 3]]
    return (
        len(before) == 3
        and before[2] == ","
        and before[0][0].isupper()
        and before[1][0].isupper()
        and (after[:1] in (["and"], [","]))
    )


def _around(run: Run) -> tuple[str, str, str]:
    """The lower-case words before and after a name, and the text of the one beyond."""
    tokens: tuple[Token, ...] = run.spot.sentence.tokens
    first = tokens.index(run.tokens[0], run.spot.first)
    last = tokens.index(run.tokens[-1], first)
    before = tokens[first - 1].lower if first else ""
    after = tokens[last + 1].lower if last + 1 < len(tokens) else ""
    beyond = tokens[last + 2].text if last + 2 < len(tokens) else ""
    return before, after, beyond
