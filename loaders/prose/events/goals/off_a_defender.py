"""Own goals that nobody meant: 'it clipped the heel of defender Stone and rolled over the line'."""

from collections.abc import Iterator

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.telling import Telling

_PARTS = frozenset(
    """
        heel heels knee knees shin shins thigh thighs back shoulder face boot boots foot feet leg legs head chest
        backside hip toe ankle ankles instep calf studs arm midriff
    """.split()
)
_BODY = f"(?:{'|'.join(sorted(_PARTS))})"
_WENT_IN = (
    r"(?:(?:past|beyond|over|under|by|through) (?:{gk}|the line)|over the line|into the (?:[a-z-]+ )?(?:net|corner)"
    r"|into the (?:[a-z-]+ )?corner of the net|wrong-footed|on its way in|and in(?= [.,;])|went in(?= [.,;]))"
)
_DESCRIBED = r"(?:the |[a-z-]+ |<T\d+> (?:'s )?)"
_OFF = compiled(
    r" (?:off|clipped|struck|hit|caught|touched|brushed|against|via) "
    rf"(?:the (?:[a-z-]+ )?{_BODY} of (?P<how>{_DESCRIBED}{{0,4}})(?P<scorer><P\d+>)"
    rf"|(?P<his>{_DESCRIBED}{{0,4}})(?P<owner><P\d+>) 's (?:[a-z-]+ )?{_BODY}) "
    rf"(?:[^ .;:!?]+ ){{0,9}}?{_WENT_IN}(?= )"
)
_OFF_WHOSE = compiled(
    r" (?P<how>(?:the )?(?:unfortunate|unlucky|hapless|luckless|poor|wretched|helpless) (?:[a-z-]+ )?)"
    r"(?P<scorer><P\d+>) (?:(?!<P)[^ .;:!?]+ ){0,14}?"
    rf"(?:off|against|from) whose (?:[a-z-]+ )?{_BODY} (?:[^ .;:!?<>]+ ){{1,5}}?{_WENT_IN}(?= )"
)
#: Words for somebody who had no part in an attack.
_NO_ATTACKER = frozenset(
    """
        defender defenders full-back fullback left-back right-back centre-back centre-half center-back stopper sweeper
        wing-back unfortunate unlucky hapless luckless poor wretched helpless stricken
    """.split()
)
#: Of a shot the goal is as a rule the shooter's.
_SHOT = compiled(r" (?:shot|effort|strike|drive|volley|header|free-kick|penalty|shoots?|fired|curled|drilled) ")
#: 'It went down as an own goal.'
_GIVEN_AS = compiled(
    r"^ (?:(?:it|that|this|the goal) )(?:[a-z]+ ){0,4}?(?:as |was |is |has been |be )(?:[a-z]+ ){0,2}?an own[ -]goal "
)


#: 'Deflected off Stone's back, Hale's drive wrong-footed the keeper': the shot is told behind.
_OPENS = 12


def off_a_defender(line: Line, following: str) -> Iterator[Telling]:
    """The own goals of a line in which the ball goes in off somebody who meant nothing of the kind."""
    if line.vocabulary.isdisjoint(_PARTS):
        return
    for match in (*_OFF.finditer(line.text), *_OFF_WHOSE.finditer(line.text)):
        groups = match.groupdict()
        how = set(((groups.get("how") or "") + (groups.get("his") or "")).split())
        given = bool(_GIVEN_AS.match(following)) or " own goal " in line.text
        shot = _SHOT.search(line.text[: match.start() + 1] if match.start() > _OPENS else line.text) is not None
        if not given and (shot or _NO_ATTACKER.isdisjoint(how)):
            continue
        scorer = line.word_at(match.start("scorer" if groups.get("scorer") else "owner"))
        yield Telling("off a defender", line, scorer, line.word_at(match.end() - 1), scorer, 3, own_goal=True)
