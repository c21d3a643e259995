"""Ways of telling what somebody did for a goal, other than that he passed: 'split the defence', 'kept it alive'."""

from loaders.prose.events.assists.assist_row import AssistRow, assist_row
from loaders.prose.pattern_parts import either, one_of

#: Behind 'with', a comma or a dash: who made a goal, told in a clause without a finite verb.
_BESIDE = r" (?:, (?:with )?|with |- |thanks to |through |by )(?:<T\d+> (?:'s )?|[a-z-]+ (?=<P)){0,3}(?P<a>{name}) "
#: What somebody does who gives the ball, without saying whom.
_GIVING = either(
    """
        crossing centring squaring laying pulling cutting heading nodding knocking flicking helping supplying providing
        delivering swinging whipping floating rolling sliding threading clipping chipping teeing setting playing
        slipping finding picking sending turning giving handing feeding backheeling dinking drilling fizzing looping
        lofting lifting
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
        r"|the (?:ball|chance|return|pass)|on (?:a plate|a platter)|from [a-z -]{1,30}|(?:[.,;)-]|to (?=him"
        r"|<H\d+>)))(?= |$)",
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
    assist_row(
        "took it",
        r" (?P<verb>took|takes|taking|(?<= to )take) (?:it|the kick|the corner|the free-kick|the throw)"
        r"(?= [,.;]| and | short | quickly | from )",
        is_open=True,
    ),
    assist_row(
        "got it across",
        r" (?P<verb>got|gets|getting|(?<= to )get) (?:the ball|it|a cross|<H\d+> 's cross|in a cross|the cross) "
        r"(?:across|over|in|back|away|in from)(?= )(?! (?:the line|the bar|the wall|the net|to <))",
        is_open=True,
    ),
    assist_row(
        "played on another's ball",
        r" (?P<verb>headed|heading|nodded|nodding|flicked|flicking|helped|helping|knocked|knocking|cushioned|cushioning"
        r"|touched|touching|glanced|glancing|volleyed|volleying|hooked|hooking|played|playing|turned|turning"
        r"|(?<= to )(?:head|nod|flick|help|knock|cushion|touch|glance|volley|hook|turn)) (?:on |down |back )?"
        r"(?:(?:the|a|an) )?(?:<P\d+> (?:'s )?)(?:[a-z-]+ ){0,3}?(?:corner|cross|free-kick|throw|long throw|ball|pass"
        r"|centre|delivery|kick|clearance) (?:back|down|on|across|square|into the path|goalwards)(?= )",
        is_open=True,
    ),
    assist_row(
        "got it back from him",
        r" (?:played|gave|passed|laid|slipped|pushed|rolled|fed|knocked|touched) (?:the ball |it )?(?:off |on )?to "
        r"(?P<a><P\d+>) ,? ?(?:and )?(?:then )?(?:got|took|received|collected|had|went for|ran on for|was given"
        r"|continued <H\d+> 's run for) (?:it back|the return|it returned|the ball back|the return pass)(?= )",
        1,
    ),
    assist_row(
        "the last of the passes",
        r" (?:passes|touches|pass|move|moves|men) (?:[^ .;:!?()]+ ){0,16}?, (?:the )?(?:last|final) "
        r"(?:(?:of (?:them|which|those|these|<T\d+>)|one|pass|touch|ball) )?(?:(?:a|an|the) (?:[a-z-]+ ){0,3}?)?"
        r"(?:from|by|being) {maker}(?! 's )",
    ),
    assist_row(
        "shot helped in",
        r" (?:flicking|flicked|diverting|diverted|deflecting|turning|turned|touching|touched|helping|helped|steering"
        r"|steered|prodding|prodded|poking|poked|heading|headed|stabbing|stabbed|guiding|guided|glancing|glanced"
        r"|nodding"
        r"|nodded|redirecting|redirected|backheeled|backheeling) (?:in |home "
        r"|on )?(?:<T\d+> (?:'s )?)?(?P<a><P\d+>) 's "
        r"(?:[a-z-]+ ){0,4}?(?:shot|effort|drive|volley|strike)(?= )(?! (?:wide|over|behind|away|off|onto|on to"
        r"|round) )",
    ),
    assist_row(
        "shot in off the scorer",
        r" (?:shot|effort|drive|volley|strike|header) (?:by|from) {maker} (?:(?:that"
        r"|which) )?(?:had )?(?:[a-z]+ ){1,3}?"
        r"(?:in )?off (?:[a-z-]+ |<H\d+> 's ){0,5}?(?P<s><P\d+>)(?= )",
    ),
    assist_row(
        "made goals for two",
        r" (?P<verb>assisted|assisting|assists|set up|setting up|teed up|teeing up|provided for|supplied) (?:both )?"
        r"(?:<P\d+> , )?<P\d+> and (?P<s><P\d+>)(?= )",
    ),
    assist_row(
        "from him to him",
        r"(?:^| ,| ;| :| -| [.]) (?P<a><P\d+>) to (?P<s><P\d+>)(?= (?:, (?:<P\d+>|back|in|and|goal|into)|[:-]) )",
    ),
)
