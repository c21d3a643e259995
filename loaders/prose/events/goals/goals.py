"""Every clause of a sentence that tells of a goal, with its scorer."""

import re

from loaders.prose.events.clause.history import is_earlier
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.made_for_another import is_made_for_another
from loaders.prose.events.clause.other_days import is_other_day, is_tally
from loaders.prose.events.clause.undone import is_kept_out, is_undone
from loaders.prose.events.clause.unreal import is_unreal
from loaders.prose.events.goals.again import further
from loaders.prose.events.goals.by_box import by_box, by_running
from loaders.prose.events.goals.by_bracket import by_bracket
from loaders.prose.events.goals.by_gap import by_gap
from loaders.prose.events.goals.by_list import by_list
from loaders.prose.events.goals.by_noun import by_nouns
from loaders.prose.events.goals.by_phrase import by_phrases
from loaders.prose.events.goals.by_series import by_series
from loaders.prose.events.goals.by_summary import by_summary
from loaders.prose.events.goals.by_verb import by_verbs
from loaders.prose.events.goals.off_a_defender import off_a_defender
from loaders.prose.events.goals.own_clause import keep_apart
from loaders.prose.events.goals.own_goals import own_goals
from loaders.prose.events.goals.passers import without_passers
from loaders.prose.events.goals.same_goal import one_per_clause
from loaders.prose.events.goals.side_goals import absorb, borrow, side_tellings
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.others.shootouts import is_shootout


def tellings_of(line: Line, following: str, before: str = "") -> list[Telling]:
    """The goals that a sentence tells; `following` and `before` are the texts of the next line and of the last."""
    if _LISTS_CARDS.match(line.text) or ":" in before and _LISTS_CARDS.match(before) and _LISTED.match(line.text):
        return []
    listed = [*by_bracket(line)] or [*by_list(line), *by_box(line), *by_summary(line), *by_running(line, before)]
    if listed:
        return listed
    found: list[Telling] = []
    own = [*own_goals(line), *off_a_defender(line, following)]
    found += own
    told = [*by_phrases(line), *by_verbs(line)]
    found += [telling for telling in told if telling.scorer is not None]
    found += by_nouns(line)
    found += by_gap(line)
    found += by_series(line)
    found = [telling for telling in found if telling in own or not any(_tells_it_too(telling, one) for one in own)]
    sides = [telling for telling in (*told, *side_tellings(line)) if telling.scorer is None]
    if not found and not sides or is_shootout(line):
        return []
    found = without_passers(line, found)
    kept = [
        telling
        for telling in found
        if not (_is_refused_own(telling) if telling in own else _is_refused(telling, following))
    ]
    if are_kicks(line, before, kept):
        return []
    sides = [telling for telling in sides if not _is_refused(telling, following)]
    absorb(kept, sides)
    merged = one_per_clause(kept)
    merged += further(line, merged)
    keep_apart(merged)
    left = [side for side in sides if "absorbed" not in side.tags]
    return [*merged, *left[:2]] if merged else borrow(left) or left[:1]


def _tells_it_too(telling: Telling, own: Telling) -> bool:
    """Whether 'Hale's shot hit Stone and the deflection took it in for an own goal' is told of Hale as well."""
    return telling.rule == "possessive shot" and telling.begin <= own.verb <= telling.end


#: 'Yellow cards: Marlow - Hale (22). Harbour - Voss (12).'
_LISTS_CARDS = re.compile(
    r" (?:yellow cards?|red cards?|cards?|booked|bookings|cautions?|cautioned|sent off|dismissals?|substitutions?|subs)"
    r" (?::|-) "
)
_LISTED = re.compile(r" <T\d+> (?:-|:) <P\d+> ")


def _is_refused_own(telling: Telling) -> bool:
    line = telling.line
    # 'could only divert it past his own keeper'
    only = line.words[max(telling.begin - 2, 0) : telling.begin] == ["could", "only"]
    return (
        not only
        and is_unreal(line, telling.begin, telling.scorer if telling.rule == "into his own net" else None)
        or is_other_day(line, telling.verb)
        or is_earlier(line, telling.verb)
    )


def are_kicks(line: Line, before: str, told: list[Telling]) -> bool:
    """Whether a list of scorers names the takers of a shoot-out of which the sentence before tells."""
    scorers = {telling.scorer for telling in told if telling.scorer is not None}
    return (
        len(scorers) >= _KICKS and bool(_DECIDED.search(before)) and not any(word[0].isdigit() for word in line.words)
    )


#: So many scorers of one sentence.
_KICKS = 3
_DECIDED = re.compile(r" (?:on penalties|shoot-out|shootout|shoot_out|spot-kicks) ")


def _is_refused(telling: Telling, following: str) -> bool:
    line = telling.line
    return (
        telling.rule not in _NO_STOPPING
        and is_unreal(line, _says_so(telling), telling.scorer)
        or is_undone(line, telling.verb, following)
        or is_kept_out(line, telling.verb if telling.rule.endswith(" as verb") else telling.end)
        or is_made_for_another(line, telling.verb, telling.end)
        or (is_tally(line, telling.verb) and "celebrates" not in telling.rule)
        or is_other_day(line, telling.verb)
        or is_earlier(line, telling.verb)
        or telling.verb > 0
        and line.words[telling.verb - 1] in _UNMEANT
        or line.words[telling.verb] in _KICK
        and line.words[telling.verb + 1 : telling.verb + 2] in _NO_SHOT
    )


#: Rows that say by a negation that the ball went in.
_NO_STOPPING = frozenset(("no stopping it", "no stopping him from scoring", "could celebrate his goal"))


def _says_so(telling: Telling) -> int:
    """The word that must not be a mere wish: of 'Hale celebrating his third goal' the verb and not the noun."""
    return telling.scorer + 1 if telling.rule == "celebrates" and telling.scorer is not None else telling.verb


_KICK = frozenset({"penalty", "spot-kick", "free-kick", "shot", "header"})
#: Behind a noun for a shot: 'Hale's penalty miss proved decisive'.
_NO_SHOT = (["miss"], ["misses"], ["save"], ["saves"], ["stop"], ["heroics"])
#: Nobody scores for his own side without meaning to; own goals are read apart.
_UNMEANT = frozenset(("inadvertently", "unwittingly", "accidentally"))
