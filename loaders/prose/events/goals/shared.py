"""What all readers of goals share: whose shot or side is a subject, the details around a goal, several subjects."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.coordination import coordinated
from loaders.prose.events.clause.lexicon import is_adverb
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.detail import count_in, describe
from loaders.prose.events.goals.notes import take_note
from loaders.prose.events.goals.telling import Telling

_SHOT_SUBJECT = compiled(
    r" (?P<owner>{p}) 's (?!back to goal)(?:[^ .;:!?<>()]+ ){0,7}?(?:{shot}|{goal}|{ord})"
    r"(?: (?:[^ .;:!?<>()]+ ){0,12}?)?,? ?(?:which |that )?(?:[a-z]+ly |then |soon |eventually |duly |also |to )?$"
)
#: What of somebody a ball is played with: 'Hale's right foot drilled it in'.
_BODY_SUBJECT = compiled(
    r" (?P<owner>{p}) 's (?:[a-z-]+ ){0,3}?"
    r"(?:head|forehead|knee|thigh|shin|boot|toe|toes|foot|chest|heel|instep|shoulder|hip|leg|studs)"
    r"(?: had| then| duly| somehow| [a-z]+ly)? $"
)
#: Whose ball somebody else finished did not score: 'turned in Hale's free-kick to give them the lead'.
_FINISHED = compiled(
    r" (?:in|home|met|meets|meeting|onto|on to|converted|converting|converts|finished|finishing|end of|to|from|off|with"
    r"|volleyed|headed|nodded|flicked|turned) (?:the )?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,2}$"
)


def shot_subject(line: Line, verb: int) -> int | None:
    """The owner of the shot that is the subject of a verb: 'Vidal's header gave ...'."""
    before = line.text[: line.offsets[verb]]
    match = _SHOT_SUBJECT.search(before)
    if match is None:
        match = _BODY_SUBJECT.search(before) if line.words[verb - 1] != "to" else None
    elif line.words[verb - 1] == "to" and _FINISHED.search(before[: match.start() + 1]):
        return None
    if match and _REACHED.search(before[: match.start() + 1]) and " and " in before[match.start("owner") :]:
        return None  # 'the teenager latched on to Hale's flick and beat the keeper'
    return line.word_at(match.start("owner")) if match else None


_REACHED = compiled(r" (?:to|onto|from|off|met|collected|gathered|controlled|took|on|with) $")


#: 'squared for Hale, and the Marlow junior': who got the ball is described at once.
_FED = compiled(
    r" (?:fed|found|picked out|set up|released|played in|slipped in|teed up|sent|put|set|freed|slid|slipped|played"
    r"|finding"
    r"|feeding|picking out|setting up|releasing|teeing up|sending|putting|sliding|slipping|playing|(?:crossed|crossing"
    r"|squared|squaring|passed|passing|laid it off|laying it off|pulled it back|pulling it back|cut it back|rolled it"
    r"|rolling it|centred|centring) (?:it |the ball )?(?:across |back |inside )?(?:for|to)) (?:[a-z-]+"
    r" (?=<P))?(?P<to><P\d+>)"
    r" (?:in |through |clear |away |free |up ){0,2},? ?and the (?:[a-z-]+ |<O\d+> |<T\d+> (?:'s )?){1,4}$"
)
_KEEPING = re.compile(r" (?:keeper|goalkeeper|defender|centre-half|full-back|ball|shot|cross|striker 's) $")


def fed_before(line: Line, verb: int) -> int | None:
    """Who got the ball right before a clause whose subject is a description of nobody known."""
    if line.words[verb - 1][:1] == "<" or " and the " not in line.text:
        return None
    before = line.text[: line.offsets[verb]]
    match = _FED.search(before)
    return line.word_at(match.start("to")) if match and not _KEEPING.search(before) else None


def side_subject(line: Line, verb: int) -> int | None:
    """The side that is the subject of a verb."""
    for at in range(verb - 1, max(verb - 14, -1), -1):
        word = line.words[at]
        if line.is_side(at) and not line.owns(at):
            return at
        if line.is_person(at) or word in (";", ":", "which", "that"):
            return None
    return None


def is_governed(line: Line, word: int) -> bool:
    """Whether a bare form is a verb and no noun: after 'to', 'and', an auxiliary, or 'saw X'."""
    back = word - 1
    while back >= 0 and is_adverb(line.words[back]):
        back -= 1
    if back < 0:
        return False
    if line.is_person(back) and not line.owns(back):
        return bool(
            re.search(
                r" (?:saw|see|seeing|watched|watching|let|letting|helped|help|made|make) (?:[a-z-]+ |<T\d+> ){0,3}$",
                line.text[: line.offsets[back]],
            )
        )
    if line.words[back] in ("but", "than"):
        return "do" in line.words[max(back - 2, 0) : back]  # 'had nothing to do but tap it in'
    return line.words[back] in ("to", "and", "or", "would", "did", "then", "who", "they", "could")


