"""The matches that a text speaks of: sides, score, place and time, and which sentence speaks of which."""
