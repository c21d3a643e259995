"""Words of football that tell what a name is: roles, positions, kinds of place, kinds of body."""

#: Positions by the words for them.
POSITIONS: dict[str, str] = {
    **dict.fromkeys(
        "goalkeeper keeper goalie shot-stopper custodian glovesman netminder number-one".split(), "goalkeeper"
    ),
    **dict.fromkeys(
        """
            defender full-back fullback left-back right-back leftback rightback centre-back center-back
            centre-half centre-halves wing-back left-half right-half sweeper stopper libero
        """.split(),
        "defender",
    ),
    **dict.fromkeys(
        "midfielder playmaker play-maker schemer wing-half string-puller enforcer anchorman pivot wide-man".split(),
        "midfielder",
    ),
    **dict.fromkeys("winger wideman".split(), "winger"),
    **dict.fromkeys(
        """
            striker forward centre-forward center-forward attacker frontman front-man marksman hitman goalscorer
            goal-scorer target-man targetman poacher goal-getter sharpshooter
        """.split(),
        "forward",
    ),
}
MANAGER = frozenset("manager boss coach gaffer head-coach player-manager caretaker-manager co-manager supremo".split())
OFFICER = frozenset(
    """
        owner co-owner chairman chairwoman vice-chairman chief director president vice-president executive
        secretary spokesman spokeswoman spokesperson agent adviser shareholder investor doctor physio
        physiotherapist scout assistant minister chief-executive co-chairman
    """.split()
)
OFFICIAL = frozenset("referee linesman lineswoman official umpire var whistler".split())
PLAYER = frozenset(
    """
        captain skipper vice-captain substitute sub replacement debutant international star player ace youngster
        teenager veteran summer-signing signing loanee newcomer recruit playmaker scorer goalscorer team-mate
        teammate talisman hero starlet prodigy wonderkid legend stalwart youngster striking-partner twins
        brothers rookie veteran sophomore freshman lad import
        academy-graduate matchwinner match-winner partner favourite counterpart
    """.split()
)
OTHER_PEOPLE = frozenset(
    "pundit commentator journalist analyst winner champion actor lawyer singer broadcaster".split()
)

#: Nouns that say what a person is and may stand before a name or for one.
PERSON_NOUNS: frozenset[str] = frozenset(POSITIONS) | MANAGER | OFFICER | OFFICIAL | PLAYER | OTHER_PEOPLE

HONORIFICS = frozenset(
    """
        sir lord dame mr mrs ms miss dr mr. mrs. ms. dr. baroness prince sheikh king captain coach prof prof. professor
        baron
    """.split()
)
#: One of those who go by the name of their side: 'Former Fox Tom Hale'.
BY_NAMES_OF_ONE = frozenset(
    """
        fox gunner toffee magpie cherry blade canary saint blue hornet red villan hammer seagull ram owl gill baggie
        bee bantam claret cottager eagle hatter imp iron jag lion mariner miller peacock pilgrim pirate potter royal
        saddler seasider shaker shrew shrimp shrimper spireite stag swan terrier tiger trotter valiant wanderer
        warrior wolf spur evertonian mackem geordie bluebird hibee jambo glover grecian harrier kopite linnet seadog
        spartan latic white raven quaker addick cobbler dagger exile yellow lilywhite bull stone ger
    """.split()
)

