"""Reading who buys and sells a club: 'Gray completed her takeover of Harbour in May'."""

from collections.abc import Iterable, Iterator

from graph.kinds import Status
from loaders.prose.reading import Statement, Value
from loaders.prose.roles.construction import Construction, Found, Table, construction
from loaders.prose.roles.context import Context
from loaders.prose.roles.held import Tie
from loaders.prose.roles.mood import clause_before, mood
from loaders.prose.roles.statements import filler, from_context, say
from loaders.prose.roles.when import find_when
from loaders.prose.roles.words import Office

_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,6}?)",
    "owner": r"<[PO](?P<owner>\d+)>",
    "share": r"(?:(?:an?|his|her|the|their) )?(?:(?P<share>\d{1,3}(?:\.\d+)?) ?(?:%|per cent|percent) )?"
    r"(?:(?:majority|controlling|minority|[a-z-]+) ){0,2}?",
}


def _sale(name: str, triggers: str, pattern: str) -> Construction:
    return construction(f"ownership.{name}", triggers, pattern, **_MACROS)


BOUGHT = Table(
    (
        _sale(
            "bought-club",
            "bought buys acquired purchased control takeover buyout",
            r" {owner} {aux}(?:bought|buys|acquired|purchased|took control of|taken control of"
            r"|(?:completed|completes|complete|finalised|sealed) (?:an?|his|her|the|their|<[Hh]\d+> 's) "
            r"(?:[a-z0-9£€$.-]+ ){0,4}?(?:takeover|buyout|purchase) of) (?:the )?{team}"
            r"(?! (?:'s |[a-z]+ (?:striker|midfielder|defender)))",
        ),
        _sale(
            "stake",
            "stake shares per % percent",
            r" {owner} {aux}(?:bought|acquired|purchased|took|owns|holds|has|own|hold) {share}"
            r"(?:stake|shares|shareholding)? ?(?:in|of) (?:the )?{team}",
        ),
        # Bird has bought 80 per cent of the shares
        _sale(
            "shares",
            "stake shares shareholding",
            r" {owner} {aux}(?:bought|acquired|purchased|owns|holds|has|own|hold) {share}(?:of )?(?:the |the club 's )?"
            r"(?:stake|shares|shareholding)(?: in the club)?(?! (?:in|of) (?:the )?<)",
        ),
        _sale(
            "takeover",
            "takeover",
            r" {owner} {aux}(?:completed|completes|finalised) (?:an?|his|her|the|their|<[Hh]\d+> 's) "
            r"(?:[a-z0-9£€$.-]+ ){0,4}?takeover(?! of)",
        ),
        _sale(
            "taken-over-by",
            "by",
            r" {team} {aux}(?:bought|acquired|purchased|taken over|bought out) by (?:[a-z'-]+ ){0,4}?{owner}",
        ),
        _sale(
            "s-takeover",
            "takeover purchase",
            r" {owner} 's (?P<aux>(?:[a-z0-9£€$.-]+ ){0,4}?)(?:takeover|purchase) of (?:the )?{team}",
        ),
    )
)
SOLD = Table(
    (
        _sale(
            "sold-club",
            "sold",
            r" {owner} {aux}sold (?:his |her |their )?(?:majority |controlling )?"
            r"(?:stake in |shares in |shareholding in )?(?:the )?{team}"
            r"(?! (?:'s|[a-z]+ (?:striker|midfielder|defender|winger)))",
        ),
    )
)


def read_ownership(context: Context, ties: Iterable[Tie], club: int | None = None) -> Iterator[Statement]:
    """The purchases and sales of clubs that a text tells as done; what is planned or talked of is a rumour.

    A purchase without a club is one of the `club` that a piece of news is about.
    """
    owned = {
        tie.person.entity: tie.team if isinstance(tie.team, int) else tie.team.entity
        for tie in ties
        if tie.offices.offices[0][1] is Office.OWNER
    }
    for sentence in context.having(BOUGHT, SOLD):
        for found in BOUGHT.find(sentence):
            yield from _statement(context, found, owned, club, over=False)
        for found in SOLD.find(sentence):
            yield from _statement(context, found, owned, None, over=True)


def _statement(
    context: Context, found: Found, owned: dict[int | None, int | None], club: int | None, *, over: bool
) -> Iterator[Statement]:
    told = mood(clause_before(found.sentence.text, found.match.start() + 1), found.group("aux"))
    owner = found.sentence.mention(found.group("owner"))
    team = found.sentence.mention(found.group("team")).entity if found.group("team") else owned.get(owner.entity, club)
    if told is None or team is None or owner.entity is None:
        return
    side = (
        filler("team", found.sentence.mention(found.group("team")))
        if found.group("team")
        else from_context("team", team)
    )
    date = find_when(" ".join(found.sentence.text[found.match.end() :].split()[:8]), context.document.published)
    values: dict[str, Value | None] = (
        {"state": "former", "until": date}
        if over
        else {
            "state": "current" if told is Status.STATED else "incoming",
            "since": date,
            "share": float(found.group("share")) if found.group("share") else None,
        }
    )
    status = told if told in (Status.STATED, Status.DENIED) else Status.RUMOURED
    yield say(
        "owned", found.sentence, found.construction.name, (filler("owner", owner), side), status, role="owner", **values
    )
