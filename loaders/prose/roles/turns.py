"""Whose side somebody has charge of, by the one that the sentence of a sign names.

'Lee's side led until Harbour hit back' names the other side: nobody names one side twice. 'Lee sent on Cruz as Marlow
chased the game' names Lee's own.
"""

import re
from collections.abc import Iterator

from loaders.prose.roles.company import Clue
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.sign import Sign

#: Signs in which the side itself is told: 'Lee's men'.
OF_A_SIDE = frozenset({"charge.s-side", "charge.whose-side"})
#: Signs of what a manager does during or before the match.
_OF_DEEDS = frozenset(
    f"charge.{name}"
    for name in """
        sends-on and-sends-on sends-on-some changes-players hands-start makes-changes team-sheet moves-player takes-off
        starts-player turns-to replaces-him goes-to-bench gambles rouses talks-to has-words feelings-known s-answer-was
        decision-of s-decision-on goes-to-shape s-charge
    """.split()
)
#: Before 'Lee's men': they are somebody's rivals in the table, and need not play in the match.
COMPARED = re.compile(
    r" (?:pressure (?:back )?on|above|below|behind|ahead of|clear of|level with|leapfrogg?ed|leapfrog|catch|overhaul"
    r"|overtake|adrift of) $"
)
#: Signs of what a manager feels or has done to him while his side plays.
_OF_MOODS = frozenset(
    f"charge.{name}"
    for name in (
        "sent-off-the-line got-win touchline in-charge presided in-the-technical-area leaps-from-seat mood-with-side "
        "managerial"
    ).split()
)
_SIDE = r"(?:the )?<[TD](?P<side>\d+)>"
_SIDES = re.compile(r" <([TD])(\d+)>")
_PRONOUNS = frozenset("they them their theirs it its themselves itself he him his she her".split())
#: Before a side that may be somebody's own, though it stands behind 'Lee's side': 'Lee's men won to take Marlow third'.
_OWN_BEFORE = re.compile(
    r" (?:take|taking|took|takes|lift|lifting|lifted|lifts|move|moving|moved|help|helping|helped"
    r"|earn|earning|earned|steer|guide|hand|leave|leaving|left|former|ex|old|puts?|that|for|of|is|are|like) (?:the )?$"
)
#: Behind it: a part of the pitch, or what the side of the sentence has.
_OWN_BEHIND = re.compile(
    r" <[TD]\d+> (?:right|left|flank|wing|half|fans|supporters|faithful|boss|manager|coach|career|debut|appearance"
    r"|shirt|history|'s (?:first|second|third|fourth|fifth|sixth|biggest|best|worst|only|last|next|season|campaign"
    r"|unbeaten"
    r"|winning|losing|run|record|promotion|relegation|title|hopes|fate|lead|fans|supporters|biggest))"
)
_BUT = r" (?:but|and|yet|though|although|only for|before|until) (?:then |soon |still |again |it was |instead )?"
_WORSE = (
    r"(?:were (?:soon |promptly |swiftly |quickly )?(?:undone|punished|caught|exposed|rarely|never)|could not"
    r"|couldn't|failed"
    r"|never|lacked|struggled|rarely|barely|seldom|found no|had no|fell further|ran out of|came no|got no|were unable"
    r"|hardly)"
)
_BETTER = (
    r"(?:(?:soon |promptly |swiftly |quickly |nearly |almost )?(?:extended|added|doubled|scored|struck|made it|held"
    r"|killed"
    r"|wrapped|sealed|stretched|increased|restored|grabbed|hit back|went (?:ahead|in front)|took the lead|stood firm"
    r"|clung on"
    r"|saw (?:it|the)|got a|netted|stayed|remained in|continued to (?:dominate|press|create|threaten))|who )"
)
_CHASE = (
    r"(?:(?:desperately|again|still|now|were|was|had been|began to|continued to|started to|are|is) ){0,2}"
    r"(?:chas|push|press|search|tri|try|sought|seek|struggl|toil|trail|look|lack|need|went (?:in search|for)|threw"
    r"|thr|pil|strain"
    r"|probing|probed|in need|labour|flagg|tir|creak|under|behind|second)[a-z]*"
)
_STOP = (
    r"(?:defuse|curb|stop|contain|nullify|counter|counteract|combat|match|halt|frustrate|stifle|subdue|smother|thwart"
    r"|unsettle|hurt|catch|trouble|deny|blunt|negate|exploit|outnumber|shackle|stretch|unlock|break down|tame)"
)
#: Behind what he does: a side that is his own, or the other.
_BEHIND = (
    (re.compile(rf" (?:as|because|with|while|when) {_SIDE} {_CHASE} "), True),
    (
        re.compile(
            rf" (?:paid off|paid dividends|worked|did the trick|had the desired effect) (?:as|and|when) {_SIDE} "
        ),
        True,
    ),
    (re.compile(rf"{_BUT}{_SIDE} {_WORSE} "), True),
    (re.compile(rf" the (?:closest|nearest|best) (?:that )?{_SIDE} (?:came|got|could|had|managed|mustered) "), True),
    (
        re.compile(
            r" (?:it|that|which|the (?:switch|change|move|changes|substitution|gamble)) (?:soon |duly |instantly |at "
            r"last )?"
            r"(?:gave|lent|brought|galvanised|galvanized|transformed|revived|sparked|inspired|steadied|energised"
            r"|helped) "
            rf"{_SIDE} "
        ),
        True,
    ),
    (
        re.compile(
            rf" (?:because|and|after which|whereupon) {_SIDE} (?:reappeared|emerged|re-emerged|came out|improved"
            rf"|responded) "
        ),
        True,
    ),
    (re.compile(rf"{_BUT}{_SIDE} {_BETTER}"), False),
    (re.compile(rf" to (?:[a-z]+ )?{_STOP} (?:the )?(?:(?!<)[a-z'-]+ ){{0,6}}?{_SIDE} "), False),
)
#: In the sentence before it.
_EARLIER = (
    (re.compile(rf"^ (?:but |yet |now |so |still )?{_SIDE} {_WORSE} "), True),
    (re.compile(rf"^ (?:but |yet |now |so |still )?{_SIDE} (?:were|was|had been|looked) {_CHASE} "), True),
    (
        re.compile(
            rf"^ (?:but |yet |now |so |still )?{_SIDE} (?:(?:were|was) (?:being )?(?:(?:rattled|overrun|outplayed"
            r"|outnumbered|overwhelmed|ragged|second best|toothless|flat|stretched|on the ropes) )"
            r"|needed |had to (?:do|find|change) )"
        ),
        True,
    ),
)
#: Before it.
_BEFORE = (
    (re.compile(rf"(?:^|,| and| but) (?:as|with|when|because|since|after) {_SIDE} {_CHASE} "), True),
    (re.compile(rf"^ (?:(?:so|then|but|still|now|yet) )?{_SIDE} (?:were|was|had been|looked) {_CHASE} "), True),
)
_RESPONDED = re.compile(
    r" <P\d+> (?:duly |quickly |swiftly |immediately |soon )?(?:responded|reacted|hit back|retaliated)(?= )"
)
_SCORED = re.compile(
    rf" {_SIDE} (?:[a-z]+ ){{0,2}}?(?:went|scored|doubled|led|took|equalised|equalized|levelled|struck|extended|were "
    rf"ahead|deserved) "
)
_AS = re.compile(
    rf" as {_SIDE} (?:[a-z]+ed|fell|won|lost|beat|came|went|fought|threw|were|had|got|made|took|let|kept|ran|saw) "
)
#: 'Lee has won three of her nine games in charge, and Marlow sit fifth'.
_AND = re.compile(
    rf" (?:and|while) {_SIDE} (?:now |still )?(?:sit|are|lie|remain|stay|stand|have (?:now )?(?:won|lost|taken)) "
)
#: 'Lee's men began well but Marlow faded': the same side by its other name.
_FADED = re.compile(
    rf" but (?:then |gradually |slowly |soon )?{_SIDE} (?:faded|tired|wilted|flagged|let |lost |were unable|ran out"
    rf"|could not|fell )"
)
#: 'Marlow have lost five in a row and the pressure is growing on Lee'.
_IN_A_RUN = re.compile(
    rf" {_SIDE} (?:(?:have|had) (?:now |only )?(?:lost|won|gone|failed|not|taken|slipped)"
    r"|are|remain|sit|stay|lie|slipped|fell) "
)
#: 'Double switch from Marlow. Lee takes off Cruz.'
_CHANGES_OF = re.compile(
    r" (?:changes?|switch|switches|subs?|substitutions?|alterations?|reshuffle) (?:[a-z]+ ){0,2}?(?:for|from|by|in "
    r"the) "
    rf"{_SIDE} (?:ranks )?[.:!-]"
)
_MEANWHILE = re.compile(r" (?:while|whilst|whereas|before|until) $")
#: 'Trailing to strikes from Harbour's Hale and Pike, Lee's side': it is Harbour who lead.
_TRAILING = re.compile(
    r"^ (?:trailing|behind|losing|a goal down|two down|two goals down|one down|pegged back|stunned|rocked|jolted"
    r"|caught cold|breached|undone|beaten|punished) "
    r"(?:[a-z0-9-]+ ){0,8}?(?:to|by|from) (?:[a-z0-9-]+ ){0,5}?<[TD]\d+> [^;]{0,90}, $"
)
_WHILE = re.compile(r"^ (?:while|whilst|whereas) (?:the )?<[TD]\d+> [^;]{0,120} , $")


