"""Behind the door: where requests come from, how large and how frequent they may be, the headers that keep the page safe."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kociarnia.engine import Refusal
from kociarnia.server import limits
from kociarnia.server.bucket import Buckets
from kociarnia.server.cookies import Cookies
from kociarnia.server.limits import Limits
from kociarnia.server.metrics import Metrics
from kociarnia.server.wire import Problem

# Scripts and style sheets come from the house alone. Style attributes are let through: pieces are placed by them.
POLICY = "; ".join(
    [
        "default-src 'self'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:", "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)  # fmt: skip
# A Worker goes by the policy that its own script came with: the one in which the house lives runs WebAssembly.
WORKERS = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
SAFE = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STATUS = {
    "error-slow": 408,
    "error-origin": 403,
    "error-size": 413,
    "error-content": 415,
    "error-rate": 429,
    "error-tables": 429,
    "error-store": 503,
}
SLOWEST = 30.0  # seconds for a whole request
HEAVY = ("/api/records", "/api/replay", "/api/replay/cards", "/api/verify")
LASTING = ("/api/tables", "/api/records")  # what is made there is kept
DEALS = ("/api/daily/", "/api/challenges/")  # … and beneath these


class Guard:
    """Stands before the application and lets in only what is fit to be read."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, cookies: Cookies, bounds: Limits, metrics: Metrics) -> None:
        self.app = app
        self.sockets = sockets
        self.cookies = cookies
        self.bounds = bounds
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            if ours(Headers(scope=scope)):
                await self.sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def headed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                headers.update(SAFE)
                if scope["path"].startswith("/assets/"):
                    headers["Content-Security-Policy"] = WORKERS
                if scope["path"].startswith("/api") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
                if message["status"] == STATUS["error-slow"]:
                    headers["Connection"] = "close"  # the rest of the request may never come
                self.metrics.request(message["status"])
            await send(message)

        try:
            await self._check(scope)
            await self.app(scope, self._measured(receive, scope["method"] not in ("GET", "HEAD")), headed)
        except Refusal as refused:
            if not started:
                await _refuse(refused, headed)

    async def _check(self, scope: Scope) -> None:
        headers, bounds = Headers(scope=scope), self.bounds
        address = address_of(scope)
        if scope["method"] in ("GET", "HEAD"):
            await self._take(bounds.reads, address, headers)
            return
        if not ours(headers):
            raise Refusal("error-origin")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refusal("error-content")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 9 or int(length) > limits.BODY:
            raise Refusal("error-size")
        who = address, await self._take(bounds.writes, address, headers)
        if scope["path"] in LASTING or scope["path"].startswith(DEALS):
            bounds.check(bounds.tables, *who)
            if not await bounds.new_table(who[0]):
                bounds.turned_away(who[0], "tables")
                raise Refusal("error-tables")
        if scope["path"] in HEAVY:
            bounds.check(bounds.heavy, *who)

    async def _take(self, buckets: Buckets, address: str, headers: Headers) -> str:
        """The browser that asks. Its address counts first: to know a browser may be a question to the store."""
        self.bounds.check(buckets, address)
        device = await self.cookies.device_of(headers)
        self.bounds.check(buckets, device)
        return device

    def _measured(self, receive: Receive, reading: bool) -> Receive:
        """A body may come in pieces, without saying how long it will be; but not for ever. `reading`: there is one."""
        got, end = 0, asyncio.get_running_loop().time() + SLOWEST

        async def measured() -> Message:
            nonlocal got
            try:
                async with asyncio.timeout_at(end if reading else None):
                    message = await receive()
            except TimeoutError:
                raise Refusal("error-slow") from None
            got += len(message.get("body", b""))
            if got > limits.BODY:
                raise Refusal("error-size")
            return message

        return measured


def ours(headers: Headers) -> bool:
    """Does a page of this very house ask? Browsers always say where a page comes from; other clients need not."""
    origin, host = headers.get("origin"), headers.get("host", "")
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    try:
        return origin is None or urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all
        return False


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return limits.address(str(client[0])) if client else "-"


async def _refuse(refused: Refusal, send: Send) -> None:
    body = msgspec.json.encode(Problem(refused.say))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.say.key == "error-rate":
        head.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": STATUS.get(refused.say.key, 400), "headers": head})
    await send({"type": "http.response.body", "body": body})
