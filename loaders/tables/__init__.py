"""Tables: results and goals as rows, one reader with a profile for each layout."""
