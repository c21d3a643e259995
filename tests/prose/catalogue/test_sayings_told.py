"""Claims, quotes and attribution; and what looks like a fact and is none."""

import pytest

from tests.support.catalogue import Row, check_row, params, row

PLAIN = "A quiet week in the east\n\n"


def news(name: str, text: str, *says: str, never: tuple[str, ...] | str = (), gap: str = "") -> Row:
    """A row whose text is no match report."""
    return row(name, text, *says, never=never, head=PLAIN, published="2017-10-26", gap=gap)


SAYINGS = (
    row("Q01 speaker said", '"We were poor tonight," Annabel Leeson said.', "quote speaker=Leeson"),
    row("Q02 said, office, name", '"That is enough of that," said captain Joel Stonham.', "quote speaker=Stonham"),
    row(
        "Q03 a nominal speaker",
        'Ipswich boss Igor Sandvik was calm.\n\n"We go again next week," the Ipswich boss said.',
        "quote speaker=Sandvik",
    ),
    row(
        "Q04 a split quote",
        '"We started well," said Annabel Leeson. "Then we stopped playing altogether."',
        "2 quote speaker=Leeson",
    ),
    row(
        "Q05 a paragraph on",
        'Annabel Leeson said: "We started well and then we stopped.\n\n"It is a lesson for all of us."',
        "2 quote speaker=Leeson",
    ),
    row(
        "Q06 single curly marks",
        "‘It’s a start and that’s all,’ Annabel Leeson added.",
        "1 quote speaker=Leeson quote=It’s_a_start_and_that’s_all,",
    ),
    row("Q07 scare quotes", "Annabel Leeson called it a so-called ‘big game’ for Norwich.", never="quote"),
    row(
        "Q08 an indirect statement", "Annabel Leeson admitted her side had been lucky to win.", never=("quote", "goal")
    ),
    news(
        "Q09 according to",
        "According to the Daily Mirror, Ivan Petrenko has joined Norwich.",
        "transfer person=Petrenko to=Norwich status=reported by=Mirror",
    ),
    news(
        "Q10 a rumour",
        "Ivan Petrenko could join Norwich.",
        "transfer person=Petrenko status=rumoured",
        never="transfer status=stated",
    ),
    news(
        "Q11 a denial",
        "Norwich chairman Leo Pikeman denied that Ned Foxley had been appointed manager of Norwich.",
        never=("managed person=Foxley status=stated", "managed person=Foxley status=reported"),
    ),
    news(
        "Q12 before the game",
        'Igor Sandvik warned before kick-off: "This will be a very hard game for us."',
        "quote speaker=Sandvik",
    ),
    row(
        "Q13 a fact inside a quote",
        '"Norwich manager Annabel Leeson has done a great job here," Igor Sandvik said.',
        "managed person=Leeson status=reported by=Sandvik",
    ),
    row(
        "Q13 a goal inside a quote",
        '"Pau Ferrer scored on 20 minutes and we were two up at the break," Annabel Leeson said.',
        never="goal status=stated",
    ),
    news("Q14 if", "If Ivan Petrenko joins Norwich, Ipswich will weep.", never="transfer"),
    news("Q14 nobody", "Nobody has been sacked by Norwich manager Annabel Leeson.", never="managed state=former"),
)

