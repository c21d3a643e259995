"""Every clause of a sentence that tells of a goal, with its scorer."""

import re

from loaders.prose.events.by_box import by_box, by_running
from loaders.prose.events.by_gap import by_gap
from loaders.prose.events.by_list import by_list
from loaders.prose.events.by_noun import by_nouns
from loaders.prose.events.by_phrase import by_phrases
from loaders.prose.events.by_verb import by_verbs
from loaders.prose.events.clauses import keep_apart
from loaders.prose.events.function import verb_kind
from loaders.prose.events.history import is_earlier
from loaders.prose.events.line import Line
from loaders.prose.events.made_for_another import is_made_for_another
from loaders.prose.events.order import told_in_turn
from loaders.prose.events.other_days import is_other_day, is_tally
from loaders.prose.events.own_goals import own_goals
from loaders.prose.events.passers import without_passers
from loaders.prose.events.shootouts import is_shootout
from loaders.prose.events.side_goals import absorb, borrow, side_tellings
from loaders.prose.events.telling import Telling
from loaders.prose.events.undone import is_kept_out, is_undone
from loaders.prose.events.unreal import is_unreal


def tellings_of(line: Line, following: str, before: str = "") -> list[Telling]:
    """The goals that a sentence tells; `following` and `before` are the texts of the next line and of the last."""
    listed = [*by_list(line), *by_box(line), *by_running(line, before)]
    if listed:
        return listed
    found: list[Telling] = []
    own = [*own_goals(line)]
    found += own
    told = [*by_phrases(line), *by_verbs(line)]
    found += [telling for telling in told if telling.scorer is not None]
    found += by_nouns(line)
    found += by_gap(line)
    sides = [telling for telling in (*told, *side_tellings(line)) if telling.scorer is None]
    shootout = is_shootout(line)
    found = without_passers(line, found)
    kept = [
        telling
        for telling in found
        if not (_is_refused_own(telling) if telling in own else _is_refused(telling, following))
    ]
    if shootout or are_kicks(line, before, kept):
        return []
    sides = [telling for telling in sides if not _is_refused(telling, following)]
    absorb(kept, sides)
    merged = _one_per_clause(kept)
    keep_apart(merged)
    left = [side for side in sides if "absorbed" not in side.tags]
    return [*merged, *left[:2]] if merged else borrow(left) or left[:1]


def _is_refused_own(telling: Telling) -> bool:
    line = telling.line
    # 'could only divert it past his own keeper'
    only = line.words[max(telling.begin - 2, 0) : telling.begin] == ["could", "only"]
    return (
        not only
        and is_unreal(line, telling.begin, None)
        or is_other_day(line, telling.verb)
        or is_earlier(line, telling.verb)
    )


def are_kicks(line: Line, before: str, told: list[Telling]) -> bool:
    """Whether a list of scorers names the takers of a shoot-out of which the sentence before tells."""
    scorers = {telling.scorer for telling in told if telling.scorer is not None}
    return (
        len(scorers) >= _KICKS and bool(_DECIDED.search(before)) and not any(word[0].isdigit() for word in line.words)
    )


#: So many scorers of one sentence.
_KICKS = 3
_DECIDED = re.compile(r" (?:on penalties|shoot-out|shootout|shoot_out|spot-kicks) ")


def _is_refused(telling: Telling, following: str) -> bool:
    line = telling.line
    return (
        telling.rule != "no stopping it"
        and is_unreal(line, _says_so(telling), telling.scorer)
        or is_undone(line, telling.verb, following)
        or is_kept_out(line, telling.end)
        or is_made_for_another(line, telling.verb, telling.end)
        or (is_tally(line, telling.verb) and "celebrates" not in telling.rule)
        or is_other_day(line, telling.verb)
        or is_earlier(line, telling.verb)
        or telling.verb > 0
        and line.words[telling.verb - 1] in _UNMEANT
        or line.words[telling.verb] in _KICK
        and line.words[telling.verb + 1 : telling.verb + 2] in _NO_SHOT
    )


