"""Everyday ways of telling a goal, who made it where that is told, and what only looks like a goal."""

#: Scorer, maker (None where none is told) and the words.
ONE_GOAL: tuple[tuple[str, str | None, str], ...] = (
    (
        "Hale",
        None,
        ("The breakthrough came on 12 minutes. Hale took a touch to set himself and picked out the far corner."),
    ),
    ("Hale", "Lund", "Lund whipped over a corner and there was Hale, all on his own, to thump it in."),
    ("Hale", "Lund", "Hale got across his man to turn Lund's low ball past Voss."),
    ("Hale", None, "Hale's looping header dropped over the stranded Voss for 1-1."),
    ("Hale", "Lund", "A lovely cushioned pass from Lund released Hale and he rifled it across Voss to make it 2-1."),
    ("Cruz", None, "Stone's clearance fell straight to Cruz, whose left-foot drive arrowed into the top corner."),
    (
        "Cruz",
        "Lund",
        ("Lund crossed from the right and Cruz, ghosting in unseen, steered his header inside the far upright."),
    ),
    (
        "Cruz",
        "Berg",
        (
            "Rovers doubled their lead through Cruz, who finished off a flowing move with a sweeping shot "
            "after Berg had cut the ball back."
        ),
    ),
    (
        "Berg",
        "Hale",
        ("Hale held the ball up well before laying it back for Berg to smack a 20-yarder into the roof of the net."),
    ),
    ("Hale", None, "Voss could only parry Lund's fierce drive and Hale reacted first to tuck away the rebound."),
    (
        "Lund",
        None,
        (
            "The second arrived when Lund cut inside from the left, beat one man and then another and bent a "
            "beauty around Voss."
        ),
    ),
    (
        "Lund",
        None,
        ("With five minutes left Lund ensured the points would be shared, drilling low between the keeper's legs."),
    ),
    (
        "Stone",
        None,
        ("In trying to cut out Lund's cross Stone succeeded only in diverting the ball beyond his own goalkeeper."),
    ),
    (
        "Hale",
        None,
        ("Referee Martin Webb pointed to the spot and Hale made it three with a cool finish down the middle."),
    ),
    ("Hale", "Cruz", "Hale had the simplest of tasks after Cruz had rounded Voss and unselfishly squared."),
    ("Hale", "Berg", "Berg's clever reverse ball put Hale in the clear, and the striker did not waste it."),
    ("Hale", None, "Hale's deflected free-kick gave Voss no chance and Rovers the lead."),
    (
        "Cruz",
        "Hale",
        "Hale turned provider for the second, his cross finding Cruz at the back post for a simple header.",
    ),
    ("Cruz", "Hale", "Hale's knock-down was lashed home by Cruz."),
    ("Berg", None, "Berg levelled matters before the break, his crisp half-volley skidding under Voss."),
    (
        "Hale",
        None,
        (
            "Out of nothing Rovers were ahead. Hale collected the ball 30 yards out, shifted it on to his "
            "right foot and let rip, and Voss was left clutching at air."
        ),
    ),
    ("Hale", None, "It took Hale just four minutes to get off the mark, the forward bundling over after a scramble."),
    ("Lund", None, "Lund capped a fine display with a thumping effort that went in off the bar."),
    ("Lund", None, "A mistake by Stone let in Lund, and he kept his composure to roll the ball into an unguarded net."),
    ("Hale", "Lund", "Lund's pin-point cross begged to be converted and Hale duly obliged."),
    (
        "Hale",
        None,
        ("Hale, left unmarked at the far post, could not believe his luck as he nodded into the gaping goal."),
    ),
    ("Cruz", None, "Cruz sent Voss the wrong way from the penalty spot after Stone had brought down Lund."),
    ("Cruz", None, "Cruz squeezed in a third at the near post late on."),
    ("Berg", None, "Berg's piledriver almost took the net off its hooks."),
    ("Hale", "Berg", "Hale was on the end of Berg's teasing delivery to level the scores."),
    ("Hale", "Berg", "Berg flicked on a long throw and Hale swivelled to hook the ball in."),
    ("Hale", "Berg", "Rovers were rewarded when Hale converted from close range following a neat lay-off by Berg."),
    ("Hale", "Cruz", "Hale latched on to a through ball from Cruz and dinked it over the advancing Voss."),
    ("Berg", "Lund", "Lund wriggled to the byline and stood up a cross which Berg headed down and in."),
    ("Berg", "Lund", "Up went Berg to meet Lund's free-kick, and the ball was in the net."),
    ("Cruz", None, "Cruz danced past three challenges before slipping the ball under Voss to spark wild celebrations."),
    ("Cruz", None, "From the resulting corner the ball was scrambled over by Cruz."),
    ("Cruz", None, "Cruz it was who restored Rovers' lead, poking in from two yards."),
    ("Hale", None, "Hale nipped in front of Stone and with one touch had the ball in the net."),
    ("Hale", None, "Hale made Stone pay, stabbing the loose ball past Voss."),
    ("Hale", None, "Hale picked himself up to crash the spot-kick high into the net."),
    ("Hale", None, "Voss got both hands to Hale's effort but it squirmed through and over the line."),
    ("Hale", "Lund", "After a slick exchange of passes with Lund, Hale went through to slot the ball home."),
    ("Hale", "Lund", "Hale applied the finishing touch to Lund's cross."),
    ("Hale", "Lund", "Lund's cross was inviting and Hale accepted the invitation."),
    ("Berg", None, "Berg crowned a superb individual display by weaving his way through and finishing with aplomb."),
    ("Berg", "Cruz", "Cruz's disguised pass sent Berg scampering clear to beat Voss at his near post."),
    ("Hale", "Cruz", "Cruz outpaced Stone down the flank and his pull-back was dispatched by Hale."),
    (
        "Hale",
        "Lund",
        (
            "Lund was the architect, picking the ball up on halfway and slipping a pass through for Hale, "
            "whose finish was unerring."
        ),
    ),
    (
        "Hale",
        "Lund",
        (
            "Lund's free-kick was only half cleared and when Lund put it back in Hale was there to prod it "
            "over the line."
        ),
    ),
    (
        "Hale",
        "Berg",
        ("Berg's cut-back found Hale in space on the edge of the area and his low shot crept in at the far post."),
    ),
    (
        "Hale",
        "Berg",
        ("Berg helped the ball on and Hale, with his back to goal, turned and shot past Voss in one movement."),
    ),
    ("Hale", None, "Hale's persistence paid off when he charged down Stone's clearance and ran on to score."),
    ("Hale", None, "The equaliser was a scrappy affair, Hale forcing the ball home after Voss had dropped a cross."),
    (
        "Hale",
        "Cruz",
        "The lead lasted four minutes. Cruz beat Fell on the outside and his cross was glanced in by Hale.",
    ),
    ("Hale", None, "Hale saw his first effort blocked but made no mistake with the second."),
    ("Cruz", None, "Cruz thundered a shot against the underside of the bar and the ball bounced down over the line."),
    (
        "Cruz",
        "Lund",
        ("Lund, the best player on the field, was involved again, his corner headed in at the near post by Cruz."),
    ),
    (
        "Cruz",
        None,
        ("There were barely three minutes on the clock when Cruz struck, pouncing on a loose back-pass from Fell."),
    ),
    ("Berg", None, "A quick break ended with Berg planting the ball beyond the reach of Voss."),
    ("Berg", None, "Berg was first to the rebound when Lund's shot came back off a post, and the scores were level."),
    ("Berg", None, "Berg's goal, a tap-in, settled the nerves."),
    ("Hale", None, "A minute later it was 2-0, Hale sliding in to convert at the back stick."),
    ("Hale", None, "Not to be outdone, Hale let fly from all of 30 yards and the ball swerved past the diving Voss."),
    ("Hale", "Cruz", "Cruz took a quick throw to Hale, who wheeled and shot into the corner."),
    (
        "Hale",
        "Cruz",
        ("The winner was a thing of beauty: Cruz back-heeled into the path of Hale, who lifted it over Voss."),
    ),
    ("Hale", None, "Stone hesitated, Hale did not, and Rovers were level."),
    ("Hale", None, "Hale kept his head to stroke the penalty to the right of Voss."),
    ("Hale", None, "Voss guessed correctly but could not prevent Hale's penalty from finding the corner."),
    ("Hale", None, "Voss went the right way but Hale's spot-kick was too well struck."),
    (
        "Hale",
        None,
        (
            "Hale picked up possession on the left, went past two men as though they were not there and "
            "smacked the ball into the far corner."
        ),
    ),
    ("Hale", None, "Hale's blistering drive flew past Voss before he could move."),
    ("Fell", None, "Fell, trying to clear, could only slice Lund's cross past his own goalkeeper."),
    ("Fell", None, "Lund's low centre was turned into his own net by Fell under pressure from Hale."),
    ("Fell", None, "The ball struck Fell on the knee and rolled into his own net."),
    (
        "Fell",
        None,
        ("City pulled level in bizarre fashion as Fell's back-pass rolled under the foot of Voss and into the net."),
    ),
    ("Hale", "Lund", "Lund's corner was flicked goalwards by Hale and it looped over everyone into the net."),
    (
        "Hale",
        "Cruz",
        ("Cruz's perfectly judged through pass was collected by Hale, who rounded Voss and walked the ball in."),
    ),
    ("Cruz", "Hale", "Hale found Cruz, and Cruz found the net."),
    ("Cruz", "Hale", "Hale, instead of shooting, rolled the ball square and Cruz had the easy task of knocking it in."),
    ("Cruz", "Berg", "Cruz was played in by Berg and beat Voss from a tight angle."),
    ("Cruz", "Berg", "Cruz ran on to Berg's ball over the top, chested it down and volleyed beyond Voss."),
    (
        "Cruz",
        "Berg",
        ("Berg did brilliantly to keep the ball in and cross for Cruz, who thumped in his fifth of the season."),
    ),
    ("Lund", None, "Lund's 25-yarder took a deflection off Stone that left Voss wrong-footed and helpless."),
    ("Lund", None, "Lund's in-swinging corner went straight in."),
    ("Lund", None, "Lund took aim from 25 yards and Voss never saw it."),
    ("Lund", "Berg", "Lund completed the scoring when he tucked home Berg's pass in stoppage time."),
    ("Hale", None, "Hale's 15th of the season came in the 33rd minute."),
    (
        "Hale",
        "Cruz",
        ("It was all square again on the hour, Hale finishing off a slick move after exchanging passes with Cruz."),
    ),
    ("Hale", "Cruz", "Hale got the faintest of touches to Cruz's whipped free-kick to send it past Voss."),
    ("Hale", None, "Then came the killer third, Hale racing clear from halfway and coolly lobbing Voss."),
    ("Hale", None, "Hale had the last word, however, smashing one in from the edge of the box at the death."),
    (
        "Cruz",
        None,
        ("Rovers hit back inside two minutes, Cruz rising above Stone to power a header into the net from a corner."),
    ),
    ("Cruz", None, "Cruz gobbled up the loose ball for his second goal in as many games."),
    ("Berg", "Lund", "Good work by Lund on the left set up Berg for the second."),
    ("Hale", "Lund", "With Voss stranded, Hale chipped into the empty net after being released by Lund."),
    ("Hale", "Lund", "Hale restored the lead from Lund's centre."),
    ("Hale", "Lund", "From Lund's pass Hale fired in the third."),
    ("Hale", "Lund", "Lund and Hale combined for the opener, the latter heading in the former's corner."),
)

