"""Goals told by a verb: 'scored', 'grabbed the winner', 'nodded in at the far post'."""

import re
from collections.abc import Iterator

from loaders.prose.events.detail import count_in
from loaders.prose.events.grammar import subject_of
from loaders.prose.events.lexicon import CONTACT, DELIVERING, GETTING, PLAIN, SCORING
from loaders.prose.events.licences import MISSED, Licence, licence_after
from loaders.prose.events.line import Line
from loaders.prose.events.own_goals import INTO_HIS_OWN
from loaders.prose.events.patterns import compiled
from loaders.prose.events.shared import (
    each_subject,
    fill_detail,
    follows_to,
    is_governed,
    noun_effect,
    shot_subject,
    side_subject,
)
from loaders.prose.events.telling import Telling

_OBJECT = compiled(
    r" ?(?:himself |herself |yet |for {side} )?(?:a|an|the|his|her|their|another|yet another|both|two|three|four"
    r"|{side} 's|{p} 's|late|what|only|all|one of|the) "
    r"(?P<mods>(?:(?!with |from |at |on |in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over "
    r"|past |under |palms|hands|legs|feet|across|shot |effort |header |drive |cross )[^ .,;:!?()]+ ){0,6}?)"
    r"(?P<noun>{goal}|{ord}|opening goal|third goal|pair|goal of the game)(?= )(?! (?:kick|chance|save|attempt|effort"
    r"|half|place|minute|corner|booking|yellow|time|point|game|win|touch|successive|straight|consecutive|save|bite"
    r"|string|choice|side|period|appearance|start|match|shot|header|wind|debut|season|win|line|mouth|bound|threat"
    r"|drought|evidence|sign|signs|step|steps|hint|glimpse|real|clear|clear-cut|serious|notable|meaningful))"
)
_SHOT_OBJECT = compiled(
    r" ?(?:a|an|the|his|her|their|another) (?:(?!chance|save)[a-z0-9-]+ ){0,4}?"
    r"(?P<noun>effort|header|strike|penalty|free-kick|volley|spot-kick|tap-in|half-volley|finish)(?= )"
)
_ONE = compiled(
    r" ?(?:the (?:only|first|second|third|opening|all-important|winning|vital|decisive|crucial|final|last"
    r"|equalising) (?:goal|one|of|strike|score))(?= )"
)
_OTHER = compiled(r" ?the other (?P<noun>(?:goal |one |two )?)(?=(?:[.,;]|for|in|on|after|before|from) )")
#: 'bagged his 20th of the season'.
_NTH = compiled(
    r" ?(?:his|her|<H\d+> 's) (?:[a-z-]+ ){0,2}?(?:\d{1,3}(?:st|nd|rd|th)|[a-z-]*(?:teenth|tieth)|tenth|eleventh"
    r"|twelfth)(?: goal| strike)?(?: (?:league|cup|international))?(?: goal)? "
    r"(?=(?:of the (?:season|campaign|year|term|competition|tournament)|(?:goal )?for (?:<T|the club|his country)"
    r"|this season|in (?:\d+|[a-z]+) (?:games|matches|appearances)|[.,;]) ?)(?! [a-z]+ (?:cap|appearance|birthday))"
)
_NO_GETTING = frozenset(
    """
        have make force celebrate land open deliver supply rally strike win shoot earn rescue salvage
        celebrate mark manage
    """.split()
)
_SCORED_NOTHING = re.compile(
    r" (?:no|nothing|none|just (?:once|twice|one|two|\d+) |only once in|fewer|more|(?:[a-z]+|\d+) (?:fewer|more) "
    r"goals|goals|against them in|in (?:each(?! half)|every|all|\d+|his|eight|nine|ten|five|six|seven|four|three)"
    r"|for fun|freely|regularly|at will|\d+ (?:goals|times|in|league))\b"
)
_NAMES_BALL = compiled(r"(?:[a-z-]+ )?(?:{shot}|{goal}|ball|cross|corner|run|pass|form|moment|chance|header) ")
_MOVING = frozenset(
    """
        slip turn drive knock push sweep spin bundle squeeze roll flick skip ghost ping steer slide nudge
        ease put force skim whip swerve walk take dance prance
    """.split()
)


_VERBS = frozenset((*SCORING, *GETTING, *CONTACT))


def by_verbs(line: Line) -> Iterator[Telling]:
    """Every goal that a verb tells in a line."""
    if line.vocabulary.isdisjoint(_VERBS):
        return
    for word, text in enumerate(line.words):
        if text in SCORING:
            yield from _scoring(line, word)
        if text in GETTING:
            yield from _getting(line, word)
        if text in CONTACT:
            yield from _contact(line, word)
            yield from _shot_goal(line, word)


