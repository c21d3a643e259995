"""Reading how a side was set up and who was left out: 'Lee set her side up in a 3-5-2', 'Kane was rested'."""

import re
from collections.abc import Iterable, Iterator

from graph.kinds import Status
from loaders.prose.reading import Filler, Statement
from loaders.prose.roles.construction import Construction, Found, Table, construction
from loaders.prose.roles.context import Context
from loaders.prose.roles.held import Tie
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.read_offices import mentions_in
from loaders.prose.roles.statements import filler, from_context, say
from loaders.prose.roles.words import Office

_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,4}?)",
    "shape": r"(?P<formation>[1-6](?:-[1-6]){2,4})",
    "set": r"(?:lined up|line up|lining up|set up|set|started|starting|switched|switching"
    r"|changed|reverted|playing|play|played|went|operating|shaped up|kicked off|adopted"
    r"|opted for|deployed|used|employed|stuck with|moved|opting for|chose|fielded|sent out)",
    "words": r"(?:(?:[a-z'-]+|<[HhDd]\d+>) ){0,7}?",
    "list": r"(?P<list><P\d+>(?: (?:, and|,|and|&) <P\d+>){0,6})",
    "reason": r"(?P<reason>rested|resting|rest|left out|leaving out|omitted|omitting|benched|benching)",
}


def _chosen(name: str, triggers: str, pattern: str) -> Construction:
    return construction(f"selection.{name}", triggers, pattern, **_MACROS)


_SETS = (
    "lined line lining set started starting switched switching changed reverted playing play played went "
    "operating shaped kicked adopted opted deployed used employed stuck moved opting chose fielded sent"
)
FORMATIONS = Table(
    (
        _chosen("side-formation", _SETS, r" {team} (?:side |team )?{aux}{set} {words}{shape}"),
        _chosen("manager-formation", _SETS, r" {name} {aux}{set} {words}{shape}"),
        _chosen("s-formation", "'s", r" {team} 's (?:[a-z-]+ ){0,3}?{shape}(?: formation| system| shape| set-up)?"),
    )
)
LEFT_OUT = Table(
    (
        _chosen(
            "resting",
            "rested resting rest left leaving omitted omitting benched benching",
            r" {reason} (?:the likes of |both |all of |[a-z-]+ |<[TD]\d+> 's |his |her |captain |skipper "
            r"|[a-z]+ [a-z]+ ){0,2}?{list}(?! 's)",
        ),
        _chosen(
            "on-the-bench",
            "bench substitutes rested omitted left dropped",
            r" {name} {aux}"
            r"(?P<reason>dropped to the bench|dropping to the bench|started on the bench|starting on the bench"
            r"|was left on the bench|left on the bench|was only on the bench|was among the substitutes"
            r"|was named among the substitutes|was rested|were rested|was left out|was omitted"
            r"|had to settle for a place on the bench|had to be content with a place on the bench|was dropped)",
        ),
    )
)
#: Without such numbers no formation is told.
_SHAPE = re.compile(r"\d\W\d\W\d")
_REASONS = {"rest": "rested", "rested": "rested", "resting": "rested"}


def read_selection(context: Context, ties: Iterable[Tie]) -> Iterator[Statement]:
    """How sides were set up, and who did not start."""
    managed = {
        tie.person.entity: tie.team if isinstance(tie.team, int) else tie.team.entity
        for tie in ties
        if tie.offices.offices[0][1] in (Office.MANAGER, Office.CARETAKER) and not tie.former
    }
    tables = (FORMATIONS, LEFT_OUT) if _SHAPE.search(context.document.text) else (LEFT_OUT,)
    for sentence in context.having(*tables):
        for found in FORMATIONS.find(sentence):
            yield from _formation(context, found, managed)
        for found in LEFT_OUT.find(sentence):
            yield from _left_out(context, found)


def _told(found: Found) -> bool:
    before = clause_before(found.sentence.text, found.match.start() + 1)
    return mood(before, found.group("aux")) in (Status.STATED, Status.SCHEDULED)


def _formation(context: Context, found: Found, managed: dict[int | None, int | None]) -> Iterator[Statement]:
    if not _told(found):
        return
    if place := found.group("team"):
        side = filler("team", found.sentence.mention(place))
    else:
        team = managed.get(found.sentence.mention(found.group("person")).entity)
        if team is None:
            return
        side = from_context("team", team)
    yield say(
        "formation",
        found.sentence,
        found.construction.name,
        (*_match(context, found), side),
        formation=found.group("formation"),
    )


def _left_out(context: Context, found: Found) -> Iterator[Statement]:
    if not _told(found):
        return
    told = found.group("reason")
    reason = _REASONS.get(
        told, "rested" if "rest" in told else "bench" if "bench" in told or "subst" in told else "left out"
    )
    places = found.group("list") or f"<P{found.group('person')}>"
    for person in mentions_in(found.sentence, places):
        team = context.names.team_of(person.entity) if person.entity is not None else None
        side = (from_context("team", team),) if team is not None else ()
        yield say(
            "not_started",
            found.sentence,
            found.construction.name,
            (filler("player", person), *_match(context, found), *side),
            reason=reason,
        )


def _match(context: Context, found: Found) -> tuple[Filler, ...]:
    game = context.frame.match_of(found.sentence.sentence) or context.frame.main_match
    return (from_context("match", game.entity),) if game is not None else ()
