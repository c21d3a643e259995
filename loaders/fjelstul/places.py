"""Where claims of people, squads, grounds and editions of the Fjelstul tables go."""

from loaders.things import Gathering


class Places:
    """The rows of each kind of claim that the tables of people and sides give."""

    def __init__(self, things: Gathering) -> None:
        self.person = things.into("person", ("person",), ("born", "nationality", "position", "sex"))
        self.managed = things.into("managed", ("person", "team"), ("seen", "role"))
        self.squad = things.into("squad", ("person", "team", "season", "competition"), ("shirt", "position"))
        self.award = things.into("award", ("person", "team", "season", "competition"), ("award", "shared"))
        self.venue = things.into("venue", ("venue",), ("city", "country", "capacity"))
        self.edition = things.into("edition", ("season", "competition"), ("starts", "ends", "host"))
        self.standing = things.into("standing", ("team", "competition", "season"), ("place", "points"))
        self.progress = things.into("progress", ("team", "competition"), ("stage", "result"))
