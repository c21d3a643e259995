"""Goals told by a noun, with how sure each noun is of what it says."""

import re
from collections.abc import Iterator

from loaders.prose.events.coordination import coordinated
from loaders.prose.events.detail import describe
from loaders.prose.events.line import Line
from loaders.prose.events.notes import take_note
from loaders.prose.events.noun_table import find_nouns
from loaders.prose.events.nouns import Noun
from loaders.prose.events.patterns import compiled
from loaders.prose.events.shared import noun_effect
from loaders.prose.events.shot_ends import KEPT_BEFORE, KEPT_OUT, RESULT
from loaders.prose.events.telling import Telling
from loaders.prose.pattern_parts import either, one_of

_VERB_NOUNS = frozenset("shot drive hit touch nod poke kick spot finish attempt flick chip lob blast".split())
_UNSURE_NOUNS = frozenset("strike header penalty volley spot-kick free-kick effort finish".split())
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
#: Nouns of what went in, whatever stands before them.
_SCORED = frozenset(
    """
        opener equaliser equalizer winner leveller screamer stunner wonder-goal golazo tap-in brace hat-trick clincher
        decider
    """.split()
)
_SURE_NOUNS = frozenset(
    """
        equaliser equalizer winner opener leveller double brace hat-trick treble strike goal goals tap-in consolation
        clincher match-winner penalty spot-kick
    """.split()
)


def by_nouns(line: Line) -> Iterator[Telling]:
    """Every goal that a noun tells in a line."""
    for row, match in find_nouns(line):
        groups = match.groupdict()
        noun = groups.get("noun") or ""
        if _is_kept_out(line, row, match, noun) or _is_reached(line, row, match):
            continue
        strength = _strength(line, row, match, noun)
        scorer = line.word_at(match.start("scorer"))
        if strength == 0 or _is_contracted(line, scorer):
            continue
        at = line.word_at(match.start("noun")) if noun else scorer
        telling = Telling(row.name, line, at, line.word_at(match.end() - 1), scorer, strength)
        telling.begin = line.word_at(match.start() + 1)
        noun_effect(telling, noun, line.text[match.start() : match.end() + 1])
        describe(
            telling, _of_this_goal(line.text[match.start() : match.end() + 48], match.end() - match.start()), line.text
        )
        listed = row.listed or row.name == "goals from" or (row.name == "a goal from" and noun.endswith("s"))
        members = coordinated(line, scorer) if listed else [scorer]
        for member in members:
            other = telling.by(member)
            take_note(other, several=len(members) > 1)
            yield other


def _is_contracted(line: Line, word: int) -> bool:
    """'He's now got two goals' is no possessive."""
    return line.words[word][:2] == "<H" and line.owns(word) and line.item(word).lower in {"he", "she", "they", "it"}


def _of_this_goal(text: str, least: int) -> str:
    """What a text says of one goal: up to where another clause begins."""
    stop = _NEXT_CLAUSE.search(text, max(least - 1, 0))
    return text[: stop.start() + 1] if stop else text


#: '... and the 19-year-old headed his second', '... was cancelled out by Cruz's penalty'.
_NEXT_CLAUSE = re.compile(
    r" (?:; |, and |, but |but |before |while |and then |, then |by (?:a |an |the )?(?:[a-z0-9-]+ ){0,2}?<[PN]|when "
    r"|and (?:the |a |an )?(?:[a-z0-9-]+ )?<)"
)


def _is_reached(line: Line, row: Noun, match: re.Match[str]) -> bool:
    """'Hale ran on to Lund's flick and slid the ball in': who reached the flick did what follows 'and'."""
    return (
        row.name == "possessive shot"
        and " and " in f" {match.groupdict().get('licence')}"
        and bool(_TO_REACH.search(line.text[max(match.start() - 30, 0) : match.start() + 1]))
    )


