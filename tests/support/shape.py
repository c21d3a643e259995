"""What every row must be, whatever it tells."""

from graph.schema import LABELS, RELATIONSHIPS

JOINS = {relationship.type: relationship for relationship in RELATIONSHIPS}
CARRIED = {"claims", "source_keys", "sources", "disputed"}


def wrong(rows, labels=None):
    """All that is not as the graph's shape has it; `labels` are those of nodes of other units, by key."""
    known = {node.key: set(node.labels) for node in rows.nodes} | {k: set(v) for k, v in (labels or {}).items()}
    found = []
    keys = [row.key for row in (*rows.nodes, *rows.edges)]
    found += [f"twice: {key}" for key in set(keys) if keys.count(key) > 1]
    for node in rows.nodes:
        found += [f"{node.key}: no label {label}" for label in node.labels if label not in LABELS]
    for edge in rows.edges:
        join = JOINS[edge.type]
        for end, allowed in ((edge.start, join.starts), (edge.end, join.ends)):
            if end in known and not known[end] & set(allowed):
                found.append(f"{edge.type} joins {sorted(known[end])}")
    for row in (*rows.nodes, *rows.edges):
        found += [f"{row.key}: without {name}" for name in CARRIED - set(row.properties)]
        found += [f"{row.key}: {name} is {value!r}" for name, value in row.properties.items() if not good(value)]
        if row.properties["claims"] != sorted(set(row.properties["claims"])):
            found.append(f"{row.key}: claims out of order")
    return found


def good(value):
    if isinstance(value, list):
        return len({type(one) for one in value}) <= 1 and all(type(one) in (str, int) for one in value)
    return type(value) in (str, int, float, bool)
