"""Who does what a verb says, found without a parser by walking through the clause."""

from dataclasses import dataclass

from loaders.prose.events.lexicon import CONTACT, GETTING, SCORING, is_adverb
from loaders.prose.events.line import Line

PREPOSITIONS = frozenset(
    "from by to past for of with over at beyond against under underneath around round through between in into on onto off "
    "behind beneath above near towards toward via like despite without than upon alongside ahead inside outside across "
    "beside below within amid among plus about following featuring courtesy".split())
SUBORDINATORS = frozenset(
    "when as while because if where whereas until unless although though since whether once how that which what".split())
JOINERS = frozenset("and but then before or yet & only".split())
STOPS = frozenset((";", ":", ".", "!", "?", "(", ")", "-", '"', "'"))
DETERMINERS = frozenset("the a an this that these those another his her their its".split())
AUXILIARIES = frozenset(
    "had has have having was were is are be been being did does do would could should might may can will must to "
    "got gets 'd ca".split())
#: Words that stand before a name and belong to it.
TITLES = frozenset(
    "captain skipper goalkeeper keeper defender midfielder striker forward winger substitute sub playmaker centre-back "
    "full-back left-back right-back wing-back centre-half centre-forward frontman debutant compatriot countryman captain's "
    "team-mate teammate international youngster teenager star man ace hitman rookie veteran top-scorer scorer marksman "
    "fellow opposite number new signing summer record former ex loan loanee on-loan fit-again in-form club-record "
    "strike-partner partner brother and & both either stopper custodian shot-stopper full-debutant boss manager talisman "
    "returning attacking central defensive right left back wing half centre defender-turned-striker first-half second-half "
    "player unmarked onrushing advancing stranded helpless hapless despairing diving sprawling oncoming onrushing "
    "goalscorer two-goal england scotland wales ireland france germany spain italy brazil argentina portugal belgium "
    "holland netherlands denmark sweden norway nigeria ghana senegal cameroon egypt morocco japan australia".split())
GIVING_WAY = frozenset(
    "for allow allowed allowing leave left leaving let letting help helped helping enable enabled enabling invite invited "
    "inviting saw see seeing with watch watched watching permit permitted permitting send sent sending free freed freeing "
    "giving give gave find finding found".split())
_SAYING_PASSIVE = frozenset("was were been being is are be got getting".split())
_PARTICIPLES_AFTER = frozenset("before after by when while in on without since for".split())


@dataclass(frozen=True, slots=True)
class Subject:
    """The word that does it, how sure the walk is (2 beside the verb, 1 further off), and whether it is an agent."""

    word: int
    sureness: int
    way: str


def verb_kind(word: str) -> str | None:
    """The form of a known verb: base, s, past, ing."""
    for table in (CONTACT, SCORING, GETTING):
        if word in table:
            return table[word][1]
    return None


def looks_like_verb(word: str) -> bool:
    """Whether a word may be a verb; only used where no determiner stands before it."""
    return word in CONTACT or word in GETTING or word in SCORING or word in _COMMON_VERBS or (
        word.endswith("ed") and len(word) > 4 and word not in TITLES and "-" not in word)


_COMMON_VERBS = frozenset(
    "teed fed met set gave made saw kept caught fell left let lost led ran rose cut held won came went took put beat denied deny "
    "denying denies beating feeding finding picking leaving forcing sending releasing teeing setting giving allowing robbing "
    "sent found sought forced told brought replaced replacing replaces challenging crossed spotted fouled fouling bringing "
    "playing tripping felling sliding beats finds feeds sets gives sends forces leaves keeps keeping".split())


