"""What anyone would otherwise have to remember about how the code is laid out."""

import ast
import re
from pathlib import Path

import pytest

#: Hosts that the code and its pages speak of: vocabularies, registers of football, this machine.
SPOKEN_OF = {"127.0.0.1", "en.wikipedia.org", "json-schema.org", "schema.org", "www.apache.org", "www.wikidata.org"}
ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("graph", "loaders", "queries")
ALLOWED = {"graph": {"graph"}, "loaders": {"graph", "loaders"}, "queries": {"graph", "loaders", "queries"}}
MODULES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def imported(path):
    """The project's own modules that a module imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way_and_are_absolute(path):
    package = path.relative_to(ROOT).parts[0]
    for module in imported(path):
        assert not module.startswith("."), f"relative import in {path}"
        top = module.split(".")[0]
        if top in PACKAGES:
            assert top in ALLOWED[package], f"{package} must not import {module}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_says_what_it_is_and_stays_small(path):
    text = path.read_text()
    assert ast.get_docstring(ast.parse(text)), f"{path} has no docstring"
    assert text.count("\n") <= 300, f"{path} is longer than 300 lines"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_functions_stay_small(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno - node.lineno < 60, f"{path}:{node.lineno} {node.name}"


def test_no_two_modules_import_each_other():
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in MODULES}
    edges = {
        name: {module for module in imported(path) if module in names and module != name}
        for name, path in names.items()
    }
    seen, stack = set(), []

    def visit(name):
        assert name not in stack, f"imports in a ring: {' -> '.join([*stack, name])}"
        if name in seen:
            return
        stack.append(name)
        for module in sorted(edges[name]):
            visit(module)
        stack.pop()
        seen.add(name)

    for name in sorted(edges):
        visit(name)


def test_the_project_speaks_of_itself_only():
    shown = [*MODULES, *(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"]
    for path in shown:
        text = path.read_text()
        assert not re.search(r"/(?:home|root|tmp|work)/|\.\./shared|index[-_]url", text), path
        for host in re.findall(r"https?://([\w.-]+)", text):
            assert host in SPOKEN_OF or host.endswith(".example"), f"{path} names the host {host}"
