"""A browser is known by a secret in a cookie, signed by the house: nobody can bring one that it has not given. The house keeps
only the hash of the secret, so nobody who reads the store can take a seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

COOKIE = "kociarnia"
YEARS = 5
BYTES = 24  # of the secret: 192 bits
LONGEST = 64  # a longer one is not ours


def known_by(secret: str) -> str:
    """The name by which the house knows the browser with that secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Cookies:
    def __init__(self, key: bytes, sits: Callable[[str], Awaitable[bool]], person: Callable[[str], Awaitable[str]]) -> None:
        """`key`: the house's, to sign with. `sits`: is that browser known at a table? Older houses did not sign. `person`: who
        plays in that browser, by the name that tables know."""
        self.key = key
        self.sits = sits
        self.person = person

    def fresh(self) -> str:
        secret = secrets.token_urlsafe(BYTES)
        return f"{secret}.{self._signature(secret)}"

    async def browser_of(self, headers: Headers) -> str:
        """The person that a request comes from, by the name by which tables know them: that of their first browser. Empty if
        it brings no secret yet."""
        device = await self.device_of(headers)
        return await self.person(device) if device else ""

    async def device_of(self, headers: Headers) -> str:
        """The very browser that it comes from, by the name by which the house knows it."""
        whole = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
        if not BYTES <= len(whole) <= LONGEST:
            return ""
        secret, _, signature = whole.partition(".")
        if hmac.compare_digest(signature.encode(), self._signature(secret).encode()):
            return known_by(whole)
        name = known_by(whole)
        return name if await self.sits(name) else ""

    def _signature(self, secret: str) -> str:
        digest = hmac.digest(self.key, secret.encode(), "sha256")[:12]
        return base64.urlsafe_b64encode(digest).decode()


def cookie(secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script can read it, no other site can send it along with a post."""
    age = YEARS * 365 * 24 * 3600
    return f"{COOKIE}={secret}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
