"""Whether a minute that is told without a goal waits for the goal of a sentence to come.

'They were beaten again in the 63rd minute. Hale, arriving late, powered his header in': the first sentence announces.
'Hale was bundled over in the 44th minute. Lund sent the goalkeeper the wrong way': the first tells the foul. 'Lund
stood over a free-kick in the 64th minute and clipped it short. Hale volleyed in': the first only leads up to it.
"""

from enum import Enum

from loaders.prose.events.line import Line
from loaders.prose.events.minute_place import OTHER_EVENT
from loaders.prose.events.minute_told import MinuteTold
from loaders.prose.events.patterns import compiled
from loaders.prose.events.telling import Telling


class Waits(Enum):
    """For what a minute waits."""

    ANNOUNCED = "the goal that is announced"
    PENALTY = "the penalty"
    NEXT = "what the next sentence tells"


#: So many sentences on it may be told.
REACH = {Waits.ANNOUNCED: 3, Waits.PENALTY: 2, Waits.NEXT: 1}

_ANNOUNCES = compiled(
    r" (?:(?:was|were|is|be|been|being) (?:[a-z]+ )?(?:beaten|undone|punished|rewarded|broken|pegged back|breached|floored"
    r"|stunned|behind|ahead|level|in front|on terms|caught out|caught cold|denied no longer|found out|two down|one down)"
    r"|(?:not|no longer) (?:to )?be denied|(?:paid|pay|paying) (?:for (?:it|that)|the price|dearly|off|dividends)"
    r"|(?:went|go|going|moved|got|edged|forged|nosed|hit|fell|found|pulled|drew) (?:[a-z]+ ){0,2}?(?:ahead|in front|level"
    r"|behind|noses in front|on terms|back on terms|a way (?:through|back)|one back|a goal back)"
    r"|noses in front|(?:took|take|regained|grabbed|restored|reclaimed|claimed|snatched|retook|had|given|gave|got|deserved"
    r"|doubled|extended|increased) (?:[^ .;:!?]+ ){0,3}?(?:lead|advantage|reward|rewards|equaliser|leveller|breakthrough"
    r"|lifeline|way back|goal|second|third|fourth|fifth|winner|cushion|gift|start)|(?:equaliser|leveller|breakthrough"
    r"|opener|winner|opening goal|decisive moment|turning point|(?:first|second|third|fourth|fifth|winning|go-ahead) goal"
    r"|reward|lead|moment|pressure|deadlock|dam|resistance|second|third|fourth|fifth|goal) (?:[^ .;:!?]+ ){0,9}?"
    r"(?:came|arrived|come|was broken|broke|told|was scored|followed|did|gone|ended)"
    r"|(?:struck|scored|responded|replied|hit back|struck back|equalised|levelled|answered|pounced|broke through"
    r"|opened (?:their|the|<H\d+> 's) (?:account|scoring)|open (?:<H\d+> 's|their|the) (?:account|scoring)|drew first blood"
    r"|turned the (?:match|game|tie)|made (?:it|sure|certain|the (?:game|match|points) safe|them pay|him pay)"
    r"|settled (?:it|matters|the (?:match|game|tie|issue))|sealed (?:it|matters|the (?:match|game|points|win|victory))"
    r"|killed (?:it|the (?:game|match|contest|tie)) off|killed the (?:game|match|contest|tie)|it was (?:\d-\d|all square"
    r"|two|three|four)|(?:game|tie|match|contest) was (?:up|over)|any (?:thought|hope)s? of [^.;:]{3,40} (?:ended|was|were)"
    r"|worse (?:was )?(?:to (?:come|follow)|followed|came)|it got (?:better|worse)|things got (?:better|worse)|more followed"
    r"|put (?:the (?:game|match|result|issue|outcome|matter)|matters) (?:beyond|to bed|out of)|a way (?:back|through)"
    r"|back in (?:it|the (?:game|match|contest|tie)))) "
)
_FOULED = compiled(
    r" (?:penalty|spot-kick|pointed to the spot|handled|handling|handball|hand-ball|brought down|tripped|felled|upended"
    r"|fouled|foul|bundled over|bundled into|pulled down|hauled down|hauled back|hauled <H\d+> (?:back|down)|tugged"
    r"|tugging|pulled back|shoved|clipped by|heels? clipped|taken out|chopped down|scythed down|floored|wrestled"
    r"|crashed into|took down|took <H\d+> down|sent sprawling|flattened|barged) "
)
#: What ends badly leads up to nothing.
_ENDED = compiled(
    r" (?:wide|over (?:the (?:bar|crossbar|top)|[.,;]|from|when|after|with|at)|save|saved|saves|saving|blocked|cleared|headed away|tipped|parried|off the line|post|bar|crossbar"
    r"|woodwork|upright|denied|chance|offside|flag|ruled out|disallowed|chalked off|booked|yellow|red|sent off|dismissed"
    r"|replaced|substituted|introduced|came on(?! \d)|come on|brought on|sent on|threw on|injured|injury|limped|stretchered"
    r"|thwarted|missed|shot straight|held|gathered|half-chance|almost|nearly|appeal|appeals|appealed|claims|claimed"
    r"|goal|goals|equaliser|leveller|winner|opener|header|penalty|double|brace|hat-trick|victory|win|draw|defeat|should have|could have|might have|stop|stopped|smothered|turned away|turned aside|turned behind|pushed|pushing|tested|testing|forced|miss|spurned|squandered|wasted|keep out|kept out|interval|half-time) "
)


