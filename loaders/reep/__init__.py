"""Reep: a register of people, sides, competitions and seasons with their ids at many providers, made from Wikidata."""
