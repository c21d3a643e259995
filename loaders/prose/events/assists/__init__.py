"""Assists: who made a goal, told with it or apart from it."""
