from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from kociarnia.engine import daily
from kociarnia.server.pocket_store import PocketStore
from kociarnia.server.store import Store
from kociarnia.server.stores import opened
from tests.server import fixed, postgres
from tests.server.house import House, With
from tests.server.pocket import Memory

fixed.fix()  # rooms that tests open in their own process are dealt by their names too


@pytest.fixture(autouse=True)
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the houses that tests start."""
    monkeypatch.setattr(daily, "now", fixed.noon)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests that do no harm to it."""
    with House(tmp_path_factory.mktemp("house") / "data") as one:
        yield one


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[postgres.Server]:
    base = tmp_path_factory.getbasetemp()
    with postgres.shared((base.parent if base.name.startswith("popen") else base) / "postgres") as server:
        yield server


@pytest.fixture
def database(postgres_server: postgres.Server) -> str:
    return postgres_server.empty()


@pytest.fixture(params=["sqlite", "postgresql", "pocket"])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> With:
    """Runs something with an empty store of each kind."""
    if request.param == "pocket":
        return in_memory(Memory())
    address = str(tmp_path / "one.sqlite") if request.param == "sqlite" else request.getfixturevalue("database")

    def run(what: Callable[[Store], Awaitable[None]]) -> None:
        async def main() -> None:
            store = await opened(address)
            try:
                await what(store)
            finally:
                await store.close()

        asyncio.run(main())

    return run


def in_memory(journal: Memory) -> With:
    def run(what: Callable[[Store], Awaitable[None]]) -> None:
        async def main() -> None:
            store = PocketStore(journal, journal.image, journal.batches)
            await what(store)
            await store.close()

        asyncio.run(main())

    return run