def waits_for(line: Line, told: MinuteTold) -> Waits | None:
    """What a minute left over in a sentence waits for; None where another event claims it."""
    word = line.word_at(told.start + 1)
    if _announced(line, told):
        return Waits.ANNOUNCED
    if _FOULED.search(line.text) and not _CARD.search(line.text):
        return Waits.PENALTY
    if OTHER_EVENT.search(line.text):
        return None
    if word <= 1 or len(line.words) < _SHORT:
        return Waits.ANNOUNCED
    leads_up = told.minute is not None and told.minute.precision == "exact" and not _ENDED.search(line.text)
    return Waits.NEXT if leads_up else None


def fits(waits: Waits, goal: Telling) -> bool:
    """Whether a goal can be what a minute waits for."""
    return waits is not Waits.PENALTY or goal.penalty or goal.rule in _FROM_THE_SPOT


_SHORT = 12
_CARD = compiled(r" (?:red_card|red card|sent off|dismissed|booked|yellow) ")
_FROM_THE_SPOT = frozenset(("send the wrong way",))


def _announced(line: Line, told: MinuteTold) -> bool:
    """Whether the clause of a minute, or the one beside it that it opens, announces a goal."""
    start = max(line.text.rfind(stop, 0, told.start + 1) for stop in _STOPS)
    ends = [at for stop in _STOPS if (at := line.text.find(stop, told.end - 1)) >= 0]
    end = min(ends, default=len(line.text))
    clause = line.text[max(start, 0) : end + 1]
    return bool(_ANNOUNCES.search(f" {clause} ".replace("  ", " "))) and not _OTHER.search(clause)


#: What parts clauses so far that a minute of the one tells nothing of the other.
_STOPS = (" ; ", " : ", " but ", " while ", " although ", " though ", " before ")
_OTHER = compiled(
    r" (?:replaced|substituted|introduced|came on(?! \d)|sent on|booked|sent off|saved|wide|ruled out|disallowed|prevent(?:ed|ing)?"
    r"|stop(?:ped|ping)?|den(?:ied|ying)|should|could|would|might|nearly|almost|chance|chances|threaten(?:ed|ing)?|if"
    r"|off the mark) "
)


_LOOKS_BACK = compiled(
    r"^ (?:and )?(?:(?:that|this|it|which|all this|all that) (?:was|came|happened|arrived|all came|all happened) "
    r"|(?:there|the clock|the watch|only|just|barely|not) |\d{1,2} (?:minutes|mins) (?:gone|in|on the clock|played) )"
)
_ONWARDS = compiled(r" (?:when|before|until|as|and) ")


def looks_back(line: Line, told: MinuteTold) -> bool:
    """Whether a sentence tells the minute of what stands before it: 'There were 87 minutes on the clock'."""
    if not _LOOKS_BACK.search(line.text) or line.word_at(told.start + 1) > _EARLY:
        return False
    return not _ONWARDS.match(line.text, told.end - 1)


#: So early in its sentence such a minute stands.
_EARLY = 6
