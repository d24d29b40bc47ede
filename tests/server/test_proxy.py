"""Behind a proxy: whose word is believed about where somebody comes from. With nginx, as docs/hosting.md says."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from kociarnia.terminal import cli
from tests.server.house import HERE, ME, House, wish

BODY = json.dumps(wish("koty", [ME, HERE]))
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
FEW = 0.05  # of the usual limits: six tables at once


def created(connection: HTTPConnection, forwarded: str = "") -> tuple[int, str]:
    """The status, and the cookie."""
    headers = {"Content-Type": "application/json", **({"X-Forwarded-For": forwarded} if forwarded else {})}
    connection.request("POST", "/api/tables", BODY, headers)
    answer = connection.getresponse()
    answer.read()
    return answer.status, answer.headers.get("Set-Cookie", "")


def straight(house: House) -> HTTPConnection:
    return HTTPConnection(house.address.removeprefix("http://"), timeout=60)


def test_without_a_proxy_nobody_says_where_they_come_from(tmp_path: Path) -> None:
    """Not even who comes from this very machine."""
    with House(tmp_path / "data", limits=FEW) as house, closing(straight(house)) as browser:
        answers = [created(browser, f"192.0.2.{number}")[0] for number in range(30)]
        assert answers[0] == 201 and answers[-1] == 429


def test_the_word_of_the_proxy_is_believed_and_no_other(tmp_path: Path) -> None:
    with House(tmp_path / "data", "--proxy", "127.0.0.1", limits=FEW) as house, closing(straight(house)) as proxy:
        assert [created(proxy, "198.51.100.1")[0] for _ in range(20)][-1] == 429
        assert created(proxy, "198.51.100.2")[0] == 201, "another one is let in"
        assert created(proxy, "203.0.113.9, 198.51.100.1")[0] == 429, "what a visitor writes before it counts for nothing"
        assert [created(proxy, f"2001:db8:0:1::{number:x}")[0] for number in range(20)][-1] == 429, "one customer has a /64"
        assert created(proxy, "2001:db8:0:2::1")[0] == 201


def test_what_is_no_address_of_a_proxy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("nginx", "10.0.0.1/8", "", "127.0.0.1:80"):
        assert cli.run(["serve", "--no-open", "--data", str(tmp_path / "data"), "--proxy", text, "--lang", "en"]) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1 and "10.0.0.0/8" in told


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[tuple[House, int, ssl.SSLContext]]:
    """The block of the documentation, with another port and a certificate of its own."""
    if NGINX is None or shutil.which("openssl") is None:
        pytest.skip("nginx and openssl are not installed here (Debian: apt install nginx-light openssl)")
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
         "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    found = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    with House(tmp_path / "data", "--proxy", "127.0.0.1", limits=FEW) as house:
        block = found[1]
        for old, new in (
            ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"), ("http://127.0.0.1:8000", house.address),
            ("/etc/ssl/kociarnia.pem", str(certificate)), ("/etc/ssl/kociarnia.key", str(key)),
        ):  # fmt: skip
            assert old in block
            block = block.replace(old, new)
        folders = "".join(
            f"{kind}_temp_path {tmp_path / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;\n" if Path(tmp_path).owner() == "root" else ""
        config = tmp_path / "nginx.conf"
        config.write_text(
            f"{user}daemon off;\nmaster_process off;\npid {tmp_path / 'pid'};\nerror_log stderr notice;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{folders}{block}}}\n"
        )
        command = [NGINX, "-e", "stderr", "-p", str(tmp_path), "-c", str(config)]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            while "start worker" not in (line := process.stderr.readline()) and "using the" not in line:
                assert line, "nginx did not start"
            yield house, port, ssl.create_default_context(cafile=str(certificate))
            process.terminate()


def test_https_and_sockets_and_limits_through_nginx(nginx: tuple[House, int, ssl.SSLContext]) -> None:
    _, port, trusted = nginx
    with closing(HTTPSConnection("localhost", port, context=trusted, timeout=60)) as browser:
        through(browser, port, trusted)


def through(browser: HTTPSConnection, port: int, trusted: ssl.SSLContext) -> None:
    status, cookie = created(browser)
    assert status == 201 and "Secure" in cookie
    secret = cookie.partition(";")[0]
    browser.request("GET", "/api/tables", headers={"Cookie": secret})
    (table,) = json.loads(browser.getresponse().read())["tables"]

    async def play() -> str:
        headers = {"Cookie": secret, "Origin": f"https://localhost:{port}"}
        address = f"wss://localhost:{port}/ws/{table['id']}"
        async with connect(address, ssl=trusted, additional_headers=headers, proxy=None) as wire:
            await wire.send('{"type": "hello", "eyes": 0}')
            while (update := json.loads(await wire.recv()))["type"] != "update":
                pass
            seat = update["waiting"][0]
            await wire.send(json.dumps({"type": "look", "id": "a", "eyes": seat}))
            while (update := json.loads(await wire.recv())).get("answers") != "a":
                pass
            move = {"number": update["number"], "seat": seat, "move": update["choices"][0]["move"]}
            await wire.send(json.dumps({"type": "move", "id": "b", **move}))
            while (update := json.loads(await wire.recv())).get("answers") != "b":
                pass
            return str(update["type"])

    assert asyncio.run(play()) == "update"
    spoofed = [created(browser, f"192.0.2.{number}")[0] for number in range(30)]
    assert spoofed[-1] == 429, "by the address that nginx saw"
