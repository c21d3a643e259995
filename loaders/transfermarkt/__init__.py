"""Transfermarkt: tables of people, sides, transfers and appearances that others have taken from it."""
