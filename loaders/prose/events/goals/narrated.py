"""Goals told by a story: a sentence announces a goal or confirms it, the ones beside it tell who shot.

'Six minutes had gone when the visitors took the lead. Hale cut inside and shot hard and true.' Nothing in the second
sentence says that the ball went in; what is found here counts only where the score asks for it.
"""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.history import is_earlier
from loaders.prose.events.clause.lexicon import CONTACT, PLAIN
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.other_days import is_other_day
from loaders.prose.events.clause.patterns import compiled, worded
from loaders.prose.events.clause.unreal import is_unreal
from loaders.prose.events.goals.ball_in import ball_in
from loaders.prose.events.goals.missed import MISSED
from loaders.prose.events.goals.shot_ends import KEPT_OUT
from loaders.prose.events.goals.telling import Telling
from loaders.prose.sieve import Worded

#: How many sentences after an announcement its story can take, and how many before a confirmation.
_STORY = 3
_CONFIRMS = compiled(
    r"^ (?:(?:and |so |now |suddenly |that made it |that was |it was |it 's |and it was |make that )?"
    r"(?:\d{1,2}-\d{1,2}|(?:one|two|three|four)-(?:nil|one|two|three|all)|(?:one|two|three) (?:all|apiece))"
    r"(?: [.,!]| , | and | to | from | with | inside | after )|that made it |that gave |that (?:was|'s) "
    r"(?:<[PHN]\d+> 's |his )?"
    r"(?:{ord}|\d+|[a-z]+ (?:for|in|on) )|it (?:was|'s) (?:<[PHN]\d+> 's |his |her )(?:[a-z0-9-]+ ){0,3}?(?:goal|{ord})"
    r"(?= )|the (?:goal|strike|equaliser|opener) (?:lifted|stunned|silenced|sparked|gave|changed|settled|was|had|stood)"
    r"|(?:the (?:[a-z]+ )?(?:keeper|goalkeeper)|<[KP]\d+>) "
    r"(?:did not move|never moved|had no chance|was (?:beaten|helpless|rooted|left|picking)"
    r"|got (?:a|his) (?:hand|fingertips?|fingers|touch) to it|could only (?:watch|admire)|stood)"
    r"|cue |goal number |(?:the|his|it|and it) (?:shot |ball )?(?:flew|went|bent|dipped|rose|rolled"
    r"|nestled|hit the net|crept|swerved|was in|looped|bounced|trickled|finished up)(?= ))"
)
_CONFIRMED = worded(
    r" (?:picking|pick|fetch|fetching|picked|fetched) (?:the ball|it) out of (?:the|his) net |"
    r" the net (?:was bulging|bulged|shook|rippled|billowed|was still) "
)
#: 'Ball over the top, chest, volley, goal.'
_CRIED = Worded(r"(?:^|,|:|-| and) (?:a )?goal (?:[.!]|- ) ?$")
_CRIED_ALONE = re.compile(r" (?:goal|it 's (?:there|in|a goal)|they 've scored) [.!] ?$")
#: 'Hale, from the penalty spot.', 'It was Hale again.': a sentence of a name.
_FRAGMENT = compiled(
    r"^ (?:it (?:was|is|'s) |who else but |step forward |take a bow , )?(?P<scorer><P\d+>) (?:, |- |it is |again |\. )"
    r"(?:from (?:the|12|twelve|close|a|fully|\d)|with (?:a|the|his)|again|of all people|who else|the scorer|on the"
    r"|inevitably|naturally|via|is the scorer|made it look)"
)
_SCORE_AFTER = Worded(
    r" (?:and|,) (?:it was|the score was|that was|it is|now it was) (?:\d{1,2}-\d{1,2}|two|three|four) "
)
#: 'Sand saved from Lund but could do nothing when Hale struck it first time.'
_NOTHING_TO_DO = worded(
    r" (?:could do (?:nothing|little)|had no (?:answer|chance)|stood no chance|was (?:powerless|helpless|beaten)|was"
    r" left helpless"
    r"|did not stand a chance)(?: [^ .,;:!?]+){0,4}? (?:when|as) "
)
_SPOTS = compiled(
    r" (?P<verb>pick|picked|picks|picking|took|take|taking|takes|met|meets|meeting|meet|stuck|sticking|accepted|accepts"
    r"|swung|swinging|got|gets|getting|shot|shoot|shoots|shooting|struck|strike|strikes|striking|hit|hits|hitting|drove"
    r"|drive) (?:(?:out )?(?:his|her|<H\d+> 's) spot|(?:his|her|the|<H\d+> 's) (?:chance|opportunity|time|reward)|it "
    r"|the (?:ball|cross|corner|centre|free-kick|pass) |<[PH]\d+> 's (?:[a-z-]+ )?(?:cross|corner|centre|free-kick|pass"
    r"|ball|delivery) |out (?:a|his) (?:boot|foot|leg|toe)|the (?:final|slightest|last|vital|decisive|faintest) touch"
    r"|(?:hard|true|low|high|home|first time|on the turn|without) )"
)
_PASSED = re.compile(r" (?:to|for|into the path of|towards|found|at) (?:the |an? )?(?:[a-z-]+ ){0,2}<[PNH]\d+>(?! 's)")
_CROSSED = re.compile(
    r" ?(?:on (?:his|her|<H\d+> 's) (?:knees|stomach|belly|front) "
    r"|the (?:gas|accelerator|deck|ground|turf|floor|bottle) |it (?:quickly|short) )"
    r"| ?(?:[^ .,;:!?]+ ){0,4}?(?:cross|corner|pass|throw|centre|across"
    r"|back|wide|over(?! the wall)|clear|away|against|off the|save|saved|blocked|post|bar|crossbar|woodwork)(?= )"
)
#: 'whipped it to the near post, where Hale': somebody else got it.
_WHERE = re.compile(r" (?:[^ .;:!?]+ ){0,10}?where (?:the )?(?:[a-z-]+ ){0,3}<[PN]\d+>(?! 's)")
#: 'turned his marker' is no shot.
_ROUND_A_MAN = compiled(
    r" (?:a |an |the |his |her |two |<H\d+> 's |<T\d+> (?:'s )?|[a-z-]+ ){0,3}?"
    r"(?:marker|markers|man|men|defender|defenders|full-back|fullback|back|opponent|opponents|challenge|challenges)"
    r"(?= )"
)
_STEPPED = compiled(
    r"(?: up stepped| up steps| step up| it was left to| there was| there is| there were| there stood) "
    r"(?:[^ .;:!?<>]+ ){0,3}?(?P<scorer>{p})(?! 's)"
)
#: Who got the ball last, where nothing more is told.
_GIVEN = compiled(
    r" (?:on a plate for|laid it on for|set up|teed up|picked out|fed|released"
    r"|found|squared (?:it |the ball )?(?:for|to)|(?:pulled|cut|knocked|laid|rolled|slid|played) (?:it |the ball )?"
    r"(?:back |across |through |in |off )?(?:for|to)|into the (?:path|stride) of|(?:at|to) the feet of) "
    r"(?:the |an? )?(?:[a-z-]+ ){0,2}(?P<scorer><P\d+>)(?! 's)"
)
_MISS = compiled(
    r" (?:saved?|saves|saving|save from|blocked|wide|wrong side of|over the (?:bar|crossbar|top)"
    r"|tipped|palmed|parried|cleared|off the line|against the|hit the (?:bar|post|woodwork|crossbar)|smothered"
    r"|disallowed|ruled out|offside|flag|denied|kept out|straight at|just over|narrowly|inches|missed|tame|tested"
    r"|clawed|shaved|side-netting|foiled|thwarted|could have|should have|might have|nearly|almost|chance|attempt) "
)


