"""Feeds of Opta and Stats Perform: the match files F7 and MA1, and with kloppy the event files F24 and MA3."""
