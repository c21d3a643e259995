"""Reading who holds an office at which club, where both stand together in a sentence."""

import re
from collections.abc import Iterator

from loaders.prose.reading import Mention
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.held import Tie
from loaders.prose.roles.offices import LISTED_OFFICES, NAMED_OFFICES, OFFICE_OF_CLUB, OFFICE_VERBS, OFFICES_DESCRIBED
from loaders.prose.roles.past_year import is_of_past_year
from loaders.prose.roles.phrase import Offices, is_colour, office_at_start, office_before_name, plural_office
from loaders.prose.roles.when import find_when
from loaders.prose.roles.words import OFFICE_OF, Office

#: 'former Marlow and Harbour striker Hale': of both.
_FORMER_LIST = re.compile(r" (?:former|ex|one-time|then) (?:<T\d+> (?:(?:and|,) )+){1,4}(?:the )?<[A-Z]$")
#: Whose counterpart someone is depends on who else the sentence names; only managers' are read.
_COUNTERPARTS = frozenset({"counterpart", "opposite number"})
_OF_MANAGERS = frozenset({"manager", "managers", "boss", "coach", "coaches", "bosses"})
_OVER = frozenset({"was", "served as"})
#: 'Asked about Ash, Marlow manager Lee': the office is that of the one behind it.
_NAMED_BEHIND = re.compile(r" <P\d+> (?!'s )")
_VERB_OFFICE = {
    "managed": ("manager", Office.MANAGER),
    "coached": ("head coach", Office.MANAGER),
    "bossed": ("boss", Office.MANAGER),
    "manages": ("manager", Office.MANAGER),
    "coaches": ("head coach", Office.MANAGER),
    **dict.fromkeys(("start", "debut", "bow", "appearance"), ("player", Office.PLAYER)),
    **dict.fromkeys(
        (
            "managers",
            "bosses",
            "stay",
            "remain",
            "carry",
            "continue",
            "stays",
            "remains",
            "continues",
            "still",
            "over",
            "charge",
            "appointing",
            "trained",
        ),
        ("manager", Office.MANAGER),
    ),
    "captained": ("captain", Office.CAPTAIN),
    "skippered": ("captain", Office.CAPTAIN),
    "captains": ("captain", Office.CAPTAIN),
    "skippers": ("captain", Office.CAPTAIN),
    "owned": ("owner", Office.OWNER),
    "majority-owned": ("majority owner", Office.OWNER),
    "co-owned": ("co-owner", Office.OWNER),
    "part-owned": ("part-owner", Office.OWNER),
    **dict.fromkeys(("owns", "own", "owner", "owners", "belongs", "belong"), ("owner", Office.OWNER)),
    "co-owns": ("co-owner", Office.OWNER),
    "chaired": ("chairman", Office.OFFICER),
    "chairs": ("chairman", Office.OFFICER),
}


def read_offices(context: Context) -> Iterator[Tie]:
    """The ties that stand in the sentences, each person and side once a sentence."""
    for sentence in context.having(NAMED_OFFICES, OFFICE_OF_CLUB, LISTED_OFFICES, OFFICE_VERBS, OFFICES_DESCRIBED):
        seen: set[tuple[int | None, int | None, Office]] = set()
        for tie in _in_sentence(context, sentence):
            team = tie.team if isinstance(tie.team, int) else tie.team.entity
            key = (tie.person.entity, team, tie.offices.offices[0][1])
            if key not in seen and not is_of_past_year(sentence, tie.person, context.document.published):
                seen.add(key)
                yield tie


def _in_sentence(context: Context, sentence: Encoded) -> Iterator[Tie]:
    for found in NAMED_OFFICES.find(sentence):
        after = found.group("after")
        before = found.group("before")
        if before.startswith(", "):  # 'Against Marlow, coach Sand' says nothing of his club
            continue
        if found.construction.name == "office.name-club-office" and _NAMED_BEHIND.match(
            found.sentence.text, found.match.end() - 1
        ):
            continue
        yield from _tie(context, found, office_at_start(after) if after else office_before_name(before))
    for found in OFFICE_OF_CLUB.find(sentence):
        yield from _tie(context, found, office_before_name(found.group("before")))
    for found in LISTED_OFFICES.find(sentence):
        yield from _listed(found)
    for found in OFFICE_VERBS.find(sentence):
        if found.group("verb") in _VERB_OFFICE:
            yield from _tie(context, found, Offices((_VERB_OFFICE[found.group("verb")],)))
    yield from _coordinated(sentence)
    yield from _described(sentence)