def narrated(lines: list[Line], found: dict[int, list[Telling]]) -> Iterator[Telling]:
    """A telling for each goal that is announced or confirmed and whose scorer no sentence tells outright."""
    taken: set[int] = set()
    for number, line in enumerate(lines):
        if line.sentence.block.kind != "body" or _has_scorer(found, line):
            continue
        announced = [telling for telling in found.get(line.sentence.index, []) if telling.scorer is None]
        told = ball_in(line)
        place = number
        if told is None:
            story = _story(lines, found, number, announced=bool(announced))
            place, told = next(_shots(lines, [place for place in story if place not in taken]), (number, None))
        if told is not None:
            taken.add(place)
            if announced and place >= number:
                _take_side(told, announced[-1])
            yield told


def _shots(lines: list[Line], story: list[int]) -> Iterator[tuple[int, Telling]]:
    """The shots of the sentences of a story, with the places of the sentences."""
    for place in story:
        if (shooter := shooter_of(lines[place])) is not None:
            yield place, shooter


def _story(lines: list[Line], found: dict[int, list[Telling]], number: int, *, announced: bool) -> list[int]:
    """The places of the sentences that can tell the goal that a sentence announces or confirms."""
    line = lines[number]
    text = line.text
    if announced or _CRIED.search(text, line.vocabulary) or _CRIED_ALONE.match(text):
        return _after(lines, found, number)
    if _SCORE_AFTER.search(text, line.vocabulary) or _NOTHING_TO_DO.search(text, line.vocabulary):
        return [number]
    confirmed = _CONFIRMS.match(text) or _CONFIRMED.search(text, line.vocabulary)
    return _before(lines, found, number) if confirmed else []


