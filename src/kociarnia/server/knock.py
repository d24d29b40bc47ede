"""Whoever wants a WebSocket says so in a head of a few plain lines. It is read here in one stroke: after a restart thousands
knock at once, and to two libraries, one after the other, the head is more work than the table behind the door."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import NamedTuple

HEAD = re.compile(rb"GET (/ws/[\w-]{1,64}) HTTP/1\.1\r\n((?:[\w-]+:[ -~]*\r\n){4,64})\r\n", re.ASCII)
LONGEST = 8 << 10  # bytes
ONCE = {b"host", b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version"}  # these must be there, once
NEVER = {b"content-length", b"transfer-encoding", b"expect", b"sec-websocket-protocol"}  # whoever says that means more
KEY = re.compile(rb"[A-Za-z0-9+/]{21}[AQgw]==")  # sixteen bytes
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of the standard


class Knock(NamedTuple):
    path: str
    headers: list[tuple[bytes, bytes]]
    answer: bytes  # to its key


def knock(data: bytes) -> Knock | None:
    """None: it is not as plain as that, or it is wrong, and somebody else has to look."""
    found = HEAD.fullmatch(data) if len(data) <= LONGEST else None
    if found is None:
        return None
    lines = [line.partition(b":") for line in found[2].split(b"\r\n")[:-1]]
    headers = [(name.lower(), value.strip()) for name, _, value in lines]
    said = dict(headers)
    names = [name for name, _ in headers]
    if any(names.count(name) != 1 for name in ONCE) or not NEVER.isdisjoint(said):
        return None
    key = said[b"sec-websocket-key"]
    tokens = [token.strip() for token in said[b"connection"].lower().split(b",")]
    plain = said[b"upgrade"].lower() == b"websocket" and b"upgrade" in tokens and said[b"sec-websocket-version"] == b"13"
    if not plain or not KEY.fullmatch(key):
        return None
    return Knock(found[1].decode(), headers, base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest()))
