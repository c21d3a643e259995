"""Matches with what happened in them: goals, cards, substitutions, line-ups, each provider's form by one module."""
