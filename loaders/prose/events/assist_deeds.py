"""Ways of telling what somebody did for a goal, other than that he passed: 'split the defence', 'kept it alive'."""

from loaders.prose.events.assist_row import AssistRow, assist_row
from loaders.prose.pattern_parts import either, one_of

#: Behind 'with', a comma or a dash: who made a goal, told in a clause without a finite verb.
_BESIDE = r" (?:, (?:with )?|with |- |thanks to |through |by )(?:<T\d+> (?:'s )?|[a-z-]+ (?=<P)){0,3}(?P<a>{name}) "
#: What somebody does who gives the ball, without saying whom.
_GIVING = either(
    """
        crossing centring squaring laying pulling cutting heading nodding knocking flicking helping supplying providing
        delivering swinging whipping floating rolling sliding threading clipping chipping teeing setting playing
        slipping finding picking sending turning backheeling dinking drilling fizzing looping lofting lifting
    """
)
_GIVEN = either(
    """
        crossed centred squared laid pulled cut headed nodded knocked flicked helped supplied provided delivered swung
        whipped floated rolled slid threaded clipped chipped teed set played slipped found picked sent made done created
        backheeled dinked drilled fizzed lofted lifted put kept
    """
)
#: What is opened by a pass.
_DEFENCE = one_of(
    """
        defence back_line backline rearguard back_four back_three back_five defenders centre-backs centre-halves centre
        half-backs backs full-backs offside_trap midfield
    """
)
_OPENED = one_of(
    """
        split splits splitting opened_up opens_up opening_up unlocked unlocks unlocking carved_open carved_through
        cut_open cut_through sliced_open sliced_through pierced unpicked undid prised_open bisected dissected
        beat_the_whole_of tore_open ripped_open picked_apart took_apart
    """
)
#: What somebody makes ready for a goal.
_CHANCE = one_of(
    """
        chance opening goal opener equaliser leveller winner second third fourth fifth first breakthrough ammunition
        bullets invitation clincher
    """
)
_CAUSED = one_of(
    """
        led_to brought produced made created yielded resulted_in paved_the_way_for was_the_source_of was_responsible_for
        set_up brought_about laid_on
    """
)
_DID_IT = one_of(
    """
        did_the_damage did_the_trick caused_the_damage opened_the_door unlocked_the_door proved_decisive
        was_the_key_to_it
    """
)
_GOAL = one_of("goal opener equaliser leveller winner breakthrough clincher")

ASSIST_DEEDS: tuple[AssistRow, ...] = (
    assist_row(
        "beside him giving",
        _BESIDE + rf"(?:again |once more |this time |then |[a-z]+ly |having |had |it was who ){{0,3}}"
        rf"(?:(?<=having )(?:{_GIVEN})|{_GIVING}) (?:<H\d+> |it |the ball |him |things |matters )?"
        r"(?:up |in |on |over |back |across |down |square |low |through |inside |clear |out ){0,3}"
        r"(?:(?:the|a|an|another|<H\d+> 's) (?:[a-z-]+ ){0,3}?(?:{ball}|chance|opening|opportunity)"
        r"|on (?:a plate|a platter)|from [a-z -]{1,30}|(?:[.,;)-]|to (?=him|<H\d+>)))(?= |$)",
    ),
    assist_row(
        "with him the provider",
        _BESIDE + r"(?:again |once more |once again |this time |[a-z]+ly |being |inevitably |, |as ){0,3}"
        r"(?:the|its|a|<H\d+> 's) (?:[a-z-]+ )?(?:provider|supplier|architect|creator|maker|instigator of)(?= )",
        3,
        outright=True,
    ),
    assist_row(
        "kept it alive",
        r" (?:after|when|as|with|thanks to|because) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<a>{p}) "
        r"(?:had |having |[a-z]+ly |did well to |did brilliantly to |worked hard to ){0,3}"
        r"(?:kept|keep|keeping|hooked|retrieved|rescued) (?:the|an?|it) ?(?:[a-z-]+ ){0,4}?"
        r"(?:alive|in play|back into play|from going out)(?= )",
    ),
    assist_row(
        "what he gave",
        r" (?:what|everything|whatever) (?P<a>{p}) (?:had |[a-z]+ly ){0,2}"
        rf"(?:{_GIVEN}) (?:up|in|on|over|back|across|down|square|low)(?= )",
    ),
    assist_row(
        "split the defence",
        rf" (?P<verb>{_OPENED}) (?:(?:the|<T\d+>|'s|two|three|four|both|entire|whole|home|visiting|square|rival|a"
        rf"|[a-z-]+ing|their|<H\d+>) ){{0,5}}?{_DEFENCE}(?= )",
        is_open=True,
    ),
    assist_row(
        "room for a cross",
        r" (?P<verb>made|makes|making|found|finds|finding|had|got|given|earned|bought|worked|created|won|allowed) "
        r"(?:<H\d+> |himself |herself )?(?:(?:the|a|enough|plenty of|sufficient|all the|just|half) )?(?:[a-z-]+ )?"
        r"(?:space|room|time|yard|freedom|licence)(?: [a-z-]+){0,4}? "
        r"(?:for|to (?:deliver|send over|send in|measure|swing in|whip in|pick|put over|put in|curl|float|clip|find)) "
        r"(?:a|an|his|her|the|<H\d+> 's) {adj}{served}(?= )",
        is_open=True,
    ),
    assist_row(
        "provided the ammunition",
        r" (?P<verb>provided|providing|supplied|supplying|made|laid on|created|carved out|fashioned|presented) "
        rf"(?:the|an?) (?:[a-z-]+ )?{_CHANCE}(?= )(?! of )(?! for )",
        is_open=True,
    ),
    assist_row(
        "with his help",
        r" (?:with|through) (?:the |a |some |more than a )?(?:[a-z]+ )?"
        r"(?:help|assistance|aid|helping hand|connivance|hand|foot|head) (?:of|from|by) {maker}",
        2,
    ),
    assist_row(
        "whose ball led to the goal",
        rf" (?P<a>{{p}}) 's {{adj}}{{ball}} (?:which |that |, which |from (?:the )?(?:left|right) )?(?:had |has )?"
        rf"(?:{_DID_IT}|{_CAUSED} (?:(?:the|a|their|<[TH]\d+>|'s|an|his"
        rf"|her) ){{0,3}}?(?:[a-z-]+ ){{0,2}}?{_GOAL})(?= )",
        3,
    ),
    assist_row(
        "worked with him",
        r" (?:{ball}|move|opening|routine|corner) (?:[a-z-]+ )?"
        r"(?:worked|played|exchanged|swapped|rehearsed|traded|taken) (?:[a-z-]+ ){0,2}?with {maker}(?= )(?! 's )",
        1,
    ),
    assist_row(
        "linked with him",
        r" (?:traded|trading|swapped|swapping|exchanged|exchanging|worked|working|interchanged|played|playing) "
        r"(?:a |some |neat |quick |crisp |short |slick |several |two |clever ){0,3}"
        r"(?:passes|one-two|wall-pass|give-and-go|one-twos|corner|free-kick|return) (?:[a-z-]+ ){0,3}?"
        r"(?:with|off) {maker}(?= )(?! 's )",
        1,
    ),
)
