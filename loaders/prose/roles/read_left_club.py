"""Where a newly appointed manager comes from: 'Lee, who left Harbour in November', 'The 45-year-old, who left ...'."""

from collections.abc import Iterator, Sequence

from loaders.prose.reading import Mention
from loaders.prose.roles.construction import Found
from loaders.prose.roles.context import Context
from loaders.prose.roles.held import Tie
from loaders.prose.roles.phrase import Offices
from loaders.prose.roles.piece_rows import LEFT_CLUB
from loaders.prose.roles.read_tenure import after
from loaders.prose.roles.when import find_when
from loaders.prose.roles.words import Office

_MANAGER = Offices((("manager", Office.MANAGER),))
#: Whoever left longer ago may have done so as a player.
_MOST_YEARS = 2


def read_left_club(context: Context, club: int, ties: Sequence[Tie]) -> Iterator[Tie]:
    """The end of the last tenure of the one whom a piece of news tells to manage its club."""
    managers = {
        tie.person.entity
        for tie in ties
        if tie.rule.startswith("tenure.")
        and tie.offices.offices[0][1] is Office.MANAGER
        and not tie.former
        and tie.status is None
        and _team(tie) == club
    }
    for sentence in context.having(LEFT_CLUB):
        for found in LEFT_CLUB.find(sentence):
            person, team = _person(context, found, managers), sentence.mention(found.group("team"))
            known = [tie for tie in ties if tie.person.entity == person.entity and _team(tie) == team.entity]
            date = find_when(after(found), context.document.published)
            if (
                person.entity in managers
                and team.entity not in (None, club)
                and not known
                and _is_recent(context, date)
            ):
                yield Tie(sentence, person, team, _MANAGER, found.construction.name, former=True, until=date)


def _person(context: Context, found: Found, managers: set[int | None]) -> Mention:
    """Who left: a description by age at the start of the paragraph behind the lead is the one manager it told."""
    mention = found.sentence.mention(found.group("person"))
    aged = mention.told.lower().endswith("-year-old")
    if mention.entity is not None or not aged or len(managers) != 1 or found.match.start() > 0:
        return mention
    before = [one for one in context.sentences if one.sentence.index == found.sentence.sentence.index - 1]
    (manager,) = managers
    named = {
        item.mention.entity
        for one in before
        for item in one.items
        if item.mention is not None and item.mention.entity == manager
    }
    return mention._replace(entity=manager, how="age") if named else mention


def _is_recent(context: Context, date: str | None) -> bool:
    published = context.document.published
    return date is not None and published is not None and int(date[:4]) >= int(published.first[:4]) - _MOST_YEARS


def _team(tie: Tie) -> int | None:
    return tie.team if isinstance(tie.team, int) else tie.team.entity