def turns(context: Context, sign: Sign) -> Iterator[Clue]:
    """The side that the sentence of a sign shows to be somebody's, of the two of its match."""
    sides = context.sides_of(sign.sentence)
    person = sign.person.entity
    if sides is None or person is None:
        return
    if sign.rule in OF_A_SIDE:
        other = other_side(sign, sides)
        if COMPARED.search(sign.sentence.text[: sign.start + 1]):
            yield from ((person, side, -1.5) for side in sides)
        elif other is not None:
            yield person, sides[1] if other == sides[0] else sides[0], 2.0
    elif (
        sign.rule in _OF_DEEDS
        and (own := _told(sign, sides) or _announced(context, sign, sides) or _earlier(context, sign, sides))
        is not None
    ):
        yield person, own, 2.0
        yield person, _but(own, sides), -2.5
    elif (
        sign.rule == "charge.pressure"
        and (match := _IN_A_RUN.search(sign.sentence.text, 0, sign.start + 1)) is not None
    ):
        side = _side_of(sign.sentence, match, sides)
        if side is not None and len({one for one, _ in _named(sign.sentence, sides)}) == 1:
            yield person, side, 2.0
    elif (
        sign.rule in _OF_MOODS
        and (match := _AS.search(sign.sentence.text, sign.start) or _AND.search(sign.sentence.text, sign.start))
        is not None
        and (side := _side_of(sign.sentence, match, sides)) is not None
    ):
        yield person, side, 2.0


