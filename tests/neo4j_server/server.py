"""A Neo4j server of a given version on a free port of this machine, for as long as the tests run."""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.neo4j_server import jars
from tests.neo4j_server.jdk import find_java, line_of

LAUNCHER = Path(__file__).with_name("RunNeo4j.java")
USER = "neo4j"
#: How a client opens Bolt: the magic number and the versions it speaks, here 5.0 to 5.8.
HANDSHAKE = bytes.fromhex("6060b017 00080805 00000000 00000000 00000000")


class Neo4jServer:
    """A running server: `uri`, `user` and `password` open it; leaving the `with` block ends it and its data."""

    def __init__(self, version: str, heap: str = "512m") -> None:
        self.version = version
        self.heap = heap
        self.user = USER
        self.password = secrets.token_urlsafe(12)
        self.port = _free_port()
        self.home = Path(tempfile.mkdtemp(prefix=f"touchline-neo4j-{version}-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def uri(self) -> str:
        return f"bolt://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self, wait: float = 240) -> None:
        """Starts the server and returns when it answers Bolt."""
        java = self._java()
        self._configure()
        done = subprocess.run(
            [*java, "org.neo4j.cli.AdminTool", "dbms", "set-initial-password", self.password],
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"no password could be set for Neo4j {self.version}:\n{done.stdout}{done.stderr}")
        with self._log.open("wb") as log:
            # a process group of its own, so that a Ctrl-C meant for the tests does not end the server before them
            self._process = subprocess.Popen(
                [*java, LAUNCHER, self.home], stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True
            )
        self._wait_for_bolt(time.monotonic() + wait)

    def stop(self, wait: float = 30) -> None:
        """Ends the server in good order, by force where it takes too long, and removes its data."""
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            try:
                process.wait(wait)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def _log(self) -> Path:
        return self.home / "run.log"

    def _java(self) -> list[str | Path]:
        java = find_java(self.version)
        if java is None:
            raise RuntimeError(f"no JDK here runs Neo4j {self.version}")
        native = [] if line_of(self.version) == "5" else ["--enable-native-access=ALL-UNNAMED"]
        small = ["-Xms64m", f"-Xmx{self.heap}", "-XX:+UseSerialGC"]
        return [java, *small, *native, "-cp", f"{jars.ensure(self.version)}/*"]

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "NEO4J_HOME": str(self.home), "NEO4J_CONF": str(self.home / "conf")}

    def _configure(self) -> None:
        conf = self.home / "conf"
        conf.mkdir(exist_ok=True)
        lines = [f"{name}={value}\n" for name, value in self._settings().items()]
        (conf / "neo4j.conf").write_text("".join(lines))

    def _settings(self) -> dict[str, str]:
        return {
            "server.bolt.enabled": "true",
            "server.bolt.listen_address": f"127.0.0.1:{self.port}",
            "server.bolt.advertised_address": f"127.0.0.1:{self.port}",
            "dbms.security.auth_enabled": "true",
            "dbms.usage_report.enabled": "false",
            "server.memory.pagecache.size": "64m",
            "db.tx_log.preallocate": "false",
            "internal.server.bolt.thread_pool_shutdown_wait_time": "100ms",  # else ten idle seconds at the end
            "internal.server.bolt.connection_shutdown_wait_time": "100ms",
        }

    def _wait_for_bolt(self, deadline: float) -> None:
        while not answers_bolt(self.port):
            ended = self._process is None or self._process.poll() is not None
            if ended or time.monotonic() > deadline:
                told = self._log.read_text(errors="replace")[-3000:]
                raise RuntimeError(f"Neo4j {self.version} {'ended' if ended else 'is silent'} at its start:\n{told}")
            time.sleep(0.1)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def answers_bolt(port: int) -> bool:
    """Whether a Bolt server answers on this port of this machine."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=2) as connection:
            connection.sendall(HANDSHAKE)
            return len(connection.recv(4)) == 4
    except OSError:
        return False
