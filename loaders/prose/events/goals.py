"""Every clause of a document that tells of a goal, with its scorer."""

import re
from collections.abc import Iterator

from loaders.prose.events.detail import count_in, describe, score_in
from loaders.prose.events.filters import is_kept_out, is_other_day, is_shootout, is_tally, is_undone, is_unreal
from loaders.prose.events.grammar import coordinated, subject_of, verb_kind
from loaders.prose.events.lexicon import CONTACT, DELIVERING, GETTING, SCORING, is_adverb
from loaders.prose.events.licences import MISSED, licence_after
from loaders.prose.events.line import Line
from loaders.prose.events.nouns import KEPT_BEFORE, KEPT_OUT, find_nouns
from loaders.prose.events.patterns import compiled
from loaders.prose.events.phrases import find_phrases
from loaders.prose.events.side_goals import absorb, borrow, side_tellings
from loaders.prose.events.telling import Telling

_OBJECT = compiled(
    r" ?(?:himself |herself |yet |for {side} )?(?:a|an|the|his|her|their|another|yet another|both|two|three|four|{side} 's|{p} 's|late|what|only|all|one of|the) (?P<mods>(?:(?!with |from |at |on |in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over |past |under |palms|hands|legs|feet|across|shot |effort |header |drive |cross )[^ .,;:!?()]+ ){0,6}?)"
    r"(?P<noun>{goal}|{ord}|opening goal|third goal|pair|goal of the game)(?= )(?! (?:kick|chance|save|attempt|effort|half|place|minute|corner|booking|yellow|time|point|game|win|touch|successive|straight|"
    r"consecutive|save|bite|string|choice|side|period|appearance|start|match|shot|header|wind|debut|season|win|line|mouth|bound|threat|drought))")
_SHOT_OBJECT = compiled(r" ?(?:a|an|the|his|her|their|another) (?:(?!chance|save)[a-z0-9-]+ ){0,4}?(?P<noun>effort|header|strike|penalty|free-kick|volley|spot-kick|tap-in|half-volley|finish)(?= )")
_ONE = compiled(r" ?(?:the (?:only|first|second|third|opening|all-important|winning|vital|decisive|crucial|final|last|equalising) (?:goal|one|of|strike|score))(?= )")
_NO_GETTING = frozenset("have find make force celebrate land open deliver supply rally strike win shoot earn rescue salvage celebrate mark manage".split())
_LICENSED_GETTING = {"win": re.compile(r"$^"), "have": re.compile(r"$^")}
_SCORED_NOTHING = re.compile(r" (?:no|nothing|none|just (?:once|twice|one|two|\d+) |only once in|fewer|more|goals|against them in|in (?:each|every|all|\d+|his|eight|nine|ten|five|six|seven|four|three)|for fun|freely|regularly|at will|\d+ (?:goals|times|in|league))\b")
_OWN = compiled(
    r"(?:into|in|past|through|beyond|inside|over) (?:his|her|their|<[PNH]\d+> 's|{side} 's) own (?:net|goal|keeper|goalkeeper|goal-line|line|near post|far post|<P\d+>)|"
    r"(?:through|into) (?:his|her|<[PNH]\d+> 's) own(?= [.,;])")
_OWN_GOAL_BY = compiled(r" own[ -]goals? (?:[^ .;:!?<>]+ ){0,6}?(?:by|from|off|courtesy of|via|through) (?:the |a |[a-z-]+ ){0,4}(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,3}?(?P<scorer><[PN]\d+>)")
_OWN_GOAL_OF = compiled(r" (?P<scorer><[PN]\d+>) 's (?:[a-z0-9-]+ ){0,5}?own[ -]goals?(?= )")
_OWN_GOAL_MOD = compiled(r" (?:a|an|the) (?:[a-z0-9-]+ ){0,4}?(?:<T\d+> )?(?:[a-z-]+ )?(?P<scorer><P\d+>) own[ -]goal(?= )")
_OWN_GOAL_MADE = compiled(r" (?P<scorer>{p}) (?:[a-z]+ly )?(?:scored|netted|conceded|had scored|scores|scoring) (?:an|his|the) (?:[a-z-]+ ){0,3}own goal(?= )")
_OWN_FORCED = compiled(r" (?:forced|forcing|forces|pressured|prompted|panicked|saw|see|seeing|when|as|with|and|but|after|,) (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<scorer>{p}) (?:[^ .;:!?]+ ){0,9}?(?:into|in|past|through|beyond) (?:his|her|their|<[PNH]\d+> 's|{side} 's) own (?:net|goal|keeper|goalkeeper)(?= )")


