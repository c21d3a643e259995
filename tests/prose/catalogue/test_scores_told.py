"""Scorelines, competitions, rounds and tables."""

import pytest

from tests.support.catalogue import Row, check_row, params, row

PLAIN = "Late joy in the rain\n\n"
MONDAY = "2013-10-21"


def told(
    name: str, text: str, *says: str, never: tuple[str, ...] | str = (), published: str | None = MONDAY, gap: str = ""
) -> Row:
    """A row whose title tells no score."""
    return row(name, text, *says, never=never, head=PLAIN, published=published, gap=gap)


ROWS = (
    row(
        "S01 a headline",
        "It rained.",
        "1 match sides=known home=Everton home_goals=2 away=Fulham away_goals=1",
        head="Everton 2 Fulham 1\n\n",
    ),
    told(
        "S02 a hyphen between clubs", "Everton 2-1 Fulham", "1 match home=Everton home_goals=2 away=Fulham away_goals=1"
    ),
    row(
        "S03 an American headline",
        "It rained.",
        "1 match sides=told home=Everton home_goals=3 away_goals=2",
        head="Everton 3, Fulham 2 (Final)\n\n",
    ),
    told("S04 beat", "Everton beat Fulham 2-1.", "1 match sides=told home=Everton home_goals=2 away_goals=1"),
    told(
        "S04 downed (American)",
        "Everton downed Fulham 2-1.",
        "1 match sides=told home=Everton home_goals=2 away_goals=1",
    ),
    told(
        "S04 blanked (American)",
        "Everton blanked Fulham 2-0.",
        "1 match sides=told home=Everton home_goals=2 away_goals=0",
    ),
    told(
        "S05 lost, winner's goals first",
        "Fulham lost 2-1 at Everton.",
        "1 match home=Everton home_goals=2 away=Fulham away_goals=1",
    ),
    told(
        "S05 lost, own goals first",
        "Fulham lost 1-2 at Everton.",
        "1 match home=Everton home_goals=2 away=Fulham away_goals=1",
    ),
    told(
        "S06 a defeat at",
        "Fulham slumped to a 3-0 defeat at Everton.",
        "1 match home=Everton home_goals=3 away=Fulham away_goals=0",
    ),
    told("S07 all", "Everton and Fulham drew two-all.", "1 match home_goals=2 away_goals=2"),
    told("S07 goalless", "Everton and Fulham played out a goalless stalemate.", "1 match home_goals=0 away_goals=0"),
    told("S07 four shared", "Everton and Fulham shared four goals.", "1 match home_goals=2 away_goals=2"),
    told(
        "S08 from two down",
        "Everton came from 2-0 down to beat Fulham 3-2.",
        "1 match home=Everton home_goals=3 away_goals=2",
    ),
    told("S09 a lead thrown away", "Everton threw away a three-goal lead against Fulham.", never="match home_goals=3"),
    row(
        "S10 half-time",
        "Everton were 1-0 up at half-time.",
        "1 match home_goals=2 away_goals=1 home_half_time=1 away_half_time=0",
        head="Everton 2 Fulham 1\n\n",
    ),
    row(
        "S10 at the break",
        "Everton were 1-0 up at the break.",
        "1 match home_half_time=1 away_half_time=0",
        head="Everton 2 Fulham 1\n\n",
    ),
    row(
        "S11 an aggregate",
        "Everton beat Fulham 2-1 and went through 4-3 on aggregate.",
        "1 match home_goals=2 away_goals=1 aggregate=4-3",
        head="Everton 2 Fulham 1\n\n",
    ),
    told(
        "S12 after extra time",
        "Everton won 3-2 after extra time against Fulham.",
        "1 match home=Everton home_goals=3 away_goals=2",
    ),
    told(
        "S13 on penalties",
        "Everton lost 5-4 on penalties to Fulham after the tie had ended 1-1.",
        "1 match home_goals=1 away_goals=1",
    ),
    told(
        "S14 a list of results",
        "Results:\n\nEverton 0, Fulham 4.\n\nChelsea 1, Arsenal 1.",
        "match home=Everton away=Fulham home_goals=0 away_goals=4",
        "match home=Chelsea away=Arsenal home_goals=1 away_goals=1",
    ),
    told(
        "S15 goals to nil",
        "Everton beat Fulham by four goals to nil.",
        "1 match home=Everton home_goals=4 away_goals=0",
    ),
    told("S15 a rout", "Everton celebrated a 4-0 rout of Fulham.", "1 match home=Everton home_goals=4 away_goals=0"),
    told("S16 a margin only", "Everton beat Fulham by two goals.", never=("match home_goals=2", "match away_goals=2")),
    told(
        "S16 the odd goal in five",
        "Everton beat Fulham by the odd goal in five.",
        "match home=Everton home_goals=3 away_goals=2",
    ),
    row(
        "S17 a running score",
        "Fulham's Marek Dusik made it 1-1 on 30 minutes.",
        "1 match home_goals=2 away_goals=1",
        "goal scorer=Dusik running_home=1 running_away=1",
        head="Everton 2 Fulham 1\n\n",
    ),
    told(
        "S18 a sponsor's cup",
        "Everton beat Fulham 2-1 in the Carling Cup.",
        "match competition=EFL_Cup",
        published="2005-10-26",
    ),
    told("S19 a round", "Everton beat Fulham 2-1 in the FA Cup third round.", "match stage=round_3"),
    told("S19 a semi-final", "Everton beat Fulham 2-1 in the FA Cup semi-final.", "match stage=semi-final"),
    told(
        "S20 reached",
        "Everton reached the quarter-finals.",
        "progress team=Everton result=reached stage=quarter-finals",
    ),
    told(
        "S20 crashed out",
        "Everton crashed out in the third round.",
        "progress team=Everton result=eliminated stage=third_round",
    ),
    told(
        "S21 a hyphen modifier",
        "Everton won their fourth-round tie at home to Fulham 2-1.",
        "1 match home=Everton away=Fulham stage=round_4 home_goals=2",
    ),
    told("S22 hosts", "Everton, at home to Fulham, won 2-1.", "match sides=known home=Everton away=Fulham"),
    told(
        "S22 travellers",
        "Everton travelled to Fulham and won 2-1.",
        "match sides=known home=Fulham away=Everton home_goals=1 away_goals=2",
    ),
    told("S23 at a ground", "Everton beat Fulham 2-1 at Goodison Park.", "match sides=known home=Everton away=Fulham"),
    told(
        "S23 at Wembley",
        "Everton beat Fulham 2-1 in the FA Cup final at Wembley.",
        "match home=Everton home_goals=2",
        never="match sides=known",
    ),
    told("S24 a place", "Everton are third in the table.", "standing team=Everton place=3"),
    told("S24 bottom", "Everton are bottom of the league.", "standing team=Everton place=bottom"),
    told("S25 form", "It was a third straight win for Everton, who are unbeaten in nine.", never="match"),
    told(
        "S26 a derby",
        "Everton beat Liverpool 2-1 in the Merseyside derby.",
        "1 match home=Everton away=Liverpool home_goals=2",
    ),
    row("S27 attendance", "Att: 23,401", "match attendance=23401", head="Everton 2 Fulham 1\n\n"),
    told(
        "S28 a fixture ahead",
        "Everton host Chelsea on Saturday.",
        "1 match status=scheduled home=Everton away=Chelsea date=2013-10-26 home_goals=-",
    ),
    told(
        "S28 a trip to come",
        "Everton now face a trip to Chelsea on Wednesday.",
        "1 match status=scheduled home=Chelsea away=Everton",
    ),
    row(
        "S29 an earlier result",
        "Having lost 4-1 at Chelsea in midweek, Everton made eight changes.",
        "match home=Everton away=Fulham home_goals=2",
        "match home=Chelsea away=Everton home_goals=4 away_goals=1",
        head="Everton 2 Fulham 1\n\n",
    ),
    told("S30 totals", "Tarn Weller has 16 goals in ten games for Everton.", never=("match", "goal")),
    told("S30 a total over games", "Everton have an aggregate of 7-0 over three games.", never="match home_goals=7"),
    told(
        "S31 a record in brackets",
        "Everton (11-11-9) visited Fulham (4-2-1).",
        never=("match home_goals=11", "match home_goals=4", "match home_goals=2"),
    ),
    told("S32 odds", "Everton are 5-2 favourites to beat Fulham.", never="match home_goals=5"),
    told("S32 a formation", "Everton played a 4-4-2 against Fulham.", never="match home_goals=4"),
    told("S32 a season", "Everton last met Fulham in 2017-18.", never="match home_goals=2017"),
    told("S32 another sport", "Everton fan Bo Carrick won 7-5 in the third set at Fulham.", never="match home_goals=7"),
)


@pytest.mark.parametrize("one", params(ROWS))
def test_a_score_is_read_as_it_is_meant(one: Row) -> None:
    check_row(one)
