"""The graph's public shape: labels, relationship types and what they join. Cypher users type these names."""

from typing import NamedTuple

#: Every node of ours carries this label besides its own.
COMMON_LABEL = "Touchline"

LABELS: tuple[str, ...] = (
    "Person",
    "Player",
    "Manager",
    "Owner",
    "Officer",
    "Referee",
    "Team",
    "Club",
    "NationalTeam",
    "Organisation",
    "Competition",
    "Season",
    "Match",
    "Goal",
    "Transfer",
    "Venue",
    "Name",
    "Identifier",
    "Source",
    "Article",
    "Dataset",
    "Publisher",
    "Claim",
    "Value",
)


class Relationship(NamedTuple):
    """A relationship type with the labels that it may join."""

    type: str
    starts: tuple[str, ...]
    ends: tuple[str, ...]


_NAMED = ("Person", "Team", "Competition", "Venue", "Organisation", "Season")
_ENTITIES = (*_NAMED, "Match", "Publisher")

RELATIONSHIPS: tuple[Relationship, ...] = (
    Relationship("PLAYED_FOR", ("Person",), ("Team",)),
    Relationship("MANAGED", ("Person",), ("Team",)),
    Relationship("OWNED", ("Person", "Organisation"), ("Team",)),
    Relationship("OFFICER_OF", ("Person",), ("Team",)),
    Relationship("APPEARED_IN", ("Person",), ("Match",)),
    Relationship("MANAGED_IN", ("Person",), ("Match",)),
    Relationship("REFEREED", ("Person",), ("Match",)),
    Relationship("BOOKED", ("Person",), ("Match",)),
    Relationship("SENT_OFF", ("Person",), ("Match",)),
    Relationship("REPLACED", ("Person",), ("Person",)),
    Relationship("SCORED", ("Person",), ("Goal",)),
    Relationship("ASSISTED", ("Person",), ("Goal",)),
    Relationship("SET_UP", ("Person",), ("Person",)),
    Relationship("IN_MATCH", ("Goal",), ("Match",)),
    Relationship("COUNTED_FOR", ("Goal",), ("Team",)),
    Relationship("CONCEDED_BY", ("Goal",), ("Team",)),
    Relationship("HOME_IN", ("Team",), ("Match",)),
    Relationship("AWAY_IN", ("Team",), ("Match",)),
    Relationship("PART_OF", ("Match",), ("Season", "Competition")),
    Relationship("EDITION_OF", ("Season",), ("Competition",)),
    Relationship("PLAYED_AT", ("Match",), ("Venue",)),
    Relationship("SIDE_OF", ("Team",), ("Team",)),
    Relationship("HOME_GROUND", ("Team",), ("Venue",)),
    Relationship("OF_PLAYER", ("Transfer",), ("Person",)),
    Relationship("FROM_TEAM", ("Transfer",), ("Team",)),
    Relationship("TO_TEAM", ("Transfer",), ("Team",)),
    Relationship("IDENTIFIES", ("Identifier",), _ENTITIES),
    Relationship("NAMES", ("Name",), _NAMED),
    Relationship("PUBLISHED_BY", ("Source",), ("Publisher",)),
    Relationship("REPORTS_ON", ("Source",), ("Match",)),
    Relationship("REPRINT_OF", ("Source",), ("Source",)),
    Relationship("MENTIONS", ("Source",), _ENTITIES),
    Relationship("QUOTES", ("Source",), ("Person",)),
    Relationship("STATES", ("Source",), ("Claim",)),
    Relationship("ABOUT", ("Claim",), _ENTITIES),
    Relationship(
        "BACKS", ("Claim",), ("Match", "Goal", "Person", "Team", "Transfer", "Season", "Venue", "Organisation")
    ),
    Relationship("ATTRIBUTED_TO", ("Claim",), ("Publisher", "Person")),
    Relationship("GIVES", ("Claim",), ("Value",)),
    Relationship("OF", ("Value",), ("Match", "Goal", "Person", "Team", "Transfer", "Season", "Venue", "Organisation")),
)

RELATIONSHIP_TYPES: tuple[str, ...] = tuple(relationship.type for relationship in RELATIONSHIPS)
