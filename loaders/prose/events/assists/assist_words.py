"""The words of passes: what a pass is called, how a ball is delivered, how somebody is given it."""

from loaders.prose.events.clause.lexicon import forms_of
from loaders.prose.pattern_parts import either, one_of

#: Balls that are played.
_BALLS = either(
    """
        cross crosses corner corners pass passes through-ball through-balls through_ball throughball ball balls
        free-kick free-kicks freekick free_kick delivery deliveries centre center pull-back pullback pull_back cut_back
        lay_off knock_down cut-back cutback cut-backs knock-down knockdown flick flick-on flick_on flicked_header
        headed_flick lay-off layoff backheel back-heel header_back header_across assist feed service set-piece throw
        throw-in long_throw long_ball cross-field_pass crossfield_pass crossfield_ball lob chip dink punt clearance
        goal-kick kick supply lead-up nod-down nod_down header touch run_and_cross cross-shot shot-cum-cross
        cross-cum-shot square_ball set_piece dead-ball lofted_ball diagonal reverse_pass slide-rule_pass feeds pinpoint
        inswinger outswinger nod set-up work
    """
)
#: What else somebody does for a goal.
_DEEDS = either(
    """
        handiwork invention vision approach_work skill interplay hard_work one-two effort_across_goal prompting trickery
        scheming thinking awareness centering_pass head-down roll slip_pass backheeled_pass tee-up layback switch
    """
)
#: What a pass is called, where it has an owner or a giver: 'Hale's ...', '... from Hale'.
BALL = (
    rf"(?:{_BALLS}|(?:good|fine|excellent|clever|neat|link-up|wing|build-up|approach|great|brilliant|superb|unselfish"
    rf"|intelligent) play|{_DEEDS})"
)
#: What may stand between an owner and the pass.
ADJ = (
    r"(?:[a-z]+ of an? )?"
    r"(?:(?!and |who |from |to |after |for |by |was |were |had |but |with |the |an? )[^ .;:!?<>()]+ ){0,6}?"
)

#: Verbs that hand a ball on: `!` doubles its last letter.
_PASSING = """
    cross square centre pull roll tee head knock flick nod! pass play whip! chip! float touch poke clip! lift sweep
    slip! hook deliver curl dink release supply provide prod! loft flash fizz backheel back-heel pick tease redirect
    steer direct guide help shift slot! nudge spray rifle work drag! lob! pump launch serve free switch ping hoist arrow
    stroke cushion chest volley fire dispatch stab! ease push punt hoof scoop tap! launch hurl thunder drill load
    lever measure unfurl thrash unleash aim dab! lash skim! square spear rake smash cannon present offer swap! knee turn
    flight feather hoick waft caress spoon curve float thump loop boot clout lump boom smack arc fling
"""
_IRREGULAR = """
    cut/cuts/cut/cutting lay/lays/laid/laying set/sets/set/setting slide/slides/slid/sliding feed/feeds/fed/feeding
    swing/swings/swung/swinging put/puts/put/putting find/finds/found/finding drive/drives/drove/driving
    send/sends/sent/sending hit/hits/hit/hitting hang/hangs/hung/hanging stand/stands/stood/standing
    bend/bends/bent/bending throw/throws/threw/throwing spread/spreads/spread/spreading
    thread/threads/threaded/threading spin/spins/spun/spinning center/centers/centered/centering
    dig/digs/dug/digging sling/slings/slung/slinging fling/flings/flung/flinging
"""
_FORMS = forms_of(_PASSING, _IRREGULAR)
#: Their forms that tell what was done, and after 'to' or 'would' their bare form.
_TOLD = sorted(
    {form for form, (_, kind) in _FORMS.items() if kind != "base"}
    | {"hit", "cut", "set", "put", "spread", "swung", "driven", "thrown", "sent", "centred", "centring"},
    key=lambda form: (-len(form), form),
)
_BARE = sorted({base for base, _ in _FORMS.values()}, key=lambda form: (-len(form), form))
BARE = rf"(?:(?<= to )|(?<= would )|(?<= did )|(?<= could )|(?<= and )|(?<= then ))(?:{'|'.join(_BARE)})"
DELIVERED = rf"(?:{'|'.join(_TOLD)}|{BARE})"
#: Verbs that hand a ball on, as words.
PASSES = frozenset((*_TOLD, *_BARE))
#: What can follow 'after X': only what is done to a ball for somebody else.
CROSSED = one_of(
    """
        crossed crossing crosses squared squaring squares centred centering pulled pulling pulls cut cutting cuts rolled
        rolling laid laying lays teed teeing slid sliding headed heading heads knocked knocking flicked flicking nodded
        nodding nods passed passing played playing plays fed feeding feeds whipped whipping swung swinging chipped
        chipping floated floating touched drilled drilling clipped clipping threaded threading slipped slipping hooked
        hooking delivered delivering delivers dinked dinking released releasing supplied supplying provided providing
        prodded lofted flashed flashing fizzed fizzing backheeled teased redirected redirecting steered helped dragged
        hung lobbed pumped launched served stood freed freeing switched pinged hoisted nudged sprayed hit rifled shifted
        slotted guided directed
    """
)

