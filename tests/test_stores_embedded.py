"""The embedded store's folder: who may use it, and that it comes whole out of whatever breaks off."""

import builtins
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from graph.errors import BadUse, GraphHeld, StoreUnavailable
from graph.rows import Changes, NodeRow
from graph.stores.embedded_engine import Engine
from graph.stores.embedded_store import EmbeddedStore
from graph.stores.folder_lock import FolderLock, holders

ROOT = Path(__file__).resolve().parent.parent
ANN = NodeRow("person:ann", ("Person",), {"name": "Ann Lee"})
KIT = NodeRow("person:kit", ("Person",), {"name": "Kit Dunn"})
KEYS = "MATCH (n:Touchline) RETURN n.key AS key ORDER BY key"


@pytest.fixture
def folder(tmp_path):
    """A folder with a graph of one node, at change 1."""
    store = EmbeddedStore.open(tmp_path / "graph")
    store.apply(Changes(1, [ANN]))
    store.close()
    return tmp_path / "graph"


def held_by_another(folder, what, then="sys.stdin.readline()"):
    """Another process that opens the graph, says so, and does as told."""
    script = (
        "import sys; from pathlib import Path; from graph.rows import *; from "
        "graph.stores.embedded_store import EmbeddedStore\n"
        f"store = EmbeddedStore.open(Path({str(folder)!r}), reading={what == 'reading'})\n"
        f"print('open', flush=True)\n{then}"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "open\n"
    return process


def end(process):
    process.kill()
    process.communicate()


def read(folder):
    store = EmbeddedStore.open(folder, reading=True)
    try:
        return store.mark(), [key for (key,) in store.query(KEYS).rows]
    finally:
        store.close()


@pytest.mark.parametrize(("theirs", "ours"), [("writing", "writing"), ("writing", "reading"), ("reading", "writing")])
def test_who_finds_the_graph_held_is_told_by_whom(folder, theirs, ours):
    other = held_by_another(folder, theirs)
    with pytest.raises(
        GraphHeld,
        match=rf"opened for {ours}: it is being {theirs[:4].replace('writ', 'writt')}\w* by process {other.pid} "
        rf"on .* since 20",
    ):
        EmbeddedStore.open(folder, reading=ours == "reading", wait=0.1)
    end(other)
    EmbeddedStore.open(folder, reading=ours == "reading").close()


def test_readers_do_not_hinder_each_other(folder):
    other = held_by_another(folder, "reading")
    assert read(folder) == (1, [ANN.key])
    end(other)


def test_a_short_hold_is_waited_for(folder):
    other = held_by_another(
        folder, "writing", "import time; time.sleep(0.5); store.close(); print('closed', flush=True)"
    )
    assert read(folder) == (1, [ANN.key])
    other.communicate()


def test_one_process_cannot_open_it_twice_and_is_told_so(folder):
    first = EmbeddedStore.open(folder, reading=True)
    with pytest.raises(GraphHeld, match="this process has it open already"):
        EmbeddedStore.open(folder, reading=True)
    first.close()


def test_a_reader_sees_what_a_killed_writer_had_committed(folder):
    writes = (
        "store.apply(Changes(2, [NodeRow('person:kit', ('Person',), {})])); print('done', flush=True); "
        "sys.stdin.readline()"
    )
    other = held_by_another(folder, "writing", writes)
    assert other.stdout.readline() == "done\n"
    end(other)
    assert read(folder) == (2, [ANN.key, KIT.key])


def test_a_reader_of_no_graph_finds_an_empty_one(tmp_path):
    assert read(tmp_path / "new") == (0, [])


def test_a_reader_cannot_write(folder):
    store = EmbeddedStore.open(folder, reading=True)
    with pytest.raises(BadUse, match="open for reading only"):
        store.apply(Changes(2, [KIT]))
    store.close()


def test_a_rebuilding_that_was_killed_leaves_the_old_graph(folder):
    Engine.create(folder / "building").close()
    EmbeddedStore.open(folder).close()
    assert read(folder) == (1, [ANN.key])
    assert not (folder / "building").exists()


@pytest.mark.parametrize("old_is_there", [True, False])
def test_a_rebuilding_that_was_killed_at_its_very_end_is_finished(folder, tmp_path, old_is_there):
    other = EmbeddedStore.open(tmp_path / "other")
    other.rebuild([KIT], [], 5)
    other.close()
    (tmp_path / "other" / "db").rename(folder / "ready")
    if not old_is_there:
        (folder / "db").rename(tmp_path / "gone")
    EmbeddedStore.open(folder).close()
    assert read(folder) == (5, [KIT.key])


def test_a_reader_finishes_a_rebuilding_that_was_killed(folder):
    (folder / "db").rename(folder / "ready")
    assert read(folder) == (1, [ANN.key])


def test_notes_of_holders_that_died_are_swept_away(tmp_path):
    lock = FolderLock(tmp_path, writing=True)
    lock.acquire()
    assert [holder.pid for holder in holders(tmp_path)] == [os.getpid()]
    lock.release()
    script = (
        "import os, sys; from pathlib import Path; from graph.stores.folder_lock import FolderLock\n"
        "FolderLock(Path(sys.argv[1]), writing=True).acquire(); os.kill(os.getpid(), 9)"
    )
    process = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT)
    assert process.wait() == -signal.SIGKILL
    assert holders(tmp_path) == []
    assert list((tmp_path / "holders").iterdir()) == []


def test_without_the_engine_the_error_says_what_to_do(tmp_path, monkeypatch):
    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == "arcadedb":
            raise ImportError("No module named 'arcadedb'")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(StoreUnavailable, match=r"needs the package arcadedb.*wheels for Linux.*--store neo4j://"):
        EmbeddedStore.open(tmp_path)


def test_stores_that_do_not_need_it_do_not_import_the_engine():
    script = (
        "import sys, graph.stores.neo4j_store, graph.stores.networkx_store, graph.stores.embedded_store\n"
        "sys.exit('arcadedb' in sys.modules or 'networkx' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 0


def test_the_engine_says_nothing_on_the_terminal(tmp_path):
    script = (
        "import sys; from pathlib import Path; from graph.rows import *; from "
        "graph.stores.embedded_store import EmbeddedStore\n"
        f"s = EmbeddedStore.open(Path({str(tmp_path / 'quiet')!r})); s.apply(Changes(1, [NodeRow('a', "
        f"('Person',), {{}})])); s.close()"
    )
    environment = {name: value for name, value in os.environ.items() if name != "ARCADEDB_LOG_CONSOLE"}
    told = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert (told.stdout, told.stderr) == ("", "")
