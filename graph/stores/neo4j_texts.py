"""The Cypher that loads a Neo4j: labels and types come from the schema, everything else travels as parameters."""

from graph.schema import COMMON_LABEL, LABELS, RELATIONSHIP_TYPES
from graph.stores.grouping import Labels
from graph.stores.values import MARK_PROPERTY

#: Made before anything is loaded. The index on the mark holds one node.
SCHEMA = (
    f"CREATE CONSTRAINT touchline_key IF NOT EXISTS FOR (n:{COMMON_LABEL}) REQUIRE n.key IS UNIQUE",
    f"CREATE INDEX touchline_change IF NOT EXISTS FOR (n:{COMMON_LABEL}) ON (n.{MARK_PROPERTY})",
    "CREATE INDEX touchline_name IF NOT EXISTS FOR (n:Name) ON (n.folded)",
    "CREATE INDEX touchline_identifier IF NOT EXISTS FOR (n:Identifier) ON (n.value)",
)
INDEXES = "SHOW INDEXES YIELD name RETURN collect(name) AS names"
AWAIT_INDEXES = "CALL db.awaitIndexes(600)"

READ_MARK = f"MATCH (n:{COMMON_LABEL}) WHERE n.{MARK_PROPERTY} IS NOT NULL RETURN max(n.{MARK_PROPERTY}) AS mark"
REMOVE_MARK = f"MATCH (n:{COMMON_LABEL}) WHERE n.{MARK_PROPERTY} IS NOT NULL REMOVE n.{MARK_PROPERTY}"
#: The mark hangs on the node of the first key, so that no node is there which is no part of the graph.
WRITE_MARK = (
    f"MATCH (n:{COMMON_LABEL}) WHERE n.key IS NOT NULL WITH n ORDER BY n.key LIMIT 1 SET n.{MARK_PROPERTY} = $mark"
)

#: Clearing goes in pieces: the memory of one transaction does not hold a whole graph.
CLEAR_EDGES = f"MATCH (:{COMMON_LABEL})-[r]-() WITH DISTINCT r LIMIT 20000 DELETE r RETURN count(*) AS gone"
CLEAR_NODES = f"MATCH (n:{COMMON_LABEL}) WITH n LIMIT 20000 DETACH DELETE n RETURN count(*) AS gone"

REMOVE_NODES = f"UNWIND $rows AS key MATCH (n:{COMMON_LABEL} {{key: key}}) DETACH DELETE n"
REMOVE_EDGES = f"MATCH ()-[r:{'|'.join(RELATIONSHIP_TYPES)}]->() WHERE r.key IN $rows DELETE r"

ENDS = "MATCH (a)-[r]->(b) WHERE elementId(r) IN $ids RETURN elementId(r) AS id, a.key AS start, b.key AS end"

_ENDS = f"UNWIND $rows AS r MATCH (a:{COMMON_LABEL} {{key: r[0]}}) MATCH (b:{COMMON_LABEL} {{key: r[1]}})"


def create_nodes(labels: Labels) -> str:
    """Nodes that are not there yet."""
    return f"UNWIND $rows AS r CREATE (n:{':'.join((COMMON_LABEL, *labels))}) SET n = r"


def put_nodes(labels: Labels) -> str:
    """Nodes, there or not, with these labels of the schema's and no others of them; labels of other people stay."""
    others = ":".join(label for label in LABELS if label not in labels)
    return (
        f"UNWIND $rows AS r MERGE (n:{COMMON_LABEL} {{key: r.key}}) "
        f"SET n = r SET n:{':'.join(labels)} REMOVE n:{others}"
    )


def create_edges(type_: str) -> str:
    """Relationships that are not there yet; tells how many were made."""
    return f"{_ENDS} CREATE (a)-[e:{type_}]->(b) SET e = r[2] RETURN count(*) AS made"


def put_edges(type_: str) -> str:
    """Relationships, there or not; tells how many there are now."""
    return f"{_ENDS} MERGE (a)-[e:{type_} {{key: r[2].key}}]->(b) SET e = r[2] RETURN count(*) AS made"


def edge_index(type_: str) -> str:
    """The name of the index on the keys of relationships of a type."""
    return f"touchline_{type_.lower()}"


def create_edge_index(type_: str) -> str:
    """The index on the keys of relationships of a type."""
    return f"CREATE INDEX {edge_index(type_)} IF NOT EXISTS FOR ()-[r:{type_}]-() ON (r.key)"
