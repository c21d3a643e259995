"""A real Neo4j for the tests, without Docker: its jars fetched by Maven, run by a small Java launcher."""