def tellings_of(line: Line, following: str) -> list[Telling]:
    """The goals that a sentence tells; `following` is the text of the next line."""
    words = frozenset(line.words)
    found: list[Telling] = []
    own = [*_own_goals(line)]
    found += own
    told = [*_by_phrases(line, words), *_by_verbs(line)]
    found += [telling for telling in told if telling.scorer is not None]
    found += _by_nouns(line, words)
    sides = [telling for telling in (*told, *side_tellings(line)) if telling.scorer is None]
    shootout = is_shootout(line)
    kept = [telling for telling in found if telling in own or not _is_refused(telling, following)]
    if shootout:
        return []
    sides = [telling for telling in sides if not _is_refused(telling, following)]
    absorb(kept, sides)
    merged = _one_per_clause(kept, own)
    left = [side for side in sides if "absorbed" not in side.tags]
    return [*merged, *left[:2]] if merged else borrow(left) or left[:1]


def _is_refused(telling: Telling, following: str) -> bool:
    line = telling.line
    return (
        is_unreal(line, telling.verb, telling.scorer)
        or is_undone(line, telling.verb, following)
        or is_kept_out(line, telling.end)
        or (is_tally(line, telling.verb) and "celebrates" not in telling.rule)
        or is_other_day(line, telling.verb)
    )


def _one_per_clause(found: list[Telling], own: list[Telling]) -> list[Telling]:
    """Several rows can see the same goal; of one scorer within few words the surest telling stays and takes the rest's detail."""
    kept: list[Telling] = []
    for telling in sorted(found, key=lambda t: (-t.strength, t.verb)):
        twin = next((other for other in kept if _same_clause(telling, other)), None)
        if twin is None:
            kept.append(telling)
        elif telling.scorer is not None or twin.scorer is None:
            _take(twin, telling)
    return sorted(kept, key=lambda t: t.verb)


def _same_clause(one: Telling, other: Telling) -> bool:
    if one.scorer is None or other.scorer is None:
        between = one.line.words[min(one.verb, other.verb):max(one.verb, other.verb)]
        return len(between) < 26 and one.own_goal == other.own_goal
    if one.scorer == other.scorer:
        return one.rule == other.rule or not _then(one, other)
    same = one.line.item(one.scorer).entity == one.line.item(other.scorer).entity and one.line.item(one.scorer).entity is not None
    if same and one.rule != other.rule and _then(one, other):
        return False
    if same:
        between = one.line.words[min(one.verb, other.verb):max(one.verb, other.verb)]
        if one.player_order and other.player_order and one.player_order != other.player_order:
            return False
        return len(between) < 18
    return one.verb == other.verb and one.own_goal != other.own_goal or (
        abs(one.verb - other.verb) < 4 and one.own_goal and not other.own_goal)


def _then(one: Telling, other: Telling) -> bool:
    """Whether two verbs of one scorer are told one after the other."""
    if verb_kind(one.line.words[one.verb]) is None or verb_kind(other.line.words[other.verb]) is None:
        return False
    between = one.line.words[min(one.end, other.end):max(one.verb, other.verb)]
    return "before" in between or "then" in between or "later" in between


