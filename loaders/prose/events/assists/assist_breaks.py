"""What parts a pass from a goal: a save, a miss, a mistake, somebody else's touch, another attack."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.pattern_parts import either, one_of

#: Words of saves, misses, mistakes and of whistles.
_SAVED = either(
    """
        saved saves parried parrying spilled spilt rebound rebounded rebounds beaten_out beat_out pushed_out pushed_away
        blocked
    """
)
_SPOILT = either(
    """
        woodwork fumbled punched hit_the_bar off_the_bar palmed palm cleared(?!_<P) (?:was|were|been|being)_cleared
        clearance_off loose_ball kept_out
        denied
        side-netting side_netting mistake error gifted blunder dispossessed robbed intercepted follow-up following_up
        followed_up smothered repelled charged_down off_target missed_the_target penalised offside booked disallowed
        ruled_out tipped tip_over headed_away headed_out headed_clear headed_behind punched_out fisted dropped_by
        dropped_it dropped_the_ball hacked only_half failed_to_clear brought_down fouled handled handball nobody no-one
        no_one fell_short chaos havoc pandemonium mayhem bedlam
    """
)
_STOPPED = re.compile(
    rf" (?:{_SAVED}|(?:hit|struck|off|against|rattled|via|clipped|grazed|shaved) the (?:[a-z-]+ ){{0,3}}(?:post|bar"
    rf"|crossbar|upright|woodwork|angle)|{_SPOILT}|over the (?:bar|crossbar)|cut out|picked off|seized on"
    r"|his own (?:box|area|goal|line)"
    r"|(?<!out )wide(?! (?:on|man|left|right|to|out|areas?|positions?|players?|midfielder|of (?:the |<[PK]))) ) "
)
_KNOCKED_BY_OPPONENT = re.compile(
    r" (?:knocked down by|away (?:only )?as far as|straight to|at the other end|went straight up the other end) "
)
#: Told between a pass and a goal these speak of another goal, or of another attack.
_ANOTHER = re.compile(
    r" (?:to (?:make it|give|put|draw|level|equali[sz]e|double|restore|restored)|\d{1,2}-\d{1,2}|ahead|in front"
    r"|the lead|on level terms|equali[sz]er|opener|winner|(?:minutes|moments|seconds) later"
    r"|penalty(?! (?:area|box|spot))) "
)
#: After a pass these end the attack that it belongs to.
_FINISHED = re.compile(
    r" (?:first|second|third|fourth|fifth|(?<!across )(?<!of )(?<!before )goal|scored|net|home|shot|headed|volleyed"
    r"|fired|shoot|chance|headers?|volley|effort|behind|out of play|too|replaced|substituted) "
)
#: What says of a pass that it was none.
_BAD = one_of(
    """
        poor bad weak misplaced loose under-?hit sloppy stray careless dreadful awful terrible wayward woeful errant
        failed back-?pass back_pass backpass half blocked intercepted over-?hit misdirected ill-judged wretched slack
        miscued
        scuffed attempted botched blind first_touch opening_touch hurried goalkeeping defensive disallowed
    """
)
_BAD_BALL = re.compile(rf" {_BAD} ")
_TAKEN = either(
    """
        cut_out cutting_out punished punishing charged_down charging_down stole stealing nicked picked_off pick_off
        picking_off intercept steal blocked blocking anticipated anticipating escaped wide_from over_from wide_of
        wide_when goal_after saved_from keep_out kept_out tip_over tipped_over cleared to_clear palm palmed parried
        parry punched spilled spilt fumbled dropped fisted fisting clawed patted clearance_of clearance_from
        to_clear_from clearing headed_out headed_away
    """
)
_TAKEN_OFF = re.compile(
    r" (?:intercepted|intercepting|(?:seized|seizing|pounced|pouncing|capitali[sz]ed|capitali[sz]ing|preyed) on"
    rf"|{_TAKEN}|failed to (?:hold|gather|deal with)|flapped at) (?:[a-z-]+ ){{0,2}}$"
)
_UNWITTING = re.compile(r" (?:inadvertently|unwittingly|accidentally|mistakenly|unintentionally) (?:[a-z]+ )?$")
#: What made a goal count for nothing did not make it: 'cancelled out by Cruz's header'.
_CANCELLED_BY = re.compile(
    r" (?:cancelled out|canceled out|wiped out|matched|negated|nullified) by (?:a |an |the )?(?:[a-z0-9-]+ ){0,3}$"
)
_CANCELS = re.compile(
    r" ?(?:[^ .,;:!?<>()]+ ){0,4}?(?:cancelled|cancels|cancelling|cancel|canceled|wiped|wipes|negated|nullified) out "
)
#: What a ball is played on with.
_TOUCHING = one_of(
    """
        head heads headed heading nod nods nodded nodding flick flicks flicked flicking knock knocked knocking help
        helped helping touched touching glanced glancing cushioned cushioning deflected deflecting diverted diverting
        turned turning chested laid laying
    """
)
#: Right before an owner these say that somebody else touched the ball on: 'heading on Lund's free-kick for Ortiz'.
_TOUCHED_ON = re.compile(
    rf" {_TOUCHING} (?:on |down |back |across |off )?(?:a |the |<T\d+> (?:'s )?|[a-z]+er ){{0,2}}"
    r"$"
)
#: 'the knock-down from Lund's throw', 'headed clear by Stone only as far as': it was somebody else's, or no pass.
_OF_THE_BALL_BEFORE = re.compile(
    r" (?:knock-down|knockdown|flick-on|nod-down|lay-off) from (?:the |a )?(?:<T\d+> (?:'s )?)?$"
)
_HELPED_ON = re.compile(
    r" (?:helped|flicked|headed|nodded|touched|glanced|helping|flicking|heading|nodding) on (?:a|the) (?:[a-z]+ )?"
    r"(?:goal-kick|goal kick|free-kick|corner|throw|throw-in|clearance|kick) (?:by|from) (?:[a-z-]+ ){0,2}$"
)
_SET_PIECE = re.compile(
    r"<P\d+> 's (?:[a-z-]+ ){0,2}(?:throw|throw-in|corner|free-kick|cross|centre|goal-kick|kick|clearance|punt)(?= )"
)
_CLEARED_BY = re.compile(r" (?:clear|away|out|off|behind) by (?:the |[a-z-]+ ){0,2}$")
_ONLY = re.compile(r"<P\d+> ,? ?(?:but )?only (?:as far as|to) ")
_BEGAN = re.compile(
    r" (?:[a-z]+ ){0,2}?(?:started|began|instigated|sparked|initiated"
    r"|led to(?! (?:the|a|an|their) (?:[a-z-]+ ){0,2}(?:goal|opener|equaliser|winner|second|third|first"
    r"|breakthrough) )|won|earned|forced|drawn|drew) "
    r"(?:the|a|an|another|this|that) (?!(?:[a-z-]+ ){0,2}(?:header|flick|flick-on|knock-down|aerial|ball) )"
)
#: After these a person stands in nobody's way between a pass and a goal: 'over Moen', 'between Moen and'.
PASSING_BY = frozenset(
    """
        past over beyond between around behind under evaded eluded beat of off outpaced outjumped above inside beating
        left holding off
    """.split()
)


#: 'Swept in Hale's scuffed shot after Lund's corner': whose shot it was made it, nobody before him.
_SHOT_TURNED_IN = re.compile(
    r" [a-z]+ (?:(?:in|home|on|past|over) )?(?:from )?(?P<owner><[PN]\d+>) 's (?:[a-z-]+ ){0,4}?"
    r"(?:shot|effort|header|drive|strike|volley|attempt|mishit|miscue|snapshot|half-volley|knock-down|flick|flick-on)"
    r"(?= )"
)
#: 'The first fell to Hale; the second to Sand from a pass by Lund': what follows made another goal.
_ANOTHER_TOLD = re.compile(
    r"(?: ;| ,| and| but| while) (?:and |while |but )?(?:the|a|another|his|their) "
    r"(?:second|third|fourth|fifth|sixth|other|next|last|final)(?: goal| one)? "
    r"(?:was|went|fell|came|by|to|from|through|in|on|followed|arrived|after|when|,) "
)


#: 'From Lund's corner in the 21st minute and Hale made it two on 70': each of two minutes has a goal of its own.
_OWN_MINUTE = re.compile(
    r" (?:minutes?|\d+(?:st|nd|rd|th)?) ,? ?(?:and|but|while) <[PN]\d+> (?P<verb>[a-z]+) (?:[^ .,;]+ ){0,5}?"
    r"(?:in the \d|on \d|after \d|in (?:stoppage|injury|added) time)"
)


def is_of_another_ball(line: Line, verb: int, maker: int, at: int) -> bool:
    """Whether a sentence says that it was another's shot that was turned in, or that a pass made another goal."""
    start = line.offsets[verb]
    shot = _SHOT_TURNED_IN.match(line.text, start - 1)
    if shot is not None:
        owner = line.word_at(shot.start("owner"))
        if owner != maker and line.item(owner).entity != line.item(maker).entity:
            return True
    if at > verb:
        return bool(_ANOTHER_TOLD.search(line.text, start, line.offsets[at]))
    other = _OWN_MINUTE.search(line.text, line.offsets[at])
    return other is not None and other.start("verb") == start