def _scoring(line: Line, word: int) -> Iterator[Telling]:
    base, kind = SCORING[line.words[word]]
    after = line.text[line.offsets[word] + len(line.words[word]) :][:60]
    before = line.words[word - 1] if word else ""
    if (
        kind == "no"
        or _SCORED_NOTHING.match(after)
        or (kind == "s" and base != "score" and before in ("the", "their", "'s"))
    ):
        return
    if (
        line.words[word] in ("net", "nets", "score", "scores", "scoring", "netting")
        and before
        in (
            "the",
            "his",
            "their",
            "a",
            "empty",
            "open",
            "'s",
            "side",
            "goal",
            "own",
            "final",
            "of",
            "gaping",
            "from",
            "all-time",
            "and",
            "no",
        )
        and not (before == "and" and kind == "base")
    ):
        return
    if re.match(
        r" (?:record|chances?|opportunit|touch|run|drought|form|charts?|rate|spree|streak|boots|burden|ability)",
        after,
    ):
        return
    if re.match(r" (?:on (?:their|his) own|on points|at the top|<[PNHK]\d+> (?!'s))", after):
        return
    subject = subject_of(line, word, kind, word)
    strength = 3 if kind in ("past", "s") else 2
    telling = Telling(
        f"{base} as verb", line, word, min(word + 1, len(line.words) - 1), subject.word if subject else None, strength
    )
    telling.own_less_other = None if base in ("score", "net") else 0
    if subject is None:
        side = side_subject(line, word)
        if side is None or kind == "base":
            return
        telling.side_word = side
        telling.strength = 2
    telling.count = count_in(" " + " ".join(line.words[word : word + 5]) + " ")
    fill_detail(telling)
    yield from each_subject(telling)


def _getting(line: Line, word: int) -> Iterator[Telling]:
    base, kind = GETTING[line.words[word]]
    at = line.offsets[word] + len(line.words[word])
    if base in _NO_GETTING or (base == "net" and line.words[word] == "net"):
        return
    match = _OBJECT.match(line.text, at + 1) or _ONE.match(line.text, at + 1) or _NTH.match(line.text, at + 1)
    if match is None and base in ("add", "get", "score", "grab", "claim", "bag", "net"):
        match = _OTHER.match(line.text, at + 1)
    if match is None and base in ("add", "net", "score", "bag", "notch", "grab", "register"):
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
        3 if base in ("score", "net", "bag", "notch", "grab", "claim", "add", "hit", "snatch", "get", "plunder") else 2,
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
    r"|match-winner|game-winner|consolation|opening goal|winning goal|(?:{ord}|late|superb|fine|brilliant|solo) goal)"
    r"(?= )(?! (?:kick|attempt|chance|half))"
)


def _shot_goal(line: Line, word: int) -> Iterator[Telling]:
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


def _contact(line: Line, word: int) -> Iterator[Telling]:
    base, kind = CONTACT[line.words[word]]
    at = line.offsets[word] + len(line.words[word]) + 1
    if _is_noun(line, word, at, base, kind):
        return
    found = licence_after(line.text, at, base)
    if found is None or _is_withdrawn(line, word, at, base, *found):
        return
    licence, match = found
    subject = subject_of(line, word, kind, line.word_at(match.end() - 1))
    scorer = subject.word if subject else shot_subject(line, word)
    keeper = line.word_at(match.start("keeper")) if match.groupdict().get("keeper") else None
    if scorer is None or (keeper is not None and _same_person(line, keeper, scorer)):
        return
    doubtful = (
        kind == "base"
        and licence.strength == 2
        and not follows_to(line, word)
        and subject is not None
        and subject.way == "walk"
    )
    telling = Telling(
        f"{base} {licence.name}",
        line,
        word,
        line.word_at(match.end() - 1),
        scorer,
        1 if doubtful else licence.strength,
        keeper_word=keeper,
    )
    if base in _MOVING and keeper is not None and _PAST.match(match[0]):
        telling.tags.add("only past a keeper")
    if licence.name == "over him" and keeper is not None:
        telling.tags.add("only past a keeper")
    if licence.name == "over the keeper" and keeper is not None and not _KEEPING.search(match[0]):
        telling.tags.add("only past a keeper")
    if base in {"head", "nod", "glance"}:
        telling.body_part = "head"
    fill_detail(telling)
    yield from each_subject(telling)


