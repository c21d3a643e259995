"""Registers as tables: who there is, known before any report is read; people and clubs, a row each."""
