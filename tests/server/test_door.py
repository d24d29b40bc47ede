"""Floods at the door: half-sent requests, too many connections, costly messages. Others hardly notice."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from ipaddress import ip_network
from pathlib import Path
from unittest.mock import Mock

import pytest
import uvicorn
from starlette.requests import Request
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from kociarnia.server import door, event_log
from kociarnia.server.api import Api
from kociarnia.server.client import Json
from kociarnia.server.limits import ARRIVALS, FACTOR, KNOCKING_OF_ONE, MESSAGES, MESSAGES_OF_ONE, Limits, Tally, address
from tests.server import fixed
from tests.server.house import HERE, ME, House, wish


def knock(house: House, words: bytes) -> socket.socket:
    host, port = house.address.removeprefix("http://").split(":")
    one = socket.create_connection((host, int(port)), timeout=30)
    one.sendall(words)
    return one


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with little patience, and with the limits that visitors know."""
    folder = tmp_path_factory.mktemp("strict")
    script = folder / "impatient.py"
    script.write_text(
        "import sys\n"
        f"sys.path[:0] = {[str(Path(fixed.__file__).parents[2])]!r}\n"
        "from kociarnia.server import door, guard, websocket_endpoint\n"
        "door.HEAD = guard.SLOWEST = websocket_endpoint.HELLO = 0.5\n"
        "from tests.server import fixed\n"
        "from kociarnia.terminal.cli import main\n"
        "if __name__ == '__main__':\n"
        "    fixed.fix()\n"
        "    main()\n"
    )
    with House(folder / "data", limits=1, script=script) as one:
        yield one


@pytest.mark.parametrize(
    "words",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n",
     b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)  # fmt: skip
def test_a_half_sent_request_is_let_go(strict: House, words: bytes) -> None:
    with closing(knock(strict, words)) as one:
        heard = b""
        while data := one.recv(65536):
            heard += data
        assert (b" 408 " in heard) == words.startswith(b"POST"), heard
    strict.logged('"event": "turned-away", "address": "127.0.0.1"')


def test_who_has_to_wait_for_their_turn_is_not_taken_for_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart ten thousand come at once: their requests are there, and the house is slow. Whoever sends theirs in drops
    gets no more time by it."""
    passed = 0.0  # seconds that the loop believes to have gone by

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def main() -> None:
        nonlocal passed
        time = asyncio.get_running_loop().time
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: time() + passed)
        config = door.Settings(answer, http=door.Door, log_config=None, lifespan="off")
        config.bounds = Limits()
        waiting: asyncio.Queue[Callable[[], None]] = asyncio.Queue()
        monkeypatch.setattr(config.bounds.newcomers, "enter", lambda work, who: waiting.put_nowait(work))  # a crowd before them
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server._serve([listening]))
            lines = [await asyncio.open_connection(*listening.getsockname()) for _ in range(2)]
            lines[0][1].write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            lines[1][1].write(b"GET / HTTP/1.1\r\n")
            come = [await waiting.get() for _ in lines]
            passed += 2 * door.HEAD
            await asyncio.sleep(0.001)  # whatever was due rings before
            for work in come:
                work()
            assert b" 204 " in await lines[0][0].read()
            passed += door.HEAD
            with suppress(ConnectionResetError):
                assert await lines[1][0].read() == b"", "the rest of it never came"
            for _, writer in lines:
                writer.close()
            server.should_exit = True
            await serving

    asyncio.run(main())


def test_so_is_the_second_one(strict: House) -> None:
    with closing(knock(strict, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")) as one:
        assert b"200 OK" in one.recv(65536)
        one.sendall(b"GET /hea")
        while one.recv(65536):
            pass


def test_a_socket_that_never_says_hello_is_let_go(strict: House) -> None:
    never_says_hello(strict, strict.browser().create(wish("koty", [ME, HERE])))


def test_who_has_said_hello_may_be_silent_for_long(strict: House) -> None:
    browser = strict.browser()
    table = browser.create(wish("koty", [ME, HERE]))

    async def main() -> None:
        async with browser.sit(table["id"]) as seat:
            await seat.until(lambda _: True)
            await asyncio.to_thread(never_says_hello, strict, table)  # came later, and is gone by now
            assert (await seat.ask({"type": "ping"}))["type"] == "pong"

    asyncio.run(main())


def never_says_hello(house: House, table: Json) -> None:
    """It returns when the socket has been told to leave."""
    head = "GET /ws/%s HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    with closing(knock(house, (head % table["id"] + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())) as one:
        heard = b""
        while b"error-hello" not in heard:
            data = one.recv(65536)
            assert data, heard
            heard += data


def test_a_connection_too_many_is_ended_and_makes_room_for_nobody() -> None:
    """A real server; the application would answer, if it were asked."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def main() -> None:
        config = door.Settings(answer, http=door.Door, log_config=None, lifespan="off")
        config.bounds = Limits(most=2)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server._serve([listening]))
            held = [await asyncio.open_connection(*listening.getsockname()) for _ in range(3)]
            with suppress(ConnectionResetError):
                assert await held[2][0].read() == b"", "there was room for two"
            for again in (False, True):  # one goes, and there is room for another
                reader, writer = held[0] if not again else await asyncio.open_connection(*listening.getsockname())
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                assert b" 204 " in await reader.read()
                held.append((reader, writer))
            for _, writer in held:
                writer.close()
                with suppress(ConnectionResetError):
                    await writer.wait_closed()
            server.should_exit = True
            await serving

    asyncio.run(main())


