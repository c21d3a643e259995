"""Ways of telling comings and goings without the club: 'Lee was sacked', 'succeeds Dunn, who resigned on Monday'."""

from dataclasses import dataclass

from loaders.prose.roles.construction import Construction, Table, construction

_OFFICE = (
    r"(?P<office>(?:caretaker|interim|acting|temporary|joint|permanent|first-team|executive|assistant|deputy|managing"
    r"|commercial|finance|non-executive|vice|honorary|life|technical|sporting|football|head|chief|club)?[ -]?"
    r"(?:manager|boss|head coach|coach|caretaker|player-manager|assistant|chairman|chairwoman|executive|president"
    r"|director of football|director|secretary|number two|assistant head coach))"
    r"(?= )(?! (?:of|at|for|by|with) (?:the )?(?:[a-z]+ ){0,2}<[A-Za-z])"
)
_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,6}?)",
    "be": r"(?P<aux2>(?:was|were|is|are|has been|have been|had been|will be|to be|being) (?:[a-z]+ ){0,2}?)",
    "office": _OFFICE,
    "new": r"(?:(?:the |their |its |a |an |his |her |<[DHdh]\d+> 's )?(?:club 's )?(?:new |next |full-time )?)",
    "subject": r"<[PHN](?P<person>\d+)>(?! 's)",
    "sacked": r"(?:sacked|fired|axed|ousted|dismissed|relieved of (?:his|her|<[Hh]\d+> 's) (?:duties|post|job|command)"
    r"|shown the door|given the sack|removed from (?:his|her|<[Hh]\d+> 's) (?:post|job|role)"
    r"|placed on gardening leave)",
    "quit": r"(?:resigned|resigns|quit|quits|stood down|stands down|stepped down|steps down|walked out"
    r"|left (?:the club|his post|<[Hh]\d+> 's (?:post|job|role)|by mutual (?:consent|agreement))"
    r"|leaves the club|parted company with the club|departed)",
}


@dataclass(frozen=True, slots=True)
class Row:
    """What a way of telling says of `person` and of `other`, whom they follow.

    `known` asks that one of the two is told to hold or to have held an office at the club; an office that the row does
    not name is the one that the person is told to hold.
    """

    construction: Construction
    state: str
    office: str = ""
    known: bool = False
    strict: bool = False


def _row(
    name: str, triggers: str, pattern: str, state: str, office: str = "", *, known: bool = False, strict: bool = False
) -> Row:
    return Row(construction(f"tenure.piece-{name}", triggers, pattern, **_MACROS), state, office, known, strict)


_APPOINTED = r"(?:appointed|named|installed|confirmed|hired|unveiled|chosen|promoted)"
_NUMBER_TWO = r"(?:assistant|number two|right-hand man|assistant manager|assistant coach|assistant head coach|deputy)"
_SUCCEEDS = (
    r"(?:succeeds|succeeded|succeed|succeeding|replaces|replaced|replacing|replace"
    r"|(?:takes|took|taking|take|taken) over from)"
)
_WHEN = r"(?P<when>(?:only |just |back )?(?:in|on|last|this|at|as|early|late|midway|to|when) )"

