"""The names of the formats that the graph can be written in."""

FORMATS = ("graphml", "json", "csv", "html")
