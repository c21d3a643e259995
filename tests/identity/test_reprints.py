"""The same story at two addresses is one voice."""

from graph.engine.workspace import Workspace
from tests.support.small_worlds import Telling

STORY = " ".join(f"word{number * 7 % 97} thing{number}" for number in range(80))


def story(title, published, words=STORY):
    return Telling(title, published, words=words).says("played_for", person="Ann Lee", team="Elm Rovers").article()


def voices(graph):
    return next(node.properties["sources"] for node in graph.rows()[0] if "Person" in node.labels)


def test_a_reprint_counts_once_and_names_the_first_print():
    first, again = story("A", "2017-10-25"), story("B", "2017-10-26", STORY + " and so on")
    with Workspace.open() as graph:
        graph.load([*again, *story("C", "2017-10-27", "other words")])
        assert voices(graph) == 2
        graph.load(first)
        assert voices(graph) == 2
        links = [(edge.start, edge.end) for edge in graph.rows()[1] if edge.type == "REPRINT_OF"]
        assert links == [(again[0].source.key, first[0].source.key)]
        graph.retract(first[0].source.key)
        assert voices(graph) == 2
        assert not [edge for edge in graph.rows()[1] if edge.type == "REPRINT_OF"]