def _take(into: Telling, other: Telling) -> None:
    into.player_order = into.player_order or other.player_order
    into.own = into.own if into.own is not None else other.own
    into.pair = into.pair or other.pair
    into.first_of_match = into.first_of_match or other.first_of_match
    into.own_less_other = into.own_less_other if into.own_less_other is not None else other.own_less_other
    into.side = into.side if into.side is not None else other.side
    into.side_word = into.side_word if into.side_word is not None else other.side_word
    into.penalty = into.penalty or other.penalty
    into.situation = into.situation or other.situation
    into.body_part = into.body_part or other.body_part
    into.count = max(into.count, other.count)
    into.end = max(into.end, other.end)
    into.begin = min(into.begin, other.begin)
    into.keeper_word = into.keeper_word if into.keeper_word is not None else other.keeper_word
    into.tags |= other.tags - {"only past a keeper"}
    if other.strength > 1 and "only past a keeper" not in other.tags:
        into.tags.discard("only past a keeper")


def _own_goals(line: Line) -> Iterator[Telling]:
    if " own" not in line.text:
        return
    for pattern in (_OWN_GOAL_BY, _OWN_GOAL_OF, _OWN_GOAL_MOD, _OWN_GOAL_MADE):
        for match in pattern.finditer(line.text):
            scorer = line.word_at(match.start("scorer"))
            yield Telling("own goal by noun", line, scorer, line.word_at(match.end() - 1), scorer, 3, own_goal=True)
    for match in _OWN.finditer(line.text):
        at = line.word_at(match.start())
        verb = next((word for word in range(at - 1, max(at - 12, -1), -1) if verb_kind(line.words[word])), None)
        if verb is None:
            continue
        before = line.text[max(line.offsets[verb] - 30, 0):match.start()]
        if re.search(r" (?:almost|nearly|could|clear|danger|off) ", before):
            continue
        subject = subject_of(line, verb, verb_kind(line.words[verb]) or "past", line.word_at(match.end()))
        if subject is not None:
            yield Telling("into his own net", line, verb, line.word_at(match.end() - 1), subject.word, 3, own_goal=True)


def _by_phrases(line: Line, words: frozenset[str]) -> Iterator[Telling]:
    for row, match in find_phrases(line, words):
        verb = line.word_at(match.start("verb"))
        end = line.word_at(match.end() - 1)
        kind = verb_kind(line.words[verb]) or _kind(line.words[verb])
        if line.words[verb] in _NOUNS_TOO and not _governed(line, verb):
            continue
        subject = subject_of(line, verb, kind, end)
        groups = match.groupdict()
        side_word = line.word_at(match.start("side")) if groups.get("side") else None
        if side_word is not None and not line.is_side(side_word):
            side_word = side_word + 1 if line.is_side(side_word + 1) else None
        shot = None if subject else _shot_subject(line, verb)
        word = subject.word if subject else None
        if word is None and shot is not None:
            word = shot
        strength = row.strength if subject is None or row.strength < 3 or subject.sureness == 2 else 3
        telling = Telling(row.name, line, verb, end, word, strength, side_word=side_word)
        telling.first_of_match = row.effect.first
        telling.own_less_other = row.effect.lead
        telling.penalty = row.effect.penalty
        if row.effect.count > 1:
            telling.count = row.effect.count
        if row.effect.last:
            telling.tags.add("last")
        if groups.get("score"):
            telling.pair = score_in(" " + groups["score"] + " ")
        if groups.get("how") in ("level", "on level terms", "back on terms", "back on level terms"):
            telling.own_less_other = 0
        if word is None:
            side = _side_subject(line, verb)
            if side is None or not row.sides:
                continue
            telling.side_word = side
            telling.strength = 2
        _detail(telling)
        yield from _shared(telling)


def _kind(word: str) -> str:
    if word.endswith("ing"):
        return "ing"
    if word.endswith("s") and not word.endswith("ss"):
        return "s"
    return "past" if word.endswith("ed") or word in _PASTS else "base"


