"""Why a card was shown and why a goal did not count, in one word of a short list."""

import re

from loaders.prose.events.clause.line import Line

_CARD = (
    (
        "violent conduct",
        (
            r"violent conduct|elbow\w*|head-?butt\w*|punch\w*|"
            r"stamp(?:ing|ed|s)?|kick(?:ing|ed) out|lashing out|lashed out|raising (?:his|her) hands?|spitting|slap\w*"
        ),
    ),
    ("handball", r"hand-?ball|handling|handled|deliberate hand ball"),
    ("dissent", r"dissent|arguing|protest\w*|complaining|back-?chat|abusive language|foul and abusive"),
    ("diving", r"diving|dived|simulation|a dive"),
    ("time-wasting", r"time-wasting|wasting time|delaying the restart"),
    ("denying a goal", r"denying (?:[^ ]+ ){0,4}?goal-?scoring|professional foul|last-man"),
    (
        "foul",
        (
            r"foul|fouling|"
            r"trip|tripping|tackle|lunge|challenge|high boot|high foot|hack|pulling|bringing|scything|barge|push"
        ),
    ),
)
_GOAL = (
    ("offside", r"offside|off-side"),
    ("handball", r"hand-?ball|handling|handled"),
    ("foul", r"foul|push|pushing|shove|infringement|impeding|impeded"),
)
_TABLES = {
    kind: tuple((reason, re.compile(rf" (?:{words}) ")) for reason, words in table)
    for kind, table in (("card", _CARD), ("disallowed_goal", _GOAL))
}
_GIVES = re.compile(r" (?:for|after|following|over|because of|offside|as) ")
_ENDS = re.compile(r" (?:[.;:!?]|but|while|who|before|and) ")
_TAKEN_BACK = re.compile(
    r" (?:overturned|rescinded|downgraded"
    r"|reversed|annulled|quashed|taken back|changed to (?:a )?yellow|reduced to (?:a )?yellow|withdrawn after) "
)


def reason_of(kind: str, line: Line, verb: int) -> str | None:
    """The reason told behind a verb, within its clause."""
    after = line.text[line.offsets[verb] - 1 :]
    gives = _GIVES.search(after) if kind in _TABLES else None
    if gives is None:
        return None
    told = after[gives.start() :]
    end = _ENDS.search(told, 3)
    told = told[: end.start() + 1] if end else told
    return next((reason for reason, words in _TABLES[kind] if words.search(told)), None)


def is_taken_back(line: Line, verb: int) -> bool:
    """Whether a card was taken back after all."""
    return bool(_TAKEN_BACK.search(line.text, line.offsets[verb] - 1))
