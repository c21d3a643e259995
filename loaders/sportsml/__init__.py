"""SportsML of the IPTC: matches, schedules, rosters and tables as XML, alone or within NewsML-G2."""