NOTHING = (
    row("X01 could have", "Pau Ferrer could have doubled the lead.", never="goal"),
    row("X02 nearly", "Marek Dusik nearly levelled.", never="goal"),
    row("X03 at goal", "Bram Keating blasted at goal but Ivo Sandell stood firm.", never="goal"),
    row("X04 over", "Bram Keating headed wide.", never="goal"),
    row("X05 thought", "Tarn Weller thought he had won it.", never="goal"),
    row("X06 failed to", "Otto Lindqvist failed to convert from three yards.", never="goal"),
    row("X07 a tally", "Nils Brandt has scored nine times this season.", never="goal"),
    row("X08 a shoot-out", "Bram Keating scored the decisive kick in the shoot-out.", never="goal"),
    row("X09 history", "It was here that Bram Keating scored the goal that won the 1999 final.", never="goal"),
    row("X10 denied", "Henrik Moen denied Pau Ferrer a second.", never="goal"),
    row("X11 offside", "Pau Ferrer had a header ruled offside.", never="goal"),
    row("X12 a figure", "Norwich scored a legal victory off the pitch.", never="goal"),
    row("X13 a rebound", "Ilyas Amari's shot was parried to Tarn Weller, who scored.", "goal scorer=Weller assist=-"),
    row(
        "X14 a mistake",
        "Norwich defender Joel Banfield's mistake let in Bram Keating, who scored on 20 minutes.",
        "goal scorer=Keating assist=-",
        "error player=Banfield",
    ),
    news(
        "X15 to every ball",
        "Norwich were beating Ipswich to every ball.",
        never=("match home_goals=1", "match home_goals=0"),
    ),
    news(
        "X16 other figures",
        "Norwich won 12-10 on the training pitch and the board won the vote 5-2 at Ipswich.",
        never=("match home_goals=12", "match home_goals=5"),
    ),
    row("X17 booked a place", "Nils Brandt booked Norwich's place in the final.", never="card"),
    row("X18 in his pocket", "The referee kept his red card in his pocket after Nils Brandt fell.", never="card"),
    row("X19 came on strong", "Marek Dusik came on strong in the second half.", never="substitution"),
    row("X20 came off best", "Goran Ilic came off best in the tackle.", never="substitution"),
    news("X21 joined the attack", "Norwich defender Luis Cruzado joined the attack.", never="transfer"),
    news(
        "X21 on the score sheet",
        "Norwich striker Luis Cruzado joined Tom Halewood on the score sheet.",
        never="transfer",
    ),
    news("X21 signed off", "Luis Cruzado signed off with a win at Norwich.", never="transfer"),
    news(
        "X22 keen on",
        "Norwich are keen on Kim Dae-ho.",
        never=("transfer status=stated", "played_for person=Kim_Dae-ho team=Norwich"),
    ),
    news(
        "X22 linked with",
        "Norwich have been linked with Kim Dae-ho.",
        "transfer person=Kim_Dae-ho status=rumoured",
        never="transfer status=stated",
    ),
    news(
        "X23 fears the sack",
        "Norwich manager Annabel Leeson, a dead woman walking, fears the sack.",
        "managed person=Leeson state=current",
        never="managed state=former",
    ),
    news("X24 owns the record", "Norwich striker Tom Halewood owns the best record in the league.", never="owned"),
    news("X24 owned the midfield", "Tom Halewood owned the midfield at Norwich.", never="owned"),
    row(
        "X25 capital runs",
        "Player of the Match Tarn Weller scored on 20 minutes after VAR had looked at it.",
        "1 goal scorer=Weller",
        never=("goal scorer=Match", "goal scorer=VAR"),
    ),
    news(
        "X26 a reading man",
        "Reading the game well, Joel Stonham won the ball for Norwich in the city on Wednesday.",
        never=("played_for team=Reading", "match"),
    ),
    row(
        "X27 a player called as a town",
        "Norwich midfielder Kelvin Preston scored on 20 minutes.",
        "1 goal scorer=Preston team=Norwich",
        never="played_for team=Preston_North_End",
    ),
    news("X28 a Spanish style", "Spanish football came to Norwich through a French window.", never="person"),
    row("X29 a silence", "After a two-minute silence Tarn Weller scored for Norwich.", "1 goal scorer=Weller minute=-"),
    row(
        "X30 a former team-mate",
        "Norwich striker Tarn Weller embraced his former team-mate Marco Diazzi of Ipswich.",
        never="played_for person=Diazzi team=Norwich state=current",
    ),
)


@pytest.mark.parametrize("one", params(SAYINGS))
def test_words_keep_whose_they_are(one: Row) -> None:
    check_row(one)


@pytest.mark.parametrize("one", params(NOTHING))
def test_what_only_looks_like_a_fact_is_none(one: Row) -> None:
    check_row(one)
