"""The cues by which it is weighed whether somebody is told to have scored: classes of words, each with a name."""

import re
from functools import cache

from loaders.prose.events.lexicon import CONTACT, DELIVERING, GETTING, GOAL_NOUNS, KEEPER_WORDS, ORDINALS, SCORING, SHOT_NOUNS

#: Classes of words; two words joined by `_` stand one behind the other.
_WORDS: dict[str, str] = {
    "penalty": "penalty penalties pen spot-kick spot-kicks spot twelve_yards 12_yards",
    "net": "net netting rigging roof onion_bag twine",
    "corner of the net": "bottom_corner top_corner far_corner near_corner bottom_left bottom_right top_left top_right left-hand_corner right-hand_corner inside_the",
    "post": "post bar crossbar upright woodwork side-netting",
    "past": "past beyond under underneath beneath beat beats beating between round rounded rounding over around through",
    "helpless": "helpless beaten stranded wrong-footed wrongfooted wrong-footing motionless slightest no_chance little_chance no_mistake not_miss unerring unstoppable flat-footed rooted",
    "result": "ahead lead front advantage level parity deadlock deficit arrears cushion equal equality terms breakthrough blood margin doubled halved "
              "levelled equalised restored extended sealed reply replied respond responded comeback in_front winner winning decided settled secured clinched "
              "scoresheet score-sheet scoreline scoreboard scoring tally rout on_terms all-square all_square matters account",
    "on the scoresheet": "scoresheet score-sheet on_target mark account",
    "celebration": "celebrated celebrating celebration celebrations celebrate wheeled corner_flag delirium roar roared erupted bedlam",
    "rebound": "rebound pounced pounce spilled spilt loose unmarked follow-up followed prod poach poached quickest reacted sharpest",
    "cool finish": "coolly calmly clinically emphatically comfortably neatly deftly gleefully cleverly simply easily superbly brilliantly unerringly clinical composed cool emphatic finish finishes finished finishing",
    "easy finish": "range yards tap-in simple easy simplest unmarked open_goal empty_net empty open unguarded task",
    "saved": "save saves saved saving denied deny denies denying parried parry parries tipped tips tip palmed palms kept_out keep_out blocked block blocks stopped stop smothered clawed "
             "cleared clear clears clearance keep_it repelled thwarted pushed gathered held hands fingertip fingertips",
    "wide": "wide over_the high inches narrowly off_target off-target side-netting agonisingly whisker missed miss misses missing astray woodwork clipped rattled crashed_against against_the onto_the hit_the struck_the rebounded",
    "chance": "chance chances opportunity opportunities opening effort efforts attempt attempts tried tries trying attempted",
    "unreal": "could should would might nearly almost not n't never if unless denied without failed unable refused unlucky wasted squandered cannot ca may will wo hope hoped hoping hopes wants",
    "undone": "offside off-side disallowed ruled chalked flag flagged linesman handball whistle var overturned annulled",
    "other day": "season seasons last previous previously career year years ago month week since debut history record times appearances games matches international internationals earlier tournament campaign",
    "pass": "cross crosses crossed crossing pass passes passed passing ball centre centred corner free-kick delivery assist through-ball flick flicked knock-down feed pull-back cut-back squared lay-off threw",
    "sets up": "set_up setting_up sets_up fed feeding feeds found finding picked_out teed released releasing supplied provided created laid slipped sent put_through played_in played_through allowed allowing assisted assisting giving gave",
    "foul": "foul fouled fouls fouling tripped brought_down felled booked booking cautioned yellow red sent_off dismissed card penalised challenge tackle handled",
    "change": "replaced replacing substitute substitution substituted came_on bench introduced introduction brought_on injury injured limped withdrawn",
    "says": "said says told added_: admitted insisted believes believe felt think thought",
    "defends": "tackled tackle intercepted cleared clearing headed_clear headed_away off_the off_line block goal-line defending",
    "own": "own own-goal",
    "moment": "minute minutes min mins mark hour half-time interval break whistle seconds later stoppage injury-time injury_time added_time kick-off restart",
    "late or early": "late early soon immediately moments shortly quickly eventually finally then again second_half first_half opening closing dying",
    "when": "when as after before until",
    "then": "then before and but",
    "ran": "ran run runs running raced burst broke surged charged latched raced onto turned cut dribbled weaved beat",
    "clause for what it did": "to_make to_give to_put to_level to_equalise to_seal to_restore to_complete to_double to_win to_send making_it made_it make_it makes_it",
    "number of goals": "twice two three hat-trick brace double treble both another second third fourth fifth sixth pair",
    "crowd": "fans supporters crowd home_fans",
    "manager": "manager boss coach head_coach managed",
}
#: Punctuation and words at which a clause ends.
BREAKS = frozenset((".", ";", ":", "!", "?", "(", ")", '"'))
SCORE_TOLD = re.compile(r"\d{1,2}-\d{1,2}|(?:one|two|three|four|five|six)-(?:nil|one|two|three|four|five|all|nothing)")
#: Before these, and at the end of a clause, 'in' says that the ball went in.
_AFTER_IN = frozenset((".", ",", ";", "!", "?", "from", "at", "off", "after", "with", "past", "via", "unmarked", "when", "as", "and", "by"))
_AFTER_HOME_NOT = frozenset(
    "side team fans crowd supporters defence game games match keeper goalkeeper ground advantage end debut record win defeat captain area goal penalty club".split())