def function_of(line: Line, word: int) -> str:
    """What a mention is in its clause: subject, object, oblique, agent or owner."""
    if line.owns(word):
        return "owner"
    if line.words[word][:2] == "<H":
        return "subject" if line.item(word).lower in ("he", "she", "they", "i", "we", "who") else "object"
    at = word - 1
    if _follows_noun(line, word):
        return "subject"
    for _ in range(7):
        if at < 0:
            return "subject"
        before = line.words[at]
        if before in PREPOSITIONS:
            if before == "with" and word + 1 < len(line.words) and _is_participle(line, word + 1):
                return "subject"
            return "agent" if before == "by" else "oblique"
        if before in DETERMINERS:
            return _before_determiner(line, at - 1)
        if before == "after":
            return "subject"
        if before in JOINERS or before == ",":
            return _of_conjunct(line, at, word)
        if before in _PARTICLES:
            at -= 1
            continue
        if before in STOPS or before in SUBORDINATORS or is_adverb(before) or before in AUXILIARIES:
            return "subject"
        if line.is_side(at) or before == "'s" or before in TITLES or "-" in before or before[:2] == "<O":
            at -= 1
            continue
        if line.is_person(at):
            return "subject" if at == word - 1 and line.is_person(word) else "object"
        if looks_like_verb(before):
            return "object"
        at -= 1
    return "subject"


_PARTICLES = frozenset("up forward low high out down back away clear free".split())


def _before_determiner(line: Line, at: int) -> str:
    if at < 0:
        return "subject"
    before = line.words[at]
    if before in PREPOSITIONS:
        return "agent" if before == "by" else "oblique"
    if looks_like_verb(before):
        return "object"
    return "subject"


def _follows_noun(line: Line, word: int) -> bool:
    """'on the clock Hale scored': a plain noun closes the phrase before, and the verb follows at once."""
    after = line.words[word + 1] if word + 1 < len(line.words) else "."
    before = line.words[word - 1] if word else "."
    plain = before.isalpha() and before not in TITLES and not before.endswith(("ed", "ing", "ly")) and not (
        before in PREPOSITIONS or before in DETERMINERS or before in JOINERS or before in SUBORDINATORS or before in AUXILIARIES)
    return plain and word > 1 and not looks_like_verb(before) and before not in _PARTICLES and (
        verb_kind(after) == "past" or after in ("has", "had")) and not is_adverb(before) and before in _CLOSING


#: Nouns that end an opening phrase of time.
_CLOSING = frozenset("clock time minutes minute half break interval played gone left remaining restart hour whistle end seconds mark stage later game match".split())


def _is_participle(line: Line, at: int) -> bool:
    while at < len(line.words) - 1 and is_adverb(line.words[at]):
        at += 1
    return line.words[at].endswith("ing")


def _of_conjunct(line: Line, at: int, word: int) -> str:
    """After 'and' or a comma a mention shares the function of one right before it, else it begins a clause."""
    after = line.words[word + 1] if word + 1 < len(line.words) else "."
    if line.words[at] not in ("and", ",", "&") or is_adverb(after) or after in AUXILIARIES - {"to"} or looks_like_verb(after):
        return "subject"
    at -= 1
    if at >= 0 and line.words[at] == ",":
        at -= 1
    if at >= 0 and line.is_person(at) and not line.owns(at):
        return function_of(line, at)
    return "subject"


def subject_of(line: Line, verb: int, kind: str, end: int) -> Subject | None:
    """The person who does what the verb at `verb` says; the licence that followed it ends at word `end`."""
    agent = _agent(line, verb, end)
    if agent is not None:
        return agent
    if kind == "ing":
        return _of_participle(line, verb)
    if kind == "base":
        return _of_infinitive(line, verb)
    if _is_passive(line, verb):
        return None
    return walk_left(line, verb - 1)


def _agent(line: Line, verb: int, end: int) -> Subject | None:
    """'by X' right after what the verb says, where the verb can be passive."""
    for at in range(verb + 1, min(end + 7, len(line.words) - 1)):
        word = line.words[at]
        if word in STOPS or word in SUBORDINATORS or (word in JOINERS and at > end):
            return None
        if word == "by":
            for found in range(at + 1, min(at + 7, len(line.words))):
                if line.is_person(found) and not line.owns(found):
                    return Subject(found, 2, "agent")
                if line.words[found] in STOPS or line.words[found] in PREPOSITIONS or line.words[found] == ",":
                    return None
                if line.is_person(found):
                    return None
    return None