_NOUNS_TOO = frozenset("strike strikes striking head shot lead level score".split()) - {"strikes"}
_PASTS = frozenset("drawn given taken broken got had was were found did put gave made got won beat broke drew cut sent brought hit shot led took began stole struck headed".split())
_SHOT_SUBJECT = compiled(
    r" (?P<owner>{p}) 's (?:[^ .;:!?<>()]+ ){0,7}?(?:{shot}|{goal}|{ord})(?: (?:[^ .;:!?<>()]+ ){0,12}?)?,? ?(?:which |that )?(?:[a-z]+ly |then |soon |eventually |duly |also |to )?$")


def _shot_subject(line: Line, verb: int) -> int | None:
    """The owner of the shot that is the subject of a verb: 'Vidal's header gave ...'."""
    match = _SHOT_SUBJECT.search(line.text[:line.offsets[verb]])
    return line.word_at(match.start("owner")) if match else None


def _side_subject(line: Line, verb: int) -> int | None:
    """The side that is the subject of a verb."""
    for at in range(verb - 1, max(verb - 14, -1), -1):
        word = line.words[at]
        if line.is_side(at) and not line.owns(at):
            return at
        if line.is_person(at) or word in (";", ":", "which", "that"):
            return None
    return None


def _by_verbs(line: Line) -> Iterator[Telling]:
    for word, text in enumerate(line.words):
        if text in SCORING:
            yield from _scoring(line, word)
        if text in GETTING:
            yield from _getting(line, word)
        if text in CONTACT:
            yield from _contact(line, word)


def _scoring(line: Line, word: int) -> Iterator[Telling]:
    base, kind = SCORING[line.words[word]]
    after = line.text[line.offsets[word] + len(line.words[word]):][:60]
    before = line.words[word - 1] if word else ""
    if kind in ("no",) or _SCORED_NOTHING.match(after) or (kind == "s" and base != "score" and before in ("the", "their", "'s")):
        return
    if line.words[word] in ("net", "nets", "score", "scores", "scoring", "netting") and before in (
            "the", "his", "their", "a", "empty", "open", "'s", "side", "goal", "own", "final", "of", "gaping", "from", "all-time", "and", "no"):
        if not (before in ("and",) and kind == "base"):
            return
    if re.match(r" (?:record|chances?|opportunit|touch|run|drought|form|charts?|rate|spree|streak|boots|burden|ability)", after):
        return
    if re.match(r" (?:on (?:their|his) own|on points|at the top)", after):
        return
    subject = subject_of(line, word, kind, word)
    strength = 3 if kind in ("past", "s") else 2
    telling = Telling(f"{base} as verb", line, word, min(word + 1, len(line.words) - 1), subject.word if subject else None, strength)
    telling.own_less_other = None if base in ("score", "net") else 0
    if subject is None:
        side = _side_subject(line, word)
        if side is None or kind == "base":
            return
        telling.side_word = side
        telling.strength = 2
    telling.count = count_in(" " + " ".join(line.words[word:word + 5]) + " ")
    _detail(telling)
    yield from _shared(telling)


def _getting(line: Line, word: int) -> Iterator[Telling]:
    base, kind = GETTING[line.words[word]]
    at = line.offsets[word] + len(line.words[word])
    if base in _NO_GETTING or (base == "net" and line.words[word] == "net"):
        return
    match = _OBJECT.match(line.text, at + 1) or _ONE.match(line.text, at + 1)
    if match is None and base in ("add", "net", "score", "bag", "notch", "grab", "register"):
        match = _SHOT_OBJECT.match(line.text, at + 1)
    if match is None:
        return
    if re.search(r" (?:save|chance|own|equaliser was|disallowed|foul|card)", " " + match[0]):
        return
    subject = subject_of(line, word, kind, line.word_at(match.end() - 1))
    noun = match.groupdict().get("noun") or "goal"
    telling = Telling(f"{base} a goal", line, word, line.word_at(match.end() - 1), subject.word if subject else None, 3 if base in ("score", "net", "bag", "notch", "grab", "claim", "add", "hit", "snatch", "get", "plunder") else 2)
    if subject is None:
        side = _side_subject(line, word)
        if side is None or kind == "base" or noun in ("double", "brace", "hat-trick"):
            return
        telling.side_word = side
        telling.strength = 2
    _noun_effect(telling, noun, match[0])
    _detail(telling)
    yield from _shared(telling)