def _tie(context: Context, found: Found, offices: Offices | None) -> Iterator[Tie]:
    pre = _before_club(found)
    if offices is None or pre is None:
        return
    if offices.offices[0][0] == "chief" and not _plays(context, found):
        return
    if offices.offices[0][0] in _COUNTERPARTS:
        if not _OF_MANAGERS & set(sentence_words(found)):
            return
        offices = Offices((("manager", Office.MANAGER),), offices.before)
    if found.group("team") and _FORMER_LIST.search(found.sentence.text[: found.match.start("team")]):
        pre = f"former {pre}"
    offices = Offices(offices.offices, f"{pre} {offices.before}".strip())
    sentence = found.sentence
    yield Tie(
        sentence,
        sentence.mention(found.group("person")),
        sentence.mention(found.group("team")),
        offices,
        found.construction.name,
        former=found.group("verb") in _OVER or bool(found.group("over")),
        since=_since(found, context),
    )


def _plays(context: Context, found: Found) -> bool:
    """Whether the side of what was found plays in a match that the text reports on."""
    team = found.sentence.mention(found.group("team")).entity
    return any(team in match.sides for match in context.frame.main_matches)


def sentence_words(found: Found) -> list[str]:
    """The words of the sentence in which something was found."""
    return found.sentence.text.split()


def _before_club(found: Found) -> str | None:
    """What is said before the club ('former', 'the then'); None where it is no part of the phrase."""
    words = found.group("pre").split()
    if "club-office" in found.construction.name and not found.construction.name.startswith("office.name"):
        start = len(words)
        while start and (is_colour(words[start - 1]) or words[start - 1] == "the"):
            start -= 1
        return " ".join(words[start:])
    return " ".join(words) if all(is_colour(word) or word in ("the", "a", "an") for word in words) else None


def _since(found: Found, context: Context) -> str | None:
    """When someone became what he is."""
    if found.group("verb") not in ("became", "becomes"):
        return None
    rest = found.group("after") + found.sentence.text[found.match.end() :]
    return find_when(" ".join(rest.split()[:10]), context.document.published)


def _listed(found: Found) -> Iterator[Tie]:
    offices = plural_office(found.group("before")) or plural_office(found.group("after").rstrip(" ,."))
    if offices is None:
        return
    offices = Offices(offices.offices, f"{_before_club(found) or ''} {offices.before}".strip())
    for person in mentions_in(found.sentence, found.group("list")):
        yield Tie(found.sentence, person, found.sentence.mention(found.group("team")), offices, found.construction.name)


def mentions_in(sentence: Encoded, text: str) -> Iterator[Mention]:
    """The mentions of a stretch of an encoded sentence."""
    for part in text.split():
        if part.startswith("<"):
            yield sentence.mention(part[2:-1])


def _described(sentence: Encoded) -> Iterator[Tie]:
    """'Rui Matos, the Portuguese coach of Marlow': the description is a mention that points."""
    for found in OFFICES_DESCRIBED.find(sentence):
        told = sentence.mention(found.group("words")).told.lower().removeprefix("the ")
        offices = office_before_name(told)
        if offices is not None:
            yield Tie(
                sentence,
                sentence.mention(found.group("person")),
                sentence.mention(found.group("team")),
                offices,
                found.construction.name,
            )


_COORDINATED = frozenset(("and", "<P>", "<T>"))


def _coordinated(sentence: Encoded) -> Iterator[Tie]:
    """'Marlow manager Ann Lee and captain Joel Stone': the second office is at the same club."""
    if not sentence.words >= _COORDINATED:
        return
    parts = sentence.text.split()
    for at, part in enumerate(parts):
        if part != "and":
            continue
        end = next((n for n in range(at + 1, min(at + 7, len(parts))) if parts[n].startswith("<")), None)
        if end is None or not parts[end].startswith("<P"):
            continue
        offices = office_before_name(" ".join(parts[at + 1 : end]))
        team = _team_before(parts, at)
        if offices is not None and team is not None:
            yield Tie(
                sentence,
                sentence.mention(parts[end][2:-1]),
                sentence.mention(team[2:-1]),
                offices,
                "office.coordinated",
            )


def _team_before(parts: list[str], at: int) -> str | None:
    """The side in '<side> office <person>' that ends at a place."""
    if at < 3 or not parts[at - 1].startswith("<P"):
        return None
    start = next((n for n in range(at - 2, max(at - 9, -1), -1) if parts[n].startswith("<")), None)
    if start is None or not parts[start].startswith("<T"):
        return None
    words = " ".join(parts[start + 1 : at - 1])
    return parts[start] if office_before_name(words) is not None or words in OFFICE_OF else None
