"""The door: origins, sizes, rates, headers, cookies, and what is never written down."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock, Mock

import pytest
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kociarnia import games
from kociarnia.engine import Refusal, Words
from kociarnia.engine.words import LANGUAGES
from kociarnia.server import event_log
from kociarnia.server.api import STATUS, Api
from kociarnia.server.bucket import Buckets, Rate
from kociarnia.server.catalog import HOUSE
from kociarnia.server.client import Client, Json
from kociarnia.server.cookies import Cookies, known_by
from kociarnia.server.guard import Guard
from kociarnia.server.limits import FACTOR, NAMES, TABLES_A_DAY, Limits
from kociarnia.server.metrics import Metrics
from kociarnia.server.page import STATIC, Page
from kociarnia.server.rooms import Rooms
from tests.server.house import BOT, FRIEND, ME, House, asked, wish

BODY = json.dumps(wish("koty", [ME, BOT])).encode()
MAKING = ("/api/tables", "/api/records", "/api/daily/koty", "/api/challenges/ABC")  # where tables are made


def post(browser: Client, headers: dict[str, str], body: bytes = BODY) -> tuple[int, str]:
    status, _, data = browser.ask("POST", "/api/tables", body, headers)
    return status, json.loads(data).get("say", {}).get("key", "")


def test_only_pages_of_the_house_may_post(house: House) -> None:
    browser = house.browser()
    own = house.address
    assert post(browser, {"Origin": own})[0] == 201
    for origin in ("http://evil.example", "null", own + "0", "https://127.0.0.1", "http://[", "http://[::1", "//"):
        assert post(browser, {"Origin": origin}) == (403, "error-origin"), origin
    assert post(browser, {"Origin": own, "Sec-Fetch-Site": "cross-site"}) == (403, "error-origin")
    assert post(browser, {"Content-Type": "text/plain"}) == (415, "error-content")
    assert post(browser, {"Content-Type": "application/x-www-form-urlencoded"}) == (415, "error-content")


def test_only_pages_of_the_house_may_open_a_socket(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT]))
    address = house.address.replace("http", "ws") + f"/ws/{table['id']}"

    async def knock(origin: str) -> None:
        async with connect(address, additional_headers={"Cookie": browser.cookie, "Origin": origin}, proxy=None) as socket:
            await socket.send('{"type": "hello"}')
            await socket.recv()

    asyncio.run(knock(house.address))
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(knock("http://evil.example"))
    assert refused.value.response.status_code == 403


def test_sizes_are_bounded(house: House) -> None:
    browser = house.browser()
    large = json.dumps({"record": "x" * 600_000}).encode()
    assert post(browser, {}, large) == (413, "error-size")
    assert post(browser, {}, json.dumps(wish("koty", [ME, BOT], record="x" * 450_000)).encode()) == (400, "error-message")
    table = browser.create(wish("koty", [ME, BOT]))

    async def shout() -> int:
        async with browser.sit(table["id"]) as seat:
            await asked(seat)
            await seat.send(json.dumps({"type": "ping", "id": "x" * 70_000}))
            with pytest.raises(ConnectionClosed):
                await seat.until(lambda _: False)
            return seat.socket.close_code or 0

    assert asyncio.run(shout()) == 1009


NONSENSE = ["", "{", "null", "[]", '{"type": 3}', '{"type": "dance"}', '{"type": "move"}', '{"type": "ping", "id": ""}',
            '{"type": "move", "id": "a", "number": -1, "seat": 0, "move": 0}', '{"type": "look", "id": "a", "eyes": 99}',
            "[" * 5000, '{"type": "ping", "id": "' + "x" * 41 + '"}', "\ud83d\ude3a"]  # fmt: skip


def test_nonsense_is_refused_and_then_shown_the_door(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT]))

    async def babble() -> None:
        async with browser.sit(table["id"]) as seat:
            await asked(seat)
            for text in NONSENSE:
                await seat.send(text.encode("utf-16", "surrogatepass").decode("utf-16"))
                refused = await seat.until(lambda _: True, "refused")
                assert refused["id"] == "" and refused["say"]["key"] == "error-message"
                assert (await seat.ask({"type": "ping"}))["type"] == "pong"
            for _ in range(5):
                await seat.send("miau")
            with pytest.raises(ConnectionClosed):
                await seat.until(lambda _: False)
            assert seat.socket.close_code == 4400
        async with browser.sit(table["id"]) as seat:
            await seat.socket.send(b"\xff\xfe")
            assert (await seat.until(lambda _: True, "refused"))["say"]["key"] == "error-message"

    asyncio.run(babble())


def test_hello_comes_first(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT]))
    address = house.address.replace("http", "ws") + f"/ws/{table['id']}"

    async def rude() -> Json:
        async with connect(address, additional_headers={"Cookie": browser.cookie}, proxy=None) as socket:
            await socket.send('{"type": "ping", "id": "a"}')
            heard: Json = json.loads(await socket.recv())
            return heard

    refused = asyncio.run(rude())
    assert refused["id"] == "a" and refused["say"]["key"] == "error-hello"


def test_rates_are_bounded(tmp_path: Path) -> None:
    with House(tmp_path / "data", limits=0.05) as house:  # so low that no machine is too slow to reach them
        browser = house.browser()
        table = browser.create(wish("koty", [ME, BOT]))
        answers = [post(browser, {}) for _ in range(20)]
        assert answers[0][0] == 201 and answers[-1] == (429, "error-rate")
        status, headers, _ = browser.ask("POST", "/api/tables", BODY)
        assert status == 429 and int(headers["retry-after"]) > 0

        async def flood() -> int:
            async with browser.sit(table["id"]) as seat:
                await asked(seat)
                with suppress(ConnectionClosed):
                    for number in range(500):
                        await seat.send({"type": "ping", "id": str(number)})
                    await seat.until(lambda _: False)
                return seat.socket.close_code or 0

        assert asyncio.run(flood()) == 4429
        assert browser.ask("GET", "/health")[0] == 200, "others are served all the same"


def test_nobody_fills_the_house() -> None:
    """So many tables a day and address: 200,000 would take most of a year."""
    bounds = Limits()
    made = sum(bounds.tables_a_day.of("192.0.2.1").take(second * 10.0) for second in range(8640))
    assert 600 <= made / bounds.factor <= 1000


def test_an_address_begins_so_many_tables_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slowly enough for every other limit, and as another browser each time; a deal of the day is a table too."""
    monkeypatch.delenv(FACTOR, raising=False)
    lines: list[Json] = []
    monkeypatch.setattr(event_log, "event", lambda what, **more: lines.append({"event": what, **more}))
    bounds, made = Limits(), list[str]()
    bounds.writes = bounds.tables = bounds.heavy = Buckets(Rate(1e9, 1e9))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        made.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 201, "headers": []})

    async def knock(address: str, path: str, method: str = "POST") -> int:
        """The status of the answer."""
        told: list[Message] = []

        async def send(message: Message) -> None:
            told.append(message)

        headers = [(b"host", b"x"), (b"content-type", b"application/json")]
        scope: Scope = {"type": "http", "method": method, "path": path, "client": (address, 1), "headers": headers}
        await guard(scope, Mock(), send)
        return int(told[0]["status"])

    async def main() -> None:
        for number in range(round(TABLES_A_DAY.burst)):
            assert await knock("192.0.2.1", MAKING[number % len(MAKING)]) == 201
        assert [await knock("192.0.2.1", path) for path in MAKING] == [429] * len(MAKING)
        assert await knock("192.0.2.1", "/api/tables", "GET") == 201 and await knock("192.0.2.2", "/api/tables") == 201

    guard = Guard(app, app, Cookies(b"", AsyncMock(return_value=False), AsyncMock()), bounds, Metrics())
    asyncio.run(main())
    assert len(made) == TABLES_A_DAY.burst + 2
    assert [(line["event"], line["address"], line["why"]) for line in lines] == [("turned-away", "192.0.2.1", "tables")]