def _noun_effect(telling: Telling, noun: str, phrase: str) -> None:
    if noun in ("opener",) or "opening goal" in phrase or "first goal of the" in phrase:
        telling.first_of_match = True
    if noun in ("equaliser", "equalizer", "leveller", "leveler"):
        telling.own_less_other = 0
    if noun in ("winner", "match-winner", "matchwinner", "game-winner", "clincher", "decider"):
        telling.tags.add("winner")
    if noun == "consolation":
        telling.tags.add("consolation")
    telling.count = max(telling.count, count_in(" " + phrase.strip() + " "))


def _contact(line: Line, word: int) -> Iterator[Telling]:
    base, kind = CONTACT[line.words[word]]
    at = line.offsets[word] + len(line.words[word]) + 1
    if word and line.words[word - 1] in ("a", "an", "the", "'s", "his", "their", "her", "fierce", "low", "another", "this", "whose"):
        return
    if kind == "ing" and _NAMES_BALL.match(line.text, at):
        return
    if base == "hit" and line.text.startswith("back ", at):
        return
    if kind == "base" and not _governed(line, word):
        return
    found = licence_after(line.text, at, base)
    if found is None or line.text.startswith(("his way ", "her way ", "<H", "its way "), at) and " way " in line.text[at:at + 14]:
        return
    licence, match = found
    if base in _MOVING and "the line" not in match[0] and re.match(r"(?:past|beyond|through|over|under|around|between)", match[0]):
        return
    missed = MISSED.match(line.text, at)
    if missed and missed.end() <= match.end() and licence.name not in ("off the post and in", "off it and in"):
        return
    if base in DELIVERING and licence.name == "in" and re.search(
            r" (?:corner|cross|ball|free-kick|delivery|throw|pass) (?:[^ .,;:]+ ){0,6}?(?:was|were|is|being) (?:[a-z]+ )?$", line.text[max(0, at - 90):line.offsets[word]]):
        return
    if _OWN.search(line.text, at, match.end() + 20):
        return
    if licence.name in ("past a person", "over the keeper") and match.groupdict().get("keeper"):
        if _dribbles(line, match):
            return
    subject = subject_of(line, word, kind, line.word_at(match.end() - 1))
    scorer = subject.word if subject else _shot_subject(line, word)
    if scorer is None:
        if subject is None and _passive_shot(line, word) is not None:
            scorer = None
        return
    keeper = line.word_at(match.start("keeper")) if match.groupdict().get("keeper") else None
    if keeper is not None and line.item(keeper).entity is not None and line.item(keeper).entity == line.item(scorer).entity:
        return
    strength = licence.strength
    if licence.name == "over the keeper" and keeper is not None and not re.search(r"(?:goal)?keeper|custodian", match[0]):
        telling_keeper = keeper
    else:
        telling_keeper = None
    if kind == "base" and strength == 2 and not _after_to(line, word) and subject is not None and subject.way == "walk":
        strength = 1
    telling = Telling(f"{base} {licence.name}", line, word, line.word_at(match.end() - 1), scorer, strength, keeper_word=keeper)
    if telling_keeper is not None:
        telling.tags.add("only past a keeper")
    if base in ("head", "nod", "glance"):
        telling.body_part = "head"
    _detail(telling)
    yield from _shared(telling)


def _governed(line: Line, word: int) -> bool:
    """Whether a bare form is a verb and no noun: after 'to', 'and', an auxiliary, or 'saw X'."""
    back = word - 1
    while back >= 0 and is_adverb(line.words[back]):
        back -= 1
    if back < 0:
        return False
    if line.is_person(back) and not line.owns(back):
        return bool(re.search(r" (?:saw|see|seeing|watched|watching|let|letting|helped|help|made|make) (?:[a-z-]+ |<T\d+> ){0,3}$", line.text[:line.offsets[back]]))
    return line.words[back] in ("to", "and", "or", "would", "did", "then", "who", "they", "could")


