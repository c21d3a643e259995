"""What others publish, read into claims: articles and football data, each format by one loader."""
