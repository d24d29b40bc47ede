"""Calling people whose turn it is: what is sent, to whom, how often; and what the house never asks for."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import socket
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kociarnia.server import outbound, webpush
from kociarnia.server.client import Client, Json
from kociarnia.server.devices import Devices
from kociarnia.server.push import Push
from kociarnia.server.store import Store
from kociarnia.server.wire import Subscribe
from kociarnia.terminal import cli
from tests.server.fixed import HERE as SERVICE_HERE
from tests.server.house import AT_ONCE, FRIEND, ME, House, With, asked, refused, wish
from tests.server.push_service import PushService, Subscriber, signed_by

# RFC 8291, appendix A
MESSAGE = b"When I grow up, I want to be a watermelon"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl9"
    "5bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with PushService(tmp_path_factory.mktemp("push")) as one:
        yield one


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[House]:
    """A house that calls people, and may do so on this machine."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(SERVICE_HERE, "1")
        environment.setenv("SSL_CERT_FILE", str(service.certificate))
        house = House(tmp_path_factory.mktemp("calling") / "data", "--push")
    with house:
        yield house


def friends(house: House) -> tuple[Client, Client, str]:
    """Ola and Jan at a table where Ola begins. It has not begun yet."""
    ola, jan = house.browser(), house.browser()
    table = ola.create(wish("koty", [ME, FRIEND], start=False, options={"first": "1"}, house={**AT_ONCE, "watch": False}))
    jan.join(table["invitation"], "Jan")
    return ola, jan, table["id"]


async def turn(browser: Client, table: str, **hello: Any) -> None:
    """Answers until somebody else is asked."""
    async with browser.sit(table, **hello) as seat:
        update = await asked(seat)
        while update.get("choices"):
            update = await seat.move(update, update["choices"][0]["move"])


def test_a_message_is_sealed_as_the_standard_has_it() -> None:
    own = ec.derive_private_key(
        int.from_bytes(webpush.read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), webpush.CURVE
    )
    secret, salt = webpush.read("BTBZMqHH6r4Tts7J_aSIgg"), webpush.read("DGv6ra1nlYgDCS1FRnbzlw")
    assert webpush.spelled(webpush.encrypted(MESSAGE, webpush.read(THEIRS), secret, own, salt)) == SEALED
    assert webpush.encrypted(MESSAGE, webpush.read(THEIRS), secret) != webpush.encrypted(MESSAGE, webpush.read(THEIRS), secret)


def test_who_is_away_is_called_once_on_every_device_until_they_come(calling: House, service: PushService) -> None:
    ola, jan, table = friends(calling)
    tablet = calling.browser()
    code = jan.post("/api/devices/code", {"name": "Jan"})["code"]
    tablet.post("/api/devices/join", {"code": code})
    one, two = Subscriber(service, "jan-phone"), Subscriber(service, "jan-tablet", "en")
    key = jan.get("/api/push")["key"]
    assert jan.post("/api/push", one.wish) == {"key": key, "on": True} == tablet.post("/api/push", two.wish)
    ola.post(f"/api/tables/{table}/start")

    for _ in range(2):  # he comes in between
        asyncio.run(turn(ola, table))
        first, second = service.next(), service.next()
        said = one.reads(first)
        assert said == {"table": table, "game": "koty", "title": "Koty", "body": "Twój ruch. Przy stole: Ola."}
        assert two.reads(second) == {**said, "body": "It is your turn. At the table: Ola."}
        signer, claims = signed_by(first)
        assert signer == key and claims["aud"] == service.address and time.time() < claims["exp"] < time.time() + 86_400
        assert int(first.headers["ttl"]) > 0 and len(first.headers["topic"]) == 32
        asyncio.run(turn(jan, table))

    asyncio.run(turn(ola, table))
    assert {service.next().path, service.next().path} == {one.path, two.path}
    asyncio.run(turn(tablet, table, hidden=True))  # a page that nobody sees: he has not come
    asyncio.run(turn(ola, table))
    assert tablet.post("/api/push/off") == {"key": key}
    asyncio.run(turn(jan, table))
    asyncio.run(turn(ola, table))
    assert service.next().path == one.path, "opted out on one device, and called only once before"
    assert service.messages.empty()


def test_who_looks_is_not_called_and_who_has_hidden_the_page_is(calling: House, service: PushService) -> None:
    ola, jan, table = friends(calling)
    phone = Subscriber(service, "looking")
    jan.post("/api/push", phone.wish)

    async def play() -> None:
        async with jan.sit(table) as seat:
            await seat.until(lambda _: True, "table")
            await asyncio.to_thread(ola.post, f"/api/tables/{table}/start")
            await turn(ola, table)
            await asked(seat)
            update = seat.last
            while update.get("choices"):
                update = await seat.move(update, update["choices"][0]["move"])
            await seat.send({"type": "hidden", "hidden": True})
            await seat.ask({"type": "ping"})
            await turn(ola, table)
            message = await asyncio.to_thread(service.next)
            assert phone.reads(message)["table"] == table
        assert service.messages.empty()

    asyncio.run(play())


