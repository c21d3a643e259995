"""Roles: who manages, owns, runs, plays for and moves between clubs, from the text to the claim."""

import pytest

from tests.support.catalogue import Row, check_row, params, row

PLAIN = "A quiet week in the east\n\n"


def news(
    name: str,
    text: str,
    *says: str,
    never: tuple[str, ...] | str = (),
    published: str | None = "2017-10-26",
    gap: str = "",
) -> Row:
    """A row whose text is no match report."""
    return row(name, text, *says, never=never, head=PLAIN, published=published, gap=gap)


ROWS = (
    news(
        "R01 club, office, name",
        "Norwich manager Annabel Leeson made five changes.",
        "managed person=Leeson team=Norwich state=current",
    ),
    news(
        "R02 name, the office,",
        "Annabel Leeson, the Norwich manager, was furious.",
        "managed person=Leeson team=Norwich",
    ),
    news(
        "R03 club's office, name", "Ipswich's head coach, Igor Sandvik, agreed.", "managed person=Sandvik team=Ipswich"
    ),
    row(
        "R04 her side",
        "Norwich beat Ipswich 3-2. Norwich manager Annabel Leeson was pleased. Leeson's side have won four in a row.",
        "managed person=Leeson team=Norwich",
        never="managed person=Leeson team=Ipswich",
    ),
    news("R05 under", "Everton have improved under Igor Sandvik.", "managed person=Sandvik team=Everton"),
    news(
        "R06 at the helm since",
        "Annabel Leeson has been at the helm of Norwich since June.",
        "managed person=Leeson team=Norwich since=2017-06",
    ),
    news(
        "R07 nickname and boss",
        "Canaries boss Annabel Leeson clapped. Norwich City had won.",
        "managed person=Leeson team=Norwich",
    ),
    news("R08 caretaker", "Ipswich caretaker Ned Foxley smiled.", "managed person=Foxley team=Ipswich state=caretaker"),
    news("R09 former", "Former Norwich boss Kit Dunmore watched.", "managed person=Dunmore team=Norwich state=former"),
    news(
        "R10 parted company",
        "Norwich have parted company with Annabel Leeson.",
        "managed person=Leeson team=Norwich state=former",
    ),
    news(
        "R10 stood down",
        "Annabel Leeson has stood down as Norwich manager.",
        "managed person=Leeson team=Norwich state=former",
    ),
    news(
        "R11 named on a contract",
        "Igor Sandvik was named Ipswich head coach on a two-year deal.",
        "managed person=Sandvik team=Ipswich",
    ),
    news(
        "R12 takes over from",
        "Igor Sandvik takes over from Kit Dunmore at Ipswich.",
        "managed person=Sandvik team=Ipswich",
        "managed person=Dunmore team=Ipswich state=former",
    ),
    news(
        "R13 an assistant",
        "Norwich assistant manager Jo Birchall took training.",
        "officer person=Birchall team=Norwich",
        never="managed person=Birchall",
    ),
    news(
        "R14 a favourite",
        "Ned Foxley is the favourite to succeed Norwich manager Annabel Leeson.",
        "managed person=Leeson state=current",
        "managed person=Foxley status=rumoured",
        never=("managed person=Leeson state=former", "managed person=Foxley status=stated"),
    ),
    news(
        "R15 co-owners",
        "Everton co-owners Max Birdsall and Una Grayling stayed away.",
        "owned owner=Birdsall team=Everton",
        "owned owner=Grayling team=Everton",
    ),
    news("R16 belongs to", "Ipswich, majority-owned by Una Grayling, lost money.", "owned owner=Grayling team=Ipswich"),
    news(
        "R17 a takeover",
        "Una Grayling completed her takeover of Ipswich in May.",
        "owned owner=Grayling team=Ipswich since=2017-05",
    ),
    news(
        "R18 talks to sell",
        "Everton owner Max Birdsall is in talks to sell.",
        "owned owner=Birdsall team=Everton state=current",
        never="owned owner=Birdsall state=former",
    ),
    news(
        "R19 a chairman",
        "Norwich chairman Leo Pikeman spoke.",
        "officer person=Pikeman team=Norwich role=chairman",
        never="owned owner=Pikeman",
    ),
    row("R20 a skipper", "Norwich skipper Joel Stonham led the way.", "captain player=Stonham team=Norwich"),
    news(
        "R21 club, position, name",
        "Ipswich winger Kim Dae-ho was quick.",
        "played_for person=Kim_Dae-ho team=Ipswich",
        "person person=Kim_Dae-ho position=midfielder",
    ),
    news(
        "R22 name, age, position",
        "Rafael Bellini, the 19-year-old striker, ran.",
        "person person=Bellini age=19 position=forward",
    ),
    news("R23 a nationality", "Norwegian striker Nils Bergmo ran.", "person person=Bergmo nationality=Norway"),
    news(
        "R23 a former international",
        "Former Spain international Ray Holtby spoke.",
        "played_for person=Holtby team=Spain state=former",
    ),
    news(
        "R24 club's name",
        "Ipswich's Kim Dae-ho was quick.",
        "played_for person=Kim_Dae-ho team=Ipswich",
        never="played_for person=Premier",
    ),
    news("R24 club's league", "Ipswich's Premier League place is safe.", never="played_for"),
    news(
        "R25 joined from for",
        "Ivan Petrenko joined Norwich from Everton for £12m.",
        "transfer person=Petrenko from=Everton to=Norwich fee=12000000 status=stated",
    ),
    news(
        "R26 club signed",
        "Norwich have signed Ivan Petrenko from Everton.",
        "transfer person=Petrenko from=Everton to=Norwich",
    ),
    row(
        "R27 since arriving from",
        "Norwich striker Ivan Petrenko made his fourth start since arriving from Everton.",
        "transfer person=Petrenko from=Everton",
    ),
    news(
        "R28 on loan from",
        "Norwich striker Omar Saidou, on loan from Ipswich, was lively.",
        "transfer person=Saidou from=Ipswich loan=True",
    ),
    news(
        "R29 rising to",
        "Norwich signed Ivan Petrenko for an initial £8m rising to £11m.",
        "transfer person=Petrenko to=Norwich fee=8000000 fee_told=£8m_rising_to_£11m",
    ),
    news(
        "R29 free", "Ivan Petrenko signed for Norwich on a free transfer.", "transfer person=Petrenko to=Norwich fee=0"
    ),
    news(
        "R30 a record signing",
        "Norwich's record signing, Marco Diazzi, was lively.",
        "played_for person=Diazzi team=Norwich",
    ),
    news(
        "R30 a summer signing",
        "Norwich summer signing Marco Diazzi was lively.",
        "played_for person=Diazzi team=Norwich",
    ),
    news(
        "R31 a new contract",
        "Tom Halewood has signed a new contract with Norwich until 2020.",
        "contract person=Halewood team=Norwich until=2020",
        never="transfer",
    ),
    news(
        "R32 released",
        "Rui Mattosa was released by Norwich in June.",
        "played_for person=Mattosa team=Norwich state=former until=2017-06",
    ),
    row(
        "R33 a former club",
        "Norwich striker Rafael Bellini scored on 20 minutes against his former club, Ipswich.",
        "goal scorer=Bellini minute=20 team=Norwich",
        "played_for person=Bellini team=Ipswich state=former",
    ),
    news(
        "R34 an academy graduate",
        "Norwich academy graduate Ola Paceman was lively.",
        "played_for person=Paceman team=Norwich",
    ),
    news(
        "R35 a medical",
        "Nils Bergmo is set to undergo a medical at Norwich.",
        "transfer person=Bergmo to=Norwich status=rumoured",
        never="transfer status=stated",
    ),
    news(
        "R36 a bid turned down",
        "Ipswich rejected a £20m bid for Kim Dae-ho.",
        "bid person=Kim_Dae-ho result=rejected fee=20000000",
        never="transfer",
    ),
    news("R37 caps", "Dan Bellamine, capped 40 times by Wales, spoke.", "caps person=Bellamine team=Wales caps=40"),
    row(
        "R38 brothers",
        "Brothers Marco Diazzi and Rafa Diazzi both started. Diazzi scored on 20 minutes.",
        "relation relation=brother",
        never=("goal scorer=Marco", "goal scorer=Rafa"),
    ),
    news(
        "R39 a pundit",
        "Former Norwich defender Ray Holtby, now a pundit, was unimpressed.",
        "played_for person=Holtby team=Norwich state=former",
    ),
    news(
        "R40 whose side meet",
        "Ipswich manager Igor Sandvik, whose side meet Everton on Sunday, was calm.",
        "managed person=Sandvik team=Ipswich",
        never="managed person=Sandvik team=Everton",
    ),
)


@pytest.mark.parametrize("one", params(ROWS))
def test_a_role_is_read_however_it_is_told(one: Row) -> None:
    check_row(one)
