"""Ways of saying that a player moves, or may move: transfers, loans, bids and contracts."""

from loaders.prose.roles.construction import Construction, Table, construction

_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,6}?)",
    "who_is": r"(?:(?!(?:of|under|when|as|that|who|in|at|on|with|against|for|to|by"
    r"|from|keep|put) )(?:[a-z0-9'-]+|<T\d+> 's|<[TD]\d+>|<C\d+>) ){0,6}?",
    "of_from": r"(?: from (?:[a-z0-9' -]+ ){0,3}?{from})?",
}
#: Looked for in the rest of a sentence after a move.
_ON = r"(?: (?!and |but |who |while |as |<P)[^ ]+){0,8}?"
TAIL_FROM = construction("from", [], _ON + r" (?:from|left|leaving|leave) (?:[a-z0-9'-]+ ){0,4}?{from}").pattern
TAIL_TO = construction(
    "to", [], _ON + r" (?:to|for|at|with|join|joining|by) (?:the )?{to}(?! (?:winger|striker|midfielder|defender|in ))"
).pattern
TAIL_TEAM = construction(
    "at", [], r"(?: (?!and |but |who |while |as |<P)[^ ]+){0,8}? (?:at|with) (?:the )?{team}"
).pattern


def _move(name: str, triggers: str, pattern: str) -> Construction:
    macros = dict(_MACROS)
    return construction(f"transfer.{name}", triggers, pattern, **macros)


