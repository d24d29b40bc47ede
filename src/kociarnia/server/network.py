"""Under which addresses others reach this machine: read from its own routes, without a word to the network."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterable
from ipaddress import ip_address

HERE = ("127.0.0.1", "localhost", "::1")  # as a browser at this very machine calls it
EVERYWHERE = ("0.0.0.0", "::")  # as a house calls it that listens at all addresses
# Somewhere outside, then the usual networks at home: a way that leads straight there counts even if all else goes by a tunnel.
TOWARDS = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "192.168.178.1", "10.0.0.1", "172.16.0.1")


def addresses() -> list[str]:
    """The likeliest first; empty without a network."""
    return sorted_out(map(_sender, TOWARDS))


def sorted_out(found: Iterable[str]) -> list[str]:
    """Each once, and a network at home first: a tunnel has other numbers as a rule."""
    others = dict.fromkeys(address for address in found if address and not ip_address(address).is_loopback)
    return sorted(others, key=lambda address: not address.startswith("192.168."))


def _sender(towards: str) -> str:
    """The own address on the way there. Connecting a datagram socket sends nothing: the system only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((towards, 9))
        except OSError:  # there is no way
            return ""
        return str(probe.getsockname()[0])


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A door, taken before anything is said about it; port 0 takes a free one. `shared`: several processes have one there, and
    whoever comes is led to one of them."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":  # there it would let two houses have the same door
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if shared:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        door.bind((host, port))
    except BaseException:
        door.close()
        raise
    return door


def spelled(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
