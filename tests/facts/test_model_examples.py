"""The examples on the page of the graph's model, asked of the seeds."""

import re
from pathlib import Path

import pytest

import touchline

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = re.findall(r"```cypher\n(.+?)```", (ROOT / "docs" / "graph-model.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(scope="module")
def graph():
    pytest.importorskip("arcadedb")
    with touchline.open(":memory:") as opened:
        opened.load(ROOT / "seeds")
        yield opened


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_on_the_page_has_an_answer(graph, example):
    assert graph.cypher(example).rows
