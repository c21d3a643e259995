"""Managers of clubs that no list knows, told in the sentences that reports have for them."""

import pytest

from tests.support.told_managers import told_managers

REPORT = (
    "Kilbrack Town 2-1 Dunmore Athletic\n\nKilbrack Town beat Dunmore Athletic 2-1 at Castle Park on "
    "Saturday. Tom Hale and Sam Pike "
    "scored for Kilbrack, and Jon Stone for Dunmore Athletic. "
)
KILBRACK, DUNMORE = "Kilbrack Town", "Dunmore Athletic"


def managers(sentence: str) -> set[tuple[str, str]]:
    return told_managers(REPORT + sentence)


@pytest.mark.parametrize(
    ("sentence", "person", "club"),
    [
        ("Kilbrack coach Ann Lee was delighted.", "Lee", KILBRACK),
        ("Kilbrack's coach, Ann Lee, was delighted.", "Lee", KILBRACK),
        ('"We were poor," said Dunmore manager Kit Dunn.', "Dunn", DUNMORE),
        ("Kit Dunn's Dunmore have now lost five in a row.", "Dunn", DUNMORE),
        ("For Dunmore and their manager Kit Dunn it was another bad day.", "Dunn", DUNMORE),
        ("Dunmore, under new manager Kit Dunn, started well.", "Dunn", DUNMORE),
        ('Dunmore head coach Kit Dunn told the club\'s website: "We go again."', "Dunn", DUNMORE),
        ("Town boss Ann Lee hailed her players.", "Lee", KILBRACK),
        ("Athletic's Kit Dunn, managing his first game, was philosophical.", "Dunn", DUNMORE),
        ("Kit Dunn, in charge of Athletic for the first time, saw his side lose.", "Dunn", DUNMORE),
        ("Ann Lee's Kilbrack side were good value.", "Lee", KILBRACK),
        ("Ann Lee made four changes to the Kilbrack side.", "Lee", KILBRACK),
        ("Ann Lee, whose Kilbrack team are third, praised Hale.", "Lee", KILBRACK),
        ("It was Ann Lee's first win as Kilbrack manager.", "Lee", KILBRACK),
        ("Ann Lee has now won four in a row since taking over at Kilbrack.", "Lee", KILBRACK),
        ("Kilbrack have won four in a row since Ann Lee took over.", "Lee", KILBRACK),
        ('"I am proud of the players," Lee, the Kilbrack manager, said.', "Lee", KILBRACK),
        ("Mr Dunn, the Dunmore manager, rang the changes.", "Dunn", DUNMORE),
        ("The Dunmore manager, Mr Kit Dunn, rang the changes.", "Dunn", DUNMORE),
        ("Coach Ann Lee's Kilbrack squad improved to 4-1.", "Lee", KILBRACK),
        ("Dunmore Athletic coach Kit Dunn pulled his goalkeeper.", "Dunn", DUNMORE),
        ("Kilbrack Town (4-1-2), coached by Ann Lee, host Harrow next.", "Lee", KILBRACK),
        ("First-year coach Kit Dunn said Dunmore would bounce back.", "Dunn", DUNMORE),
        ("Dunmore's caretaker-manager Kit Dunn blamed the pitch.", "Dunn", DUNMORE),
        ('Kit Dunn (Dunmore manager): "We were robbed."', "Dunn", DUNMORE),
        ("Kilbrack manager: Ann Lee.", "Lee", KILBRACK),
        ('Dunmore Athletic: Kit Dunn (manager), said: "We were robbed."', "Dunn", DUNMORE),
        ("Ann Lee felt her Kilbrack players had earned it.", "Lee", KILBRACK),
        ("Kit Dunn admitted his Dunmore side had been second best.", "Dunn", DUNMORE),
        ("Winning manager Ann Lee was delighted.", "Lee", KILBRACK),
        ("Losing coach Kit Dunn was less pleased.", "Dunn", DUNMORE),
        ("Home manager Ann Lee was delighted.", "Lee", KILBRACK),
        ("Visiting manager Kit Dunn was less pleased.", "Dunn", DUNMORE),
        ("Away boss Kit Dunn was less pleased.", "Dunn", DUNMORE),
        ("Defeat left Kit Dunn fearing for his job at Dunmore.", "Dunn", DUNMORE),
        ("The pressure is mounting on Dunmore boss Kit Dunn.", "Dunn", DUNMORE),
        ("Both managers, Ann Lee of Kilbrack and Kit Dunn of Dunmore, were booked.", "Dunn", DUNMORE),
        ('Kilbrack gaffer Ann Lee said: "I\'m over the moon."', "Lee", KILBRACK),
        ("Ann Lee, in her third season at the helm of Kilbrack, smiled.", "Lee", KILBRACK),
        ("Former striker Kit Dunn, now manager of Dunmore, shook hands.", "Dunn", DUNMORE),
        ("Dunmore's player-boss Kit Dunn came on late.", "Dunn", DUNMORE),
        ("Ann Lee, Kilbrack's manager, said it was deserved.", "Lee", KILBRACK),
        ("Kilbrack were without manager Ann Lee, who is ill.", "Lee", KILBRACK),
        ("Dunmore manager Kit Dunn's decision to start Bird backfired.", "Dunn", DUNMORE),
        ('"I\'m proud of this group," Kilbrack head coach Ann Lee said.', "Lee", KILBRACK),
        ('"They were better than us tonight," said Athletic coach Kit Dunn.', "Dunn", DUNMORE),
        ("Athletic coach Kit Dunn, whose team fell to 2-5, was blunt.", "Dunn", DUNMORE),
        ("Kilbrack, which has won five straight under Ann Lee, leads the league.", "Lee", KILBRACK),
        ("Kilbrack is unbeaten under first-year coach Ann Lee.", "Lee", KILBRACK),
        ("Ann Lee is now 12-3-2 as Kilbrack coach.", "Lee", KILBRACK),
        ("Ann Lee picked up her 100th career win for Kilbrack.", "Lee", KILBRACK),
        ("Dunmore Athletic, under the direction of Kit Dunn, falls to 3-4.", "Dunn", DUNMORE),
        ("Kilbrack skipper Tom Hale said coach Ann Lee had told them to stay patient.", "Lee", KILBRACK),
        ("Mr. Lee, manager of the Kilbrack club, was satisfied.", "Lee", KILBRACK),
        (
            "This was a triumph for Ann Lee, who has transformed Kilbrack since her arrival last summer.",
            "Lee",
            KILBRACK,
        ),
        ("Lee, Ann Lee, the Kilbrack manager, has never looked happier.", "Lee", KILBRACK),
        ("Kit Dunn, the Athletic manager, could not hide his anger.", "Dunn", DUNMORE),
        ("Dunn's team, Kit Dunn's Dunmore, are in trouble.", "Dunn", DUNMORE),
        ("For Kit Dunn, the beleaguered Dunmore manager, the end must be near.", "Dunn", DUNMORE),
        ("Ann Lee replaced Tom Hale with Max Bird.", "Lee", KILBRACK),
        ("Ann Lee took off Hale and brought on Max Bird.", "Lee", KILBRACK),
        ('Kilbrack chief Ann Lee beamed: "What a day!"', "Lee", KILBRACK),
        ("Boss Ann Lee reckons Kilbrack can win the league.", "Lee", KILBRACK),
        ("Raging Dunmore boss Kit Dunn blasted the ref.", "Dunn", DUNMORE),
        ("Under-pressure Kit Dunn saw his Dunmore side booed off.", "Dunn", DUNMORE),
        ('Kilbrack manager Ann Lee to BBC Radio: "It was a big win."', "Lee", KILBRACK),
        ('Dunmore boss Kit Dunn on Sky Sports: "It hurts."', "Dunn", DUNMORE),
        ('Ann Lee, Kilbrack head coach: "We dug in."', "Lee", KILBRACK),
        ('Dunmore Athletic manager Kit Dunn speaking to the club\'s channel: "Sorry."', "Dunn", DUNMORE),
        ("Kilbrack's Portuguese coach Rui Matos was sent to the stands.", "Matos", KILBRACK),
        ("Rui Matos, the Portuguese coach of Kilbrack, was sent to the stands.", "Matos", KILBRACK),
        ("Rui Matos' Kilbrack now top the table.", "Matos", KILBRACK),
        ("Coach Rui Matos' Kilbrack now top the table.", "Matos", KILBRACK),
        ("Dunmore trainer Igor Sand blamed fatigue.", "Sand", DUNMORE),
        ("Dunmore, trained by Igor Sand, collapsed.", "Sand", DUNMORE),
        ("Dunmore have not won since sacking Ned Fox and appointing Kit Dunn.", "Dunn", DUNMORE),
        ("Kit Dunn, appointed Dunmore manager last month, is still waiting for a win.", "Dunn", DUNMORE),
        ("Kit Dunn, who replaced Ned Fox as Dunmore manager in May, is still waiting for a win.", "Dunn", DUNMORE),
    ],
)
def test_a_report_tells_whose_manager_somebody_is(sentence: str, person: str, club: str) -> None:
    found = managers(sentence)
    assert (person, club) in found
    assert all(side == club for name, side in found if name == person)


@pytest.mark.parametrize(
    "sentence",
    [
        "Captain Tom Hale told his team-mates to calm down.",
        "Police chief Ned Fox was in the stands.",
        "Kilbrack striker Sam Pike said his side deserved it.",
        "Assistant manager Ned Fox was booked.",
        "Tom Hale replaced Pike with ten minutes left.",
        "The goalkeeper saved from Tom Hale, who had replaced Pike, as the hosts pushed for a third.",
        "Dunmore wanted a penalty when Max Bird went down under Tom Hale's challenge.",
        "The Wales manager, Ned Fox, was watching from the stands.",
        "Ned Fox said Dunmore were unlucky.",
        "Jon Stone's side-foot finish beat the goalkeeper.",
    ],
)
def test_who_is_not_shown_in_charge_manages_neither_side(sentence: str) -> None:
    assert not {side for _, side in managers(sentence)} & {KILBRACK, DUNMORE}
