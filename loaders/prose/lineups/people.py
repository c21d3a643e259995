"""Who the names of a list are: people that the text names elsewhere, or new ones."""

from bisect import bisect_right

from graph.kinds import ThingType
from graph.names import family_name, fold
from loaders.prose.lineups.entries import Entry, Listed
from loaders.prose.names.names import Names
from loaders.prose.reading import Entity, Filler, Mention

#: How much a place in a side's line-up says of someone's side, against passing signs in prose.
LISTED = 10


class Roll:
    """Finds the person of each listed name; two entries of one side with one name are two people."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._listed: dict[tuple[int | None, str], tuple[int, int | None]] = {}
        self._by_shirt: dict[tuple[str, int], int] = {}
        self._new: list[Mention] = []

    def person(self, listed: Listed, team: int | None, role: str) -> Filler:
        """The filler of a role by a listed name."""
        shirt = listed.shirt if isinstance(listed, Entry) else None
        entity = self._by_shirt.get((fold(listed.name), shirt)) if shirt is not None else None
        if entity is None:
            entity = self._known(listed, team)
        return Filler(role, entity, listed.start, listed.end, listed.name)

    def starter(self, entry: Entry, team: int | None) -> int:
        """The person of an entry of a line-up; the same name with another shirt is another person."""
        key = (team, fold(entry.name))
        entity = self._known(entry, team)
        before = self._listed.get(key)
        if before is not None and entry.shirt is not None and before[1] not in (None, entry.shirt):
            entity = self._add(entry).index
            self._names.entity(entity).attributes["shirt"] = entry.shirt
            self._by_shirt[(key[1], entry.shirt)] = entity
            self.point(entry)
        else:
            self._listed[key] = (entity, entry.shirt)
        if entry.shirt is not None:
            self._by_shirt[(fold(entry.name), entry.shirt)] = entity
        if team is not None:
            self._names.vote_team(entity, team, LISTED)
        return entity

    def point(self, entry: Entry) -> None:
        """Let the mention of a numbered entry mean the player of that shirt, for whoever reads on."""
        entity = self._by_shirt.get((fold(entry.name), entry.shirt)) if entry.shirt is not None else None
        if entity is None:
            return
        mentions = self._names.mentions
        place = bisect_right(mentions, entry.start, key=lambda mention: mention.end)
        while place < len(mentions) and mentions[place].start < entry.end:
            if mentions[place].type is ThingType.PERSON:
                mentions[place] = mentions[place]._replace(entity=entity)
            place += 1

    def finish(self) -> None:
        """Add the mentions of people that only the lists name."""
        self._names.put(self._new)

    def _known(self, listed: Listed, team: int | None) -> int:
        sentence = self._names.document.sentence_at(listed.start)
        mentions = self._names.in_sentence(sentence) if sentence is not None else ()
        for mention in mentions:
            if mention.type is ThingType.PERSON and mention.start < listed.end and listed.start < mention.end:
                chosen = self._choose(mention, team)
                if chosen is not None:
                    return chosen
        return self._by_name(listed, team)

    def _choose(self, mention: Mention, team: int | None) -> int | None:
        if mention.entity is not None:
            return mention.entity
        return next((one for one in mention.candidates if team is not None and self._names.team_of(one) == team), None)

    def _by_name(self, listed: Listed, team: int | None) -> int:
        wanted = fold(listed.name)
        family = family_name(listed.name)
        people = self._names.of_type(ThingType.PERSON)
        same = [person for person in people if fold(person.name) == wanted]
        same = same or [person for person in people if " " not in wanted and family_name(person.name) == family]
        same = [person for person in same if team is None or self._names.team_of(person.index) in (team, None)]
        return same[0].index if len(same) == 1 else self._add(listed).index

    def _add(self, listed: Listed) -> Entity:
        entity = self._names.add(ThingType.PERSON, listed.name)
        sentence = self._names.document.sentence_at(listed.start)
        taken = sentence is not None and any(
            mention.start < listed.end and listed.start < mention.end for mention in self._names.in_sentence(sentence)
        )
        if sentence is not None and not taken:
            self._new.append(
                Mention(listed.start, listed.end, listed.name, ThingType.PERSON, entity.index, "name", sentence.index)
            )
        return entity
