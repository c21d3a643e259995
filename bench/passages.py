"""How many of the goals that short passages tell are read: a table by voice, as Markdown.

    python -m bench.passages [--split NAME] [--by voice|split] [--errors] [--managers] [--page NAME]

A passage (`bench/passages/*.json`) is a few sentences out of an invented report, with the goals which it tells: far
more ways of telling a goal than whole reports hold. It is read below a line with the two sides and a score that leaves
room for any goal, so that nothing but the words tells how many there were. `--errors` lists what was missed and what
was read wrongly.
`--managers` measures the passages that tell of managers instead (`bench/manager_passages.py`); `--page` puts the table
into docs/accuracy.md, between the marks of that name.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench import manager_passages
from bench.accuracy import put
from bench.groups import Groups
from bench.read_articles import prediction
from bench.scoring import Figure, Scores, score
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

HERE = Path(__file__).resolve().parent
Passage = Mapping[str, Any]


def main() -> None:
    """Reads, scores, prints."""
    options = _options()
    if options.managers:
        manager_passages.measure(passages(HERE / "passages", options.split, "managers"), options.by, options.errors)
        return
    groups = Groups[Scores]()
    silent = Figure()
    for passage in passages(HERE / "passages", options.split):
        read = read_passage(passage)
        found = score(read, gold_of(passage))
        groups.add(passage[options.by], found)
        if not passage["goals"]:
            silent += Figure(hits=not read["goals"], read=1)
        if options.errors and not (found.goals.is_perfect and found.assists.is_perfect):
            print(_error(passage, read["goals"]))
    table = groups.table("passages", ("goals", "assists"), _cells)
    silence = f"{silent.hits} of {silent.read} passages that tell no goal are read without one."
    print(f"{table}\n\n{silence}")
    if options.page:
        put(f"{table}\n\n{silence}", options.page)


def passages(folder: Path, split: str | None, about: str = "goals") -> Iterator[Passage]:
    """The passages of a folder that tell of something, in the order of the files."""
    for file in sorted(folder.glob("*.json")):
        for passage in json.loads(file.read_text(encoding="utf-8")):
            if about in passage and split in (None, passage["split"]):
                yield passage


def read_passage(passage: Passage) -> dict[str, Any]:
    """What is read of a passage, in the form that is scored."""
    return prediction(summarise(read_prose(f"{passage['home']} 9-9 {passage['away']}\n\n{passage['text']}")))


def gold_of(passage: Passage) -> dict[str, Any]:
    """The known events of a passage in the form of an article's."""
    goals = [
        {
            **goal,
            "stated": True,
            "assist_known": True,
            "minute_stated": goal["minute"] is not None,
            "assist_stated": True if goal["assist"] else None,
        }
        for goal in passage["goals"]
    ]
    return {
        "home": passage["home"],
        "away": passage["away"],
        "score": None,
        "goals": goals,
        "goals_complete": True,
        "managers": None,
    }


def _cells(found: Sequence[Scores]) -> list[object]:
    total = sum(found, Scores())
    return [total.goals, total.assists]


def _error(passage: Passage, read: Sequence[Mapping[str, Any]]) -> str:
    told = [(goal["scorer"], goal["minute"], goal["assist"]) for goal in passage["goals"]]
    found = [(goal["scorer"], goal["minute"], goal["assist"]) for goal in read]
    return f"{passage['home']} v {passage['away']}: {passage['text']}\n  told {told}\n  read {found}\n"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How many of the goals that short passages tell are read.")
    parser.add_argument("--split", choices=["developers", "heldout"], help="only those of one split")
    parser.add_argument("--by", choices=["voice", "split"], default="split")
    parser.add_argument("--errors", action="store_true", help="list what was missed or read wrongly")
    parser.add_argument("--page", metavar="NAME", help="put the table into docs/accuracy.md")
    parser.add_argument("--managers", action="store_true", help="measure the passages that tell of managers")
    return parser.parse_args()


if __name__ == "__main__":
    main()
