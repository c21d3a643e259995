"""Goals as football tells them: by the name of the construction, a text and what it must yield."""

from typing import NamedTuple


class Goal(NamedTuple):
    """What of a goal is looked at: the scorer's last name, minute, assist, and whether it is an own goal."""

    scorer: str
    minute: str | None = None
    assist: str | None = None
    own_goal: bool = False


class Case(NamedTuple):
    """A text and its goals; `gap` says why it cannot pass yet."""

    name: str
    text: str
    goals: tuple[Goal, ...]
    gap: str = ""


def case(name: str, text: str, *goals: Goal, gap: str = "") -> Case:
    """A row of a table."""
    return Case(name, text, goals, gap)


GOALS = (
    case("E01 scored", "Tarn Weller scored in the twelfth minute for Chelsea.", Goal("Weller", "12")),
    case("E02 swept home", "Otto Lindqvist swept home from ten yards.", Goal("Lindqvist")),
    case("E03 nodded in", "Bram Keating nodded in at the back post.", Goal("Keating")),
    case("E04 under the keeper", "Pau Ferrer slid the ball under the advancing goalkeeper Ivo Sand.", Goal("Ferrer")),
    case("E05 into the corner", "Bram Keating rifled his shot into the top corner.", Goal("Keating")),
    case("E06 found the corner", "Tarn Weller found the bottom corner on the turn.", Goal("Weller")),
    case("E07 beat the keeper", "Pau Ferrer beat goalkeeper Ivo Sand with a low drive.", Goal("Ferrer")),
    case(
        "E08 the shot flew in", "Bram Keating's dipping effort flew in off the underside of the bar.", Goal("Keating")
    ),
    case("E09 deflected in", "Pau Ferrer let fly and the ball clipped Henrik Moen on its way in.", Goal("Ferrer")),
    case(
        "E10 squirmed over the line",
        "Pau Ferrer's tame shot squirmed through Ivo Sand and over the line.",
        Goal("Ferrer"),
    ),
    case(
        "E11 absolute participle",
        "Chelsea soon had a second, Otto Lindqvist tucking away the loose ball.",
        Goal("Lindqvist"),
    ),
    case(
        "E12 verb chain",
        "Pau Ferrer collected the pass, rounded Ivo Sand and rolled it into the empty net.",
        Goal("Ferrer"),
    ),
    case("E13 relative clause", "It broke to Bram Keating, who thumped it high into the net.", Goal("Keating")),
    case("E14 infinitive of result", "Tarn Weller climbed above two markers to head the third goal.", Goal("Weller")),
    case("E15 on hand to", "Otto Lindqvist was on hand to tap in at the far post.", Goal("Lindqvist")),
    case(
        "E16 for X to", "Otto Lindqvist cut it back for Pau Ferrer to side-foot in.", Goal("Ferrer", assist="Lindqvist")
    ),
    case("E17 passive with by", "The loose ball was bundled over the line by Bram Keating.", Goal("Keating")),
    case("E18 his header gave the lead", "Bram Keating's early header gave Chelsea a deserved lead.", Goal("Keating")),
    case("E19 nth-minute strike", "Tarn Weller's 81st-minute strike settled a scrappy contest.", Goal("Weller", "81")),
    case(
        "E20 goals from two",
        "Goals from Tarn Weller and Marek Dusik left the champions reeling.",
        Goal("Weller"),
        Goal("Dusik"),
    ),
    case("E21 ahead through", "Everton went ahead through Nils Brandt.", Goal("Brandt")),
    case("E22 thanks to", "Fulham survived thanks to a late Pau Ferrer penalty.", Goal("Ferrer")),
    case("E23 with X verb-ing", "It was soon two, with Bram Keating lashing in the second.", Goal("Keating")),
    case("E24 name as modifier", "A Tarn Weller strike was all that separated the sides.", Goal("Weller")),
    case("E25 levelled", "Marek Dusik levelled before the break.", Goal("Dusik")),
    case("E25 tied it (American)", "Marek Dusik tied the game with a chip in the 70th minute.", Goal("Dusik", "70")),
    case("E26 cancelled out", "Marek Dusik cancelled out Tarn Weller's opener.", Goal("Dusik"), Goal("Weller")),
    case("E27 reduced the arrears", "Ilyas Amari reduced the arrears from the edge of the area.", Goal("Amari")),
    case("E28 put them in front", "Goran Ilic put Fulham in front.", Goal("Ilic")),
    case("E29 fired into a lead", "Nils Brandt fired Everton into an early lead.", Goal("Brandt")),
    case("E30 doubled the lead", "Pau Ferrer doubled the advantage.", Goal("Ferrer")),
    case("E31 made it", "Bram Keating made it 3-1 with a free-kick.", Goal("Keating")),
    case("E32 broke the deadlock", "Renato Prado broke the deadlock on 25 minutes.", Goal("Prado", "25")),
    case("E32 first blood (American)", "Renato Prado drew first blood in the ninth minute.", Goal("Prado", "9")),
    case("E33 rounded off", "Bram Keating rounded off the scoring.", Goal("Keating")),
    case("E34 twice", "Tarn Weller struck twice in four minutes.", Goal("Weller"), Goal("Weller")),
    case("E35 hat-trick", "Bram Keating completed his hat-trick.", Goal("Keating"), Goal("Keating"), Goal("Keating")),
    case(
        "E36 his second",
        "Tarn Weller scored on 10 minutes. Tarn Weller grabbed his second on 50 minutes.",
        Goal("Weller", "10"),
        Goal("Weller", "50"),
    ),
    case("E37 either side of", "Pau Ferrer scored either side of half-time.", Goal("Ferrer"), Goal("Ferrer")),
    case("E38 first of his two", "Nils Brandt rolled in the first of his two goals.", Goal("Brandt"), Goal("Brandt")),
    case("E39 the winner", "Ilyas Amari snatched the winner.", Goal("Amari")),
    case(
        "E40 rebound",
        "Goalkeeper Ivo Sand pushed out Bram Keating's drive but Tarn Weller followed up to score.",
        Goal("Weller"),
    ),
    case("E41 off the woodwork", "Otto Lindqvist hit the bar and Marek Dusik nodded in the rebound.", Goal("Dusik")),
    case("E42 penalty", "Bram Keating converted from the spot after Henrik Moen tripped Pau Ferrer.", Goal("Keating")),
    case("E43 the wrong way", "Otto Lindqvist sent Ivo Sand the wrong way from twelve yards.", Goal("Lindqvist")),
    case(
        "E44 penalty saved, rebound in",
        "Goalkeeper Ivo Sand saved Otto Lindqvist's penalty only for Lindqvist to tuck in the rebound.",
        Goal("Lindqvist"),
    ),
    case("E45 direct free-kick", "Bram Keating bent a free-kick over the wall and in.", Goal("Keating")),
    case("E47 headed in a corner", "Henrik Moen nodded in a Kenji Takeda corner.", Goal("Moen", assist="Takeda")),
    case("E49 own goal by reflexive", "Henrik Moen sliced the cross into his own net.", Goal("Moen", own_goal=True)),
    case(
        "E50 own goal as noun",
        "An own goal by Henrik Moen, under no pressure, doubled the lead.",
        Goal("Moen", own_goal=True),
    ),
    case("E51 own goal of", "Henrik Moen's own goal on 33 minutes settled it.", Goal("Moen", "33", own_goal=True)),
    case("E52 a keeper scores", "Goalkeeper Ivo Sand scored in the 95th minute.", Goal("Sand", "90+5")),
    case("E56 from his cross", "Marek Dusik volleyed in from Kenji Takeda's cross.", Goal("Dusik", assist="Takeda")),
    case(
        "E57 after he squared",
        "Pau Ferrer scored after Renato Prado had squared the ball.",
        Goal("Ferrer", assist="Prado"),
    ),
    case(
        "E58 teed up",
        "Otto Lindqvist teed up Bram Keating to sweep home the fourth.",
        Goal("Keating", assist="Lindqvist"),
    ),
    case("E59 set up by", "Set up by Kenji Takeda, Tarn Weller made no mistake.", Goal("Weller", assist="Takeda")),
    case(
        "E60 who finished",
        "Renato Prado broke clear and slipped in Pau Ferrer, who finished low.",
        Goal("Ferrer", assist="Prado"),
    ),
    case(
        "E61 picked out X and he",
        "Kenji Takeda picked out Tarn Weller and he buried it.",
        Goal("Weller", assist="Takeda"),
    ),
    case(
        "E62 latched on to",
        "Bram Keating latched on to Otto Lindqvist's through ball and fired into the net.",
        Goal("Keating", assist="Lindqvist"),
    ),
    case("E63 knock-down", "Nils Brandt stabbed in a knock-down from Henrik Moen.", Goal("Brandt", assist="Moen")),
    case(
        "E65 assist as noun",
        "Pau Ferrer scored on 20 minutes with an assist from Kenji Takeda.",
        Goal("Ferrer", "20", "Takeda"),
    ),
    case("E68 pre-assist", "Goran Ilic started the move before Tarn Weller scored.", Goal("Weller")),
    case("E69 solo", "Bram Keating ran from halfway, beat three men and scored.", Goal("Keating")),
    case("E87 off the bench", "Substitute Marek Dusik needed only two minutes to score.", Goal("Dusik")),
    case("E92 debut", "Cal Dunmore marked his debut by scoring the winner.", Goal("Dunmore")),
    case("E99 error", "Otto Lindqvist pounced on a dreadful back-pass and slotted home.", Goal("Lindqvist")),
)

