"""Who is given the ball: 'found Hale', 'squared it for the Dane', 'a long ball to Cruz'.

The next 'he' is mostly that person.
"""

from collections.abc import Sequence

from loaders.prose.names.item import Item

#: Verbs whose very object gets the ball.
HANDS = frozenset(
    """
        found find finds finding fed feed feeds feeding released release releases releasing freed frees
        freeing sent send sends sending teed teeing tees supplied supplying located spotted played plays
        playing slipped slips slipping put puts putting set sets setting picked picks picking unleashed
        reached slid slides sliding reaching play send put set slip release free pick gave gives giving
        handed presented gifted left let allowed
    """.split()
)
#: What stands between such a verb and who gets the ball.
_PARTICLES = frozenset("out in up through clear free away over down into on".split())
#: Verbs and nouns of passing, after which 'to' or 'for' names who gets the ball.
_PASSES = frozenset(
    """
        passed passing crossed crossing cross squared squaring square laid laying rolled rolling slid
        sliding slipped slipping threaded threading nodded nodding headed heading flicked flicking pulled
        pulling cut cutting fed feeding fed played playing lofted lofting chipped chipping clipped clipping
        lifted lifting sprayed spraying switched switching swept sweeping floated floating whipped delivered
        delivering centred centring teed knocked knocking prodded poked stabbed touched backheeled dinked
        dinking drilled drilling pinged pinging hooked spread spreading moved worked released steered
        shifted diverted helped cushioned chested hoisted pass ball cross centre lay-off flick through-ball
        corner throw free-kick pull-back cut-back cutback knock-down header provider
    """.split()
)
_BETWEEN = frozenset(
    """
        the a an his her their unmarked onrushing on-rushing waiting overlapping advancing incoming
        substitute captain fellow 's
    """.split()
)
#: How words end that may describe a player: 'winger', 'Danish', 'on-loan'.
_DESCRIBING = ("er", "man", "back", "half", "star", "ant", "ese", "ish", "ian", "loan")
#: So many items may stand between.
_REACH = 5


def is_given_the_ball(items: Sequence[Item], place: int) -> bool:
    """Whether the person at a place of a sentence is given the ball by the words before."""
    first = max(place - _REACH, 0)
    at = place - 1
    while at >= first and _stands_between(items[at]):
        at -= 1
    if at < 0:
        return False
    word = items[at].lower
    if word in _PARTICLES and at and items[at - 1].lower in HANDS:
        return True
    if word in HANDS and _troubles(items, place):
        return False
    if word in HANDS:
        return not (word in {"set", "put", "played", "sent"} and _follows_ball(items, place))
    if word == "of":
        return at >= 2 and items[at - 1].lower in {"path", "feet", "head"} and items[at - 2].lower in {"the", "to"}
    return word in {"to", "for", "towards"} and _passes_before(items, at)


def _stands_between(item: Item) -> bool:
    """Whether an item may stand between who is given the ball and what is done: 'the', 'Danish', 'winger'."""
    lower = item.lower
    return (
        lower in _BETWEEN
        or item.is_team
        or lower.endswith(_DESCRIBING)
        and not item.is_person
        and lower not in {"over", "under", "after", "another"}
    )


def _troubles(items: Sequence[Item], place: int) -> bool:
    """'giving Hale a torrid time': it is no ball that he is given."""
    return any(item.lower in _TROUBLE for item in items[place + 1 : place + 5])


_TROUBLE = frozenset(
    """
        time runaround problems trouble headache headaches nightmare nightmares bother lesson fright scare warning
        rest breather debut start
    """.split()
)


def _follows_ball(items: Sequence[Item], place: int) -> bool:
    """Whether what seems to be given the ball is the owner of something: 'sent Hale's cross wide'."""
    return place + 1 < len(items) and items[place + 1].lower in {"'s", "'"}


def _passes_before(items: Sequence[Item], at: int) -> bool:
    """Whether within the clause before 'to' or 'for' a ball is passed, with nobody else named between."""
    for back in range(at - 1, max(at - 12, -1), -1):
        word = items[back].lower
        if word in _PASSES:
            return True
        if items[back].is_person or word in {",", ";", ".", "and", "but", "who", "when", "as", "after"}:
            return False
    return False