def _has_scorer(found: dict[int, list[Telling]], line: Line) -> bool:
    return any(telling.scorer is not None for telling in found.get(line.sentence.index, []))


def _after(lines: list[Line], found: dict[int, list[Telling]], number: int) -> list[int]:
    """The places of the sentences that can tell an announced goal, the one after it first."""
    story: list[int] = []
    for place in range(number + 1, min(number + 1 + _STORY, len(lines))):
        if found.get(lines[place].sentence.index) or lines[place].sentence.block.kind != "body":
            break
        story.append(place)
    block = lines[number].sentence.block
    if any(
        _has_scorer(found, lines[place]) and lines[place].sentence.block is block
        for place in range(number + 1, min(number + 1 + _STORY, len(lines)))
    ):
        story = []
    return [number, *story]


def _before(lines: list[Line], found: dict[int, list[Telling]], number: int) -> list[int]:
    """The places of the sentence before a confirmation, if it tells no goal itself."""
    if number == 0 or _has_scorer(found, lines[number - 1]) or lines[number - 1].sentence.block.kind != "body":
        return []
    return [number - 1]


def _take_side(telling: Telling, announced: Telling) -> None:
    telling.side = announced.side
    telling.side_word = None
    telling.own, telling.pair, telling.own_less_other = announced.own, announced.pair, announced.own_less_other
    telling.first_of_match = announced.first_of_match
    telling.tags |= announced.tags & {"against"}


def shooter_of(line: Line) -> Telling | None:
    """The last person of a sentence who shot, as far as nothing says that it did not go in."""
    helpless = _NOTHING_TO_DO.search(line.text, line.vocabulary)
    if _MISS.search(line.text, helpless.end() - 1 if helpless else 0):
        return None
    best: Telling | None = None
    for word in range(len(line.words)):
        scorer = _shot_at(line, word)
        if scorer is not None and _happened(line, word, scorer):
            best = Telling("narrated", line, word, word, scorer, 1)
    for given in _GIVEN.finditer(line.text):
        at = line.word_at(given.start("scorer"))
        if best is None or at > best.verb:
            best = Telling("narrated", line, at, at, at, 1)
    stepped = _STEPPED.search(line.text) or _FRAGMENT.search(line.text)
    if best is None and stepped is not None:
        at = line.word_at(stepped.start("scorer"))
        best = Telling("narrated", line, at, at, at, 1)
    if best is None or KEPT_OUT.search(line.text, line.offsets[best.verb] - 1):
        return None
    best.tags.add("narrated")
    return best


def _happened(line: Line, word: int, scorer: int) -> bool:
    """Whether a shot was really taken, in this match."""
    return not (is_unreal(line, word, scorer) or is_other_day(line, word) or is_earlier(line, word))


def _shot_at(line: Line, word: int) -> int | None:
    """Who shot, where a word is a verb of shooting or what comes to the same."""
    text = line.words[word]
    at = line.offsets[word] + len(text)
    spot = _SPOTS.match(line.text, line.offsets[word] - 1)
    if spot is None and (text not in CONTACT or CONTACT[text][0] in PLAIN):
        return None
    if spot is None and _is_no_shot(line, at):
        return None
    if spot is None and word + 1 < len(line.words) and line.is_person(word + 1) and not line.owns(word + 1):
        return None
    kind = CONTACT[text][1] if text in CONTACT else "ing" if text.endswith("ing") else "past"
    if kind == "base" and spot is None and word and line.words[word - 1] not in ("to", "and", "then"):
        return None
    if word and line.words[word - 1] in ("a", "an", "the", "his", "'s", "another"):
        return None
    subject = subject_of(line, word, kind, word)
    if subject is None or subject.way == "agent" or function_of(line, subject.word) == "owner":
        return None
    owners = [at for at in range(subject.word + 1, word) if line.words[at][:2] == "<P" and line.owns(at)]
    return owners[-1] if owners else subject.word


def _is_no_shot(line: Line, end: int) -> bool:
    """Whether what follows a verb of shooting says that it was a miss, a pass, a cross or a dribble."""
    if MISSED.match(line.text, end + 1) or _CROSSED.match(line.text, end) or _ROUND_A_MAN.match(line.text, end):
        return True
    return bool(
        _PASSED.match(line.text, end) or _PASSED.search(line.text, end, end + 40) or _WHERE.match(line.text, end)
    )
