"""What only players do, so that a striker with 'his side' is not taken for a manager."""

from collections.abc import Container

from loaders.prose.roles.charge_parts import charge
from loaders.prose.roles.construction import Table
from loaders.prose.roles.context import Context

_PLAYED = (
    r"(?:scored|shot|headed|crossed|curled|volleyed|tackled|fouled|nodded|slotted|latched|clipped|netted|drilled"
    r"|tapped|chipped|equalised|equalized|converted|dribbled|rounded|swept|fired|lashed|blasted|rifled|poked|prodded"
    r"|stabbed|steered home|bundled|dived|intercepted|dispossessed|squared|crossing|shooting|heading|beat the"
    r"|was booked|was cautioned|was substituted|limped|pulled up|hit the|struck the|rattled|smashed|hammered|thumped"
    r"|saved|parried|punched|tipped|blocked|collected|controlled|raced|sprinted|went close|came close|wriggled"
    r"|cut inside|burst|surged|skipped|turned (?:in|home)|finished|opened the scoring|levelled|grabbed|bagged)"
)
_OWN_PLAY = (
    r"(?:shot|header|cross|free-kick|free|corner|effort|penalty|strike|goal|goals|pass|volley|finish|drive"
    r"|through-ball|flick|touch|tackle|save|throw|clearance|run|equaliser|opener|winner|brace|hat-trick|spot-kick"
    r"|curler|pull-back|cutback|knock-down)"
)
PLAYS = Table(
    (
        charge(
            "plays",
            "<P>",
            r" {name} (?:(?:then|also|had|duly|has|twice|again|promptly|soon|later|almost|nearly|should have"
            r"|could have|somehow|himself) ){0,2}" + _PLAYED,
        ),
        charge(
            "s-shot",
            "'s",
            r" {name} 's (?:(?!to |side |team |men |boys |players |guys |charges )[a-z0-9-]+ ){0,3}?" + _OWN_PLAY,
        ),
    )
)


def who_plays(context: Context, people: Container[int | None]) -> dict[int, int]:
    """How often the text shows some people at what only players do."""
    times: dict[int, int] = {}
    for sentence in context.naming(people):
        for found in PLAYS.find(sentence):
            entity = sentence.mention(found.group("person")).entity
            if entity is not None and entity in people:
                times[entity] = times.get(entity, 0) + 1
    return times
