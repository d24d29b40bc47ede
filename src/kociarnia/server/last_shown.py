"""What was shown last, part by part, so that a move costs what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from msgspec.structs import replace

from kociarnia.engine import Zone
from kociarnia.server.chronicle import encode

MANY = 12  # pieces


@final
class Shown:
    """A part of what some eyes were shown, and how it goes over the wire. Whatever is the very same object when it is shown
    again is not encoded again."""

    def __init__(self, part: Any, data: bytes, pieces: dict[int, bytes] | None = None) -> None:
        self.part = part
        self.data = data
        self.pieces = pieces  # of a zone of many pieces, by their identity, which holds while the zone is kept


@final
class LastShown:
    """What some eyes were shown last, for the next time."""

    def __init__(self) -> None:
        self.zones: dict[str, Shown] = {}  # by key
        self.facts: list[Shown] = []
        self.accounts: list[Shown] = []

    def zone(self, zone: Zone) -> bytes:
        """A zone of many pieces is put together from these: a move changes few."""
        before = self.zones.get(zone.key)
        if before is not None and before.part is zone:
            return before.data
        pieces: dict[int, bytes] | None = None
        if len(zone.pieces) < MANY:
            data = encode(zone)
        else:
            known = before.pieces if before is not None else None
            pieces, parts = {}, []
            for piece in zone.pieces:
                name = id(piece)
                part = known.get(name) if known is not None else None
                if part is None:
                    part = encode(piece)
                pieces[name] = part
                parts.append(part)
            data = b'%b,"pieces":[%b]}' % (encode(replace(zone, pieces=()))[:-1], b",".join(parts))
        self.zones[zone.key] = Shown(zone, data, pieces)
        return data


def again(shown: list[Shown], parts: Sequence[Any]) -> list[bytes]:
    """Each as it goes over the wire; `shown`: as they were before, and then as they are."""
    out = []
    for at, part in enumerate(parts):
        if at == len(shown):
            shown.append(Shown(part, encode(part)))
        elif shown[at].part is not part:
            shown[at] = Shown(part, encode(part))
        out.append(shown[at].data)
    return out


@final
class Layout:
    """A table as some eyes see it, in pieces: zones that others see otherwise are apart, those between them are one piece."""

    def __init__(self, head: bytes, zones: dict[str, bytes], accounts: list[bytes]) -> None:
        self.head = head  # what stands before the zones
        self.zones = zones  # by key
        self.accounts = accounts
        self.tail = b']},"accounts":[%b]' % b",".join(accounts)
        self.apart: dict[str, int] = {}
        self.pieces: list[bytes] = []

    def split(self, keys: set[str]) -> None:
        """These zones are apart from here on."""
        self.apart, self.pieces = {}, []
        run: list[bytes] = []
        for key, data in self.zones.items():
            if key not in keys:
                run.append(data)
                continue
            if run:
                self.pieces += [b",".join(run), b","]
                run = []
            self.apart[key] = len(self.pieces)
            self.pieces += [data, b","]
        if run:
            self.pieces.append(b",".join(run))
        elif self.pieces:
            self.pieces.pop()