def test_a_browser_that_is_gone_is_forgotten_and_other_failures_are_quiet(calling: House, service: PushService) -> None:
    ola, jan, table = friends(calling)
    ended = Subscriber(service, "ended")
    jan.post("/api/push", ended.wish)
    service.answers[ended.path] = 410
    ola.post(f"/api/tables/{table}/start")
    asyncio.run(turn(ola, table))
    assert ended.reads(service.next())
    calling.logged('"event": "push", "status": 410')
    asyncio.run(turn(jan, table))
    asyncio.run(turn(ola, table))
    assert "on" not in jan.get("/api/push")

    moved = Subscriber(service, "moved")
    service.answers[moved.path] = 302
    jan.post("/api/push", moved.wish)
    asyncio.run(turn(jan, table))
    asyncio.run(turn(ola, table))
    assert moved.reads(service.next())
    calling.logged('"status": 302')
    assert jan.get("/api/push")["on"] and service.messages.empty(), "nobody is followed elsewhere"

    with socket.socket() as closed:  # nobody listens there
        closed.bind(("127.0.0.1", 0))
        jan.post("/api/push", {**moved.wish, "endpoint": f"https://127.0.0.1:{closed.getsockname()[1]}/"})
        asyncio.run(turn(jan, table))
        asyncio.run(turn(ola, table))
        calling.logged('"failed": "ConnectionRefusedError"')
    log = calling.log()
    assert service.address not in log and moved.path not in log and '"level": "error"' not in log


@pytest.mark.parametrize("change", [
    {"endpoint": "http://push.example/x"}, {"endpoint": "https://" + "x" * 1000}, {"endpoint": ""}, {"language": "xx"},
    {"key": "x" * 101}, {"secret": "x" * 41},
])  # fmt: skip
def test_what_cannot_be_read_is_no_subscription(calling: House, service: PushService, change: Json) -> None:
    jan = calling.browser()
    assert refused(jan, "/api/push", {**Subscriber(service, "x").wish, **change}) == (400, "error-message")


@pytest.mark.parametrize("change", [
    {"key": "AAAA"}, {"key": webpush.spelled(b"\x04" + b"\x01" * 64)}, {"key": "é"}, {"secret": "AAAA"}, {"endpoint": "https://"},
    {"endpoint": "https://nobody.invalid/x"}, {"endpoint": "https://me:you@127.0.0.1/x"}, {"endpoint": "https://127.0.0.1:99999/x"},
])  # fmt: skip
def test_what_is_no_address_or_no_key_is_refused(calling: House, service: PushService, change: Json) -> None:
    jan = calling.browser()
    assert refused(jan, "/api/push", {**Subscriber(service, "x").wish, **change}) == (400, "error-push")
    assert jan.get("/api/push") == {"key": calling.browser().get("/api/push")["key"]}


@pytest.mark.parametrize("name", [
    "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1", "[::1]",
    "[fe80::1]", "[fc00::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "localhost", "2130706433",
])  # fmt: skip
def test_the_house_calls_nobody_in_its_own_network(house: House, service: PushService, name: str) -> None:
    with pytest.raises(outbound.FAILURES):
        outbound.check(f"https://{name}/x")
    with pytest.raises(outbound.FAILURES):
        outbound.post(f"https://{name}/x", {}, b"")


def test_every_address_of_a_name_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["93.184.216.34", "2606:2800:220:1::1"]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *asked, **more: [(0, 0, 0, "", (one, 443)) for one in found])
    assert outbound.public("push.example", 443) == found[0]
    found.append("192.168.0.7")
    with pytest.raises(ValueError, match="own"):
        outbound.public("push.example", 443)
    assert not outbound.forbidden(ip_address("64:ff9b::5db8:d822")), "a public address as IPv6 networks see it"


def test_a_house_without_keys_says_so(house: House, service: PushService) -> None:
    jan = house.browser()
    assert jan.get("/api/push") == {} == jan.post("/api/push/off")
    assert refused(jan, "/api/push", Subscriber(service, "x").wish) == (409, "error-push-off")


def test_without_the_package_the_command_says_what_is_lacking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert cli.run(["serve", "--push", "--no-open", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "kociarnia[push]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_key_is_made_once_and_a_device_has_one_subscription(
    with_store: With, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "forbidden", lambda address: False)

    async def what(store: Store) -> None:
        push, again = [await Push.open(store) for _ in range(2)]
        assert push.public == again.public and len(webpush.read(push.public)) == 65
        wishes = [Subscribe(**Subscriber(service, name).wish) for name in ("a", "b", "c")]
        await push.subscribe("phone", wishes[0], "https://house.example")
        await push.subscribe("phone", wishes[1], "http://127.0.0.1")
        await push.subscribe("computer", wishes[2], "https://house.example")
        devices = Devices(store)
        await devices.part("phone", "ola")
        assert await push.of("ola") == [], "who parts is not called any more"
        await push.subscribe("phone", wishes[1], "http://127.0.0.1")
        await devices.part("computer", "ola")
        await push.subscribe("computer", wishes[2], "https://house.example")
        found = await push.of("ola")
        assert [(one.browser, one.contact) for one in found] == [
            ("phone", "mailto:house@localhost"),
            ("computer", "https://house.example"),
        ]
        await push.subscribe("stranger", wishes[2], "https://house.example")
        assert [one.browser for one in await push.of("ola")] == ["phone"], "an endpoint is one browser's"
        for one in (push, again):
            await one.close()

    with_store(what)


def test_a_subscription_is_taken_from_pages_of_the_house_only(calling: House, service: PushService) -> None:
    body = json.dumps(Subscriber(service, "x").wish).encode()
    for path in ("/api/push", "/api/push/off"):
        status, _, data = calling.browser().ask("POST", path, body, {"Origin": "https://evil.example"})
        assert (status, json.loads(data)["say"]["key"]) == (403, "error-origin")
