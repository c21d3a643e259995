"""The words of goals: what is done to a ball, what a goal is called, what keeps one out."""

from loaders.prose.pattern_parts import either

_VOWELS = "aeiou"


def _forms(base: str, double: bool) -> dict[str, str]:
    """The forms of a regular verb, each with its kind: base, s, past, ing."""
    stem = base + base[-1] if double else base
    if base.endswith("e"):
        past, ing = base + "d", base[:-1] + "ing"
    elif base.endswith("y") and base[-2] not in _VOWELS:
        past, ing = base[:-1] + "ied", base + "ing"
    else:
        past, ing = stem + "ed", stem + "ing"
    third = base + "es" if base.endswith(("s", "sh", "ch", "x", "z")) else base + "s"
    return {base: "base", third: "s", past: "past", ing: "ing"}


def forms_of(words: str, irregular: str = "") -> dict[str, tuple[str, str]]:
    """From `tap! head` (`!` doubles) and `hit/hits/hit/hitting` to form -> (base, kind of form)."""
    table: dict[str, tuple[str, str]] = {}
    for word in words.split():
        base = word.rstrip("!")
        for form, kind in _forms(base, word.endswith("!")).items():
            table[form] = (base, kind)
    for entry in irregular.split():
        forms = entry.split("/")
        for form, kind in zip(forms, ("base", "s", "past", "ing", "past"), strict=False):
            table.setdefault(form, (forms[0], kind))
    return table


#: Finishing verbs: what follows tells whether it went in.
FINISHING = """
    tap! slot! sweep stroke nod! stab! prod! poke hammer head steer guide glance flick toe-poke bundle scramble tuck
    convert touch side-foot sidefoot bury crash smash thump thunder thrash lash power rocket slam! blast plunder turn
    knock squeeze force scuff bobble backheel back-heel nestle squirt apply ram! cushion poach stoop bullet mis-hit
    smack spank tickle rasp thwack finesse roof coax deposit smuggle tonk bludgeon blister boot bang jam! rap! shovel
    usher loft hurl one-time redirect breast screw nutmeg! cannon hustle flip! rifle lever boom bop! nut! bobble wrench
    shin! scissor-kick half-volley volley toe-end shove divert nudge clatter belt wallop plant pile direct deflect
    despatch dispatch finish return dummy pass place jab! nick trickle skip! bounce shoulder knee chest walk pass
    dance prance
"""
#: Verbs of shooting, which serve as well for passes and crosses.
SHOOTING = """
    curl bend whip! rifle fire drill drive loft lift dink chip! clip! loop lob! float roll flash pull hook scoop arrow
    unleash crack swerve caress dispatch launch larrup! slice squeeze volley slip! hoist push ping! skim! angle spear
    ghost stun! hoof skew whack leather stick lace rasp strike bash rip! uncork zing connect knuckle scoot toe! whistle
    rope
"""
_IRREGULAR = """
    sweep/sweeps/swept/sweeping shoot/shoots/shot/shooting hit/hits/hit/hitting put/puts/put/putting
    slide/slides/slid/sliding bend/bends/bent/bending drive/drives/drove/driving strike/strikes/struck/striking
    send/sends/sent/sending stick/sticks/stuck/sticking spin/spins/spun/spinning thrust/thrusts/thrust/thrusting
    get/gets/got/getting lay/lays/laid/laying play/plays/played/playing bring/brings/brought/bringing
    shot/shots/shot/shooting strike/strikes/struck/striking drove/drives/driven/driving nudge/nudges/nudged/nudging
    find/finds/found/finding sneak/sneaks/sneaked/sneaking beat/beats/beat/beating fizz/fizzes/fizzed/fizzing
    sneak/sneaks/snuck/sneaking swing/swings/swung/swinging throw/throws/threw/throwing take/takes/took/taking
"""
CONTACT: dict[str, tuple[str, str]] = {
    **forms_of(SHOOTING),
    **forms_of(FINISHING, _IRREGULAR),
    "shot": ("shoot", "past"),
    "bent": ("bend", "past"),
    "swept": ("sweep", "past"),
    "hit": ("hit", "past"),
    "put": ("put", "past"),
    "driven": ("drive", "past"),
    "beaten": ("beat", "past"),
    "volleyed": ("volley", "past"),
}
#: Verbs that pass as readily as they shoot: 'in' alone, with a ball as object, is no goal.
DELIVERING = frozenset(
    """
        curl bend whip hurl fire drill drive loft lift dink chip clip float roll flash pull play swing throw put send
        slide slip hoist push launch lay get take bring pass spin thread find ping fizz beat hit knock
    """.split()
)
#: Verbs that say nothing of the ball on its own and need a plain licence.
PLAIN = frozenset("get take bring play send find pass lay throw apply beat put tee dummy ghost return".split())

