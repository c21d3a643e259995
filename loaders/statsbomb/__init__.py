"""StatsBomb open data: matches, line-ups, and the events of a match that make claims."""
