"""Ways of telling that a side scored, without the scorer, in one table."""

from dataclasses import dataclass

from loaders.prose.events.clause.patterns import expand
from loaders.prose.pattern_parts import either
from loaders.prose.triggers import Row, Triggers


@dataclass(frozen=True)
class _Row(Row):
    """A way of telling that a side scored; `against`: the other one."""

    lead: int | None = None
    against: bool = False


def _row(name: str, triggers: str, pattern: str, lead: int | None = None, *, against: bool = False) -> _Row:
    return _Row(name, frozenset(triggers.split()), expand(pattern), lead, against)


_TOOK = either(
    """
        took take taking takes regained regain retook retake snatched grabbed reclaimed stole seized claimed led
        moved_into raced_into stormed_into surged_into edged_into
    """
)
_WENT = either(
    """
        went go going gone edged moved nosed forged raced got were was found_themselves pulled swept are jumped
        drew surged stormed crept
    """
)

TABLE = Triggers(
    (
        _row(
            "took the lead",
            "lead advantage",
            rf" (?P<verb>{_TOOK}) (?:back )?(?:the|a|an) {{w3}}(?:lead|advantage)(?= )",
            1,
        ),
        _row(
            "went ahead",
            "ahead front up clear",
            rf" (?P<verb>{_WENT}) (?:back |deservedly |soon |further |quickly |suddenly |now )?"
            r"(?:ahead|in front|\d-\d (?:up|ahead|in front)"
            r"|(?:one|two|three|four)(?:-nil| goals?)? (?:up|ahead|clear)|{score} (?:up|ahead|in front))(?= )",
        ),
        _row(
            "were level",
            "level",
            r" (?P<verb>were|was|got|get|drew|draw|pulled|came|are|brought) (?:themselves )?"
            r"(?:back |soon |deservedly |quickly |suddenly )?(?:on )?(?:level(?: terms)?|even)(?= )(?! on points)",
            0,
        ),
        _row(
            "scores were level",
            "level square",
            r" (?P<verb>scores|teams|sides|it) (?:were|was) (?:soon |back |suddenly )?(?:level|all square)(?= )",
            0,
        ),
        _row("had one back", "back", r" (?P<verb>had|got|pulled|have) (?:one|a goal) back(?= )"),
        _row(
            "the second, told apart",
            "first second third fourth fifth opener equaliser winner",
            r"^ (?:and )?(?:the|<T\d+> 's|their) "
            r"(?P<verb>first|second|third|fourth|fifth|opener|equaliser|winner|opening goal) (?:goal )?"
            r"(?:, |was |did )(?![^;]{0,80} (?:booking|booked|yellow|caution|card|half|leg|period|challenge|referee) )",
        ),
        _row(
            "a goal arrived",
            "goal breakthrough",
            r" (?P<verb>goal|breakthrough) (?:did |finally |duly |eventually )(?:arrive|come|came|arrived)(?= )",
        ),
        _row(
            "fell behind",
            "behind down",
            r" (?P<verb>fell|fall|falling|went|go|going|trailed|were) (?!still |not )"
            r"(?:[a-z]+ )?(?:behind|{score} down|one down|two down|a goal down|two goals down|a goal behind)(?= )",
            1,
            against=True,
        ),
        _row(
            "conceded",
            "conceded concede conceding leaked shipped",
            r" (?P<verb>conceded|concede|conceding|leaked|shipped) "
            r"(?:[^ .;:!?,]+ ){0,4}?(?:goal|second|third|equaliser|opener|again|penalty)?(?= )",
            against=True,
        ),
        _row(
            "the goal came",
            "opener breakthrough equaliser equalizer leveller winner goal second third fourth fifth deadlock moment "
            "pressure lead",
            r" (?P<verb>opener|breakthrough|equaliser|equalizer"
            r"|leveller|winner|goal|second|third|fourth|fifth|deadlock|moment|pressure|lead) "
            r"(?:finally |eventually |duly |inevitably |soon |deservedly |that |which |was |had |goal |also |then )?"
            r"(?:came|arrived|was scored|was broken|doubled"
            r"|materialised|followed|told|was doubled|was extended|was cancelled out|was wiped out|lasted)(?= )",
        ),
        _row(
            "it was",
            "it",
            r" (?P<verb>it) "
            r"(?:was|became|is) (?:soon |then |quickly |now |suddenly |nearly )?(?P<score>{score}|two|three|four)(?= )",
        ),
        _row(
            "found a goal",
            "found got find had earned managed grabbed scored netted equalised levelled struck score hit",
            r" (?P<verb>found|got|find|had|earned|managed|grabbed|scored|netted|equalised|levelled|struck|score|hit) "
            r"(?:back |again |a |an |the |their |what |first |early |late |{w1}){1,3}(?:{w1})"
            r"(?:goal|equaliser|equalizer|opener|second|third|fourth|breakthrough|leveller|winner|lead|advantage)(?= )",
        ),
        _row(
            "got on the board",
            "board first",
            r" (?P<verb>got|get|struck|strike|scored|score|put) "
            r"(?:themselves )?(?:on the (?:board|scoresheet|scoreboard)|first)(?= )",
        ),
        _row(
            "equalised",
            "equalised equalized levelled scored hit struck responded replied",
            r" (?P<verb>equalised|equalized|levelled|scored|hit back|struck back|responded|replied|struck)(?= )",
        ),
    )
)
