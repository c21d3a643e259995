"""The lowest layer: organisations, and above them the seasons, which need their competitions."""

from collections.abc import Collection, Mapping

from graph.identity.layers import Run, registers_in
from graph.identity.lookups import neighbourhood
from graph.identity.organisations import group_organisations, traits_of
from graph.identity.profile import Profile, profiles
from graph.identity.told import Told, entities_of, told_of
from graph.kinds import ThingType

_DESCRIBING = ("team", "venue")
_EDITIONS = ("edition", "match")


def find_organisations(run: Run, seeds: Collection[int]) -> set[int]:
    """Groups all but seasons; gives the things whose entity changed."""
    if not seeds:
        return set()
    keys = neighbourhood(run.connection, seeds, run.verdicts)
    known = profiles(run.connection, keys)
    told = _by_thing(told_of(run.connection, known, _DESCRIBING))
    return _group(run, {one: keys[one] for one in known}, known, told, {})


def find_seasons(run: Run, seeds: Collection[int]) -> set[int]:
    """Groups seasons by name within their competition; gives the things whose entity changed."""
    if not seeds:
        return set()
    keys = neighbourhood(run.connection, seeds, run.verdicts)
    known = profiles(run.connection, keys)
    told = told_of(run.connection, known, _EDITIONS)
    competitions = entities_of(
        run.connection, (claim.roles["competition"] for claim in told if "competition" in claim.roles)
    )
    within: dict[int, int] = {}
    for claim in told:
        found = competitions.get(claim.roles.get("competition", -1))
        if found is not None and claim.role == "season":
            within.setdefault(claim.thing, found)
    named = {
        one: {
            key if key.startswith("I|") else f"{key}|{within[one]}"
            for key in keys[one]
            if key.startswith("I|") or one in within
        }
        for one in known
    }
    return _group(run, named, known, {}, within, keys)


def _group(
    run: Run,
    keys: Mapping[int, set[str]],
    known: Mapping[int, Profile],
    told: Mapping[int, list[Told]],
    within: Mapping[int, int],
    all_keys: Mapping[int, set[str]] | None = None,
) -> set[int]:
    registers = registers_in({one: (all_keys or keys)[one] for one in known})
    traits = {
        one: traits_of(profile, registers[one], told.get(one, ()), within.get(one)) for one, profile in known.items()
    }
    groups, doubts = group_organisations(known, traits, keys, run.decided(known, registers))
    return run.assign(groups, known, registers, doubts)


def _by_thing(told: list[Told]) -> dict[int, list[Told]]:
    found: dict[int, list[Told]] = {}
    for claim in told:
        found.setdefault(claim.thing, []).append(claim)
    return found


def is_organisation(type_: str) -> bool:
    """Whether things of the type are grouped by `find_organisations`."""
    return type_ not in (ThingType.PERSON, ThingType.MATCH, ThingType.SEASON)
