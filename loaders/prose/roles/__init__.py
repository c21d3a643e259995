"""Who holds which office, who moves where, and who says what."""
