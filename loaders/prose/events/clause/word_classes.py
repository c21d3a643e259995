"""Words by what they do in a clause: prepositions, joiners, titles, verbs."""

from loaders.prose.events.clause.lexicon import CONTACT, GETTING, SCORING

PREPOSITIONS = frozenset(
    """
        from by to past for of with over at beyond against under underneath around round through between in into on onto
        off behind beneath above near towards toward via like despite without than upon alongside ahead inside outside
        across beside below within amid among plus about following featuring courtesy
    """.split()
)
SUBORDINATORS = frozenset(
    """
        when as while because if where whereas until unless although though since whether once how that which what
    """.split()
)
JOINERS = frozenset("and but then before or yet & only".split())
STOPS = frozenset((";", ":", ".", "!", "?", "(", ")", "-", '"', "'"))
DETERMINERS = frozenset("the a an this that these those another his her their its".split())
AUXILIARIES = frozenset(
    """
        had has have having was were is are be been being did does do would could should might may can will must to got
        gets 'd ca
    """.split()
)
#: Words that stand before a name and belong to it.
TITLES = frozenset(
    """
        captain skipper goalkeeper keeper defender midfielder striker forward winger substitute sub playmaker
        centre-back full-back left-back right-back wing-back centre-half centre-forward frontman debutant compatriot
        countryman captain's team-mate teammate international youngster teenager star man ace hitman rookie veteran
        top-scorer scorer marksman fellow opposite number new signing summer record former ex loan loanee on-loan
        fit-again in-form club-record strike-partner partner brother and & both either stopper custodian shot-stopper
        full-debutant boss manager talisman returning attacking central defensive right left back wing half centre
        defender-turned-striker first-half second-half player unmarked onrushing advancing stranded helpless hapless
        despairing diving sprawling oncoming onrushing fullback leftback rightback halfback center-back center-forward
        wingback goalkeeper-captain inside-forward outside-left outside-right inside-left inside-right wing-half
        wing-forward goalscorer two-goal england scotland wales ireland france germany spain italy brazil argentina
        boy lad youth local homegrown centre-forwards portugal belgium holland netherlands denmark sweden norway
        nigeria ghana senegal cameroon egypt morocco japan
        australia
    """.split()
)
#: What closes a phrase of time or place before a subject.
CLOSING = frozenset(
    """
        clock time minutes minute half break interval played gone left remaining restart hour change whistle end seconds
        mark stage later game match go spare shoulder asking evening morning post area box line byline by-line flank
        wing channel corner circle
        edge
    """.split()
)
#: 'to meet a Hale cross': a name before one of these says whose it was.
SERVICE = frozenset(
    """
        cross corner free-kick pass shot header centre effort volley drive delivery through-ball throw flick knock-down
        penalty goal mistake error clearance
    """.split()
)
_COMMON_VERBS = frozenset(
    """
        teed fed met set gave made saw kept caught fell left let lost led ran rose cut held won came went took put beat
        denied deny denying denies beating feeding finding picking leaving forcing sending releasing teeing setting
        giving allowing robbing sent found sought forced told brought replaced replacing replaces challenging crossed
        spotted fouled fouling bringing drew draws sold rode shook threw drove spun outran outfought robs rounding
        skipping outpacing nutmegging evading eluding lobbing bamboozling slipping putting teeing setting playing
        tripping felling sliding beats finds feeds sets gives sends forces leaves keeps keeping
    """.split()
)


def verb_kind(word: str) -> str | None:
    """The form of a known verb: base, s, past, ing."""
    for table in (CONTACT, SCORING, GETTING):
        if word in table:
            return table[word][1]
    return None


def looks_like_verb(word: str) -> bool:
    """Whether a word may be a verb; only used where no determiner stands before it."""
    return (
        word in CONTACT
        or word in GETTING
        or word in SCORING
        or word in _COMMON_VERBS
        or (word.endswith("ed") and len(word) > 4 and word not in TITLES and "-" not in word)
    )
