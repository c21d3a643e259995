"""The page about loaders keeps up with the code."""

import tomllib

from loaders.registry import LOADERS
from loaders.tables.own import loader_of_profile
from loaders.tables.profile import GOAL_FIELDS, MATCH_FIELDS
from tests.support.loader_docs import PAGE, made

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_table_of_loaders_is_as_made():
    """To write it anew: python -m tests.support.loader_docs."""
    assert made(TEXT) == TEXT


def test_names_of_loaders_are_unlike():
    names = [loader.name for loader in LOADERS]
    assert len(set(names)) == len(names)


def test_every_field_of_a_table_is_named():
    assert all(field in TEXT for field in {*MATCH_FIELDS, *GOAL_FIELDS})


def test_the_profile_on_the_page_works(tmp_path):
    profile = TEXT.partition("```toml\n")[2].partition("```")[0]
    assert tomllib.loads(profile)["name"] == "county-cup"
    path = tmp_path / "county-cup.toml"
    path.write_text(profile, encoding="utf-8")
    assert loader_of_profile(path).name == "county-cup"
