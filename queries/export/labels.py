"""What things are called in a picture: a goal by its scorer and its minute, "Tom Hale 52'"."""

from collections.abc import Iterable, Mapping

from graph.rows import EdgeRow, NodeRow


def name_in_picture(node: NodeRow, scorers: Mapping[str, str]) -> str:
    """The name of a node; `scorers` are those of goals."""
    name = str(node.properties.get("name") or node.properties.get("title") or node.key)
    scorer = scorers.get(node.key)
    if scorer is None:
        return name
    # A goal of which no source tells the minute has no name of its own.
    minute = f" {name}" if node.properties.get("name") else ""
    return f"{scorer}{minute}{' (own goal)' if node.properties.get('own_goal') else ''}"


def scorers_of(nodes: Iterable[NodeRow], edges: Iterable[EdgeRow]) -> dict[str, str]:
    """Who scored each goal, by name; where sources differ, all of them."""
    names = {node.key: str(node.properties.get("name") or node.key) for node in nodes if "Person" in node.labels}
    found: dict[str, list[str]] = {}
    for edge in edges:
        if edge.type == "SCORED" and edge.start in names:
            found.setdefault(edge.end, []).append(names[edge.start])
    return {goal: " or ".join(sorted(who)) for goal, who in found.items()}