def other_side(sign: Sign, sides: tuple[int, int]) -> int | None:
    """The side that 'Lee's men' are told to have to do with."""
    text = sign.sentence.text
    named = list(_named(sign.sentence, sides))
    if len({side for side, _ in named}) != 1 or _FADED.search(text, sign.start):
        return None
    side, last = named[-1]
    if all(match.start() > sign.start for _, match in named):
        fits = not any(
            _OWN_BEFORE.search(text[max(0, match.start() - 30) : match.start() + 1])
            or _OWN_BEHIND.match(text, match.start())
            for _, match in named
        )
        return side if fits else None
    if all(match.start() < sign.start for _, match in named):
        between = text[last.end() : sign.start + 1]
        return side if _MEANWHILE.search(between) or _beside(text[: sign.start + 1]) else None
    return None


def _beside(before: str) -> bool:
    """Whether what stands before 'Lee's men' is told of the other side."""
    return bool(_WHILE.match(before) or _TRAILING.match(before))


def names_other(context: Context, sign: Sign) -> bool:
    """Whether the sentence of 'Lee's men' names but one side, which need not be theirs."""
    sides = context.sides_of(sign.sentence)
    return (
        sign.rule in OF_A_SIDE
        and sides is not None
        and not _FADED.search(sign.sentence.text, sign.start)
        and len({side for side, _ in _named(sign.sentence, sides)}) == 1
    )


def _named(sentence: Encoded, sides: tuple[int, int]) -> Iterator[tuple[int, re.Match[str]]]:
    """The sides of a match that a sentence names, or points to by more than a pronoun."""
    for match in _SIDES.finditer(sentence.text):
        mention = sentence.mention(match[2])
        if mention.entity in sides and mention.entity is not None and mention.told.lower() not in _PRONOUNS:
            yield mention.entity, match


def _told(sign: Sign, sides: tuple[int, int]) -> int | None:
    """The side of somebody who does what managers do, by what its sentence tells of a side."""
    text = sign.sentence.text
    found: set[int] = set()
    for ways, start, end in ((_BEHIND, sign.start, len(text)), (_BEFORE, 0, sign.start + 1)):
        for pattern, own in ways:
            match = pattern.search(text, start, end)
            side = _side_of(sign.sentence, match, sides) if match is not None else None
            if side is not None:
                found.add(side if own else _but(side, sides))
    if _RESPONDED.match(text, sign.start) and (match := _SCORED.search(text, 0, sign.start + 1)) is not None:
        side = _side_of(sign.sentence, match, sides)
        if side is not None:
            found.add(_but(side, sides))
    return found.pop() if len(found) == 1 else None


def _announced(context: Context, sign: Sign, sides: tuple[int, int]) -> int | None:
    """The side whose changes the sentence before announces."""
    index = sign.sentence.sentence.index - 1
    match = _CHANGES_OF.search(context.sentences[index].text) if index >= 0 else None
    return _side_of(context.sentences[index], match, sides) if match is not None else None


def _earlier(context: Context, sign: Sign, sides: tuple[int, int]) -> int | None:
    """'Marlow barely crossed halfway. Lee went to three at the back': the side in trouble, where it alone is named."""
    index = sign.sentence.sentence.index - 1
    if index < 0 or any(True for _ in _named(sign.sentence, sides)):
        return None
    before = context.sentences[index]
    if before.sentence.block.index != sign.sentence.sentence.block.index:
        return None
    if len({side for side, _ in _named(before, sides)}) != 1:
        return None
    match = next((match for way, _ in _EARLIER if (match := way.search(before.text)) is not None), None)
    return _side_of(before, match, sides) if match is not None else None


def _side_of(sentence: Encoded, match: re.Match[str], sides: tuple[int, int]) -> int | None:
    mention = sentence.mention(match["side"])
    told = mention.told.lower() not in _PRONOUNS
    return mention.entity if told and mention.entity in sides else None


def _but(side: int, sides: tuple[int, int]) -> int:
    return sides[1] if side == sides[0] else sides[0]
