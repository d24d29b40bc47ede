"""Which WebSockets the house speaks: a short way on the libraries' private parts where it fits those that are installed, else
uvicorn's own. A message is handled alike on both (docs/decisions/017)."""

from __future__ import annotations

import os
from asyncio import Protocol
from importlib.metadata import version
from typing import cast

from kociarnia.server import event_log

FITS = {"uvicorn": "0.54.", "websockets": "17.4"}  # how their versions begin
CHOICE = "KOCIARNIA_WEBSOCKETS"  # in the environment: "plain" takes uvicorn's own, whatever is installed


def transport() -> type[Protocol]:
    if not fits():
        event_log.event("plain-websockets", **{name: version(name) for name in FITS})
        return plain()
    from kociarnia.server.short_way import ShortWay  # not above: elsewhere its parts may not be there

    return ShortWay


def fits() -> bool:
    """May the short way be taken?"""
    return os.environ.get(CHOICE) != "plain" and all(version(name).startswith(known) for name, known in FITS.items())


def plain() -> type[Protocol]:
    """uvicorn's own, whichever that is; its frames are counted all the same."""
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

    from kociarnia.server.frames import Counted

    return type("Plain", (Counted, cast(type, AutoWebSocketsProtocol)), {})
