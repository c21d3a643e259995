"""Sources are kept for ever, and known again; new versions replace old ones, and what was retracted can be restored."""

import pytest

from graph.engine.workspace import Workspace
from graph.errors import NotFound
from tests.support.small_worlds import Telling


def people(graph):
    return sorted(node.properties["name"] for node in graph.rows()[0] if "Person" in node.labels)


def mentioning(name, **told):
    return Telling(**told).says("mention", thing=name, times=1, told=name)


def test_loading_twice_changes_nothing():
    items = mentioning("Ann Lee").article()
    with Workspace.open() as graph:
        graph.load(items)
        mark, rows = graph.last_change, graph.rows()
        report = graph.load(items)
        assert (report.claims_kept, report.claims_known, len(report.known)) == (0, 1, 1)
        assert (graph.last_change, graph.rows()) == (mark, rows)


def test_a_new_text_at_an_address_replaces_the_old_one():
    with Workspace.open() as graph:
        graph.load(mentioning("Ann Lee", url="https://leaf.example/1").article())
        report = graph.load(mentioning("Bo Ray", url="https://leaf.example/1").article())
        assert len(report.replaced) == 1
        assert people(graph) == ["Bo Ray"]


def test_a_new_text_in_a_file_replaces_the_old_one_but_two_texts_of_one_file_stand_together():
    with Workspace.open() as graph:
        first, second = (
            mentioning("Ann Lee", origin="a.jsonl").article(),
            mentioning("Bo Ray", origin="a.jsonl").article(),
        )
        graph.load([*first, *second])
        assert people(graph) == ["Ann Lee", "Bo Ray"]
        graph.load(mentioning("Cy Day", origin="a.jsonl").article())
        assert people(graph) == ["Cy Day"]


def test_a_retracted_source_is_restored_by_loading_it():
    items = mentioning("Ann Lee", url="https://leaf.example/1").article()
    with Workspace.open() as graph:
        graph.load(items)
        rows = graph.rows()
        graph.retract("https://leaf.example/1")
        assert graph.rows() == ([], [])
        assert len(graph.load(items).restored) == 1
        assert graph.rows() == rows


def test_a_dataset_of_another_version_says_only_what_it_says_now():
    with Workspace.open() as graph:
        graph.load(
            Telling("cups")
            .says("played_for", person="Ann Lee", team="Elm")
            .says("played_for", person="Bo Ray", team="Elm")
            .dataset("1")
        )
        graph.load(Telling("cups").says("played_for", person="Bo Ray", team="Elm").dataset("2"))
        assert people(graph) == ["Bo Ray"]


def test_equal_rows_of_a_dataset_are_two_claims():
    with Workspace.open() as graph:
        told = Telling("cups").says("match", match="m", home="Elm", away="Oak")
        for _ in range(2):
            told.says("goal", match="m", scorer="Ann Lee", team="Elm")
        assert graph.load(told.dataset()).claims_kept == 3


def test_an_unknown_source_cannot_be_retracted():
    with Workspace.open() as graph, pytest.raises(NotFound, match=r"no source goes by"):
        graph.retract("nowhere.txt")


def test_a_load_that_fails_leaves_nothing(tmp_path):
    def broken():
        yield from mentioning("Ann Lee").article()
        raise RuntimeError("the disk is gone")

    with Workspace.open(tmp_path) as graph:
        with pytest.raises(RuntimeError):
            graph.load(broken())
        assert graph.rows() == ([], [])
        graph.load(mentioning("Bo Ray").article())
    with Workspace.open(tmp_path) as graph:
        assert people(graph) == ["Bo Ray"]


def test_the_evidence_of_a_claim_is_its_place_and_words():
    with Workspace.open() as graph:
        items = mentioning("Ann Lee").article()
        graph.load(items)
        told = items[0].claims[0]
        found = graph.evidence([told.id])[0]
        assert (found.quote, found.start, found.end, found.source.key) == (
            told.quote,
            told.start,
            told.end,
            told.source,
        )
