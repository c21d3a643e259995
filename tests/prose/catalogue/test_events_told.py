"""Events: the constructions that no other test tells, and what of an event is told besides who did it."""

import pytest

from tests.support.catalogue import Row, check_row, params, row

ROWS = (
    row(
        "E01 the side",
        "Tarn Weller scored in the tenth minute for Norwich.",
        "1 goal scorer=Weller minute=10 team=Norwich",
    ),
    row("E02 contact and home", "Otto Lindqvist drilled home from the edge of the area.", "1 goal scorer=Lindqvist"),
    row("E03 nodded in", "Bram Keating nodded in at the near post.", "1 goal scorer=Keating body_part=head"),
    row(
        "E04 beyond the keeper",
        "Pau Ferrer slid the ball beneath goalkeeper Ivo Sandell.",
        "1 goal scorer=Ferrer keeper=Sandell",
    ),
    row(
        "E07 beat the keeper",
        "Pau Ferrer beat goalkeeper Ivo Sandell with a fierce volley.",
        "1 goal scorer=Ferrer keeper=Sandell",
    ),
    row(
        "E18 a lead for his side",
        "Bram Keating's early header gave Norwich a deserved lead.",
        "1 goal scorer=Keating team=Norwich body_part=head",
    ),
    row(
        "E22 thanks to a penalty",
        "Norwich came through thanks to a late Pau Ferrer penalty.",
        "1 goal scorer=Ferrer situation=penalty",
    ),
    row(
        "E31 the running score",
        "Norwich's Bram Keating made it 3-1 with a free-kick.",
        "1 goal scorer=Keating running_home=3 running_away=1 order=4 situation=free_kick",
    ),
    row(
        "E36 his second, their third",
        "Norwich striker Tarn Weller scored on 20 minutes. Weller grabbed his second on 60 minutes.",
        "2 goal scorer=Weller",
        "goal scorer=Weller minute=60",
    ),
    row(
        "E43 the keeper sent the wrong way",
        "Otto Lindqvist sent goalkeeper Ivo Sandell the wrong way from the spot.",
        "1 goal scorer=Lindqvist situation=penalty keeper=Sandell",
    ),
    row(
        "E42 the foul of a penalty",
        "Bram Keating converted the penalty after Henrik Moen tripped Pau Ferrer.",
        "goal scorer=Keating situation=penalty",
        "penalty_won player=Ferrer fouled_by=Moen",
    ),
    row(
        "E46 a corner met",
        "Norwich led on 30 minutes when Tarn Weller met Otto Lindqvist's corner with a thumping header into the net.",
        "1 goal scorer=Weller minute=30 assist=Lindqvist body_part=head",
    ),
    row(
        "E46 a corner met but no goal",
        "Tarn Weller met Otto Lindqvist's corner with a thumping header that cleared the bar.",
        never="goal",
    ),
    row(
        "E48 straight from a corner",
        "Norwich winger Kenji Takeda's corner swung straight in without a touch.",
        "1 goal scorer=Takeda",
    ),
    row(
        "E53 a list of scorers",
        "Norwich: Weller 12, 55 pen, Moen 90+2.\n\nTarn Weller and Henrik Moen scored for Norwich.",
        "3 goal team=Norwich",
        "goal scorer=Weller minute=12",
        "goal scorer=Weller minute=55",
        "goal scorer=Moen minute=90 added=2",
    ),
    row(
        "E54 an own goal in brackets",
        "Nils Brandt put into his own net.",
        "1 goal scorer=Brandt own_goal=True minute=33 team=Norwich",
        head="Norwich City 1 (Brandt 33 og) Ipswich Town 0\n\nIpswich defender Nils Brandt had a bad day.\n\n",
    ),
    row(
        "E55 an American box",
        "Scoring:\n\nNorwich City -- Renato Ortega (Cal Dunmore) 67",
        "goal scorer=Ortega assist=Dunmore minute=67",
        head="Norwich City 1, Ipswich Town 0\n\n",
    ),
    row(
        "E64 a team-mate's pass",
        "Kenji Takeda led the break and Marek Dusik turned his team-mate's pass in.",
        "1 goal scorer=Dusik assist=Takeda",
    ),
    row(
        "E66 turned provider",
        "Tarn Weller scored on 20 minutes. Weller then turned provider for Pau Ferrer to make it two.",
        "goal scorer=Ferrer assist=Weller",
    ),
    row(
        "E67 a one-two",
        "Pau Ferrer swapped passes with Renato Prado before firing into the net.",
        "1 goal scorer=Ferrer assist=Prado",
    ),
    row("E71 twice denied", "Goalkeeper Ivo Sandell twice denied Bram Keating.", "save keeper=Sandell player=Keating"),
    row(
        "E78 why he was booked",
        "Henrik Moen was booked for a late lunge at Kenji Takeda.",
        "1 card player=Moen card=yellow victim=Takeda reason=foul",
    ),
    row(
        "E80 why he was sent off",
        "Ilyas Amari was sent off for violent conduct after 70 minutes.",
        "1 card player=Amari card=red reason=violent_conduct",
    ),
    row(
        "E81 a second yellow",
        "Henrik Moen walked after a second booking for dissent.",
        "1 card player=Moen reason=dissent",
    ),
    row(
        "E83 a card taken back",
        "Nils Brandt's red card was downgraded to a yellow after a review.",
        never="card player=Brandt card=red",
    ),
    row(
        "E83 a card rescinded",
        "Nils Brandt's red card was rescinded after a look at the screen.",
        never="card player=Brandt card=red",
    ),
    row(
        "E84 the hour of a change",
        "Marek Dusik replaced Ilyas Amari on 60 minutes.",
        "1 substitution on=Dusik off=Amari minute=60",
    ),
    row(
        "E86 two thrown on",
        "Norwich manager Ann Leclerc threw on Marek Dusik and Cal Dunmore for the last push.",
        "substitution on=Dusik",
        "substitution on=Dunmore",
        "managed person=Leclerc",
    ),
    row(
        "E87 a substitute who scored",
        "Substitute Marek Dusik needed only two minutes to score.",
        "goal scorer=Dusik",
        "substitution on=Dusik",
    ),
    row("E88 stretchered off", "Nils Brandt was stretchered off in the 15th minute.", "injury player=Brandt minute=15"),
    row(
        "E89 a line-up",
        "Norwich City (4-4-2): Okafor; Bellamine, Moen, Ruddle, Hoult; Weller, Ilic, Ferrer, Vidmar; "
        "Takeda, Amari (Dusik 60).",
        "formation team=Norwich formation=4-4-2",
        "appearance player=Okafor started=True",
        "substitution on=Dusik off=Amari minute=60",
    ),
    row(
        "E90 a formation in prose",
        "Norwich manager Ann Leclerc set her side up in a 3-5-2.",
        "formation team=Norwich formation=3-5-2",
    ),
    row(
        "E91 dropped",
        "Pau Ferrer dropped to the bench as Norwich manager Ann Leclerc made five changes.",
        "not_started player=Ferrer reason=bench",
    ),
    row(
        "E91 rested",
        "Norwich rested Pau Ferrer and Tarn Weller.",
        "not_started player=Ferrer",
        "not_started player=Weller",
    ),
    row(
        "E92 a debut with a goal",
        "Cal Dunmore marked his debut with a goal.",
        "debut player=Dunmore",
        "goal scorer=Dunmore",
    ),
    row(
        "E93 the armband",
        "Henrik Moen wore the armband in Tarn Weller's absence.",
        "captain player=Moen",
        never="captain player=Weller",
    ),
    row(
        "E94 why it did not count",
        "Pau Ferrer had a goal chalked off for offside.",
        "1 disallowed_goal player=Ferrer reason=offside",
        never="goal",
    ),
    row(
        "E94 handball",
        "Pau Ferrer had an effort ruled out for handball.",
        "disallowed_goal player=Ferrer reason=handball",
        never="goal",
    ),
    row(
        "E95 given by review",
        "The referee went to the screen and awarded the penalty after Henrik Moen had tripped Pau Ferrer.",
        "penalty_won player=Ferrer fouled_by=Moen",
        never="goal",
    ),
    row(
        "E95 taken by review",
        "Pau Ferrer had a goal ruled out for offside after a video review.",
        "disallowed_goal player=Ferrer reason=offside",
        never="goal",
    ),
    row(
        "E96 appeals waved away",
        "Referee Pat Strander waved away appeals when Pau Ferrer fell in the box.",
        "penalty_not_given player=Ferrer referee=Strander",
        never=("goal", "penalty_won"),
    ),
    row("E97 the referee", "Referee Pat Strander pointed to the spot.", "match_referee referee=Strander"),
    row(
        "E98 a shoot-out",
        "Norwich won 4-2 on penalties after Otto Lindqvist missed in the shoot-out.",
        "match home_shootout=4 away_shootout=2 home_goals=1 away_goals=1",
        "shootout_kick taker=Lindqvist scored=False",
        never="goal",
        head="Norwich City 1 Ipswich Town 1\n\n",
    ),
    row(
        "E99 an error",
        "Joel Banfield lost his man at the corner and Bram Keating headed in.",
        "error player=Banfield",
        "goal scorer=Keating",
    ),
    row(
        "E100 a nationality",
        "Danish striker Nils Brandt scored on 20 minutes for Norwich. The Dane then curled in a beauty on 55 minutes.",
        "2 goal scorer=Brandt",
        "goal scorer=Brandt minute=55",
    ),
)


@pytest.mark.parametrize("one", params(ROWS))
def test_an_event_is_read_with_all_that_is_told_of_it(one: Row) -> None:
    check_row(one)
