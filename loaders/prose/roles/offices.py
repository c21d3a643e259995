"""Ways of naming someone with an office or a position at a club: 'Marlow manager Ann Lee', 'Lee, the Marlow boss'."""

from loaders.prose.roles.construction import Construction, Table, construction
from loaders.prose.roles.words import OFFICE_OF, OFFICE_OF_PLURAL, Office

#: The last word of an office is enough to make a sentence worth trying.
TRIGGERS = frozenset(phrase.split()[-1] for phrase in OFFICE_OF)
#: The same of those that are no player's, and of a manager's.
_OFFICIAL_TRIGGERS = frozenset(
    phrase.split()[-1] for phrase, office in OFFICE_OF.items() if office not in (Office.PLAYER, Office.CAPTAIN)
)
MANAGER_TRIGGERS = frozenset(
    phrase.split()[-1] for phrase, office in OFFICE_OF.items() if office in (Office.MANAGER, Office.CARETAKER)
)
_PLURAL_TRIGGERS = frozenset(phrase.split()[-1] for phrase in OFFICE_OF_PLURAL)
_BY = frozenset(
    "managed trained coached bossed captained skippered owned majority-owned co-owned part-owned chaired".split()
)
_DOES = frozenset("manages coaches captains skippers owns co-owns chairs".split())

_MACROS = {
    # words before a name that must end in an office, words after a club that must start with one
    "before": r"(?P<before>(?:[a-z0-9.'&/,-]+ ){1,8}?)",
    "after": r"(?P<after>(?:[a-z0-9.'&/-]+ ){1,7})",
    "pre": r"(?P<pre>(?:[a-z'-]+ ){0,3}?)",
    "aside": r"(?: \( [a-z0-9 ]{1,20} \))?",
    "is": r"(?P<verb>is|remains|remained|was|became|becomes|stays|stayed|served as|acted as|acts as|works as)",
    "adverb": r"(?:still |now |currently |again |also |already |(?P<over>then|once|formerly|previously) )?",
    "who": r"(?:who (?P<verb>is|was|became|remains) )?",
    "list": r"(?P<list><[PN]\d+>(?: \( [a-z0-9 ]{1,20} \))?"
    r"(?: (?:, and|,|and|&) (?:sir )?<[PN]\d+>(?: \( [a-z0-9 ]{1,20} \))?){1,5})",
}


def _office(name: str, pattern: str, triggers: frozenset[str] = TRIGGERS) -> Construction:
    return construction(f"office.{name}", triggers, pattern, **_MACROS)


#: One person, one club.
NAMED_OFFICES = Table(
    (
        # Marlow manager Ann Lee; former Marlow boss Kit Dunn; Harbour's new head coach, Igor Sand
        _office("club-office-name", r" {pre}{club} {before}{name}"),
        # the visitors' manager Ann Lee
        _office("pointed-club-office-name", r" (?P<pre>)<D(?P<team>\d+)> 's {before}{name}"),
        # Ann Lee, the Marlow manager; Holloway - the Palace boss; Lee (the Marlow boss); Lee, now Harbour coach
        _office(
            "name-club-office", r" {name}{aside} (?:,|-|\() {who}{adverb}(?:the |a |an )?{pre}(?:the )?{team} {after}"
        ),
        # Ann Lee, their manager
        _office("name-pointed-club-office", r" {name}{aside} (?:,|-|\() <D(?P<team>\d+)> 's {pre}{after}"),
        # Marlow manager: Ann Lee
        _office("club-office-colon-name", r" {pre}{club} {before}: {name} "),
        # Marlow: Ann Lee (manager)
        _office("club-colon-name-office", r" (?P<pre>){team} : {name} \( {after}\)"),
        # Lee is now 12-3-2 as Marlow coach
        _office(
            "name-as-club-office",
            r" {name} (?:is|has|had|improves|improved) "
            r"(?:(?!<[PT]|replaced|succeeded|appointed|named|sacked|been)[^ ;]+ ){1,8}?as (?:the )?"
            r"(?P<pre>){team} {after}",
        ),
        # the manager of Marlow, Ann Lee; chairman of Harbour Leo Pike
        _office("office-of-club-name", r" {before}(?:of|at) {the}{club} (?:, )?(?:sir )?{name} "),
        # Lee, in his first match as manager of Marlow
        _office(
            "name-first-as-office-of-club",
            r" {name} , (?:in|on|taking|making|after) "
            r"(?:(?!<[PT]|replaced|succeeded|appointed|named|sacked|been)[^ ;,]+ ){1,7}?as {before}"
            r"(?:of|at) {the}{club} ",
        ),
        _office(
            "name-first-as-club-office",
            r" {name} , (?:in|on|taking|making|after) "
            r"(?:(?!<[PT]|replaced|succeeded|appointed|named|sacked|been)[^ ;,]+ ){1,7}?as (?:the )?"
            r"(?P<pre>){club} {after}",
        ),
        # Lee remains without a win as manager of Marlow
        _office(
            "name-remains-as-office-of-club",
            r" {name} (?:remains|is still|is now|has yet) "
            r"(?:(?!<[PT]|replaced|succeeded|appointed|named|sacked|been)[^ ;,]+ ){1,7}?as {before}"
            r"(?:of|at) {the}{club} ",
        ),
        # It was a poor start for Lee as Marlow manager
        _office(
            "for-name-as-club-office",
            r" (?:start|day|night|afternoon|win|defeat|game|match|season|debut|life|point|victory"
            r"|milestone|triumph) for {name} as (?:the )?(?P<pre>){club} {after}",
        ),
        # Marlow, whose coach is Lee
        _office("club-whose-office-is-name", r" (?P<pre>){club} ,? ?whose {before}is {name} "),
        # Marlow's manager of six years, Lee
        _office(
            "club-office-of-years-name",
            r" {pre}{club} 's {before}of (?:the last |the past )?(?:[a-z0-9]+ )?"
            r"(?:years?|seasons?|months?|weeks?|days?) , {name}",
        ),
        # Lee is the Marlow manager
        _office("name-is-club-office", r" {name} {is} {adverb}(?:the |a |an )?{pre}(?:the )?{team} {after}"),
    )
)