def test_an_address_holds_so_many_connections_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FACTOR, raising=False)
    bounds = Limits(proxies=[ip_network("192.0.2.0/28")])
    let_in = [bounds.arrive(f"2001:db8::{number:x}") for number in range(KNOCKING_OF_ONE + 2)]
    assert let_in == ["2001:db8::/64"] * KNOCKING_OF_ONE + ["", ""]
    assert bounds.arrive("198.51.100.7"), "another is let in"
    bounds.depart("2001:db8::/64")
    assert bounds.arrive("2001:db8::1")
    assert all(bounds.arrive("192.0.2.1") for _ in range(KNOCKING_OF_ONE * 2)), "a proxy comes for many"
    for _ in range(2 * int(ARRIVALS.burst)):  # it comes and goes, again and again
        last = bounds.arrive("203.0.113.5")
        if last:
            bounds.depart(last)
    assert not last and bounds.arrive("203.0.113.6"), "whoever does that is not listened to for a while; others are"


def test_who_floods_with_hellos_is_shown_the_door_by_address(strict: House) -> None:
    """Not by socket: a second one does not help."""
    browser = strict.browser()
    table = browser.create(wish("koty", [ME, HERE]))

    async def flood() -> int:
        """How many sockets it takes, none of which is too fast by itself."""
        for number in range(12):
            async with browser.sit(table["id"]) as seat:
                with suppress(ConnectionClosed):
                    for _ in range(200):
                        await seat.send({"type": "hello"})
                    await seat.ask({"type": "ping"})
            if seat.socket.close_code == 4429:
                return number
        return 12

    assert 2 <= asyncio.run(flood()) < 12
    assert browser.get("/health") == {"up": True}


def test_who_floods_with_words_is_shown_the_door_by_address() -> None:
    """Each of two hundred sockets may say as much as anybody, but all of them together no more than a school."""
    bounds = Limits(factor=1)
    crowd = [bounds.messages("192.0.2.1") for _ in range(200)]
    said = sum(one.take(0.0) for one in crowd for _ in range(60))
    assert said == MESSAGES_OF_ONE.burst
    assert sum(one.take(1.0) for one in crowd for _ in range(60)) == MESSAGES_OF_ONE.steady
    assert bounds.messages("192.0.2.2").take(1.0), "others may"
    alone = bounds.messages("192.0.2.3")
    assert sum(alone.take(0.0) for _ in range(1000)) == MESSAGES.burst


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"), ("2001:db8:1:3::9", "2001:db8:1:3::/64"), ("fe80::1%eth0", "fe80::/64"),
        ("-", "-"),
    ],
)  # fmt: skip
def test_who_is_counted_as_one(host: str, counted: str) -> None:
    assert address(host) == counted


