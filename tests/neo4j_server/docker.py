"""A Neo4j in a container, where Docker runs and Maven or a JDK is missing."""

import secrets
import shutil
import subprocess
import time
from typing import Self

from tests.neo4j_server.server import USER, answers_bolt


def engine_runs() -> bool:
    """Whether there is a `docker` with a running engine behind it."""
    if not shutil.which("docker"):
        return False
    return subprocess.run(["docker", "info"], capture_output=True, check=False).returncode == 0


class Neo4jContainer:
    """A running container: `uri`, `user` and `password` open its Neo4j; leaving the `with` block removes it."""

    def __init__(self, version: str) -> None:
        self.version = version
        self.user = USER
        self.password = secrets.token_urlsafe(12)
        self.uri = ""
        self._id = ""

    def __enter__(self) -> Self:
        self._id = _docker(
            "run",
            "--detach",
            "--rm",
            "--publish",
            "127.0.0.1::7687",
            "--env",
            f"NEO4J_AUTH={USER}/{self.password}",
            f"neo4j:{self.version}-community",
        )
        try:
            self._wait(time.monotonic() + 180)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        _docker("rm", "--force", self._id)

    def _wait(self, deadline: float) -> None:
        port = int(_docker("port", self._id, "7687/tcp").splitlines()[0].rpartition(":")[2])
        self.uri = f"bolt://127.0.0.1:{port}"
        while not answers_bolt(port):
            if time.monotonic() > deadline:
                raise RuntimeError(f"Neo4j {self.version} is silent:\n{_docker('logs', self._id)[-3000:]}")
            time.sleep(0.5)


def _docker(*arguments: str) -> str:
    done = subprocess.run(["docker", *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"docker {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()
