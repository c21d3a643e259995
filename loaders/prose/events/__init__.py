"""What happened in matches: goals, cards, substitutions and all that belongs to them."""
