"""Short names for what constructions are made of, and their expansion to bounded patterns."""

import re

from loaders.prose import branching
from loaders.prose.events.clause.lexicon import GOAL_NOUNS, KEEPER_WORDS, ORDINAL, SHOT_NOUNS
from loaders.prose.pattern_parts import either, one_of
from loaders.prose.sieve import Worded

#: Whatever stands before a keeper's word: an article, a side, any other word but one that opens a clause.
_BEFORE_KEEPER = (
    r"(?:the |a |his |opposing |opposite |home |away |visiting |rival |and |<T\d+> (?:'s )?"
    r"|(?!(?:before|after|for|to|from|with|by|when|as|while|who|which|that|but|then|into|and) )[a-z-]+ ){0,5}?"
)
#: What is his, so that he is not meant himself.
_KEEPERS_OWN = one_of(
    """
        post bar crossbar goal upright box area penalty defence man marker markers opponent opposite challenge tackle
        full-back defender
    """
)
#: No clause starts among these words.
_SAME_CLAUSE = (
    r"(?:(?:low|hard|high|long|true|straight|strong|fast|firm) and (?:low|hard|true|high|straight|clean) "
    r"|(?!and |but |before |who |when |as |while |then |which |after |until |than )[^ .,;:!?()]+ )"
)
#: What a goal is scored to do.
_TO_DO = either(
    """
        make give put level equalise double seal complete restore open score win send settle break earn cap round halve
        reduce wrap snatch secure hand ensure extend claim add cancel draw rescue set take finish bring spark grab net
        celebrate become end pull
    """
)
#: Written in curly brackets inside a pattern; every repetition is bounded.
SLOTS: dict[str, str] = {
    # a person in any way, by name; a side in any way, by name or description
    "p": r"<[PNHK]\d+>",
    "name": r"<P\d+>",
    "t": r"(?:<T\d+>|they|it)",
    "side": r"<T\d+>",
    # whoever is in goal, told as a keeper or just as a person; told as a keeper
    "gk": (
        rf"(?:{_BEFORE_KEEPER}(?:(?:{KEEPER_WORDS})(?: <P\d+>)?|<[PNHK]\d+>))"
        rf"(?! 's {_KEEPERS_OWN}(?= ))"
    ),
    "keeper": rf"(?:<K\d+>|(?:[a-z-]+ ){{0,4}}?(?:{KEEPER_WORDS}))",
    # so many words, without a mention
    "w1": r"(?:[^ .,;:!?<>()]+ ){0,1}?",
    "w2": r"(?:[^ .,;:!?<>()]+ ){0,2}?",
    "w3": r"(?:[^ .,;:!?<>()]+ ){0,3}?",
    "w5": r"(?:[^ .,;:!?<>()]+ ){0,5}?",
    # so many words, mentions among them, within a clause
    "x3": _SAME_CLAUSE + "{0,3}?",
    "x5": _SAME_CLAUSE + "{0,5}?",
    "x8": _SAME_CLAUSE + "{0,8}?",
    "c12": r"(?:[^ .;:!?()]+ ){0,12}?",
    # nouns for a goal, for a shot, for either; 'second', 'third'
    "goal": rf"(?:{GOAL_NOUNS})",
    "shot": rf"(?:{SHOT_NOUNS})",
    "anygoal": rf"(?:{GOAL_NOUNS}|{SHOT_NOUNS})",
    "ord": rf"(?:{ORDINAL})",
    # a score in figures or words
    "score": (
        r"(?:\d{1,2}-\d{1,2}|\d{1,2} - \d{1,2}"
        r"|(?:one|two|three|four|five|six|seven|eight|nine)-(?:nil|one|two|three|four|five|all|nothing|zip|love)"
        r"|\d-(?:all|nil)|(?:one|two|three) (?:all|apiece|each))"
    ),
    # where what was told can end
    "end": (
        rf"(?=[.,;:!?()\"-] |[.,;:!?]$|$|and |but |at |from |off |after |with |for |on |to (?={_TO_DO})"
        r"|when |as |before |first time |first-time |unmarked |under |past |via |through |despite |while "
        r"|following |unchallenged |unopposed "
        r"|by |between |beyond |without |inside |over |of |just |only |virtually |almost |almost|in |if |because "
        r"|since |which |who |against |late |early |again |amid |midway |seconds |moments |minutes |<O\d+>"
        r"|(?:[a-z]+|\d+) minutes? )"
    ),
}


#: A possessive pronoun stands in a line as its mention and `'s` wherever it is known to point to somebody.
_POSSESSIVE = re.compile(r"(?<![a-z<])(his|her|their)(?=[ |)])")


def expand(pattern: str) -> str:
    """A pattern with its short names written out."""
    for _ in range(2):
        for name, text in SLOTS.items():
            pattern = pattern.replace("{" + name + "}", text)
    return _POSSESSIVE.sub(lambda match: rf"(?:{match[1]}|<{'[HT]' if match[1] == 'their' else 'H'}\d+> 's)", pattern)


def compiled(pattern: str) -> re.Pattern[str]:
    """The pattern of a construction."""
    return branching.pattern(expand(pattern))


def worded(pattern: str) -> Worded:
    """The pattern of a construction, tried only on lines with the words that it needs."""
    return Worded(expand(pattern))