def _after_to(line: Line, word: int) -> bool:
    back = word - 1
    while back >= 0 and is_adverb(line.words[back]):
        back -= 1
    return back >= 0 and line.words[back] in ("to", "would")


def _passive_shot(line: Line, word: int) -> int | None:
    return None


def _dribbles(line: Line, match: re.Match[str]) -> bool:
    return bool(re.match(r" (?:and|before|,|to|but|who|with (?:a|his) (?:turn|shimmy|step))", line.text[match.end():match.end() + 12]) and
                re.search(r" (?:ball|it) (?:past|round|around|beyond) ", match[0]) and re.match(r" (?:to|and|before) (?:run|cross|race|get|set|find|pull|square|pick|win)", line.text[match.end():match.end() + 20]))


def _by_nouns(line: Line, words: frozenset[str]) -> Iterator[Telling]:
    for row, match in find_nouns(line, words):
        groups = match.groupdict()
        scorer = line.word_at(match.start("scorer"))
        at = line.word_at(match.start("noun")) if groups.get("noun") else scorer
        end = line.word_at(match.end() - 1)
        text = line.text[match.start():match.end() + 1]
        noun = groups.get("noun") or ""
        strength = row.strength
        if not groups.get("licence"):
            rest = line.text[match.end():match.end() + 120]
            clause = re.split(r" (?:[;:!?.]|but|and|before|when|while|,) ", rest, maxsplit=1)[0]
            if KEPT_OUT.search(clause + " "):
                continue
            if noun in ("penalty", "free-kick") and re.match(r" ?(?:area|box|spot|taker|was|into|wall)", rest):
                continue
            clause_before = line.text[max(match.start() - 60, 0):match.start() + 1]
            first = min(at, scorer)
            to_noun = line.text[max(line.offsets[first] - 60, 0):line.offsets[first]]
            if (KEPT_BEFORE.search(clause_before) or KEPT_BEFORE.search(to_noun)) and row.name not in ("in thanks to", "led through", "fell to his goal"):
                continue
        elif KEPT_OUT.search(" " + groups["licence"] + " ") or KEPT_OUT.search(" " + groups["mods"]):
            continue
        if " own" in text and "goal" in text:
            continue
        if row.name == "possessive goal":
            strength = _possessive_strength(line, match, noun)
            if strength == 0:
                continue
        if row.name == "possessive shot" and re.search(r" (?:cross|corner|pass|free-kick|through|ball|delivery) ", " " + groups["mods"]) and noun not in ("free-kick",):
            continue
        if noun in _VERB_NOUNS and line.words[at - 1][:2] in ("<P", "<N"):
            continue
        if row.name == "a goal from" and noun in _UNSURE_NOUNS and not _RESULTS.search(line.text[max(match.start() - 90, 0):match.end() + 90]):
            strength = 1
        if row.name == "nth-minute goal":
            strength = 2 if noun in _SURE_NOUNS else 1
        if row.name == "name as modifier":
            strength = 2 if noun in _SURE_NOUNS else 1
            if noun in ("touch", "attempt", "kick", "spot", "flick", "hit", "shot", "drive", "chip", "free-kick", "effort", "header", "volley", "half-volley", "lob") and not re.search(
                    r" (?:put|gave|earned|secured|sealed|levelled|fell|behind|cancelled|settled|ahead|lead|equalis|winner|thanks|all that|difference|separated|won|rescued|doubled|drew|made it) ", line.text[max(match.start() - 80, 0):match.end() + 60]):
                continue
        telling = Telling(row.name, line, at, end, scorer, strength)
        telling.begin = line.word_at(match.start() + 1)
        _noun_effect(telling, noun, text)
        if row.name == "possessive order":
            telling.player_order = None
        describe(telling, line.text[match.start():match.end() + 48], line.text)
        if row.listed or row.name == "goals from":
            for member in coordinated(line, scorer):
                yield telling.by(member)
        else:
            members = coordinated(line, scorer) if row.name in ("a goal from",) and noun.endswith("s") else [scorer]
            for member in members:
                yield telling.by(member)


