"""Puts the table of accuracy into docs/accuracy.md.

    python -m bench.accuracy PREDICTIONS.json ARTICLES SCORER.py | python -m bench.accuracy_page
"""

import re
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "accuracy.md"


def main(table: str) -> None:
    """Replaces what stands between the marks."""
    text = PAGE.read_text(encoding="utf-8")
    fresh = f"<!-- table -->\n{table.strip()}\n<!-- /table -->"
    PAGE.write_text(re.sub(r"<!-- table -->.*<!-- /table -->", lambda _: fresh, text, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main(sys.stdin.read())
