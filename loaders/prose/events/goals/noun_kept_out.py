"""Whether the words around a noun say that its shot was no goal."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.nouns import Noun
from loaders.prose.events.goals.shot_ends import KEPT_BEFORE, KEPT_OUT

#: Nouns of what went in, whatever stands before them.
_SCORED = frozenset(
    """
        opener equaliser equalizer winner leveller screamer stunner wonder-goal golazo tap-in brace hat-trick clincher
        decider
    """.split()
)
#: Rows that say by themselves that the ball went in.
_WENT_IN = frozenset(
    (
        "in thanks to",
        "led through",
        "fell to his goal",
        "gifted the goal",
        "into him for the goal",
        "no stopping it",
        "against him and in",
        "fumbled his shot in",
        "let a shot of his in",
        "the scorer was",
        "was the scorer",
        "gifted to him",
        "let him in for it",
        "behind after his goal",
        "lasted until his goal",
        "the match-winner",
        "his share of them",
        "the reply came from him",
        "the reply was his",
        "the third was his",
        "assisted him",
        "an assist for his shot",
    )
)
#: 'a penalty area', 'the free-kick was': no shot.
_NO_SHOT = re.compile(r" ?(?:area|box|spot|taker|was|into|wall|appeals?|shouts?|claims?|hero)")
#: 'we would be talking of Hale's goal of the season', 'his strike at Castle had won goal of the month'.
_PRIZE = re.compile(r" ?of the (?:season|month|year|tournament|century|decade)(?! (?:contender|candidate))")
#: 'his first pass was overhit, his second was not', 'whose nine goals have since fired Castle up the table'.
_DENIED = re.compile(
    r" ?(?:(?:was|were|is|did|had) (?:not|n't) (?!the (?:only|first|last)|until|long)|wasn't "
    r"|have (?:since |already |so far )|has (?:since |already ))"
)
_WON_A_PRIZE = re.compile(r" ?(?:[^ .,;:!?]+ ){0,4}?(?:had won|won|was voted|had been voted) (?:the )?goal of the ")
_NEXT = re.compile(r" (?:[;:!?.]|but|and|before|when|while|,) ")


def is_shot_kept_out(line: Line, row: Noun, match: re.Match[str], noun: str) -> bool:
    """Whether the words around say that the shot was no goal, or something else than a shot."""
    groups = match.groupdict()
    if groups.get("licence"):
        if _OFF_THE_LINE.match(line.text, match.end() - 1) or _BEAT_THE_POST.match(line.text, match.end() - 1):
            return True
        if _STOPPED.search(line.text[max(match.start() - 60, 0) : match.start() + 1]):
            return True
        licence = re.sub(
            r"(?:denied|prevented) <T\d+>|(?:nearly|almost) (?=(?:tore|took|broke|ripped|burst) )|drifted (?=over "
            r"|past |in |into |beyond )",
            "",
            groups["licence"],
        )
        return bool(KEPT_OUT.search(" " + licence + " ") or KEPT_OUT.search(" " + groups["mods"]))
    rest = line.text[match.end() : match.end() + 120]
    clause = _NEXT.split(rest, maxsplit=1)[0]
    if KEPT_OUT.search(clause + " ") or _STOPPED_AT_ONCE.match(rest):
        return True
    if noun and _is_none_of_today(line, match, noun, rest):
        return True
    if noun in {"penalty", "free-kick"} and _NO_SHOT.match(rest):
        return True
    if row.name in _WENT_IN:
        return False
    first = min(match.start("noun"), match.start("scorer")) if noun else match.start("scorer")
    before = line.text[max(match.start() - 60, 0) : match.start() + 1]
    if noun in _SCORED and not groups.get("licence"):
        before = re.sub(r" (?:after|from|off) ", " , ", before)
        return bool(KEPT_BEFORE.search(before))
    return bool(KEPT_BEFORE.search(before) or KEPT_BEFORE.search(line.text[max(first - 60, 0) : first]))


def _is_none_of_today(line: Line, match: re.Match[str], noun: str, rest: str) -> bool:
    """Whether what follows a noun denies it, counts goals over a time or speaks of a prize."""
    if _DENIED.match(rest) or _WON_A_PRIZE.match(rest):
        return True
    if noun == "consolation" and line.text.endswith(" only ", 0, match.start("noun")):
        return True
    owned = line.text.endswith(" 's ", 0, match.start("noun"))
    return noun in {"goal", "strike"} and owned and bool(_PRIZE.match(rest))


#: 'beat the keeper, beat the post too'.
_BEAT_THE_POST = re.compile(
    r" ,? ?(?:and |but )?(?:beat|missed|shaved|struck|hit|grazed|clipped) the (?:[a-z]+ )?(?:post|bar|upright|crossbar"
    r"|woodwork)(?= )(?! and in )"
)
#: 'squirmed under the keeper and was hooked off the line'.
_OFF_THE_LINE = re.compile(
    r" (?:[^ .,;:!?]+ ){0,3}?(?:,|and|but|only to be|before being|until) (?:was |it was |being |had to be "
    r"|[a-z]+ly ){0,2}(?:hooked|cleared|hacked|kicked|scrambled|headed|blocked|clawed|swept|hoofed|stopped"
    r"|saved) "
    r"(?:off|clear|away|from|on|by) "
)
#: 'Hale's header, clawed out by Sand': what was done with it stands right behind the comma.
_STOPPED_AT_ONCE = re.compile(
    r" ?,? (?:and|but) (?:a|an|another|the) (?:[a-z-]+ ){0,3}(?:save|block|stop|clearance|miss) (?:from|by|on) "
    r"| ?, (?:(?:brilliantly|superbly|well|somehow|only|just|eventually|athletically|bravely|easily) ){0,2}"
    r"(?:saved|clawed|tipped|blocked|cleared|hacked|kept out|turned "
    r"(?:away|over|round|behind|aside)|pushed|palmed"
    r"|parried|smothered|beaten (?:out|away)|hooked (?:off|away)|headed (?:off|away|clear|over)|kicked "
    r"(?:off|clear)"
    r"|touched (?:over|on to|onto|round)) "
)
#: 'a clearance from Hale's header'.
_STOPPED = re.compile(
    r" (?:clearance|save|block|stop|parry|interception|tackle) (?:from|of|off|to deny|to keep out|to stop) "
    r"(?:the |a )?(?:[a-z-]+ ){0,2}$"
)
