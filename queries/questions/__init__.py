"""The questions, one module each: request, row, Cypher text."""
