"""The subcommands of `touchline`, one module each or a few that belong together."""