def test_there_is_room_for_as_many_as_the_system_has_files(monkeypatch: pytest.MonkeyPatch) -> None:
    bounds = Limits(most=3)
    assert [bounds.arrive(f"192.0.2.{n}") for n in range(4)] == ["192.0.2.0", "192.0.2.1", "192.0.2.2", ""]
    bounds.depart("192.0.2.1")
    assert bounds.arrive("192.0.2.9")
    assert door.RESERVE <= door.files() <= door.FILES


def test_all_are_counted_without_going_through_all() -> None:
    """A crowd of thousands from as many addresses was added up anew for each of them, twice."""
    tally = Tally()
    for who in ("a", "b", "a", "a"):
        tally.more(who)
    assert tally == {"a": 3, "b": 1} and tally.all == 4
    for who in ("a", "b", "b", "nobody"):
        tally.less(who)
    assert tally == {"a": 2} and tally.all == 2


def test_the_log_is_not_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    monkeypatch.setattr(event_log, "event", lambda what, **more: lines.append(json.dumps([what, more])))
    bounds = Limits(most=0)
    for _ in range(50):
        bounds.arrive("192.0.2.1")
    bounds.arrive("192.0.2.2")
    assert len(lines) == 2


def answer_to(house: House, words: bytes) -> bytes:
    """All that the house says until it closes, or until a whole answer has come."""
    with closing(knock(house, b"")) as one:
        heard = b""
        with suppress(ConnectionError):  # it need not read all of that
            one.sendall(words)
        with suppress(ConnectionError):
            while b"\r\n\r\n" not in heard and (data := one.recv(65536)):
                heard += data
        return heard


POST = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def test_a_body_may_come_in_pieces_but_not_in_crumbs(strict: House) -> None:
    """A byte in a chunk of its own is as much work as a thousand: half a megabyte of them kept the loop busy for seconds."""
    body = b'{"record": "%s"}' % (b"x" * 30_000)
    pieces = b"".join(b"%x\r\n%s\r\n" % (len(body[at : at + 512]), body[at : at + 512]) for at in range(0, len(body), 512))
    assert b" 200 " in answer_to(strict, POST + b"Transfer-Encoding: chunked\r\n\r\n" + pieces + b"0\r\n\r\n")
    assert answer_to(strict, POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 50_000).startswith(b"HTTP/1.1 400 ")
    assert b"error-inside" not in strict.log().encode() and '"request"' not in strict.log()


@pytest.mark.parametrize("before", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["the first", "the second"])
@pytest.mark.parametrize("lines", [200, 2000], ids=["few bytes", "many bytes"])
def test_a_head_has_so_many_lines_and_no_more(strict: House, before: bytes, lines: int) -> None:
    words = before + b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"a:bcdefghi\r\n" * lines + b"\r\n"
    with closing(knock(strict, words)) as one:
        heard = b""
        with suppress(ConnectionResetError):
            while data := one.recv(65536):
                heard += data
    assert heard.count(b"HTTP/1.1 200 ") == bool(before) and heard.count(b"HTTP/1.1 400 ") == 1, heard


def test_requests_that_come_together_are_answered_one_by_one(strict: House) -> None:
    """However many: here five times as much as is read at once."""
    many = 1000
    with closing(knock(strict, b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: %s\r\n\r\n" % (b"y" * 60) * many)) as one:
        heard = b""
        while heard.count(b"HTTP/1.1 ") < many or not heard.endswith(b"}"):
            data = one.recv(65536)
            assert data, heard[-300:]
            heard += data


def test_the_description_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes twenty milliseconds, and anybody may ask for it fifty times a second."""
    api, made = Api.__new__(Api), Mock(return_value=[])
    api.description = b""
    monkeypatch.setattr(Api, "addresses", made)
    request = Request({"type": "http"})
    one, other = (bytes(asyncio.run(api.described(request)).body) for _ in range(2))
    assert one == other and one.startswith(b"{") and made.call_count == 1
