"""Small invented sources, told in a few words, and random ones for properties that must hold of all."""

from dataclasses import dataclass, field
from itertools import count

from hypothesis import strategies as st

from graph.claims import Claim, ClaimBatch, Role, Source, Thing, ThingBatch, thing
from graph.intake import ArticleClaims
from graph.kinds import BY_NAME, Status, ThingType, role_types


@dataclass
class Telling:
    """A source under construction: things by a short name, claims as told."""

    title: str = "A report"
    published: str | None = None
    publisher: str | None = None
    url: str | None = None
    origin: str | None = None
    words: str = ""
    things: dict[str, tuple[ThingType, str, str | None]] = field(default_factory=dict)
    claims: list[tuple[str, dict[str, str], dict[str, object], Status]] = field(default_factory=list)

    def says(self, kind, status=Status.STATED, **told):
        """A claim: arguments that name a role hold a thing's short name, all others are values."""
        roles = {name: value for name, value in told.items() if name in BY_NAME[kind].roles}
        for name, short in roles.items():
            self.thing(short, role_types(name)[0])
        self.claims.append((kind, roles, {name: value for name, value in told.items() if name not in roles}, status))
        return self

    def thing(self, short, type_=ThingType.PERSON, name=None, register=None):
        """A thing; its name is its short name unless told."""
        if name is not None or register is not None or short not in self.things:
            self.things[short] = (type_, name or short, register)
        return self

    def article(self):
        """The source as an article whose text has a line for each claim."""
        lines = [
            f"{number}: {kind} of {', '.join(sorted(roles.values()))}"
            for number, (kind, roles, _, _) in enumerate(self.claims)
        ]
        text = "\n".join([self.title, self.words, *lines])
        source = Source.article(
            text,
            title=self.title,
            loader="test",
            url=self.url,
            origin=self.origin,
            published=self.published,
            publisher=self.publisher,
        )
        things = self._things(source.key)
        claims = []
        for line, (kind, roles, values, status) in zip(lines, self.claims, strict=True):
            start = text.index(line)
            claims.append(
                Claim(
                    kind,
                    source.key,
                    tuple(Role(role, things[short].id, things[short].name) for role, short in sorted(roles.items())),
                    tuple(sorted(values.items())),
                    status,
                    start,
                    start + len(line),
                    line,
                    "test",
                )
            )
        return [ArticleClaims(source, list(things.values()), claims)]

    def dataset(self, sha256="1"):
        """The source as a dataset named by its title, one batch a claim."""
        source = Source.dataset(self.title, loader="test", sha256=sha256, published=self.published)
        things = self._things(source.key)
        records = count(1)
        batches = [
            ClaimBatch(
                kind,
                source.key,
                "test",
                [f"row {next(records)}"],
                {role: [things[short].id] for role, short in roles.items()},
                {name: [value] for name, value in values.items()},
                status,
            )
            for kind, roles, values, status in self.claims
        ]
        return [source, ThingBatch(source.key, list(things.values())), *batches]

    def _things(self, source) -> dict[str, Thing]:
        return {
            short: thing(source, type_, short, name, register) for short, (type_, name, register) in self.things.items()
        }


TEAMS = ("Alder Town", "Birch United", "Cedar City")
NAMES = ("Ann Lee", "A. Lee", "Lee", "Anne Lee", "Bo Lee", "Bo", "Son Min-ho", "Min-Ho Son", "Son", "Bo Leigh")
DAYS = ("2017-10-24", "2017-10-25", "2017-10-27", "2017-11-20", "2018-10-25", "2017-10", "2017/18")
PUBLISHED = ("2017-10-24", "2017-10-26", "2017-11-21")


@st.composite
def tellings(draw):
    """A random source of a few claims about few people, sides and matches."""
    number = draw(st.integers(0, 10_000))
    told = Telling(
        f"Report {number}", draw(st.none() | st.sampled_from(PUBLISHED)), draw(st.none() | st.just("The Leaf"))
    )
    for team in TEAMS:
        if draw(st.booleans()):
            told.thing(team, ThingType.TEAM, register=draw(st.none() | st.just(f"touchline:{team[0].lower()}")))
    matches = draw(st.integers(0, 2))
    for match in range(matches):
        _match(draw, told, f"match {match}")
    for _ in range(draw(st.integers(0, 4))):
        _person(draw, told, matches)
    return told


def _match(draw, told, match):
    sides = draw(st.permutations(TEAMS))[: draw(st.integers(1, 2))]
    roles = dict(zip(("home", "away"), sides, strict=False))
    values = {}
    if draw(st.booleans()):
        values["date"] = draw(st.sampled_from(DAYS))
    if draw(st.booleans()):
        values |= {"home_goals": draw(st.integers(0, 2)), "away_goals": draw(st.integers(0, 1))}
    status = Status.STATED if "home_goals" in values else draw(st.sampled_from((Status.STATED, Status.SCHEDULED)))
    told.says("match", status, match=match, **roles, **values)


def _person(draw, told, matches):
    name, team = draw(st.sampled_from(NAMES)), draw(st.sampled_from(TEAMS))
    kind = draw(st.sampled_from(("mention", "goal", "managed", "played_for", "person", "card")))
    told.thing(name)
    if kind in ("goal", "card") and matches:
        match = f"match {draw(st.integers(0, matches - 1))}"
        values = {"minute": draw(st.integers(1, 3))} if draw(st.booleans()) else {}
        side = {"team": team} if draw(st.booleans()) else {}
        told.says(kind, match=match, **{"scorer" if kind == "goal" else "player": name}, **side, **values)
    elif kind in ("managed", "played_for"):
        told.says(
            kind, person=name, team=team, **({"seen": draw(st.sampled_from(DAYS[:5]))} if draw(st.booleans()) else {})
        )
    elif kind == "person":
        told.says("person", person=name, born=draw(st.sampled_from(("1990-01-01", "1991-02-02"))))
    else:
        told.says("mention", thing=name, times=1, told=name)


def loads(told, as_article):
    """A telling as what a loader would yield."""
    return told.article() if as_article else told.dataset()