_NAMES_BALL = compiled(r"(?:[a-z-]+ )?(?:{shot}|{goal}|ball|cross|corner|run|pass|form|moment|chance|header) ")
_MOVING = frozenset("slip turn drive knock push sweep spin bundle squeeze roll flick skip ghost ping steer slide nudge ease put force skim whip swerve walk take".split())
_VERB_NOUNS = frozenset("shot drive hit touch nod poke kick spot finish attempt flick chip lob blast".split())
_UNSURE_NOUNS = frozenset("strike header penalty volley spot-kick free-kick effort finish".split())
_RESULTS = re.compile(
    r" (?:put|gave|give|earned|secured|sealed|levelled|level|fell|behind|cancelled|settled|ahead|lead|equalis\w+|winner|thanks|difference|separated|won|win|rescued|doubled|drew|made it|victory|deficit|back|"
    r"scored|goals?|courtesy|enough|beaten|points?|led|score|advantage|second|third|fourth) ")
_SURE_NOUNS = frozenset("equaliser equalizer winner opener leveller double brace hat-trick treble strike goal goals tap-in consolation clincher match-winner penalty spot-kick".split())


def _possessive_strength(line: Line, match: re.Match[str], noun: str) -> int:
    """'Hale's goal' can be the goal that Hale keeps, or one of long ago."""
    before = line.text[:match.start() + 1]
    mods = match["mods"]
    if re.search(r"(?:^| )\d{1,3} $", mods):
        return 0
    if re.search(r" (?:towards?|at|on|behind|across|threaten(?:ed|ing)?|trouble|troubling|test(?:ed|ing)?|peppered|bombard\w*|in|into|over|wide of|onto|top of|front of|side of|for) (?:the )?(?:[a-z-]+ ){0,2}$", before[-40:]) and noun == "goal":
        return 0
    if re.search(r" (?:first|only|latest|previous|last|\d+(?:st|nd|rd|th)|[a-z]+(?:th|nd|rd)) .*(?:of the season|for (?:the club|<T)|in )", mods + " " + line.text[match.end():match.end() + 30]) and noun in ("goal", "goals"):
        return 1
    if noun == "goals":
        return 1 if not re.search(r" (?:two|both|three|four) ", " " + mods) else 2
    if noun in ("double", "brace", "hat-trick", "opener", "equaliser", "equalizer", "winner", "leveller", "consolation", "tap-in", "clincher", "treble", "hattrick"):
        return 2
    if match["scorer"].startswith("<H"):
        return 1
    if noun == "goal" and not mods.strip():
        return 1
    return 2 if noun == "goal" or noun in ("strike",) else 1


def _detail(telling: Telling) -> None:
    line = telling.line
    stop = min(telling.end + 9, len(line.words))
    near = " " + " ".join(_until_comma(line.words[telling.verb:stop], telling.end - telling.verb)) + " "
    describe(telling, near, line.text)
    if telling.count == 1:
        telling.count = count_in(near)
    if re.search(r" own[ -](?:goal|net) ", near):
        telling.own_goal = True


def _until_comma(words: list[str], least: int) -> list[str]:
    for at, word in enumerate(words):
        if at > least and word in (",", ";", ".", "but", "before", "who", "when", "as", "-"):
            return words[:at]
    return words


def _shared(telling: Telling) -> Iterator[Telling]:
    """One telling for each of a list of subjects: 'Hale and Cruz had put them two up'."""
    if telling.scorer is None or telling.rule.startswith("head") or telling.line.words[telling.scorer][:2] != "<P":
        yield telling
        return
    members = coordinated(telling.line, telling.scorer, subjects=True)
    if len(members) == 1 or telling.scorer > telling.verb:
        yield telling
        return
    for member in members:
        other = telling.by(member)
        if len(members) > 1:
            other.player_order = None
            other.pair = None
            other.own = None
            other.own_less_other = None
        yield other