def is_stopped(between: str) -> bool:
    """Whether the words between a pass and a goal tell of a save, a miss or a mistake."""
    return bool(_STOPPED.search(between) or _KNOCKED_BY_OPPONENT.search(between))


def tells_another(between: str) -> bool:
    """Whether words speak of another goal or another attack."""
    return bool(_ANOTHER.search(between))


def is_over(rest: str) -> bool:
    """Whether what follows a pass in its sentence ends its attack."""
    return bool(_ANOTHER.search(rest) or _FINISHED.search(rest))


def is_opponents(line: Line, match: re.Match[str]) -> bool:
    """Whether the words say that a ball went astray, was taken off somebody, or only began an attack."""
    groups = match.groupdict()
    told = match[0] + " "
    if groups.get("a"):
        # The pass stands behind its owner ('Hale's poor pass') or before its giver ('a poor pass from Hale').
        told = (
            " " + told[match.start("a") - match.start() :]
            if match.end() - match.end("a") > 2
            else line.text[max(match.start() - 24, 0) : match.end() + 1]
        )
    if _BAD_BALL.search(told) or _TAKEN_OFF.search(line.text[max(0, match.start() - 40) : match.start() + 1]):
        return True
    if groups.get("a") and _TAKEN_OFF.search(line.text[max(0, match.start("a") - 40) : match.start("a")]):
        return True
    if groups.get("a") and (_cancels_goal(line, match) or _is_of_the_ball_before(line, match.start("a"))):
        return True
    if _UNWITTING.search(line.text[max(0, match.start() - 30) : match.start() + 1]):
        return True
    return bool(
        _BEGAN.search(match[0] + " ") or not groups.get("s") and _BEGAN.match(line.text[match.end() : match.end() + 50])
    )


