from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests that do no harm to it."""
    with House(tmp_path_factory.mktemp("house") / "data") as one:
        yield one