_REACHING = one_of(
    """
        on_to onto latched_to met meeting collected collecting gathered controlled took taking with exchanged from off
    """
)
_TO_REACH = re.compile(rf" {_REACHING} (?:the |a )?(?:[a-z-]+ )?$")


#: Rows that say by themselves that the ball went in.
_WENT_IN = frozenset(
    (
        "in thanks to",
        "led through",
        "fell to his goal",
        "gifted the goal",
        "into him for the goal",
        "no stopping it",
        "against him and in",
        "fumbled his shot in",
        "let a shot of his in",
        "the scorer was",
        "was the scorer",
    )
)
#: 'a penalty area', 'the free-kick was': no shot.
_NO_SHOT = re.compile(r" ?(?:area|box|spot|taker|was|into|wall)")
_NEXT = re.compile(r" (?:[;:!?.]|but|and|before|when|while|,) ")


def _is_kept_out(line: Line, row: Noun, match: re.Match[str], noun: str) -> bool:
    """Whether the words around say that the shot was no goal, or something else than a shot."""
    groups = match.groupdict()
    if groups.get("licence"):
        if _OFF_THE_LINE.match(line.text, match.end() - 1):
            return True
        if _STOPPED.search(line.text[max(match.start() - 60, 0) : match.start() + 1]):
            return True
        licence = re.sub(r"(?:denied|prevented) <T\d+>", "", groups["licence"])
        return bool(KEPT_OUT.search(" " + licence + " ") or KEPT_OUT.search(" " + groups["mods"]))
    rest = line.text[match.end() : match.end() + 120]
    clause = _NEXT.split(rest, maxsplit=1)[0]
    if KEPT_OUT.search(clause + " "):
        return True
    if noun in {"penalty", "free-kick"} and _NO_SHOT.match(rest):
        return True
    if row.name in _WENT_IN:
        return False
    first = min(match.start("noun"), match.start("scorer")) if noun else match.start("scorer")
    before = line.text[max(match.start() - 60, 0) : match.start() + 1]
    if noun in _SCORED and not groups.get("licence"):
        before = re.sub(r" (?:after|from|off) ", " , ", before)
        return bool(KEPT_BEFORE.search(before))
    return bool(KEPT_BEFORE.search(before) or KEPT_BEFORE.search(line.text[max(first - 60, 0) : first]))


#: 'squirmed under the keeper and was hooked off the line'.
_OFF_THE_LINE = re.compile(
    r" (?:[^ .,;:!?]+ ){0,3}?(?:,|and|but|only to be|before being|until) (?:was |it was |being |had to be "
    r"|[a-z]+ly ){0,2}(?:hooked|cleared|hacked|kicked|scrambled|headed|blocked|clawed|swept|hoofed|stopped|saved) "
    r"(?:off|clear|away|from|on|by) "
)
#: 'a clearance from Hale's header'.
_STOPPED = re.compile(
    r" (?:clearance|save|block|stop|parry|interception|tackle) (?:from|of|off|to deny|to keep out|to stop) "
    r"(?:the |a )?(?:[a-z-]+ ){0,2}$"
)


def _strength(line: Line, row: Noun, match: re.Match[str], noun: str) -> int:
    """How sure a row is, given its noun and what stands around; 0 for no goal."""
    text = line.text[match.start() : match.end() + 1]
    at = line.word_at(match.start("noun")) if noun else 1
    around = line.text[max(match.start() - 90, 0) : match.end() + 90]
    if _is_no_noun(line, row, noun, at) or (" own" in text and "goal" in text):
        return 0
    if row.name == "possessive goal":
        return _possessive_strength(line, match, noun)
    if row.name == "possessive shot" and noun != "free-kick" and _DELIVERY.search(" " + match["mods"]):
        return 0
    if row.name == "a goal from":
        return _strength_from(line, row, match, noun)
    if row.name == "name as modifier" and _ENDED_BY_ANOTHER.search(line.text[: match.start() + 1]):
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
_ENDED_BY_ANOTHER = re.compile(rf" {_ENDING} $")
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
