"""A match with all that happened in it."""

from collections.abc import Sequence

from graph.claims import ClaimView
from graph.facts.draft import Draft, Tie, UnitRows
from graph.facts.events import draw_cards, draw_substitutions
from graph.facts.evidence import FIRM
from graph.facts.goal_rows import Frame, draw_goals
from graph.facts.identifiers import draw_identifiers
from graph.facts.lineups import MANAGERS, REFEREES, draw_appearances, draw_officials, teams_of
from graph.facts.match import draw_match
from graph.facts.sides import Sides
from graph.kinds import BY_NAME, Status
from graph.rows import Properties

#: Kinds that show that a match took place.
_EVENTS = ("goal", "card", "substitution", "appearance", "match_manager", "match_referee")


def derive_match(key: str, claims: Sequence[ClaimView]) -> UnitRows:
    """All rows of one match, from all claims about it."""
    draft = Draft(key)
    kinds = _sorted_out(draft, claims)
    happened = any(kind in kinds for kind in _EVENTS)
    beside = [*kinds.get("attendance", []), *kinds.get("reports_on", [])]
    beside = beside or [claim for kind in _EVENTS for claim in kinds.get(kind, []) if "match" not in kinds]
    sides = draw_match(draft, key, kinds.get("match", []), beside, happened=happened)
    played = [claim for kind in ("appearance", "card", "goal") for claim in kinds.get(kind, [])]
    frame = Frame(key, sides, *_day_and_score(draft, key, sides), teams_of(played))
    date = frame.day
    draw_goals(draft, kinds.get("goal", []), frame)
    draw_cards(draft, key, kinds.get("card", []))
    draw_substitutions(draft, key, kinds.get("substitution", []))
    draw_appearances(draft, key, kinds.get("appearance", []), kinds.get("substitution", []), date)
    draw_officials(draft, key, kinds.get("match_manager", []), MANAGERS, date)
    draw_officials(draft, key, kinds.get("match_referee", []), REFEREES, date)
    draw_identifiers(draft, key, kinds.get("identifier", []))
    _draw_reports(draft, key, kinds.get("reports_on", []))
    return draft.done()


def _sorted_out(draft: Draft, claims: Sequence[ClaimView]) -> dict[str, list[ClaimView]]:
    """The claims that make facts, by kind; all others stay claims about their things."""
    kinds: dict[str, list[ClaimView]] = {}
    for claim in sorted(claims, key=lambda claim: claim.id):
        if claim.kind == "attendance" or BY_NAME[claim.kind].in_graph:
            fit = claim.status in FIRM or (claim.kind == "match" and claim.status is Status.SCHEDULED)
            if fit:
                kinds.setdefault(claim.kind, []).append(claim)
                continue
        draft.see(claim)
    return kinds


def _day_and_score(draft: Draft, key: str, sides: Sides) -> tuple[Properties, dict[str, int]]:
    """The day of the match, for the relationships of those who took part, and each side's goals where undisputed."""
    match = next(node.properties for node in draft.nodes if node.key == key)
    date, home, away = match.get("date"), match.get("home_goals"), match.get("away_goals")
    day: Properties = {"date": date} if date is not None and date == match.get("date_first") else {}
    disputed = match["disputed"]
    assert isinstance(disputed, list)
    score: dict[str, int] = {}
    if isinstance(home, int) and isinstance(away, int) and "score" not in disputed and sides.home and sides.away:
        score = {sides.home: home, sides.away: away}
    return day, score


def _draw_reports(draft: Draft, key: str, claims: Sequence[ClaimView]) -> None:
    by_source: dict[str, list[ClaimView]] = {}
    for claim in claims:
        by_source.setdefault(claim.source.key, []).append(claim)
    for source, own in by_source.items():
        draft.edge(Tie("REPORTS_ON", source, key), {}, own, key)
