"""Wyscout's public data set (Pappalardo and others, 2019): matches, players, sides, coaches, referees, events."""
