"""Companies House: who has significant control of the companies that run British clubs."""
