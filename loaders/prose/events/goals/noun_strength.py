"""How sure a noun is of the goal that it tells, given what stands around it."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.nouns import Noun
from loaders.prose.events.goals.shot_ends import RESULT
from loaders.prose.pattern_parts import either, one_of

_VERB_NOUNS = frozenset("shot drive hit touch nod poke kick spot finish attempt flick chip lob blast".split())
_UNSURE_NOUNS = frozenset(
    "strike header penalty volley spot-kick free-kick effort finish long-ranger thunderbolt piledriver".split()
)
_RESULT = either(
    """
        winner thanks difference separated won win rescued doubled drew made_it victory deficit back scored goals?
        courtesy enough beaten points? led score advantage second third fourth
    """
)
_RESULTS = re.compile(
    r" (?:put|gave|give|earned|secured|sealed|levelled|level|fell|behind|cancelled|settled|ahead|lead"
    rf"|equali[sz]\w+|{_RESULT}) "
)
_SURE_NOUNS = frozenset(
    """
        equaliser equalizer winner opener leveller double brace hat-trick treble strike goal goals tap-in consolation
        clincher match-winner penalty spot-kick
    """.split()
)


#: 'Hale's first touch was good and his second better'.
_FIRST_OF_MANY = re.compile(
    r" first (?:touch|pass|attempt|effort|shot|header|cross|corner|penalty|half|chance|instinct) "
)


def strength_of(line: Line, row: Noun, match: re.Match[str], noun: str) -> int:
    """How sure a row is, given its noun and what stands around; 0 for no goal."""
    text = line.text[match.start() : match.end() + 1]
    at = line.word_at(match.start("noun")) if noun else 1
    around = line.text[max(match.start() - 90, 0) : match.end() + 90]
    if _is_no_noun(line, row, noun, at) or (" own" in text and "goal" in text):
        return 0
    if row.name in {"possessive order", "his second a thing of beauty"} and _FIRST_OF_MANY.search(
        line.text, 0, match.start()
    ):
        return 0
    if row.name == "possessive goal":
        return _possessive_strength(line, match, noun)
    if row.name == "possessive shot" and noun != "free-kick" and _DELIVERY.search(" " + match["mods"]):
        return 0
    if row.name == "a goal from":
        return _strength_from(line, row, match, noun)
    if row.name == "name as modifier" and _ENDED_BY_ANOTHER.search(line.text[: match.start("scorer")]):
        return 0
    if row.name == "name as modifier" and noun in _BARE_SHOTS and not _CONFIRMED.search(around):
        return 0
    if row.name in {"nth-minute goal", "name as modifier"}:
        return 2 if noun in _SURE_NOUNS else 1
    return row.strength


def _is_no_noun(line: Line, row: Noun, noun: str, at: int) -> bool:
    """Whether a word for a shot is a verb here, or stands where it says something else."""
    if noun and line.words[at - 1] in ("to", "would", "could", "will", "might"):
        return True
    if noun in _VERB_NOUNS and line.words[at - 1][:2] in {"<P", "<N"} and row.name != "on his finish":
        return True
    return row.name == "double in title" and line.sentence.block.kind == "body"


def _strength_from(line: Line, row: Noun, match: re.Match[str], noun: str) -> int:
    """'A header from Hale' is a goal if something around says so."""
    around = line.text[max(match.start() - 90, 0) : match.end() + 90]
    if _MADE_BY.search(match[0]):
        return 0
    if noun == "free-kick" and _SERVED.search(line.text[: match.start("noun")]):
        return 0
    if noun in _UNSURE_NOUNS and _FEEBLE.search(line.text[match.start() : match.end() + 1]):
        return 0
    return 1 if noun in _UNSURE_NOUNS and not _RESULTS.search(around) else row.strength


_MAKING = one_of(
    """
        teed_up set_up laid_on served_up lined_up carved_out made created supplied provided crafted fashioned engineered
        assisted prepared
    """
)
#: 'a tap-in teed up by Lund' tells who passed.
_MADE_BY = re.compile(rf" {_MAKING}(?: on a plate)? by ")
_SERVED = re.compile(r" (?:home|in|met|converted|onto|to) (?:a |an |the |another )?(?:[a-z-]+ ){0,3}$")
_ENDING = one_of(
    """
        end_of met meets meeting onto on_to latched_on_to converted converting turned_in touched_in flicked_in headed_in
        headed_home nodded_in
    """
)
#: 'got on the end of a Lund free kick'.
_ENDED_BY_ANOTHER = re.compile(rf" {_ENDING} (?:(?:a|an|the|another|<T\d+>|'s|[a-z-]+) ){{0,3}}$")
_FEEBLE = re.compile(r" (?:tame|weak|speculative|hopeful|wild|half-hearted|wayward|ambitious|goalbound|goal-bound) ")
_DELIVERY = re.compile(r" (?:cross|corner|pass|free-kick|through|ball|delivery) ")
_BARE_SHOTS = frozenset(
    "touch attempt kick spot flick hit shot drive chip free-kick effort header volley half-volley lob".split()
)
_CONFIRMED = re.compile(
    r" (?:put|gave|earned|secured|sealed|levelled|fell|behind|cancelled|settled|ahead|lead|equali[sz]\w+|winner"
    r"|thanks|all that|difference|separated|won|rescued|doubled|drew|made it) "
)
#: What only a goal of the day does, said right after it.
_TOLD_RESULT = compiled(
    r" ?(?:(?:after|on|in) (?:the )?(?:[^ .,;:!?<>()]+ ){1,3}(?:minutes?|mins?) |in the [^ .,;:!?<>()]+ minute )?"
    r"(?:was|were|proved|being|made|that|which|,)? ?(?:to be )?"
    rf"(?:the difference|enough|decisive|sufficient|all that|{RESULT})"
)
#: Nouns of goals that are told of one match.
_OF_THE_DAY = frozenset(
    """
        double brace hat-trick opener equaliser equalizer winner leveller consolation tap-in clincher treble hattrick
    """.split()
)
#: 'Hale's 17 goals', 'Hale's previous goal'.
_OF_LONG_AGO = re.compile(r"(?:^| )\d{1,3} $|^(?:last|previous|past|recent|many|other) ")
#: 'threatening Hale's goal', 'the shot at Hale's goal'.
_WHERE_HE_STANDS = re.compile(
    r" (?:towards?|at|on|behind|across|threaten(?:ed|ing)?|trouble|troubling|test(?:ed|ing)?|peppered|bombard\w*|in"
    r"|into|over|wide of|onto|top of|front of|side of|for|siege to|to) (?:the )?(?:[a-z-]+ ){0,2}$"
)
_SEVERAL = re.compile(r" (?:two|both|three|four) ")
_OF_THE_SEASON = re.compile(
    r" (?:first|only|latest|previous|last|\d+(?:st|nd|rd|th)|[a-z]+(?:th|nd|rd)) .*"
    r"(?:of the season|for (?:the club|<T)|in )"
)


def _possessive_strength(line: Line, match: re.Match[str], noun: str) -> int:
    """'Hale's goal' can be the goal that Hale keeps, or one of long ago."""
    before = line.text[: match.start() + 1]
    mods = match["mods"]
    if noun == "goal" and match["scorer"].startswith("<H") and before.endswith((" had ", " got ", " has ")):
        return 0  # 'the striker had his goal': told by the verb
    if _OF_LONG_AGO.search(mods) or noun == "goal" and _WHERE_HE_STANDS.search(before[-40:]):
        return 0
    if noun in {"goal", "goals"} and _OF_THE_SEASON.search(f"{mods} {line.text[match.end() : match.end() + 30]}"):
        return 1
    if _TOLD_RESULT.match(line.text, match.end()):
        return 2
    if noun == "goals":
        return 2 if _SEVERAL.search(" " + mods) else 1
    if noun in _OF_THE_DAY:
        return 2
    if match["scorer"].startswith("<H"):
        return 1
    if noun == "goal" and not mods.strip():
        return 1
    return 2 if noun in {"goal", "strike"} else 1
