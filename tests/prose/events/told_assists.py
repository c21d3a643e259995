"""Assists as football tells them.

By the name of the construction, a text and the goals with their makers that it yields.
"""

from tests.prose.events.told_goals import Goal, case

ASSISTS = (
    case(
        "his cross was met by",
        "Kenji Takeda's cross was met by Tarn Weller, who headed home.",
        Goal("Weller", assist="Takeda"),
    ),
    case(
        "swung a cross and he",
        "Kenji Takeda swung a cross to the far post and Bram Keating headed in.",
        Goal("Keating", assist="Takeda"),
    ),
    case(
        "sent over a corner and he",
        "Kenji Takeda sent over a corner and Henrik Moen, left alone, nodded home.",
        Goal("Moen", assist="Takeda"),
    ),
    case(
        "delivered a pass and he",
        "Goran Ilic delivered a superb crossfield pass and Pau Ferrer slotted home.",
        Goal("Ferrer", assist="Ilic"),
    ),
    case(
        "drilled in a cross which",
        "Goran Ilic broke free to drill in a low cross which Pau Ferrer turned in.",
        Goal("Ferrer", assist="Ilic"),
    ),
    case("crossed and he", "Nils Brandt crossed and Marek Dusik volleyed home.", Goal("Dusik", assist="Brandt")),
    case(
        "crossed low for him to",
        "Nils Brandt raced away and crossed low for Marek Dusik to sweep home.",
        Goal("Dusik", assist="Brandt"),
    ),
    case(
        "crossing for him to",
        "Chelsea soon scored again, Nils Brandt crossing for Marek Dusik to head in.",
        Goal("Dusik", assist="Brandt"),
    ),
    case(
        "to where he tapped in",
        "Renato Prado fired a low ball across to the back post where Otto Lindqvist tapped in.",
        Goal("Lindqvist", assist="Prado"),
    ),
    case(
        "fed him, who fired it across",
        "Kenji Takeda fed Renato Prado, who fired a low ball across to the back post where Otto Lindqvist tapped in.",
        Goal("Lindqvist", assist="Prado"),
    ),
    case(
        "converted his cross", "Otto Lindqvist converted Renato Prado's low cross.", Goal("Lindqvist", assist="Prado")
    ),
    case(
        "tapped in his cut-back", "Otto Lindqvist tapped in Renato Prado's cut-back.", Goal("Lindqvist", assist="Prado")
    ),
    case(
        "smashed home a cross from",
        "Tarn Weller broke free and smashed home a cross from Renato Prado.",
        Goal("Weller", assist="Prado"),
    ),
    case("from his pass", "Tarn Weller fired into the corner from Goran Ilic's pass.", Goal("Weller", assist="Ilic")),
    case(
        "from the corner of",
        "From Kenji Takeda's outswinging corner, Henrik Moen headed home.",
        Goal("Moen", assist="Takeda"),
    ),
    case("corner headed in by", "Kenji Takeda's corner was headed in by Henrik Moen.", Goal("Moen", assist="Takeda")),
    case(
        "his corner flicked home by",
        "Kenji Takeda made the difference again as his corner was flicked home by Henrik Moen.",
        Goal("Moen", assist="Takeda"),
    ),
    case(
        "free-kick headed past",
        "Kenji Takeda's free-kick was headed past goalkeeper Ivo Sand by Henrik Moen.",
        Goal("Moen", assist="Takeda"),
    ),
    case(
        "heading in his free-kick",
        "Kenji Takeda played well. Henrik Moen put Fulham ahead, heading in Takeda's free-kick.",
        Goal("Moen", assist="Takeda"),
    ),
    case(
        "off a free kick (American)",
        "Henrik Moen added an insurance goal off a Kenji Takeda free kick in the 81st.",
        Goal("Moen", "81", "Takeda"),
    ),
    case(
        "on a pass (American)",
        "Tarn Weller ran into the box on a Kenji Takeda pass and put a shot into the net.",
        Goal("Weller", assist="Takeda"),
    ),
    case("found him and he", "Goran Ilic found Tarn Weller and he fired home.", Goal("Weller", assist="Ilic")),
    case("found him, who", "Goran Ilic found Tarn Weller, who finished coolly.", Goal("Weller", assist="Ilic")),
    case(
        "played in",
        "Tarn Weller was alert. Goran Ilic played in Weller, who slotted past goalkeeper Ivo Sand.",
        Goal("Weller", assist="Ilic"),
    ),
    case("released by", "Released by Goran Ilic, Tarn Weller fired low into the net.", Goal("Weller", assist="Ilic")),
    case(
        "aside: set up by",
        "Tarn Weller, set up by Goran Ilic, fired home from ten yards.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "laid off to",
        "Goran Ilic laid the ball off to Tarn Weller, who curled it into the top corner.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "squared to",
        "Goran Ilic rounded the goalkeeper and squared to Tarn Weller, who tapped in.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "flicked on by",
        "Kenji Takeda's corner was flicked on by Henrik Moen and Bram Keating headed in.",
        Goal("Keating", assist="Moen"),
    ),
    case(
        "flicked on, with him rising",
        "Kenji Takeda's corner was flicked on by Henrik Moen, with Bram Keating heading home at the far post.",
        Goal("Keating", assist="Moen"),
    ),
    case(
        "header back nodded home by",
        "Kenji Takeda found Henrik Moen, whose header back across goal was nodded home by Bram Keating.",
        Goal("Keating", assist="Moen"),
    ),
    case(
        "knocked down by",
        "The long ball was knocked down by Henrik Moen and Bram Keating volleyed in.",
        Goal("Keating", assist="Moen"),
    ),
    case(
        "had headed down",
        "Bram Keating thumped home after Henrik Moen had headed down Kenji Takeda's deep cross.",
        Goal("Keating", assist="Moen"),
    ),
    case(
        "turned provider",
        "Henrik Moen turned provider for Bram Keating, who slotted home.",
        Goal("Keating", assist="Moen"),
    ),
    case("with an assist from", "Bram Keating scored with an assist from Henrik Moen.", Goal("Keating", assist="Moen")),
    case(
        "assisted by two (American)",
        "Bram Keating scored in the 20th minute, assisted by Henrik Moen and Kenji Takeda.",
        Goal("Keating", "20", "Moen"),
    ),
    case(
        "an assist for his goal",
        "Cal Dunmore came off the bench to provide a late assist for Tarn Weller's equaliser.",
        Goal("Weller", assist="Dunmore"),
    ),
    case(
        "had the assist on his goal",
        "Cal Dunmore had the assist on Tarn Weller's winner.",
        Goal("Weller", assist="Dunmore"),
    ),
    case(
        "after good work by", "Tarn Weller slotted home after good work by Goran Ilic.", Goal("Weller", assist="Ilic")
    ),
    case(
        "after fine work down the left from",
        "Tarn Weller tapped in after fine work down the left from Goran Ilic.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "one-two",
        "Tarn Weller played a one-two with Goran Ilic before firing into the net.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "swapped passes with two",
        "Tarn Weller was alert. After swapping passes with Goran Ilic and then Pau Ferrer, Weller slotted home.",
        Goal("Weller", assist="Ferrer"),
    ),
    case(
        "through ball, defence split",
        "Goran Ilic's through ball split the defence and Tarn Weller slotted home.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "shot across goal",
        "Tarn Weller headed home from close range after Goran Ilic had dragged a shot across the face of goal.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "a pronoun crosses",
        "Goran Ilic beat his man on the left and then he crossed for Tarn Weller to head home.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "pass told the sentence before",
        "Goran Ilic slipped a pass through to Tarn Weller. Weller took one touch and slotted home.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "into his path the sentence before",
        "Goran Ilic redirected a long ball into the path of Tarn Weller. Weller blasted home.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "cross into the penalty area the sentence before",
        "Everton escaped when Ivo Sand made a save from Pau Ferrer, but then Goran Ilic "
        "crossed into the penalty area. Tarn Weller arrived to head home.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "cross told the sentence before",
        "Goran Ilic ran at the full-back and crossed to the far post. Tarn Weller stole in to head home.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "lead tells the goal, body the pass",
        "Chelsea 1-0 Everton\n\nTarn Weller scored the only goal as Chelsea beat Everton.\n\nChelsea "
        "began well. On 30 minutes Goran Ilic's cross "
        "was headed in by Weller.",
        Goal("Weller", "30", "Ilic"),
    ),
    case(
        "one of two goals has the cross",
        "Tarn Weller scored in the 10th minute. Tarn Weller headed in Goran Ilic's cross for his second "
        "in the 50th minute.",
        Goal("Weller", "10"),
        Goal("Weller", "50", "Ilic"),
    ),
    case(
        "his replacement's pass",
        "Tarn Weller cut in, received a return pass from Nils Brandt's replacement Goran Ilic and found "
        "the top corner.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "travels across for him to",
        "Kenji Takeda's corner was allowed to travel across the six-yard box untouched for Henrik Moen to head home.",
        Goal("Moen", assist="Takeda"),
    ),
    case(
        "goal told in the lead, chance in the body",
        "Chelsea 1-0 Everton\n\nTarn Weller scored the only goal as Chelsea beat Everton.\n\nChelsea "
        "began well and Everton were lucky.\n\nGoran Ilic "
        "swung a cross to the far post and Weller headed down and the ball looped into the corner of the "
        "net.",
        Goal("Weller", assist="Ilic"),
    ),
    case(
        "each goal its own pass",
        "Tarn Weller headed in Goran Ilic's corner and Pau Ferrer made it 2-0 from Nils Brandt's cross.",
        Goal("Weller", assist="Ilic"),
        Goal("Ferrer", assist="Brandt"),
    ),
)
