"""The graph as stores hold it: embedded, in Neo4j and in NetworkX, each made from the rows of the facts."""
