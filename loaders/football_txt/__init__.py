"""Football.TXT, the plain text in which openfootball keeps matches, squads, players and clubs."""
