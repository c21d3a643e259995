"""Goals and shots that are somebody's: 'Hale's opener', 'Hale, whose header crept in', 'Hale's 63rd-minute drive'."""

from loaders.prose.events.goals.nouns import NO_MODIFIER, PEOPLE, Noun, noun
from loaders.prose.events.goals.shot_ends import MOTION, RESULT

GOALS_OF_HIS: tuple[Noun, ...] = (
    noun(
        "possessive goal",
        "'s",
        rf" (?P<scorer>{{p}}) 's (?P<mods>(?:(?!{NO_MODIFIER}|across|shot |effort |header |drive |cross )"
        r"(?!own |cross|corner|pass |ball |shot |effort |header |free-kick |across|towards? "
        r"|at |into |over |wide|on |run|mistake|error|clearance|throw|save|to |was |in )[^ .,;:!?<>()]+ ){0,6}?)"
        r"(?P<noun>{goal})(?= )(?! (?:kick|kicks|line|mouth|save|stop"
        r"|chance|attempt|area|frame|threat|celebration|celebrations|tally|drought|record|difference|scoring|poacher"
        r"|scorer|action|was (?:disallowed|ruled|chalked)|side|netting|partner|line-up|force|lead|partnership))",
        2,
    ),
    noun(
        "possessive shot",
        "'s whose",
        rf" (?P<scorer>{{p}}) 's (?P<mods>(?:(?!{NO_MODIFIER})[^ .;:!?<>()]+ ){{0,7}}?)"
        r"(?P<noun>{shot})(?: |,)(?P<licence>(?:(?!and <|, <[PN]|and the |but |before "
        rf"|who |when |while |until |after |only |for <|that <)[^ .;:!?()]+ ){{0,14}}?(?:{RESULT}|{MOTION}))",
        2,
    ),
    noun(
        "a cross that went in",
        "cross corner cross-shot centre delivery inswinger",
        r" (?P<scorer>{p}) 's "
        r"(?P<mods>(?:[a-z0-9-]+ ){0,4}?)(?P<noun>cross|corner|cross-shot|centre|delivery|inswinger)"
        r"(?: |,)(?P<licence>(?:(?!and <|but |before |who |when |while |until |after |only |for |by |with |from |to "
        rf"|off <|was |met |<)[^ .,;:!?()]+ ){{0,8}}?(?:{MOTION}))(?! ?(?:by|off|from) (?:the )?(?:[a-z-]+ ){{0,2}}<)",
        2,
    ),
    noun(
        "an ordinal from",
        "second third fourth fifth sixth",
        r" (?:a|another|the|and) (?:[a-z-]+ ){0,2}?(?P<noun>second|third|fourth|fifth|sixth)(?: goal)?"
        rf"(?: , too ,)? (?:from|by|through|via|courtesy of) {PEOPLE}(?! (?:'s|clearance|pass|cross|corner|free-kick))",
        2,
    ),
    noun(
        "whose shot",
        "whose",
        rf" (?P<scorer>{{p}}) ,? ?whose (?P<mods>(?:(?!{NO_MODIFIER})[^ .;:!?<>()]+ ){{0,7}}?)"
        r"(?P<noun>{shot}|{goal})(?: |,)(?P<licence>(?:(?!and <|, <[PN]|and the |but |before "
        rf"|who |when |while |until |after |only |for <)[^ .;:!?()]+ ){{0,12}}?(?:{RESULT}|{MOTION}))",
        2,
    ),
    noun(
        "nth-minute goal",
        "'s",
        r" (?P<scorer>{p}) 's (?P<mods>(?:[^ .;:!?<>()]+ ){0,3}?(?:\d{1,3}(?:st|nd|rd|th)-minute"
        r"|[a-z-]+-minute|[a-z]+-second|stoppage-time|injury-time|added-time|early|late|opening"
        r"|last-gasp|first-half|second-half|extra-time|\d{1,3}(?:st|nd|rd|th) minute) (?:[^ .;:!?<>()]+ ){0,4}?)"
        r"(?P<noun>{anygoal})(?= )(?! (?:save|saves|was saved))",
        2,
    ),
)