def _says_so(telling: Telling) -> int:
    """The word that must not be a mere wish: of 'Hale celebrating his third goal' the verb and not the noun."""
    return telling.scorer + 1 if telling.rule == "celebrates" and telling.scorer is not None else telling.verb


_KICK = frozenset({"penalty", "spot-kick", "free-kick", "shot", "header"})
#: Behind a noun for a shot: 'Hale's penalty miss proved decisive'.
_NO_SHOT = (["miss"], ["misses"], ["save"], ["saves"], ["stop"], ["heroics"])


#: Nobody scores for his own side without meaning to; own goals are read apart.
_UNMEANT = frozenset(("inadvertently", "unwittingly", "accidentally"))


def _one_per_clause(found: list[Telling]) -> list[Telling]:
    """The surest telling of each goal that several rows see within few words, with the others' detail."""
    kept: list[Telling] = []
    for telling in sorted(found, key=lambda t: (-t.strength, t.verb)):
        twin = next((other for other in kept if _same_clause(telling, other)), None)
        if twin is None:
            kept.append(telling)
        elif telling.scorer is not None or twin.scorer is None:
            _take(twin, telling)
    return sorted(kept, key=lambda t: t.verb)


def _same_clause(one: Telling, other: Telling) -> bool:
    if one.scorer is None or other.scorer is None:
        between = one.line.words[min(one.verb, other.verb) : max(one.verb, other.verb)]
        return len(between) < 26 and one.own_goal == other.own_goal
    if told_in_turn(one, other) or _in_order(one, other) or _in_order(other, one):
        return False
    if one.scorer == other.scorer:
        return one.rule == other.rule or not _then(one, other)
    same = (
        one.line.item(one.scorer).entity == one.line.item(other.scorer).entity
        and one.line.item(one.scorer).entity is not None
    )
    if same and one.rule != other.rule and _then(one, other):
        return False
    if same:
        between = one.line.words[min(one.verb, other.verb) : max(one.verb, other.verb)]
        if one.player_order and other.player_order and one.player_order != other.player_order:
            return False
        return len(between) < 18
    return (
        one.verb == other.verb
        and one.own_goal != other.own_goal
        or (abs(one.verb - other.verb) < 4 and one.own_goal and not other.own_goal)
    )


def _in_order(one: Telling, other: Telling) -> bool:
    """Whether one is told as the first goal of the match and the other as a later one."""
    return one.first_of_match and max(other.own or 1, other.player_order or 1) > 1


def _then(one: Telling, other: Telling) -> bool:
    """Whether two verbs of one scorer are told one after the other."""
    if verb_kind(one.line.words[one.verb]) is None or verb_kind(other.line.words[other.verb]) is None:
        return False
    between = one.line.words[min(one.end, other.end) : max(one.verb, other.verb)]
    return "before" in between or "then" in between or "later" in between


def _take(into: Telling, other: Telling) -> None:
    into.player_order = into.player_order or other.player_order
    into.own = into.own if into.own is not None else other.own
    into.pair = into.pair or other.pair
    into.first_of_match = into.first_of_match or other.first_of_match
    into.own_less_other = into.own_less_other if into.own_less_other is not None else other.own_less_other
    into.side = into.side if into.side is not None else other.side
    into.side_word = into.side_word if into.side_word is not None else other.side_word
    into.penalty = into.penalty or other.penalty
    into.situation = into.situation or other.situation
    into.body_part = into.body_part or other.body_part
    into.count = max(into.count, other.count)
    into.end = max(into.end, other.end)
    into.begin = min(into.begin, other.begin)
    into.keeper_word = into.keeper_word if into.keeper_word is not None else other.keeper_word
    into.tags |= other.tags - {"only past a keeper"}
    if other.strength > 1 and "only past a keeper" not in other.tags:
        into.tags.discard("only past a keeper")
