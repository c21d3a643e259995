"""Whom words without a name mean: pronouns, descriptions, 'the visitors'."""
