"""Ways of telling a person's age, nationality, position and kin, their caps, and what keeps them from playing."""

from loaders.prose.roles.construction import Construction, Table, construction
from loaders.prose.roles.encoded import PLACED
from loaders.prose.roles.words import POSITIONS

_POSITION = "(?P<position>" + "|".join(sorted(POSITIONS, key=len, reverse=True)) + ")"
_MACROS = {
    "aux": r"(?P<aux>(?:[a-z0-9',-]+ ){0,6}?)",
    "position": _POSITION,
    "adj": r"(?P<adj>(?:[a-z'-]+ ){0,4}?)",
    "kin": r"(?P<kin>brother|twin brother|twin|sister|father|dad|son|cousin|uncle|nephew|grandson|grandfather"
    r"|half-brother|namesake|stepson|brother-in-law|father-in-law|son-in-law|daughter)",
    "injury": r"(?P<injury>(?:[a-z]+ ){0,3}?(?:injury|injuries|strain|problem|knock|surgery|operation|illness"
    r"|concussion|virus|tear|fracture|complaint|setback|broken [a-z]+|fractured [a-z]+))",
    "number": r"(?P<number>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)",
}
_POSITION_TRIGGERS = frozenset(word.split()[-1] for word in POSITIONS)


def _person(name: str, triggers: str | frozenset[str], pattern: str) -> Construction:
    return construction(f"person.{name}", triggers, pattern, **_MACROS)


#: Age, nationality and position, beside a name. `adj` holds what may be a nationality.
DESCRIBED = Table(
    (
        # the 19-year-old Norwegian striker Nils Berg
        _person(
            "years-old-name",
            frozenset({"year-old"}),
            r" (?P<age>\d{2})-?year-old {adj}(?:<[TD]\d+> (?:[a-z-]+ ){0,2}?)?{name}",
        ),
        # Bello, the 19-year-old striker,
        _person(
            "name-years-old",
            frozenset({"year-old"}),
            r" {name} , (?:the |a |an )?(?P<age>\d{2})-?year-old {adj}(?:{position} )?(?=[,.;]|who|from|whose|and)",
        ),
        # Bello, 19,
        _person(
            "name-comma-age", frozenset({","}), r" {name} (?:,|\() (?:now |aged )?(?P<age>1[5-9]|[2-7]\d) (?:,|\))"
        ),
        _person("aged", frozenset({"aged"}), r" {name} ,? ?aged (?P<age>\d{2}) "),
        _person(
            "turned",
            frozenset({"turned", "turns"}),
            r" {name} (?:[a-z,]+ ){0,4}?turn(?:ed|s) (?P<age>1[5-9]|[2-7]\d)"
            r"(?= (?:on|in|last|this|,|\.|yesterday|today|next))",
        ),
        # Norwegian striker Nils Berg; striker Nils Berg
        _person(
            "position-name",
            _POSITION_TRIGGERS,
            r" (?=(?:[a-z0-9.'-]+ ){1,9}<P){adj}{position} {name}(?! 's (?:side|men))",
        ),
        # Nils Berg, the Norwegian striker,
        _person(
            "name-position",
            _POSITION_TRIGGERS,
            r" {name} , (?:the |a |an ){adj}{position} (?=[,.;]|who|from|whose|signed|on)",
        ),
        # Norwegian Nils Berg; the Dane, Nils Berg
        _person("nationality-name", frozenset({PLACED}), r" (?P<adj>[a-z-]+ ){name} "),
        _person("name-nationality", frozenset({PLACED}), r" {name} , (?:the |a |an )(?P<adj>[a-z-]+ )(?=[,.])"),
    )
)

INTERNATIONALS = Table(
    (
        # former Spain international Ray Holt; Wales international Dan Bell
        _person(
            "team-international-name",
            frozenset({"international", "internationals", "cap"}),
            r" (?P<pre>[a-z-]+ )?{club} (?:[a-z0-9-]+ ){0,3}?(?:international|cap) "
            r"(?P<between>(?:[a-z-]+ ){0,3}?){name}",
        ),
        _person(
            "name-team-international",
            frozenset({"international"}),
            r" {name} , (?:the |a |an )?(?P<pre>[a-z-]+ )?{club} (?:[a-z0-9-]+ ){0,3}?international "
            r"(?=[,.;]|who|from|whose)",
        ),
        # capped 40 times by Wales; has won 40 caps for Wales; 40-cap
        _person("capped-by", frozenset({"capped"}), r" {name} {aux}capped {number} times (?:by|for) {team}"),
        _person(
            "caps-for",
            frozenset({"caps", "cap"}),
            r" {name} {aux}(?:won|has|had|earned|collected|gained|wins|winning|with|boasts|made) "
            r"(?:his |her )?(?:[a-z]+ )?{number}(?:st|nd|rd|th)? (?:international )?caps? (?:for|with) {team}",
        ),
        _person("team-times", frozenset({"capped"}), r" {name} , (?:who was )?capped {number} times (?:by|for) {team}"),
    )
)

