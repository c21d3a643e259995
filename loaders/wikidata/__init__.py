"""Wikidata: entities with their statements, and the results of its queries."""
