"""What the words around a bare unlisted name say of it: a person, a side, or neither."""

from loaders.prose.document import Token
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.line_up_signs import is_listed_person
from loaders.prose.names.runs import Run
from loaders.prose.names.spot import Spot
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
        hit beats scores heads fires nets taps slots volleys drills curls crosses finds runs breaks gets takes
        makes hits shoots strikes grabs pounces converts equalises levels wins won lost meets sends puts bags
        doubles adds completes turns pokes stabs sweeps lifts chips lobs finishes collects robs beat
    """.split()
)
#: Right behind a name and a comma before it: ', Marsh shooting through a crowd of players'.
_DOING = frozenset(
    """
        shooting scoring heading firing netting tapping slotting volleying drilling curling lashing driving turning
        sweeping stabbing poking nodding converting finishing striking rifling smashing hammering slamming bundling
        forcing sliding rolling tucking hooking lobbing chipping completing adding grabbing pouncing getting hitting
    """.split()
)
#: A ball comes to a person: 'the ball broke to Marsh eight yards out'.
_COMING = frozenset(
    "fell broke ran came dropped bounced rolled fall falls breaks runs comes drops spun squirted".split()
)
#: Before 'by' or 'from' what a person does: 'headed by Marsh', 'a shot from Marsh'.
_DONE = frozenset(
    """
        headed scored shot taken met netted converted touched turned volleyed fouled saved hit finished made struck
        put knocked nodded swept forced
    """.split()
)
_STANDING = frozenset("stood came stepped rose popped stole strode went ran leapt".split())
_NOTES = frozenset("og pen o.g pens".split())
_TOUCHES = frozenset(
    """
        header shot cross free-kick freekick corner effort penalty pass strike volley flick brace goal goals
        tap-in spot-kick opener equaliser winner run finish drive hat-trick double dismissal foul clearance
        throw lob chip thunderbolt tap-ins drives strikes goals shots headers free-kicks leveller screamer rocket
        half-volley penalties heroics backheel blast treble curler second first third own consolation double
    """.split()
)
_PERSON_BEFORE = frozenset(
    """
        found fed released by through past beyond when as but and after before who with if while from for
        then which whom where
    """.split()
)

_IN_OFFICE = MANAGER | OFFICER | OFFICIAL
_SOMEBODY = _IN_OFFICE | {"captain", "skipper", "substitute"}
_OF_PLACES = frozenset("west east north south central northern southern eastern western greater downtown".split())


def person_votes(run: Run, words: Lexicon) -> int:
    """How strongly the words around a single name say that it is a person; negative says that it is none."""
    before, after, beyond = _around(run)
    if before in POSITIONS or before in _SOMEBODY or is_listed_person(run):
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
    if after in {"'s", "'"} and (beyond.lower() in _TOUCHES or _owns_a_touch(run)):
        votes += 2
    votes += _of_the_ball(run, before, after)
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


def _of_the_ball(run: Run, before: str, after: str) -> int:
    """What speaks for a player: what he does, what comes to him, what is noted behind his name among scorers."""
    first, last = _ends(run)
    tokens = run.spot.sentence.tokens
    earlier = tokens[first - 2].lower if first > 1 else ""
    later = [token.lower for token in tokens[last + 1 : last + 4]]
    signs = (
        before in {",", "and", "with"} and after in _DOING,
        before in {"by", "from"} and (earlier in _DONE or earlier in _TOUCHES),
        before in _STANDING and after in {"on", "to", "at", "with", ",", "."},
        before == "(" and earlier.isdigit() or bool(_NOTES.intersection(later[:3])),
        len(later) > 1 and later[0] == "(" and later[1][0].isdigit(),
        after == "and" and len(later) > 2 and tokens[last + 2].text[0].isupper() and later[2] in _VERBS,
    )
    return 2 * sum(signs) + 3 * (before in {"to", "for"} and earlier in _COMING) + 2 * _is_listed_scorer(run)


def _owns_a_touch(run: Run) -> bool:
    """'Marsh's late strike', 'Marsh's fine curling free-kick'."""
    _, last = _ends(run)
    for token in run.spot.sentence.tokens[last + 2 : last + 6]:
        if token.lower in _TOUCHES:
            return True
        if not token.text.isalpha() and "-" not in token.text or token.text[0].isupper():
            return False
    return False


def _is_listed_scorer(run: Run) -> bool:
    """'Three goals, three scorers: Marsh, Vane and Cutler'."""
    tokens = run.spot.sentence.tokens
    first, _ = _ends(run)
    for at in range(first - 1, max(first - 12, 0), -1):
        if tokens[at].text == ":":
            return tokens[at - 1].lower in {"scorers", "goalscorers", "goals", "scorer"}
        if not (
            tokens[at].text in {",", "and", "(", ")"} or tokens[at].text[0].isupper() or tokens[at].text[0].isdigit()
        ):
            return False
    return False


def _ends(run: Run) -> tuple[int, int]:
    """The places of the first and the last token of a name in its sentence."""
    tokens = run.spot.sentence.tokens
    first = tokens.index(run.tokens[0], run.spot.first)
    return first, tokens.index(run.tokens[-1], first)


def _is_described(run: Run) -> bool:
    """Whether ', the Marlow manager,' stands behind a name."""
    tokens = run.spot.sentence.tokens
    last = tokens.index(run.tokens[-1], run.spot.first)
    if last + 2 >= len(tokens) or tokens[last + 2].lower not in {"the", "their", "his", "her"}:
        return False
    words = [token.lower for token in tokens[last + 3 : last + 9]]
    end = next((place for place, word in enumerate(words) if word in {",", "."}), 0)
    return end > 0 and (words[end - 1] in _IN_OFFICE or words[end - 1] in POSITIONS)


def plays(spot: Spot) -> int:
    """How strongly a name that is a listed club's is told to be a player: 'striker Lincoln', 'Preston nodded in'."""
    tokens = spot.sentence.tokens
    before = tokens[spot.first - 1].lower if spot.first else ""
    after = tokens[spot.last + 1].lower if spot.last + 1 < len(tokens) else ""
    beyond = tokens[spot.last + 2].text if spot.last + 2 < len(tokens) else ""
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
