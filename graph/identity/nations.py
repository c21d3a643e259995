"""Nations that took over from others: who played for the one may have played for the other without changing sides."""

from functools import lru_cache

from graph.gazetteer.lookup import load_gazetteer

_SOVIET = (
    "Armenia",
    "Azerbaijan",
    "Belarus",
    "Estonia",
    "Georgia",
    "Kazakhstan",
    "Kyrgyzstan",
    "Latvia",
    "Lithuania",
    "Moldova",
    "Russia",
    "Tajikistan",
    "Turkmenistan",
    "Ukraine",
    "Uzbekistan",
)
_YUGOSLAV = (
    "Bosnia and Herzegovina",
    "Croatia",
    "Kosovo",
    "Montenegro",
    "North Macedonia",
    "Serbia",
    "Serbia and Montenegro",
    "Slovenia",
)
_SUCCESSORS: dict[str, tuple[str, ...]] = {
    "West Germany": ("Germany",),
    "East Germany": ("Germany",),
    "Saarland": ("West Germany", "Germany"),
    "Soviet Union": (*_SOVIET, "CIS"),
    "CIS": _SOVIET,
    "Yugoslavia": _YUGOSLAV,
    "Serbia and Montenegro": ("Serbia", "Montenegro", "Kosovo"),
    "Serbia": ("Kosovo",),
    "Czechoslovakia": ("Czech Republic", "Slovakia"),
    "Bohemia": ("Czechoslovakia",),
    "Ireland (1882-1950)": ("Northern Ireland", "Republic of Ireland"),
    "North Vietnam": ("Vietnam",),
    "Yemen DPR": ("Yemen",),
    "North Yemen": ("Yemen",),
    "Sudan": ("South Sudan",),
    "Ethiopia": ("Eritrea",),
}


@lru_cache(maxsize=1)
def _in_turn() -> frozenset[tuple[str, str]]:
    """The ids of each nation with one that took over from it."""
    ids = {entry.name: id_ for id_, entry in load_gazetteer().national_teams.items()}
    return frozenset(
        (ids[earlier], ids[later])
        for earlier, all_later in _SUCCESSORS.items()
        if earlier in ids
        for later in all_later
        if later in ids
    )


def in_turn(one: str, other: str) -> bool:
    """Whether one of two nations, given by our ids, took over from the other."""
    return (one, other) in _in_turn() or (other, one) in _in_turn()
