"""Counts of records made without the loaders, by the words and members of the files, to compare claims with."""

import gzip
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

from graph.claims import ClaimBatch
from graph.errors import Refusal
from loaders.files import read_paths

_BOX_SCORE = re.compile(r"^\|\s*score\s*=\s*(\d+)[–-](\d+)", re.MULTILINE)
_PAGE_SCORE = re.compile(r'class="fscore">(\d+)[–-](\d+)')


def text_of(path: Path) -> str:
    """A file's text, out of its compression."""
    return (gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()).decode()


def _f7(text: str) -> Counter[str]:
    return Counter(
        {
            "match": text.count("<SoccerDocument"),
            "appearance": text.count("<MatchPlayer "),
            "goal": text.count("<Goal "),
            "card": text.count("<Booking "),
            "substitution": text.count("<Substitution "),
            "match_manager": text.count("<TeamOfficial "),
        }
    )


def _ma1(text: str) -> Counter[str]:
    live = json.loads(text)["liveData"]
    return Counter(
        {
            "match": 1,
            "appearance": sum(len(side["player"]) for side in live["lineUp"]),
            "goal": len(live["goal"]),
            "card": len(live["card"]),
            "substitution": len(live["substitute"]),
            "match_manager": sum("teamOfficial" in side for side in live["lineUp"]),
            "match_referee": len(live["matchDetailsExtra"]["matchOfficial"]),
        }
    )


def _wyscout(text: str) -> Counter[str]:
    data = json.loads(text)
    if isinstance(data, dict):
        tags = [
            {tag["id"] for tag in event["tags"]} for event in data["events"] if event["eventName"] != "Save attempt"
        ]
        return Counter(
            {
                "goal": sum(bool(found & {101, 102}) for found in tags),
                "match": 1,
                "card": sum(bool(found & {1701, 1702, 1703}) for found in tags),
            }
        )
    if "teamsData" not in data[0]:
        return Counter({"team" if "officialName" in data[0] else "person": len(data)})
    sides = [side for match in data for side in match["teamsData"].values()]
    places = [place for side in sides for place in side["formation"]["lineup"] + side["formation"]["bench"]]
    return Counter(
        {
            "match": len(data),
            "appearance": len(places),
            "goal": sum(_final(match) for match in data),
            "substitution": sum(len(side["formation"]["substitutions"]) for side in sides),
            "card": sum(place[cards] != "0" for place in places for cards in ("yellowCards", "redCards")),
        }
    )


def _final(match: dict[str, dict[str, dict[str, int]]]) -> int:
    score = "score" if str(match["duration"]) == "Regular" else "scoreET"
    return sum(side[score] for side in match["teamsData"].values())


def _sportsml(text: str) -> Counter[str]:
    if "<sports-content" not in text:
        kinds = [re.sub(r"\s+", " ", block) for block in text.split("\n\n")]
        return Counter(
            {
                "match": sum("rdf:type sport:Event " in block for block in kinds),
                "appearance": sum("playerStatus" in block for block in kinds),
                "goal": sum("spactionclass/score>" in block for block in kinds),
                "substitution": sum("spactionclass/substitution>" in block for block in kinds),
                "card": sum("infractionLevel" in block for block in kinds),
            }
        )
    return Counter(
        {
            "match": text.count("<sports-event>"),
            "goal": text.count('class="spactionclass:score"'),
            "appearance": text.count("<player-metadata "),
            "substitution": text.count('class="spactionclass:substitution"'),
            "card": text.count("penalty-level="),
            "standing": text.count("<team>") if "<standing>" in text else 0,
            "match_referee": text.count("<official>"),
        }
    )


def _wikipedia(text: str) -> Counter[str]:
    scores = _BOX_SCORE.findall(text) + _PAGE_SCORE.findall(text)
    spells = [f"{name}{number} " for name in ("youthclubs", "|clubs", "nationalteam") for number in range(1, 20)]
    return Counter(
        {
            "match": text.count("{{Football box") + text.count('class="footballbox"'),
            "goal": sum(int(score) for pair in scores for score in pair),
            "shootout_kick": text.count("{{pengoal}}") + text.count("{{penmiss}}"),
            "person": text.count("{{Infobox football biography"),
            "played_for": sum(f" |{spell.lstrip('|')}" in text for spell in spells),
        }
    )


#: What counts the files of a folder, by how their names begin.
COUNTERS: Mapping[str, Mapping[str, Callable[[str], Counter[str]]]] = {
    "vendor-feeds": {"opta_f7": _f7, "statsperform_ma1": _ma1},
    "wyscout-public": {"": _wyscout},
    "sportsml-iptc": {"": _sportsml},
    "wikipedia": {"": _wikipedia},
}


def counted(path: Path, folder: str) -> Counter[str]:
    """What a file holds, counted without its loader."""
    count = next(count for start, count in COUNTERS[folder].items() if path.name.startswith(start))
    return +count(text_of(path))


def claimed(path: Path, as_: str | None) -> tuple[Counter[str], list[Refusal]]:
    """What its loader makes of a file."""
    claims: Counter[str] = Counter()
    refused = []
    for item in read_paths([path], as_):
        if isinstance(item, ClaimBatch):
            claims[item.kind] += len(item)
        elif isinstance(item, Refusal):
            refused.append(item)
    return claims, refused