def _is_passive(line: Line, verb: int) -> bool:
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]):
        at -= 1
    return at >= 0 and line.words[at] in _SAYING_PASSIVE


def _of_participle(line: Line, verb: int) -> Subject | None:
    """'X tucking away' is done by X; ', tucking away' and 'before tucking away' by the subject of the clause."""
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]):
        at -= 1
    if at < 0:
        return _after(line, verb)
    word = line.words[at]
    if line.is_person(at) and not line.owns(at):
        return Subject(at, 2, "absolute")
    if word == ",":
        return walk_left(line, at - 1, crossing=True, closed=_closes_relative(line, at))
    if word in _PARTICIPLES_AFTER or word in JOINERS or word in SUBORDINATORS:
        return walk_left(line, at - 1, crossing=True)
    if word in AUXILIARIES:
        return walk_left(line, at)
    return walk_left(line, at, crossing=True)


def _closes_relative(line: Line, at: int) -> bool:
    return False


def _after(line: Line, verb: int) -> Subject | None:
    """The subject that follows an opening participle: 'Rounding Visser, Bello ...'."""
    for at in range(verb + 1, len(line.words)):
        if line.words[at] == "," and at + 1 < len(line.words):
            for found in range(at + 1, min(at + 6, len(line.words))):
                if line.is_person(found) and not line.owns(found):
                    return Subject(found, 1, "after")
            return None
    return None


def _of_infinitive(line: Line, verb: int) -> Subject | None:
    """'for X to head in', 'allowing X to', else who climbed, ran or was on hand to."""
    at = verb - 1
    while at >= 0 and (is_adverb(line.words[at])):
        at -= 1
    if at >= 0 and line.words[at] in JOINERS:
        at = _infinitive_before(line, at - 1)
    if at >= 0 and line.words[at] in ("would", "did", "does", "'d"):
        return walk_left(line, at - 1)
    if at < 0 or line.words[at] != "to":
        return _bare(line, at)
    before = at - 1
    while before >= 0 and is_adverb(line.words[before]):
        before -= 1
    if before >= 0 and line.is_person(before) and not line.owns(before) and _is_given_way(line, before):
        return Subject(before, 2, "to")
    return walk_left(line, at - 1, crossing=True)


def _is_given_way(line: Line, person: int) -> bool:
    """'for X to', 'allowing X to': not 'past X to'."""
    role = function_of(line, person)
    if role == "subject":
        return True
    for at in range(person - 1, max(person - 8, -1), -1):
        word = line.words[at]
        if word in ("for", "to") or word in GIVING_WAY:
            return True
        if word in PREPOSITIONS or word in STOPS or word == ",":
            return False
        if looks_like_verb(word):
            return word in ("fed", "set", "teed", "played", "sent", "picked", "released", "invited", "allowed")
    return False


def _infinitive_before(line: Line, at: int) -> int:
    for back in range(at, max(at - 14, -1), -1):
        if line.words[back] == "to" and back + 1 < len(line.words) and not line.words[back + 1].startswith("<") \
                and line.words[back + 1] not in DETERMINERS:
            return back
        if line.words[back] in STOPS:
            return -1
    return -1


def _bare(line: Line, at: int) -> Subject | None:
    """'saw X sweep in': the person right before a bare infinitive."""
    if at >= 0 and line.is_person(at) and not line.owns(at):
        return Subject(at, 2, "bare")
    return None


