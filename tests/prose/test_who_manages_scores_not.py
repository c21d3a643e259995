"""Whose side is spoken of is its manager, whatever words stand between: 'he' after it is a player."""

import pytest

from loaders.prose.read import read_prose

HEAD = (
    "Kilbrack Town 1-2 Dunmore Athletic\n\nDunmore Athletic beat Kilbrack Town 2-1 at Castle Park on Saturday. Tom "
    "Hale and Jon Stone started for Kilbrack.\n\n"
)


@pytest.mark.parametrize(
    "side", ["side", "young side", "third division side", "battling side", "much-changed side", "wards"]
)
def test_the_manager_of_a_side_told_with_more_words_is_no_scorer(side: str) -> None:
    text = f"{HEAD}It was cruel on Kit Dunn's {side}. Hale had already hit the bar when he put them in front."
    reading = read_prose(text)
    scorers = {
        reading.entities[role.entity].name
        for told in reading.statements
        if told.kind == "goal" and (role := told.role("scorer")) is not None
    }
    assert scorers == {"Tom Hale"}


@pytest.mark.parametrize("part", ["left side", "blind side", "near side", "old side", "first team"])
def test_a_part_of_the_pitch_or_a_former_side_makes_nobody_a_manager(part: str) -> None:
    reading = read_prose(f"{HEAD}Kit Dunn was quick, and on Kit Dunn's {part} there was room.")
    dunn = next(one for one in reading.entities if one.name == "Kit Dunn")
    assert dunn.attributes.get("role") != "manager"


def test_a_score_of_a_match_of_others_makes_a_feature_no_report() -> None:
    text = (
        "The man from Mill Lane\n\nIn a bungalow outside Tamworth lives Kit Dunn, once of Aston Villa.\n\nHe made 31 "
        'appearances for Villa and scored one goal, in a League Cup tie. "I shut my eyes," he says. It finished '
        "3-3 and they lost the replay.\n\nHe went back last month and watched them draw with West Ham. Tom Hale "
        "scored early on.\n"
    )
    reading = read_prose(text)
    assert not [told for told in reading.statements if told.kind == "reports_on"]
    assert "Tamworth" not in {one.name for one in reading.entities if one.type.value == "team"}
