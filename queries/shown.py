"""What files say, as people read it: a line a claim, or a document in a few lines."""

from collections.abc import Iterator

from loaders.prose.summary import MatchSummary
from loaders.summaries import DocumentSummary
from queries.reading import ClaimLine


def claim_line(claim: ClaimLine) -> str:
    """A claim on a line: what it says, of whom, and below it the words or the record that say so."""
    roles = ", ".join(f"{role['role']}: {role['name']}" for role in claim["roles"])
    values = ", ".join(f"{name} {value}" for name, value in claim["values"].items())
    status = "" if claim["status"] == "stated" else f" [{claim['status']}]"
    words = " ".join((claim.get("quote") or claim.get("record") or "").split())
    return f"{claim['kind']}{status}  {roles}{f' ({values})' if values else ''}\n    {words}"


def summary_lines(summary: DocumentSummary) -> Iterator[str]:
    """A document's summary in lines."""
    about = ", ".join(told for told in (summary["publisher"], summary["published"]) if told)
    yield f"{summary['title']}{f' ({about})' if about else ''}"
    for match in summary["matches"]:
        yield f"  {_match(match)}"
        yield from (f"    {_goal(goal)}" for goal in match["goals"])
    yield from (f"  of a match not known: {_goal(goal)}" for goal in summary["unplaced_goals"])
    for word, offices in (("manager", summary["managers"]), ("owner", summary["owners"])):
        yield from (f"  {office['club']}: {word} {office['person']} ({office['status']})" for office in offices)
    yield f"  mentions {', '.join(mention['name'] for mention in summary['mentions']) or 'nobody'}"


def _match(match: MatchSummary) -> str:
    score = " - " if match["home_goals"] is None else f" {match['home_goals']}-{match['away_goals']} "
    sides = f"{match['home'] or '?'}{score}{match['away'] or '?'}"
    more = [match["status"], match["competition"], match["stage"], match["venue"], match["date"]]
    order = [] if match["sides"] != "told" else ["home side not told"]
    return f"{sides} ({', '.join([told for told in more if told] + order)})"


def _goal(goal: dict[str, str | int | float | bool | None]) -> str:
    minute = (
        "?" if goal["minute"] is None else f"{goal['minute']}+{goal['added']}" if goal["added"] else str(goal["minute"])
    )
    how = " own goal" if goal["own_goal"] else ""
    assist = f", set up by {goal['assist']}" if goal["assist"] else ""
    side = f" for {goal['for']}" if goal["for"] else ""
    return f"{minute}' {goal['scorer']}{how}{side}{assist}"
