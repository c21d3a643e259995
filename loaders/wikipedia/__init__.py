"""Pages of Wikipedia: football boxes and infoboxes of players and managers, in wikitext; boxes in pages of HTML too."""
