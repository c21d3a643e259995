"""How fast prose is read: articles a second, each stage's share, long texts, and what stays in memory.

python bench/prose_speed.py ARTICLES [--rounds N] [--long WORDS]

The machine's other work disturbs; so each article is read several times and its best time counts. What is made once
(lists of names, patterns) is told apart, as the time by which the first reading of all articles was longer.
"""

import argparse
import gc
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.read_articles import articles_in, read_article, text_of
from loaders.prose import read
from loaders.prose.read import read_prose

STAGES = (
    "segment",
    "find_names",
    "find_frame",
    "read_lineups",
    "infer_sides",
    "resolve_pointers",
    "read_events",
    "read_roles",
    "check",
)
#: An article of this length is the unit of the figures.
UNIT = 600


class Clock:
    """Processor time by stage: stands around the functions that `read_prose` calls."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        for stage in STAGES:
            setattr(read, stage, self._timed(stage, getattr(read, stage)))

    def _timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: object, **named: object) -> object:
            start = time.process_time()
            try:
                return function(*args, **named)
            finally:
                self.spent[stage] += time.process_time() - start

        return timed

    def of(self, work: Callable[[], object]) -> Mapping[str, float]:
        """The time that some work takes, all and by stage."""
        self.spent.clear()
        start = time.process_time()
        work()
        return {"all": time.process_time() - start, **self.spent}


def best_of(clock: Clock, articles: Sequence[Mapping[str, Any]], rounds: int) -> Counter[str]:
    """The best time of each article and stage, added up."""
    best: Counter[str] = Counter()
    for article in articles:
        taken = [clock.of(lambda article=article: read_article(article)) for _ in range(rounds)]
        for stage in ("all", *STAGES):
            best[stage] += min(times.get(stage, 0.0) for times in taken)
    return best


def long_texts(articles: Sequence[Mapping[str, Any]], most: int) -> Iterator[tuple[int, str]]:
    """Texts of growing length, one behind the other, up to so many words."""
    for wanted in (most // 16, most // 4, most):
        paragraphs: list[str] = []
        words = 0
        while words < wanted:
            paragraphs.append(articles[len(paragraphs) % len(articles)]["text"])
            words += len(paragraphs[-1].split())
        yield words, "One after the other\n\n" + "\n\n".join(paragraphs)


def kept_after(articles: Sequence[Mapping[str, Any]]) -> int:
    """How many bytes more are held after reading all articles twice than after reading them once."""
    held: list[int] = []
    tracemalloc.start()
    for _ in range(2):
        for article in articles:
            read_article(article)
        gc.collect()
        held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return held[1] - held[0]


def main() -> None:
    """Measure and print."""
    options = _options()
    articles = articles_in(options.articles)
    words = sum(len(text_of(article).split()) for article in articles)
    clock = Clock()
    first = sum(clock.of(lambda article=article: read_article(article))["all"] for article in articles)
    best = best_of(clock, articles, options.rounds)
    print(
        f"{len(articles)} articles, {words} words: {words / UNIT / best['all']:.0f} of {UNIT} words a CPU second; "
        f"{max(first - best['all'], 0.0):.2f} s once for lists and patterns"
    )
    for stage in STAGES:
        print(f"  {stage:18}{best[stage] / best['all']:6.1%}  {best[stage] / words * 1e6:6.2f} microseconds a word")
    for length, text in long_texts(articles, options.long):
        taken = clock.of(lambda text=text: read_prose(text))["all"]
        print(f"  a text of {length:7,} words: {taken:6.2f} s, {taken / length * 1e6:5.1f} microseconds a word")
    print(f"  held after reading all again: {kept_after(articles) / 1024:+.0f} KiB")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How fast prose is read.")
    parser.add_argument("articles", type=Path, help="a folder of articles, as bench/reports")
    parser.add_argument("--rounds", type=int, default=3, help="how often each article is read")
    parser.add_argument("--long", type=int, default=100_000, help="the length of the longest text, in words")
    return parser.parse_args()


if __name__ == "__main__":
    main()
