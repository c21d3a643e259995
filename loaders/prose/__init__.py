"""Reads football prose: from a text to what it says of matches, goals, people and clubs."""
