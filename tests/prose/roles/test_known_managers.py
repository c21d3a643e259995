"""The list of who is known to have managed which side."""

from graph.dates import PartialDate
from graph.gazetteer.lookup import load_gazetteer
from loaders.prose.roles.known import known_spells, spells_of


def test_every_side_is_named_as_in_the_gazetteer():
    gazetteer = load_gazetteer()
    names = {team.name for team in (*gazetteer.clubs.values(), *gazetteer.national_teams.values())}
    sides = {spell.side for spells in known_spells().values() for spell in spells}
    assert sides - names == set()


def test_every_spell_begins_before_it_ends():
    for spells in known_spells().values():
        for spell in spells:
            assert spell.first <= spell.last, spell


#: Sides that had two managers at once.
JOINT = {("Liverpool", frozenset({"Roy Evans", "Gerard Houllier"}))}


def test_no_side_is_surely_managed_by_two_at_once():
    by_side: dict[str, list[tuple[str, str, str]]] = {}
    for spells in known_spells().values():
        for spell in spells:
            if spell.surely_from <= spell.surely_to:
                by_side.setdefault(spell.side, []).append((spell.surely_from, spell.surely_to, spell.person))
    clashes = [
        (side, one, two)
        for side, spells in by_side.items()
        for one in spells
        for two in spells
        if one < two and two[0] <= one[1] and one[0] <= two[1] and (side, frozenset({one[2], two[2]})) not in JOINT
    ]
    assert clashes == []


def test_a_family_name_means_all_of_that_name_and_a_full_name_one():
    assert len({spell.person for spell in spells_of("Jones")}) > 1
    assert {spell.person for spell in spells_of("Slaven Bilić")} == {"Slaven Bilic"}
    assert {spell.person for spell in spells_of("Sir Alex Ferguson")} == {"Alex Ferguson"}
    assert spells_of("Somebody Else") == ()


def test_a_day_inside_a_spell_is_sure_and_a_day_at_its_edge_is_not():
    spell = next(spell for spell in spells_of("Slaven Bilic") if spell.side == "West Ham United")
    assert spell.holds(PartialDate.parse("2017-10-26"))
    assert spell.fits(PartialDate.parse("2017-11-02"))
    assert not spell.holds(PartialDate.parse("2017-11-02"))
    assert not spell.fits(PartialDate.parse("2018-10-26"))
    assert spell.fits(None)
