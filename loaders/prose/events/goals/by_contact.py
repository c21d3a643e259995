"""Goals told by what was done to the ball: 'nodded in at the far post'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.lexicon import CONTACT, DELIVERING
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.licence import Licence
from loaders.prose.events.goals.licences import licence_after
from loaders.prose.events.goals.missed import MISSED
from loaders.prose.events.goals.own_goals import INTO_HIS_OWN
from loaders.prose.events.goals.shared import (
    each_subject,
    fed_before,
    fill_detail,
    follows_to,
    is_governed,
    shot_subject,
)
from loaders.prose.events.goals.telling import Telling
from loaders.prose.pattern_parts import one_of

_NAMES_BALL = compiled(
    r"(?:(?!(?:a|an|the|his|her|it|another) )[a-z-]+ )?"
    r"(?:{shot}|{goal}|ball|cross|corner|run|pass|form|moment|chance|header) "
)
_PASSIVE = frozenset(("was", "were", "is", "being"))
#: Verbs of what a player does with himself as well as with a ball.
_MOVING = frozenset(
    """
        slip turn drive knock push sweep spin bundle squeeze roll flick skip ghost ping steer slide nudge ease put force
        skim whip swerve walk take dance prance
    """.split()
)


def by_contact(line: Line, word: int) -> Iterator[Telling]:
    """The goal, if any, that a verb of contact tells together with what follows it."""
    base, kind = CONTACT[line.words[word]]
    at = line.offsets[word] + len(line.words[word]) + 1
    if _is_noun(line, word, at, base, kind):
        return
    found = licence_after(line, at, base)
    if found is None or _is_withdrawn(line, word, at, base, *found):
        return
    licence, match = found
    subject = subject_of(line, word, kind, line.word_at(match.end() - 1))
    scorer = subject.word if subject else shot_subject(line, word)
    scorer = fed_before(line, word) if scorer is None else scorer
    keeper = line.word_at(match.start("keeper")) if match.groupdict().get("keeper") else None
    if (
        keeper is not None
        and scorer is not None
        and _is_no_shooter(line, keeper, base, word - scorer)
        and _same_person(line, keeper, scorer)
    ):
        keeper = None
    if scorer is None or (keeper is not None and _same_person(line, keeper, scorer)):
        return
    walked = subject is not None and subject.way == "walk"
    doubtful = walked and kind == "base" and licence.strength == 2 and not follows_to(line, word)
    telling = Telling(
        f"{base} {licence.name}",
        line,
        word,
        line.word_at(match.end() - 1),
        scorer,
        1 if doubtful else licence.strength,
        keeper_word=keeper,
    )
    if keeper is not None and _is_only_past_a_keeper(telling, base, licence, match):
        telling.tags.add("only past a keeper")
    if base in {"head", "nod", "glance"}:
        telling.body_part = "head"
    fill_detail(telling)
    yield from each_subject(telling)


def _is_no_shooter(line: Line, word: int, base: str, apart: int) -> bool:
    """Whether 'the goalkeeper', or 'his' of 'lifted it over his head', cannot be who shot."""
    return (
        line.words[word][:2] == "<K"
        or line.owns(word)
        and line.words[word][:2] == "<H"
        and base in _LOBBING - {"hook"}
        and apart < _NEXT_TO_IT
    )


_NEXT_TO_IT = 3


def _is_only_past_a_keeper(telling: Telling, base: str, licence: Licence, match: re.Match[str]) -> bool:
    """Whether it is a goal only if the person whom the ball went past keeps goal."""
    if base in _MOVING and _PAST.match(match[0]) or licence.name in {"over him", "between a man's legs"}:
        return True
    after = telling.line.words[telling.end + 1 : telling.end + 2]
    lobbed = base in _LOBBING and after in ([], ["."], ["!"], [";"])
    return licence.name == "over the keeper" and not lobbed and not _KEEPING.search(match[0])


def _is_noun(line: Line, word: int, at: int, base: str, kind: str) -> bool:
    """Whether a form of a verb of contact is a noun or adjective here, or means something else."""
    before = line.words[word - 1] if word else ""
    return (
        before in _BEFORE_NOUN
        or line.words[word] in _NOUNS_TOO
        and bool(_WHOSE_SHOT.search(line.text[: line.offsets[word]]))
        or (kind == "ing" and bool(_NAMES_BALL.match(line.text, at)))
        or line.text.startswith(("provider ", "creator ", "architect ", "supplier "), at)
        or (base == "hit" and line.text.startswith("back ", at))
        or (kind == "base" and not is_governed(line, word))
    )


def _is_withdrawn(line: Line, word: int, at: int, base: str, licence: Licence, match: re.Match[str]) -> bool:
    """Whether a licence is none after all: a dribble, a miss told before it, a cross, an own goal."""
    if " way " in line.text[at : at + 14] and line.text.startswith(("his way ", "her way ", "<H", "its way "), at):
        return True
    if base in _MOVING and _is_move(line, word, match):
        return True
    missed = MISSED.match(line.text, at)
    if missed and missed.end() <= match.end() and not _is_off_the_bar(licence, match):
        return True
    if base == "get" and _PAST.match(line.text, at) or base in _CROSSING and licence.name == "in":  # 'he got past him'
        return True
    after = _AND_THE_POST if licence.name == "wide of the keeper" else _MISSES_AFTER
    if licence.name != "past a person" and after.match(line.text, match.end()):
        return True
    if base in _CROSSING and _A_CORNER.match(match[0]) or _is_delivery(line, word, base, licence, match):
        return True
    if licence.name in {"for his goal", "to result"} and _FOR_ANOTHER.search(line.text, at, match.end()):
        return True
    if INTO_HIS_OWN.search(line.text, at, match.end() + 20) or _is_no_shot(line, at, base):
        return True
    return licence.name in {"past a person", "over the keeper"} and bool(match["keeper"]) and _dribbles(line, match)


#: 'Swung in the corner': it was taken.
_A_CORNER = re.compile(r"in (?:the|a|an|another|<H\d+> 's) (?:[a-z-]+ ){0,2}corner")


def _is_off_the_bar(licence: Licence, match: re.Match[str]) -> bool:
    """Whether a licence says how a ball went in which had struck the frame."""
    if licence.name in {"off the post and in", "off it and in"}:
        return True
    return licence.name in {"and it went in", "over the line"} and "underside of the " in match[0]


def _is_no_shot(line: Line, at: int, base: str) -> bool:
    """Whether somebody was played in, or only turned on the spot."""
    return bool(_SLIPPED_HIM_IN.match(line.text, at) or base == "turn" and _TURNED_ABOUT.match(line.text, at))


def _is_delivery(line: Line, word: int, base: str, licence: Licence, match: re.Match[str]) -> bool:
    """Whether a ball was only sent in: 'whipped in a free-kick', 'swung in from the right'."""
    if base in _CROSSING and licence.name == "in a header" and "free-kick" in match[0]:
        return True
    if (
        base == "put"
        and licence.name == "in"
        and _PUT_BACK_IN.match(match[0] + line.text[match.end() : match.end() + 8])
    ):
        return True
    return base in DELIVERING and licence.name == "in" and _is_sent_in(line, word, match.start(), match)


#: 'put it back in, where Hale was waiting', 'put it back in Hale was there'.
_PUT_BACK_IN = re.compile(r"(?:it |the ball )?(?:straight )?back in (?:, where|where|, and <|and <|<[PN]|for <|to <)")


def _is_move(line: Line, word: int, match: re.Match[str]) -> bool:
    """Whether somebody only went past somebody else."""
    if line.words[word - 1] in _PASSIVE or "the line" in match[0] or match.groupdict().get("keeper"):
        return False
    return bool(_PAST.match(match[0]))


def _is_sent_in(line: Line, word: int, at: int, match: re.Match[str]) -> bool:
    """Whether a ball was sent in from the side or from a corner."""
    before = line.text[max(0, at - 90) : line.offsets[word]]
    return bool(_FROM_WIDE.match(line.text, match.end()) or _DELIVERED.search(before))


def _same_person(line: Line, one: int, other: int) -> bool:
    return line.item(one).entity is not None and line.item(one).entity == line.item(other).entity


#: What is said of somebody who must be the goalkeeper.
_KEEPING = re.compile(
    r"keeper|custodian|advancing|onrushing|on-rushing|oncoming|outrushing|stranded|sprawling|diving"
    r"|despairing"
)
#: '... Hale, whose ferocious shot bounced in': a noun behind other words.
_NOUNS_TOO = frozenset("shot strike drive finish volley chip lob flick header".split())
_WHOSE_SHOT = re.compile(r" whose (?:[a-z0-9-]+ ){1,3}$")
#: 'Slid in Hale, who finished': somebody was played in.
_SLIPPED_HIM_IN = re.compile(
    r" ?(?:in|through|away|clear) (?:(?!by )[a-z-]+ )?<P\d+> (?:,|and|who|to|for|with|down|on) "
)
#: 'Was allowed to turn in the centre circle and carry the ball'.
_TURNED_ABOUT = re.compile(
    r" ?aside |(?: ?)in (?:the |his own |his )?(?:centre|midfield|middle|half|area|box|penalty) "
)
_BEFORE_NOUN = frozenset("a an the 's his their her fierce low another this whose".split())
#: 'smashed a cross into Hale for the winner'.
_FOR_ANOTHER = compiled(
    r" ?(?:cross|ball|pass|free-kick|corner|centre|delivery|it) (?:[^ .,;:!?<>()]+ ){0,3}?"
    r"(?:into|to|towards|onto the head of|for|found) (?:the |an )?(?:[a-z-]+ ){0,2}<P\d+> (?:for|to) "
)
_PAST = re.compile(r"(?:past|beyond|through|over|under|around|between)")
#: Over whom a sentence ends with the ball lifted keeps goal.
_LOBBING = frozenset("lob chip lift dink clip loft loop hook scoop".split())
#: Balls that are only sent in.
_CROSSING = frozenset("swing whip send play ping float hoist loft clip pull throw launch".split())
_AND_THE_POST = re.compile(
    r" ?(?:and|but also|and also) (?:also )?(?:of )?(?:the|his) (?:[a-z-]+ ){0,2}(?:post|goal|upright)"
)
_MISSES_AFTER = re.compile(
    r" ?and (?:the ball|it|<H\d+> 's (?:shot|penalty|kick)) (?:also )?(?:against|wide|over|onto|past the|high|into"
    r" the (?:stand|crowd))(?= )"
    r"| ?(?:just |well |narrowly |inches |high and |straight |horribly |hopelessly ){0,2}"
    r"(?:wide(?! of (?:the )?(?:keeper|goalkeeper|<))|(?<! ball )(?<! pass )over"
    r"(?= (?:[.,;]|the (?:bar|crossbar|top)))"
    r"|against the (?:post|bar|crossbar|upright)|off target|too (?:high|close)"
    r"|(?:and|but) (?:just |narrowly |inches )?(?:past|wide|beyond|over|outside) the (?:far |near |left |right |back )?"
    r"(?:post|upright|bar|crossbar)|(?:but|and) (?:also |just |narrowly )?(?:wide|over))(?= )"
)
_FROM_WIDE = re.compile(
    r" ?from (?:the |a |his |her |out )?(?:[a-z-]+ )?"
    r"(?:right|left|wing|flank|byline|by-line|touchline|corner|wide|deep|right-wing|left-wing)"
)
_DELIVERED = re.compile(
    r" (?:corner|cross|ball|free-kick|delivery|throw|pass) (?:[^ .,;:]+ ){0,6}?(?:was|were|is|being) "
    r"(?:[a-z]+ )?$"
)


#: 'knocked it past him to race clear': what comes of taking a ball past somebody.
_BALL_PAST = re.compile(r" (?:ball|it) (?:past|round|around|beyond) ")
_GOES_ON = re.compile(r" (?:and|before|,|to|but|who|with (?:a|his) (?:turn|shimmy|step))")
_RUNNING = one_of(
    """
        run ran cross crossed race raced get got set find found pull pulled square squared pick picked win won sprinted
        burst went goes runs crosses
    """
)
_RUNS_ON = re.compile(rf" (?:to|and|before) {_RUNNING}")


def _dribbles(line: Line, match: re.Match[str]) -> bool:
    """Whether somebody only took the ball past somebody else."""
    end = match.end()
    return bool(
        _GOES_ON.match(line.text[end : end + 12])
        and _BALL_PAST.search(match[0])
        and _RUNS_ON.match(line.text[end : end + 20])
    )
