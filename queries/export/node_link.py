"""Node-link JSON, as D3 and networkx read it."""

import json
from pathlib import Path

from queries.export.selection import Selection
from queries.export.whole import whole


def write(selection: Selection, file: Path) -> None:
    """Writes the selection as one JSON file, a node or relationship a line."""
    with whole(file) as part, part.open("w", encoding="utf-8") as out:
        out.write('{"directed": true, "multigraph": true, "graph": {}, "nodes": [\n')
        nodes = ({"id": node.key, "labels": node.labels, **node.properties} for node in selection.nodes)
        out.write(",\n".join(json.dumps(node, ensure_ascii=False) for node in nodes))
        out.write('\n], "edges": [\n')
        edges = (
            {"source": edge.start, "target": edge.end, "key": edge.key, "type": edge.type, **edge.properties}
            for edge in selection.edges
        )
        out.write(",\n".join(json.dumps(edge, ensure_ascii=False) for edge in edges))
        out.write("\n]}\n")
