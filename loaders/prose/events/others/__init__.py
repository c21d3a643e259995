"""Events other than goals: cards, substitutions, saves and the rest."""
