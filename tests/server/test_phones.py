"""The house opens to the local network, by somebody at its machine alone, and closes again."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kociarnia.server import network
from kociarnia.server.client import Client, Json
from tests.server import fixed
from tests.server.house import BOT, ME, House, asked, wish
from tests.terminal.shell import environment


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("phones") / "data") as house:
        yield house


def opened_by_the_command(house: House) -> Client:
    """The browser that the command opens."""
    browser = house.browser()
    status, headers, _ = browser.ask("GET", urlsplit(house.home).path)
    assert status == 303 and headers["location"] == "/"
    assert "HttpOnly" in headers["set-cookie"] and "SameSite=Strict" in headers["set-cookie"]
    return browser


def refusal(browser: Client, headers: dict[str, str] = {}) -> tuple[int, str]:
    status, _, data = browser.ask("POST", "/api/reach", {"open": True}, headers)
    return status, json.loads(data).get("say", {}).get("key", "")


def test_addresses_are_this_machines_own() -> None:
    code = "from kociarnia.server import network; print(*network.addresses())"  # in this process they are fixed
    for address in subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split():
        with socket.socket() as door:
            door.bind((address, 0))


def test_the_network_at_home_comes_first() -> None:
    ways = {"192.0.2.1": "10.8.0.6", "192.168.1.1": "192.168.1.17", "10.0.0.1": "10.8.0.6", "172.16.0.1": "127.0.0.1"}
    assert network.sorted_out(ways.get(towards, "") for towards in network.TOWARDS) == ["192.168.1.17", "10.8.0.6"]


def test_it_opens_and_closes_while_it_runs(closed: House) -> None:
    home = opened_by_the_command(closed)
    assert home.get("/api/reach") == {"mine": True}
    (address,) = home.post("/api/reach", {"open": True})["addresses"]
    assert urlsplit(address).hostname == fixed.NETWORK and urlsplit(address).port == urlsplit(closed.address).port
    assert home.post("/api/reach", {"open": True}) == {"addresses": [address], "opened": True, "mine": True}, "once is enough"
    phone = Client(address)
    table = phone.create(wish("koty", [ME, BOT]))

    async def sit() -> None:
        async with phone.sit(table["id"]) as seat:
            await asked(seat)
            assert home.post("/api/reach", {"open": False}) == {"mine": True}
            with pytest.raises(ConnectionClosed):  # whoever came in by that door is shown out
                await seat.until(lambda _: False)

    asyncio.run(sit())
    with pytest.raises(ConnectionRefusedError):
        phone.get("/api")
    assert closed.browser().get("/health") == {"up": True}
    assert home.post("/api/reach", {"open": True})["addresses"] == [address], "the same door once more"
    assert phone.get("/health") == {"up": True}
    home.post("/api/reach", {"open": False})


def test_only_the_browser_that_the_command_opened_may_open_it(closed: House) -> None:
    stranger = closed.browser()
    assert refusal(stranger) == (403, "error-not-home")
    assert "set-cookie" not in stranger.ask("GET", "/home/guessed")[1]
    assert stranger.get("/api/reach") == {}
    home = opened_by_the_command(closed)
    for headers in (
        {"Host": "evil.example"},  # a name of a stranger that leads to this machine
        {"Host": "evil.example", "Origin": "http://evil.example"},
        {"Host": f"{fixed.NETWORK}:80"},  # somebody in the network
        {"Host": "[", "Cookie": home.cookie},
    ):
        assert refusal(home, headers) == (403, "error-not-home"), headers
    assert refusal(home, {"Origin": "http://evil.example"}) == (403, "error-origin")
    port = urlsplit(closed.address).port
    with pytest.raises(ConnectionRefusedError):
        Client(f"http://{fixed.NETWORK}:{port}").get("/api")


def test_the_new_address_is_guarded_like_the_old_one(closed: House) -> None:
    home = opened_by_the_command(closed)
    (address,) = home.post("/api/reach", {"open": True})["addresses"]
    phone = Client(address)
    assert phone.get("/api/reach") == {}, "strangers are not told where else the machine can be reached"
    assert refusal(phone) == (403, "error-not-home")
    phone.cookie = home.cookie
    assert refusal(phone) == (403, "error-not-home")
    phone.cookie = ""
    body = json.dumps(wish("koty", [ME, BOT])).encode()
    assert phone.ask("POST", "/api/tables", body, {"Origin": address})[0] == 201
    for origin in (closed.address, "http://evil.example"):
        assert phone.ask("POST", "/api/tables", body, {"Origin": origin})[0] == 403
    table: Json = phone.create(wish("koty", [ME, BOT]))

    async def knock(origin: str) -> None:
        from websockets.asyncio.client import connect

        headers = {"Cookie": phone.cookie, "Origin": origin}
        async with connect(f"{address.replace('http', 'ws')}/ws/{table['id']}", additional_headers=headers, proxy=None) as line:
            await line.send('{"type": "hello"}')
            await line.recv()

    asyncio.run(knock(address))
    with pytest.raises(InvalidStatus):
        asyncio.run(knock(closed.address))
    home.post("/api/reach", {"open": False})


def test_an_open_house_ends_well(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        home = opened_by_the_command(house)
        (address,) = home.post("/api/reach", {"open": True})["addresses"]
        phone = Client(address)
        table = phone.create(wish("koty", [ME, BOT]))

        async def stay() -> int:
            async with phone.sit(table["id"]) as seat:
                await asked(seat)
                code = await asyncio.to_thread(house.stop)
                with pytest.raises(ConnectionClosed):
                    await seat.until(lambda _: False)
                return code

        assert asyncio.run(stay()) == 0


def test_a_house_that_listens_everywhere_says_where_it_is(tmp_path: Path) -> None:
    with House(tmp_path / "data", "--host", "0.0.0.0") as house:
        port = urlsplit(house.address).port
        assert house.address == f"http://127.0.0.1:{port}" and house.others == [f"http://{fixed.NETWORK}:{port}"]
        home = opened_by_the_command(house)
        assert home.get("/api/reach") == {"addresses": house.others}, "there is nothing to open"
        assert Client(house.others[0]).get("/health") == {"up": True}
    command = [sys.executable, fixed.__file__, "serve", "--host", "0.0.0.0", "--no-open", "--data", str(tmp_path / "other")]
    process = subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(2)]
    process.terminate()
    process.communicate()
    assert "http://127.0.0.1:" in lines[0] and f"http://{fixed.NETWORK}:" in lines[1] and "0.0.0.0" not in "".join(lines)
