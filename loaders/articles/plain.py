"""Plain text: the first line is the title, and part of the text as well."""

import re
from collections.abc import Iterator

from graph.errors import Refusal
from loaders.articles.article import Article, first_line, keepable
from loaders.contract import FileHead, InputFile
from loaders.recognise import is_long, is_table

_SUFFIXES = (".txt", ".text", ".md", ".markdown", ".asc")
#: So many signs of a text in lines that look like words: what has fewer is a list of figures or a program.
_LETTERS = 0.55
#: So many of its lines end like sentences.
_SENTENCES = 0.12
#: A list in JSON; a headline may begin so as well: '[Update] Marlow win'.
_LIST = re.compile(r"\s*\[\s*(?:[\[{\]\"\d-]|true\b|false\b|null\b|$)")
_RESULT = re.compile(
    r"[^\W\d_]{3}[.)]?\s(?:\d{1,2}\s?[-–]\s?\d{1,2}\s[A-Z][\w'’]{2}"
    r"|\d{1,2}[ ,].{0,60}\b[A-Z][\w'’]{2,20}\s\d{1,2}\b)"
)
_HEADLINE = re.compile(r"[A-Z][^\W\d_]*(?:[ ,'’-]{1,2}[^\W\d_]+){3,20}[.!?]?")
#: Writing that parts no words by blanks: kana, ideographs, Thai, Khmer.
_UNPARTED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\u1780-\u17ff]{4}")
_ENDED = re.compile(r"[.!?…。！？।؟។][\"'”’)\]」』]?$|[a-z]{3}[.!?][\"'”’)]?\s[\"“‘]?[A-Z]")


def is_plain_text(head: FileHead) -> bool:
    """Whether a file is text of no other kind: by name a text file or without suffix, and most of it letters."""
    if head.text is None or head.first in ("{", "<") or _LIST.match(head.text) or is_table(head):
        return False
    suffix = head.name[head.name.rfind(".") :].lower() if "." in head.name else ""
    if suffix and suffix not in _SUFFIXES and len(suffix) < 6:
        return False
    if head.text.lstrip().startswith("="):
        return False
    if suffix in _SUFFIXES and _is_note(head.text):
        return True
    letters = sum(map(str.isalpha, head.text))
    return letters >= len(head.text.strip()) * _LETTERS and _has_sentences(head.text)


def _is_note(text: str) -> bool:
    """Whether a text file of a few lines is a result or a headline: 'Marlow 1-1 Harbour', 'Lee sacked by Marlow'."""
    if is_long(text):
        return False
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return any(_RESULT.search(line) for line in lines) or len(lines) == 1 and bool(_HEADLINE.fullmatch(lines[0]))


def _has_sentences(text: str) -> bool:
    """Whether some lines are sentences: several words and a full stop. Lists of clubs, squads or rows have none."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    told = sum(1 for line in lines if (line.count(" ") >= 3 or _UNPARTED.search(line)) and _ENDED.search(line))
    return told >= max(1, len(lines) * _SENTENCES)


def plain_articles(file: InputFile) -> Iterator[Article | Refusal]:
    """The one article of a text file, exactly as it is."""
    text = keepable(file.decoded().text)
    if not text.strip():
        raise file.refused("empty")
    yield Article(text, first_line(text))
