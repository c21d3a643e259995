"""The Neo4j that other tests run against: real, small, found or refused with a reason."""

import shutil
import subprocess
import sys
import time
from pathlib import Path

import neo4j
import pytest

from tests.neo4j_server import docker, jars, jdk
from tests.neo4j_server.server import answers_bolt
from tests.support import neo4j_fixture

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.neo4j


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """A machine without Maven, Java or Docker."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("TOUCHLINE_NEO4J_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.delenv("TOUCHLINE_REQUIRE_NEO4J", raising=False)
    monkeypatch.setattr(jdk, "PLACES", ())
    return tmp_path


def program(folder, name, text):
    file = folder / name
    file.write_text(f"#!{sys.executable}\n{text}")
    file.chmod(0o755)


def test_the_server_is_the_version_that_was_asked_for_and_wants_its_password(neo4j_server):
    with neo4j.GraphDatabase.driver(neo4j_server.uri, auth=(neo4j_server.user, neo4j_server.password)) as driver:
        records = driver.execute_query(
            "CALL dbms.components() YIELD name, versions WHERE name = 'Neo4j Kernel' RETURN versions[0] AS version"
        ).records
    assert records[0]["version"] == neo4j_fixture.VERSIONS.get(neo4j_server.name, records[0]["version"])
    with (
        neo4j.GraphDatabase.driver(neo4j_server.uri, auth=("neo4j", "not this one")) as driver,
        pytest.raises(neo4j.exceptions.AuthError),
    ):
        driver.verify_connectivity()


def test_without_anything_to_run_it_tests_are_skipped_with_what_to_install(bare):
    with pytest.raises(pytest.skip.Exception, match=r"install a JDK \(17 or 21\), or start Docker, or set NEO4J_URI"):
        neo4j_fixture.Neo4jServers().get("neo4j-5.26")


def test_where_neo4j_is_required_its_absence_is_a_failure(bare, monkeypatch):
    monkeypatch.setenv("TOUCHLINE_REQUIRE_NEO4J", "1")
    with pytest.raises(pytest.fail.Exception, match=r"no Neo4j 2026\.08\.1 to test against"):
        neo4j_fixture.Neo4jServers().get("neo4j-2026.08")


def test_a_server_that_the_user_names_is_the_only_one_tested(monkeypatch):
    monkeypatch.setenv("NEO4J_URI", "bolt://graph.example:7687")
    assert neo4j_fixture.names() == ["neo4j-uri"]


def test_java_home_comes_first_and_a_runtime_without_compiler_is_passed_over(bare, monkeypatch):
    home = bare / "jdk"
    for folder, version in ((bare, "21.0.2"), (home / "bin", "17.0.9")):
        folder.mkdir(parents=True, exist_ok=True)
        program(folder, "java", f"import sys; print('openjdk version \"{version}\"', file=sys.stderr)")
    assert jdk.find_java("5.26.30") is None
    program(bare, "javac", "")
    assert jdk.find_java("5.26.30") == bare / "java"
    program(home / "bin", "javac", "")
    monkeypatch.setenv("JAVA_HOME", str(home))
    assert jdk.find_java("5.26.30") == home / "bin" / "java"
    assert jdk.find_java("2026.08.1") == bare / "java"


def test_a_fetch_that_broke_off_is_done_again(bare):
    program(
        bare,
        "mvn",
        """
import pathlib, sys
target = pathlib.Path(next(a for a in sys.argv if a.startswith('-DoutputDirectory=')).split('=', 1)[1])
target.mkdir(parents=True)
(target / 'some.jar').touch()
first = not (target.parent / 'tried').exists()
(target.parent / 'tried').touch()
sys.exit('the line went dead' if first else 0)
""",
    )
    with pytest.raises(RuntimeError, match="the line went dead"):
        jars.ensure("5.26.30")
    assert not jars.are_here("5.26.30")
    assert [jar.name for jar in jars.ensure("5.26.30").iterdir()] == ["some.jar"]


def test_a_container_is_bound_to_this_machine_only(bare):
    program(
        bare,
        "docker",
        f"""
import pathlib, sys
with open({str(bare / "calls")!r}, 'a') as calls:
    print(*sys.argv[1:], file=calls)
print('127.0.0.1:1' if sys.argv[1] == 'port' else 'abc')
""",
    )
    assert docker.engine_runs()
    container = docker.Neo4jContainer("5.26.30")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(docker, "answers_bolt", lambda _: True)
        with container as running:
            assert running.uri == "bolt://127.0.0.1:1"
    calls = (bare / "calls").read_text()
    assert "--publish 127.0.0.1::7687" in calls
    assert calls.splitlines()[-1] == "rm --force abc"


def test_a_server_ends_when_the_tests_that_started_it_are_killed():
    version = next((v for v in neo4j_fixture.VERSIONS.values() if not neo4j_fixture.what_is_missing(v)), None)
    if version is None or not jars.are_here(version):
        pytest.skip("needs the jars of a Neo4j and a JDK")
    script = (
        f"import time; from tests.neo4j_server.server import Neo4jServer; s = Neo4jServer('{version}'); "
        "s.start(); print(s.port, s.home, flush=True); time.sleep(60)"
    )
    parent = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    port, home = parent.stdout.readline().split()
    assert answers_bolt(int(port))
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + 20
    while answers_bolt(int(port)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not answers_bolt(int(port))
    shutil.rmtree(home, ignore_errors=True)
