"""Reads a folder of articles (JSON files) and writes predictions for the scorer; prints how fast it went.

python bench/read_articles.py ARTICLES PREDICTIONS.json [--half a|b]
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import Summary, summarise


def main() -> None:
    """Read, write, tell the time."""
    options = _options()
    articles = [
        article
        for article in articles_in(options.articles)
        if not options.half or (int(article["id"]) % 2 == 1) == (options.half == "b")
    ]
    words = sum(len(text_of(article).split()) for article in articles)
    first, predictions = _read_all(articles)
    spent, _ = _read_all(articles)  # once more, for lists and patterns are made once
    options.predictions.write_text(json.dumps(predictions, ensure_ascii=False, indent=1), encoding="utf-8")
    print(
        f"{len(articles)} articles, {words} words, {spent:.2f} CPU seconds: "
        f"{len(articles) / spent:.0f} articles/s, {words / 600 / spent:.0f} of 600 words/s; "
        f"{max(first - spent, 0.0):.2f} s once for lists and patterns (by stage: bench/prose_speed.py)"
    )


def _read_all(articles: Sequence[Mapping[str, Any]]) -> tuple[float, list[dict[str, object]]]:
    """The processor time that reading all articles takes, and what was read."""
    start = time.process_time()
    read = [{"id": article["id"], **read_article(article)} for article in articles]
    return time.process_time() - start, read


def articles_in(folder: Path) -> list[Mapping[str, Any]]:
    """The articles of a folder, in the order of their numbers."""
    files = sorted(file for file in folder.glob("*.json") if file.stem.isdigit())
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


def text_of(article: Mapping[str, Any]) -> str:
    """The title and the body, as the reader is given them."""
    return f"{article['title']}\n\n{article['text']}"


def read_article(article: Mapping[str, Any]) -> dict[str, object]:
    """What is read of an article, in the form that is scored."""
    published = PartialDate.parse(article["date"]) if article.get("date") else None
    return prediction(
        summarise(
            read_prose(
                text_of(article), published=published, publisher=article.get("publisher"), url=article.get("url")
            )
        )
    )


def prediction(summary: Summary) -> dict[str, object]:
    """What the scorer looks at: the goals, managers and results of the matches that the article reports on."""
    main = [match for match in summary["matches"] if match["main"]]
    goals = [
        {"scorer": goal["scorer"], "minute": _minute(goal), "team": goal["for"], "assist": goal["assist"]}
        for match in main
        for goal in match["goals"]
    ]
    scores = [
        {key: match[key] for key in ("home", "away", "home_goals", "away_goals")}
        for match in main
        if match["home_goals"] is not None
    ]
    managers = [
        {"person": manager["person"], "club": manager["club"]}
        for manager in summary["managers"]
        if manager["status"] in {"current", "caretaker"}
    ]
    return {"goals": goals, "score": scores, "managers": managers}


def _minute(goal: Mapping[str, object]) -> object:
    if goal["minute"] is None or not goal["added"]:
        return goal["minute"]
    return f"{goal['minute']}+{goal['added']}"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Predictions for the scorer of events.")
    parser.add_argument("articles", type=Path)
    parser.add_argument("predictions", type=Path)
    parser.add_argument("--half", choices=["a", "b"], help="a: even numbers, b: odd numbers")
    return parser.parse_args()


if __name__ == "__main__":
    main()
