"""The sentences and records behind what the graph says."""

import difflib
from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import AfterValidator, Field

from graph.claims import ClaimView
from graph.kinds import KINDS
from graph.stores.contract import Param
from queries.question import AnyName, ClaimsById, Question, Request, Row, Runs

#: Which claims stand behind a node and its relationships, as far as they are records.
BEHIND = """
MATCH (x:Touchline {key: $key})
OPTIONAL MATCH (x)-[r]-()
RETURN x.claims AS own, r.claims AS beside
"""


def _kind(told: str) -> str:
    """The name of a kind of claim; ValueError names the closest ones, or all."""
    names = [kind.name for kind in KINDS]
    if told in names:
        return told
    near = difflib.get_close_matches(told, names, n=3) or names
    raise ValueError(f"no claims are of the kind {told!r} (right: {', '.join(near)})")


class Evidence(Request):
    """What it is about: a name, or the key of a match, goal or any other node.

    `together` narrows to claims about both.
    """

    about: AnyName = Field(description="a name, or the key of a node")
    together: AnyName | None = Field(default=None, description="only claims about this one too")
    kind: Annotated[str, AfterValidator(_kind)] | None = Field(
        default=None, description="only claims of this kind: goal, managed, match ..."
    )


class ClaimRow(Row):
    """A claim: its kind and status, the words or the record that make it and the source that holds them."""

    kind: str
    status: str
    quote: str | None
    record: str | None
    source: str | None
    publisher: str | None
    published: str | None
    attributed_to: str | None
    rule: str | None
    start: int | None
    end: int | None
    claim: str


def records(runner: Runs, params: Mapping[str, Param], ledger: ClaimsById, rows: Sequence[Row]) -> list[ClaimRow]:
    """The claims that are no nodes, undisputed records of datasets, by source and record.

    `rows` tell those that are.
    """
    nodes = {row.claim for row in rows if isinstance(row, ClaimRow)}
    found = _behind(runner, params["about"])
    if params["together"] is not None:
        found &= _behind(runner, params["together"])
    kind = params["kind"]
    views = [one for one in ledger(sorted(found - nodes)) if one.record is not None and kind in (None, one.kind)]
    return [_row(one) for one in sorted(views, key=lambda one: (one.source.key, one.record, one.id))]


def _behind(runner: Runs, key: Param) -> set[str]:
    """The ids of claims that a node and its relationships rest on."""
    lists: list[Sequence[object]] = []
    for own, beside in runner.query(BEHIND, {"key": key}).rows:
        lists += [told for told in (own, beside) if isinstance(told, list)]
    return {str(one) for told in lists for one in told}


def _row(view: ClaimView) -> ClaimRow:
    source = view.source
    by = view.attributed_to
    return ClaimRow(
        kind=view.kind,
        status=view.status.value,
        quote=None,
        record=view.record,
        source=source.title,
        publisher=source.publisher,
        published=None if source.published is None else str(source.published),
        attributed_to=None if by is None else by.name,
        rule=view.rule or None,
        start=None,
        end=None,
        claim=view.id,
    )


QUESTION = Question(
    name="evidence",
    request=Evidence,
    row=ClaimRow,
    asks="Which sentences stand behind what the graph says of someone or something",
    example="touchline ask evidence 'angelo ogbonna' --kind goal",
    cypher="""
MATCH (c:Claim)-[:ABOUT|BACKS]->(x:Touchline {key: $about})
WITH DISTINCT c
WHERE $kind IS NULL OR c.kind = $kind
OPTIONAL MATCH (c)-[:ABOUT|BACKS]->(y:Touchline {key: $together})
WITH DISTINCT c, y
WHERE $together IS NULL OR y IS NOT NULL
MATCH (s:Source)-[:STATES]->(c)
OPTIONAL MATCH (s)-[:PUBLISHED_BY]->(p:Publisher)
OPTIONAL MATCH (c)-[:ATTRIBUTED_TO]->(o)
RETURN c.kind AS kind, c.status AS status, c.quote AS quote, c.record AS record, s.title AS source, p.name AS publisher,
       s.published AS published, o.name AS attributed_to, c.rule AS rule, c.start AS start, c.end AS end, c.key AS claim
ORDER BY s.published, s.key, c.start, c.key
""",
    records=records,
)