def _is_noun(line: Line, word: int, at: int, base: str, kind: str) -> bool:
    """Whether a form of a verb of contact is a noun or adjective here, or means something else."""
    before = line.words[word - 1] if word else ""
    return (
        before in _BEFORE_NOUN
        or (kind == "ing" and bool(_NAMES_BALL.match(line.text, at)))
        or line.text.startswith(("provider ", "creator ", "architect ", "supplier "), at)
        or (base == "hit" and line.text.startswith("back ", at))
        or (kind == "base" and not is_governed(line, word))
    )


def _is_withdrawn(line: Line, word: int, at: int, base: str, licence: Licence, match: re.Match[str]) -> bool:
    """Whether a licence is none after all: a dribble, a miss told before it, a cross, an own goal."""
    if " way " in line.text[at : at + 14] and line.text.startswith(("his way ", "her way ", "<H", "its way "), at):
        return True
    if (
        base in _MOVING
        and line.words[word - 1] not in ("was", "were", "is", "being")
        and "the line" not in match[0]
        and _PAST.match(match[0])
        and not match.groupdict().get("keeper")
    ):
        return True
    missed = MISSED.match(line.text, at)
    if missed and missed.end() <= match.end() and licence.name not in {"off the post and in", "off it and in"}:
        return True
    if base == "get" and _PAST.match(line.text, at) or base in _CROSSING and licence.name == "in":  # 'he got past him'
        return True
    if licence.name not in {"past a person", "wide of the keeper"} and _MISSES_AFTER.match(line.text, match.end()):
        return True
    if (
        base in DELIVERING
        and licence.name == "in"
        and (
            _FROM_WIDE.match(line.text, match.end())
            or _DELIVERED.search(line.text[max(0, at - 90) : line.offsets[word]])
        )
    ):
        return True
    if licence.name in {"for his goal", "to result"} and _FOR_ANOTHER.search(line.text, at, match.end()):
        return True
    if INTO_HIS_OWN.search(line.text, at, match.end() + 20):
        return True
    return licence.name in {"past a person", "over the keeper"} and bool(match["keeper"]) and _dribbles(line, match)


def _same_person(line: Line, one: int, other: int) -> bool:
    return line.item(one).entity is not None and line.item(one).entity == line.item(other).entity


#: What is said of somebody who must be the goalkeeper.
_KEEPING = re.compile(
    r"keeper|custodian|advancing|onrushing|on-rushing|oncoming|outrushing|stranded|sprawling|diving|despairing"
)
_BEFORE_NOUN = frozenset("a an the 's his their her fierce low another this whose".split())
#: 'smashed a cross into Hale for the winner'.
_FOR_ANOTHER = compiled(
    r" ?(?:cross|ball|pass|free-kick|corner|centre|delivery|it) (?:[^ .,;:!?<>()]+ ){0,3}?"
    r"(?:into|to|towards|onto the head of|for|found) (?:the |an )?(?:[a-z-]+ ){0,2}<P\d+> (?:for|to) "
)
_PAST = re.compile(r"(?:past|beyond|through|over|under|around|between)")
#: Balls that are only sent in.
_CROSSING = frozenset("swing whip send play ping float hoist loft clip pull throw launch".split())
_MISSES_AFTER = re.compile(
    r" ?(?:just |well |narrowly |inches |high and |straight |horribly |hopelessly ){0,2}"
    r"(?:wide(?! of (?:the )?(?:keeper|goalkeeper|<))|over(?= (?:[.,;]|the (?:bar|crossbar|top)))"
    r"|against the (?:post|bar|crossbar|upright)|off target|too (?:high|close))(?= )"
)
_FROM_WIDE = re.compile(
    r" ?from (?:the |a |his |her |out )?(?:[a-z-]+ )?"
    r"(?:right|left|wing|flank|byline|by-line|touchline|corner|wide|deep|right-wing|left-wing)"
)
_DELIVERED = re.compile(
    r" (?:corner|cross|ball|free-kick|delivery|throw|pass) (?:[^ .,;:]+ ){0,6}?(?:was|were|is|being) (?:[a-z]+ )?$"
)


def _dribbles(line: Line, match: re.Match[str]) -> bool:
    return bool(
        re.match(
            r" (?:and|before|,|to|but|who|with (?:a|his) (?:turn|shimmy|step))",
            line.text[match.end() : match.end() + 12],
        )
        and re.search(r" (?:ball|it) (?:past|round|around|beyond) ", match[0])
        and re.match(
            r" (?:to|and|before) (?:run|ran|cross|crossed|race|raced|get|got|set|find|found|pull|pulled|square"
            r"|squared|pick|picked|win|won|sprinted|burst|went|goes|runs|crosses)",
            line.text[match.end() : match.end() + 20],
        )
    )
