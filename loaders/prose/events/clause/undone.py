"""Whether a goal did not count, or the ball was kept out after all."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.pattern_parts import either, one_of

_NOT_GIVEN = either(
    """
        not_given annulled cancelled_by overturned pulled_back_for penalised brought_back whistle_had the_flag linesman
        assistant_referee_'s_flag no_goal adjudged_to_have judged_to_have deemed_to_have hand_?ball ruled_it_out
        rule_out ruling_out
    """
)
_UNDONE = compiled(
    r" (?:ruled out|ruled offside|disallowed|chalked off|chalked_off|flagged|offside|off-side|did n't count"
    rf"|did not count|struck off|scrubbed (?:out|off)|{_NOT_GIVEN}) "
)
_UNDONE_STRONG = compiled(
    r" (?:ruled out|ruled offside|disallowed|chalked off|chalked_off|flagged|did n't count|did not count"
    r"|struck off|scrubbed (?:out|off)|annulled|ruled it out|rule out|ruling out|after the (?:[a-z-]+ )?whistle "
    r"(?:had|went|was)|offside flag|correctly offside|offside) "
)
#: What comes after a goal that was none, whatever stands between.
_CUT_SHORT = re.compile(
    r" (?:but|only for|only to (?:see|find|be)|although|though) (?:[^ .;:!?]+ ){0,5}?"
    r"(?:offside flag|flag (?:was|went|cut|came|stayed)|linesman 's flag|assistant 's flag|lino 's flag"
    r"|linesman 's flag|flag (?:to (?:spoil|cut|deny|go)|had)|whistle (?:had|went|was)|disallowed|ruled "
    r"(?:it )?out"
    r"|chalked|had (?:already )?(?:blown|whistled)|was (?:adjudged|judged|deemed|ruled|given) offside"
    r"|(?:was|were) offside|penalised|a lecture"
    r"|(?:var|the var|the referee|the video assistant|a (?:video|var) (?:review|check)|replays?|the officials) "
    r"(?:[a-z]+ ){0,2}?(?:ruled|decided|spotted|deemed|adjudged|found|disagreed|had other ideas|said no|called it back"
    r"|pulled it back|intervened|thought otherwise|had (?:already )?(?:seen|spotted|blown)|waved it away|waved it off)"
    r"(?= ))"
    r"| only to (?:discover|learn|hear|realise|find out)(?= )"
    r"| (?:a|the) raised flag(?= )| up went (?:the|a) (?:[a-z]+ )?(?:'s )?flag(?= )"
)
#: 'Hale thought he had won it when he turned it in, only to see Stone hook it off the line'.
_THOUGHT = re.compile(r" (?:thought|believed|was sure|was certain) (?:that )?(?:<[PHNT]\d+>|he|she|they) (?:had|'d) ")
_ONLY_TO_SEE = re.compile(r" (?:only (?:to|for)|but) ")
_THE_GOAL = "the (?:goal|effort|strike|header|finish)"
#: What the next sentence says of the goal told before it.
_AFTERWARDS = re.compile(
    r" (?:flag (?:[^ .;!?<>]+ ){0,3}?(?:(?:was|is|'s|had been|has been) (?:already |by then |up |, though , ){0,2}"
    r"(?:up|raised)|had (?:already )?gone up|went up|has gone up|cut short)"
    rf"|(?:it|that|{_THE_GOAL}) (?:did n't|did not|didn't|would not|wouldn't|will not|was not|is n't|was n't) "
    r"(?:to )?(?:stand|count|given|allowed)"
    rf"|(?:{_THE_GOAL}|it) (?:was|is|has been|had been) (?:then |promptly |soon |[a-z]+ly ){{0,2}}"
    r"(?:chalked off|disallowed|ruled out|ruled offside|scrubbed (?:off|out)|struck off|waved off|wiped (?:off|out)"
    r"|overturned|annulled)"
    r"|(?:to|at) (?:his|her|the|<H\d+> 's) (?:pitchside |pitch-side )?(?:monitor|screen) (?:[^.;!?]{0,60} )?"
    r"(?:chalked|disallowed|ruled|no goal|offside|handball)"
    r"|var (?:had other ideas|said no|intervened|ruled it out|took it away|disagreed)"
    r"|the referee (?:had other ideas|was having none of it|thought otherwise|had already blown|gave a free-kick"
    r"|disallowed it|chalked it off)"
    r"|(?<=^ )(?:but |alas |alas , )?(?:it|he|she|<[HP]\d+>) was (?:given |well |clearly |a yard |yards |[a-z]+ly |"
    r"inches |just ){0,2}offside(?! trap)"
    r"|no goal(?= [,.!-]))(?= |$)"
)
#: Somebody else's goal is spoken of there.
_ANOTHER_ONE = re.compile(
    r"^ (?:(?:<[PNT]\d+>|he|she|they|<H\d+>) (?:also |then |later )?had|another|a second|moments later|earlier"
    r"|(?:\w+ ){1,3}(?:later|earlier|before))(?= )"
)
#: 'only to find the linesman's flag against him'.
_ONLY_A_FLAG = re.compile(r" only (?:to|for) (?:[^ .;:!?]+ ){0,9}?(?<!corner )(?<!corner-)(?:flag|offside)(?= )")
_GIVEN = either(
    """
        appeared_offside offside_trap beat_the_offside despite appeals suspicion suspiciously claims not_offside onside
        looked
    """
)
_STANDS = re.compile(
    r" (?:allowed to stand|stood|(?:might|may|could) (?:well )?have been offside|goal was given|given after"
    rf"|awarded the goal|overturned the|looked (?:suspiciously )?offside|{_GIVEN}) "
)
_SAVING = one_of(
    """
        got_(?:there|down|across|up|to_it|both_hands|fingertips) got_(?:a|his)_(?:hand|touch|fingertip|foot|body)
        was_there flung_himself threw_himself hurled_himself dived_to leapt_to somehow_kept save saved saves block
        blocked blocks clear cleared tipped tip parried palmed denied deny pushed kept
        gathered kicked_clear headed_clear
        smothered wide over post bar crossbar hooked turned woodwork stood down_well equal_to reacted out brought_down
        flag flagged adjudged offside dragged
    """
)
_SAVED = compiled(
    rf" (?:(?!and |before |when |as )[^ .;:!?,]+ ){{0,5}}?(?:only (?:for|to)|but) "
    rf"(?:[^ .;:!?]+ ){{0,8}}?{_SAVING}(?= )"
)
#: 'had an effort ruled out after he tapped in'.
_UNDONE_BEFORE = re.compile(
    r" (?:ruled out|disallowed|chalked off)(?: (?!but |before |until )[^ .;:!?,]+){0,6} (?:after|when|as|having)"
    r"(?: (?!but |before )[^ .;:!?,]+){0,5} $"
)
#: 'was adjudged to have strayed offside before converting', 'the whistle had gone long before he bundled it in'.
_OFFSIDE_WHEN = compiled(
    r" (?:had been|was|were|is|to be|to have been|been) (?:[a-z]+ly |just |well |a yard |yards |inches |a (?:step"
    r"|foot|fraction) )?"
    r"(?:offside|off-side|off)(?: in the build-up)? (?:when|as|before|by the time) (?:[^ .;:!?,]+ ){0,6}$"
)
_OFFENCE_BEFORE = compiled(
    r" (?:adjudged|judged|deemed|ruled|found|flagged|given|caught|spotted|penalised|pulled up|seen) (?!onside"
    r"|to be level)"
    r"(?:[^ .;:!?]+ ){0,7}?(?:offside|off-side|handled|handball|handling|fouled|pushed|foul|climbed|impeded"
    r"|fouling"
    r"|pushing) (?:[^ .;:!?,]+ ){0,4}?(?:before|when|as|while|in the act of|prior to|by the time) "
    r"(?:[^ .;:!?,]+ ){0,6}$"
)
_WHISTLE_BEFORE = compiled(
    r" (?:whistle|flag|linesman 's flag) (?:had |was |has |went |already ){1,2}(?:[^ .;:!?,]+ ){0,5}?"
    r"(?:before|when|as|by the time) (?:[^ .;:!?,]+ ){0,6}$"
)
_PENALISED_BEFORE = re.compile(r" penalised (?:[^.;]{0,160} )?before (?:[^ ]+ ){0,6}$")
_OTHER_CLAUSE = re.compile(r" (?:before|after|when|;) ")
#: How a sentence begins that goes on with the goal of the one before.
_GOES_ON = re.compile(r" (?:but|however|only|unfortunately|the|his|it|that|its) ")


def is_undone(line: Line, start: int, following: str) -> bool:
    """Whether the sentence, or the beginning of the next one, says that the goal did not count."""
    after = line.text[line.offsets[start] :]
    before = line.text[: line.offsets[start]]
    if _THOUGHT.search(before) and _ONLY_TO_SEE.search(after):
        return True
    if _CUT_SHORT.search(after) or _ONLY_A_FLAG.search(after) or _UNDONE_BEFORE.search(before[-110:]):
        return True
    found = _UNDONE_STRONG.search(after)
    if found and not _STANDS.search(line.text):
        gap = after[: found.start()]
        return not _OTHER_CLAUSE.search(gap[-60:]) or "goal" in gap
    if _PENALISED_BEFORE.search(before) or _WHISTLE_BEFORE.search(before[-150:]):
        return True
    if _OFFENCE_BEFORE.search(before[-150:]) or _OFFSIDE_WHEN.search(before[-110:]):
        return not _STANDS.search(line.text)
    head = following[:150].split(" . ", maxsplit=1)[0]
    if _is_undone_afterwards(following[:220]):
        return True
    return bool(_GOES_ON.match(head) and _UNDONE_STRONG.search(head)) and not _STANDS.search(head)


def _is_undone_afterwards(following: str) -> bool:
    """Whether the next sentence takes the goal back, and speaks of nobody else's."""
    found = _AFTERWARDS.search(following)
    if found is None or _ANOTHER_ONE.match(following) or _STANDS.search(following):
        return False
    return "<P" not in following[: found.start()] and " again " not in following[: found.start()]


