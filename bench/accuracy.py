"""A table of accuracy by publisher, as Markdown, from a scorer's JSON of each group.

    python -m bench.accuracy PREDICTIONS.json ARTICLES SCORER.py

ARTICLES is a folder of articles with known events (NNN.json: id, publisher, gold ...); SCORER.py takes PREDICTIONS and
ARTICLES and prints JSON with --json. The predictions come from `python -m bench.read_articles ARTICLES PREDICTIONS.json`.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

FIGURES = ("goals", "assists", "score", "managers")


def main(predictions: Path, articles: Path, scorer: Path) -> None:
    """Prints the table: all articles first, then each publisher."""
    groups: dict[str, list[Path]] = {}
    for file in sorted(articles.glob("[0-9]*.json")):
        article = json.loads(file.read_text(encoding="utf-8"))
        if article.get("gold"):
            groups.setdefault(article["publisher"], []).append(file)
    print("| articles | number | " + " | ".join(f"{name}: precision, recall, F1" for name in FIGURES) + " |")
    print("|---|---|" + "---|" * len(FIGURES))
    everything = [file for files in groups.values() for file in files]
    for name, files in [("all", everything), *sorted(groups.items())]:
        scores = scored(predictions, files, scorer)
        print(f"| {name} | {len(files)} | " + " | ".join(cell(scores[figure]) for figure in FIGURES) + " |")


def scored(predictions: Path, files: list[Path], scorer: Path) -> dict[str, dict[str, float | None]]:
    """The scorer's figures for some articles alone."""
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            (Path(folder) / file.name).symlink_to(file.resolve())
        ran = subprocess.run([sys.executable, str(scorer), str(predictions), folder, "--split", "all", "--json"],
                             check=True, capture_output=True, text=True)
    found: dict[str, dict[str, float | None]] = json.loads(ran.stdout)["all"]
    return found


def cell(figures: dict[str, float | None]) -> str:
    """Precision, recall and F1, a dash where there is nothing to measure."""
    return ", ".join("–" if figures[name] is None else f"{figures[name]:.3f}" for name in ("precision", "recall", "f1"))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*map(Path, sys.argv[1:]))
