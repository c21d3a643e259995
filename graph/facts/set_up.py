"""Who set goals up for whom: a tally over the goals of all matches."""

from collections.abc import Mapping, Sequence

from graph.facts.draft import Draft, Tie
from graph.rows import EdgeRow, Properties


def draw_set_up(draft: Draft, key: str, edges: Sequence[EdgeRow], groups: Mapping[str, str]) -> None:
    """A relationship from the person to each scorer; own goals are in no tally."""
    assisted = {edge.end: edge for edge in edges if edge.type == "ASSISTED" and edge.start == key}
    by_scorer: dict[str, list[EdgeRow]] = {}
    for edge in edges:
        if edge.type == "SCORED" and edge.end in assisted and edge.start != key and not edge.properties.get("own_goal"):
            by_scorer.setdefault(edge.start, []).append(assisted[edge.end])
    for scorer, assists in by_scorer.items():
        draft.link(Tie("SET_UP", key, scorer), {"goals": len(assists), **_evidence(assists, groups)})


def _evidence(assists: Sequence[EdgeRow], groups: Mapping[str, str]) -> Properties:
    claims = {str(one) for edge in assists for one in _listed(edge, "claims")}
    keys = {str(one) for edge in assists for one in _listed(edge, "source_keys")}
    independent = {groups.get(key, key) for key in keys}
    return {"claims": sorted(claims), "source_keys": sorted(keys), "sources": len(independent), "disputed": []}


def _listed(edge: EdgeRow, name: str) -> Sequence[str | int]:
    value = edge.properties.get(name)
    return value if isinstance(value, list) else []
