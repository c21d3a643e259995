"""Managers whose club no word beside them tells: who they face, what they do and what they say decides."""

import pytest

from tests.support.told_managers import told_managers

REPORT = (
    "Kilbrack Town 2-1 Dunmore Athletic\n\nKilbrack Town beat Dunmore Athletic 2-1 at Castle Park on "
    "Saturday. Tom Hale and Sam Pike "
    "scored for Kilbrack, and Jon Stone for Dunmore Athletic. Kilbrack manager Ann Lee was happy. "
)


def managers(sentence: str, publisher: str | None = None, text: str = REPORT) -> set[tuple[str, str]]:
    return told_managers(text + sentence, publisher=publisher)


@pytest.mark.parametrize(
    "sentence",
    [
        "Manager Kit Dunn was less happy.",
        '"We never got going," said head coach Kit Dunn.',
        "Gaffer Kit Dunn took a chance on a youngster.",
        "Her opposite number, Kit Dunn, was rueful.",
        "Kit Dunn, her opposite number, was rueful.",
        "Ann Lee praised her side while opposite number Kit Dunn was rueful.",
        "The Athletic boss, Kit Dunn, was rueful.",
        "Athletic manager: Kit Dunn.",
        "Serbian tactician Kit Dunn praised his charges.",
        "Dunmore mentor Kit Dunn praised his charges.",
        "Stone, hauled off at half-time by Kit Dunn, looked cross.",
        "Stone had been left out by Kit Dunn in midweek.",
        "Kit Dunn finally started Stone on the left.",
        "Kit Dunn took Stone off after an hour.",
        "Kit Dunn pushed Stone up top.",
        "Kit Dunn went with a back three.",
        "Kit Dunn turned to Stone at half-time.",
        "Kit Dunn turned to his bench.",
        "Kit Dunn is not a manager to panic.",
        "Kit Dunn had a few choice words with his players at half-time.",
        '"I told the players to keep going," said Kit Dunn.',
        '"My players gave everything," Kit Dunn said afterwards.',
        '"I took him off because he was tired," said Kit Dunn.',
        "Kit Dunn said his side had deserved a draw.",
        '"It hurts," Kit Dunn said. "My players are down."',
        'Kit Dunn was not. "My players are down," he said.',
        "Kit Dunn looks short of ideas. His Dunmore team have not won since August.",
        "Mr Kit Dunn, who has charge of Dunmore, was not.",
        "Kit Dunn insists he is the right man to lead Dunmore.",
        'Lee said: "We were good." Athletic\'s Kit Dunn was understandably less happy.',
    ],
)
def test_who_is_at_work_faces_the_manager_of_the_other_side(sentence: str) -> None:
    assert ("Dunn", "Dunmore Athletic") in managers(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "It was a goal that former manager Kit Dunn would have loved.",
        "Stadium manager Kit Dunn apologised for the floodlights.",
        "Commercial manager Kit Dunn apologised for the floodlights.",
        "Under-18s coach Kit Dunn watched with pride.",
        "Stone was given his debut by manager Kit Dunn ten years ago.",
        "Stone was signed by manager Kit Dunn in 2009.",
        "National team coach Kit Dunn was in the stands.",
        "His mentor Kit Dunn would have been proud.",
        "Captain Hale and his opposite number Kit Dunn were booked.",
        "Her opposite number Kit Dunn, the chairman, was rueful.",
        "Stone was taken down by Kit Dunn.",
        "Stone was replaced by Kit Dunn after an hour.",
        "Stone was dropped by a nudge from Kit Dunn.",
        "Kit Dunn started the move that led to the goal.",
        "Kit Dunn took Stone on and beat him.",
        "Kit Dunn pushed Stone over.",
        "Kit Dunn went with a low shot.",
        "Kit Dunn turned to Stone and laughed.",
        '"I took him on and scored," said Kit Dunn.',
        '"I am proud of my team-mates," said Kit Dunn.',
        '"My players are tired," said chairman Kit Dunn.',
        "Captain Kit Dunn said his side would bounce back.",
        "Stone said his side would bounce back.",
        "Jon Stone looks short of ideas. His Dunmore team have not won since August.",
        "Kit Dunn insists he is the right man to take penalties for Dunmore.",
        'Chairman Kit Dunn was not. "It hurts," Dunn said. "My players are down."',
        'Captain Jon Stone was not. "It hurts," Stone said. "My boys at home are down."',
        "Athletic's Jon Stone was less happy.",
        "City manager Kit Dunn was watching from the stands.",
    ],
)
def test_who_only_looks_like_it_manages_neither_side(sentence: str) -> None:
    assert {side for _, side in managers(sentence)} == {"Kilbrack Town"}


def test_a_clubs_own_site_means_its_own_coach() -> None:
    text = (
        "Kilbrack Town 2-1 Dunmore Athletic\n\nKilbrack Town beat Dunmore Athletic 2-1 at Castle Park on "
        "Saturday. Tom Hale and Sam Pike "
        "scored, and Jon Stone for Dunmore Athletic. "
    )
    said = '"We were patient," said head coach Ann Lee.'
    assert managers(said, "KilbrackTown.com", text) == {("Lee", "Kilbrack Town")}
    assert managers(said, "Official site of Dunmore Athletic", text) == {("Lee", "Dunmore Athletic")}
    assert managers(said, "Kilbrack Echo", text) == set()
    assert managers('"We were patient," said visiting head coach Ann Lee.', "KilbrackTown.com", text) != {
        ("Lee", "Kilbrack Town")
    }


