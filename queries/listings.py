"""Lists that are no questions: the sources of a graph, and whom a name may mean."""

from collections.abc import Callable, Collection, Mapping

from queries.answers import Answer
from queries.marks import marks_of
from queries.naming import candidates, not_found, required
from queries.question import Row, Runs

#: From keys to what those may be besides.
Doubts = Callable[[Collection[str]], Mapping[str, tuple[str, ...]]]

SOURCES = """
MATCH (s:Source)
OPTIONAL MATCH (s)-[:PUBLISHED_BY]->(p:Publisher)
RETURN s.title AS title, labels(s) AS labels, p.name AS publisher, s.published AS published, s.licence AS licence,
       s.url AS url, s.key AS source
ORDER BY s.published, s.title, s.key
"""


class SourceRow(Row):
    """A source: what it is, who published it and when, whence it was loaded, and how many claims it makes.

    `retract` takes its `path`, its `url` or its key, which `source` is.
    """

    title: str | None
    sort: str
    publisher: str | None
    published: str | None
    licence: str | None
    path: str | None
    url: str | None
    claims: int
    source: str


class Candidacy(Row):
    """Someone or something that a name may mean, and what tells it apart.

    `side` is 'women' and the like, `years` are those of the matches known; `how` tells what led from the name to it;
    `may_be` whom it may be besides, where the evidence does not decide.
    """

    name: str
    sort: str
    born: str | None
    country: str | None
    side: str | None
    teams: list[str]
    years: str | None
    articles: int
    how: str
    may_be: list[str]
    key: str


def source_rows(runner: Runs, claims: Mapping[str, int], paths: Mapping[str, str]) -> Answer[SourceRow]:
    """All sources of the graph; `claims` and `paths` tell how many each makes and whence it came, by its key."""
    rows = []
    for title, labels, publisher, published, licence, url, key in runner.query(SOURCES).rows:
        sort = "article" if "Article" in labels else "dataset"
        rows.append(
            SourceRow(
                title=title,
                sort=sort,
                publisher=publisher,
                published=published,
                licence=licence,
                path=paths.get(key),
                url=url,
                claims=claims.get(key, 0),
                source=key,
            )
        )
    return Answer("sources", SourceRow, rows)


def candidacies(runner: Runs, name: str, doubts: Doubts) -> Answer[Candidacy]:
    """Whom a name may mean. Raises `NotFound` with the closest names where nothing goes by it."""
    rows = []
    found = candidates(runner, required(name, "name"), ())
    if not found:
        raise not_found(runner, name, (), "name")
    unsure = doubts([one.key for one in found])
    for one in found:
        marks = marks_of(runner, one.key)
        rows.append(
            Candidacy(
                name=one.name,
                sort=", ".join(one.labels),
                born=marks.born,
                country=marks.country,
                side=marks.side,
                teams=marks.teams,
                years=marks.years,
                articles=marks.articles,
                how=one.how,
                may_be=list(unsure.get(one.key, ())),
                key=one.key,
            )
        )
    return Answer("who", Candidacy, rows)