def walk_left(line: Line, at: int, *, crossing: bool = False, closed: bool = False) -> Subject | None:
    """The nearest person to the left that can be a subject; `crossing` where other words may lie between."""
    nominal = False
    first = at
    while at >= 0:
        word = line.words[at]
        if word in STOPS and word not in ("(", ")", '"', "'"):
            if word == "-" and at > 0 and _dashed(line, at):
                at = _dashed(line, at)
                continue
            return None
        if word in ("who", "whom"):
            return _antecedent(line, at - 1)
        if word == "latter" and at > 0 and line.words[at - 1] == "the":
            return _antecedent(line, at - 2)
        if word in ("which", "that") and not crossing:
            return None
        if line.is_person(at) and not line.owns(at):
            role = function_of(line, at)
            if role == "subject":
                return None if nominal else Subject(at, 2 if first - at < 3 else 1, "walk")
        elif word in JOINERS:
            if nominal or (crossing and _nominal_from(line, at + 1, first)):
                return None
            crossing = True
        elif word in SUBORDINATORS and (not crossing or _nominal_from(line, at + 1, first)):
            return None
        elif not crossing and not is_adverb(word) and word not in AUXILIARIES and word not in (",", "(", ")", '"', "'"):
            nominal = nominal or _heads_subject(line, at)
        at -= 1
    return None


def _nominal_from(line: Line, at: int, end: int) -> bool:
    """Whether a clause opens with a subject that is no mention: 'but the Dutchman was placed to'."""
    if line.words[at] not in ("the", "a", "an"):
        return False
    for place in range(at + 1, min(at + 5, end)):
        word = line.words[place]
        if line.is_person(place) or word in PREPOSITIONS:
            return False
        if word in AUXILIARIES or (looks_like_verb(word) and place > at + 1):
            return True
    return False


def _dashed(line: Line, at: int) -> int:
    """Where an aside between dashes begins, 0 if the dash at `at` does not close one."""
    for back in range(at - 1, max(at - 14, 0), -1):
        if line.words[back] == "-":
            return back - 1
    return 0


def _heads_subject(line: Line, at: int) -> bool:
    """Whether a word that is no mention seems to be the subject itself: 'the striker', 'a defender', 'nobody'."""
    if line.words[at] in ("nobody", "neither", "everyone", "players", "none"):
        return True
    if line.words[at].startswith("<") or line.words[at] in PREPOSITIONS or line.words[at] == "'s":
        return False
    if looks_like_verb(line.words[at]):
        return False
    back = at
    while back > 0 and back > at - 6:
        back -= 1
        word = line.words[back]
        if word in ("the", "a", "an", "another"):
            before = line.words[back - 1] if back else ","
            return before in (",", "and", "but", "before", "then", "as", "when", "while", "after") or back == 0
        if word.startswith("<T"):
            continue
        if word.startswith("<") or word in PREPOSITIONS or word in (",", "'s") or word in JOINERS or looks_like_verb(word):
            return False
    return False


def _antecedent(line: Line, at: int) -> Subject | None:
    """Who 'who' means: the person nearest before it, owners apart."""
    for back in range(at, max(at - 16, -1), -1):
        word = line.words[back]
        if line.is_person(back) and not line.owns(back):
            return Subject(back, 2, "who")
        if word in STOPS and word not in ('"', "'"):
            return None
    return None


def coordinated(line: Line, word: int, *, subjects: bool = False) -> list[int]:
    """All members of the list of persons that ends at `word`, in order: 'A, B and C'."""
    found = [word]
    at = word
    while True:
        back = at - 1
        while back >= 0 and (line.words[back] in TITLES - {"and", "&", "both"} or line.is_side(back)):
            back -= 1
        if back >= 1 and line.words[back] == "both":
            back -= 1
        joined = False
        while back >= 0 and line.words[back] in ("and", "&", ",", "plus", "then", "before", "later"):
            joined = joined or line.words[back] in ("and", "&", ",", "plus")
            back -= 1
        if joined and back > 0 and line.words[back].isalpha() and line.item(back).text[0].isupper() and line.words[back - 1] == "," and line.is_person(back - 2):
            back -= 2
        if not joined or back < 0 or not line.is_person(back) or line.words[back][:2] == "<H":
            return found
        if line.owns(back) or (subjects and function_of(line, back) != "subject"):
            return found
        found.insert(0, back)
        at = back
