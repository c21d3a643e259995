"""The closed list of what a claim can say: each kind with its roles, its values and its place in the graph."""

from dataclasses import dataclass
from enum import StrEnum


class ThingType(StrEnum):
    """What kind of thing a source speaks of."""

    PERSON = "person"
    TEAM = "team"
    ORGANISATION = "organisation"
    COMPETITION = "competition"
    SEASON = "season"
    MATCH = "match"
    VENUE = "venue"
    PUBLISHER = "publisher"


class Status(StrEnum):
    """How a source stands to what it says. What is merely possible, wished or negated is no claim."""

    STATED = "stated"
    REPORTED = "reported"
    RUMOURED = "rumoured"
    DENIED = "denied"
    SCHEDULED = "scheduled"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of claim: `needs` are the roles without which it says nothing, `may` those that can be told besides.

    `values` are the names of its values; `in_graph` tells whether it becomes nodes and relationships or stays a
    claim about its things.
    """

    name: str
    needs: tuple[str, ...]
    may: tuple[str, ...]
    values: tuple[str, ...]
    in_graph: bool
    says: str

    @property
    def roles(self) -> tuple[str, ...]:
        """All roles, the needed ones first."""
        return self.needs + self.may


#: Where in a match: `minute`/`added`/`period`, or bounds where told vaguely; `minute_told` is the text that said so.
MINUTE = ("minute", "added", "period", "minute_first", "minute_last", "minute_precision", "minute_told")
#: The number that claims share which an article makes of one event, its parts told in sentences far from each other.
TELLING = "telling"
#: When a tenure holds: partial dates as text; `seen` is a day on which the source shows it to hold.
SPELL = ("since", "until", "seen", "state")
#: Of a match score: at the end of play, at half-time, after 90 minutes where extra time followed, in the shoot-out.
SCORE = (
    "home_goals",
    "away_goals",
    "home_half_time",
    "away_half_time",
    "home_after_90",
    "away_after_90",
    "home_shootout",
    "away_shootout",
)

KINDS: tuple[Kind, ...] = (
    Kind(
        "match",
        ("match",),
        ("home", "away", "competition", "season", "venue"),
        ("date", "match_status", "sides", *SCORE, "stage", "leg", "group", "attendance", "neutral", "aggregate"),
        True,
        "a match, played or to come: its sides (known, neutral or told), date, score, stage",
    ),
    Kind(
        "goal",
        ("match", "scorer"),
        ("team", "assist", "keeper"),
        (
            *MINUTE,
            "body_part",
            "situation",
            "own_goal",
            "order",
            "running_home",
            "running_away",
            "assist_definition",
            TELLING,
        ),
        True,
        "a goal; `team` is the side it counts for, also for an own goal",
    ),
    Kind(
        "card",
        ("match", "player"),
        ("team", "victim"),
        (*MINUTE, "card", "reason", TELLING),
        True,
        "a card shown: yellow, second yellow or red",
    ),
    Kind("substitution", ("match",), ("team", "on", "off"), (*MINUTE,), True, "who came on, who went off"),
    Kind(
        "appearance",
        ("match", "player"),
        ("team",),
        ("started", "shirt", "position", "captain", "on", "off"),
        True,
        "a player took part in a match, or was on the bench and did not (`started` false, `on` empty)",
    ),
    Kind("match_manager", ("match", "manager"), ("team",), ("role",), True, "who managed a side in a match"),
    Kind("match_referee", ("match", "referee"), (), ("role", "country"), True, "an official of a match"),
    Kind("managed", ("person", "team"), (), (*SPELL, "role"), True, "a manager's tenure or a day of it"),
    Kind(
        "played_for",
        ("person", "team"),
        (),
        (*SPELL, "role", "shirt", "loan", "matches", "goals"),
        True,
        "a player's time with a side",
    ),
    Kind("owned", ("owner", "team"), (), (*SPELL, "role", "share"), True, "who owns a club or a part of it"),
    Kind("officer", ("person", "team"), (), (*SPELL, "role"), True, "a chairman, director, coach or other officer"),
    Kind(
        "transfer",
        ("person",),
        ("from", "to"),
        ("date", "fee", "currency", "loan", "until", "fee_told"),
        True,
        "a player moved from one side to another",
    ),
    Kind(
        "person",
        ("person",),
        (),
        ("born", "died", "age", "nationality", "position", "height", "sex", "foot"),
        True,
        "what a source tells of a person",
    ),
    Kind(
        "team",
        ("team",),
        ("parent",),
        ("country", "side", "city", "founded", "dissolved", "national"),
        True,
        "what a source tells of a side; `parent` is the club whose side it is",
    ),
    Kind("name", ("thing",), (), ("text", "language", "since", "until", "name_kind"), True, "a name of a thing"),
    Kind("identifier", ("thing",), (), ("scheme", "value"), True, "an id of a thing in a register elsewhere"),
    Kind("home_ground", ("team", "venue"), (), ("since", "until"), True, "where a side plays at home"),
    Kind("venue", ("venue",), (), ("city", "country", "capacity"), True, "what a source tells of a ground"),
    Kind(
        "edition",
        ("season",),
        ("competition",),
        ("starts", "ends", "tier", "host"),
        True,
        "a season or tournament of a competition",
    ),
    Kind(
        "mention",
        ("thing",),
        (),
        ("times", "told", "first", "sentences", "ambiguous"),
        True,
        "an article mentions a thing; `sentences` are their numbers, `told` the forms used",
    ),
    Kind("reports_on", ("match",), (), (), True, "an article reports on a match"),
    Kind("quote", ("speaker",), (), ("quote",), True, "an article quotes a person"),
    Kind("save", ("keeper",), ("match", "player", "team"), (*MINUTE,), False, "a keeper kept a shot out"),
    Kind(
        "penalty_missed",
        ("taker",),
        ("match", "keeper", "team"),
        (*MINUTE, "result"),
        False,
        "a penalty that was not scored: saved, wide, over, woodwork",
    ),
    Kind("penalty_won", ("player",), ("match", "team", "fouled_by"), (*MINUTE,), False, "who won a penalty"),
    Kind(
        "shootout_kick",
        ("taker",),
        ("match", "keeper", "team"),
        ("scored", "order", "result"),
        False,
        "a kick of a penalty shoot-out",
    ),
    Kind("disallowed_goal", ("player",), ("match", "team"), (*MINUTE, "reason"), False, "a goal that did not count"),
    Kind("woodwork", ("player",), ("match", "team"), (*MINUTE,), False, "a shot against post or bar"),
    Kind("clearance", ("player",), ("match", "shooter"), (*MINUTE,), False, "a shot cleared off the line"),
    Kind("error", ("player",), ("match", "team"), (*MINUTE,), False, "a mistake that led to a goal"),
    Kind("build_up", ("player",), ("match", "scorer"), (*MINUTE,), False, "a part in a goal that is no assist"),
    Kind("clean_sheet", ("keeper",), ("match", "team"), (), False, "a keeper let none in"),
    Kind("injury", ("player",), ("match", "team"), (*MINUTE, "injury"), False, "a player was hurt or is out"),
    Kind("debut", ("player",), ("match", "team"), ("for",), False, "a first match for a side"),
    Kind("captain", ("player",), ("match", "team"), (), False, "who wore the armband, or is club captain"),
    Kind("formation", ("team",), ("match",), ("formation",), False, "how a side lined up"),
    Kind("not_started", ("player",), ("match", "team"), ("reason",), False, "left out, rested, on the bench, absent"),
    Kind("contract", ("person", "team"), (), ("until", "years", "signed"), False, "a contract or its extension"),
    Kind("bid", ("person",), ("from", "to"), ("fee", "result"), False, "an offer for a player, its fate"),
    Kind("penalty_not_given", ("player",), ("match", "referee"), (*MINUTE,), False, "an appeal turned down"),
    Kind("standing", ("team",), ("competition", "season"), ("place", "points", "date"), False, "a place in a table"),
    Kind("progress", ("team",), ("competition", "match"), ("stage", "result"), False, "reached or left a round"),
    Kind(
        "plays_in",
        ("team", "competition"),
        ("season",),
        ("since", "until"),
        False,
        "which competition a side belongs to",
    ),
    Kind("caps", ("person", "team"), (), ("caps", "goals"), False, "appearances for a national side so far"),
    Kind(
        "squad",
        ("person", "team"),
        ("season", "competition"),
        ("shirt", "position"),
        False,
        "named in a squad for an edition",
    ),
    Kind("award", ("person",), ("team", "season", "competition", "match"), ("award", "shared"), False, "a prize"),
    Kind("relation", ("person", "other"), (), ("relation",), False, "brothers, father and son, namesakes"),
    Kind("shirt", ("person", "team"), (), ("shirt", "season"), False, "a shirt number"),
    Kind("suspended", ("player",), ("team",), ("matches", "reason"), False, "banned"),
    Kind("attendance", ("match",), (), ("attendance",), False, "told attendance of a match"),
)

BY_NAME: dict[str, Kind] = {kind.name: kind for kind in KINDS}

#: Which type of thing fills a role; a role not listed is a person.
ROLE_TYPES: dict[str, tuple[ThingType, ...]] = {
    "match": (ThingType.MATCH,),
    **dict.fromkeys(("home", "away", "team", "parent", "from", "to"), (ThingType.TEAM,)),
    "competition": (ThingType.COMPETITION,),
    "season": (ThingType.SEASON,),
    "venue": (ThingType.VENUE,),
    "owner": (ThingType.PERSON, ThingType.ORGANISATION),
    "thing": tuple(ThingType),
}


def role_types(role: str) -> tuple[ThingType, ...]:
    """The types of thing that may fill a role."""
    return ROLE_TYPES.get(role, (ThingType.PERSON,))