#: Last words of capitalised runs that are no person, by what they make of it.
BODY_WORDS = frozenset(
    """
        association federation board committee group capital partners consortium bank university college school
        council union trust fund holdings company corporation ltd limited inc agency office ministry police
        government parliament commission court party institute foundation society club team authority department
        fa network
    """.split()
)
PUBLISHER_WORDS = frozenset(
    """
        news times post mail express mirror telegraph guardian sun star herald tribune gazette echo radio
        television tv magazine daily sports sport podcast journal chronicle independent observer standard marca
    """.split()
)
COMPETITION_WORDS = frozenset(
    """
        league cup trophy shield championship championships division serie liga bundesliga conference playoffs
        play-off play-offs olympics games euro euros open supercup plate premiership premier qualifying
        tournament
    """.split()
)
VENUE_WORDS = frozenset(
    """
        park stadium road lane arena ground field street stand end bowl dome estadio stadio stade stadion
        coliseum bernabeu azteca terrace gate green centre center
    """.split()
)
CLUB_WORDS = frozenset(
    """
        fc afc cf sc ac united city town rovers wanderers athletic albion county rangers hotspur wednesday
        forest villa orient argyle alexandra stanley academicals thistle harriers dons celtic sporting dynamo
        dinamo real atletico racing olympique borussia bayern inter cska lokomotiv spartak shakhtar galaxy
        revolution vale harps swifts corinthians casuals spartans hibernian colts vics crew fire sounders
        timbers earthquakes rapids dynamo whitecaps impact cosmos
    """.split()
)
#: First words of clubs: 'Sporting Vado', 'Deportivo Lima'.
CLUB_PREFIXES = frozenset(
    """
        sporting real atletico atlético deportivo dynamo dinamo lokomotiv spartak shakhtar olympique racing
        union inter cska fk fc afc sc ac as cd cf ud sv vfl vfb tsv rb rc us ssc nk bk if ik aik hapoel maccabi
        beitar athletic slavia sparta torpedo zenit rapid austria borussia eintracht fortuna hertha club boca
        royal zulte standard
    """.split()
)
#: Words that end names of clubs but are also bodies or stars of other kinds.
CLUB_ENDS = CLUB_WORDS | frozenset(
    "borough colliery welfare gaels union stars star strikers olympic eagles lions tigers comets kickers".split()
)
OTHER_HEADS = frozenset(
    """
        year month week day night award awards prize boot ball ballon rule law act window deal street avenue
        airport hospital hotel river lake island islands bay coast county state states republic kingdom empire
        war world transfer player players manager fans supporters goals minutes technology way army church
        cathedral facebook twitter instagram youtube kop derby grand prix formula tour man match assistant
        referee
    """.split()
)

#: Numbers in words, from nil to twenty and by tens.
NUMBERS: dict[str, int] = {
    word: number
    for number, word in enumerate(
        """
            nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
            seventeen eighteen nineteen twenty
        """.split()
    )
} | {"zero": 0, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS = tuple("january february march april may june july august september october november december".split())
#: The number of every month, by its name and by what it is cut to.
MONTH_NUMBERS = {
    **{name: number for number, name in enumerate(MONTHS, 1)},
    **{name[:3]: number for number, name in enumerate(MONTHS, 1)},
    "sept": 9,
}
CALENDAR = (
    frozenset(WEEKDAYS)
    | frozenset(MONTHS)
    | frozenset(
        """
            jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun
            christmas easter boxing new-year ramadan halloween
        """.split()
    )
)

#: Words that never begin a name though they may be capitalised inside a sentence.
NEVER_NAMES = frozenset(
    """
        he'd she'd it'd they'd we'd you'd who'd that'd there'd he'll she'll it'll they'll we'll you'll he's
        she's it's that's there's here's what's who's they're we're you're they've we've you've i i'm i've i'll
        i'd the a an and but or if so as at by for from in into of on to with his her their our my your its it
        he she they we you this that these those there here what when where who why how not no yes mr mrs ms tv
        ok gmt bst est pm am var uefa fifa fa pfa fai sfa efl mls nasl nwsl wsl caf concacaf conmebol afc usmnt
        uswnt nyc uk usa us eu bbc itv espn ceo covid covid-19 coronavirus european european's africa african
        asia asian america americas south north east west north-east north-west south-east south-west latin
        scandinavian european-wide old firm god internet english-speaking british catholic protestant muslim
        christian jewish brexit olympic olympics all-star mvp usl ussf psg live
    """.split()
)
PARTICLES = frozenset(
    """
        van der den de di da dos das del della do du la le el al bin ter ten von vom af ibn abu y e st st. mac zu ben 't
    """.split()
)
