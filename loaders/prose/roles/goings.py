"""Ways of saying that a manager or officer goes: 'have parted company with Lee', 'Lee has resigned'."""

from loaders.prose.roles.tenure_move import Move, move

_ENDS = (
    "sacked sack sacks fired fire fires dismissed dismiss axed axe parted part relieved ousted removed "
    "jettisoned dispensed sacking"
)

GOINGS: tuple[Move, ...] = (
    # Marlow have sacked Lee; Marlow parted company with manager Lee
    move(
        "club-sacks",
        _ENDS,
        r" {team} {aux}(?:sacked|sack|sacks|fired|fire|fires|dismissed|axed|axe|parted company with|part company with"
        r"|parted ways with|part ways with|relieved|ousted|removed|jettisoned|dispensed with) {role}{name}(?! 's)",
        "former",
    ),
    # Lee was sacked by Marlow; Lee, dismissed by Harbour in May; Lee has been sacked as Marlow manager
    move(
        "sacked-by",
        _ENDS,
        r" {name} {aux}(?:, )?(?:who )?(?P<aux2>(?:was|were|has been|had been|is|been) )?"
        r"(?:sacked|fired|axed|ousted|removed|relieved of (?:his|her|<[Hh]\d+> 's) (?:duties|post)|dismissed) "
        r"(?:by|as|from|at) (?:the )?{team}(?! (?:goal|area|goalkeeper|keeper|defender|player|substitute))",
        "former",
    ),
    move(
        "sacked-as",
        _ENDS,
        r" {name} {aux}(?:sacked|fired|dismissed|axed|ousted|removed|relieved of (?:his|her) duties) as "
        r"(?:the )?{office} (?:of|at|by) (?:the )?{team}",
        "former",
    ),
    move(
        "sacking-of",
        "sacking dismissal departure resignation exit firing",
        r" {team} (?:'s )?(?:[a-z]+ ){0,2}(?:sacking|dismissal|firing) of {role}{name}",
        "former",
    ),
    move(
        "s-departure",
        "sacking dismissal departure resignation exit",
        r" {name} 's (?:[a-z]+ ){0,2}(?:sacking|dismissal|departure|resignation|exit) (?:from|by|as|at) "
        r"(?:the )?{team}",
        "former",
    ),
    # Hale played for Marlow and was sacked by Harbour in 1966
    move(
        "and-sacked-by",
        _ENDS,
        r" {name} (?:(?!<P|<T\d+> (?:sacked|dismissed))[^ ;.]+ ){1,16}?(?:, )?and (?:was|is|has been) "
        r"(?:later |then |soon )?(?:sacked|fired|axed|dismissed) by (?:the )?{team}",
        "former",
    ),
    # at Harbour, where Lee was sacked last month
    move(
        "where-sacked",
        _ENDS + " resigned quit stood stepped",
        r" {team} , where (?:manager |boss |head coach |coach |caretaker |<P\d+> 's (?:predecessor )?)?{name} "
        r"(?P<aux>(?:was|has been|had been|were|has|had) |)(?:recently |controversially )?(?:sacked|fired|axed"
        r"|dismissed|relieved of (?:his|her|<[Hh]\d+> 's) duties|resigned|quit|stood down|stepped down)",
        "former",
    ),
    # Harbour have been without a manager since Lee was sacked
    move(
        "club-since-sacked",
        _ENDS + " resigned quit left departed",
        r" {team} (?:have|has|had) been (?:[a-z]+ )?(?:without a|looking for a|searching for a|seeking a"
        r"|in the market for a|managerless|leaderless) ?(?:[a-z-]+ ){0,2}?since {name} "
        r"(?P<aux>(?:was|were|had|has) |)(?:sacked|fired|axed"
        r"|dismissed|resigned|quit|left|departed|stood down|stepped down)",
        "former",
    ),
    # Marlow manager Lee has resigned; Harbour boss Dunn was sacked on Monday
    move(
        "club-office-ended",
        _ENDS + " resigned quit stood stepped left",
        r" {team} (?:'s |, whose )?{office} {name} (?P<aux>(?:was|has been|had been|were|has|had|have) |)"
        r"(?:sacked|fired|axed|relieved of (?:his|her|<[Hh]\d+> 's) (?:duties|post)|resigned|quit|stood down"
        r"|stepped down|left the club|left by mutual (?:consent|agreement)"
        r"|parted company with the club)(?! (?:as|from) )",
        "former",
    ),
    # Lee, who managed Marlow from 1958 to 1963
    move(
        "managed-club",
        "managed coached",
        r" {name} , who (?P<aux>(?:once |also |had |has |later |previously |twice |successfully ){0,2})"
        r"(?:managed|coached) (?:the )?{team}(?= (?:from|between|in|for|until|to|during|twice|and|,)|[ ]?[,.])",
        "former",
    ),
    # Lee resigned as Marlow manager; Lee stood down as manager of Harbour; Lee left Marlow by mutual consent
    move(
        "resigned",
        "resigned quit quits stood stepped standing stepping left leave resigns walked retired",
        r" {name} {aux}(?:resigned|quit|quits|stood down|stepped down|steps down|resigns|walked out|retired|left) "
        r"(?:(?:[a-z]+ ){0,2}(?:as|from|on|at) )?(?:the )?"
        r"(?:(?P<office>manager|head coach|boss|chairman|chief executive|director of football) (?:of|at) (?:the )?)?"
        r"{team} (?:(?P<office1>manager|head coach|boss|chairman|chief executive|director of football|owner)"
        r"|by mutual (?:consent|agreement)|job|post|hot-seat|helm)",
        "former",
    ),
    move(
        "stood-down-as",
        "resigned quit quits stood stepped standing stepping resigns retired left leaving",
        r" {name} {aux}(?:resigned|quit|quits|stood down|stepped down|steps down|resigns|retired"
        r"|left (?:his|her) (?:post|job|role)|standing down|stepping down) as (?:the )?{office} (?:of|at) "
        r"(?:the )?{team}",
        "former",
    ),
    move(
        "left-by-consent",
        "mutual",
        r" {name} {aux}left {team} (?:[a-z]+ ){0,4}by mutual (?:consent|agreement)",
        "former",
    ),
)
