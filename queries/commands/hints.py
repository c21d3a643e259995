"""What helps after a command was typed wrongly: which help to read, and which options it has."""

from typer.exceptions import TyperException

_SHARED = frozenset({"--graph", "--store", "--json", "--limit", "--help"})


def usage_hint(error: TyperException) -> str:
    """The command whose help to see, and the options of its own where an argument was too many."""
    context = getattr(error, "ctx", None)
    if context is None:
        return " (see: touchline --help)"
    own = [name for param in context.command.params for name in param.opts if name.startswith("--")]
    own = [name for name in own if name not in _SHARED]
    hint = f"; it takes {', '.join(own)}" if own and "extra argument" in error.format_message() else ""
    return f"{hint} (see: {context.command_path} --help)"
