"""The questions that can be asked of the graph, and the command that asks them."""
