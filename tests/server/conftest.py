from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that goes to a house over the wire goes there by both transports."""
    if "transport" in metafunc.fixturenames:
        metafunc.parametrize("transport", ["fast", "plain"], scope="session")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, transport: str) -> Iterator[House]:
    """One house for all tests that do no harm to it."""
    with House(tmp_path_factory.mktemp("house") / "data", transport=transport) as one:
        yield one