ROWS: tuple[Row, ...] = (
    # Lee was sacked; Lee has been relieved of his duties
    _row(
        "was-sacked",
        "sacked fired axed ousted dismissed relieved door sack removed leave",
        r" {subject} (?:, )?(?:who )?{be}{sacked}"
        r"(?! (?:for (?:a|two|his|hauling)|in the \d|after \d|in the [a-z]+ minute))",
        "former",
        strict=True,
    ),
    # Lee resigned on Monday; Lee, who stood down last week
    _row(
        "resigned",
        "resigned resigns quit quits stood stands stepped steps walked left leaves parted departed",
        r" {subject} (?:, )?(?:who )?"
        r"(?P<aux>(?:has |had |have |surprisingly |suddenly |then |unexpectedly ){0,2}){quit}"
        r"(?! (?:as|from) (?:the )?(?:captain|skipper|<))",
        "former",
        strict=True,
    ),
    # Lee resigned as manager
    _row(
        "resigned-as",
        "resigned resigns quit quits stood stands stepped steps sacked dismissed",
        r" {subject} {aux}(?:resigned|resigns|quit|quits|stood down|stands down|stepped down|steps down|sacked"
        r"|dismissed) "
        r"(?:as|from (?:his|<[Hh]\d+> 's) (?:post|position|role) as) (?:the )?{office}",
        "former",
        strict=True,
    ),
    # Lee's departure; after Lee exit; the sacking of Lee; the club parted company with Lee
    _row(
        "s-departure",
        "sacking dismissal departure resignation exit firing",
        r" <P(?P<person>\d+)> (?:'s )?(?:[a-z]+ ){0,1}?(?:sacking|dismissal|departure|resignation|exit|firing)"
        r"(?! (?:from|by|at|as|route|talk|clause|rumours?|claims?|reports?|plan|plans|hint|hints|fears?))",
        "former",
        known=True,
    ),
    _row(
        "departure-of",
        "sacking dismissal departure resignation exit firing",
        r" the (?:[a-z]+ ){0,1}?(?:sacking|dismissal|departure|resignation|exit|firing) of (?:[a-z]+ ){0,2}?{name}",
        "former",
        known=True,
    ),
    _row(
        "they-sacked",
        "sacked sack fired dismissed axed parted ousted removed relieved",
        r" (?:the club|they|the board|the directors|directors|<[Dd]\d+>) (?P<aux>(?:have |had |has |then ){0,2})"
        r"(?:sacked|fired|dismissed|axed|ousted|removed|parted company with|parted ways with|relieved) "
        r"(?:the )?(?:manager |boss |head coach |coach |<[Dd]\d+> 's (?:manager |coach |head coach ))?{name}(?! 's)",
        "former",
        strict=True,
    ),
    # Lee was named interim head coach; Lee becomes caretaker manager
    _row(
        "named-office",
        "appointed named installed confirmed hired unveiled chosen promoted",
        r" {subject} (?:, )?(?:who )?{be}" + _APPOINTED + r" (?:as |to be |to )?{new}{office}",
        "current",
        strict=True,
    ),
    _row(
        "names-as",
        "named appointed hired recruited names appoints installed brought",
        r" (?P<aux>(?:has|have|had|will|also|and) )(?:[a-z]+ )?"
        r"(?:named|appointed|hired|recruited|names|appoints|installed|brought in) "
        r"(?:[a-z]+ ){0,2}?{name} as {new}{office}",
        "current",
        strict=True,
    ),
    _row(
        "becomes",
        "becomes become became over continues steps",
        r" {subject} {aux}(?:becomes|become|became|takes over as|took over as|take over as|continues as|steps up as) "
        r"{new}{office}",
        "current",
        strict=True,
    ),
    _row(
        "remains",
        "remains remain stay stays continue",
        r" {name} {aux}(?:remains|remain|(?:stay|stays|continue|remain) (?:on )?as) {new}{office}",
        "new",
        strict=True,
    ),
    # Lee has been placed in temporary charge; Lee, who took charge of Tuesday's draw
    _row(
        "temporary-charge",
        "charge",
        r" {subject} (?:, )?(?:who )?{aux}(?:in|take|takes|took|taken|taking|assume|assumed|assumes) "
        r"(?:temporary|caretaker|interim) charge(?! (?:of|at) (?:the )?<)",
        "current",
        "caretaker manager",
        strict=True,
    ),
    _row(
        "charge-of-match",
        "charge",
        r" {subject} (?:, )?(?:who )?{aux}(?:in|take|takes|took|taken|taking) charge (?:of|for) (?:the )?"
        r"(?:[a-z0-9'-]+ ){0,4}?(?:game|match|draw|win|defeat|trip|visit|tie|clash|fixture)",
        "current",
        "caretaker manager",
        known=True,
    ),
    # Lee, appointed in June to succeed Dunn; Lee was hired in January 2012 to replace Dunn
    _row(
        "appointed-to-succeed",
        "appointed hired brought installed named",
        r" {subject} (?:, )?(?:(?:who )?(?:was|had been|has been|is) )?(?:only )?"
        r"(?:appointed|hired|brought in|installed) (?P<when>(?:[a-z0-9-]+ ){0,5}?)(?:to (?:replace|succeed)"
        r"|as (?:successor|replacement) (?:to|for)|in succession to"
        r"|in place of) (?:[a-z]+ ){0,2}?{other}",
        "current",
        known=True,
        strict=True,
    ),
    _row(
        "appointed-when",
        "appointed hired installed",
        r" {subject} (?:, )?(?:(?:who )?(?:was|had been|has been) )?(?:only )?(?:appointed|hired|installed) "
        r"(?=(?:only |just |back )?(?:in|on|last|this|early|late) )",
        "current",
        known=True,
        strict=True,
    ),
    # Lee succeeds Dunn, who resigned on Monday
    _row(
        "succeeds",
        "succeeds succeeded succeed succeeding replaces replaced replacing replace takes took taking taken take",
        r" {subject} (?:, (?:who )?)?(?P<aux>(?:(?!appointed|hired|brought|installed|named|asked)[a-z0-9',-]+ ){0,6}?)"
        + _SUCCEEDS
        + r" (?:[a-z-]+ ){0,3}?{other}",
        "current",
        known=True,
        strict=True,
    ),
    # Lee joined from Harbour in 2014, replacing Dunn
    _row(
        "arrived-replacing",
        "replacing succeeding",
        r" {subject} (?:, who [^,]{1,60} , )?(?P<aux>(?:was |had |has been )?)(?:joined|arrived|came|appointed|hired"
        r"|took over|took charge)(?: from <T\d+>)? (?P<when>(?:[a-z0-9-]+ ){0,5}?), (?:replacing|succeeding) "
        r"(?:[a-z]+ ){0,2}?{other}",
        "current",
        known=True,
    ),
    # He will be assisted by Lee; Lee will be his number two; Sand's assistant will be Lee
    _row(
        "assisted-by",
        "assisted",
        r" (?P<aux>(?:will be|is to be|is|was) )assisted by (?:[a-z-]+ ){0,3}?{name}",
        "new",
        "assistant manager",
    ),
    _row(
        "his-number-two",
        "assistant two man deputy manager coach",
        r" {name} (?:, who [^,]{1,60} , )?{aux}(?:be|becomes|become|as|is) <[HhP]\d+> 's (?P<office>"
        + _NUMBER_TWO
        + ")(?= )",
        "new",
        "assistant manager",
    ),
    _row(
        "number-two-is",
        "assistant two man deputy",
        r" <[PHN]\d+> 's (?P<office>" + _NUMBER_TWO + r") (?P<aux>will be|is|is to be) (?:[a-z-]+ ){0,2}?{name}",
        "new",
        "assistant manager",
    ),
)
#: 'Lee, who left Harbour in November': of somebody who is told to be a manager elsewhere.
LEFT_CLUB = Table(
    (
        construction(
            "tenure.piece-left-club",
            "left parted sacked",
            r" <[PHNn](?P<person>\d+)> , (?:who |(?P<aux2>out of (?:work|the game) since )(?:he |<H\d+> )?)"
            r"(?P<aux>(?:had |only |has |last |recently )?)(?:left|leaving|parted company with) (?:the )?{team} "
            r"(?=(?:by mutual |in |last |on |at the end|earlier|this |after |[a-z0-9]+ (?:days|weeks|months) ago))",
        ),
    )
)
ROW_TABLE = Table([row.construction for row in ROWS])
ROW_BY_NAME = {row.construction.name: row for row in ROWS}
