"""The words for offices in football: who manages, assists, owns, runs, leads and plays for a club."""

from enum import StrEnum


class Office(StrEnum):
    """What kind of tie to a club a word tells of."""

    MANAGER = "manager"
    CARETAKER = "caretaker"
    ASSISTANT = "assistant"
    OFFICER = "officer"
    OWNER = "owner"
    CAPTAIN = "captain"
    PLAYER = "player"


def phrases(words: str) -> tuple[str, ...]:
    """The phrases of a list parted by commas, longest first, so that 'head coach' is tried before 'coach'."""
    return tuple(
        sorted({" ".join(part.split()) for part in words.split(",") if part.strip()}, key=lambda p: (-len(p), p))
    )


#: Singular words by office. 'Chief' alone is a manager's only beside a side of the match reported on: else it names
#: chairmen as often.
SINGULAR: dict[Office, str] = {
    Office.MANAGER: """
        manager, boss, chief, head coach, head-coach, coach, team manager, first-team manager,
        first team manager, player-manager, player manager, player-coach, player-boss, manager-player, gaffer,
        supremo, trainer, team boss, co-manager, joint-manager, joint manager, joint boss, manager-coach,
        head-coach-in-charge, selector, managerial chief, coach and manager, first-team boss, team coach,
        mentor, tactician, handler, technical adviser, technical advisor, bench boss, co-coach,
        joint head coach, joint coach, secretary-manager, secretary manager, manager-secretary, counterpart,
        opposite number
    """,
    Office.CARETAKER: """
        caretaker, caretaker manager, caretaker boss, caretaker head coach, caretaker coach, caretaker-manager,
        caretaker player-manager, caretaker-boss, interim, interim manager, interim boss, interim head coach,
        interim coach, interim first-team manager, acting manager, acting head coach, acting boss, acting coach,
        temporary manager, temporary boss, temporary head coach, stand-in manager, stand-in boss, stand-in head coach,
        stand-in coach, joint caretaker manager, joint-caretaker manager, joint-caretaker, stop-gap manager,
        stopgap manager, caretaker-coach
    """,
    Office.ASSISTANT: """
        assistant, assistant manager, assistant head coach, assistant coach, assistant boss, deputy manager,
        number two, no 2, no2, no . 2, right-hand man, first-team coach, first team coach, goalkeeping coach,
        goalkeeper coach, goalkeepers coach, keeper coach, fitness coach, youth coach, youth team coach,
        youth-team coach, youth boss, academy coach, academy boss, reserve team coach, reserve-team coach,
        reserve coach, reserve team manager, reserve-team manager, reserve manager, reserves manager,
        reserves coach, reserve team boss, set-piece coach, set piece coach, defensive coach, attacking coach,
        technical coach, forwards coach, strikers coach, development coach, under-21 coach, under-23 coach,
        under-18 coach, under-21s coach, under-23s coach, under-18s coach, under-21s manager, under-23s manager,
        under-18s manager, under-23 manager, u23 coach, u21 coach, u18 coach, senior coach,
        senior first-team coach, assistant first-team coach, performance coach, assistant trainer,
        conditioning coach, youth team manager, youth-team manager, under-21s boss, under-23s boss,
        throw-in coach
    """,
    Office.OFFICER: """
        chairman, chairwoman, chair, chairperson, co-chairman, co-chair, joint-chairman, joint chairman,
        vice-chairman, vice chairman, vice-chair, vice chair, vice-chairwoman, deputy chairman,
        executive chairman, executive vice-chairman, executive vice chairman, non-executive chairman,
        chief executive, chief executive officer, ceo, president, vice-president, vice president,
        life president, honorary president, club president, club chairman, director, managing director,
        finance director, financial director, commercial director, executive director, non-executive director,
        sporting director, sports director, technical director, football director, director of football,
        director of football operations, director of soccer, general manager, gm, chief operating officer,
        club secretary, secretary, academy director, academy manager, head of academy, head of recruitment,
        head of football, head of football operations, chief scout, head scout, director of recruitment,
        director of scouting, physio, physiotherapist, club doctor, team doctor, kit man, kitman, spokesman,
        spokeswoman, communications director, chief financial officer, transfer chief, recruitment chief,
        executive vice president, executive vice-president, chairman and chief executive,
        chief football officer, technical chief, performance director, head of youth, head of youth development,
        marketing director, company secretary, club director, board member, vice-chairman and director
    """,
    Office.OWNER: """
        owner, co-owner, majority owner, minority owner, part-owner, part owner, joint-owner, joint owner,
        principal owner, majority shareholder, major shareholder, largest shareholder, biggest shareholder,
        main shareholder, leading shareholder, shareholder, controlling shareholder, owner-operator,
        investor-operator, managing owner, owner and chairman, chairman and owner, chairman and majority shareholder,
        owner-chairman, minority shareholder, owner and chief executive, co-owner and chairman, club owner,
        chairman and co-owner, co-chairman and co-owner, proprietor, multi-millionaire owner, billionaire owner
    """,
    Office.CAPTAIN: """
        captain, skipper, club captain, team captain, stand-in captain, stand-in skipper, vice-captain, vice captain,
        captain-for-the-day, acting captain, stand-in-captain, club skipper
    """,
    Office.PLAYER: """
        goalkeeper, keeper, custodian, shot-stopper, stopper, goalie, netminder, defender, full-back, fullback,
        left-back, left back, right-back, right back, centre-back, centre back, centre-half, centre half,
        center back, wing-back, wing back, right wing-back, left wing-back, sweeper, midfielder, playmaker,
        winger, wideman, wide man, left winger, right winger, forward, striker, centre-forward, centre forward,
        centre-half, attacker, frontman, front man, hitman, marksman, sharpshooter, target man, outside back,
        wingback, defensive midfielder, central midfielder, attacking midfielder, holding midfielder,
        central defender, utility man, star, ace, player, youngster, teenager, substitute, sub, schemer,
        midfield general, midfield man, talisman, veteran, rookie, loanee, on-loan striker, first-team player,
        no 1, number one, newcomer, record signing, summer signing, new signing, january signing,
        deadline-day signing, academy graduate, designated player
    """,
}
PLURAL: dict[Office, str] = {
    # 'bosses Lee and Sand' are one after the other, so that nothing is told of when
    Office.MANAGER: "joint managers, joint-managers, co-managers, joint bosses",
    Office.CARETAKER: """
        caretaker managers, joint caretaker managers, joint-caretaker managers, caretakers, joint caretakers,
        interim managers, interim coaches, caretaker bosses, joint caretaker bosses,
        caretaker duo, caretaker pair, interim duo, interim pair, caretaker pairing, interim managerial duo
    """,
    Office.ASSISTANT: "assistants, assistant managers, assistant coaches, first-team coaches, first team coaches",
    Office.OFFICER: """
        chairmen, co-chairmen, joint-chairmen, joint chairmen, directors, vice-presidents, vice-chairmen, executives,
        non-executive directors, vice-presidents
    """,
    Office.OWNER: """
        owners, co-owners, joint owners, joint-owners, majority owners, owners and co-chairmen, co-chairmen and owners,
        majority shareholders, part-owners, shareholders, main shareholders, joint-chairmen and owners
    """,
    Office.CAPTAIN: "captains, co-captains",
    Office.PLAYER: """
        goalkeepers, keepers, defenders, full-backs, centre-backs, centre-halves, central defenders,
        midfielders, wingers, forwards, strikers, players, wing-backs, youngsters, teenagers, stars,
        substitutes, subs, duo, trio, pair, loanees
    """,
}
#: The position that a word for a player tells of; other words for players tell of none.
POSITIONS: dict[str, str] = {
    phrase: position
    for position, words in {
        "goalkeeper": "goalkeeper, keeper, custodian, shot-stopper, stopper, goalie, netminder, no 1",
        "defender": """
            defender, full-back, fullback, left-back, left back, right-back, right back, centre-back, centre back,
            centre-half, centre half, center back, wing-back, wing back, right wing-back, left wing-back, sweeper,
            outside back, wingback, central defender
        """,
        "midfielder": """
            midfielder, playmaker, winger, wideman, wide man, left winger, right winger, defensive midfielder,
            central midfielder, attacking midfielder, holding midfielder, schemer, midfield general, midfield man
        """,
        "forward": """
            forward, striker, centre-forward, centre forward, attacker, frontman, front man, hitman, marksman,
            sharpshooter, target man
        """,
    }.items()
    for phrase in phrases(words)
}
#: What is over, and what is still to come, before the name of an office.
FORMER = """
    former, ex, one-time, onetime, erstwhile, previous, old, departed, sacked, ousted, axed, deposed, fired,
    then, late, dismissed, long-time former, one time, predecessor, then-, recently sacked, recently departed,
    ill-fated, former interim
"""
INCOMING = "incoming, soon-to-be, prospective, would-be, potential, likely, possible"
#: Of those, the words for what is only spoken of.
ONLY_POSSIBLE = frozenset({"prospective", "would-be", "potential", "likely", "possible"})
#: What makes of a manager one for the time being.
FOR_NOW = "acting, interim, caretaker, temporary, stand-in, stopgap"
#: What can stand before an office or a side without changing what it says.
COLOUR = r"""
    new, current, present, under-fire, under-pressure, beleaguered, embattled, long-serving, longest-serving,
    legendary, popular, young, veteran, rookie, charismatic, delighted, jubilant, furious, angry, frustrated,
    relieved, happy, proud, disappointed, dejected, experienced, respected, beloved, likeable, unpopular,
    besieged, outgoing, departing, suspended, permanent, absent, shrewd, wily, canny, hapless, watching,
    first-year, second-year, men 's, women 's, title-winning, record-breaking, promotion-winning, first-time,
    shell-shocked, emotional, bullish, defiant, local, saudi, own, great, scottish, english, welsh, irish,
    northern irish, french, german, spanish, italian, dutch, portuguese, danish, swedish, norwegian, belgian,
    croatian, serbian, polish, czech, austrian, swiss, argentine, argentinian, brazilian, american, chilean,
    uruguayan, israeli, australian, basque, catalan, bosnian, romanian, bulgarian, greek, turkish, russian,
    ukrainian, mexican, colombian, canadian, jamaican, finnish, icelandic, hungarian, newly-appointed,
    influential, newly appointed, recently appointed, [a-z]+-born, [a-z]+-year-old, \d+-year-old,
    multi-millionaire, millionaire, billionaire, notoriously shy, first-team, star, summer signing, new signing,
    substitute, on-loan, fit-again, injured, veteran, teenage, versatile, prolific, central, attacking,
    defensive, talented, in-form, highly-rated, experienced, international, striking, record, january signing,
    deadline-day signing, loan signing, stand-in, second-half substitute, club-record, england, first-choice,
    second-choice, reserve, left-sided, right-sided, powerful, lively, tricky, energetic, evergreen, academy,
    homegrown, home-grown, fellow, impressive, colourful, controversial, unmarked
"""
#: A side spoken of as somebody's: a manager's as a rule.
SIDE = r"""
    side, men, team, charges, wards, troops, players, squad, boys, girls, women, outfit, xi, eleven, youngsters, lads,
    strugglers, backroom staff, coaching staff, backroom team, high-flyers, promotion-chasers, table-toppers,
    title-chasers, ten men, 10 men, 10-man side, ten-man side, ten-man team, 10-man team, nine men, new charges,
    second string, fringe players, army, guys, bunch, crew, young guns, champions, lasses, braves, warriors
"""
#: What can stand between a manager's name and his club's: 'Lee's new-look Marlow'.
CLUB_COLOUR = (
    r"(?:(?:[a-z]+-[a-z-]+|[a-z]+less|[a-z]+ful|[a-z]+ous|[a-z]+ing|[a-z]+ed|mighty|youthful"
    r"|young|new|resurgent|impressive|ragged|old|great|rampant|buoyant|hapless|sorry|dominant"
    r"|wretched|woeful|brilliant|stylish|modern|current|first|latest|all-conquering) ){0,2}"
)
#: What only someone in charge of a side has.
CHARGE = """
    tactics, game plan, game-plan, substitutions, selection, team selection, line-up, team talk,
    half-time team talk, starting xi, starting line-up, formation, injury problems, selection problems,
    managerial career, reign, tenure, regime, first game in charge, first match in charge, half-time words,
    dugout, technical area, triple substitution, subs, substitutes, half-time message, message, instructions,
    reshuffle, tactical switch, tactical changes, tactical change, half-time talk, half-time rocket,
    half-time switch, master plan, masterplan, pep talk, rallying call, gameplan, in-game changes,
    double substitution, team sheet, half-time team-talk, team-talk, first win in charge, spell in charge,
    first home game in charge, attacking changes, half-time changes, double change, triple change, game-plan
"""


def either(words: str) -> str:
    """A pattern that fits any of the phrases of a list."""
    return "(?:" + "|".join(phrases(words)) + ")"


def office_of(singular: dict[Office, str]) -> dict[str, Office]:
    """Which office a phrase tells of."""
    return {phrase: office for office, words in singular.items() for phrase in phrases(words)}


OFFICE_OF: dict[str, Office] = office_of(SINGULAR)
OFFICE_OF_PLURAL: dict[str, Office] = office_of(PLURAL)


def singular(phrase: str) -> str:
    """The office of one of several: 'co-owners' are each a co-owner."""
    if phrase.endswith("men"):
        return phrase.replace("chairmen", "chairman")
    ending = "coach" if phrase.endswith("coaches") else "boss" if phrase.endswith("bosses") else ""
    return phrase.removesuffix("es") if ending else phrase.replace("owners", "owner").removesuffix("s")