#: The office first, then the club: 'Lee, manager of Marlow', 'Lee remains manager of Marlow'.
OFFICE_OF_CLUB = Table(
    (
        _office(
            "name-office-of-club",
            r" {name}{aside} (?:,|-|\() {who}{adverb}(?:the |a |an )?{before}(?:of|at|with|for) {the}{team} ",
        ),
        _office(
            "name-is-office-of-club", r" {name} {is} {adverb}(?:the |a |an )?{before}(?:of|at|for|with) {the}{team} "
        ),
    )
)

#: A description that points to somebody, then the club: 'Rui Matos, the Portuguese coach of Marlow'.
OFFICES_DESCRIBED = Table(
    (
        _office(
            "described",
            r" {name} (?:,|(?:is|remains|stays)(?: still)?) <[NnP](?P<words>\d+)> (?:of|at) {the}{club} ",
            frozenset({"of", "at"}),
        ),
    )
)

#: Several people with one office: 'co-owners Max Bird and Una Gray'.
LISTED_OFFICES = Table(
    (
        _office("club-offices-list", r" {pre}{team} {before}{list}", _PLURAL_TRIGGERS),
        _office(
            "list-club-offices",
            r" {list} (?:,|-|\() (?:the |who are the )?{pre}(?:the )?{team} {after}",
            _PLURAL_TRIGGERS,
        ),
    )
)

