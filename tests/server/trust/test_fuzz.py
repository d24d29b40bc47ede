"""Nonsense over HTTP and over the WebSocket: never a 5xx, never a crash, memory bounded, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kociarnia.server.client import Client, Json
from tests.server.house import BOT, ME, PATIENCE, House, play_out, wish

GROWTH = 60_000  # kilobytes that a house may grow by while it is fed nonsense


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house without the usual rates, so that more than the door is tried."""
    with House(tmp_path_factory.mktemp("busy") / "data", limits=100_000) as one:
        yield one


def memory(house: House) -> int:
    """Kilobytes in use."""
    lines = Path(f"/proc/{house.process.pid}/status").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


@pytest.mark.parametrize("examples", [3, pytest.param(200, marks=pytest.mark.long)])  # for each address
def test_no_address_answers_with_a_server_error(busy: House, examples: int) -> None:
    import schemathesis  # not above: it takes a second, in every process of tests
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{busy.address}/openapi.json")
    browser = busy.browser()
    table = browser.create(wish("sen", [ME, BOT]))
    before = memory(busy)
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def attack(case: Any) -> None:
            nonlocal tried
            if "id" in (case.path_parameters or {}) and tried % 2:
                case.path_parameters["id"] = table["id"]  # half of them at a table that exists
            tried += 1
            response = case.call(headers={"Cookie": browser.cookie, "Origin": busy.address}, timeout=PATIENCE)
            assert response.status_code < 500

        attack()
    assert tried > 10 * examples
    assert busy.process.poll() is None
    assert memory(busy) - before < GROWTH


JUNK: list[Any] = [None, -1, 0, 1, 1 << 70, 1.5, True, "", "x" * 5000, "\ud800", [], {}, [[[]]], {"a": {"b": []}}, "sen", "R1"]


def mutated(message: Json, luck: random.Random) -> str:
    """A message of the wire, more or less."""
    what = luck.random()
    if what < 0.6:
        key = luck.choice([*message, "extra"])
        if luck.random() < 0.2:
            message.pop(key, None)
        else:
            message[key] = luck.choice(JUNK)
        return json.dumps(message)
    text = json.dumps(message)
    if what < 0.8:
        at = luck.randrange(len(text))
        return text[:at] + luck.choice(['"', "{", "\x00", "9" * 400, "", "\u2028", "é"]) + text[at + luck.randrange(3) :]
    if what < 0.9:
        return "[" * luck.randrange(1, 3000)
    return luck.choice(["", "null", "{}", "[]", '{"type":"nothing"}', "\x00", text[: len(text) // 2], text * 3])


def messages(update: Json, luck: random.Random) -> list[Json]:
    """One of each kind, right as far as they go."""
    number, seat = update.get("number", 0), update.get("eyes", 0)
    move = luck.choice(update["choices"])["move"] if update.get("choices") else 0
    base = {"id": f"f{luck.randrange(10**9)}", "number": number, "seat": seat}
    return [
        {"type": "hello", "since": number, "match": 1, "eyes": None},
        {"type": "look", "id": "l", "eyes": seat},
        {"type": "move", **base, "move": move},
        {"type": "accept", **base},
        {"type": "undo", **base},
        {"type": "vote", **base, "yes": True},
        {"type": "hint", **base},
        {"type": "why", **base, "at": ["deck", "hand.0"]},
        {"type": "preview", **base, "move": move},
        {"type": "seen", "number": number},
        {"type": "ping", "id": "p"},
    ]


async def bombard(browser: Client, table_id: str, luck: random.Random, count: int) -> int:
    """Send mutated messages, come back when the house has had enough; returns how often that was."""
    thrown = 0
    while count > 0:
        with contextlib.suppress(ConnectionClosed):
            async with browser.sit(table_id) as seat:
                await seat.until(lambda _: True)
                while count > 0:
                    count -= 1
                    await seat.send(mutated(luck.choice(messages(seat.last, luck)), luck))
                    with contextlib.suppress(TimeoutError):
                        while True:
                            await seat.hear(0.001)
        thrown += 1
    return thrown


@pytest.mark.parametrize("count", [600, pytest.param(20_000, marks=pytest.mark.long)])
def test_mutated_messages_do_no_harm(busy: House, count: int) -> None:
    browser = busy.browser()
    table = browser.create(wish("sen", [ME, BOT]))
    before = memory(busy)
    assert asyncio.run(bombard(browser, table["id"], random.Random(1), count)) > 1
    assert busy.process.poll() is None
    assert memory(busy) - before < GROWTH
    assert "Traceback" not in busy.log()

    async def on() -> Json:
        async with browser.sit(table["id"]) as seat:
            return await play_out(seat, -1)

    assert asyncio.run(on())["result"]


@pytest.mark.parametrize("size", [64 << 10, 1 << 20, 8 << 20])
def test_oversized_messages_close_the_line_and_nothing_else(busy: House, size: int) -> None:
    browser = busy.browser()
    table = browser.create(wish("sen", [ME, BOT]))

    async def burst() -> None:
        async with browser.sit(table["id"]) as seat:
            await seat.until(lambda _: True)
            await seat.send(json.dumps({"type": "ping", "id": "x" * size}))
            while True:
                await seat.hear()

    with pytest.raises(ConnectionClosed):
        asyncio.run(burst())
    assert browser.get(f"/api/tables/{table['id']}")["stage"] == "playing"


@settings(max_examples=60)
@given(data=st.binary(min_size=1, max_size=200))
def test_bytes_that_are_no_http_are_survived(busy: House, data: bytes) -> None:
    import socket
    from urllib.parse import urlsplit

    where = urlsplit(busy.address)
    with socket.create_connection((where.hostname or "", where.port or 0), PATIENCE) as raw, contextlib.suppress(OSError):
        raw.sendall(data + b"\r\n\r\n")
        raw.shutdown(socket.SHUT_WR)
        raw.settimeout(PATIENCE)
        answer = raw.recv(4096)
        assert not answer.startswith(b"HTTP/1.1 5")
