"""Ways of saying that a manager or officer comes, takes over, follows somebody or is about to."""

from loaders.prose.roles.tenure_move import Move, move

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
_STARTS = (
    "turned appointed appoint appoints named name unveiled unveil unveils installed "
    "hired hire hires confirmed confirm chosen recruited poached announced announce"
)

COMINGS: tuple[Move, ...] = (
    # Marlow appointed Lee as manager; Harbour have named Igor Sand their new head coach
    move(
        "club-appoints",
        _STARTS,
        r" {team} {aux}(?:appointed|appoint|appoints|named|name|unveiled|unveil|unveils|installed|hired"
        r"|hire|hires|confirmed|confirm|announced|recruited|poached|turned to) "
        r"(?:[a-z0-9-]+ ){0,5}?{name} (?:[a-z-]+ ){0,3}?(?:as|to replace|to succeed|,) "
        r"(?:<[DHdh]\d+> 's )?{new}{office}",
        "current",
    ),
    move(
        "club-appoints-office",
        _STARTS,
        r" {team} {aux}(?:appointed|appoint|named|unveiled|unveil|installed|hired|confirmed|announced) "
        r"(?:[a-z-]+ ){0,3}?{office} {name}(?! (?:has|had|have|will|would|is to) (?:been )?"
        r"(?:left|leave|resign|quit|sack|dismiss|depart|part|step|stand|stood|die))",
        "current",
    ),
    move(
        "appointment-of",
        "appointment appointing hiring unveiling naming",
        r" {team} (?:'s )?(?:[a-z-]+ ){0,4}?(?:appointment|hiring|unveiling|appointing|naming)(?: of)? "
        r"(?:[a-z-]+ ){0,3}?{name}(?! as (?:captain|skipper|chairman|president))",
        "current",
    ),
    # Sand was named Harbour head coach; Lee has been appointed manager of Marlow
    move(
        "named-club-office",
        _STARTS,
        r" {name} {aux}(?:appointed|named|unveiled|installed|hired|confirmed|chosen|announced"
        r"|presented) {as}{new}{team} (?:'s )?(?:new |first |next |permanent )*{office}",
        "current",
    ),
    move(
        "named-office-of-club",
        _STARTS,
        r" {name} {aux}(?:appointed|named|unveiled|installed|hired|confirmed|chosen|announced) {as}{new}{office} "
        r"(?:of|at|by|with) (?:the )?{team}",
        "current",
    ),
    move(
        "s-appointment",
        "appointment arrival unveiling",
        r" {name} 's (?:[a-z]+ ){0,2}(?:appointment|unveiling) (?:as|at|by) (?:the )?{team}",
        "current",
    ),
    # Sand took over at Harbour; Lee took charge of Marlow in June
    move(
        "took-over",
        "took takes taking taken take charge over reins helm",
        r" {name} {aux}(?:took|takes|taking|taken|take) (?:over|charge|the reins|up the reins|the helm)"
        r"(?: (?:again|as (?:[a-z-]+ ){1,3}?))? ?(?:at|of|as) (?:the )?{team}",
        "current",
    ),
    move(
        "returned-as",
        "return returned returns back joined arrived",
        r" {name} {aux}(?:returned|returns|return|back|joined|joins|arrived|arrives) "
        r"(?:to|at)? ?{team} as {new}{office}",
        "current",
    ),
    move(
        "in-charge-of",
        "charge helm wheel hot-seat hotseat dugout reins",
        r" {name} {aux}(?:in (?:sole |temporary )?charge|at the helm|at the wheel|in the hot-seat"
        r"|in the hotseat) (?:of|at) (?:the )?{team}",
        "current",
    ),
    # Sand takes over from Dunn at Harbour; Sand succeeds Dunn as Harbour manager
    move(
        "succeeds",
        "succeeds succeeded succeed succeeding replaces replaced replacing replace takes took taking "
        "take over followed",
        r" {name} {aux}" + _SUCCEEDS + r" (?:[a-z-]+ ){0,3}?{other}(?: ,)? "
        r"(?:" + _AS_MANAGER_OF + r"|at |in charge of |in charge at |at the helm of |at the helm at )"
        r"(?:the )?{team}(?! (?:'s )?(?:captain|skipper|goal))",
        "current",
        "former",
    ),
    move(
        "replacement-was",
        "replacement successor",
        r" (?:replacement|successor) (?:at|as) {team} (?:manager |boss |head coach )?(?:was|is|,|:) "
        r"(?:[a-z]+ ){0,2}?{name}",
        "current",
    ),
    # Lee's predecessor at Marlow, Kit Dunn; Kit Dunn, Lee's predecessor at Marlow
    move(
        "predecessor-name",
        "predecessor",
        r" {other} 's (?:[a-z]+ ){0,2}?predecessor (?:at|as) {team} (?:manager |boss |head coach |coach )?"
        r"(?:, )?{name}",
        "former",
    ),
    move(
        "name-predecessor",
        "predecessor",
        r" {name} , {other} 's (?:[a-z]+ ){0,2}?predecessor (?:at|as) {team}",
        "former",
    ),
    # Fox is the favourite for the Marlow job; Dunn has been linked with the Harbour vacancy
    move(
        "linked-job",
        "job vacancy post hot-seat hotseat role position vacant",
        r" {name} {aux}(?:for|with|to|in|about|of|into) (?:the )?(?:vacant )?{team} (?:'s )?"
        r"(?:[a-z-]+ ){0,2}?(?:job|vacancy|post|hot-seat|hotseat|managerial|managership|position)",
        "job",
    ),
    # He is expected to take over at Harbour
    move(
        "expected-at",
        "expected set tipped poised line talks close favourite believed understood",
        r" <[PHN](?P<person>\d+)> (?P<aux>(?:is|are|was|has been) (?:[a-z]+ ){0,3}?)(?:expected|set|tipped|poised"
        r"|in line|in talks|close|favourite|believed|understood) to (?:be |become )?(?:take (?:over|charge)"
        r"|the next manager|manager|named manager|appointed manager|the new manager) (?:at|of|by) (?:the )?{team}",
        "job",
    ),
    move(
        "linked-successor",
        "succeed replace successor replacing succeeding",
        r" {name} {aux}(?:to succeed|to replace|succeeding|replacing|to be the successor to"
        r"|as (?:a )?(?:possible |potential )?(?:successor|replacement) (?:to|for)) "
        r"(?:[a-z-]+ ){0,3}?{other}(?: (?:at|as) (?:the )?{team})?",
        "job",
    ),
    move(
        "linked-successor-of",
        "succeed replace successor replacing succeeding",
        r" {name} {aux}(?:to succeed|to replace|succeeding|replacing"
        r"|as (?:a )?(?:possible |potential )?(?:successor|replacement) (?:to|for)) "
        r"(?:[a-z-]+ ){0,3}?{team} (?:'s )?(?:manager|boss|head coach|coach) {other}",
        "job",
    ),
)
