"""What happened in matches: goals, cards, substitutions and all that belongs to them.

`clause` reads what a clause says; `goals`, `assists`, `minutes` and `others` each read what they are named after;
`weighing` decides which tellings speak of one goal and which goals hold. `read_events` puts them together.
"""
