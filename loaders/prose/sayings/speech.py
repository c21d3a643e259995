"""Ways of telling whose words stand between quotation marks."""

import re

VERBS = (
    r"(?:said|says|say|added|adds|told|tells|admitted|admits|insisted|insists|explained|explains|claimed|claims"
    r"|conceded|concedes|joked|jokes|revealed|reveals|continued|continues|confessed|warned|warns|declared|declares"
    r"|commented|comments|stated|states|reflected|reflects|replied|responded|stressed|argued|quipped|groused|gushed"
    r"|fumed|enthused|remarked|acknowledged|noted|recalled|concluded|announced|asked|tweeted|wrote|complained"
    r"|deadpanned|moaned|beamed|sighed|blasted|stormed|raged|maintained|thundered|laughed|smiled|mused|went on"
    r"|pointed out|observed|suggested|confirmed|began|exclaimed|shouted|roared|offered|summed up|believes|believed"
    r"|thought|felt|bemoaned|lamented|predicted|pleaded|vowed|pledged|hailed|praised|countered|reckons|reckoned"
    r"|opined|urged|cautioned|shrugged|grinned|snapped|hissed|yelled|sang|reads|read|was quoted as saying|put it)"
)
_PERSON = r"<[PN](?P<person>\d+)>"
_ROLE_PHRASE = (
    r"(?:the )?<[TD](?P<team>\d+)> (?:'s )?(?:[a-z'-]+ ){0,3}?"
    r"(?P<office>manager|boss|head coach|coach|captain|skipper|chairman|owner|caretaker|chief executive)"
)
_BARE_ROLE = (
    r"the (?:[a-z-]+ ){0,3}?(?P<bare>manager|boss|head coach|coach|captain"
    r"|skipper|striker|midfielder|defender|goalkeeper|keeper|winger|forward)"
)
_PRONOUN = r"(?P<pronoun>he|she|<[HhDd]\d+>|they)"
_ASIDE = r"(?: , [^,]{1,80} ,| \( [^)]{1,40} \))?"
_MARKS = r"^ (?:[,.!?'\"”’)-] ){0,4}"

#: After the speech: 'said Lee', 'Lee said', 'the Harbour boss said', 'he added'.
AFTER = tuple(
    re.compile(_MARKS + pattern)
    for pattern in (
        (
            rf"(?:[a-z]+ly )?{VERBS} "
            rf"(?:(?!that |of |about |to |with |in |on |at )(?:[a-z0-9'-]+|<[TDC]\d+>(?: 's)?|,) ){{0,9}}?{_PERSON}"
        ),
        rf"(?:[a-z]+ly )?{VERBS} {_ROLE_PHRASE}",
        rf"(?:[a-z]+ly )?{VERBS} {_BARE_ROLE}",
        (
            rf"(?:(?:and|but|as) )?(?:(?:[a-z0-9'-]+|<[TDC]\d+>(?: 's)?) ){{0,6}}?{_PERSON}{_ASIDE} "
            rf"(?:[a-z]+ ){{0,2}}?{VERBS}"
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
            rf" {_PERSON}{_ASIDE} (?:(?!<P)(?:[^ ]+) ){{0,5}}?{VERBS}(?: [^ ]+){{0,14}}? "
            r"(?:[:,] |that )?(?:['\"“‘] ?)?$"
        ),
        rf" {_ROLE_PHRASE} (?:[a-z]+ ){{0,3}}?{VERBS}(?: [^ ]+){{0,10}}? (?:[:,] )?(?:['\"“‘] ?)?$",
        rf" {_PRONOUN} (?:[a-z]+ ){{0,3}}?{VERBS}(?: (?!<P)[^ ]+){{0,12}}? (?:[:,] )?(?:['\"“‘] ?)?$",
        rf" {_PERSON}(?: \( [^)]{{1,40}} \))?(?: (?:on|after|before|in) [^:]{{1,100}}?)? : (?:['\"“‘] ?)?$",
    )
)
