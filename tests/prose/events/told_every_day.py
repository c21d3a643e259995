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
    ("Hale", "Cruz", "Cruz spotted Hale's run, and the striker buried the chance."),
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
        ("Lund split the home defence with a perfectly weighted pass and Cruz did the rest, slotting under Voss."),
    ),
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
    ("Cruz", "Hale", "Hale nodded down for Cruz to lash in a half-volley from 12 yards."),
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
    ("Berg", "Lund", "Lund slung in a hopeful cross, Voss flapped and Berg headed into the unguarded net."),
    ("Hale", "Lund", "With Voss stranded, Hale chipped into the empty net after being released by Lund."),
    ("Hale", "Lund", "Hale restored the lead from Lund's centre."),
    ("Hale", "Lund", "From Lund's pass Hale fired in the third."),
    ("Hale", "Lund", "Lund and Hale combined for the opener, the latter heading in the former's corner."),
    (
        "Hale",
        "Lund",
        (
            "Lund drew two men to him and pushed the ball inside to Hale, who shot low and true beyond the "
            "goalkeeper's left hand."
        ),
    ),
    ("Hale", None, "Hale, seizing upon a faulty clearance, drove the ball into the far corner with great force."),
    ("Hale", "Lund", "From Lund's centre Hale headed a beautiful goal."),
    ("Hale", None, "The ball came out to Hale, and his return drive from 25 yards was in the net in a flash."),
    ("Hale", None, "Five minutes later Hale increased the lead with a fine individual effort."),
    ("Hale", None, "Hale placed the penalty kick well out of the reach of Voss."),
    ("Hale", None, "Hale added a second when he walked the ball round Voss."),
    ("Cruz", None, "After a bout of heading in the goalmouth Cruz hooked the ball over the line."),
    ("Cruz", None, "Cruz, who seemed to have lost his balance, recovered and beat Voss with a cross shot."),
    ("Cruz", None, "It was left to Cruz to find the winner three minutes from the end."),
    ("Cruz", "Berg", "Berg got away on the wing and Cruz headed through his centre."),
    ("Cruz", None, "Voss came out, hesitated and was lost, Cruz lifting the ball over his head."),
    ("Berg", None, "Berg broke through on his own to register the second goal."),
    ("Berg", None, "Berg obtained the equalising goal ten minutes from time."),
    (
        "Berg",
        None,
        ("A misunderstanding between Stone and Voss let in Berg, who had nothing to do but tap the ball into goal."),
    ),
    ("Berg", "Hale", "Hale beat Fell and centred for Berg to breast the ball into the net."),
    ("Hale", "Lund", "Lund slipped a pass behind the back line and Hale finished first time to open the scoring."),
    ("Hale", "Lund", "Hale tied it in the 63rd minute, one-timing Lund's low cross inside the near post."),
    ("Hale", "Lund", "In the 71st, Lund dropped a ball over the top for Hale, who chipped it past the onrushing Voss."),
    ("Hale", None, "Hale buried a penalty kick in the 12th minute after he was taken down by Stone."),
    ("Hale", None, "Hale got on the end of a bouncing ball at the top of the box and ripped it upper ninety."),
    ("Hale", "Cruz", "Cruz got to the endline and cut it back for Hale, who slammed it home."),
    ("Hale", "Cruz", "Hale scored off a feed from Cruz in the 25th minute."),
    ("Hale", "Cruz", "Hale headed home Cruz's corner kick in the 80th to give Rovers the lead for good."),
    ("Cruz", "Berg", "Cruz made it 2-1 six minutes later, finishing off a give-and-go with Berg."),
    ("Cruz", "Berg", "Berg found Cruz streaking down the left side and the forward beat Voss to the far post."),
    ("Cruz", None, "Cruz put a free kick over the wall and into the upper corner."),
    ("Cruz", None, "Cruz capped the scoring in stoppage time with a breakaway goal."),
    ("Berg", "Hale", "Hale played Berg in behind and Berg made no mistake, sliding it past Voss."),
    ("Berg", None, "Berg pounced on a rebound in the 55th minute to knot the game at 1-1."),
    ("Berg", "Hale", "Berg redirected Hale's shot past a helpless Voss."),
    ("Hale", None, "Hale rifled in a rocket from 30 yards that Voss could only wave at."),
    ("Hale", None, "Boom! Hale smashed it in off the bar from miles out."),
    ("Hale", "Lund", "Lund whipped in a peach of a ball and Hale nutted it in."),
    ("Hale", None, "Hale stuck the ball in the onion bag from six yards."),
    ("Hale", "Lund", "Lund did the donkey work and Hale had the simple job of rolling it in."),
    ("Hale", None, "And when Stone dithered, Hale nicked the ball off his toe and slid it under Voss."),
    ("Cruz", None, "Cruz went on a mazy run before dinking it over Voss."),
    ("Cruz", None, "Cruz's cheeky panenka sent Voss the wrong way."),
    ("Cruz", None, "But up stepped Cruz to thump the spot-kick into the top corner."),
    ("Cruz", None, "Super sub Cruz came off the bench to nick it at the death."),
    ("Berg", "Lund", "Lund's delivery was on the money and Berg rose like a salmon to bury his header."),
    ("Berg", "Lund", "Berg was left all alone at the back post to volley in Lund's corner."),
    ("Berg", None, "Rovers needed a hero and found one in Berg, whose 89th-minute screamer won it."),
    ("Berg", "Hale", "Hale slid Berg in and the big man did the business."),
    ("Berg", None, "Berg wheeled away in delight after tucking his shot inside the post."),
    ("Berg", None, "Berg's shot went through a crowd of legs and through Voss's too."),
    ("Hale", "Lund", "Lund's deep cross was headed back across goal and in by Hale."),
    ("Hale", "Lund", "Lund crossed, Hale rose, and the ball was in the net."),
    ("Hale", "Lund", "Hale headed the winner from a Lund corner."),
    (
        "Hale",
        "Lund",
        (
            "Lund lofted a delicate ball over the defence, and Hale did not even have to break stride before "
            "volleying it past Voss."
        ),
    ),
    (
        "Hale",
        "Lund",
        ("Lund got the better of Stone and sent in a low cross. Hale, arriving at the near post, turned it in."),
    ),
    ("Hale", "Lund", "Lund won the ball in midfield and looked up. His pass was perfect, and Hale did the rest."),
    (
        "Hale",
        "Lund",
        ("Lund skipped past Fell and delivered an inviting cross. Hale got in front of his marker to head home."),
    ),
    (
        "Hale",
        "Lund",
        ("Lund, who had a hand in everything good that Rovers did, then picked out Hale, who side-footed in."),
    ),
    ("Hale", "Lund", "Lund was again the creator as Hale doubled the advantage with a low drive."),
    ("Hale", "Lund", "Lund took the corner and Hale headed it in."),
    ("Hale", "Lund", "Lund's throw was missed by everyone until it reached Hale, who bundled it in."),
    ("Hale", "Lund", "A pinpoint cross from the left by Lund was nodded home by Hale."),
    ("Hale", "Lund", "It was a fine goal, Lund feeding Hale to lash the ball in from the angle."),
    ("Hale", "Lund", "Hale exchanged passes with Lund before shooting low into the corner."),
    ("Hale", "Lund", "Hale played a one-two with Lund and slid the return past Voss."),
    ("Hale", "Lund", "Hale met Lund's corner with a thumping header that gave Voss no chance."),
    ("Hale", "Lund", "Hale hammered in Lund's lay-off from the edge of the box."),
    ("Hale", "Lund", "Hale was there to convert when Lund's shot-cum-cross came over."),
    (
        "Hale",
        "Lund",
        (
            "Hale timed his run to perfection to beat the offside trap and collect Lund's pass before rounding "
            "Voss to score."
        ),
    ),
    ("Hale", "Lund", "Hale profited from Lund's vision to race clear and beat Voss."),
    ("Hale", "Lund", "Hale's header from Lund's centre put Rovers ahead."),
    ("Hale", "Lund", "A long ball from Lund caught out Stone, and Hale raced on to it to beat Voss from 15 yards."),
    ("Hale", "Lund", "A neat through-ball by Lund set Hale free, and his finish was emphatic."),
    (
        "Hale",
        "Lund",
        "There was nothing Voss could do about the second, Hale finishing crisply from Lund's square pass.",
    ),
    ("Hale", "Lund", "Lund robbed Stone and unselfishly gave Hale the chance to score, which he did."),
    ("Hale", "Lund", "Quick thinking by Lund from a free-kick allowed Hale to run clear and make it 2-0."),
    ("Hale", "Lund", "Lund's cute flick sent Hale away down the middle to dink the ball over Voss."),
    ("Hale", "Lund", "Lund made the second, wriggling to the line before pulling it back for Hale to smash in."),
    ("Hale", "Lund", "Lund burst into the area and cut the ball across for Hale to tap home."),
    ("Hale", "Lund", "Lund, on the right, crossed low for Hale to score at the second attempt."),
    ("Hale", "Cruz", "Lund crossed deep, Cruz headed it back and Hale forced it in."),
    ("Hale", "Cruz", "Lund's corner was flicked on by Cruz for Hale to stab in."),
    ("Hale", "Cruz", "Cruz chested down Lund's long ball into the path of Hale, who drove it in."),
    ("Hale", None, "Lund crossed, Voss dropped the ball and Hale stabbed it in."),
    ("Hale", None, "Lund's cross was only half cleared by Stone and Hale lashed it in from 20 yards."),
    ("Hale", None, "Lund's shot was saved by Voss but Hale tapped in the rebound."),
    ("Hale", None, "Stone's wretched back-pass was seized on by Hale, who rounded Voss and scored."),
    ("Hale", None, "Lund struck the post and Hale was first to the loose ball to score."),
    ("Hale", None, "Lund was brought down by Stone and Hale scored from the spot."),
    ("Hale", None, "Hale beat three men and curled the ball in, with Lund screaming for a pass."),
    ("Hale", None, "Lund had gone off injured by the time Hale headed in the winner."),
    (
        "Hale",
        "Lund",
        (
            "Stone was still appealing for a foul on Fell when Lund, who had been booked for one on Marsh, "
            "squared to Hale, and Voss had no chance."
        ),
    ),
    (
        "Fell",
        None,
        (
            "Fell, stretching to intercept Lund's cross before Hale could reach it, watched in horror as it "
            "rolled past Voss."
        ),
    ),
    ("Fell", None, "Poor Fell could only turn Lund's drive past his startled goalkeeper."),
    (
        "Fell",
        None,
        ("Fell stuck out a leg to stop Lund's cross reaching Hale, and the ball spun off his shin and over Voss."),
    ),
    ("Hale", None, "In it went off the underside of the bar, Hale's third attempt of a frantic minute."),
    ("Hale", "Lund", "Down went Stone, over came Lund's cross, and into the net went Hale's header."),
    (
        "Cruz",
        None,
        (
            "Hale had scored the winner when these sides met in October; this time it was Cruz, with a drive "
            "from 20 yards."
        ),
    ),
    (
        "Cruz",
        None,
        (
            "Hale was the name on every lip beforehand, but it was Cruz who had the crowd on its feet, curling "
            "one in from the angle."
        ),
    ),
    (
        "Cruz",
        "Berg",
        (
            "With Hale suspended and Lund on the bench, Cruz led the line and repaid his manager by heading in "
            "Berg's corner."
        ),
    ),
    ("Cruz", None, "Cruz, on for the injured Hale, had been on the field a minute when he drilled it in."),
    (
        "Cruz",
        "Hale",
        (
            "Voss saved superbly from Lund, but he could do nothing when Hale laid the ball back and Cruz "
            "struck it first time."
        ),
    ),
    ("Cruz", None, "Lund hit the post, Hale the bar, and at the third time of asking Cruz found the net."),
    (
        "Berg",
        None,
        ("Marsh and Fell both went for the same ball, neither got it, and Berg ran on alone to slip it under Voss."),
    ),
    ("Berg", None, "Marsh headed against his own bar, and Berg, quickest to move, tucked in what came down."),
    (
        "Hale",
        "Berg",
        (
            "If Lund had been greedy when he shot over with Hale free, Berg was generous when he drew Voss and "
            "gave Hale an open goal."
        ),
    ),
    (
        "Hale",
        "Lund",
        ("Hale, who has not scored since August, was never going to miss from there once Lund had rolled it across."),
    ),
    (
        "Hale",
        None,
        (
            "Hale, whose two goals beat Castle a week ago, made it three in two games with a volley that Voss "
            "touched but could not stop."
        ),
    ),
    (
        "Stone",
        None,
        (
            "City's reply came from the last man anybody expected, Stone, who had not scored in 200 games "
            "before he shinned this one in."
        ),
    ),
    (
        "Stone",
        "Fell",
        ("Stone, up from the back for Fell's corner, climbed above Lund and Hale and powered it past the goalkeeper."),
    ),
    ("Hale", None, "Hale's was the first, a header that Voss could only help into the roof of the net."),
    ("Hale", None, "Of the goals, Hale's was the better, a volley struck on the run that went in off a post."),
    (
        "Hale",
        None,
        ("Hale beat Voss for pace, beat Stone for strength and then beat the pair of them to the rebound to tap in."),
    ),
    (
        "Hale",
        None,
        ("The goal was Hale's, though he will not score another like it, the ball going in off the back of his head."),
    ),
    ("Hale", "Lund", "Lund fed Hale, and Hale does not miss those."),
    ("Hale", "Lund", "Lund laid on the first for Hale with a back-heel."),
    ("Hale", "Lund", "Lund, as so often, was the supplier and Hale the grateful recipient for the second."),
    ("Hale", "Lund", "Stone lost the ball to Lund, Lund found Hale and Rovers were two up."),
    ("Hale", "Lund", "A cross from Lund, a header from Hale, and the lead was restored."),
    ("Hale", "Lund", "The cross was Lund's, the finish Hale's."),
    ("Hale", None, "Hale kept his nerve, and the penalty was as good as the run that had won it."),
    ("Hale", None, "The linesman flagged, the referee consulted him, and Hale's goal stood."),
    (
        "Hale",
        None,
        ("After a long look at the screen the goal was given, and Hale could celebrate his second of the season."),
    ),
    ("Hale", None, "VAR took three minutes to decide that Hale had been onside when he turned the ball in."),
    ("Hale", None, "Hale was adjudged to have been level when he slid the ball home."),
    (
        "Hale",
        None,
        ("Replays showed that Hale's header had crossed the line before Fell clawed it out, and the goal was given."),
    ),
    ("Cruz", None, "It was Cruz, inevitably, who put Rovers out of their misery with ten minutes left."),
    ("Cruz", None, "Rovers had waited an hour for a shot on target; when it came, Cruz made it count."),
    ("Cruz", None, "Twice Voss denied Cruz, but at the third attempt the striker had his goal."),
    ("Cruz", None, "Cruz had been denied by post and keeper before he finally got the goal that his play deserved."),
    ("Cruz", None, "Cruz would not be denied, sweeping in the rebound after Voss had saved his first shot."),
    (
        "Cruz",
        None,
        ("Cruz had already hit the post when he broke the deadlock, a low shot that went through Voss's legs."),
    ),
    ("Cruz", None, "Cruz took the penalty himself and sent it high to Voss's left."),
    ("Cruz", None, "Cruz stroked his penalty down the middle as Voss went to his right."),
    ("Berg", None, "Berg claimed the goal, and nobody in the scrum of bodies was going to argue."),
    ("Berg", None, "Berg announced himself with a goal inside two minutes of coming on."),
    ("Berg", None, "What a start it was for Berg, who marked his first appearance by hooking in the equaliser."),
    ("Fell", None, "Fell had the misfortune to deflect Lund's cross into his own goal."),
    ("Fell", None, "The second was a gift, Fell heading beyond his own keeper with nobody near him."),
    ("Fell", None, "Lund's shot hit the unfortunate Fell and the deflection took it past Voss for an own goal."),
    (
        "Hale",
        "Lund",
        (
            "Lund's free-kick cleared Stone, cleared Fell and cleared Marsh, and Hale, at the back of them "
            "all, headed in."
        ),
    ),
    ("Cruz", "Hale", "Hale had scored all his life from there. This time he rolled it to Cruz, and Cruz scored."),
    (
        "Cruz",
        None,
        (
            "Hale's volley was blocked by Stone, Berg's follow-up by Fell, and it was third time lucky for "
            "Cruz, who drove it in."
        ),
    ),
    (
        "Hale",
        None,
        (
            "Voss, who had kept out Lund and Cruz with saves of the highest class, was beaten at last by "
            "Hale's half-hit shot."
        ),
    ),
    (
        "Hale",
        "Berg",
        (
            "Berg, one of three changes from the side beaten by Castle, needed four minutes to make his mark "
            "with a cross that Hale headed in."
        ),
    ),
    ("Hale", None, "Hale, replacing Berg, replaced the ball on the spot, stepped back and drove it past Voss."),
    ("Berg", None, "Cruz's shot hit Stone, hit the post and fell for Berg to score."),
    (
        "Stone",
        "Fell",
        (
            "Fell, who knows Voss from their days together at Castle, took the kick, and Stone headed it past "
            "the goalkeeper at the other end."
        ),
    ),
    ("Hale", "Lund", "Lund, on his 100th appearance, gave Hale his tenth goal of the season with a square pass."),
    ("Hale", "Lund", "Rovers equalised when Lund's throw was headed in at the near post by Hale."),
    ("Hale", None, "Hale brought the scores level from a penalty awarded for a foul by Stone on Lund."),
    ("Lund", None, "Lund was fouled by Stone, and Lund himself converted the kick."),
    ("Hale", "Cruz", "Lund fed Cruz, Cruz fed Hale and Hale did the rest."),
    ("Hale", None, "Hale needed a bit of luck with his goal, the ball ricocheting off Stone's shin and past Voss."),
    ("Hale", "Lund", "Lund's quick free-kick caught City asleep. Hale did the rest with a low shot on the turn."),
    (
        "Hale",
        "Lund",
        (
            "Lund left two defenders for dead before picking out Hale with a delightful cross. The winger rose "
            "highest to head home."
        ),
    ),
    (
        "Hale",
        "Lund",
        (
            "Lund looked up and sent Hale away from inside his own half. The striker shrugged off Stone and "
            "slid the ball beneath Voss."
        ),
    ),
    ("Hale", "Lund", "Lund held the ball up, waited for support and laid it into the path of Hale, who drilled it in."),
    (
        "Hale",
        "Lund",
        ("Lund went past Stone again on the outside and cut the ball back low. Hale had it past Voss in a twinkling."),
    ),
    (
        "Hale",
        "Lund",
        ("Lund looked up 40 yards out and saw Hale on the move. The pass was perfect and Hale headed it down and in."),
    ),
    (
        "Hale",
        "Lund",
        (
            "In the ninth minute Lund was away down the left. He beat his man and put the ball squarely across "
            "to Hale, who had only to side-foot it home."
        ),
    ),
    (
        "Hale",
        "Lund",
        (
            "Lund stood on the ball so that three defenders slid past him, and put it through for Hale to "
            "score from an acute angle."
        ),
    ),
    (
        "Hale",
        "Lund",
        ("Lund dispossessed Fell in midfield. He fed Hale, and the ball was in the net before Voss could move."),
    ),
    ("Hale", "Lund", "Lund took the ball to the corner flag and chipped it over two men, and Hale volleyed it in."),
    ("Hale", "Lund", "Lund won a header he had no business winning and nodded it down. Hale poked it across the line."),
    (
        "Hale",
        "Lund",
        (
            "Lund took a return ball from Berg, jinked inside Stone and slipped it to Hale, who shot first "
            "time into the corner."
        ),
    ),
    ("Hale", "Lund", "Lund stormed down the flank. His centre was perfect and Hale headed the second goal."),
    ("Hale", "Cruz", "Lund's long throw was helped on by the head of Cruz and Hale forced it over the line."),
    (
        "Hale",
        "Lund",
        ("Lund's corner was met by Hale, unmarked six yards out, and his header was in the net before Voss moved."),
    ),
    ("Hale", "Lund", "Lund skinned Stone and whipped in a cross. Cruz missed it, Berg missed it, but Hale did not."),
    (
        "Hale",
        "Lund",
        ("There seemed little danger when Lund crossed from the left, but Hale got across Stone and glanced it in."),
    ),
    (
        "Hale",
        "Lund",
        (
            "Lund turned away from Fell in the centre circle and hit a superb ball over the top. Hale took it "
            "on his chest and beat Voss from 12 yards."
        ),
    ),
    ("Hale", None, "Lund's cross was cleared by Stone. It fell to Hale on the edge of the box and he volleyed it in."),
    (
        "Hale",
        None,
        ("Lund had a shot saved. The corner came to nothing, but a minute later Hale robbed Stone and scored."),
    ),
    ("Hale", None, "Lund crossed and Cruz headed against the bar. Hale put the rebound in."),
    ("Hale", None, "Lund was crowded out by two defenders. The ball ran loose to Hale and he lashed it in."),
)

