"""Whether the goals that a source tells come to the scores that it tells, match by match.

Run as: python bench/goals_add_up.py PATH... (each path is a source, or a folder of files of one source).
"""

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from graph.claims import ClaimBatch, ThingBatch
from graph.kinds import ThingType
from loaders.files import read_paths

Score = tuple[int, int]


@dataclass(slots=True)
class Told:
    """Scores and goals by what tells a match apart within its source; sides by name."""

    names: dict[str, str] = field(default_factory=dict)
    scores: dict[str, list[tuple[str, str, Score]]] = field(default_factory=lambda: defaultdict(list))
    goals: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def take_match(self, batch: ClaimBatch) -> None:
        """Keep the scores of a batch of matches."""
        blank = [None] * len(batch)
        columns = (
            batch.roles["match"],
            batch.roles.get("home", blank),
            batch.roles.get("away", blank),
            batch.values.get("home_goals", blank),
            batch.values.get("away_goals", blank),
        )
        for match, home, away, scored, conceded in zip(*columns, strict=True):
            if match and home and away and isinstance(scored, int) and isinstance(conceded, int):
                self.scores[self.names[match]].append((self.names[home], self.names[away], (scored, conceded)))

    def take_goals(self, batch: ClaimBatch) -> None:
        """Count the goals of a batch."""
        for match, team in zip(batch.roles["match"], batch.roles["team"], strict=True):
            if match and team:
                self.goals[self.names[match]][self.names[team]] += 1

    def adds_up(self, match: str) -> bool:
        """Whether the goals of a match come to a score that is told of it."""
        goals = self.goals[match]
        return any((goals[home], goals[away]) == score for home, away, score in self.scores[match])


def read(path: Path, as_: str | None) -> Told:
    """Scores and goals of a source."""
    told = Told()
    for item in read_paths([path], as_):
        if isinstance(item, ThingBatch):
            told.names.update(
                (thing.id, thing.local if thing.type is ThingType.MATCH else thing.name) for thing in item.things
            )
        elif isinstance(item, ClaimBatch) and item.kind == "match":
            told.take_match(item)
        elif isinstance(item, ClaimBatch) and item.kind == "goal":
            told.take_goals(item)
    return told


def main() -> None:
    """Print a line for each source, and the matches that do not add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", type=Path, nargs="+")
    parser.add_argument("--as", dest="as_", metavar="LOADER", help="read all as this kind")
    options = parser.parse_args()
    for path in options.paths:
        told = read(path, options.as_)
        wrong = [match for match in told.goals if told.scores.get(match) and not told.adds_up(match)]
        alone = sum(1 for match in told.goals if not told.scores.get(match))
        print(
            f"{path}: {sum(map(Counter.total, told.goals.values()))} goals in {len(told.goals)} matches; "
            f"{len(told.goals) - len(wrong) - alone} add up to the score, {len(wrong)} do not, {alone} have no score"
        )
        for match in wrong[:20]:
            print(f"    {match}: {dict(told.goals[match])} against {told.scores[match][0][2]}")


if __name__ == "__main__":
    main()
