"""What only players do, so that a striker with 'his side' is not taken for a manager."""

from loaders.prose.roles.charge_parts import charge
from loaders.prose.roles.construction import Table
from loaders.prose.roles.context import Context

PLAYS = Table(
    (
        charge(
            "plays",
            "<P>",
            r" {name} (?:(?:then|also|had|duly|has|twice|again|promptly|soon|later|almost|nearly|should have"
            r"|could have|somehow|himself) ){0,2}(?:scored|shot|headed|crossed|curled|volleyed|tackled|fouled"
            r"|nodded|slotted|latched|clipped|netted|drilled|tapped|chipped|equalised|equalized|converted"
            r"|dribbled|rounded|swept|fired|lashed|blasted|rifled|poked|prodded|stabbed|steered home|bundled"
            r"|dived|intercepted|dispossessed|squared|crossing|shooting|heading|beat the|was booked|was cautioned"
            r"|was substituted|limped|pulled up|hit the|struck the|rattled|smashed|hammered|thumped|saved|parried"
            r"|punched|tipped|blocked|collected|controlled|raced|sprinted|went close|came close|wriggled|cut inside"
            r"|burst|surged|skipped|turned (?:in|home)|finished|opened the scoring|levelled|grabbed|bagged)",
        ),
        charge(
            "s-shot",
            "'s",
            r" {name} 's (?:[a-z0-9-]+ ){0,3}?(?:shot|header|cross|free-kick|free|corner|effort|penalty"
            r"|strike|goal|goals|pass|volley|finish|drive|through-ball|flick|touch|tackle|save|throw|clearance"
            r"|run|equaliser|opener|winner|brace|hat-trick|spot-kick|curler|pull-back|cutback|knock-down)",
        ),
    )
)


def who_plays(context: Context) -> dict[int, int]:
    """How often the text shows people at what only players do."""
    times: dict[int, int] = {}
    for sentence in context.having(PLAYS):
        for found in PLAYS.find(sentence):
            entity = sentence.mention(found.group("person")).entity
            if entity is not None:
                times[entity] = times.get(entity, 0) + 1
    return times