@cache
def _classes() -> dict[str, tuple[str, ...]]:
    """Each word, and each two words, with its classes."""
    found: dict[str, list[str]] = {}

    def add(name: str, words: list[str]) -> None:
        for word in words:
            found.setdefault(word.replace("_", " "), []).append(name)
    for name, words in _WORDS.items():
        add(name, words.split())
    add("scores", [word for word in SCORING if word != "outscored"])
    add("gets", list(GETTING))
    add("strikes the ball", [word for word, (base, _) in CONTACT.items() if base not in DELIVERING and base not in _UNSURE])
    add("plays the ball", [word for word, (base, _) in CONTACT.items() if base in DELIVERING or base in _UNSURE])
    add("goal as noun", GOAL_NOUNS.split("|"))
    add("shot as noun", SHOT_NOUNS.split("|"))
    add("ordinal", list(ORDINALS))
    add("keeper", KEEPER_WORDS.split("|"))
    return {word: tuple(dict.fromkeys(names)) for word, names in found.items()}


_UNSURE = frozenset("turn get take bring play send find pass lay throw apply put place beat hit finish direct".split())


def cues_at(words: list[str], at: int) -> tuple[str, ...]:
    """The classes of the word at a place, alone and with the next."""
    table = _classes()
    word = words[at]
    after = words[at + 1] if at + 1 < len(words) else "."
    found = table.get(word, ()) + table.get(f"{word} {after}", ())
    if word == "in" and after in _AFTER_IN or word == "home" and after not in _AFTER_HOME_NOT and not after.startswith("<"):
        return (*found, "in")
    if word[0].isdigit() or "-" in word:
        if SCORE_TOLD.fullmatch(word):
            return (*found, "running score")
        if word[0].isdigit() and (after in ("minutes", "minute", "mins", "'") or word.endswith(("th", "st", "nd", "rd"))):
            return (*found, "minute in figures")
    if word == "-" or word == ",":
        return ()
    if word[:2] == "<K":
        return (*found, "keeper")
    if word[:2] == "<T":
        return (*found, "side")
    return found


#: A sentence with none of these tells no goal.
TRIGGERS = frozenset((
    "scores", "strikes the ball", "goal as noun", "shot as noun", "net", "corner of the net", "result", "running score", "penalty", "helpless",
    "on the scoresheet", "clause for what it did", "in", "cool finish", "rebound", "minute in figures"))
