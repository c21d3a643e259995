"""News: each article in a file, whatever its form, becomes a text with what is told about it, and then claims."""
