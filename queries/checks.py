"""What does not add up: in the graph (goals against scores), and within one text (its own contradictions)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import LiteralString

from graph.claims import Source
from loaders.articles.article import Article
from loaders.articles.loader import reading_of
from loaders.prose.document import Document
from queries.answers import Answer
from queries.question import Row, Runs


class Finding(Row):
    """Something that does not add up: what, where, and the sentences or numbers on either side."""

    what: str
    where: str
    one: str
    other: str
    key: str


@dataclass(frozen=True, slots=True)
class GraphCheck:
    """A check as one Cypher text that returns where, one, other and key."""

    what: str
    cypher: LiteralString


CHECKS = (
    GraphCheck(
        "more goals told than the score allows",
        """
MATCH (t:Team)-[side:HOME_IN|AWAY_IN]->(m:Match)<-[:IN_MATCH]-(g:Goal)-[:COUNTED_FOR]->(t)
WITH m, t, type(side) AS side, count(DISTINCT g) AS told
WITH m, t, told, CASE WHEN side = 'HOME_IN' THEN m.home_goals ELSE m.away_goals END AS scored
WHERE scored IS NOT NULL AND told > scored
RETURN m.name AS place, t.name AS team, told AS one, scored AS other, m.key AS key
ORDER BY m.key, t.key
""",
    ),
    GraphCheck(
        "managed a side and scored in the same match",
        """
MATCH (p:Person)-[:MANAGED_IN]->(m:Match)<-[:IN_MATCH]-(g:Goal)<-[:SCORED]-(p)
RETURN m.name AS place, p.name AS team, 'manager' AS one, 'scorer' AS other, m.key AS key
ORDER BY m.key, p.key
""",
    ),
    GraphCheck(
        "set up a goal of his own",
        """
MATCH (p:Person)-[:ASSISTED]->(g:Goal)<-[:SCORED]-(p)
MATCH (g)-[:IN_MATCH]->(m:Match)
RETURN m.name AS place, p.name AS team, 'assister' AS one, 'scorer' AS other, m.key AS key
ORDER BY m.key, p.key
""",
    ),
    GraphCheck(
        "appeared for both sides",
        """
MATCH (p:Person)-[one:APPEARED_IN]->(m:Match)<-[other:APPEARED_IN]-(p)
WHERE one.team < other.team
RETURN m.name AS place, p.name AS team, one.team AS one, other.team AS other, m.key AS key
ORDER BY m.key, p.key
""",
    ),
)


def check(runner: Runs, articles: Iterable[Source]) -> Answer[Finding]:
    """All findings of the graph, then those of each article's own text, which is read again for it."""
    return Answer("check", Finding, [*_of_graph(runner), *_of_texts(articles)])


def _of_graph(runner: Runs) -> Iterator[Finding]:
    for one in CHECKS:
        for place, name, left, right, key in runner.query(one.cypher).rows:
            yield Finding(what=one.what, where=f"{place}: {name}", one=str(left), other=str(right), key=str(key))


def _of_texts(articles: Iterable[Source]) -> Iterator[Finding]:
    for article in articles:
        text = article.text or ""
        reading = reading_of(
            Article(text, article.title, article.publisher, article.published, article.url, article.language)
        )
        for found in reading.contradictions:
            told = [_whole(reading.document, start, end) for start, end in found.spans] or [""]
            yield Finding(
                what=found.what,
                where=article.title,
                one=told[0],
                other=told[-1] if len(told) > 1 else "",
                key=article.key,
            )


def _whole(document: Document, start: int, end: int) -> str:
    """The sentence, or the sentences, in which some words stand."""
    around = [sentence for sentence in document.sentences if sentence.start < end and start < sentence.end]
    if around:
        start, end = min(start, around[0].start), max(end, around[-1].end)
    return " ".join(document.text[start:end].split())
