"""Identity: which things of different sources are one, in layers that only look down, undone by one more verdict."""
