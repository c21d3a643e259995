"""The Fjelstul World Cup Database: its tables, each a dataset of its own, joined by the ids of their rows."""
