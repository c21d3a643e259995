"""Matches of which a source tells one side only: they join another if it can be only one."""

from collections.abc import Iterable, Mapping, Sequence

from graph.identity.matches import MatchTraits
from graph.identity.windows import gap


def only_candidate(
    alone: MatchTraits, team: int, matches: Mapping[int, tuple[MatchTraits, tuple[int | None, int | None]]]
) -> int | None:
    """The one match of the team that it can be by its day or, with the score, by its week or as undated as it is.

    There is none where it can be several.
    """
    found = [
        entity for entity, (traits, pair) in sorted(matches.items()) if _fits(alone, _seen_from(traits, pair, team))
    ]
    return found[0] if len(found) == 1 else None


def _fits(alone: MatchTraits, other: MatchTraits) -> bool:
    if alone.sources & other.sources or alone.against(other) is not None:
        return False
    if alone.scores and other.scores and not alone.scores & other.scores:
        return False
    if alone.told and other.told:
        return True
    agree = bool(alone.scores & other.scores)
    meets = any(gap(mine, theirs) == 0 for mine in alone.told or alone.around for theirs in other.told or other.around)
    return agree and (meets or not (alone.around or other.told))


def _seen_from(traits: MatchTraits, pair: tuple[int | None, int | None], team: int) -> MatchTraits:
    """The scores with this team's goals first."""
    if pair[0] == team:
        return traits
    turned = frozenset((second, first) for first, second in traits.scores)
    return MatchTraits(
        traits.sources,
        traits.registers,
        traits.told,
        traits.around,
        turned,
        traits.competitions,
        traits.legs,
        traits.stages,
        traits.undated,
        traits.goals,
        traits.homes,
    )


def together(traits: Iterable[MatchTraits]) -> MatchTraits:
    """What is known of several tellings as one."""
    parts: Sequence[MatchTraits] = list(traits)
    whole = parts[0]
    for one in parts[1:]:
        whole = whole.joined(one)
    return whole
