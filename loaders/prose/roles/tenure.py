"""Ways of saying that a manager or officer comes, goes, takes over or is about to: 'have parted company with Lee'."""

from dataclasses import dataclass

from loaders.prose.roles.construction import Construction, Table, construction

_OFFICE = (
    r"(?P<office>(?:[a-z'-]+ ){0,2}(?:manager|boss|head coach|coach|caretaker|caretaker manager|caretaker boss"
    r"|interim manager|interim head coach|interim coach|player-manager|assistant|assistant manager"
    r"|assistant coach|chairman|chairwoman|chief executive|president|director of football|sporting director"
    r"|technical director|owner|captain|skipper|club captain|director|managing director|number two))"
)
_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,6}?)",
    "office": _OFFICE,
    "role": r"(?:(?:the |their |its |a |<[Dd]\d+> 's )?(?:[a-z-]+ ){0,2}?(?:manager|boss|head coach|coach|gaffer) )?",
    "as": r"(?:as |to be |to become |)",
    "new": r"(?:the |their |its |a |his |her )?(?:new |next |first-team |permanent |full-time |latest )?",
}


@dataclass(frozen=True, slots=True)
class Move:
    """What a construction of coming and going says of `person` and, with `other`, of whom they follow."""

    construction: Construction
    state: str
    other_state: str | None = None


_SUCCEEDS = (
    r"(?:succeeds|succeeded|succeed|succeeding|replaces|replaced|replacing|replace"
    r"|(?:takes|took|taking|take|taken) over from|followed|stepped into the shoes of)"
)
#: Before a team: 'as manager of', or 'as' where its manager is told behind it.
_AS_MANAGER_OF = (
    r"(?:[a-z]+ ){0,4}?as (?:the )?(?:(?:[a-z-]+ )?(?:manager|head coach|boss) (?:of|at) (?:the )?"
    r"|(?=<[TD]\d+> (?:'s )?(?:[a-z-]+ ){0,2}?"
    r"(?:manager|boss|head coach|coach|gaffer|supremo|chief|leader|number one)))"
)


def _move(name: str, triggers: str, pattern: str, state: str, other_state: str | None = None) -> Move:
    return Move(construction(f"tenure.{name}", triggers, pattern, **_MACROS), state, other_state)


_ENDS = (
    "sacked sack sacks fired fire fires dismissed dismiss axed axe parted part relieved ousted removed "
    "jettisoned dispensed sacking"
)
_STARTS = (
    "turned appointed appoint appoints named name unveiled unveil unveils installed "
    "hired hire hires confirmed confirm chosen recruited poached announced announce"
)

