"""Whether somebody only made the goal that another scored."""

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled

_MADE = compiled(
    r" (?:, |by )?"
    r"(?:playing|setting up|crossing|teeing up|feeding|laying|squaring|putting|threading|slipping|sending) "
    r"(?:[^ .;:!?()<>]+ ){0,7}?(?:to set up|set up|to tee up|in for|through for|setting up|up|off for|it to) <P"
)


def is_made_for_another(line: Line, verb: int, end: int) -> bool:
    """'added another, playing a pass to set up Hale': the subject made the goal that another scored."""
    return line.words[verb] in _BRINGS and bool(_MADE.search(line.text, line.offsets[end], line.offsets[end] + 90))


_BRINGS = frozenset(
    "add added adds adding doubled double made make extended extend put gave give restored sealed seal".split()
)
