"""Ways of telling whose words stand between quotation marks."""

import re

VERBS = (
    r"(?:said|says|say|added|adds|told|tells|admitted|admits|insisted|insists|explained|explains|claimed"
    r"|claims|conceded|concedes|joked|jokes|"
    r"revealed|reveals|continued|continues|confessed|warned|warns|declared|declares|commented|comments"
    r"|stated|states|reflected|reflects|"
    r"replied|responded|stressed|argued|quipped|groused|gushed|fumed|enthused|remarked|acknowledged|noted"
    r"|recalled|concluded|"
    r"announced|asked|tweeted|wrote|complained|deadpanned|moaned|beamed|sighed|blasted|stormed|raged"
    r"|maintained|"
    r"thundered|laughed|smiled|mused|went on|pointed out|observed|suggested|confirmed|began|exclaimed"
    r"|shouted|roared|offered|"
    r"summed up|believes|believed|thought|felt|bemoaned|lamented|predicted|pleaded|vowed|pledged|hailed"
    r"|praised|countered|"
    r"reckons|reckoned|opined|urged|cautioned|shrugged|grinned|snapped|hissed|yelled|sang|reads|read|was"
    r" quoted as saying|put it)"
)
_PERSON = r"<[PN](?P<person>\d+)>"
_ROLE_PHRASE = (
    r"(?:the )?<[TD](?P<team>\d+)> (?:'s )?(?:[a-z'-]+ ){0,3}?"
    r"(?P<office>manager|boss|head coach|coach|captain|skipper|chairman|owner|caretaker|chief executive)"
)
_BARE_ROLE = (
    r"the (?:[a-z-]+ ){0,3}?(?P<bare>manager|boss|head coach|coach|captain|skipper|striker|midfielder"
    r"|defender"
    r"|goalkeeper|keeper|winger|forward)"
)
_PRONOUN = r"(?P<pronoun>he|she|<[HhDd]\d+>|they)"
_ASIDE = r"(?: , [^,]{1,80} ,| \( [^)]{1,40} \))?"
_MARKS = r"^ (?:[,.!?'\"”’)-] ){0,4}"

#: After the speech: 'said Lee', 'Lee said', 'the Harbour boss said', 'he added'.
AFTER = tuple(
    re.compile(_MARKS + pattern)
    for pattern in (
        (
            rf"(?:[a-z]+ly )?{VERBS} (?:(?!that |of |about |to |with |in |on |at )(?:[a-z0-9'-]+|<[TDC]\d+>(?: "
            rf"'s)?|,) ){{0,9}}?{_PERSON}"
        ),
        rf"(?:[a-z]+ly )?{VERBS} {_ROLE_PHRASE}",
        rf"(?:[a-z]+ly )?{VERBS} {_BARE_ROLE}",
        (
            rf"(?:(?:and|but|as) )?(?:(?:[a-z0-9'-]+|<[TDC]\d+>(?: 's)?) ){{0,6}}?{_PERSON}{_ASIDE} (?:[a-z]+ "
            rf"){{0,2}}?{VERBS}"
        ),
        rf"{_ROLE_PHRASE}{_ASIDE} (?:[a-z]+ ){{0,2}}?{VERBS}",
        rf"{_BARE_ROLE} (?:[a-z]+ ){{0,2}}?{VERBS}",
        rf"{_PRONOUN} (?:[a-z]+ ){{0,3}}?{VERBS}",
        rf"(?:[a-z]+ly )?{VERBS} {_PRONOUN} ",
    )
)
#: Before the speech: 'Lee said: ', 'Coach Lee: ', 'Lee told the Echo that it was '.
BEFORE = tuple(
    re.compile(pattern)
    for pattern in (
        (
            rf" {_PERSON}{_ASIDE} (?:(?!<P)(?:[^ ]+) ){{0,5}}?{VERBS}(?: [^ ]+){{0,14}}? (?:[:,] |that "
            rf")?(?:['\"“‘] ?)?$"
        ),
        rf" {_ROLE_PHRASE} (?:[a-z]+ ){{0,3}}?{VERBS}(?: [^ ]+){{0,10}}? (?:[:,] )?(?:['\"“‘] ?)?$",
        rf" {_PRONOUN} (?:[a-z]+ ){{0,3}}?{VERBS}(?: (?!<P)[^ ]+){{0,12}}? (?:[:,] )?(?:['\"“‘] ?)?$",
        rf" {_PERSON}(?: \( [^)]{{1,40}} \))?(?: (?:on|after|before|in) [^:]{{1,100}}?)? : (?:['\"“‘] ?)?$",
    )
)
