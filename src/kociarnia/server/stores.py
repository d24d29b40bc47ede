"""Stores by their address: a file of SQLite, or postgresql://…"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import urlsplit

from kociarnia.engine import Refusal
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.store import Store

FAILURES = (OSError, sqlite3.Error, RuntimeError)  # what opening one may end in
POSTGRESQL = ("postgresql://", "postgres://")


def elsewhere(address: str) -> bool:
    """Is it no file of ours, but a database that others care for?"""
    return address.startswith(POSTGRESQL)


async def opened(address: str, house: str = "", peer: str = "") -> Store:
    """`house`, `peer`: see `PostgresStore.open`."""
    if not elsewhere(address):
        return SqliteStore(Path(address))
    try:
        from kociarnia.server.postgres_store import PostgresStore  # an extra of its own
    except ImportError:
        raise Refusal("store-extra") from None
    return await PostgresStore.open(address, house, peer)


def spoken(address: str) -> str:
    """The address without what nobody needs to read over somebody's shoulder."""
    if not elsewhere(address):
        return address
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{parts.path}"