#: A verb that tells the office: 'Harbour, managed by Igor Sand', 'Lee, who coaches Marlow'.
OFFICE_VERBS = Table(
    (
        _office(
            "club-managed-by",
            r" {team} (?:side |team |outfit )?(?:\( [0-9-]+ \) )?(?:[a-z,'-]+ ){0,3}?"
            r"(?P<verb>[a-z-]+ed) by (?:[a-z'-]+ |<T\d+> ){0,6}?<[PO](?P<person>\d+)>",
            _BY,
        ),
        _office(
            "club-belongs-to",
            r" {team} (?:[a-z,'-]+ ){0,3}?(?P<verb>belongs|belong) to <[PO](?P<person>\d+)>(?! 's)",
            frozenset({"belongs", "belong"}),
        ),
        _office(
            "club-owners-company",
            r" {club} (?:'s )?(?:[a-z-]+ ){0,2}?(?P<verb>owners|owner)(?: ,)? <O(?P<person>\d+)>",
            frozenset({"owners", "owner"}),
        ),
        _office(
            "company-owners-of-club",
            r" <O(?P<person>\d+)> , (?:the |who are the )?(?P<verb>owners|owner) of {the}{team} ",
            frozenset({"owners", "owner"}),
        ),
        _office(
            "company-owns-club",
            r" <O(?P<person>\d+)> (?:, which |which |also )?(?P<verb>own|owns) {the}{team} ",
            frozenset({"own", "owns"}),
        ),
        _office(
            "name-who-manages-club",
            r" {name} ,? ?(?:(?:[a-z'-]+|<[TN]\d+>) ){0,5}?who (?:has |have )(?:long )?"
            r"(?P<verb>coached|managed) {the}{team}(?= [,.;)]| and| in| since| with| for)",
            frozenset({"coached", "managed"}),
        ),
        _office(
            "name-the-one-who-manages-club",
            r" {name} , (?:(?:[a-z'-]+|<[TN]\d+>) ){1,5}who (?P<verb>coaches|manages) {the}{team}"
            r"(?= [,.;)]| and| in| since| with)",
            _DOES,
        ),
        _office(
            "name-started-by-club",
            r" {name} (?:was|is|has been|had been) (?:given|handed|awarded|granted) "
            r"(?:<[HhDd]\d+> 's |his |her |an? )(?:[a-z-]+ ){0,4}?"
            r"(?P<verb>start|debut|bow|appearance) by {the}{team}(?= [,.;)]| and| in| on| at| for| as| against)",
            frozenset({"start", "debut", "bow", "appearance"}),
        ),
        _office(
            "managers-name-of-club",
            r" (?P<verb>managers|bosses|coaches) (?:,|-)? ?{name} of {the}{team} (?:, )?and <P\d+> ",
            frozenset({"managers", "bosses", "coaches"}),
        ),
        _office(
            "managers-and-name-of-club",
            r" (?P<verb>managers|bosses|coaches) (?:,|-)? ?<P\d+> of (?:the )?<T\d+> (?:, )?and {name} of {the}{team} ",
            frozenset({"managers", "bosses", "coaches"}),
        ),
        _office(
            "name-since-club",
            r" {name} (?:(?!<[PT])[^ ;]+ ){1,12}?since (?:taking (?P<verb>over|charge)|being (?P<verb2>appointed)"
            r"|arriving)(?: [a-z]+){0,3}? (?:at|of|by) {the}{team}(?= [,.;)]| in| on| last| and)",
            frozenset({"since"}),
        ),
        _office(
            "club-name-stays",
            r" {team} (?:(?!<[TP]|former|ex)[^ ;]+ ){1,10}?{name} to (?P<verb>stay|remain|carry|continue) (?:on )?as "
            r"(?:<[DdHh]\d+> 's |the )?(?:team |first-team )?(?:manager|head coach|coach|boss)(?= )",
            frozenset({"stay", "remain", "carry", "continue"}),
        ),
        _office(
            "name-still-of-club",
            r" {name} (?:will|is|was|remains) (?P<verb>still) (?:be )?(?:the )?"
            r"(?:manager|head coach|coach|boss|player-manager) (?:of|at) {the}{team}(?= )",
            frozenset({"still"}),
        ),
        _office(
            "name-stays-of-club",
            r" {name} (?:will |is to |is set to |is expected to )?"
            r"(?P<verb>remain|remains|stays|stay|continues|continue) "
            r"(?:on )?(?:as |in his post as )?(?:the )?(?:manager|head coach|coach|boss|player-manager) "
            r"(?:of|at) {the}{team}(?= )",
            frozenset({"remain", "remains", "stays", "stay", "continues", "continue"}),
        ),
        _office(
            "club-appointing-name",
            r" {team} (?:(?!<[T])[^ ;]+ ){0,12}?(?P<verb>appointing) {name}"
            r"(?! 's| as (?!manager|head coach|boss|coach|their|new))",
            frozenset({"appointing"}),
        ),
        _office(
            "name-manages-club",
            r" {name} (?:, who |who |, |now |currently )?(?P<verb>[a-z-]+s) {the}{team}"
            r"(?= [,.;)]| and| in| since| with)",
            _DOES,
        ),
    )
)

#: An office, no player's, without a club beside it: 'manager Lee', 'coach Mike Petke', 'Lee, the manager,'.
BARE_OFFICES = Table(
    (
        _office(
            "office-name",
            r"(?P<left> (?:<[A-Za-z]\d+> )?(?:[a-z0-9.'&/,-]+ ){1,7})<P(?P<person>\d+)>",
            _OFFICIAL_TRIGGERS,
        ),
        _office(
            "name-the-office",
            r" {name} ,(?P<left>) (?:the |their |his |her |its |<[DdHh]\d+> 's )?{after}(?=[,.])",
            _OFFICIAL_TRIGGERS,
        ),
    )
)
