"""A construction that shows someone in charge of a team, and the parts that such constructions have in common."""

from loaders.prose.roles.construction import Construction, construction
from loaders.prose.roles.words import CHARGE, CLUB_COLOUR, SIDE, either

#: What a manager does with a side, or says of it.
_DOES_WITH = (
    r"(?:urged|told|warned|ordered|asked|called on|called for|demanded|implored|praised|hailed|blamed"
    r"|criticised|criticized|challenged|sent|set|wants|wanted|believes|felt|saw|watched|has|had|led"
    r"|steered|guided|inspired|says|said|admitted|insisted|thought|hopes|hoped|knows|expects|instructed"
    r"|drilled|turned|berated|applauded|watches|sees|leads|guides|organised|kept|proud of|of|with|to)"
)
_MACROS = {
    "does_with": _DOES_WITH,
    "gap": r"(?:(?!(?:was|were|been|being|and|will|would|could|should|might|may|not|never) )[a-z,'-]+ ){0,6}?",
    "theirs": r"(?:(?:substitute|substitutes|striker|forward|winger|midfielder|defender|captain|skipper"
    r"|youngster|teenager|debutant|both|new|signing|fellow|the|his|her|weary|tiring|ineffectual"
    r"|injured|hapless|attackers?|strikers|[a-z]+-year-old) ){0,3}<[PNH](?P<theirs>\d+)>(?! 's)",
    "his": r"(?:<[HhDd]\d+>(?: 's)? |his |her |their )",
    "side": either(SIDE),
    "charge": either(CHARGE),
    "colour": CLUB_COLOUR,
    "adj": r"(?:(?!(?:at|to|for|in|with|of|on|against|as|and|into|from|past|over|by|that|but|when"
    r"|while) )[a-z0-9'-]+ ){0,3}?",
}


def charge(name: str, triggers: str, pattern: str) -> Construction:
    """A construction of that kind; its pattern may hold `theirs`, a player of the team, or `team`, the team itself."""
    return construction(f"charge.{name}", triggers, pattern, **_MACROS)
