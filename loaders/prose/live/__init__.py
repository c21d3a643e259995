"""Live texts: minute-by-minute blogs, tickers and commentaries."""
