"""One telling of each goal that several rows see in a sentence."""

import re

from loaders.prose.events.clause.word_classes import verb_kind
from loaders.prose.events.goals.in_turn import how_it_was_done, told_in_turn
from loaders.prose.events.goals.telling import Telling


def one_per_clause(found: list[Telling]) -> list[Telling]:
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
        return one.rule == other.rule or not (_then(one, other) or _each_dated(one, other))
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


#: A minute as a chain of goals tells it.
_MINUTE = re.compile(r" (?:on|after|in the|at) (?:the )?\d{1,3}(?:st|nd|rd|th)?(?:\+\d+)? ")


def _each_dated(one: Telling, other: Telling) -> bool:
    """'sweeping it in on 14 minutes, adding a penalty on 39': each of two verbs has its minute behind it."""
    if one.line is not other.line or one.verb == other.verb:
        return False
    first, second = sorted((one, other), key=lambda telling: telling.verb)
    line = first.line
    between = line.text[line.offsets[first.verb] : line.offsets[second.verb]]
    after = line.text[line.offsets[second.verb] : line.offsets[second.verb] + 80]
    return bool(_MINUTE.search(between) and _MINUTE.search(after))


def _then(one: Telling, other: Telling) -> bool:
    """Whether two verbs of one scorer are told one after the other."""
    if verb_kind(one.line.words[one.verb]) is None or verb_kind(other.line.words[other.verb]) is None:
        return False
    last = max(one.verb, other.verb)
    between = how_it_was_done(f" {' '.join(one.line.words[min(one.end, other.end) : last + 1])} ").split()[:-1]
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
    into.told = into.told or other.told
    into.count = max(into.count, other.count)
    into.end = max(into.end, other.end)
    into.begin = min(into.begin, other.begin)
    into.keeper_word = into.keeper_word if into.keeper_word is not None else other.keeper_word
    into.tags |= other.tags - {"only past a keeper"}
    if other.strength > 1 and "only past a keeper" not in other.tags:
        into.tags.discard("only past a keeper")
