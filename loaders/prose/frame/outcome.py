"""How a match ended, where no sentence tells sides and score together: what is said of it in parts."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from loaders.prose.document import Document, Sentence
from loaders.prose.frame.frame import Match
from loaders.prose.frame.gathered import Gathered
from loaders.prose.frame.hints import draw_hinted, winner_hints
from loaders.prose.frame.scores import Score
from loaders.prose.names.names import Names

#: Of so many sentences of the body an outcome is believed.
_LEAD = 5
#: The place of the last sentence that a reader who skims takes in: title, strap and three more.
_UP_FRONT = 4
#: The votes of two signs.
_TWICE = 4
_ONLY_GOAL = re.compile(
    r"\b(?:the|game's|match's|night's|afternoon's|day's) (?:[\w-]+ )?(?:only|solitary|lone|sole) "
    r"(?:[\w-]+ )?(?:goal|strike|score)\b(?! (?:of|for|in|this|so) (?:his|her|the|this|a|far|their)? ?(?:season"
    r"|career|half|campaign|club|first|opening|second|group|tournament))"
    r"|\b(?:a|an) (?:[\w'-]+ ){1,4}(?:goal|header|penalty|strike|free-kick|volley) (?:[\w',-]+ ){0,6}?"
    r"(?:separated|divided) (?:the (?:sides|teams)|them)\b"
    r"|\b(?:goal|header|penalty|strike|volley) (?:[\w',-]+ ){0,6}?was all that (?:separated|divided)\b"
    r"|\b(?:solitary|lone|single|one) (?:[\w'-]+ ){0,3}(?:goal|strike|penalty|header) (?:[\w',-]+ ){0,7}"
    r"(?:was enough|settled|separated|decided|proved enough|divided)\b"
    r"|\b(?:goal|strike|header|volley|penalty|finish|free[- ]kick) (?:[\w'-]+ ){0,8}(?:was|were|proved) "
    r"(?:enough|sufficient) (?:to|for)\b"
)
_GOALLESS = re.compile(
    r"\bfail(?:ed|s)? to (?:score|break down|find (?:a way|the net|a breakthrough)|break the deadlock)\b"
    r"|\b(?:closest|nearest) (?:[\w-]+ ){0,4}to (?:breaking the deadlock|opening the scoring|scoring|a goal)\b"
    r"|\bneither (?:side|team) (?:[\w-]+ ){0,4}(?:scor\w+|goals?|net|breakthrough|way through)\b"
    r"|\bdrew a blank\b|\b(?:goalless|scoreless)\b|\bwithout a goal\b|\black of goals\b|\bno goals\b"
)
_LEVEL = re.compile(
    r"\b(?:closest|nearest) (?:[\w-]+ ){0,4}to (?:breaking the deadlock|a winner|winning it)\b"
    r"|\bcould not be separated\b|\bhonours even\b"
    r"|\bneither (?:side|team) (?:[\w-]+ ){0,4}(?:scor\w+|goals?|net|breakthrough|winner)\b"
    r"|(?<!to )(?<!have )(?<!could )(?<!would )(?<!might )(?<!almost )(?<!nearly )"
    r"\b(?:earn(?:ed|s|ing)|rescu(?:ed|es|ing)|salvag(?:ed|es|ing)|snatch(?:ed|es|ing)|grabb(?:ed|ing)|nick(?:ed|ing)"
    r"|secur(?:ed|es|ing)|stole|pinched|escaped with|settled? for|settling for|held on for) (?:[\w'-]+ ){0,3}"
    r"(?:a|an|his|her|their) (?:[\w-]+ ){0,2}(?:point|draw|stalemate|share of the (?:spoils|points))\b"
    r"|\b(?:replay is|replay will be|will replay|must replay|meet again|do it all again|try again|forced? a replay"
    r"|to a replay|second bite) (?=at|on|next|tomorrow|tonight|in|will|for|\w+day)"
    r"|\b(?:came|coming|come|fought|hit) (?:from )?(?:back|behind|two down|a goal down) to "
    r"(?:draw|force a draw|level|equalise)\b"
    r"|\b(?:were|was|are|being) held (?:at (?:home )?(?:by|to)?|by|to a)\b(?! (?:police|the police|stewards|security))"
    r"|\bthere were no goals (?:between|at|in)\b"
    r"|\bcancelled each other out\b|\bshar(?:e|ed|ing) the (?:points|spoils|honours)\b|\bpoint apiece\b|\bpoint each\b"
)

#: Signs that the other side scored, and that one side scored again.
_OPPOSED = re.compile(
    r"\b(?:equali[sz](?:ed|es|ing)|levell?ed|(?:pulled|pull|pulling|got) (?:one|a goal) back|consolation|halved"
    r"|arrears|all square|came from behind|fought back|fightback|fight back|comeback|rall(?:y|ied)"
    r"|(?<!no )(?<!without )(?:replied|in reply)|(?:were|was|drew) level(?! on points)|level through"
    r"|(?:one|a goal) back|hit back|only for (?:the )?[\w]+(?: [\w]+)? "
    r"to (?:score|strike|hit|level|draw|equali[sz]e|snatch|reply)|trailed|trailing"
    r"|(?:restored|regained) (?:the|their) (?:\w+-goal )?(?:lead|advantage))\b"
)
#: They did not level: 'thought they had equalised', 'could have equalised'.
_NOT_LEVELLED = re.compile(
    r"\b(?:thought|almost|nearly|could|should|might|never|not|n't|failed to|looking|pushed|pressed|chance|hoping|denied"
    r"|search|prevent(?:ed)?) (?:[\w'-]+ ){0,4}(?:equali[sz]\w+|levell?\w*)"
)
_AGAIN = re.compile(
    r"\b(?:doubled|halved|second goal|second came|made it two|two goals|two-goal"
    r"|(?:scored?|scoring|struck|strike|netted|hit|hitting) twice|for the second in|a second|goals from"
    r"|(?:a|his|her|with) (?:[\w-]+ )?(?:double|brace|hat-trick|treble)(?! (?:save|sub|change|chance|blow|stop))"
    r"|made it (?:three|four|five))\b"
)
_TWO_DOWN = re.compile(
    r"\btwo (?:goals )?(?:down|behind|up|ahead|clear|to the good)\b"
    r"|\btwo-goal (?:lead|deficit|advantage|cushion)\b|\b2-0 (?:down|up|behind|lead|ahead)\b"
)
_ORDINAL = re.compile(
    r"\b(?:add(?:ed|s|ing)?|scored?|scoring|got|grabbed|netted|struck|hit|headed|had|claimed|for|with) "
    r"(?:a|the|their|his|her) "
    r"(third|fourth|fifth|sixth)(?= (?:when|after|before|on|in the|from|with|goal|late|midway|as|past)"
    r"|[,.;])|\bma(?:ke|de|king) it (three|four|five|six)\b"
)
_COUNTS = {"third": 3, "three": 3, "fourth": 4, "four": 4, "fifth": 5, "five": 5, "sixth": 6, "six": 6}
_HAT_TRICK = 3
#: Who won a tie need not have won the match.
_TIE = re.compile(r"\b(?:aggregate|penalties|penalty shoot-?out|shoot-?out|spot-kicks|over two legs)\b")


def note_outcome(document: Document, names: Names, match: Match, gathered: Gathered) -> None:
    """Note winner or draw, a final score without sides, the last score passed, and words for one goal, none or more."""
    match.open_score = _open_score(gathered)
    _note_reached(gathered, names, match)
    _note_winner(document, names, match)
    lead = [document.text[sentence.start : sentence.end].lower().replace("’", "'") for sentence in _lead(document)]
    match.only_goal = any(map(_ONLY_GOAL.search, lead)) and sum(match.reached or (1, 0)) == 1
    match.goalless = any(map(_GOALLESS.search, lead))
    told = " ".join(document.text[one.start : one.end] for one in document.sentences).lower()
    match.opposed = bool(_OPPOSED.search(_NOT_LEVELLED.sub("", told)))
    match.two_down = bool(_TWO_DOWN.search(told))
    match.total = _total(lead)
    if match.total and match.total % 2 == 0 and match.winner is None:
        match.drawn = match.drawn or bool(_DRAW_SAID.search(told))
    match.ordinal = max(
        (_COUNTS[found[1] or found[2]] for found in _ORDINAL.finditer(told)),
        default=_HAT_TRICK if "hat-trick" in told else 2 if _AGAIN.search(told) else 1,
    )


#: Of a match whose goals are counted: nobody won it.
_DRAW_SAID = re.compile(
    r"\b(?:a|the) draw was\b|\bshar(?:e|ed|ing) (?:of )?(?:the )?(?:points|spoils|honours)\b"
    r"|\bdeserved (?:a|the|their) (?:draw|point)\b|\bended (?:level|all square)\b|\bno winner\b"
)


def _total(lead: Sequence[str]) -> int:
    """The goals that fell, from 'a six-goal thriller' up front."""
    found = {_TOTALS[told[1]] for told in map(_TOTAL.search, lead) if told}
    return found.pop() if len(found) == 1 else 0


_TOTALS = {word: number for number, word in enumerate("four five six seven eight nine ten".split(), 4)}
_TOTAL = re.compile(
    r"\b(four|five|six|seven|eight|nine|ten)-goal (?:[\w-]+ )?(?:thriller|humdinger|classic|epic|feast|bonanza"
    r"|spectacular|thrillers|affair|extravaganza|encounter|cracker|match|game|contest|draw|see-saw|rollercoaster|drama)\b"
)


def _lead(document: Document) -> Iterator[Sentence]:
    """Title, strap and the first sentences of the body."""
    body = 0
    for sentence in document.sentences:
        body += sentence.block.kind == "body"
        if body > _LEAD:
            return
        yield sentence


def _note_winner(document: Document, names: Names, match: Match) -> None:
    """The winner if the first sentences say who won, and whose an open score is then."""
    votes: Counter[int] = Counter()
    drawn = False
    place = 0
    for place, sentence in enumerate(_lead(document)):
        items = names.items(sentence)
        told = document.text[sentence.start : sentence.end].lower()
        if not _TIE.search(told):
            votes.update(winner_hints(items, match.sides, match.home))
        drawn = drawn or place <= _LEAD - 1 and (draw_hinted(items, match.sides) or bool(_LEVEL.search(told)))
        if place == _UP_FRONT:
            match.told_up_front = votes[match.first] != votes[match.second]
    one, two = match.sides
    short = place <= _UP_FRONT and votes[one] != votes[two]
    match.told_up_front = match.told_up_front or short or abs(votes[one] - votes[two]) >= _TWICE
    if votes[one] != votes[two]:
        match.winner, loser = (one, two) if votes[one] > votes[two] else (two, one)
        if match.open_score is not None and match.open_score[0] > match.open_score[1]:
            match.goals = {match.winner: match.open_score[0], loser: match.open_score[1]}
            match.rule = "winner and score apart"
    elif drawn and not votes:
        match.drawn = True


def _open_score(gathered: Gathered) -> tuple[int, int] | None:
    """The weightiest final score of which it is not told whose it is."""
    if not gathered.open:
        return _last_up_front(gathered)
    score = max(gathered.open, key=lambda pair: (pair[1], pair[0].high))[0]
    return score.high, score.low


def _last_up_front(gathered: Gathered) -> tuple[int, int] | None:
    """The last moment's score that the first sentences tell, if it is level: they tell how a match ended."""
    early = [score for score in gathered.scores if score.sentence.index <= _LEAD and score.kind == "running"]
    return (early[-1].high, early[-1].low) if early and early[-1].is_draw else None


def _note_reached(gathered: Gathered, names: Names, match: Match) -> None:
    """Note the highest score that the text passes, the leader's goals first.

    One beside a third side is none of this match.
    """
    own = [score for score in gathered.reached if not _beside_other(score, names, match)]
    if own:
        most = max(own, key=lambda score: (score.high + score.low, not _is_lead(score, names)))
        match.reached = most.high, most.low
        match.reached_as_lead = most.kind == "running" or _is_lead(most, names)


def _is_lead(score: Score, names: Names) -> bool:
    """Whether a side led or trailed by a score at some time: it need not have been the last."""
    items = names.items(score.sentence)
    return not _LEADS.isdisjoint(item.lower for item in items[max(score.at - 3, 0) : score.at + 3])


_LEADS = frozenset("led lead leads leading up ahead down behind trailed trailing adrift advantage deficit at".split())


def _beside_other(score: Score, names: Names, match: Match) -> bool:
    items = names.items(score.sentence)
    return any(
        item.is_team and item.entity not in (None, *match.sides) for item in items[max(score.at - 7, 0) : score.at + 7]
    )
