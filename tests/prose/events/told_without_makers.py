"""Goals told with something that only looks like a pass: a miss, a rebound, a touch of an opponent's."""

from tests.prose.events.told_goals import Goal, case

NO_MAKER = (
    case(
        "wriggled free of",
        "Bram Keating latched on to the ball before wriggling free of Ilyas Amari and firing home.",
        Goal("Keating"),
    ),
    case(
        "another's miss before",
        "Ilyas Amari fired wide from Nils Brandt's cross, but Bram Keating scored two minutes later.",
        Goal("Keating"),
    ),
    case(
        "save between",
        "Goran Ilic's cross was pushed out by goalkeeper Ivo Sand and Bram Keating tapped in.",
        Goal("Keating"),
    ),
    case("off the bar", "Goran Ilic's header came back off the bar and Bram Keating tapped in.", Goal("Keating")),
    case(
        "block by a defender",
        "Goran Ilic's shot was blocked and Bram Keating fired the loose ball home.",
        Goal("Keating"),
    ),
    case(
        "an opponent's back-pass", "Bram Keating intercepted Goran Ilic's back-pass and slotted home.", Goal("Keating")
    ),
    case("a poor clearance", "Goran Ilic's poor clearance fell to Bram Keating, who slotted home.", Goal("Keating")),
    case("misplaced pass", "Bram Keating seized on Goran Ilic's misplaced pass to slot home.", Goal("Keating")),
    case(
        "penalty won",
        "Goran Ilic's pass found Pau Ferrer, who was brought down, and Bram Keating converted the penalty.",
        Goal("Keating"),
    ),
    case(
        "direct free-kick won",
        "Goran Ilic was fouled and Bram Keating curled the free-kick into the top corner.",
        Goal("Keating"),
    ),
    case("his own corner", "Bram Keating scored straight from his own corner.", Goal("Keating")),
    case("started the move", "Goran Ilic's flick started the move before Bram Keating scored.", Goal("Keating")),
    case("another goal's pass", "Goran Ilic's pass set up the first. Bram Keating scored the second.", Goal("Keating")),
    case(
        "the pass of the goal before",
        "Pau Ferrer had opened the scoring from Goran Ilic's pass. Bram Keating equalised.",
        Goal("Ferrer", assist="Ilic"),
        Goal("Keating"),
    ),
    case("replaced by", "Bram Keating scored before he was replaced by Goran Ilic.", Goal("Keating")),
    case(
        "the keeper beaten",
        "Bram Keating slid the ball past goalkeeper Goran Ilic's outstretched hand.",
        Goal("Keating"),
    ),
    case("an opponent beaten", "Bram Keating skipped past the challenge of Goran Ilic to fire home.", Goal("Keating")),
    case("his manager", "Bram Keating scored after manager Goran Ilic had sent him on.", Goal("Keating")),
    case(
        "a cross that was cleared",
        "Goran Ilic's cross was only half cleared and Bram Keating drilled home.",
        Goal("Keating"),
    ),
)
