"""What was shown last, part by part, so that a move costs what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from kociarnia.engine import Piece, Zone
from kociarnia.server.chronicle import encode

MANY = 12  # pieces
KEPT = 1 << 14
kept: dict[int, Shown] = {}  # parts that are shown again and again, at all tables, by their identity


@mypyc_attr(acyclic=True)
@final
class Shown:
    """A part of what some eyes were shown, and how it goes over the wire. Whatever is the very same object when it is shown
    again is not encoded again."""

    def __init__(self, part: Any, data: bytes, key: str = "", pieces: list[bytes] | None = None) -> None:
        self.part = part
        self.data = data
        self.key = key  # of a zone
        self.pieces = pieces  # each of a zone of many


def shown_anywhere(part: Any, key: str = "") -> Shown:
    """For parts that are the very same objects at all tables."""
    shown = kept.get(id(part))
    if shown is None:
        if len(kept) >= KEPT:
            kept.clear()
        shown = kept[id(part)] = Shown(part, encode(part), key)
    return shown


@mypyc_attr(acyclic=True)
@final
class LastShown:
    """What some eyes were shown last, for the next time."""

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere  # the same is shown at all tables
        self.table: list[Shown] = []  # its zones, in their order
        self.zones: dict[str, Shown] = {}  # by key
        self.facts: list[Shown] = []
        self.accounts: list[Shown] = []

    def lay(self, zones: Sequence[Zone]) -> list[Shown]:
        """A whole table; most of it is as it was."""
        table = self.table
        for at, zone in enumerate(zones):
            if at == len(table):
                table.append(self.zone(zone))
            elif table[at].part is not zone:
                table[at] = self.zone(zone)
        del table[len(zones) :]
        return table[:]

    def zone(self, zone: Zone) -> Shown:
        """A zone of many pieces is put together from these: a move changes few, and each has its place."""
        key = zone.key
        before = self.zones.get(key)
        if before is not None and before.part is zone:
            return before
        if len(zone.pieces) < MANY:
            shown = shown_anywhere(zone, key) if self.anywhere else Shown(zone, encode(zone), key)
        else:
            known = before.pieces if before is not None else None
            lay: tuple[Piece | None, ...] = before.part.pieces if before is not None else ()
            pieces: list[bytes] = []
            for at, piece in enumerate(zone.pieces):
                same = known is not None and at < len(known) and lay[at] is piece
                pieces.append(known[at] if known is not None and same else encode(piece))
            head = encode(replace(zone, pieces=()))[:-1]
            shown = Shown(zone, b'%b,"pieces":[%b]}' % (head, b",".join(pieces)), key, pieces)
        self.zones[key] = shown
        return shown


def again(shown: list[Shown], parts: Sequence[Any], anywhere: bool = False) -> list[bytes]:
    """Each as it goes over the wire; `shown`: as they were before, and then as they are."""
    out = []
    for at, part in enumerate(parts):
        if at == len(shown) or shown[at].part is not part:
            shown[at : at + 1] = [shown_anywhere(part) if anywhere else Shown(part, encode(part))]
        out.append(shown[at].data)
    return out


@mypyc_attr(acyclic=True)
@final
class Layout:
    """A table as some eyes see it, in pieces: zones that others see otherwise are apart, those between them are one piece."""

    def __init__(self, head: bytes, zones: list[Shown], accounts: list[bytes]) -> None:
        self.head = head  # what stands before the zones
        self.zones = zones
        self.accounts = accounts
        self.tail = b']},"accounts":[%b]' % b",".join(accounts)
        self.apart: dict[str, int] = {}
        self.pieces: list[bytes] = []

    def has(self, key: str) -> bool:
        return any(zone.key == key for zone in self.zones)

    def split(self, keys: set[str]) -> None:
        """These zones are apart from here on."""
        self.apart, self.pieces = {}, []
        run: list[bytes] = []
        for zone in self.zones:
            if zone.key not in keys:
                run.append(zone.data)
                continue
            if run:
                self.pieces += [b",".join(run), b","]
                run = []
            self.apart[zone.key] = len(self.pieces)
            self.pieces += [zone.data, b","]
        if run:
            self.pieces.append(b",".join(run))
        elif self.pieces:
            self.pieces.pop()