MOVES: tuple[Move, ...] = (
    # Marlow have sacked Lee; Marlow parted company with manager Lee
    _move(
        "club-sacks",
        _ENDS,
        r" {team} {aux}(?:sacked|sack|sacks|fired|fire|fires|dismissed|axed|axe|parted company with|part company with"
        r"|parted ways with|part ways with|relieved|ousted|removed|jettisoned|dispensed with) {role}{name}(?! 's)",
        "former",
    ),
    # Lee was sacked by Marlow; Lee, dismissed by Harbour in May; Lee has been sacked as Marlow manager
    _move(
        "sacked-by",
        _ENDS,
        r" {name} {aux}(?:, )?(?:who )?(?P<aux2>(?:was|were|has been|had been|is|been) )?"
        r"(?:sacked|fired|axed|ousted|removed|relieved of (?:his|her|<[Hh]\d+> 's) (?:duties|post)|dismissed) "
        r"(?:by|as|from|at) (?:the )?{team}(?! (?:goal|area|goalkeeper|keeper|defender|player|substitute))",
        "former",
    ),
    _move(
        "sacked-as",
        _ENDS,
        r" {name} {aux}(?:sacked|fired|dismissed|axed|ousted|removed|relieved of (?:his|her) duties) as "
        r"(?:the )?{office} (?:of|at|by) (?:the )?{team}",
        "former",
    ),
    _move(
        "sacking-of",
        "sacking dismissal departure resignation exit firing",
        r" {team} (?:'s )?(?:[a-z]+ ){0,2}(?:sacking|dismissal|firing) of {role}{name}",
        "former",
    ),
    _move(
        "s-departure",
        "sacking dismissal departure resignation exit",
        r" {name} 's (?:[a-z]+ ){0,2}(?:sacking|dismissal|departure|resignation|exit) (?:from|by|as|at) "
        r"(?:the )?{team}",
        "former",
    ),
    # Hale played for Marlow and was sacked by Harbour in 1966
    _move(
        "and-sacked-by",
        _ENDS,
        r" {name} (?:(?!<P|<T\d+> (?:sacked|dismissed))[^ ;.]+ ){1,16}?(?:, )?and (?:was|is|has been) "
        r"(?:later |then |soon )?(?:sacked|fired|axed|dismissed) by (?:the )?{team}",
        "former",
    ),
    # at Harbour, where Lee was sacked last month
    _move(
        "where-sacked",
        _ENDS + " resigned quit stood stepped",
        r" {team} , where (?:manager |boss |head coach |coach |caretaker |<P\d+> 's (?:predecessor )?)?{name} "
        r"(?P<aux>(?:was|has been|had been|were|has|had) |)(?:recently |controversially )?(?:sacked|fired|axed"
        r"|dismissed|relieved of (?:his|her|<[Hh]\d+> 's) duties|resigned|quit|stood down|stepped down)",
        "former",
    ),
    # Harbour have been without a manager since Lee was sacked
    _move(
        "club-since-sacked",
        _ENDS + " resigned quit left departed",
        r" {team} (?:have|has|had) been (?:[a-z]+ )?(?:without a|looking for a|searching for a|seeking a"
        r"|in the market for a|managerless|leaderless) ?(?:[a-z-]+ ){0,2}?since {name} "
        r"(?P<aux>(?:was|were|had|has) |)(?:sacked|fired|axed"
        r"|dismissed|resigned|quit|left|departed|stood down|stepped down)",
        "former",
    ),
    # Marlow manager Lee has resigned; Harbour boss Dunn was sacked on Monday
    _move(
        "club-office-ended",
        _ENDS + " resigned quit stood stepped left",
        r" {team} (?:'s |, whose )?{office} {name} (?P<aux>(?:was|has been|had been|were|has|had|have) |)"
        r"(?:sacked|fired|axed|relieved of (?:his|her|<[Hh]\d+> 's) (?:duties|post)|resigned|quit|stood down"
        r"|stepped down|left the club|left by mutual (?:consent|agreement)"
        r"|parted company with the club)(?! (?:as|from) )",
        "former",
    ),
    # Lee, who managed Marlow from 1958 to 1963
    _move(
        "managed-club",
        "managed coached",
        r" {name} , who (?P<aux>(?:once |also |had |has |later |previously |twice |successfully ){0,2})"
        r"(?:managed|coached) (?:the )?{team}(?= (?:from|between|in|for|until|to|during|twice|and|,)|[ ]?[,.])",
        "former",
    ),
    # Lee resigned as Marlow manager; Lee stood down as manager of Harbour; Lee left Marlow by mutual consent
    _move(
        "resigned",
        "resigned quit quits stood stepped standing stepping left leave resigns walked retired",
        r" {name} {aux}(?:resigned|quit|quits|stood down|stepped down|steps down|resigns|walked out|retired|left) "
        r"(?:(?:[a-z]+ ){0,2}(?:as|from|on|at) )?(?:the )?"
        r"(?:(?P<office>manager|head coach|boss|chairman|chief executive|director of football) (?:of|at) (?:the )?)?"
        r"{team} (?:(?P<office1>manager|head coach|boss|chairman|chief executive|director of football|owner)"
        r"|by mutual (?:consent|agreement)|job|post|hot-seat|helm)",
        "former",
    ),
    _move(
        "stood-down-as",
        "resigned quit quits stood stepped standing stepping resigns retired left leaving",
        r" {name} {aux}(?:resigned|quit|quits|stood down|stepped down|steps down|resigns|retired"
        r"|left (?:his|her) (?:post|job|role)|standing down|stepping down) as (?:the )?{office} (?:of|at) "
        r"(?:the )?{team}",
        "former",
    ),
    _move(
        "left-by-consent",
        "mutual",
        r" {name} {aux}left {team} (?:[a-z]+ ){0,4}by mutual (?:consent|agreement)",
        "former",
    ),
    # Marlow appointed Lee as manager; Harbour have named Igor Sand their new head coach
    _move(
        "club-appoints",
        _STARTS,
        r" {team} {aux}(?:appointed|appoint|appoints|named|name|unveiled|unveil|unveils|installed|hired"
        r"|hire|hires|confirmed|confirm|announced|recruited|poached|turned to) "
        r"(?:[a-z0-9-]+ ){0,5}?{name} (?:[a-z-]+ ){0,3}?(?:as|to replace|to succeed|,) "
        r"(?:<[DHdh]\d+> 's )?{new}{office}",
        "current",
    ),
    _move(
        "club-appoints-office",
        _STARTS,
        r" {team} {aux}(?:appointed|appoint|named|unveiled|unveil|installed|hired|confirmed|announced) "
        r"(?:[a-z-]+ ){0,3}?{office} {name}(?! (?:has|had|have|will|would|is to) (?:been )?"
        r"(?:left|leave|resign|quit|sack|dismiss|depart|part|step|stand|stood|die))",
        "current",
    ),
    _move(
        "appointment-of",
        "appointment appointing hiring unveiling naming",
        r" {team} (?:'s )?(?:[a-z-]+ ){0,4}?(?:appointment|hiring|unveiling|appointing|naming)(?: of)? "
        r"(?:[a-z-]+ ){0,3}?{name}(?! as (?:captain|skipper|chairman|president))",
        "current",
    ),
    # Sand was named Harbour head coach; Lee has been appointed manager of Marlow
    _move(
        "named-club-office",
        _STARTS,
        r" {name} {aux}(?:appointed|named|unveiled|installed|hired|confirmed|chosen|announced"
        r"|presented) {as}{new}{team} (?:'s )?(?:new |first |next |permanent )*{office}",
        "current",
    ),
    _move(
        "named-office-of-club",
        _STARTS,
        r" {name} {aux}(?:appointed|named|unveiled|installed|hired|confirmed|chosen|announced) {as}{new}{office} "
        r"(?:of|at|by|with) (?:the )?{team}",
        "current",
    ),
    _move(
        "s-appointment",
        "appointment arrival unveiling",
        r" {name} 's (?:[a-z]+ ){0,2}(?:appointment|unveiling) (?:as|at|by) (?:the )?{team}",
        "current",
    ),
    # Sand took over at Harbour; Lee took charge of Marlow in June
    _move(
        "took-over",
        "took takes taking taken take charge over reins helm",
        r" {name} {aux}(?:took|takes|taking|taken|take) (?:over|charge|the reins|up the reins|the helm)"
        r"(?: (?:again|as (?:[a-z-]+ ){1,3}?))? ?(?:at|of|as) (?:the )?{team}",
        "current",
    ),
    _move(
        "returned-as",
        "return returned returns back joined arrived",
        r" {name} {aux}(?:returned|returns|return|back|joined|joins|arrived|arrives) "
        r"(?:to|at)? ?{team} as {new}{office}",
        "current",
    ),
    _move(
        "in-charge-of",
        "charge helm wheel hot-seat hotseat dugout reins",
        r" {name} {aux}(?:in (?:sole |temporary )?charge|at the helm|at the wheel|in the hot-seat"
        r"|in the hotseat) (?:of|at) (?:the )?{team}",
        "current",
    ),
    # Sand takes over from Dunn at Harbour; Sand succeeds Dunn as Harbour manager
    _move(
        "succeeds",
        "succeeds succeeded succeed succeeding replaces replaced replacing replace takes took taking "
        "take over followed",
        r" {name} {aux}" + _SUCCEEDS + r" (?:[a-z-]+ ){0,3}?{other}(?: ,)? "
        r"(?:" + _AS_MANAGER_OF + r"|at |in charge of |in charge at |at the helm of |at the helm at )"
        r"(?:the )?{team}(?! (?:'s )?(?:captain|skipper|goal))",
        "current",
        "former",
    ),
    _move(
        "replacement-was",
        "replacement successor",
        r" (?:replacement|successor) (?:at|as) {team} (?:manager |boss |head coach )?(?:was|is|,|:) "
        r"(?:[a-z]+ ){0,2}?{name}",
        "current",
    ),
    # Lee's predecessor at Marlow, Kit Dunn; Kit Dunn, Lee's predecessor at Marlow
    _move(
        "predecessor-name",
        "predecessor",
        r" {other} 's (?:[a-z]+ ){0,2}?predecessor (?:at|as) {team} (?:manager |boss |head coach |coach )?"
        r"(?:, )?{name}",
        "former",
    ),
    _move(
        "name-predecessor",
        "predecessor",
        r" {name} , {other} 's (?:[a-z]+ ){0,2}?predecessor (?:at|as) {team}",
        "former",
    ),
    # Fox is the favourite for the Marlow job; Dunn has been linked with the Harbour vacancy
    _move(
        "linked-job",
        "job vacancy post hot-seat hotseat role position vacant",
        r" {name} {aux}(?:for|with|to|in|about|of|into) (?:the )?(?:vacant )?{team} (?:'s )?"
        r"(?:[a-z-]+ ){0,2}?(?:job|vacancy|post|hot-seat|hotseat|managerial|managership|position)",
        "job",
    ),
    # He is expected to take over at Harbour
    _move(
        "expected-at",
        "expected set tipped poised line talks close favourite believed understood",
        r" <[PHN](?P<person>\d+)> (?P<aux>(?:is|are|was|has been) (?:[a-z]+ ){0,3}?)(?:expected|set|tipped|poised"
        r"|in line|in talks|close|favourite|believed|understood) to (?:be |become )?(?:take (?:over|charge)"
        r"|the next manager|manager|named manager|appointed manager|the new manager) (?:at|of|by) (?:the )?{team}",
        "job",
    ),
    _move(
        "linked-successor",
        "succeed replace successor replacing succeeding",
        r" {name} {aux}(?:to succeed|to replace|succeeding|replacing|to be the successor to"
        r"|as (?:a )?(?:possible |potential )?(?:successor|replacement) (?:to|for)) "
        r"(?:[a-z-]+ ){0,3}?{other}(?: (?:at|as) (?:the )?{team})?",
        "job",
    ),
    _move(
        "linked-successor-of",
        "succeed replace successor replacing succeeding",
        r" {name} {aux}(?:to succeed|to replace|succeeding|replacing"
        r"|as (?:a )?(?:possible |potential )?(?:successor|replacement) (?:to|for)) "
        r"(?:[a-z-]+ ){0,3}?{team} (?:'s )?(?:manager|boss|head coach|coach) {other}",
        "job",
    ),
)
MOVE_TABLE = Table([move.construction for move in MOVES])
MOVE_BY_NAME = {move.construction.name: move for move in MOVES}
