"""The documentation agrees with the code: made pages are fresh, commands exist, examples run."""

import re
from pathlib import Path

import pytest

from queries.catalogue import QUESTIONS
from queries.main import app
from queries.pages import PAGES

ROOT = Path(__file__).resolve().parent.parent
DOCS = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md"])
COMMANDS = {command.name or command.callback.__name__ for command in app.registered_commands} | {"ask"}


@pytest.mark.parametrize(("name", "make"), PAGES, ids=[name for name, _ in PAGES])
def test_a_made_page_is_fresh(name, make):
    assert (ROOT / "docs" / name).read_text() == make(), "run: python -m queries.pages docs"


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_commands_in_the_docs_exist(page):
    for line in re.findall(r"^\s*(?:\$ )?touchline ([a-z-]+)", page.read_text(), re.MULTILINE):
        assert line in COMMANDS, f"{page.name}: touchline {line}"
    for name in re.findall(r"touchline ask ([a-z][a-z-]+)", page.read_text()):
        assert name in {question.name for question in QUESTIONS}, f"{page.name}: {name}"


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_links_within_the_docs_lead_somewhere(page):
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_python_in_the_docs_runs(tmp_path, monkeypatch):
    """Every block marked python is run in a folder of its own, in the order of the page."""
    for page in DOCS:
        blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
        place = tmp_path / page.stem
        place.mkdir()
        (place / "seeds").symlink_to(ROOT / "seeds")
        monkeypatch.chdir(place)
        names = {}
        for block in blocks:
            exec(compile(block, str(page), "exec"), names)
        assert blocks is not None


def test_the_readme_begins_with_its_two_commands():
    blocks = re.findall(r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert blocks[0].strip().endswith("touchline demo")
    assert blocks[1].strip().endswith("pytest -q")
    assert all("\n" not in block.strip() for block in blocks[:2])
