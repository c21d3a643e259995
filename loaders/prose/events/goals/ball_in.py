"""Goals of which only the ball is told: 'Hale's left boot, and the ball was in', 'up stepped Hale and the net bulged'.

Who touched it last before it went in scored.
"""

from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.history import is_earlier
from loaders.prose.events.clause.lexicon import CONTACT
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.other_days import is_other_day
from loaders.prose.events.clause.patterns import compiled, worded
from loaders.prose.events.clause.unreal import is_unreal
from loaders.prose.events.goals.how_it_ended import KEEPER_BEATEN
from loaders.prose.events.goals.shot_ends import KEPT_OUT
from loaders.prose.events.goals.telling import Telling
from loaders.prose.pattern_parts import one_of

_FLEW = one_of(
    """
        went flew crept trickled rolled bounced sailed dropped looped squirmed squeezed ended_up finished_up arrowed
        crashed nestled drifts drifted flies goes disappeared spun bobbled ballooned dipped swerved skidded thudded
        whistled fizzed rocketed screamed tore whizzed zipped zoomed ripped thundered hurtled bulleted streaked plunged
    """
)
_INTO = (
    r"(?:into the (?:[a-z-]+ ){0,3}(?:net|corner|goal)|over the (?:goal-)?line|in(?= [.,;!?]| off | via )|past {gk}"
    r"|beyond {gk}|over {gk}|under {gk}|through {gk}|inside the (?:[a-z]+ )?(?:post|upright)|all the way in)"
)
#: What says that the ball went in.
_BALL_IN = worded(
    rf" (?P<ball>the ball|it|the shot|his shot|her shot|the kick) (?:then |duly |just |simply |had ){{0,2}}(?:{_FLEW} "
    rf"(?:, [a-z ]{{2,30}} , )?(?:(?!wide|clear|away|but |against )[^ .,;:!?()]+ ){{0,5}}?{_INTO}|(?:was|is|lay"
    rf"|ended up) (?:already )?"
    r"(?:nestling|resting|safely |lying )?(?:in the (?:[a-z-]+ ){0,4}(?:net|corner|goal)|in(?= [.,;!]| before | off )"
    r"|over the (?:goal-)?line|past {gk}|beyond {gk}|behind {gk}))(?= )"
    r"| it (?:hit|found|reached|struck) the (?:back of the )?net(?= )"
    r"| (?:pick|picked|picking|fish|fished|fishing|fetch) (?:it|the ball) out of (?:the|<H\d+> 's) (?:own )?net(?= )"
    r"| the finish (?:was|is) (?:[a-z]+ )?(?:emphatic|clinical|exquisite|sublime|superb|cool|unerring|deadly|calm"
    r"|perfect|simple|simplicity itself|immaculate|predatory|precise|ruthless|classy|composed)(?= )"
    rf"| ?(?:,|;|and|-|, and) {{gk}} {KEEPER_BEATEN}"
    rf"| (?:in|into the (?:[a-z-]+ ){{0,3}}(?:net|corner)|over the line|past {{gk}}) (?:it|the ball) (?:{_FLEW})(?= )"
    r"| (?P<net>the net|the rigging|the netting) (?:was |had )?(?:bulged|bulging|rippled|rippling|billowed|shook"
    r"|shaking"
    r"|bulges|ripples)(?= )"
)
_TOUCHES = frozenset(
    """
        boot foot head header shot drive volley effort moment knee shoulder chest heel toe shin thigh back effort touch
        forehead free-kick corner cross flick strike lob chip half-volley left right backheel penalty spot-kick hip
    """.split()
)
_OFF = frozenset(("off", "from"))
_MEETING = frozenset("meet met meets meeting reach reached reaching to onto on attacked attacking".split())
_SENT_IN = frozenset("free-kick corner cross pass centre throw delivery ball".split())
_GETS = frozenset("to for found finds fed feeds at released releases freed put set stepped steps".split())
_BUT_NOT = compiled(r" (?:(?:again |[^ .,;:!?]+ ){0,4}?, )?(?:but|only|until|before <[PK]) ")


def ball_in(line: Line) -> Telling | None:
    """The goal of a sentence that tells the ball went in, by who touched it last before."""
    for match in _BALL_IN.found(line.text, line.vocabulary):
        at = line.word_at(match.start() + 1)
        scorer = last_touch(line, at)
        if scorer is None and match.start() < _OPENS:
            scorer = _told_behind(line, match.end())
        if scorer is None or scorer < at and KEPT_OUT.search(line.text, line.offsets[scorer] - 1, match.start() + 1):
            continue
        if _BUT_NOT.match(line.text, match.end()) or KEPT_OUT.search(line.text[match.end() : match.end() + 40]):
            continue
        if is_unreal(line, at, None) or is_other_day(line, at) or is_earlier(line, at):
            continue
        return Telling("the ball was in", line, at, line.word_at(match.end() - 1), scorer, 1)
    return None


#: 'In it went off the bar, Hale's third shot of the minute.'
_OPENS = 3
_BEHIND = compiled(
    r"[^.;:!?]{0,50} , (?:the work of )?(?P<owner><P\d+>) 's (?:[a-z-]+ ){0,3}(?:attempt|shot|header|effort|drive"
    r"|volley|free-kick)(?= )"
)


def _told_behind(line: Line, end: int) -> int | None:
    """Whose shot it was that went in, told behind."""
    match = _BEHIND.match(line.text, end)
    return line.word_at(match.start("owner")) if match else None


def last_touch(line: Line, stop: int) -> int | None:
    """The last person before a word of whom some touch of the ball is told."""
    for word in range(stop - 1, -1, -1):
        if not line.is_person(word) or line.words[word][:2] == "<K":
            continue
        if line.owns(word):
            owned = line.words[word + 2 : word + 6]
            if line.words[word - 1] in _MEETING and not _SENT_IN.isdisjoint(owned):
                continue  # 'up went Hale to meet Lund's corner'
            if not _TOUCHES.isdisjoint(owned) and line.item(word).lower not in {"his", "her", "their"}:
                return word
            continue
        before = line.words[word - 1] if word else ""
        if before in _OFF or before in _GETS:
            return word
        if function_of(line, word) == "subject":
            return word if _plays(line, word, stop) else None
    return None


def _plays(line: Line, word: int, stop: int) -> bool:
    """Whether some touch of the ball is told of whoever stands at a word: not of 'Hale still lay on the ground'."""
    told = line.words[word + 1 : stop]
    return " on to it " in f" {' '.join(told)} " or any(
        one not in _PLACES and (one in CONTACT or one in _REACHES or one in _TOUCHES) for one in told
    )


#: These can say where somebody was and what had happened to him.
_PLACES = frozenset("corner cross back left right head lay".split())


#: What else somebody does who plays the ball.
_REACHES = frozenset(
    """
        onto got gets getting reached reaches took takes met meets shot shoots stuck sticks swung threw stepped
        charged charging intercepted attempted tried improvised lunged stretched dived let kick finish rose jumped
        leapt climbed soared swung slid stooped connected pounced
    """.split()
)
