"""Holders of an office who are told, right beside it, to have gone: 'assistant Kit Dunn has also left'."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from loaders.prose.roles.held import Tie
from loaders.prose.roles.known_managers import KNOWN
from loaders.prose.roles.words import Office

_READ = (Office.MANAGER, Office.CARETAKER, Office.ASSISTANT, Office.OFFICER)
#: One of these stands in every sentence that tells of a departure.
_GOING = frozenset(
    """
        gone left departed go goes leave leaves depart departs sacked dismissed fired axed relieved resigned quit exited
        released parted departure departures exit sacking dismissal ousted removed so as stepped follow follows
        followed moved
    """.split()
)
_OFFICE_WORDS = (
    r"(?:(?!(?:who|which|that|while|will|as|after|by|for|to|from|in|on|at|against|over|under|before|when) )"
    r"(?:[a-z-]+|<[HhDdNnT]\d+>(?: 's)?) ){0,7}?"
)
#: Others, told in the same breath.
_OTHERS = (
    rf"(?:(?:, and|, along with|, as well as|, plus|,|and|along with|alongside|as well as|plus) {_OFFICE_WORDS}<P\d+> )"
    r"{0,6}"
)
_ADVERBS = r"(?:(?:also|both|all|now|since|too|already|later|then|duly|subsequently) ){0,3}"
_SENT_AWAY = r"(?:sacked|dismissed|fired|axed|ousted|relieved|removed|released)"
_END = (
    r"(?= (?:[,.;)]|and |with |too |also |as well|the club|their (?:posts|roles|jobs|positions)"
    r"|his (?:post|role|job|position)|her (?:post|role|job|position)|<[HhDdT]\d+> |by mutual|on (?:mon|tues|wednes"
    r"|thurs|fri|satur|sun)day|this (?:week|month|morning|summer)|last |yesterday |today |in the wake"
    r"|following |after ))"
)
_AFTER = re.compile(
    rf" {_OTHERS}(?:, )?{_ADVERBS}(?:"
    rf"(?:have|has|had|are|is) {_ADVERBS}(?:gone|left|departed|resigned|quit|exited|stepped down|moved on)"
    rf"|(?:was|were|is|are|have been|has been|had been) {_ADVERBS}{_SENT_AWAY}"
    rf"|(?:go|goes|leave|leaves|depart|departs|departed|resigned|quit|quits)"
    rf"|left(?= (?:the club|too|as well|by mutual))"
    rf"|(?:(?:has|have) )?(?:followed|follow|follows)(?= <[HhPNn]\d+> (?:out|through the|to the exit))){_END}"
)
_BEFORE = re.compile(
    rf" (?:{_SENT_AWAY}|parted (?:company|ways) with|the (?:departures?|exits?|sacking|dismissal) of"
    r"|(?:gone|out|sacked|dismissed|departed) (?:too |also |as well )?(?:are|is|was|were)|(?:so|as) "
    r"(?:has|have|did|do|does))"
    rf" (?:(?:both )?{_OFFICE_WORDS}<P\d+> (?:, and|and|,|along with|alongside|together with|as well as|plus|with) )"
    r"{0,6}"
    rf"(?:both )?{_OFFICE_WORDS}$"
)
_ALONG = re.compile(
    rf" (?:{_SENT_AWAY}|gone|left|departed|resigned|quit) [^;:]{{0,70}}"
    rf"(?:along with|alongside|together with|as well as) {_OFFICE_WORDS}(?:<P\d+> (?:,|and) {_OFFICE_WORDS}){{0,3}}$"
)
_CLOSED = re.compile(
    r" (?:[,.;)]|after |following |on |in |this |last |with |yesterday |amid |and (?:[a-z-]+ ){0,5}<P)"
)
_UNSURE = re.compile(
    r" (?:not|never|may|could|might|deny|denied|would|if|will|should|reportedly|hardly|nearly"
    r"|nobody|no|neither|nor|without|wants|want) "
)
#: So much before a name is looked at.
_NEAR = 160


def with_departures(ties: Iterable[Tie]) -> list[Tie]:
    """The ties, those whose people have gone as former; what else says that they hold the office there is dropped."""
    told = [replace(tie, former=True) if _has_gone(tie) else tie for tie in ties]
    gone = {(tie.person.entity, _team(tie)) for tie in told if tie.former and _is_gone(tie)}
    return list(_without(told, gone)) if gone else told


def _is_gone(tie: Tie) -> bool:
    return tie.status is None and (_is_office(tie) or tie.rule.startswith("tenure."))


def _without(ties: Iterable[Tie], gone: set[tuple[int | None, int | None]]) -> Iterator[Tie]:
    for tie in ties:
        over = tie.former or tie.offices.former or tie.offices.incoming
        if (
            over
            or tie.rule != KNOWN
            and not tie.rule.startswith("office.piece-")
            or ((tie.person.entity, _team(tie)) not in gone)
        ):
            yield tie


def _is_office(tie: Tie) -> bool:
    return tie.rule.startswith("office.") and tie.offices.offices[0][1] in _READ


def _has_gone(tie: Tie) -> bool:
    """Whether the words around somebody's name say that he has gone."""
    if tie.former or tie.offices.former or not _is_office(tie) or _GOING.isdisjoint(tie.sentence.words):
        return False
    text = tie.sentence.text
    place = next((n for n, item in enumerate(tie.sentence.items) if item.mention == tie.person), None)
    at = text.find(f"<P{place}>")
    if place is None or at < 0:
        return False
    before, after = text[max(0, at - _NEAR) : at], text[at + len(f"<P{place}>") :]
    if found := _AFTER.match(after):
        return not _UNSURE.search(found[0])
    found = _BEFORE.search(before) or _ALONG.search(before)
    if not found or not _CLOSED.match(after):
        return False
    return not _UNSURE.search(" " + " ".join(before[: found.start()].split()[-5:]) + " ")


def _team(tie: Tie) -> int | None:
    return tie.team if isinstance(tie.team, int) else tie.team.entity
