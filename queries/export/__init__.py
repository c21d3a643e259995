"""Writes the graph for other tools: GraphML, node-link JSON, tables for Neo4j's import, and a picture."""
