"""Keys stay: what data speak of is not renamed by articles that come later.

Neither their day nor the ids that they tell change that.
"""

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from graph.engine.workspace import Workspace
from graph.kinds import ThingType
from tests.support.small_worlds import Telling, tellings

CAREFUL = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
_LASTING = {"Person", "Team"}


def keys(graph, labels):
    return {node.key for node in graph.rows()[0] if labels.intersection(node.labels)}


@CAREFUL
@given(tellings(), st.lists(tellings(), min_size=1, max_size=4, unique_by=lambda one: one.title))
def test_an_article_leaves_the_keys_of_a_dataset_alone(dataset, articles):
    with Workspace.open() as graph:
        graph.load(dataset.dataset())
        before = keys(graph, _LASTING)
        for article in articles:
            if article.title != dataset.title:
                graph.load(article.article())
        assert before <= keys(graph, _LASTING)


def table():
    told = Telling("Table").says(
        "match", match="m", home="Elm Rovers", away="Oak City", date="2017-10-25", home_goals=1, away_goals=0
    )
    return told.says("goal", match="m", scorer="Ann Wade", team="Elm Rovers", minute=12)


def report(**wade):
    told = Telling("Report", published="2017-10-26").says(
        "match", match="m", home="Elm Rovers", away="Oak City", date="2017-10-25", home_goals=1, away_goals=0
    )
    return told.thing("Wade", **wade).says("goal", match="m", scorer="Wade", team="Elm Rovers", minute=12)


def test_matches_and_scorers_of_a_dataset_keep_their_keys_when_a_dated_report_comes():
    with Workspace.open() as graph:
        graph.load(table().dataset())
        before = keys(graph, {"Match", "Goal", "Person", "Team"})
        changed = graph.load(report().article())
        assert before == keys(graph, {"Match", "Goal", "Person", "Team"})
        assert not any(node.labels[0] == "Goal" for node in graph.rows()[0] if node.key not in before)
        assert changed.nodes_changed


def test_an_id_that_only_an_article_tells_does_not_rename_what_data_speak_of():
    with Workspace.open() as graph:
        graph.load(table().dataset())
        before = keys(graph, _LASTING)
        graph.load(report(register="wikidata:Q1").article())
        assert before == keys(graph, _LASTING)


def test_an_id_that_data_tell_names_the_person():
    told = Telling("Register").thing("Ann Wade", register="wikidata:Q1")
    told.says("played_for", person="Ann Wade", team="Elm Rovers")
    with Workspace.open() as graph:
        graph.load(table().dataset())
        graph.load(told.dataset())
        assert "wikidata:Q1" in keys(graph, {"Person"})


def test_what_our_own_register_lists_keeps_its_key_when_another_register_comes():
    listed = Telling("Table").thing("Elm Rovers", ThingType.TEAM, register="touchline:elm-rovers")
    listed.says("team", team="Elm Rovers", country="England")
    other = (
        Telling("Register")
        .thing("Elm Rovers", ThingType.TEAM, register="wikidata:Q2")
        .says("team", team="Elm Rovers", country="England")
    )
    with Workspace.open() as graph:
        graph.load(listed.dataset())
        graph.load(other.dataset())
        assert keys(graph, {"Team"}) == {"touchline:elm-rovers"}
