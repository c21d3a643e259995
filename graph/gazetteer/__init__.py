"""The names of football's clubs, national teams, competitions, grounds and publishers, and how a text is searched for them."""
