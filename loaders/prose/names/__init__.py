"""Who and what a text names: clubs, competitions, grounds and people, and the words that point to them."""