def test_an_address_is_given_so_many_names_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house keeps for long who has looked at what: whoever forgot their name each time filled it with a row a look."""
    monkeypatch.delenv(FACTOR, raising=False)
    api = Api.__new__(Api)
    cookies = Cookies(b"", AsyncMock(return_value=False), AsyncMock(side_effect=lambda browser: browser))
    api.bounds, api.rooms = Limits(), cast(Rooms, SimpleNamespace(cookies=cookies))

    async def named(address: str, cookie: str = "") -> str:
        headers = [(b"cookie", cookie.encode())] if cookie else []
        return (await api._browser(Request({"type": "http", "client": (address, 1), "headers": headers})))[1]

    async def main() -> None:
        secret = [await named("192.0.2.1") for _ in range(round(NAMES.burst))][-1]
        with pytest.raises(Refusal, match="error-rate"):
            await named("192.0.2.1")
        assert await named("192.0.2.1", f"kociarnia={secret}") == "", "whoever has one needs none"
        assert await named("192.0.2.2")

    asyncio.run(main())


def test_buckets_fill_again_and_forget() -> None:
    buckets = Buckets(Rate(2, 3))
    assert [buckets.take("a", 0.0) for _ in range(5)] == [True] * 3 + [False] * 2
    assert buckets.take("b", 0.0)
    assert [buckets.take("a", 1.0) for _ in range(3)] == [True, True, False]
    for number in range(25_000):
        buckets.take(str(number), 2.0)
    assert len(buckets.by_sender) <= 20_000


def test_every_answer_has_the_headers_that_keep_a_page_safe(house: House) -> None:
    browser = house.browser()
    for path in ("/", "/api", "/nowhere", "/health", "/api/tables/x"):
        _, headers, _ = browser.ask("GET", path)
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert not re.search(r"(script-src|default-src|style-src )[^;]*unsafe", policy)
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_is_large_is_packed(house: House) -> None:
    browser = house.browser()
    _, headers, data = browser.ask("GET", "/api", headers={"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip" and json.loads(gzip.decompress(data)) == browser.get("/api")
    assert "content-encoding" not in browser.ask("GET", "/health", headers={"Accept-Encoding": "gzip"})[1]


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the page has not been built")
def test_the_page_is_asked_for_anew_and_its_parts_are_kept(house: House) -> None:
    browser = house.browser()
    status, headers, data = browser.ask("GET", "/")
    assert status == 200 and headers["cache-control"] == "no-cache" and b"<html" in data
    part = next(path for path in (STATIC / "assets").iterdir() if path.suffix == ".js")
    status, headers, plain = browser.ask("GET", f"/assets/{part.name}")
    assert status == 200 and "immutable" in headers["cache-control"]
    status, headers, packed = browser.ask("GET", f"/assets/{part.name}", headers={"Accept-Encoding": "gzip"})
    assert status == 200 and "immutable" in headers["cache-control"] and "javascript" in headers["content-type"]
    assert headers["content-encoding"] == "gzip" and headers["vary"] == "Accept-Encoding" and gzip.decompress(packed) == plain
    again = browser.ask("GET", f"/assets/{part.name}", headers={"Accept-Encoding": "gzip", "If-None-Match": headers["etag"]})
    assert again[0] == 304 and again[2] == b""


def test_what_has_its_digest_in_its_name_is_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To pack a large file takes the loop longer than a move, and anybody may ask for it fifty times a second."""
    packed = Mock(wraps=gzip.compress)
    monkeypatch.setattr(gzip, "compress", packed)
    for name, times in (("assets/page-1a2b.js", 1), ("index.html", 0)):
        path, before = tmp_path / name, packed.call_count
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"meow" * 1000)
        scope: Scope = {"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"gzip, br")]}
        answers = [Page(directory=tmp_path).file_response(path, path.stat(), scope) for _ in range(3)]
        assert packed.call_count - before == times
        assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip" if times else None] * 3


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    browser = house.browser()
    assert "set-cookie" not in browser.ask("GET", "/api")[1], "nobody gets a cookie for looking around"
    _, headers, _ = browser.ask("POST", "/api/tables", BODY)
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie and "Path=/" in cookie
    assert len(cookie.partition(";")[0].partition("=")[2]) * 6 >= 128
    assert "set-cookie" not in browser.ask("POST", "/api/tables", BODY)[1]


def test_a_cookie_that_the_house_has_not_given_is_nobody(house: House, tmp_path: Path) -> None:
    """Whoever makes one up gets one of the house's instead; one that an older house gave is known by its seat."""
    for made_up in ("x" * 32, "x" * 32 + "." + "y" * 16, "A" * 24):
        browser = Client(house.address, f"kociarnia={made_up}")
        assert "set-cookie" in browser.ask("POST", "/api/tables", BODY)[1] and made_up not in browser.cookie
    first = house.browser()
    first.create(wish("koty", [ME, BOT]))
    secret, _, signature = first.cookie.partition(".")
    forged = Client(house.address, f"{secret[:-1]}{'A' if secret[-1] != 'A' else 'B'}.{signature}")
    assert forged.get("/api/tables")["tables"] == [] and len(first.get("/api/tables")["tables"]) == 1
    with House(tmp_path / "data") as other:
        older = Client(other.address, f"kociarnia={'o' * 32}")
        other.browser().create(wish("koty", [ME, BOT]))
        with closing(sqlite3.connect(other.data / "kociarnia.sqlite", timeout=10)) as file, file:
            file.execute("UPDATE sitters SET browser = ?", (known_by("o" * 32),))
        assert len(older.get("/api/tables")["tables"]) == 1


def test_no_secret_is_written_down(tmp_path: Path) -> None:
    """Neither in the log nor in the store is there anything by which a seat could be taken."""
    with House(tmp_path / "data", "--metrics") as house:
        browser, friend = house.browser(), house.browser()
        table = browser.create(wish("koty", [ME, FRIEND], start=False))
        friend.join(table["invitation"], "Zbigniew")
        browser.post(f"/api/tables/{table['id']}/start")

        async def play() -> None:
            async with browser.sit(table["id"]) as seat:
                await seat.until(lambda _: True)
                await seat.send("nonsense")
                await seat.until(lambda _: True, "refused")

        asyncio.run(play())
        figures = browser.ask("GET", "/metrics")[2].decode()
        assert "kociarnia_tables_in_memory 1" in figures and "kociarnia_http_requests_total" in figures
        house.stop()
        secrets = [one.cookie.partition("=")[2] for one in (browser, friend)]
        file = sqlite3.connect(house.data / "kociarnia.sqlite")
        (dealt,) = file.execute("SELECT body FROM matches").fetchone()
        file.close()
        whole = b"".join(path.read_bytes() for path in house.data.rglob("*") if path.is_file())
        log = Path(house.errors.name).read_text(encoding="utf-8")
        events = [json.loads(line) for line in log.splitlines()]
        assert {event["event"] for event in events} >= {"open", "closed"}
        for secret in secrets:
            assert secret.encode() not in whole and secret not in log
        for other in (json.loads(dealt)["secret"], table["invitation"], table["id"], "Zbigniew"):
            assert other not in log and other not in figures


def test_addresses_that_lead_nowhere(house: House) -> None:
    browser = house.browser()
    for method, path, status, key in (
        ("GET", "/api/nowhere", 404, "error-address"), ("POST", "/api", 405, "error-method"),
        ("GET", "/api/games/chess/cards", 404, "error-game"), ("GET", "/api/games/koty/rules/de", 404, "error-language-words"),
        ("GET", "/api/games/koty/words/0/pl.ftl", 404, "error-language-words"),
        ("GET", "/api/invitations/%00", 404, "error-invitation"), ("GET", "/api/tables/..%2f..", 404, "error-address"),
        ("DELETE", "/api/tables", 405, "error-method"),
    ):  # fmt: skip
        got, _, data = browser.ask(method, path, None if method == "GET" else b"{}")
        assert (got, json.loads(data)["say"]["key"]) == (status, key), path


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the page has not been built")
def test_a_person_who_is_lost_is_shown_the_page_and_a_program_is_not(house: House) -> None:
    browser = house.browser()
    for path in ("/nowhere", "/join/ABCD2345", "/a/b/c.html", "/assets/gone.js", "/metrics"):
        status, headers, data = browser.ask("GET", path, headers={"Accept": "text/html,*/*;q=0.8"})
        assert status == 404 and headers["content-type"].startswith("text/html") and b'id="app"' in data, path
        assert headers["cache-control"] == "no-cache" and "script-src 'self'" in headers["content-security-policy"]
        status, headers, data = browser.ask("GET", path)
        assert status == 404 and headers["content-type"].startswith("text/plain") and len(data.splitlines()) == 1, path
    status, headers, _ = browser.ask("GET", "/api/nowhere", headers={"Accept": "text/html"})
    assert status == 404 and headers["content-type"] == "application/json"


def test_what_the_house_says_is_worded() -> None:
    """Every refusal that has a status, and every one that is raised, is in the wording files."""
    from kociarnia import server

    source = Path(str(server.__file__)).parent
    raised = {key for path in source.glob("*.py") for key in re.findall(r'"((?:error|why)-[a-z-]+)"', path.read_text())}
    assert len(raised) > 30
    for language in LANGUAGES:
        words = Words(language, HOUSE[1:])
        assert [key for key in raised | set(STATUS) if not words.knows(key)] == []


def test_the_shelves(house: House) -> None:
    browser = house.browser()
    offered = browser.get("/api")
    assert [game["key"] for game in offered["games"]] == games.names() and offered["levels"][2] == "kot"
    status, headers, data = browser.ask("GET", f"/api/words/{offered['words']}/pl.ftl")
    assert status == 200 and "immutable" in headers["cache-control"] and "error-full = " in data.decode()
    for game in offered["games"]:
        for language in LANGUAGES:
            text = browser.get(f"/api/games/{game['key']}/words/{game['words']}/{language}.ftl")
            assert "game-name = " in text and "error-stale = " in text and "error-move-illegal = " in text
            book = browser.get(f"/api/games/{game['key']}/rules/{language}")
            assert book["title"] and any(clause["key"] == "R1" for clause in book["clauses"])
        assert all(card["key"] and card["standing"] for card in browser.get(f"/api/games/{game['key']}/cards"))


def test_the_description_fits_the_addresses(house: House) -> None:
    browser = house.browser()
    described = browser.get("/openapi.json")
    assert described["openapi"].startswith("3.1") and "/api/tables/{id}/join" in described["paths"]
    query = {one["name"]: one["schema"]["type"] for one in described["paths"]["/api/tables"]["get"]["parameters"]}
    assert query == {"show": "string", "find": "string", "from": "integer"}
    text = json.dumps(described)
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in described["components"]["schemas"]
    names = [one["operationId"] for path in described["paths"].values() for one in path.values()]
    assert len(set(names)) == len(names)
    assert browser.get("/health") == {"up": True} and browser.get("/ready") == {"ready": True, "whole": True}
