"""What stands with a capital and is nobody's name."""

import pytest

from graph.kinds import ThingType
from loaders.prose.read import read_prose


@pytest.mark.parametrize(
    "text",
    [
        "He'd earned it. Tom Hale scored late on.",
        "They’d scored twice by then, and Tom Hale had made both.",
        "The New Zealander broke the deadlock, and Tom Hale made sure.",
        "The Central Americans held out until Tom Hale scored.",
    ],
)
def test_a_contraction_or_a_people_is_no_person(text: str) -> None:
    found = read_prose(text, language="en").entities
    assert [entity.name for entity in found if entity.type is ThingType.PERSON] == ["Tom Hale"]
