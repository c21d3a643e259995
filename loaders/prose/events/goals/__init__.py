"""Goals: every way of telling one, with its scorer."""