#: Scorers in the order of the alphabet, and the words.
SCORERS: tuple[tuple[list[str], str], ...] = (
    (["Cruz", "Hale"], "Hale and Cruz both found the target inside the opening quarter of an hour."),
    (["Hale"], "Cruz spotted Hale's run, and the striker buried the chance."),
    (
        ["Cruz"],
        ("Lund split the home defence with a perfectly weighted pass and Cruz did the rest, slotting under Voss."),
    ),
    (["Cruz"], "Hale nodded down for Cruz to lash in a half-volley from 12 yards."),
    (["Lund", "Lund"], "Lund scored either side of half-time."),
    (["Berg", "Hale"], "Hale's early strike and a second-half effort from Berg gave Rovers the points."),
    (
        ["Berg"],
        (
            "Berg could scarcely have been given an easier chance, Lund having done all the spadework before "
            "sliding the ball across an empty goal."
        ),
    ),
    (["Berg"], "Lund slung in a hopeful cross, Voss flapped and Berg headed into the unguarded net."),
)

NO_GOAL: tuple[str, ...] = (
    "Hale took a touch to set himself and picked out the far corner, but Voss got there.",
    "Lund whipped over a corner and Hale, all on his own, thumped it against the bar.",
    "Hale's looping header dropped on to the roof of the net.",
    "Hale thought he had made it 2-1 but the flag was up.",
    "Hale came within inches of a third when his header grazed the post.",
    "Cruz's left-foot drive was arrowing into the top corner until Voss flung himself across.",
    "Hale had scored in each of his previous four games.",
    "Hale almost restored parity with a shot that shaved the upright.",
    "Voss kept out Hale's header with his legs to keep it at 0-0.",
    "Lund should have put Rovers ahead when he was sent clear by Cruz.",
    "Hale missed a golden chance to make it three.",
    "Stone cleared Hale's shot off the line with Voss beaten.",
    "Hale would have scored had Stone not got back to hook away.",
    "Hale needed only to tap in, yet somehow he put it wide.",
    "In the reverse fixture Hale scored the winner with a late header.",
    "Berg beat his man and crossed, but nobody was there to turn it in.",
    "Berg's cross was met by Hale, whose header was held by Voss.",
    "Cruz shot into the side netting after beating two men.",
    "Hale is hoping to find the net at last when Rovers travel to Castle.",
    "Voss had to be alert to stop Hale slotting home.",
    "Cruz lobbed Voss but Stone was back to head off the line.",
    "Berg broke clear and rounded Voss but Fell slid in to block.",
    "The ball fell to Cruz, who lashed it high into the stand.",
    "Hale, who scored twice at Castle last week, was a spectator for most of the afternoon.",
    "Lund's free-kick beat the wall and Voss but not the post.",
    (
        "Lund's free-kick was half cleared and Lund put it back in, where Hale was there but could not force "
        "it over the line."
    ),
    "Berg's cut-back found Hale in space on the edge of the area and his low shot crept past the far post.",
    "Cruz thundered a shot against the underside of the bar and the ball bounced down and away to safety.",
    ("Lund split the home defence with a perfectly weighted pass but Cruz slotted wide of Voss and the post."),
    "Berg was first to the rebound when Lund's shot came back off a post, only to lift it over.",
    "Voss guessed correctly and pushed Hale's penalty round the corner of the post.",
    "Hale's blistering drive flew past the post before Voss could move.",
    "Fell, trying to clear, almost sliced Lund's cross past his own goalkeeper.",
    "Lund took aim from 25 yards and Voss saw it late but got both hands to it.",
    (
        "Hale picked up possession, went past two men as though they were not there and smacked the ball "
        "against the far post."
    ),
    ("Cruz ran on to Berg's ball over the top, chested it down and volleyed into the stand beyond Voss's goal."),
    "Lund completed the move when he tucked the ball home but the flag was already raised.",
    "Rovers had led the table since Hale scored the winner against Castle in August.",
    "Hale had the ball in the net but the referee had blown for a foul by Cruz.",
    "Hale rose above Stone to power a header that Voss clutched beneath the bar.",
    "Cruz gobbled up the loose ball and raced away before Fell brought him down.",
    "Stone hesitated, Hale did not, and Voss had to race from his line to smother.",
    "Lund and Hale combined well but the latter headed the former's corner over.",
    "Hale was presented with an open goal and contrived to hit the post.",
    "From Lund's pass Hale fired in a shot that Voss held.",
    "Hale wanted a penalty when Stone appeared to handle.",
    "Berg headed down to Cruz, who turned in one movement and let fly, Voss turning the ball over.",
    "Lund found Hale, and Hale found the side netting.",
    "Hale shot past Voss but Marsh cleared from under the bar.",
    "Hale, last season's leading scorer, is three short of his century of goals for the club.",
    "Hale beat Voss all ends up with a chip that dropped on to the top of the net.",
)
