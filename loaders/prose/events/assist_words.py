"""The words of passes: what a pass is called, how a ball is delivered, how somebody is given it."""

import re

BALL = (r"(?:cross|crosses|corner|corners|pass|passes|through-ball|through ball|ball|free-kick|freekick|free kick|delivery|centre|center|pull-back|pullback|pull back|cut back|lay off|knock down|cut-back|cutback|knock-down|knockdown|flick|"
         r"flick-on|lay-off|layoff|backheel|back-heel|header back|assist|feed|service|set-piece|throw|throw-in|long throw|long ball|cross-field pass|crossfield pass|crossfield ball|lob|chip|dink|punt|"
         r"clearance|goal-kick|kick|centre|supply|lead-up|nod-down|header|touch|run and cross|cross-shot|cross-cum-shot|square ball|set piece|dead-ball|lofted ball|diagonal|reverse pass|slide-rule pass|feeds|pinpoint|inswinger|outswinger|nod|set-up|work)")
ADJ = r"(?:(?!and |who |from |to |after |for |by |was )[^ .;:!?<>()]+ ){0,5}?"
DELIVERED = (r"(?:crossed|crossing|crosses|squared|squaring|squares|centred|centering|centring|pulled|pulling|pulls|cut|cutting|cuts|rolled|rolling|laid|laying|lays|set|setting|sets|teed|teeing|slid|sliding|slides|headed|heading|heads|"
              r"knocked|knocking|flicked|flicking|nodded|nodding|nods|passed|passing|played|playing|plays|fed|feeding|feeds|whipped|whipping|swung|swinging|chipped|chipping|floated|floating|touched|poked|poking|put|putting|found|finding|finds|"
              r"drilled|drilling|clipped|clipping|lifted|threaded|threading|swept|drove|driving|sent|sending|slipped|slipping|hooked|hooking|delivered|delivering|delivers|curled|curling|dinked|dinking|released|releasing|supplied|supplying|provided|"
              r"providing|prodded|lofted|flashed|flashing|fizzed|fizzing|backheeled|picked|picking|teased|redirected|redirecting|steered|directed|guided|helped|shifted|slotted|touched|nudging|sprayed|hit|rifled|worked|dragged|hung|lobbed|pumped|launched|served|stood|freed|freeing|switched|pinged|hoisted|nudged)")
#: What can follow 'after X': only what is done to a ball for somebody else.
CROSSED = re.sub(r"\b(?:put|putting|found|finding|finds|set|setting|sets|sent|sending|worked|drove|driving|swept|lifted|poked|poking|curled|curling|picked|picking)\|", "", DELIVERED)
PASSED_TO = (r"(?:head (?:back |down |it )?(?:to|towards|for)|nod (?:back |down )?(?:to|for)|square (?:for|to|it to)|cross for|cut back for|pull back for|lay off to|feed|find|pick out|set up|play in|tee up|release|slip in|found|finds|finding|fed|feeds|feeding|picked out|picks out|picking out|set up|sets up|setting up|set|released|releases|releasing|played in|plays in|playing in|played|playing|sent|sending|sends|teed up|tees up|teeing up|put through|put|putting through|putting|"
              r"slipped in|slips in|slipping in|slipped|freed|frees|freeing|crossed (?:the ball |it |low |deep |[a-z]+ly )?(?:to|for)|crossing (?:to|for)|squared (?:the ball |it |a ball |[a-z]+ly )?(?:to|for)|squaring (?:the ball |it )?(?:to|for)|squares (?:to|for)|passed (?:the ball |it )?to|passing to|"
              r"laid (?:the ball |it |a ball )?(?:off |on |back |square )?(?:to|for)|laying (?:the ball |it )?(?:off |on |back )?(?:to|for)|laid on|rolled (?:the ball |it |a pass )?(?:across |back |square )?(?:to|for|into the path of)|pulled (?:the ball |it )?back (?:to|for)|pulling (?:the ball |it )?back (?:to|for)|"
              r"cut (?:the ball |it )?back (?:to|for)|cutting (?:the ball |it )?back (?:to|for)|fed (?:the ball|it|a ball|a pass) (?:forward |through |in )?(?:to|for)|slid (?:in|the ball (?:in |across |through )?to|it to)|threaded (?:the ball|it|a pass|a ball) (?:through )?(?:to|for)|"
              r"headed (?:the ball |it )?(?:down |back |across |on )?(?:to|for|into the path of)|nodded (?:the ball |it )?(?:down |back |across |on )?(?:to|for|into the path of)|flicked (?:the ball |it )?(?:on |down )?(?:to|for|into the path of)|knocked (?:the ball |it )?(?:down |back )?(?:to|for)|"
              r"sliding in|picks out|located|spotted|supplied|assisted|served|delivered (?:a |the )?(?:[a-z-]+ ){0,4}?(?:to|for)|presented|gave|dispatched|teeing|turned provider for|turns provider for|provided for|set things up for|unlocked the defence for|created (?:the |a )?(?:[a-z-]+ )?(?:goal|chance|opening|opener|second|third)? ?for|made (?:the )?[a-z]+ for|made it for|"
              r"the provider for|put it on a plate for|laid it on a plate for|put (?:the ball|it) on a plate for|lashed it across for|swung (?:it|the ball|a cross) (?:over |in )?(?:to|for)|looking up to find|clipped (?:the ball |it )?(?:to|for)|centred (?:for|to)|lofted (?:the ball |it )?(?:to|for)|stood (?:the ball|it) up (?:to|for)|dinked (?:the ball |it )?(?:to|for)|chipped (?:the ball |it )?(?:to|for)|poked (?:the ball |it )?(?:through )?(?:to|for)|drilled (?:the ball |it )?(?:across )?(?:to|for))")

#: Verbs that hand a ball on.
PASSES = frozenset(re.findall(r"[a-z]+(?:ed|ing)|cut|set|fed|found|laid|slid|sent|put|swung|swept|drove", DELIVERED))

#: What is sent over for somebody, and the verbs of sending it.
SERVED = (r"(?:cross|corner|corner kick|pass|ball|free-kick|free kick|centre|delivery|through-ball|through ball|pull-back|cut-back|cutback|long throw|throw-in|throw|"
          r"set-piece|set piece|inswinger|outswinger|centering pass|service|feed|lob|chip)")
SENT = (r"(?:crossed|crossing|whipped|whipping|swung|swinging|delivered|delivering|delivers|floated|floating|drilled|drilling|fired|firing|flashed|flashing|fizzed|"
        r"fizzing|curled|curling|chipped|chipping|clipped|clipping|lofted|sent|sending|sends|played|playing|plays|rolled|rolling|slid|sliding|slipped|slipping|"
        r"threaded|threading|squared|squaring|put|putting|hung|hanging|pinged|pinging|launched|launching|hit|supplied|supplying|provided|providing|produced|"
        r"producing|took|taking|hoisted|hoisting|lifted|lifting|swept|dinked|dinking|hooked|hooking|headed|heading|nodded|nodding|flicked|flicking|knocked|"
        r"knocking|pulled|pulling|cut|cutting|lobbed|lobbing|sprayed|spraying|arrowed|stood|hurled|hurling|threw|throwing|laid|laying|teased|drove|driving)")
TO_SEND = (r"(?:drill|whip|swing|send|play|deliver|fire|roll|slide|curl|chip|float|clip|slip|pull|cut|head|nod|flick|lift|thread|put|pass|hang|ping|supply|provide|"
           r"dink|hook|lay|flash|fizz|drive|stand|throw)")