def _is_of_the_ball_before(line: Line, at: int) -> bool:
    """Whether somebody else played the owner's ball on, or the ball was only cleared by whoever stands there."""
    before = line.text[max(0, at - 50) : at]
    if _HELPED_ON.search(before):
        return True
    if _OF_THE_BALL_BEFORE.search(before):
        return bool(_SET_PIECE.match(line.text, at))
    return bool(_CLEARED_BY.search(before) and _ONLY.match(line.text, at))


def _cancels_goal(line: Line, match: re.Match[str]) -> bool:
    """Whether what the owner did cancelled a goal out."""
    before = line.text[max(0, match.start("a") - 50) : match.start("a")]
    return bool(_CANCELLED_BY.search(before) or _CANCELS.match(line.text, match.end() - 1))


def is_touched_on(line: Line, match: re.Match[str], person: int | None) -> bool:
    """Whether somebody else than the scorer played the ball of an owner on to him."""
    if "a" not in match.re.groupindex or not _TOUCHED_ON.search(
        line.text[max(0, match.start("a") - 60) : match.start("a")]
    ):
        return False
    owner = line.word_at(match.start("a"))
    before = next((word for word in range(owner - 1, -1, -1) if line.is_person(word) and not line.owns(word)), None)
    return before is not None and line.item(before).entity != person


def words_between(line: Line, low: int, high: int) -> str:
    """The words of a line from one to before another, spaced on both sides."""
    return " " + " ".join(line.words[low:high]) + " "
