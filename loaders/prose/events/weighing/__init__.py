"""Weighing who may have scored: cues of a sentence, each with a weight that a person can read."""
