"""The house over HTTP, and the door for WebSockets. Refusals are answered with a `Problem` and a fitting status."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from kociarnia.engine import Refusal, Say, Words
from kociarnia.engine.words import own_language
from kociarnia.server import browser as browsers
from kociarnia.server import catalog
from kociarnia.server.hall import Hall
from kociarnia.server.hear import Ears
from kociarnia.server.live import Connection, Live
from kociarnia.server.wire import Change, House, Join, NewTable, Problem, Refused

STATIC = Path(str(files("kociarnia"))) / "static"
UNREADABLE = 5  # messages in a row that cannot be read; then the connection is closed
GONE, FORBIDDEN, NONSENSE = 4404, 4403, 4400  # why a WebSocket is closed

STATUS = {
    "error-table": 404, "error-invitation": 404, "error-game": 404, "error-match": 404, "error-step": 404,
    "error-language-words": 404, "error-address": 404, "error-method": 405, "error-host": 403, "error-not-yours": 403,
    "error-not-sitting": 403, "error-watch": 403, "error-origin": 403, "error-not-over": 403, "error-rate": 429,
    "error-busy": 503, "error-store": 503, "error-size": 413, "error-content": 415, "error-full": 409, "error-playing": 409,
    "error-open-chairs": 409, "error-chair-taken": 409, "error-over": 409, "error-lobby": 409,
}  # fmt: skip

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def answer(what: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(what), status, media_type="application/json")


def problem(say: Say, status: int = 0) -> Response:
    return answer(Problem(say), status or STATUS.get(say.key, 400))


async def body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("error-message") from None


class Api:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def routes(self) -> list[BaseRoute]:
        def get(path: str, handler: Handler) -> Route:
            return Route(path, spoken(handler), methods=["GET"])

        def post(path: str, handler: Handler) -> Route:
            return Route(path, spoken(handler), methods=["POST"])

        return [
            get("/api", self.offered),
            get("/api/words/{digest}/{language}.ftl", self.words),
            get("/api/games/{game}/words/{digest}/{language}.ftl", self.words),
            get("/api/games/{game}/rules/{language}", self.rules),
            get("/api/games/{game}/cards", self.cards),
            get("/api/tables", self.mine),
            post("/api/tables", self.create),
            get("/api/tables/{id}", self.table),
            post("/api/tables/{id}/join", self.join),
            post("/api/tables/{id}/start", self.start),
            post("/api/tables/{id}/rematch", self.rematch),
            post("/api/tables/{id}/leave", self.leave),
            post("/api/tables/{id}/chair", self.chair),
            post("/api/tables/{id}/house", self.house),
            get("/api/invitations/{code}", self.invitation),
            WebSocketRoute("/ws/{id}", self.socket),
        ]

    # --- the shelves

    async def offered(self, request: Request) -> Response:
        return answer(catalog.offered())

    async def words(self, request: Request) -> Response:
        path = request.path_params
        game = path.get("game", "")
        text = catalog.wording(game, path["language"])
        if path["digest"] != catalog.digest(game):
            raise Refusal("error-language-words")
        return PlainTextResponse(text, headers={"Cache-Control": "public, max-age=31536000, immutable"})

    async def rules(self, request: Request) -> Response:
        return answer(catalog.rules(request.path_params["game"], request.path_params["language"]))

    async def cards(self, request: Request) -> Response:
        return answer(catalog.cards(request.path_params["game"]))

    # --- tables

    def _live(self, request: Request) -> Live:
        return self.hall.find(request.path_params["id"])

    async def mine(self, request: Request) -> Response:
        browser = known(request)
        tables = self.hall.store.tables_of(browser) if browser else []
        return answer([self.hall.find(kept.id).table(browser) for kept in tables])

    async def create(self, request: Request) -> Response:
        wish = await body(request, NewTable)
        browser, secret = self._browser(request)
        live = await self.hall.create(browser, wish)
        return with_cookie(answer(live.table(browser), 201), secret, request)

    async def table(self, request: Request) -> Response:
        live, browser = self._live(request), known(request)
        if not live.room.kept.house.watch and not live.room.seats_of(browser) and live.room.kept.host != browser:
            raise Refusal("error-watch")
        return answer(live.table(browser))

    async def invitation(self, request: Request) -> Response:
        return answer(self.hall.invited(request.path_params["code"]).table(known(request)))

    async def join(self, request: Request) -> Response:
        wish = await body(request, Join)
        live = self._live(request)
        browser, secret = self._browser(request)
        async with live.lock:
            if wish.invitation.strip().upper() != live.room.kept.invitation:
                raise Refusal("error-invitation")
            live.room.chairs.join(browser, wish.name, wish.chair)
            await live.settle()
        return with_cookie(answer(live.table(browser)), secret, request)

    async def start(self, request: Request) -> Response:
        live, browser = self._live(request), known(request)
        async with live.lock:
            live.room.chairs.check_host(browser)
            if live.room.kept.stage != "lobby":
                raise Refusal("error-playing")
            await live.commit(live.room.begin())
        return answer(live.table(browser))

    async def rematch(self, request: Request) -> Response:
        live, browser = self._live(request), known(request)
        async with live.lock:
            if not live.room.seats_of(browser):
                raise Refusal("error-not-sitting")
            if live.room.kept.stage != "over":
                raise Refusal("error-playing" if live.room.playing else "error-lobby")
            await live.commit(live.room.begin())
        return answer(live.table(browser))

    async def leave(self, request: Request) -> Response:
        live, browser = self._live(request), known(request)
        async with live.lock:
            live.room.chairs.leave(browser)
            live.blink(browser)
            await live.settle()
        return answer(live.table(browser))

    async def chair(self, request: Request) -> Response:
        wish = await body(request, Change)
        live, browser = self._live(request), known(request)
        async with live.lock:
            live.room.chairs.change(browser, wish.chair, wish.to)
            await live.settle()
        return answer(live.table(browser))

    async def house(self, request: Request) -> Response:
        wish = await body(request, House)
        live, browser = self._live(request), known(request)
        async with live.lock:
            live.room.chairs.settle_house(browser, wish)
            await live.settle()
        return answer(live.table(browser))

    def _browser(self, request: Request) -> tuple[str, str]:
        """The browser that asks, and a new secret for it if it has none."""
        browser = known(request)
        if browser:
            return browser, ""
        secret = browsers.fresh()
        return browsers.known_by(secret), secret

    # --- live

    async def socket(self, websocket: WebSocket) -> None:
        await websocket.accept()
        browser = browsers.known_by(browsers.secret_in(websocket.cookies))
        connection = Connection(browser)
        pump = asyncio.create_task(_pump(websocket, connection))
        live = None
        try:
            live = self.hall.find(websocket.path_params["id"])
            if not live.room.kept.house.watch and not live.room.seats_of(browser) and live.room.kept.host != browser:
                raise Refusal("error-watch")
            live.connections.add(connection)
            await self._listen(websocket, Ears(live, connection, self.hall.keeper), connection)
        except Refusal as refused:
            connection.say(Refused("", refused.say))
            connection.close(FORBIDDEN if refused.say.key == "error-watch" else GONE)
        finally:
            if live is not None:
                live.connections.discard(connection)
                live.tell_table()
                live.look(live)
            connection.close(1000)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(pump, 5)

    async def _listen(self, websocket: WebSocket, ears: Ears, connection: Connection) -> None:
        unreadable = 0
        while unreadable < UNREADABLE and connection.closing is None:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or ""
            unreadable = 0 if await ears.hear(data) else unreadable + 1
        if unreadable:
            connection.close(NONSENSE)


async def _pump(websocket: WebSocket, connection: Connection) -> None:
    """Sends what was pushed, until the connection is to be closed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            while connection.waiting:
                data = connection.waiting.popleft()
                connection.size -= len(data)
                await websocket.send({"type": "websocket.send", "text": data.decode()})
            if connection.closing is not None:
                await websocket.close(connection.closing)
                return


def known(request: Request) -> str:
    return browsers.known_by(browsers.secret_in(request.cookies))


def with_cookie(response: Response, secret: str, request: Request) -> Response:
    if secret:
        response.headers["Set-Cookie"] = browsers.cookie(secret, request.url.scheme == "https")
    return response


def spoken(handler: Handler) -> Handler:
    """Refusals become problems."""

    @functools.wraps(handler)
    async def safe(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refused:
            return problem(refused.say)

    return safe


async def _missing(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return problem(Say("error-method" if status == 405 else "error-address"), status)


async def _wrong(request: Request, error: Exception) -> Response:
    return problem(Say("error-inside"), 500)


async def _no_page(request: Request) -> Response:
    return PlainTextResponse(Words(own_language(), (catalog.HOUSE[1],))("page-missing") + "\n", 503)


def application(hall: Hall) -> Starlette:
    page: BaseRoute = Route("/", _no_page)
    if (STATIC / "index.html").exists():
        page = Mount("/", StaticFiles(directory=STATIC, html=True))
    handlers: Any = {404: _missing, 405: _missing, HTTPException: _missing, Exception: _wrong}
    return Starlette(routes=[*Api(hall).routes(), page], exception_handlers=handlers)