def follows_to(line: Line, word: int) -> bool:
    """Whether a verb is an infinitive after 'to' or 'would'."""
    back = word - 1
    while back >= 0 and is_adverb(line.words[back]):
        back -= 1
    return back >= 0 and line.words[back] in ("to", "would")


def noun_effect(telling: Telling, noun: str, phrase: str) -> None:
    """Note what the noun for a goal says of the score: opener, equaliser, winner, brace."""
    if noun == "opener" or "opening goal" in phrase or "first goal of the" in phrase:
        telling.first_of_match = True
    if noun in ("equaliser", "equalizer", "leveller", "leveler"):
        telling.own_less_other = 0
    if noun in ("winner", "match-winner", "matchwinner", "game-winner", "clincher", "decider"):
        telling.tags.add("winner")
    if noun == "consolation":
        telling.tags.add("consolation")
    telling.count = max(telling.count, count_in(" " + phrase.strip() + " "))


#: 'pulled one back for Marlow', 'netted a fourth for the hosts'.
_FOR_SIDE = compiled(
    r"(?:(?!and |but |as |when |after |before |who |past |from |against |to |only |for )[^ .,;:!?()]+ ){1,7}for "
    r"(?:[a-z-]+ ){0,2}?(?P<side><T\d+>)(?! (?:'s|to|in \d{4}|last|this season|since|against))(?= )"
)


#: Before 'cancelled out' these make it passive.
_PASSIVE = frozenset("was were been being soon quickly".split())
_CLAUSE_ENDS = frozenset(", ; . but before who when as -".split())


def fill_detail(telling: Telling) -> None:
    """Fill in what stands right after a telling: order, penalty, part of the body."""
    line = telling.line
    if telling.rule == "cancel out" and line.words[telling.verb - 1] in _PASSIVE and not _is_agent(telling):
        return  # what follows tells how the other side scored
    stop = min(telling.end + 9, len(line.words))
    near = " " + " ".join(_until_comma(line.words[telling.verb : stop], telling.end - telling.verb)) + " "
    describe(telling, near, line.text)
    if telling.side_word is None and telling.scorer is not None:
        found = _FOR_SIDE.match(line.text, line.offsets[telling.verb])
        telling.side_word = line.word_at(found.start("side")) if found else None
    if telling.count == 1:
        telling.count = count_in(near)
    if re.search(r" own[ -](?:goal|net) ", near):
        telling.own_goal = True


def _is_agent(telling: Telling) -> bool:
    """Whether the scorer stands behind the verb: 'was cancelled out by Cruz'."""
    return telling.scorer is not None and telling.scorer > telling.verb


def _until_comma(words: list[str], least: int) -> list[str]:
    for at, word in enumerate(words):
        if at > least and word in _CLAUSE_ENDS:
            return words[:at]
        if at > least and word == "and" and _opens_a_clause(words[at + 1 : at + 2]):
            return words[:at]
    return words


def _opens_a_clause(words: list[str]) -> bool:
    """Whether a clause of its own starts after 'and': 'and then', 'and Hale'."""
    return bool(words) and (words[0] == "then" or words[0][:2] in ("<P", "<N", "<T", "<H"))


def _words_between(telling: Telling) -> list[str]:
    """The words between a scorer and the verb after it."""
    return telling.line.words[telling.scorer or 0 : telling.verb]


def each_subject(telling: Telling) -> Iterator[Telling]:
    """One telling for each of a list of subjects: 'Hale and Cruz had put them two up'."""
    if telling.scorer is None or telling.rule.startswith("head") or telling.line.words[telling.scorer][:2] != "<P":
        yield telling
        return
    members = coordinated(telling.line, telling.scorer, subjects=True)
    between = _words_between(telling)
    if len(members) == 1 or telling.scorer > telling.verb or "latter" in between:
        take_note(telling, several=False)
        yield telling
        return
    for member in members:
        other = telling.by(member)
        other.player_order = None
        other.pair = None
        other.own = None
        other.own_less_other = None
        if "either side" in telling.line.text or " each half" in telling.line.text:
            other.count = 1  # 'Hale and Cruz struck either side of the break'
        take_note(other, several=True)
        yield other
