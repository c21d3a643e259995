"""How accurate the reading is: a table by kind of article, as Markdown, for any folder of articles with known events.

    python -m bench.accuracy [ARTICLES] [--by kind|publisher|split] [--split NAME] [--errors] [--page NAME]

ARTICLES is `bench/reports` unless told otherwise: our own invented reports, of which the half `developers` was in sight
when rules were written and the half `heldout` was not. `--errors` lists what was missed and what was read wrongly;
`--page` puts the table into docs/accuracy.md, between the marks of that name.
"""

import argparse
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.groups import Groups
from bench.read_articles import articles_in, read_article
from bench.scoring import Scores, score

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "accuracy.md"
FIGURES = ("goals", "assists", "score", "managers")
Article = Mapping[str, Any]


def main() -> None:
    """Reads, scores, prints."""
    options = _options()
    groups = Groups[Scores]()
    for article in articles(options.articles, options.split):
        read = read_article(article)
        found = score(read, article["gold"])
        groups.add(article[options.by], found)
        if options.errors:
            _show_errors(article, read, found)
    table = groups.table("articles", FIGURES, _cells)
    print(table)
    if options.page:
        put(table, options.page)


def articles(folder: Path, split: str | None) -> Iterator[Article]:
    """The articles of a folder whose events are known, in the order of their numbers."""
    for article in articles_in(folder):
        if article.get("gold") and split in (None, article.get("split")):
            yield article


def _cells(found: Sequence[Scores]) -> list[object]:
    total = sum(found, Scores())
    return [getattr(total, figure) for figure in FIGURES]


def put(table: str, name: str) -> None:
    """Puts a table between its marks in the page on accuracy."""
    text = PAGE.read_text(encoding="utf-8")
    marks = f"<!-- {name} -->", f"<!-- /{name} -->"
    fresh = f"{marks[0]}\n{table}\n{marks[1]}"
    PAGE.write_text(re.sub(f"{marks[0]}.*{marks[1]}", lambda _: fresh, text, flags=re.DOTALL), encoding="utf-8")


def _show_errors(article: Article, read: Mapping[str, Any], found: Scores) -> None:
    wrong = [name for name in FIGURES if not getattr(found, name).is_perfect]
    if wrong:
        gold = {name: article["gold"].get(name) for name in ("home", "away", "score", "goals", "managers")}
        print(
            f"{article['id']} {article['title']}: {', '.join(wrong)}\n  known {json.dumps(gold)}\n  read  "
            f"{json.dumps(read)}"
        )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("articles", nargs="?", type=Path, default=HERE / "reports")
    parser.add_argument("--by", default="kind", choices=("kind", "publisher", "split"))
    parser.add_argument("--split", help="only the articles of this half")
    parser.add_argument("--errors", action="store_true", help="list what is missed or wrong")
    parser.add_argument("--page", metavar="NAME", help="put the table into docs/accuracy.md")
    return parser.parse_args()


if __name__ == "__main__":
    main()
