"""The names of football's clubs, national teams, competitions, grounds and publishers, and the search for them."""