KIN = Table(
    (
        _person("s-brother-name", frozenset({"'s", "brother"}), r" {name} 's (?:[a-z]+ ){0,2}?{kin}(?: ,)? {other}"),
        _person(
            "his-brother-name",
            frozenset({"his", "brother", "son", "father", "cousin", "twin"}),
            r" {name} and (?:his |her |<[Hh]\d+> 's )(?:[a-z]+ ){0,2}?{kin}(?: ,)? {other}",
        ),
        _person(
            "name-brother-of",
            frozenset("brother son father cousin nephew uncle twin grandson namesake sister daughter".split()),
            r" {name} , (?:the |a )?(?:[a-z]+ ){0,2}?{kin} (?:of|to) (?:[a-z]+ ){0,4}?{other}",
        ),
        _person(
            "brothers-pair",
            frozenset({"brothers", "twins", "siblings", "sisters", "cousins"}),
            r" (?P<kin>brothers|twins|siblings|sisters|cousins|twin brothers)(?: ,)? {name}(?: <[^>]*>)? and {other}",
        ),
        _person(
            "pair-brothers",
            frozenset({"brothers", "twins", "cousins"}),
            r" {name} and {other} ,? ?(?:,|are|were|who are) (?:the )?(?P<kin>brothers|twins|cousins)",
        ),
    )
)

_NUMBER = r"(?:one|two|three|four|five|six|seven|eight|\d+)"
_SUSPENDED = (
    r"(?:is|was|are|were|be|been|being|the|a) (?:[a-z]+ )?(?:suspended|banned)"
    r"(?= [,.;]| for| after| and| by| from| until| through| following| as| at)"
    r"|, suspended(?= [,.;]| for| after| and| by| from)"
    r"|(?:out|missing|absent|misses|miss|missed|unavailable) (?:through|due to|because of|with) (?:[a-z]+ )?suspension"
    r"|serving (?:[a-z]+ )?(?:{number}-(?:match|game) )?(?:ban|suspension)"
    r"|begins (?:[a-z]+ )?(?:{number}-(?:match|game) )?(?:ban|suspension)"
    r"|faces (?:[a-z]+ )?(?:{number}-(?:match|game) )?(?:ban|suspension)"
)
ABSENCES = Table(
    (
        # Berg is out with a hamstring injury; Berg misses out through suspension
        _person(
            "injured",
            frozenset(
                """
                    injury injuries strain problem knock surgery operation illness concussion virus tear
                    fracture complaint setback broken fractured
                """.split()
            ),
            r"(?<! by) {name} {aux}(?:out|absent|missing|sidelined|misses|miss|missed|unavailable"
            r"|doubtful|struggling|suffered|suffering|sustained|nursing|ruled out|recovering"
            r"|limped off|unfit|injured|withdrew|forced off|went off|picked up|carrying)"
            r"(?: [a-z0-9-]+){0,4}? (?:with|through|due to|because of|by|after|from|a|an|his|her|the|to) {injury}",
        ),
        _person(
            "injury-to",
            frozenset({"injury", "injuries"}),
            r" {injury} (?:to|for|sustained by|suffered by) (?:[a-z-]+ ){0,2}?{name}",
        ),
        _person(
            "suspended",
            frozenset({"suspended", "banned", "suspension", "ban"}),
            r" {name} {aux}(?P<suspended>" + _SUSPENDED.replace("{number}", _NUMBER) + ")",
        ),
    )
)

CAPTAINCY = Table(
    (
        _person(
            "armband",
            frozenset({"armband", "captained", "skippered", "captaining", "captain"}),
            r" {name} (?:(?!was not |not )[a-z',-]+ ){0,6}?"
            r"(?:(?:wore|wearing|wears|took|takes|given|handed|had|inherited|donned|took over) (?:[a-z' -]+ ){0,4}?"
            r"armband|captained (?:the )?(?:side|team)|captaining (?:the )?(?:side|team)"
            r"|named (?:as )?(?:club |team )?captain|(?:led|leads|leading) (?:[a-z]+ ){0,4}?as captain|captained)",
        ),
        _person(
            "captain-name",
            frozenset({"captain", "skipper"}),
            r"(?:^|(?P<before>[^ ]+)) (?:[a-z-]+ ){0,1}?(?:captain|skipper) {name}",
        ),
        _person(
            "name-the-captain",
            frozenset({"captain", "skipper"}),
            r" {name} , (?:the |their |his )(?:[a-z-]+ ){0,2}?(?:captain|skipper) (?=[,.;])",
        ),
    )
)