ALONE = REPORT.replace("Kilbrack manager Ann Lee was happy. ", "")


@pytest.mark.parametrize(
    ("sentence", "club"),
    [
        ("The home manager, Mr Kit Dunn, was content.", "Kilbrack Town"),
        ("Kit Dunn, the home coach, was content.", "Kilbrack Town"),
        ("The hosts' head coach, Kit Dunn, was thrilled.", "Kilbrack Town"),
        ("The visiting manager, Kit Dunn, refused to comment.", "Dunmore Athletic"),
        ("Visitors' boss Kit Dunn refused to comment.", "Dunmore Athletic"),
        ("The losing coach, Kit Dunn, refused to comment.", "Dunmore Athletic"),
        ("Kit Dunn, in his first match as manager of Dunmore, was glum.", "Dunmore Athletic"),
        ("Kit Dunn, taking charge of his 100th Dunmore game, was glum.", "Dunmore Athletic"),
        ("Dunmore were under the command of Kit Dunn for the first time.", "Dunmore Athletic"),
        ("Kit Dunn, the Swede in charge of the Dunmore team, was glum.", "Dunmore Athletic"),
        ("The Dunmore secretary-manager, Mr K Dunn, was glum.", "Dunmore Athletic"),
        ("Dunmore's manager of six years, Kit Dunn, was glum.", "Dunmore Athletic"),
        ("Kit Dunn's decision to rest Stone cost Dunmore dear.", "Dunmore Athletic"),
        ('"No complaints," said Dunn, the Dunmore manager.', "Dunmore Athletic"),
        ("Dunmore named Kit Dunn as their manager on Tuesday.", "Dunmore Athletic"),
        ("Dunmore have turned to Kit Dunn as manager.", "Dunmore Athletic"),
        ("Dunmore, whose coach is Kit Dunn, were poor.", "Dunmore Athletic"),
        ("It was a poor start for Kit Dunn as Dunmore manager.", "Dunmore Athletic"),
        ("Kit Dunn remains without a win as manager of Dunmore.", "Dunmore Athletic"),
        ("Dunmore remain without a win since Kit Dunn's appointment.", "Dunmore Athletic"),
        ("Dunmore are winless since the appointment of Kit Dunn.", "Dunmore Athletic"),
        ("Kit Dunn shouted himself hoarse in the Dunmore dugout.", "Dunmore Athletic"),
        ("Dunmore skipper Jon Stone praised manager Kit Dunn.", "Dunmore Athletic"),
        ("Dunmore's Kit Dunn, one of the youngest managers in the league, was glum.", "Dunmore Athletic"),
        ("Kit Dunn's lads took the lead when Pike headed home.", "Kilbrack Town"),
        ("Kit Dunn's side drew level on the hour through Stone.", "Dunmore Athletic"),
    ],
)
def test_the_match_tells_whose_manager_somebody_is(sentence: str, club: str) -> None:
    assert managers(sentence, text=ALONE) == {("Dunn", club)}


@pytest.mark.parametrize(
    "sentence",
    [
        "The home captain, Kit Dunn, was content.",
        "The visiting chairman, Kit Dunn, refused to comment.",
        "Visitors' captain Kit Dunn refused to comment.",
        "Kit Dunn, the home goalkeeper, was content.",
        "Kit Dunn, in his first match as captain of Dunmore, was glum.",
        "Kit Dunn's side had won four in a row before this.",
        "Kit Dunn's decision to play on helped nobody.",
        "Kit Dunn, the man in charge of the turnstiles at Dunmore, was glum.",
        "Dunmore named Kit Dunn as their captain on Tuesday.",
        "Dunmore have turned to Kit Dunn for goals.",
        "Dunmore, whose captain is Kit Dunn, were poor.",
        "It was a poor start for Kit Dunn as Dunmore captain.",
        "Dunmore are winless since the appointment of Kit Dunn as captain.",
        "Kit Dunn, sent off early, sat in the Dunmore dugout.",
        "Dunmore skipper Jon Stone praised striker Kit Dunn.",
        "Dunmore's Kit Dunn, one of the youngest players in the league, was glum.",
        '"No complaints," said Dunn, the Dunmore striker.',
        "Dunmore were under the spell of Kit Dunn.",
    ],
)
def test_who_no_match_shows_in_charge_manages_neither_side(sentence: str) -> None:
    assert managers(sentence, text=ALONE) == set()


def test_a_round_up_keeps_managers_to_their_matches() -> None:
    text = (
        "LEAGUE ROUND-UP\n\nHarrow beat Ashby Town 2-1, Joe Birch scoring twice for Tom Platt's "
        "side.\n\nKilbrack Town drew 0-0 with Dunmore Athletic, a result that leaves Kit Dunn's men "
        "bottom.\n\n"
        "Holt Rovers won 3-0 at Sandford Town, where manager Ned Fox was booed."
    )
    found = managers("", text=text)
    assert ("Dunn", "Kilbrack Town") not in found
    assert ("Fox", "Holt Rovers") not in found
    assert ("Platt", "Holt Rovers") not in found
