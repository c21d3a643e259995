"""Who keeps goal, as far as what they do tells."""

from collections.abc import Iterable, Iterator

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling
from loaders.prose.sieve import Worded

_WAYS = (
    # 'Sand saved well'
    (
        r" (?P<a><P\d+>) (?:[a-z]+ly |was |had |did |then |just |also |again |superbly ){0,2}"
        r"(?:saved|parried|palmed|tipped|clawed|pawed|fingertipped)(?= )"
        r"(?! (?:the (?:day|points?|game|match|best)"
        r"|a point|his best|her best|<[TPH]\d+> |their |[a-z]+ 's blushes|face))"
    ),
    # 'Sand pushed his shot away'
    (
        r" (?P<i><P\d+>) (?:[a-z]+ly |had |then |also |could only |did well to ){0,2}"
        r"(?:pushed|push|pushes|beat|beats|palm|palms|turned|claw|punched) "
        r"(?:out|away|aside|behind|over|round|back) "
        r"(?:[^ .,;:!?()]+ ){0,4}?(?:shot|effort|drive|header|volley|free-kick|attempt|strike|penalty)"
        r"(?= )"
    ),
    # 'Sand had to make a save'
    (
        r" (?P<f><P\d+>) (?:had to|was forced|reacted|did well|did superbly|got down|got across"
        r"|produced|made|dived|was called|was quick|came to|pulled off|was alert|was equal|was required"
        r"|was on hand) "
        r"(?:[^ .;:!?<>]+ ){0,9}?(?:save|saves|claw|tip|palm|parry|keep out|deny|stop|smother"
        r"|block with his legs)(?= )"
    ),
    # 'a save from Sand, and'
    r" (?:save|saves|stop) (?:out of|from|by) (?P<g><P\d+>) (?:at|with|after|,|and|in|when|from)",
    # 'forced Sand into a save'
    (
        r" (?:forced|forcing|tested|stretched|extended) (?:goalkeeper |keeper )?(?P<h><P\d+>) "
        r"(?:in ?to|with|from|to) "
        r"(?:[a-z-]+ ){0,4}(?:save|saves|stop|dive|tip|claw|parry|palm|shot|effort|header|drive|volley"
        r"|free-kick|range)"
    ),
    # 'saved by Sand'
    (
        r" (?:saved|well-saved|superbly-saved|brilliantly-saved|parried"
        r"|palmed away|palmed|tipped over|tipped|clawed away|pawed away|turned away|pushed away|beaten"
        r" away|stopped) "
        r"(?:superbly |brilliantly |well |comfortably |low |away |out |wide |over |onto the "
        r"(?:post|bar) )?by "
        r"(?:the )?(?:<T\d+> )?(?:[a-z]+ )?(?P<b><P\d+>)"
    ),
    # 'goalkeeper Sand'
    r" (?:goalkeeper|keeper|custodian|shot-stopper|netminder|goalie) (?P<c><P\d+>)",
    # 'a save by Sand kept'
    (
        r" (?:save|saves|stop) (?:from|by) (?:goalkeeper |keeper )?(?P<d><P\d+>) "
        r"(?:kept|denied|prevented|thwarted)"
    ),
    # 'Sand in goal', 'between the posts'
    (
        r" (?P<j><P\d+>) (?:was |stood |played )?(?:in goal|between the (?:posts|sticks))"
        r"(?= (?:for|in place of|[.,;]|and|was))"
    ),
    # 'Sand's clean sheet'
    r" (?P<e><P\d+>) 's (?:clean sheet|goalkeeping|save|saves|parry|gloves|clearance)(?= )",
)
_SAVES = Worded("|".join(_WAYS))


def saving(lines: Iterable[Line]) -> Iterator[int]:
    """The people who are called keepers or stop shots."""
    for line in lines:
        for match in _SAVES.found(line.text, line.vocabulary):
            person = line.item(line.word_at(match.start(match.lastgroup or 0))).entity
            if person is not None:
                yield person


def beaten(tellings: Iterable[Telling]) -> Iterator[int]:
    """The people whom shots went past, unless some telling names them as a scorer."""
    named = list(tellings)
    scorers = {
        telling.line.item(telling.scorer).entity
        for telling in named
        if telling.scorer is not None and telling.line.words[telling.scorer][:2] == "<P"
    }
    for telling in named:
        person = _beaten_by_name(telling)
        if person is not None and person not in scorers:
            yield person


def _beaten_by_name(telling: Telling) -> int | None:
    """Whom a shot that surely went in went past, if he is named."""
    word = telling.keeper_word
    if word is None or "only past a keeper" in telling.tags or telling.strength <= 1:
        return None
    return telling.line.item(word).entity if telling.line.words[word][:2] == "<P" else None
