"""What templates of interest are called, and under which licence pages stand."""

LICENCE = "CC-BY-SA-4.0"
BOXES = ("football box", "footballbox", "football box collapsible", "footballbox collapsible", "fb match")
INFOBOXES = (
    "infobox football biography",
    "infobox football biography 2",
    "infobox soccer biography",
    "football player infobox",
)
