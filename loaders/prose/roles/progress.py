"""Reading where a side stands in a table, and how far it has come in a cup."""

from collections.abc import Iterator

from graph.kinds import Status
from loaders.prose.reading import Statement
from loaders.prose.roles.construction import Construction, Found, Table, construction
from loaders.prose.roles.context import Context
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.statements import filler, say

_PLACES = {
    name: place
    for place, name in enumerate(
        """
            top second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
            fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
        """.split(),
        1,
    )
}
_STAGES = (
    r"(?P<stage>(?:first|second|third|fourth|fifth|sixth) round|last 16|last sixteen|last eight|last four"
    r"|last-16|last-eight|quarter-?finals?|semi-?finals?|quarters|semis|final|group stages?|knockout stages?"
    r"|knock-out stages?|next round|play-off final|play-off semi-finals?|play-offs|round of 16|round of sixteen)"
)
_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,5}?)",
    "place": r"(?P<place>" + "|".join(_PLACES) + r"|bottom|rock-bottom|first|\d{1,2}(?:st|nd|rd|th))",
    "stage": _STAGES,
}


def _of_team(name: str, triggers: str, pattern: str) -> Construction:
    return construction(name, triggers, pattern, **_MACROS)


STANDINGS = Table(
    (
        _of_team(
            "standing.is-placed",
            "table league division standings points place spot <C>",
            r" {team} (?:, )?(?:who |which )?{aux}(?:are|sit|sits|lie|lies|stand|stands|remain|remains"
            r"|stay|stays|is|moved|move|climbed|climb|went|go|dropped|drop|slipped|slip|were|back|up|down)"
            r"(?: (?:up|down|back|now|still|joint|just|in|to|into|the|at|clear)){0,4} {place}"
            r"(?: place| spot)?(?: (?:in|of|from|on|at|the|to))*? ?(?:(?:premier|football|super) )?"
            r"(?:table|league|division|standings|group|pile|<C(?P<competition>\d+)>)",
        ),
        _of_team(
            "standing.placed-side",
            "bottom-placed third-placed second-placed top-placed fourth-placed bottom "
            "bottom-of-the-table league-leaders",
            r" (?P<place>bottom|second|third|fourth|fifth|sixth)-placed {team} ",
        ),
    )
)
PROGRESS = Table(
    (
        _of_team(
            "progress.reached",
            "reached reach progressed advanced advance booked through into secured progress round "
            "quarter-finals semi-finals final last quarters semis",
            r" {team} {aux}(?:reached|reach|progressed (?:to|into)|advanced (?:to|into)|advance to"
            r"|booked (?:a|their|its) (?:place|spot|berth) in|through to|are into|moved into"
            r"|went through to|go through to|safely into|sealed (?:a|their) place in|progress to) "
            r"(?:the |their )?(?:<C(?P<competition>\d+)> )?{stage}",
        ),
        _of_team(
            "progress.out",
            "crashed knocked dumped eliminated exited bowed exit out",
            r" {team} {aux}(?P<out>crashed out|crash out|knocked out|dumped out|eliminated|bowed out"
            r"|went out|exited|tumbled out) (?:of|from|at|in|by) (?:the )?"
            r"(?:(?:<C(?P<competition>\d+)> )?(?:(?:at|in) the )?(?:{stage})?)?",
        ),
    )
)


def read_progress(context: Context) -> Iterator[Statement]:
    """The places in tables and the rounds reached or left that a text tells."""
    for sentence in context.having(STANDINGS, PROGRESS):
        for found in STANDINGS.find(sentence):
            yield from _standing(found)
        for found in PROGRESS.find(sentence):
            yield from _progress(found)


def _standing(found: Found) -> Iterator[Statement]:
    if mood(clause_before(found.sentence.text, found.match.start() + 1), found.group("aux")) is not Status.STATED:
        return
    told = found.group("place")
    place = _PLACES.get(told) or (1 if told == "first" else int(told[:-2]) if told[0].isdigit() else None)
    fillers = [filler("team", found.sentence.mention(found.group("team")))]
    if found.group("competition"):
        fillers.append(filler("competition", found.sentence.mention(found.group("competition"))))
    yield say(
        "standing",
        found.sentence,
        found.construction.name,
        tuple(fillers),
        place=place if place is not None else "bottom",
    )


def _progress(found: Found) -> Iterator[Statement]:
    status = mood(clause_before(found.sentence.text, found.match.start() + 1), found.group("aux"))
    if status is not Status.STATED:
        return
    fillers = [filler("team", found.sentence.mention(found.group("team")))]
    if found.group("competition"):
        fillers.append(filler("competition", found.sentence.mention(found.group("competition"))))
    yield say(
        "progress",
        found.sentence,
        found.construction.name,
        tuple(fillers),
        stage=found.group("stage") or None,
        result="eliminated" if found.group("out") else "reached",
    )