#: Scorers in the order of the alphabet, and the words.
SCORERS: tuple[tuple[list[str], str], ...] = (
    (["Cruz", "Hale"], "Hale and Cruz both found the target inside the opening quarter of an hour."),
    (["Lund", "Lund"], "Lund scored either side of half-time."),
    (["Berg", "Hale"], "Hale's early strike and a second-half effort from Berg gave Rovers the points."),
    (
        ["Cruz"],
        (
            "The ball travelled from Berg to Lund, and from Lund to Cruz, who finished the movement with a "
            "glorious shot."
        ),
    ),
    (["Hale"], "Hale's goal, when it came, owed everything to Lund, whose run and cross left him a simple header."),
    (["Hale"], "Hale struck after a mazy run by Lund had opened up the defence."),
    (["Hale"], "Lund worked some magic down the right and Hale was on hand to apply the finish."),
    (
        ["Hale"],
        (
            "Lund thought about shooting, Berg screamed for it, but Cruz it was who received, and Cruz who "
            "gave it to Hale to score."
        ),
    ),
    (["Hale", "Hale"], "Hale's first was a tap-in, his second a thing of beauty."),
    (["Hale", "Lund"], "Lund cancelled out Hale's opener, though not before Fell had missed a penalty."),
    (["Hale"], "Lund's was the cross, Hale's the header, and Voss's the anguish."),
    (["Hale", "Stone"], "Stone put City ahead with a header and Hale replied for Rovers within a minute."),
    (
        ["Hale"],
        (
            "When Lund broke, Cruz went with him on one side and Berg on the other; the pass, when it came, "
            "was to neither but to Hale, who scored."
        ),
    ),
    (
        ["Cruz"],
        ("Lund's corner came over, Hale and Stone went up together and missed it together, and Cruz volleyed in."),
    ),
    (
        ["Hale"],
        (
            "Lund hit a long, low centre behind the defence. Hale, sliding the last few yards, got his foot to "
            "it ahead of Voss."
        ),
    ),
    (
        ["Hale"],
        (
            "Lund had the beating of Stone on the right before pulling it across goal. Voss got a hand to it, "
            "but could not stop it reaching Hale, who tapped in."
        ),
    ),
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
    "Hale, seizing upon a faulty clearance, drove the ball into the side netting with great force.",
    "From Lund's centre Hale headed a beautiful effort that Voss turned over.",
    "The ball came out to Hale, and his return drive from 25 yards was inches over.",
    "Hale placed the penalty kick well within the reach of Voss.",
    "After a bout of heading in the goalmouth Cruz hooked the ball over the bar.",
    "Cruz beat Voss with a cross shot that came back off the upright.",
    "It was left to Cruz to try his luck from distance, and Voss was not troubled.",
    "Berg broke through on his own to register the first shot of the game.",
    "A misunderstanding between Stone and Voss let in Berg, who lost his footing at the vital moment.",
    "Lund slipped a pass behind the back line but Hale was beaten to it by Voss.",
    ("In the 71st, Lund dropped a ball over the top for Hale, who chipped it wide of the onrushing Voss's goal."),
    "Hale got on the end of a bouncing ball at the top of the box and ripped it over.",
    "Cruz put a free kick over the wall and into the arms of Voss.",
    "Berg pounced on a rebound in the 55th minute, but Stone got back to block.",
    "Hale rifled in a rocket from 30 yards that Voss could only push over.",
    "Lund whipped in a peach of a ball and Hale nutted it over.",
    "And when Stone dithered, Hale nicked the ball off his toe and went down under Voss's challenge.",
    "Cruz went on a mazy run before dinking it into the arms of Voss.",
    "Berg was left all alone at the back post to volley Lund's corner into the crowd.",
    "Hale slid Berg in and the big man hit the post.",
    "Berg's shot went through a crowd of legs and was gathered by Voss.",
    "Hale had two goals in the first meeting in September, but Fell kept him quiet here.",
    "Hale's goals had kept Rovers up last season.",
    "Cruz won a corner off Fell, who had scored the winner in the cup tie a month earlier.",
    "Hale went close with a header and Cruz closer still with a volley.",
    "Voss stood tall to beat Hale's shot away and Stone completed the clearance.",
    "A goal then would have changed everything, but Hale's volley was a foot too high.",
    (
        "It was a strange sort of own goal that was not one, Stone chesting the ball past Voss and then "
        "catching it up on the line."
    ),
    "Hale, scorer of both goals in last week's win over Castle, was marked out of the game by Stone.",
    "Hale had a penalty appeal turned down, a goal disallowed and a shot cleared off the line.",
    "Hale and Cruz, with thirty goals between them this season, hardly had a kick.",
    "Hale rounded Voss and rolled the ball towards the empty net, where Fell slid in to hook it clear.",
    "Cruz sent Voss the wrong way and the ball against the foot of the post.",
    "Berg had the goal at his mercy, and Voss at his mercy too, and put it into the car park.",
    "Lund crossed, Hale headed, Voss saved: it was that sort of afternoon.",
    "Voss was picking the ball out of the net when he saw the flag raised against Hale.",
    "Hale scored, or thought he had, before the referee brought play back for a free-kick.",
    "Two years ago Hale scored in the last minute here; today he shot wide in it.",
    "Hale needs one more goal to equal the club record that Ken Moore set in 1963.",
    "Stone had said before the match that he dreamed of scoring the winner against his old club.",
    "Hale's brother Dan scored twice for Castle in the other match.",
    "Fell got his head to Hale's goal-bound header and nodded it over his own bar.",
    "Lund bent it round the wall, past Voss's dive and an inch outside the far post.",
    "Cruz drove low and hard, and Voss, unsighted, somehow kept it out with his shins.",
    "Berg tapped in from a yard, but Lund had been a yard offside when he got the pass.",
    "Hale, put through by Lund, had only Voss to beat, and Voss won.",
    "A goal by Hale would have settled it; a goal by anybody would have.",
    "Fell turned the ball into his own side netting under pressure from Hale.",
    "Marsh passed back to Voss without looking, and the ball trickled an inch past the post.",
    "One long kick from Lund, one mistake by Stone, one touch from Hale, and one fine save from Voss.",
    "The only thing missing from Hale's afternoon was a goal, and Voss made sure it stayed that way.",
    "Lund fed Hale, and Hale does not often miss those, but he missed this one.",
    "Lund, as so often, was the supplier, but Hale's header went over.",
    "A cross from Lund, a header from Hale, and a save from Voss.",
    "The linesman flagged, the referee consulted him, and Hale's goal was struck off.",
    "After a long look at the screen the goal was taken away from Hale.",
    "VAR took three minutes to decide that Hale had been offside when he turned the ball in.",
    "Hale was adjudged to have been a yard off when he slid the ball home.",
    "Replays showed that Hale's header had not crossed the line before Fell clawed it out.",
    "Twice Voss denied Cruz, and at the third attempt the striker hit the side netting.",
    "Cruz took the penalty himself and sent it high over Voss's bar.",
    "Cruz stroked his penalty down the middle, where Voss had stayed.",
    "Hale's shot was going in until Berg stuck out a foot and diverted it past the post.",
    "Berg got the touch that mattered at the other end, heading Fell's shot off the line.",
    "Rovers had waited an hour for a shot on target; when it came, Cruz made Voss work.",
    "Fell had the misfortune to deflect Lund's cross against his own bar.",
    "Hale beat Stone for pace and strength, but not Voss.",
    "Cruz was played clean through by Berg with only Voss to beat and beat nobody.",
    "Hale asked for the ball to be placed on the spot, but the referee gave a corner.",
    "Stone blocked from Hale, Fell from Cruz and Voss from Berg in the space of ten seconds.",
    "In the absence of Hale, scorer of 20 of their 31 goals, Rovers had little to offer.",
    "Hale hit the bar with a header that had Voss beaten all ends up.",
    (
        "Hale could have had four. He put one wide, one over and one against Voss's legs before a fourth was "
        "kicked off the line by Fell."
    ),
    (
        "Rovers thought they had won it in the last minute when Cruz turned the ball in, but Berg had been "
        "penalised for a push on Stone."
    ),
    ("The biggest cheer of the afternoon was for a goal at Castle, where Moen had put Sand Bay out of the Cup."),
    "Hale's last goal for Rovers was in April, and on this evidence his next may be some way off.",
    ("Lund had the ball in the net inside a minute, only to discover that the referee wanted the kick retaken."),
    "Cruz's celebrations were cut short by the flag.",
    "Berg scored the winner for the reserves in midweek and was rewarded with a place here.",
    "What would Rovers give for another Hale, who scored 40 goals in their last promotion season?",
    "Voss was beaten only once, by the post, when Cruz tried his luck from 25 yards.",
    ("A goal seemed certain when Hale rounded Voss, but his shot was too weak and Marsh ambled back to clear."),
    "Hale had scored in the morning for the youth side before being called up for this one.",
    "The referee pointed to the centre, then to his ear, then to the spot where Hale had been offside.",
    "Stone very nearly gave Rovers the lead when he sliced Lund's cross against his own post.",
    "Hale slotted it past Voss long after the whistle had gone and was booked for his trouble.",
    (
        "Lund swung in the corner, Berg met it, and only the outstretched boot of Fell stood between Rovers "
        "and the lead."
    ),
    ("In training Hale scores from there with his eyes shut. On Saturday he opened them and hit the corner flag."),
    "Had Hale's header gone in instead of over, Rovers would have led at half-time.",
    "Hale, who got the goal in the first leg, was kept so quiet by Stone that he was taken off.",
    "Marlow have now gone six hours without a goal, and Hale has gone nine.",
    "The ball was in the net, Hale was in the crowd, and the linesman was in no doubt: offside.",
    "Berg's cross found Cruz, Cruz's header found the bar and the rebound found nobody.",
    (
        "Voss spilled Lund's shot, Hale pounced and the ball rolled, with the goalkeeper stranded, an inch the "
        "wrong side of the post."
    ),
    "Hale was a coat of paint away from a hat-trick the last time he played here.",
    "The scoreboard had Hale down as a scorer, but there had been no goal.",
    "Rovers dreamed of Hale scoring the winner, and so no doubt did Hale.",
    "Lund's penalty would have been the equaliser had Voss not guessed right.",
    (
        "Rovers were still celebrating when they saw the referee at the screen, and the goal that Cruz had "
        "headed in was chalked off."
    ),
)
