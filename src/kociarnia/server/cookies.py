"""A browser is known by a secret in a cookie. The house keeps only its hash, so nobody who reads the store can take a seat."""

from __future__ import annotations

import hashlib
import secrets

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

COOKIE = "kociarnia"
YEARS = 5
BYTES = 24  # of the secret: 192 bits
LONGEST = 64  # a longer one is not ours


def fresh() -> str:
    return secrets.token_urlsafe(BYTES)


def known_by(secret: str) -> str:
    """The name by which the house knows the browser with that secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def browser_of(headers: Headers) -> str:
    """The browser that a request comes from, by the name by which the house knows it; empty if it has no secret yet."""
    secret = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
    return known_by(secret) if BYTES <= len(secret) <= LONGEST else ""


def cookie(secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script can read it, no other site can send it along with a post."""
    age = YEARS * 365 * 24 * 3600
    return f"{COOKIE}={secret}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
