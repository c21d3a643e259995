"""Who plays for which side, worked out from who does what to whom."""

import pytest

from graph.gazetteer.lookup import load_gazetteer
from loaders.prose.frame.belonging import infer_sides
from loaders.prose.frame.find_frame import find_frame
from loaders.prose.names.find_names import find_names
from loaders.prose.segment.segment import segment


def side_of(person: str, text: str) -> str | None:
    document = segment("Everton 2-1 Fulham\n\n" + text, language="en")
    names = find_names(document, load_gazetteer())
    infer_sides(names, find_frame(document, names))
    (found,) = [entity for entity in names.entities if entity.name == person]
    team = names.team_of(found.index)
    return None if team is None else names.entities[team].name


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("It was then that Tom Hale put Everton ahead.", "Everton"),
        ("Tom Hale struck twice as Everton won at last.", "Everton"),
        ("The visitors' best moment came when Everton went close through Tom Hale.", "Everton"),
        ("A low drive by Tom Hale flew past Fulham goalkeeper Jan Okke.", "Everton"),
        ("Tom Hale met a cross by Everton winger Kim Dae-ho. Tom Hale then scored from Kim Dae-ho's pass.", "Everton"),
        ("Everton's Kim Dae-ho crossed for Tom Hale to score.", "Everton"),
        ("Fulham striker Abel Kone made way for Tom Hale.", "Fulham"),
        ("Everton manager Ann Lee sent on Tom Hale.", "Everton"),
        ("Tom Hale pulled one back for Everton.", "Everton"),
        ("Tom Hale did claim his first Everton goal.", "Everton"),
        ("Goals from Tom Hale and Kim Dae-ho gave Everton the points.", "Everton"),
        ("Tom Hale blasted Everton into the lead.", "Everton"),
        ("Everton fell behind to Tom Hale's early shot.", "Fulham"),
        ("TURIN, Oct 22 - Tom Hale scored late as Everton beat Fulham.", "Everton"),
        ("Everton sent on Kim Dae-ho in place of Tom Hale.", "Everton"),
        ("Tom Hale's own goal put Everton ahead.", "Fulham"),
        ("Everton's Kim Dae-ho picked the pocket of Tom Hale in midfield.", "Fulham"),
        ("Everton's Kim Dae-ho went round Tom Hale.", "Fulham"),
        ("Substitute Tom Hale scored late as Everton came from behind.", "Everton"),
        ("GENOA, May 4 - Captain Tom Hale scored late as Everton came back to win.", "Everton"),
        ("It was 2-1 at the end, Tom Hale replying for Everton.", "Everton"),
        ("Tom Hale was on target for Everton.", "Everton"),
        ("Everton switched to three at the back and threw on teenager Tom Hale.", "Everton"),
        ("Everton manager Ann Lee took off Tom Hale.", "Everton"),
        ("Everton's Kim Dae-ho was glad when Tom Hale headed Kim Dae-ho's corner into his own net.", "Fulham"),
    ],
)
def test_a_side_follows_from_what_is_done(text: str, side: str) -> None:
    assert side_of("Tom Hale", text) == side


@pytest.mark.parametrize(
    "text",
    [
        "Tom Hale was sent off as Everton won.",
        "Tom Hale, who signed for Everton, shot wide.",
        "Everton had chances, too, and Tom Hale had to save.",
        "Tom Hale made a fine save as Everton came close.",
        "Everton were breached again as Tom Hale ran clear.",
        "The referee was Tom Hale and Everton were glad.",
        "Tom Hale, who once played for Everton, shot wide.",
        "Tom Hale gave Everton problems all afternoon.",
        "Tom Hale gave Everton no chance.",
        "Later on Tom Hale scored as Fulham edged out Everton and Everton came under pressure.",
        "The former Everton striker Tom Hale shot wide.",
        "Everton winger Kim Dae-ho's wayward pass went to Tom Hale.",
    ],
)
def test_a_side_stays_open_where_nothing_firm_speaks_for_one(text: str) -> None:
    assert side_of("Tom Hale", text) is None


def test_a_side_in_the_match_goes_before_a_country() -> None:
    text = "England winger Tom Hale shot wide. Everton's Tom Hale then scored."
    assert side_of("Tom Hale", text) == "Everton"
