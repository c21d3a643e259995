"""Which tellings speak of one goal, and which goals hold against the score."""
