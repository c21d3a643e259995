"""Goals told by a verb with a goal as its object: 'grabbed the winner', 'side-footed the equaliser'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.lexicon import CONTACT, GETTING, PLAIN
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.shared import each_subject, fill_detail, is_governed, noun_effect, side_subject
from loaders.prose.events.goals.telling import Telling
from loaders.prose.pattern_parts import one_of

#: Behind an order these say that it is no goal: 'his second attempt', 'the third minute'.
_NO_GOAL = one_of(
    """
        kick chance save attempt effort half place minute corner booking yellow time point game win touch successive
        straight consecutive save bite string choice side period appearance start match shot header wind debut season
        win line mouth bound threat drought evidence sign signs step steps hint glimpse real clear clear-cut serious
        notable meaningful
    """
)
_OBJECT = compiled(
    r" ?(?:himself |herself |yet |for {side} )?(?:a|an|the|his|her|their|another|yet another|both|two|three|four"
    r"|{side} 's|{p} 's|late|what (?:proved|turned out)(?: to be)? the|what|only|all|one of|the) "
    r"(?P<mods>(?:(?!with |from |at |on |in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over "
    r"|past |under |palms|hands|legs|feet|across|shot |effort |header |drive |cross )[^ .,;:!?()]+ ){0,6}?)"
    rf"(?P<noun>{{goal}}|{{ord}}|opening goal|third goal|pair|goal of the game)(?= )(?! {_NO_GOAL})"
)
#: 'grabs winner', 'nets late equaliser', 'notched number three'.
_BARE_OBJECT = compiled(
    r" ?(?:(?:late|early|stunning|dramatic|injury-time|last-gasp|stoppage-time|second-half|first-half|superb|crucial"
    r"|vital|brilliant|decisive|debut|[a-z0-9-]+-minute) ){0,2}(?P<noun>winner|equaliser|leveller|opener|hat-trick"
    r"|treble"
    r"|brace|double|match-winner|number (?:two|three|four|five|six|\d)"
    r"|one(?= (?:, |and |; )<P\d+> (?:the|another) (?:other|second)?))(?= )"
)
_SHOT_OBJECT = compiled(
    r" ?(?:a|an|the|his|her|their|another) (?:(?!chance|save)[a-z0-9-]+ ){0,4}?"
    r"(?P<noun>effort|header|strike|penalty|free-kick|volley|spot-kick|tap-in|half-volley|finish)(?= )"
)
_ONE = compiled(
    r" ?(?:the (?:only|first|second|third|opening|all-important|winning|vital|decisive|crucial|final|last"
    r"|equalising) (?:goal|one|of|strike|score))(?= )"
)
_OTHER = compiled(
    r" ?the (?:other|latter|former) (?P<noun>(?:goal |one |two )?)(?=(?:[.,;]|for|in|on|after|before|from|<H\d+>"
    r"|when|with|as) )"
)
#: 'bagged his 20th of the season'.
_NTH = compiled(
    r" ?(?:his|her|<H\d+> 's) (?:[a-z-]+ ){0,2}?(?:\d{1,3}(?:st|nd|rd|th)|[a-z-]*(?:teenth|tieth)|tenth|eleventh"
    r"|twelfth)(?: goal| strike)?(?: (?:league|cup|international))?(?: goal)? "
    r"(?=(?:of the (?:season|campaign|year|term|competition|tournament)|(?:goal )?for (?:<T|the club|his country)"
    r"|this season|in (?:\d+|[a-z]+) (?:games|matches|appearances)|[.,;]) ?)(?! [a-z]+ (?:cap|appearance|birthday))"
)
_NO_GETTING = frozenset(
    """
        have make force celebrate land open deliver supply rally strike win shoot earn rescue salvage celebrate mark
        manage
    """.split()
)


#: 'grabs winner'.
_WITH_NO_ARTICLE = frozenset("add get score grab claim bag net notch hit snatch nick poach head fire plunder".split())
#: 'got the other'.
_WITH_THE_OTHER = frozenset("add get score grab claim bag net notch snatch".split())
#: 'added a header'.
_WITH_A_SHOT = frozenset("add net score bag notch grab register".split())
#: Verbs that with a goal as their object say no less than 'scored'.
_SURE = frozenset("score net bag notch grab claim add hit snatch get plunder".split())


def by_getting(line: Line, word: int) -> Iterator[Telling]:
    """'Hale grabbed the winner': a verb of getting with a goal as its object."""
    base, kind = GETTING[line.words[word]]
    at = line.offsets[word] + len(line.words[word])
    if base in _NO_GETTING or (base == "net" and line.words[word] == "net"):
        return
    match = _OBJECT.match(line.text, at + 1) or _ONE.match(line.text, at + 1) or _NTH.match(line.text, at + 1)
    if match is None and base in _WITH_NO_ARTICLE:
        match = _BARE_OBJECT.match(line.text, at + 1)
    if match is None and base in _WITH_THE_OTHER:
        match = _OTHER.match(line.text, at + 1)
    if match is None and base in _WITH_A_SHOT:
        match = _SHOT_OBJECT.match(line.text, at + 1)
    if match is None:
        return
    if re.search(r" (?:save|chance|own|equaliser was|disallowed|foul|card)", " " + match[0]):
        return
    subject = subject_of(line, word, kind, line.word_at(match.end() - 1))
    noun = match.groupdict().get("noun") or "goal"
    telling = Telling(
        f"{base} a goal",
        line,
        word,
        line.word_at(match.end() - 1),
        subject.word if subject else None,
        3 if base in _SURE else 2,
    )
    if subject is None:
        side = side_subject(line, word)
        if side is None or kind == "base" or noun in ("double", "brace", "hat-trick"):
            return
        telling.side_word = side
        telling.strength = 2
    noun_effect(telling, noun, match[0])
    fill_detail(telling)
    yield from each_subject(telling)


_GOAL_SHOT = compiled(
    r" ?(?:a|an|the|his|her|their|what proved) (?:[a-z0-9-]+ ){0,3}?(?P<noun>opener|equaliser|winner|leveller"
    r"|match-winner|game-winner|consolation|opening goal|winning goal|(?:{ord}|late|superb|fine|brilliant|solo"
    r"|beautiful"
    r"|great|splendid|lovely|glorious|clever|wonderful|magnificent|memorable|spectacular|simple|soft|good|grand"
    r"|picture-book|stunning|outstanding|remarkable|sensational|opportunist) goal)"
    r"(?= )(?! (?:kick|attempt|chance|half))"
)


def by_shot(line: Line, word: int) -> Iterator[Telling]:
    """'Hale side-footed the equaliser': a verb of shooting with a goal as its object."""
    base, kind = CONTACT[line.words[word]]
    if line.words[word] in GETTING or base in PLAIN:
        return
    match = _GOAL_SHOT.match(line.text, line.offsets[word] + len(line.words[word]) + 1)
    if match is None or kind == "base" and not is_governed(line, word):
        return
    subject = subject_of(line, word, kind, line.word_at(match.end() - 1))
    if subject is None:
        return
    telling = Telling(f"{base} a goal", line, word, line.word_at(match.end() - 1), subject.word, 3)
    noun_effect(telling, match["noun"], match[0])
    fill_detail(telling)
    yield from each_subject(telling)
