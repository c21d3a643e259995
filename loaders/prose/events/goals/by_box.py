"""Goals told in a row of their own: 'BAY -- Ortiz (Lund) 67', 'Marlow 1-2 Harbour (Cruz pen)'."""

import re
from collections.abc import Iterator

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling, Told
from loaders.prose.sieve import Worded

#: A row of an American box: side, scorer (with his goals of the season), who set him up, minute.
_BOX = re.compile(r"^ (?:(?P<side><T\d+>)|<[OP]\d+>|[a-z]{2,4}) (?:- ){1,2}|^ (?P<side2><T\d+>) : ")
_BOX_MARKS = (["-"], [":"])
_ENTRY = re.compile(
    r"(?P<scorer><P\d+>) (?:\d{1,2} )?(?:(?P<alone>[(] (?:unassisted|penalty|pen|own goal|og) [)] )"
    r"|[(] (?!caution|yellow|red|second|ejection|booked|sent|sub)(?P<assist><P\d+>)?[^()]{0,60} [)] )?"
    r"(?P<minute>\d{1,3})(?:\+(?P<added>\d{1,2}))? ?(?:'|th|st|nd|rd|mins?)? ?[.;,]? ?$"
)
#: A running score with its scorer: told of a goal where the line before cries goal.
_RUNNING = Worded(
    r" (?P<home><T\d+>) (?P<one>\d{1,2}) ?- ?(?P<two>\d{1,2}) (?P<away><T\d+>) [(] (?P<scorer><P\d+>) ?"
    r"(?P<note>pen|penalty|og|own goal)? (?:,? ?\d{1,3}(?:\+\d{1,2})? ?(?:'|mins?|minutes?)? )?[)] "
)
#: Of whom nothing more is told than that he took a penalty, where the line before cries goal.
_TAKER = re.compile(
    r"^ (?:goal ! |penalty ! )?(?P<scorer><P\d+>) (?:, )?"
    r"(?:from the (?:penalty )?spot|from 12 yards|from twelve yards|with the penalty|converts) (?=[.,!-])"
)
#: A name and nothing else behind a running score: 'GOAL! Marlow 1-0 Harbour. Tom Hale.'
_NAMED = re.compile(r"^ (?P<scorer><P\d+>) [.!] ?$")
_CRIES = re.compile(r" goal (?:!|-|:) | goal ?$| goal for ")


def by_box(line: Line) -> Iterator[Telling]:
    """The goal of a row of a scoring summary."""
    head = _BOX.match(line.text) if line.words[1:2] in _BOX_MARKS else None
    entry = _ENTRY.match(line.text, head.end()) if head else None
    if head is None or entry is None or not 0 < int(entry["minute"]) <= 120:
        return
    scorer, at = line.word_at(entry.start("scorer")), line.word_at(entry.start("minute"))
    side = head["side"] or head["side2"]
    telling = Telling(
        "box", line, at, at, scorer, 3, side_word=line.word_at(line.text.index(side)) if side else None, begin=scorer
    )
    alone = entry["alone"] or ""
    telling.own_goal = "own" in alone or "og" in alone
    telling.penalty, telling.situation = ("pen" in alone, "penalty" if "pen" in alone else "")
    if entry["assist"]:
        telling.assist, telling.assist_sure = line.word_at(entry.start("assist")), 3
    item = line.item(at)
    number, added = int(entry["minute"]), int(entry["added"]) if entry["added"] else None
    telling.told = Told(
        MatchMinute.at(number, added, extra_time=number > 105, told=entry["minute"]), item.start, item.end
    )
    telling.tags.add("listed")
    yield telling


def by_running(line: Line, before: str) -> Iterator[Telling]:
    """The goal of a running score, where it or the line before cries goal."""
    if (named := _NAMED.match(line.text)) and _CRIES.search(before):
        at = line.word_at(named.start("scorer"))
        yield Telling("a live line", line, at, at, at, 2)
        return
    if (taker := _TAKER.match(line.text)) and _CRIES.search(before):
        at = line.word_at(taker.start("scorer"))
        yield Telling("a live line", line, at, at, at, 2, penalty=True, situation="penalty")
        return
    match = _RUNNING.search(line.text, line.vocabulary)
    if match is None or not (_CRIES.search(before) or _CRIES.search(line.text)):
        return
    scorer = line.word_at(match.start("scorer"))
    telling = Telling("running score", line, scorer, scorer, scorer, 3)
    note = match["note"] or ""
    telling.own_goal = note in ("og", "own goal")
    telling.penalty, telling.situation = (note.startswith("pen"), "penalty" if note.startswith("pen") else "")
    telling.pair = (int(match["one"]), int(match["two"]))
    yield telling