#: Who gets the ball is the object of these: 'found Hale', 'played Hale in'.
_GIVES = either(
    """
        found finds finding fed feeds feeding released releases releasing freed frees freeing located spotted supplied
        assisted assisting served presented reached unleashed sprang sprung sent sends sending put puts putting played
        plays playing slipped slips slipping set sets setting slid sliding gave handed gifted teed teeing tees picked
        picks picking threaded teed_up tees_up teeing_up picked_out picks_out picking_out set_up sets_up setting_up
        played_in plays_in playing_in slipped_in slips_in slipping_in put_in put_through putting_through sent_in
        put_clear sent_clear sent_through sent_away set_free set_away slid_in sliding_in threaded_in spun_in
        looked_up_to_find looking_up_to_find laid_on turned_provider_for turns_provider_for turning_provider_for
        turned_supplier_for provided_for set_things_up_for unlocked_the_defence_for made_it_for put_it_on_a_plate_for
        laid_it_on_a_plate_for the_provider_for the_supplier_for the_creator_for the_architect_for
    """
)
_GIVE = either(
    """
        find spot feed release free play_in slip_in pick_out set_up tee_up put_through send_clear send set put play slip
        supply square_for cross_for lay_on
    """
)
#: Where a ball goes that is for somebody.
_TOWARDS = one_of(
    """
        to for towards into_the_path_of on_to onto at_the_feet_of to_the_feet_of on_a_plate_for into_the_stride_of in_to
        ahead_of across_to over_to out_to onto_the_head_of on_to_the_head_of into_the_run_of onto_the_toe_of
    """
)
_TO = (
    r"(?:(?:back |down |across |on |over |off |through |in |out |forward |square |up |low |deep |inside |wide "
    rf"|sideways |short |left |right |long |first time |first-time |[a-z]+ly ){{0,3}}{_TOWARDS})"
)
_OBJECT = (
    r"(?:(?:the ball|it|possession|the loose ball|a ball|a pass|play|things|matters|the needle|a header"
    r"|a low ball) )?"
)
PASSED_TO = (
    rf"(?:{_GIVES}|(?:(?<= to )|(?<= would ))(?:{_GIVE})|{DELIVERED} {_OBJECT}{_TO}"
    r"|created (?:the |a )?(?:[a-z-]+ )?(?:goal|chance|opening|opener|second|third)? ?for|made (?:the )?[a-z]+ for)"
)

#: What is sent over for somebody, and the verbs of sending it.
SERVED = one_of(
    """
        cross corner corner_kick pass ball free-kick free_kick centre delivery through-ball through_ball pull-back
        cut-back cutback long_throw throw-in throw set-piece set_piece inswinger outswinger centering_pass service feed
        lob chip flick knock-down lay-off header
    """
)
SENT = (
    rf"(?:{DELIVERED}|produced|producing|took|taking|conjured|conjuring|sent|made|making|found|picked|weighted"
    r"|whipping|slung|angled|angling)"
)