_NOT_SIDE = (
    r"(?! (?:'s |team-mate|defender|midfielder|striker|manager|boss|coach|goalkeeper"
    r"|keeper|captain|skipper|and|in a|in the attack|for a point|in scoring)s?)"
)
_JOINED = (
    r"joined|joins|join|joining|signed for|signs for|sign for|signed with|signs with|moved to|moves to|move to"
    r"|switched to|transferred to"
)
_COMPLETED = (
    r"(?:completed|completes|complete|sealed|seals|seal|made|making|makes) (?:an?|his|her|the) "
    r"(?:[a-z0-9£€$.-]+ ){0,5}?(?:move|switch|transfer|return)"
    r"(?: (?:across|down|up|south|north))?(?: from {from})?"
)
_SIGNED = (
    r"signed|sign|signs|bought|buy|recruited|captured|landed|snapped up|acquired|swooped for|unveiled"
    r"|(?:completed|complete|announced|announce|confirmed|confirm|sealed) the (?:[a-z0-9£€$.-]+ ){0,4}?"
    r"(?:signing|capture|arrival) of"
    r"|(?:completed|complete|announced|announce|confirmed|confirm|sealed) <[Nn]\d+> of"
)
_PAID = r"(?:paid|spent|splashed out|shelled out) (?:[a-z0-9£€$., -]+ ){1,5}?(?:for|on)"
_SINCE_ARRIVING = (
    r"since joining|since arriving|since signing|since moving|arriving|after joining|after arriving|after signing"
    r"|following (?:his|her|<[Hh]\d+> 's) (?:[a-z0-9£€$.-]+ ){0,4}?(?:move|switch|transfer|arrival)"
    r"|(?:since|after) (?:his|her|<[Hh]\d+> 's) (?:[a-z0-9£€$.-]+ ){0,4}?(?:move|switch|transfer|arrival)"
    r"|, (?:a )?(?:[a-z0-9£€$.-]+ ){0,3}?(?:signed|bought|recruited|signing)"
    r"|the (?:[a-z0-9£€$.-]+ ){0,3}?signing|arrived|moved"
)
_WANTS = (
    r"want|wants|keen on|keen to sign|interested in|linked with|targeting|eyeing|eye|chasing|monitoring|tracking"
    r"|interest in|courting|pursuing"
    r"|(?:hope|plan|want|wants|are ready|are keen|hoping|looking) to (?:sign|buy|recruit|bring in|land)"
    r"|in talks (?:to sign|for|with|over)|line up|lining up|close to signing|closing in on"
    r"|considering a (?:move|bid) for|preparing a (?:move|bid) for"
)
TRANSFERS = Table(
    (
        # Petrov joined Marlow from Eastvale for £12m
        _move(
            "joined",
            "joined joins join joining signed signs sign signing moved moves move moving switched "
            "completed completes complete sealed seals made making transferred",
            r" {name} (?!'s )(?:, )?{aux}(?:" + _JOINED + "|" + _COMPLETED + r" to) (?:the )?{to}" + _NOT_SIDE,
        ),
        # Marlow have signed Petrov from Eastvale
        _move(
            "club-signed",
            "signed sign signs signing bought buy buys recruited captured landed snapped acquired "
            "brought swooped unveiled announced completed paid spent splashed",
            r" {to} {aux}(?:" + _SIGNED + "|" + _PAID + r") {who_is}{name}(?! 's)",
        ),
        _move(
            "signing-of",
            "signing capture arrival",
            r" {to} 's (?:[a-z0-9£€$.-]+ ){0,4}?(?:signing|capture) of {who_is}{name}",
        ),
        # since arriving from Lido; his move from Lido; signed from Lido; a summer signing from Lazio
        _move(
            "arriving-from",
            "joining arriving arrival move switch signed signing transfer bought arrived recruited moving",
            r" {name} (?:(?!<[P]\d+>)[^ ;]+ ){0,14}?(?:"
            + _SINCE_ARRIVING
            + r") (?:[a-z0-9£€$.,-]+ ){0,5}?from (?:the )?(?:[a-z-]+ ){0,3}?{from}",
        ),
        # Eastvale sold Petrov to Marlow
        _move(
            "club-sold",
            "sold sell selling offloaded loaned loan loaning",
            r" {from} {aux}(?:sold|sell|selling|offloaded|loaned|loaning) {who_is}{name} (?:out )?"
            r"(?:on loan )?to (?:the )?{to}",
        ),
        _move(
            "was-sold",
            "sold loaned",
            r"(?<! whom)(?<! who) {name} {aux}(?:sold|loaned|loaned out|sent on loan)(?: by {from})? (?:on loan )?"
            r"to (?:the )?{to}",
        ),
        # Petrov left Eastvale for Marlow
        _move(
            "left-for",
            "left leave leaves leaving swapped quit ditched",
            r" {name} {aux}(?:left|leave|leaves|leaving|swapped|quit|ditched) {from} (?:[a-z]+ ){0,3}?"
            r"(?:for|to join|to sign for) (?:the )?{to}",
        ),
        # Berg is set to undergo a medical at Marlow
        _move(
            "medical",
            "medical terms",
            r" {name} {aux}(?:medical|personal terms|terms) "
            r"(?:at|with|ahead of (?:a|his) (?:[a-z0-9£.-]+ ){0,3}?move to) (?:the )?{to}",
        ),
        # Said, on loan from Harbour
        _move(
            "on-loan-from",
            "loan",
            r" {name} {aux}(?:, )?(?:who is |is |was |arrived |joined |here |playing )?on "
            r"(?:[a-z-]+ ){0,2}?loan from {from}",
        ),
        _move("on-loan-at", "loan", r" {name} {aux}on (?:[a-z-]+ ){0,2}?loan (?:at|to|with) {to}"),
        _move(
            "loanee", "loanee loan on-loan", r" (?:on-loan|loanee|loan signing) (?:{from} )?(?:[a-z-]+ ){0,2}?{name}"
        ),
        # Marlow want Kim; Marlow are keen on Kim; Harbour have been linked with Kim
        _move(
            "club-wants",
            "want wants hope plan ready hoping looking keen interested linked target targeting eyeing "
            "chasing monitoring tracking interest courting pursuing",
            r" {to} {aux}(?P<rumour>" + _WANTS + r") (?:signing )?{who_is}{name}(?! 's)(?! to )",
        ),
        # Marlow have had a bid refused and are interested in Kim of Harbour
        _move(
            "and-club-wants",
            "want wants keen interested linked targeting eyeing chasing monitoring tracking courting pursuing",
            r" {to} (?:have|has|are|is) (?:(?!<T\d+> (?:have|has|are|is))[^ ;.]+ ){1,24}?(?:and|but) "
            r"(?P<aux>(?:are|is|have|has) (?:[a-z]+ ){0,5}?)(?P<rumour>"
            + _WANTS
            + r") (?:signing )?{who_is}{name}(?! 's)(?: of {from})?",
        ),
        _move(
            "linked-with",
            "linked wanted",
            r" {name} {aux}(?P<rumour>linked with|wanted by|tipped to join|a target for|on the radar of|courted by"
            r"|pursued by) (?:a (?:[a-z0-9£.-]+ ){0,3}?(?:move|switch|transfer|return) to )?(?:the )?{to}",
        ),
    )
)

