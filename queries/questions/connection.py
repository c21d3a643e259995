"""How two people or sides are connected: the shortest chain of facts, with the reason for each step."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pydantic import Field

from graph.stores.contract import Param
from queries.question import AnyName, Question, Request, Row, Runs

#: Where chains of equal length exist, the one of closer ties is told: what two people did together comes first.
CLOSENESS = (
    "SET_UP",
    "REPLACED",
    "APPEARED_IN",
    "MANAGED_IN",
    "MANAGED",
    "PLAYED_FOR",
    "OWNED",
    "OFFICER_OF",
    "REFEREED",
)

#: How each relationship reads from its start to its end, and from its end to its start.
WORDS = {
    "SET_UP": ("set up goals of", "scored from the passes of"),
    "REPLACED": ("came on for", "made way for"),
    "APPEARED_IN": ("appeared in", "saw the appearance of"),
    "MANAGED_IN": ("managed a side in", "had as a manager"),
    "MANAGED": ("managed", "was managed by"),
    "PLAYED_FOR": ("played for", "had as a player"),
    "OWNED": ("owned", "was owned by"),
    "OFFICER_OF": ("was an officer of", "had as an officer"),
    "REFEREED": ("refereed", "was refereed by"),
}


class Connection(Request):
    """Between whom; `steps` bounds the length of the chain."""

    one: AnyName = Field(description="a person, side or ground")
    other: AnyName = Field(description="the one to be connected with")
    steps: int = Field(default=6, ge=1, le=10, description="the longest chain looked for")


class Step(Row):
    """One step of the chain: `reason` reads from `one` to `other`, whichever way the relationship points."""

    step: int
    one: str
    reason: str
    other: str
    sources: int
    fact: str


class Link(NamedTuple):
    """A relationship as seen from the node that was reached first."""

    at: str
    type: str
    outgoing: bool
    fact: str
    sources: int
    at_name: str
    to: str
    to_name: str


CYPHER = """
UNWIND $keys AS key
MATCH (a:Touchline {key: key})
      -[r:SET_UP|REPLACED|APPEARED_IN|MANAGED_IN|MANAGED|PLAYED_FOR|OWNED|OFFICER_OF|REFEREED]-(b:Touchline)
RETURN a.key AS at, type(r) AS type, startNode(r).key = a.key AS outgoing, r.key AS fact, r.sources AS sources,
       a.name AS at_name, b.key AS to, b.name AS to_name
"""


def follow(runner: Runs, params: Mapping[str, Param]) -> list[Row]:
    """The steps of the shortest chain; none where there is no chain of so few steps."""
    one, other, steps = str(params["one"]), str(params["other"]), int(str(params["steps"]))
    if one == other:
        return []
    chain = _shortest(runner, one, other, steps)
    return [
        Step(
            step=number,
            one=link.at_name,
            reason=_reason(link),
            other=link.to_name,
            sources=link.sources,
            fact=link.fact,
        )
        for number, link in enumerate(chain, start=1)
    ]


def _reason(link: Link) -> str:
    return WORDS[link.type][0 if link.outgoing else 1]


def _shortest(runner: Runs, one: str, other: str, steps: int) -> list[Link]:
    """Breadth first from both ends, the smaller frontier next, until they meet."""
    ways: tuple[dict[str, Link | None], dict[str, Link | None]] = ({one: None}, {other: None})
    frontiers: list[set[str]] = [{one}, {other}]
    for _ in range(steps):
        side = 0 if len(frontiers[0]) <= len(frontiers[1]) else 1
        reached = _expand(runner, frontiers[side], ways[side])
        met = sorted(key for key in reached if key in ways[1 - side])
        if met:
            return min((_joined(ways, key) for key in met), key=_preference)
        if not reached:
            return []
        frontiers[side] = reached
    return []


def _expand(runner: Runs, frontier: set[str], way: dict[str, Link | None]) -> set[str]:
    """All that one more step reaches; the closest tie that leads to each is kept in `way`."""
    table = runner.query(CYPHER, {"keys": sorted(frontier)})
    links = sorted(
        (Link(*row) for row in table.rows), key=lambda link: (CLOSENESS.index(link.type), link.fact, link.at)
    )
    reached: set[str] = set()
    for link in links:
        if link.to not in way:
            way[link.to] = link
            reached.add(link.to)
    return reached


def _joined(ways: tuple[dict[str, Link | None], dict[str, Link | None]], key: str) -> list[Link]:
    first = list(_back(ways[0], key))[::-1]
    second = [_turned(link) for link in _back(ways[1], key)]
    return first + second


def _back(way: dict[str, Link | None], key: str) -> Iterator[Link]:
    while (link := way[key]) is not None:
        yield link
        key = link.at


def _turned(link: Link) -> Link:
    """The same relationship seen from its other end."""
    return link._replace(at=link.to, at_name=link.to_name, to=link.at, to_name=link.at_name, outgoing=not link.outgoing)


def _preference(chain: list[Link]) -> tuple[int, list[tuple[int, str]]]:
    return len(chain), [(CLOSENESS.index(link.type), link.fact) for link in chain]


QUESTION = Question(
    name="connection",
    request=Connection,
    row=Step,
    asks="How two people or sides are connected, with the reason for each step",
    example="touchline ask connection 'roy hodgson' 'dele alli'",
    cypher=CYPHER,
    follow=follow,
)
