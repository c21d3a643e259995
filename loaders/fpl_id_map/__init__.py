"""FPL-ID-Map: players of Fantasy Premier League with their ids at other registers."""
