"""Short names for what constructions are made of, and their expansion to bounded patterns."""

import re

from loaders.prose import branching
from loaders.prose.events.lexicon import GOAL_NOUNS, KEEPER_WORDS, ORDINAL, SHOT_NOUNS

#: Written in curly brackets inside a pattern; every repetition is bounded.
SLOTS: dict[str, str] = {
    "p": r"<[PNHK]\d+>",
    "name": r"<P\d+>",
    "t": r"(?:<T\d+>|they|it)",
    "side": r"<T\d+>",
    "gk": rf"(?:(?:the |a |his |opposing |opposite |home |away |visiting |rival |and |<T\d+> (?:'s "
    rf")?|(?!(?:before|after|for|to|from|with|by|when|as|while|who|which|that|but|then|into|and) )[a-z-]+ "
    rf"){{0,5}}?(?:(?:{KEEPER_WORDS})(?: <P\d+>)?|<[PNHK]\d+>))(?! 's "
    rf"(?:post|bar|crossbar|goal|upright|box|area|penalty|defence|man|marker|markers|opponent|opposite"
    rf"|challenge|tackle|full-back|defender)(?= ))",
    "keeper": rf"(?:<K\d+>|(?:[a-z-]+ ){{0,4}}?(?:{KEEPER_WORDS}))",
    "w1": r"(?:[^ .,;:!?<>()]+ ){0,1}?",
    "w2": r"(?:[^ .,;:!?<>()]+ ){0,2}?",
    "w3": r"(?:[^ .,;:!?<>()]+ ){0,3}?",
    "w5": r"(?:[^ .,;:!?<>()]+ ){0,5}?",
    "x3": r"(?:(?!and |but |before |who |when |as |while |then |which |after |until |than )[^ .,;:!?()]+ ){0,3}?",
    "x5": r"(?:(?!and |but |before |who |when |as |while |then |which |after |until |than )[^ .,;:!?()]+ ){0,5}?",
    "x8": r"(?:(?!and |but |before |who |when |as |while |then |which |after |until |than )[^ .,;:!?()]+ ){0,8}?",
    "c12": r"(?:[^ .;:!?()]+ ){0,12}?",
    "det": r"(?:a|an|the|his|her|their|another|yet another|this|that|<[PNHT]\d+> 's|s|both|two|three|four|five)",
    "goal": rf"(?:{GOAL_NOUNS})",
    "shot": rf"(?:{SHOT_NOUNS})",
    "anygoal": rf"(?:{GOAL_NOUNS}|{SHOT_NOUNS})",
    "ord": rf"(?:{ORDINAL})",
    "lead": r"(?:lead|advantage|cushion)",
    "behind": r"(?:deficit|arrears|lead|margin)",
    "score": r"(?:\d{1,2}-\d{1,2}|\d{1,2} - \d{1,2}|(?:one|two|three|four|five|six|seven|eight|nine)-"
    r"(?:nil|one|two|three|four|five|all|nothing|zip|love)|\d-(?:all|nil)|(?:one|two|three) "
    r"(?:all|apiece|each))",
    "end": r"(?=[.,;:!?()\"-] |[.,;:!?]$|$|and |but |at |from |off |after |with |for |on |to "
    r"(?=make|give|put|level|equalise|double|seal|complete|restore|open|score|win|send|settle|break|earn"
    r"|cap|round|halve|reduce|wrap|snatch|secure|hand|ensure|extend|claim|add|cancel|draw|rescue|set|take"
    r"|finish|bring|spark|grab|net|celebrate|become|end|pull)|when |as |before |unmarked |under |past "
    r"|via |through |despite |while |following |unchallenged |unopposed |by |between |beyond |without "
    r"|inside |over |of |just |only |virtually |almost |almost|in |if |because |since |which |who "
    r"|against |late |early |again |amid |midway |seconds |moments |minutes |<O\d+>|"
    r"(?:[a-z]+|\d+) minutes? )",
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
