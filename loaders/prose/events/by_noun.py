"""Goals told by a noun, with how sure each noun is of what it says."""

import re
from collections.abc import Iterator

from loaders.prose.events.detail import describe
from loaders.prose.events.grammar import coordinated
from loaders.prose.events.line import Line
from loaders.prose.events.nouns import KEPT_BEFORE, KEPT_OUT, find_nouns
from loaders.prose.events.shared import noun_effect
from loaders.prose.events.telling import Telling

_VERB_NOUNS = frozenset("shot drive hit touch nod poke kick spot finish attempt flick chip lob blast".split())
_UNSURE_NOUNS = frozenset("strike header penalty volley spot-kick free-kick effort finish".split())
_RESULTS = re.compile(
    r" (?:put|gave|give|earned|secured|sealed|levelled|level|fell|behind|cancelled|settled|ahead|lead|equali[sz]\w+|winner|thanks|difference|separated|won|win|rescued|doubled|drew|made it|victory|deficit|back|"
    r"scored|goals?|courtesy|enough|beaten|points?|led|score|advantage|second|third|fourth) ")
_SURE_NOUNS = frozenset("equaliser equalizer winner opener leveller double brace hat-trick treble strike goal goals tap-in consolation clincher match-winner penalty spot-kick".split())


def by_nouns(line: Line, words: frozenset[str]) -> Iterator[Telling]:
    """Every goal that a noun tells in a line."""
    for row, match in find_nouns(line, words):
        groups = match.groupdict()
        scorer = line.word_at(match.start("scorer"))
        at = line.word_at(match.start("noun")) if groups.get("noun") else scorer
        end = line.word_at(match.end() - 1)
        text = line.text[match.start():match.end() + 1]
        noun = groups.get("noun") or ""
        strength = row.strength
        if not groups.get("licence"):
            rest = line.text[match.end():match.end() + 120]
            clause = re.split(r" (?:[;:!?.]|but|and|before|when|while|,) ", rest, maxsplit=1)[0]
            if KEPT_OUT.search(clause + " "):
                continue
            if noun in ("penalty", "free-kick") and re.match(r" ?(?:area|box|spot|taker|was|into|wall)", rest):
                continue
            clause_before = line.text[max(match.start() - 60, 0):match.start() + 1]
            first = min(at, scorer)
            to_noun = line.text[max(line.offsets[first] - 60, 0):line.offsets[first]]
            if (KEPT_BEFORE.search(clause_before) or KEPT_BEFORE.search(to_noun)) and row.name not in ("in thanks to", "led through", "fell to his goal"):
                continue
        elif KEPT_OUT.search(" " + groups["licence"] + " ") or KEPT_OUT.search(" " + groups["mods"]):
            continue
        if " own" in text and "goal" in text:
            continue
        if row.name == "possessive goal":
            strength = _possessive_strength(line, match, noun)
            if strength == 0:
                continue
        if row.name == "possessive shot" and re.search(r" (?:cross|corner|pass|free-kick|through|ball|delivery) ", " " + groups["mods"]) and noun != "free-kick":
            continue
        if noun in _VERB_NOUNS and line.words[at - 1][:2] in ("<P", "<N"):
            continue
        if row.name == "a goal from" and noun in _UNSURE_NOUNS and not _RESULTS.search(line.text[max(match.start() - 90, 0):match.end() + 90]):
            strength = 1
        if row.name == "nth-minute goal":
            strength = 2 if noun in _SURE_NOUNS else 1
        if row.name == "name as modifier":
            strength = 2 if noun in _SURE_NOUNS else 1
            if noun in ("touch", "attempt", "kick", "spot", "flick", "hit", "shot", "drive", "chip", "free-kick", "effort", "header", "volley", "half-volley", "lob") and not re.search(
                    r" (?:put|gave|earned|secured|sealed|levelled|fell|behind|cancelled|settled|ahead|lead|equali[sz]\w+|winner|thanks|all that|difference|separated|won|rescued|doubled|drew|made it) ", line.text[max(match.start() - 80, 0):match.end() + 60]):
                continue
        telling = Telling(row.name, line, at, end, scorer, strength)
        telling.begin = line.word_at(match.start() + 1)
        noun_effect(telling, noun, text)
        if row.name == "possessive order":
            telling.player_order = None
        describe(telling, line.text[match.start():match.end() + 48], line.text)
        if row.listed or row.name == "goals from":
            for member in coordinated(line, scorer):
                yield telling.by(member)
        else:
            members = coordinated(line, scorer) if row.name == "a goal from" and noun.endswith("s") else [scorer]
            for member in members:
                yield telling.by(member)


def _possessive_strength(line: Line, match: re.Match[str], noun: str) -> int:
    """'Hale's goal' can be the goal that Hale keeps, or one of long ago."""
    before = line.text[:match.start() + 1]
    mods = match["mods"]
    if re.search(r"(?:^| )\d{1,3} $", mods):
        return 0
    if re.search(r" (?:towards?|at|on|behind|across|threaten(?:ed|ing)?|trouble|troubling|test(?:ed|ing)?|peppered|bombard\w*|in|into|over|wide of|onto|top of|front of|side of|for) (?:the )?(?:[a-z-]+ ){0,2}$", before[-40:]) and noun == "goal":
        return 0
    if re.search(r" (?:first|only|latest|previous|last|\d+(?:st|nd|rd|th)|[a-z]+(?:th|nd|rd)) .*(?:of the season|for (?:the club|<T)|in )", mods + " " + line.text[match.end():match.end() + 30]) and noun in ("goal", "goals"):
        return 1
    if noun == "goals":
        return 1 if not re.search(r" (?:two|both|three|four) ", " " + mods) else 2
    if noun in ("double", "brace", "hat-trick", "opener", "equaliser", "equalizer", "winner", "leveller", "consolation", "tap-in", "clincher", "treble", "hattrick"):
        return 2
    if match["scorer"].startswith("<H"):
        return 1
    if noun == "goal" and not mods.strip():
        return 1
    return 2 if noun in {"goal", "strike"} else 1
