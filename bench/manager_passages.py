"""How many of the managers whom short passages tell of are read, and how many others are taken for one.

A passage (`bench/passages/managers.json`) is read below the result of its match, if it has one. It tells every
manager who holds office, and who does not: whoever else is read as one is wrong.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bench.groups import Groups
from bench.read_articles import prediction
from bench.scoring import Figure, last_alike, same_club
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

Passage = Mapping[str, Any]


def measure(passages: Iterable[Passage], by: str, errors: bool) -> None:
    """Reads, scores, prints."""
    groups = Groups[Figure]()
    silent = Figure()
    for passage in passages:
        read = managers_read(passage)
        found = score_managers(read, passage["managers"])
        groups.add(passage[by], found)
        if not passage["managers"]:
            silent += Figure(hits=not read, read=1)
        if errors and not found.is_perfect:
            told = [(one["person"], one["club"]) for one in passage["managers"]]
            print(f"{passage['text']}\n  told {told}\n  read {[(one['person'], one['club']) for one in read]}\n")
    print(groups.table("passages", ("managers",), lambda found: [sum(found, Figure())]))
    print(f"\n{silent.hits} of {silent.read} passages that tell of no manager are read without one.")


def managers_read(passage: Passage) -> list[Mapping[str, str]]:
    """Person and club of every manager in office who is read in a passage, each once."""
    match = f"{passage['home']} {passage['score']} {passage['away']}\n\n" if passage["home"] else ""
    read = prediction(summarise(read_prose(f"{match}{passage['text']}")))["managers"]
    found: list[Mapping[str, str]] = list(read) if isinstance(read, list) else []
    return [one for place, one in enumerate(found) if one not in found[:place]]


def score_managers(read: Iterable[Mapping[str, str]], told: Iterable[Mapping[str, str]]) -> Figure:
    """How many of those read are told, and how many of those told are read."""
    left = list(told)
    known, hits, number = len(left), 0, 0
    for one in read:
        number += 1
        right = next(
            (x for x in left if last_alike(one["person"], x["person"]) and same_club(one["club"], x["club"])), None
        )
        if right is not None:
            left.remove(right)
            hits += 1
    return Figure(hits, number, hits, known)
