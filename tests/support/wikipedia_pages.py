"""Samples of Wikipedia's pages, and football boxes made up."""

from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

SAMPLE = SAMPLES / "wikipedia"
CUP, PLAYER, EXPORT, PAGE = "cup.wiki.txt", "player.wiki.txt", "export.xml", "page.html"


def loaded(name):
    """What a sample comes to."""
    return load_files([SAMPLE / name])


def box(tmp_path, **told):
    """What a football box with these values comes to."""
    told = {"date": "1 March 1999", "team1": "{{fb|FRA}}", "score": "1–0", "team2": "{{fb|ENG}}", **told}
    return load_text(
        tmp_path, "x.txt", "{{Football box\n" + "".join(f"|{name}={value}\n" for name, value in told.items()) + "}}"
    )


def goals(found):
    """Scorer, side and minute of each goal."""
    return [(goal["scorer"], goal["team"], goal.get("minute"), goal.get("added")) for goal in found.of("goal")]
