"""Who is let in by a WebSocket, and what a slow reader gets."""

from __future__ import annotations

import asyncio
import socket

from tests.server.house import ME, PATIENCE, House, wish

HEAD = (
    "GET /ws/{table} HTTP/1.1\r\nHost: x\r\nConnection: {connection}\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: {version}\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


def asked(house: House, **more: str) -> bytes:
    """The first line of the answer to somebody who wants to connect."""
    words = {"table": "nothing", "connection": "Upgrade", "version": "13", "key": "AAAAAAAAAAAAAAAAAAAAAA==", **more}
    host, _, port = house.address.removeprefix("http://").rpartition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(HEAD.format(**words).encode("latin-1"))
        return line.recv(4096).split(b"\r\n")[0]


def test_only_who_asks_properly_is_let_in(house: House) -> None:
    assert asked(house) == b"HTTP/1.1 101 Switching Protocols"
    assert asked(house, connection="keep-alive, Upgrade") == b"HTTP/1.1 101 Switching Protocols"
    assert asked(house, version="8").startswith(b"HTTP/1.1 400")
    assert asked(house, key="short").startswith(b"HTTP/1.1 400")
    assert asked(house, key="A" * 22 + "==\r\nX-Name: \xb3").startswith(b"HTTP/1.1 101")


def test_many_long_words_at_once_arrive_whole_and_in_order(house: House) -> None:
    """More than the line takes at once, for somebody who does not read yet."""
    browser = house.browser()
    table = browser.create(wish("koty", [ME, {"kind": "here"}]))

    async def main() -> list[str]:
        async with browser.sit(table["id"]) as seat:
            await seat.until(lambda _: True)
            names = [f"look-{number}" for number in range(50)]
            for name in names:
                await seat.send({"type": "look", "id": name, "eyes": 0})
                await seat.send({"type": "ping", "id": name})
            heard: list[str] = []
            while len(heard) < 2 * len(names):
                message = await seat.hear(PATIENCE)
                heard += [str(message.get("answers") or message.get("id"))] if message["type"] in ("update", "pong") else []
            assert heard == [name for name in names for _ in range(2)]
            return heard

    assert asyncio.run(main())
