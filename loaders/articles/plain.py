"""Plain text: the first line is the title, and part of the text as well."""

from collections.abc import Iterator

from graph.errors import Refusal
from loaders.articles.article import Article, first_line, keepable
from loaders.contract import FileHead, InputFile
from loaders.recognise import is_table

_SUFFIXES = (".txt", ".text", ".md", ".markdown", ".asc")
#: So many signs of a text in lines that look like words: what has fewer is a list of figures or a program.
_LETTERS = 0.55


def is_plain_text(head: FileHead) -> bool:
    """Whether a file is text of no other kind: by name a text file or without suffix, and most of it letters."""
    if head.text is None or head.first in "{[<" or is_table(head):
        return False
    suffix = head.name[head.name.rfind("."):].lower() if "." in head.name else ""
    if suffix and suffix not in _SUFFIXES and len(suffix) < 6:
        return False
    letters = sum(map(str.isalpha, head.text))
    return letters >= len(head.text.strip()) * _LETTERS


def plain_articles(file: InputFile) -> Iterator[Article | Refusal]:
    """The one article of a text file, exactly as it is."""
    text = keepable(file.decoded().text)
    if not text.strip():
        raise file.refused("empty")
    yield Article(text, first_line(text))