BIDS = Table(
    (
        _move(
            "bid-answered",
            "bid bids offer offers approach approaches",
            r" {from} {aux}(?P<answer>rejected|reject|turned down|rebuffed|knocked back|accepted|accept|received"
            r"|snubbed|refused|dismissed|fielded) (?:[a-z0-9£€$., -]+ ){0,8}?(?:bids?|offers?|approach|approaches)"
            r"(?: (?:worth|of) [^ ]+)?(?: (?:worth )?£[^ ]+)? (?:from (?:the )?{to} )?"
            r"(?:[a-z0-9£€$., -]+ ){0,3}?for {who_is}{name}",
        ),
        _move(
            "bid-made",
            "bid bids offer offers approach",
            r" {to} {aux}(?P<answer>made|tabled|submitted|launched|lodged|prepared|preparing|had|have had"
            r"|failed with|saw) (?:[a-z0-9£€$., -]+ ){0,7}?(?:bids?|offers?|approach) "
            r"(?:(?:worth )?[^ ]+ )?(?P<fate>rejected |turned down |accepted |rebuffed )?"
            r"(?:by {from} )?for {who_is}{name}(?: (?P<fate2>rejected|turned down|accepted))?",
        ),
        _move(
            "bid-for",
            "bid offer",
            r" {to} 's (?:[a-z0-9£€$.,-]+ ){0,5}?(?:bid|offer) (?:of [^ ]+ )?for {who_is}{name} "
            r"(?:was |has been )?(?P<answer>rejected|turned down|accepted|rebuffed)?",
        ),
    )
)

CONTRACTS = Table(
    (
        _move(
            "new-deal",
            "deal contract extension terms stay",
            r" {name} {aux}(?:signed|signs|sign|penned|pens|pen|agreed|agrees|put pen to paper on"
            r"|committed to|extended|extends|signing|penning|has|under) "
            r"(?P<terms>(?:[a-z0-9£€$.,'-]+ |<[hH]\d+> 's ){0,9}?(?:deal|contract|extension|terms|stay))"
            r"(?: (?:at|with|by) (?:the )?{team})?(?P<tail>(?: [^ ]+){0,10})",
        ),
        _move(
            "contract-runs",
            "contract deal",
            r" {name} 's (?:[a-z-]+ ){0,3}?(?:contract|deal) (?:(?:at|with) {team} )?"
            r"(?P<terms>runs|expires|ends|is due to expire|was due to expire|expired)(?P<tail>(?: [^ ]+){0,8})",
        ),
        _move(
            "club-ties-down",
            "contract deal extension",
            r" {team} {aux}(?:handed|given|gave|offered|rewarded|tied) {who_is}{name} (?:down )?"
            r"(?:with |to |on )?(?P<terms>(?:[a-z0-9£.,-]+ ){0,6}?(?:deal|contract|extension))"
            r"(?P<tail>(?: [^ ]+){0,8})",
        ),
    )
)

RELEASES = Table(
    (
        _move(
            "released",
            "released release freed retired retires retirement contract",
            r" {name} {aux}(?P<end>released|freed|let go|retired|out of contract)"
            r"(?: (?:by|from|at) (?:the )?{team})?(?P<tail>(?: [^ ]+){0,5})",
        ),
        _move(
            "club-released",
            "released release freed",
            r" {team} {aux}(?P<end>released|release|freed) {who_is}{name}(?P<tail>(?: [^ ]+){0,5})",
        ),
    )
)

#: 'Bello scored against his former club, Lido.'
FORMER_CLUBS = Table(
    (
        _move(
            "former-club",
            "former old ex previous",
            r" {name} (?:(?!<P\d+>)[^ ;.]+ ){0,14}?(?:his|her|<[Hh]\d+> 's) (?:former|old|ex|previous) "
            r"(?:club|side|team|employers|employer)(?: ,)? {team}(?! (?:manager|boss|captain|[a-z]+er )[a-z]*)",
        ),
        _move(
            "s-former-club",
            "former old ex previous",
            r" {name} 's (?:former|old|ex|previous) (?:club|side|team|employers|employer)(?: ,)? {team}",
        ),
    )
)
