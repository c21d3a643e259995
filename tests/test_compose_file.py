"""The compose file starts a Neo4j that is safe as it stands, of a version that the tests run against."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.neo4j_fixture import VERSIONS

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docker-compose.yml").read_text()


def test_the_version_is_pinned_to_one_that_is_tested():
    image = re.search(r"image: neo4j:(\S+)-community", TEXT)
    assert image is not None
    assert image[1] in VERSIONS.values()


def test_every_port_answers_this_machine_only():
    ports = re.findall(r'^ +- "([\d.]*:?\d+:\d+)"$', TEXT, flags=re.MULTILINE)
    assert len(ports) == 2
    assert all(port.startswith("127.0.0.1:") for port in ports)


def test_there_is_no_password_but_the_users_own():
    auth = re.search(r"NEO4J_AUTH: (.+)", TEXT)
    assert auth is not None
    assert re.fullmatch(r'"neo4j/\$\{NEO4J_PASSWORD:\?[^}]+\}"', auth[1])


def test_data_outlives_the_container_and_health_is_told():
    assert "neo4j-data:/data" in TEXT
    assert "healthcheck:" in TEXT


def test_docker_reads_it():
    if (
        not shutil.which("docker")
        or subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode
    ):
        pytest.skip("needs the compose plugin of Docker")
    bare = {name: value for name, value in os.environ.items() if name != "NEO4J_PASSWORD"}
    command = ["docker", "compose", "-f", str(ROOT / "docker-compose.yml"), "config", "--quiet"]
    told = subprocess.run(
        command, env={**bare, "NEO4J_PASSWORD": "a-secret-of-mine"}, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    without = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert "set NEO4J_PASSWORD" in without.stderr
    assert without.returncode != 0
