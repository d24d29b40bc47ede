"""The only requests that the house makes of its own: to an address that a browser has named. So they go by https, to addresses
that all the world can reach, and never to the machine itself or its network."""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

PATIENCE = 10.0  # seconds for each step
FAILURES = (OSError, HTTPException, ValueError)  # what a request may end in
TRANSLATED = IPv6Network("64:ff9b::/96")  # IPv4 addresses as those see them who have none


def public(host: str, port: int) -> str:
    """The address that a name leads to; ValueError if any of its addresses is not for everybody."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or any(forbidden(ip_address(one.partition("%")[0])) for one in found):
        raise ValueError("an address of somebody's own")
    return found[0]


def forbidden(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        inside = address.ipv4_mapped or (IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else None)
        if inside is not None:
            return forbidden(inside)
        if address.sixtofour is not None or address.teredo is not None:
            return True
    return not address.is_global or address.is_multicast


class Connection(HTTPSConnection):
    """To the very address that was looked at: a name that leads elsewhere a moment later leads nowhere."""

    def connect(self) -> None:
        plain = socket.create_connection((public(self.host, self.port), self.port), PATIENCE)
        try:
            self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)
        except BaseException:
            plain.close()
            raise


def check(address: str) -> None:
    """Is it one that may be asked? It may take a while. ValueError, OSError: it is not."""
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.password is not None:
        raise ValueError("no https")
    public(parts.hostname, parts.port or 443)


def post(address: str, headers: dict[str, str], body: bytes) -> int:
    """The status of the answer; nothing else of it is read, and nobody is followed elsewhere."""
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError("no https")
    connection = Connection(parts.hostname, parts.port or 443, timeout=PATIENCE)
    try:
        connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