MINUTES = (
    case("M01 on", "Tarn Weller struck on 38 minutes.", Goal("Weller", "38")),
    case("M02 in words", "Tarn Weller equalised in the fifty-third minute.", Goal("Weller", "53")),
    case("M03 as modifier", "Tarn Weller scored a 71st-minute penalty.", Goal("Weller", "71")),
    case("M04 after", "Marek Dusik scored after nine minutes.", Goal("Dusik", "9")),
    case("M05 minutes in", "Six minutes in, Otto Lindqvist headed home.", Goal("Lindqvist", "6")),
    case("M06 on the clock", "With 20 minutes on the clock Otto Lindqvist scored.", Goal("Lindqvist", "20")),
    case("M08 stoppage notation", "Otto Lindqvist scored at 45+2.", Goal("Lindqvist", "45+2")),
    case("M09 into added time", "Two minutes into added time Henrik Moen scored.", Goal("Moen", "90+2")),
    case(
        "M10 first-half added time",
        "Henrik Moen scored in the second minute of first-half added time.",
        Goal("Moen", "45+2"),
    ),
    case("M11 bare injury time", "Henrik Moen headed home in injury time.", Goal("Moen", None)),
    case("M12 a 96th-minute equaliser", "Henrik Moen grabbed a 96th-minute equaliser.", Goal("Moen", "90+6")),
    case("M13 before the break", "Henrik Moen scored seven minutes before the break.", Goal("Moen", "38")),
    case("M14 from time", "Henrik Moen scored four minutes from time.", Goal("Moen", "86")),
    case("M15 to play", "Henrik Moen scored with ten minutes to play.", Goal("Moen", "80")),
    case("M16 after the restart", "Henrik Moen scored five minutes after the restart.", Goal("Moen", "50")),
    case("M17 within of the restart", "Henrik Moen scored within three minutes of the restart.", Goal("Moen", None)),
    case("M18 after the hour", "Henrik Moen scored just after the hour.", Goal("Moen", None)),
    case("M19 midway", "Henrik Moen scored midway through the second half.", Goal("Moen", None)),
    case("M20 stroke of half-time", "Henrik Moen scored on the stroke of half-time.", Goal("Moen", None)),
    case("M21 seconds", "Henrik Moen scored inside 40 seconds.", Goal("Moen", "1")),
    case(
        "M22 later",
        "Henrik Moen scored on 20 minutes. Five minutes later Tarn Weller made it two.",
        Goal("Moen", "20"),
        Goal("Weller", "25"),
    ),
    case(
        "M23 after an event",
        "Tarn Weller scored on 20 minutes. Marek Dusik levelled four minutes after Tarn Weller had struck.",
        Goal("Weller", "20"),
        Goal("Dusik", "24"),
    ),
    case("M25 pair", "Tarn Weller struck on 63 and 66 minutes.", Goal("Weller", "63"), Goal("Weller", "66")),
    case(
        "M27 minute before the telling",
        "It took six minutes. Otto Lindqvist slid it into the net.",
        Goal("Lindqvist", "6"),
    ),
    case("M28 quarter of an hour", "Henrik Moen scored after a quarter of an hour.", Goal("Moen", None)),
    case("M30 extra time", "Henrik Moen scored in the 104th minute of extra time.", Goal("Moen", "104")),
    case("M32 American clock", "Henrik Moen scored in the 18th.", Goal("Moen", "18")),
    case("M32 minute mark", "Henrik Moen scored at the 70-minute mark.", Goal("Moen", "70")),
    case("M34 no minute", "Henrik Moen scored after an hour's delay before kick-off.", Goal("Moen", None)),
    case("M35 another event's minute", "Sent on with 20 minutes left, Henrik Moen later scored.", Goal("Moen", None)),
)

