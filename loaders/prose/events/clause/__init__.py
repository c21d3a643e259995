"""What a clause says: its words, who does what in it, and whether it is real."""
