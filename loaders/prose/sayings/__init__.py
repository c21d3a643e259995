"""Who says what: direct speech with its speakers, and whose claim a sentence passes on."""