NOTHING = (
    case("X01 could have", "Pau Ferrer could have doubled the lead."),
    case("X02 nearly", "Marek Dusik nearly levelled."),
    case("X02 close to", "Marek Dusik came close to scoring."),
    case("X03 at goal", "Bram Keating blasted at goal but Ivo Sand stood firm."),
    case("X04 over", "Bram Keating headed over."),
    case("X04 wide", "Bram Keating fired wide from six yards."),
    case("X04 against the bar", "Bram Keating headed against the bar."),
    case("X05 thought he had", "Tarn Weller thought he had won it."),
    case("X06 failed to", "Otto Lindqvist failed to convert from four yards."),
    case("X07 tally", "Nils Brandt has scored nine times this season."),
    case("X08 shoot-out", "Bram Keating scored the decisive kick in the shoot-out."),
    case("X09 history", "Bram Keating scored in the 1999 final."),
    case("X10 denied a second", "Henrik Moen denied Pau Ferrer a second."),
    case("X11 offside", "Pau Ferrer had a header ruled offside."),
    case("X11 but it was disallowed", "Pau Ferrer tapped in but the goal was disallowed."),
    case("X12 metaphor", "Chelsea scored a legal victory off the pitch."),
    case("not", "Pau Ferrer did not score for the fifth match running."),
    case("would have", "Pau Ferrer would have scored but for a fine block."),
    case("if", "If Pau Ferrer had scored, the game would have been over."),
    case("chance to", "Pau Ferrer missed a chance to put Chelsea ahead."),
    case("cross in", "Pau Ferrer whipped in a cross."),
    case("saved", "Pau Ferrer's header was saved by Ivo Sand."),
    case("looking for", "Pau Ferrer was looking for the winner."),
    case("last season", "Pau Ferrer scored the winner here last season."),
)

NO_ASSIST = (
    case("X13 rebound", "Ilyas Amari's shot was parried to Tarn Weller, who scored.", Goal("Weller")),
    case("X13 parried", "Pau Ferrer tapped home after Ivo Sand parried Kenji Takeda's shot.", Goal("Ferrer")),
    case("won penalty", "Pau Ferrer scored the penalty after Kenji Takeda was fouled.", Goal("Ferrer")),
)
