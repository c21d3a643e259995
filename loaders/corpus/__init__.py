"""Matches and their incidents as two Parquet tables."""