#: Verbs that tell a goal with no more said.
SCORING: dict[str, tuple[str, str]] = {
    **forms_of("score net! equalise equalize"),
    "levelled": ("level", "past"),
    "leveled": ("level", "past"),
    "levelling": ("level", "ing"),
    "leveling": ("level", "ing"),
    "tallied": ("tally", "past"),
    "tallying": ("tally", "ing"),
    "outscored": ("outscore", "no"),
}
#: Verbs that with a goal as their object tell one.
GETTING: dict[str, tuple[str, str]] = forms_of(
    """
        grab! snatch nick claim add bag! notch net! plunder complete record register conjure steal deliver produce
        provide earn score secure force manage chalk celebrate contribute pilfer land crown clinch collect power head
        fire pinch poach crash smash volley lash drill slot! curl open tap! nod! convert bundle blast sweep seal salvage
        rescue poke stab! rack tally collect obtain strike pocket plant finish supply mark reply
    """,
    """
        get/gets/got/getting hit/hits/hit/hitting have/has/had/having find/finds/found/finding
        strike/strikes/struck/striking win/wins/won/winning make/makes/made/making drive/drives/drove/driving
        sweep/sweeps/swept/sweeping steal/steals/stole/stealing shoot/shoots/shot/shooting
    """,
)

#: Nouns that are a goal whoever says them.
GOAL_NOUNS = either(
    """
        goal goals opener equaliser equalizer winner leveller leveler match-winner matchwinner game-winner clincher
        decider consolation own-goal tap-in tap-ins double brace hat-trick hat-tricks hattrick treble strike strikes
        stunner wonder-goal golazo screamer game-tying sealer
    """
)
#: Nouns that are a goal if something confirms it.
SHOT_NOUNS = either(
    """
        effort efforts header headers volley volleys penalty penalties spot-kick spot-kicks spot kick pen free-kick
        free-kicks freekick finish finishes shot shots drive half-volley half-volleys backheel back-heel overhead lob
        chip piledriver pile-driver thunderbolt rocket flick touch toe-poke deflection daisy-cutter scissor-kick bicycle
        curler hit attempt nod poke blast cracker beauty dink long-ranger snapshot snap-shot one-timer left-footer
        right-footer laser scorcher rasper panenka grounder cross-shot cross-cum-shot shot-cum-cross swerver looper
        scissors-kick overhead-kick back-header toe-ender side-footer grubber trundler sidefoot stab prod jab howitzer
        exocet bullet missile
        15-yarder 16-yarder 17-yarder 18-yarder 19-yarder 20-yarder 21-yarder 22-yarder 23-yarder 24-yarder
        25-yarder 26-yarder 27-yarder 28-yarder 29-yarder 30-yarder 31-yarder 32-yarder 33-yarder 34-yarder
        35-yarder 36-yarder 37-yarder 38-yarder 39-yarder 40-yarder 41-yarder 42-yarder 43-yarder 44-yarder
        45-yarder
    """
)
_ORDINALS = "first/1st second/2nd third/3rd fourth/4th fifth/5th sixth/6th seventh/7th eighth/8th ninth/9th"
ORDINALS: dict[str, int] = {
    word: number for number, words in enumerate(_ORDINALS.split(), start=1) for word in words.split("/")
}
ORDINAL = "|".join(ORDINALS)
KEEPER_WORDS = "keeper|goalkeeper|'keeper|custodian|shot-stopper|stopper|netminder|goalie|number one|gk"

ADVERBS = frozenset(
    """
        then soon also duly just again later eventually finally promptly calmly coolly neatly clinically comfortably
        easily simply quickly gleefully expertly cleverly superbly brilliantly smartly somehow still twice first even
        once immediately instantly almost clearly only surely ultimately never not n't always nearly too himself herself
        both all each who deservedly emphatically firmly low high up forward on well subsequently moments minutes so
        thus nonetheless nevertheless however though unerringly ruthlessly fortuitously inadvertently unwittingly
    """.split()
)


def is_adverb(word: str) -> bool:
    """Whether a word may stand between a subject and its verb without being either."""
    return word in ADVERBS or (word.endswith("ly") and len(word) > 4)
