"""Results told with a verb: 'Marlow beat Harbour 3-1', 'lost 3-1 at Marlow', 'won 3-1'."""

from collections.abc import Sequence

from loaders.prose.frame.around import first_team, is_score_item, team_before
from loaders.prose.frame.result import Result, made
from loaders.prose.frame.scores import Score
from loaders.prose.frame.words import BEAT, LOSE, WIN
from loaders.prose.names.item import Item

#: How far a win can stand from its score where the beaten side stands between: 'won their fourth-round tie at home
#: to Harbour 2-1'.
_TIE = 10
_GONE = frozenset({"go", "goes", "going", "gone"})
#: Verbs of losing that say something else as often, farther from a score.
_FALLS = frozenset({"went", "slip", "fall", "fell"})
#: Two words that beat somebody: 'got the better of Harbour', 'knocking out Harbour'.
_BEATS = frozenset(
    {("better", "of"), ("best", "of"), ("knocking", "out"), ("put", "out"), ("putting", "out"), ("accounted", "for")}
)
_THEM = frozenset({"them", "us", "it"})
_BE = frozenset("were was been being be are is get got".split())


def by_verb(score: Score, items: Sequence[Item], after: tuple[str, int] | None) -> Result | None:
    """'Marlow beat Harbour 3-1', 'Harbour were beaten 3-1 by Marlow', 'lost 3-1 at Marlow', 'won 3-1'."""
    for back in range(score.at - 1, max(score.at - 16, -1), -1):
        word = items[back].lower
        if items[back].mention or word in {";", "."} or is_score_item(items[back]):
            if is_score_item(items[back]):
                return None
            continue
        between = first_team(items, back + 1, score.at)
        beats = word in BEAT or (word, items[back + 1].lower) in _BEATS
        if beats and (between is not None or _passive(items, back) or _is_beaten_by(word, after)):
            return _beaten(score, items, back, between, after)
        if word == "past" and between is not None and _is_sent_past(items, back, score.at):
            return made(score, items, team_before(items, back, between), between, "sent past")
        if word in BEAT and between is None and items[back + 1].lower in _THEM and score.at - back <= _TIE:
            return _beat_them(score, items, back)
        if between is not None and (told := _given_away(items, back, score.at)) is not None:
            subject = team_before(items, back, between)
            return made(score, items, subject if told else between, between if told else subject, "given")
        if _loses(items, back, score.at):
            subject = team_before(items, back, after[1] if after else None)
            winner = after[1] if after else _lost_to(items, back, score.at)
            return made(score, items, winner, subject, "lost")
        if word in WIN and score.at - back <= (6 if between is None and word != "winners" else _TIE):
            beaten = after[1] if after else between if between is not None else _just_beaten(items, back)
            return made(score, items, team_before(items, back, beaten), beaten, "won")
    return None


def _beat_them(score: Score, items: Sequence[Item], verb: int) -> Result | None:
    """'Harbour beat them 2-1'; in 'Marlow were humbled by Harbour, who beat them 2-1' both sides are told."""
    if items[verb - 1].lower not in {"who", "which"}:
        return made(score, items, team_before(items, verb, None), None, "beat them")
    winner = next((item.entity for item in reversed(items[max(verb - 4, 0) : verb]) if item.is_team), None)
    return made(score, items, winner, team_before(items, verb, winner) if winner is not None else None, "beat them")


def _is_sent_past(items: Sequence[Item], place: int, at: int) -> bool:
    """'sent Marlow past Harbour 3-2': a side right before 'past', and one right behind it before the score."""
    return items[place - 1].is_team and at - place <= 4


def _is_beaten_by(word: str, after: tuple[str, int] | None) -> bool:
    """'beaten 3-1 by Marlow', 'beaten 3-1 at Marlow', 'thrashed 3-1 by Marlow'."""
    if after is None or not word.endswith(("en", "ed")):
        return False
    return after[0] == "by" or word == "beaten" and after[0] == "at"


def _loses(items: Sequence[Item], verb: int, at: int) -> bool:
    """Whether a verb says that its subject lost by the score at a place."""
    word, behind = items[verb].lower, items[verb + 1].lower
    if behind == "through" or not (word in LOSE or word in _GONE and behind == "down"):
        return False
    return word not in _FALLS or at - verb <= 4


def _lost_to(items: Sequence[Item], verb: int, at: int) -> int | None:
    """'lost at home to Harbour, 1-0': the side behind 'to' or 'against' right after the verb."""
    for place in range(verb + 1, at):
        if items[place].is_team and items[place].entity is not None:
            near = [item.lower for item in items[verb + 1 : place]]
            return items[place].entity if not _TIES.isdisjoint(near) and len(near) <= _CLOSE else None
    return None


_TIES = frozenset({"to", "against", "at"})
#: So many words stand between a loss and who it was to.
_CLOSE = 5


def _given_away(items: Sequence[Item], verb: int, at: int) -> bool | None:
    """Whether the subject wins by what is given away, None where nothing is.

    'handed Harbour their first loss, 3-1' is won, 'dropped their opener to Harbour 3-1' is lost.
    """
    words = {item.lower for item in items[verb + 1 : at]}
    if items[verb].lower in {"handed", "dealt", "hand"} and words & {"loss", "defeat", "setback"}:
        return True
    lost = items[verb].lower in {"dropped", "drop"} and "to" in words and words & {"opener", "game", "match", "contest"}
    return False if lost else None


def _just_beaten(items: Sequence[Item], at: int) -> int | None:
    """'outplayed Harbour to win 2-0', 'too good for Harbour, winning 2-0': the beaten side right before the verb."""
    for place in range(at - 1, max(at - 4, 0), -1):
        if items[place].is_team:
            near = (item.lower for item in items[max(place - 3, 0) : place])
            return items[place].entity if any(word in BEAT or word == "too" for word in near) else None
    return None


def _beaten(
    score: Score, items: Sequence[Item], verb: int, between: int | None, after: tuple[str, int] | None
) -> Result | None:
    if between is None or _passive(items, verb):
        by_between = between is not None and any(item.lower == "by" for item in items[verb + 1 : score.at])
        winner = between if by_between else after[1] if after and after[0] in {"by", "at", "to"} else None
        return made(score, items, winner, team_before(items, verb, winner), "beaten by")
    return made(score, items, team_before(items, verb, between), between, "beat")


def _passive(items: Sequence[Item], verb: int) -> bool:
    """'were beaten', 'got thrashed'."""
    helps = any(item.lower in _BE for item in items[max(verb - 3, 0) : verb])
    return helps and items[verb].lower.endswith(("en", "ed"))
