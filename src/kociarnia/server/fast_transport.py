"""uvicorn's WebSocket with a shorter way in and out, for a house full of tables. What it gains: docs/decisions/009.

Through ASGI every message wakes a task and passes coroutines and a queue, and every move is told to four readers or more. Here
a message is handed over as soon as it has been read, and written as soon as it is said. Frames, handshake, pings and closing
stay with the libraries, and whatever has to wait goes through ASGI. It leans on parts of uvicorn that are not promised to stay
as they are: `misfit` looks whether they are there.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from kociarnia.server.connection import FAST

VERSIONS = {"uvicorn": ("0.51", "0.60"), "websockets": ("16", "18")}  # from, and below; as in pyproject.toml
METHODS = ("handle_connect", "handle_text")
ATTRIBUTES = ("conn", "queue", "transport")


class FastTransport(WebSocketsSansIOProtocol):
    """One connection."""

    hear_now: Callable[[bytes], bool] | None = None  # the application's, if it listens; False: the message has to wait its turn

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it has none if the handshake was refused
            self.scope["extensions"][FAST] = {"transport": self}

    def handle_text(self, event: Frame) -> None:
        data = bytes(event.data)
        if not event.fin or not data.isascii() or not self.queue.empty() or self.hear_now is None or not self.hear_now(data):
            super().handle_text(event)

    def write_now(self, text: bytes) -> int:
        """Send it, unless the connection is about to end; returns how many bytes its reader has not taken yet."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    def forget_handshake(self) -> None:
        """A house keeps thousands of connections, and who came with which headers is known by now."""
        self.scope["headers"] = []
        self.request.headers.clear()  # emptied, for the library still holds both
        self.response.headers.clear()


def misfit() -> str:
    """What speaks against using it with the libraries that are installed; nothing, if it fits."""
    for name, (low, below) in VERSIONS.items():
        if not _parts(low) <= _parts(version(name)) < _parts(below):
            return f"{name} {version(name)} is not known to fit"
    stored = WebSocketsSansIOProtocol.__init__.__code__.co_names
    missing = [name for name in METHODS if not hasattr(WebSocketsSansIOProtocol, name)]
    missing += [name for name in ATTRIBUTES if name not in stored]
    return f"uvicorn has no {', '.join(missing)}" if missing else ""


def _parts(text: str) -> list[int]:
    return [int(part) for part in text.split(".")[:2] if part.isdigit()]
