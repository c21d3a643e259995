"""The layer of matches: those of one pair of sides are looked at together, then those with one side known."""

from collections.abc import Collection, Hashable, Iterable

from sqlalchemy import delete, or_, select

from graph.identity.layers import Run, registers_in
from graph.identity.lookups import keys_of, neighbourhood
from graph.identity.match_traits import Fixture, Pair, fixtures_told, match_traits
from graph.identity.matches import MatchTraits, group_matches
from graph.identity.one_sided import only_candidate, together
from graph.identity.profile import Profile, profiles
from graph.identity.told import entities_of
from graph.ledger.bulk import insert_rows, want_ids
from graph.ledger.tables import FIXTURES


def find_matches(run: Run, seeds: Collection[int], gone: Collection[int]) -> set[int]:
    """Groups the matches of every pair of sides that a seed or a thing gone is of; gives the things that changed."""
    if not seeds and not gone:
        return set()
    before = _fixtures_of(run, {*seeds, *gone})
    now = fixtures_told(run.connection, seeds)
    _write(run, {*seeds, *gone}, now)
    pairs = {*before.values(), *(one.pair for one in now.values())}
    things = _closure(run, {*seeds}, pairs)
    known = profiles(run.connection, things)
    keys = keys_of(run.connection, known)
    registers = registers_in({one: keys.get(one, set()) for one in known})
    fixtures = _fixtures_of(run, known)
    traits = match_traits(run.connection, known, fixtures, registers)
    hubs: dict[Hashable, list[int]] = {}
    for one, pair in fixtures.items():
        if pair[1] is not None:
            hubs.setdefault(pair, []).append(one)
    groups, doubts = group_matches(known, traits, hubs, keys, run.decided(known, registers))
    alone = {one for one, pair in fixtures.items() if pair[1] is None}
    sided = [group for group in groups if not (len(group) == 1 and group[0] in alone)]
    changed = run.assign(sided, known, registers, doubts)
    lone = [group[0] for group in groups if len(group) == 1 and group[0] in alone]
    return changed | _place_alone(run, lone)


def _closure(run: Run, seeds: set[int], pairs: set[Pair]) -> set[int]:
    """The seeds, all matches of the pairs, and whatever shares an id or a verdict with one of these."""
    things: set[int] = set()
    new = seeds
    while new or pairs:
        new = (new | _things_of_pairs(run, pairs)) - things
        new |= _lone_things(run, {team for pair in pairs for team in pair if team is not None}).keys()
        new |= neighbourhood(run.connection, new, run.verdicts).keys()
        fresh = new - things
        things |= fresh
        found = {pair for pair in _fixtures_of(run, fresh - seeds).values() if pair != (None, None)}
        pairs, new = found - pairs, set()
    return things


def _fixtures_of(run: Run, things: Iterable[int]) -> dict[int, Pair]:
    wanted = want_ids(run.connection, things)
    rows = run.connection.execute(
        select(FIXTURES.c.thing, FIXTURES.c.low, FIXTURES.c.high).join(wanted, wanted.c.id == FIXTURES.c.thing)
    )
    return {thing: (low, high) for thing, low, high in rows}


def _things_of_pairs(run: Run, pairs: Iterable[Pair]) -> set[int]:
    """The matches between two sides; all of a side are read and chosen from, which costs less than a query a pair."""
    wanted_pairs = {pair for pair in pairs if pair[1] is not None}
    wanted = want_ids(run.connection, (pair[0] for pair in wanted_pairs if pair[0] is not None))
    rows = run.connection.execute(
        select(FIXTURES.c.thing, FIXTURES.c.low, FIXTURES.c.high).join(wanted, wanted.c.id == FIXTURES.c.low)
    )
    return {thing for thing, low, high in rows if (low, high) in wanted_pairs}


def _write(run: Run, things: Collection[int], fixtures: dict[int, Fixture]) -> None:
    wanted = want_ids(run.connection, things)
    run.connection.execute(delete(FIXTURES).where(FIXTURES.c.thing.in_(select(wanted.c.id))))
    insert_rows(
        run.connection,
        FIXTURES,
        ("thing", "low", "high", "first", "last"),
        [(one, *told.pair, *(told.days or (None, None))) for one, told in sorted(fixtures.items())],
    )


def _lone_things(run: Run, teams: Collection[int]) -> dict[int, int]:
    """The matches of which only one side is known, where it is one of these."""
    wanted = want_ids(run.connection, teams)
    return dict(
        run.connection.execute(
            select(FIXTURES.c.thing, FIXTURES.c.low)
            .join(wanted, wanted.c.id == FIXTURES.c.low)
            .where(FIXTURES.c.high.is_(None))
        ).all()
    )


def _place_alone(run: Run, things: Collection[int]) -> set[int]:
    """Gives matches with one side known, or none, their entity: that of the one match they can be, or their own."""
    lone = {one: pair[0] for one, pair in _fixtures_of(run, things).items() if pair[0] is not None}
    known = profiles(run.connection, things)
    registers = registers_in(keys_of(run.connection, known))
    by_team = _matches_of(run, {lone[one] for one in known if one in lone})
    traits = match_traits(run.connection, known, {one: (lone.get(one), None) for one in known}, registers)
    chosen: dict[int, int] = {}
    for one in known:
        if one in lone and (found := only_candidate(traits[one], lone[one], by_team.get(lone[one], {}))) is not None:
            chosen[one] = found
    changed = run.assign([[one] for one in sorted(known) if one not in chosen], known, registers)
    return changed | run.attach(chosen, known)


def _matches_of(run: Run, teams: Collection[int]) -> dict[int, dict[int, tuple[MatchTraits, Pair]]]:
    """By team, its matches with both sides known: what all their tellings come to."""
    if not teams:
        return {}
    wanted = want_ids(run.connection, teams)
    rows = run.connection.execute(
        select(FIXTURES.c.thing, FIXTURES.c.low, FIXTURES.c.high)
        .join(wanted, or_(wanted.c.id == FIXTURES.c.low, wanted.c.id == FIXTURES.c.high))
        .where(FIXTURES.c.high.is_not(None))
    )
    pairs: dict[int, Pair] = {thing: (low, high) for thing, low, high in rows}
    known: dict[int, Profile] = profiles(run.connection, pairs)
    traits = match_traits(run.connection, known, pairs, {})
    entities = entities_of(run.connection, known)
    grouped: dict[int, list[int]] = {}
    for one in known:
        grouped.setdefault(entities[one], []).append(one)
    found: dict[int, dict[int, tuple[MatchTraits, Pair]]] = {}
    for entity, things in grouped.items():
        pair = pairs[things[0]]
        for team in pair:
            if team in teams and team is not None:
                found.setdefault(team, {})[entity] = (together(traits[one] for one in things), pair)
    return found