def is_kept_out(line: Line, end: int) -> bool:
    """Whether what follows within the clause says that it was kept out after all."""
    if end >= len(line.words):
        return False
    after = line.offsets[end] + len(line.words[end])
    if _SAVED.match(line.text, after) or _UNTIL.match(line.text, after):
        return True
    return bool(_ON_THE_NET.search(line.text, after, after + _NEAR))


#: So far behind a shot is told that it landed on the net, or of a man who was still to stop it.
_NEAR = 70
_ON_THE_NET = re.compile(
    r" (?:that|which|but it|only to see it|and saw it) (?:came (?:back|off)|cannoned|rebounded|bounced back|thudded"
    r" against"
    r"|crashed against|(?:hit|struck|clipped|grazed|shaved|rattled) the (?:[a-z-]+ )?(?:post|bar|crossbar|woodwork"
    r"|upright))"
    r"(?= )(?! (?:in|and in) )|"
    r" (?:on to|onto|on) the (?:roof|top|outside) of the net(?= )"
)
_UNTIL = re.compile(
    r" (?:[^ .;:!?,]+ ){0,4}?, where (?:the )?(?:[a-z]+ )?<[PK]\d+> (?:had (?:stayed|remained)|stood|was (?:waiting"
    r"|standing|there|well)"
    r"|waited"
    r"|gathered|collected|saved|held)(?= )|"
    r" (?:[^ .,;:!?()<>]+ ){0,5}?(?:that|which) (?:(?:the )?(?:[a-z]+ )?<[PK]\d+> (?:[a-z]+ ){0,3}?(?:held|saved"
    r"|stopped|blocked|tipped|turned"
    r"|pushed"
    r"|parried|palmed|clutched|gathered|smothered|dealt|kept|punched|beat|cleared|push|tip|parry|palm|turn|fend"
    r"|block|beat|fumbled|clawed|hacked|hooked|kicked)"
    r"|(?:forced|drew|tested|stung|shaved|grazed|brought (?:a|an|the best)|came back|was (?:saved|blocked|cleared|held"
    r"|kept|tipped|parried|pushed|turned|hacked|headed|deflected (?:wide|over|behind|away))|flew (?:over|wide|just)"
    r"|went"
    r" (?:over|wide|just)|struck|hit (?!the (?:net|back|roof|target|corner))))(?= )|"
    r" , but (?:the )?(?:[a-z]+ )?<[PK]\d+> (?:[a-z]+ ){0,2}?(?:got (?:there|down|across|up|both)|was (?:there|equal)"
    r"|(?:saved|blocked|stopped|cleared|tipped|pushed|turned|kicked|palmed|beat|hooked|headed|kept|clawed|helped"
    r"|touched)"
    r" (?:it|the ball))(?= )|"
    r" (?:[^ .;:!?,]+ ){0,3}?(?:until|only for) <[PK]\d+> (?:flung|threw|got|stuck|appeared|dived|stretched|arrived"
    r"|came"
    r"|was)(?= )"
)
