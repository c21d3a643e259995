"""What is taken where a call or a command does not say."""

#: The most rows of an answer.
LIMIT = 1000
#: How far around somebody is near: from a player over a goal to its match, and who else is there.
STEPS = 2
