"""What was shown last, part by part, so that a move costs what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from kociarnia.engine import Account, Piece, Zone
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


NOTHING = Shown(None, b"")


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
    """What some eyes were shown last, and what of it is other than the time before: a reader who keeps what it was told
    needs no more than that."""

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere  # the same is shown at all tables
        self.serial = 0  # of the sights in which it was shown
        self.before = 0  # and of those that the changes are since; 0: nobody could put them together
        self.head = b""  # of the message, up to the zones
        self.zones: list[Shown] = []  # in their order
        self.facts: list[Shown] = []
        self.accounts: list[Shown] = []
        self.keys = b""  # of the zones
        self.moved = False  # these are others than before
        self.changed_zones: list[Shown] = []
        self.changed_accounts: list[int] = []
        self.known: dict[str, Shown] = {}  # zones by key, also such as are not there at the moment
        self.basis: object = None  # what decides all of it; None: that is not known

    def lay(self, serial: int, zones: tuple[Zone, ...], accounts: list[Account]) -> None:
        """A whole table; most of it is as it was."""
        seats = len(self.accounts)
        self._lay_zones(zones)
        self.changed_accounts = again(self.accounts, accounts)
        self.before = self.serial if len(accounts) == seats else 0
        self.serial = serial

    def lay_again(self, serial: int) -> None:
        """All is as it was."""
        self.before, self.serial = self.serial, serial
        self.moved, self.changed_zones, self.changed_accounts = False, [], []

    def _lay_zones(self, zones: tuple[Zone, ...]) -> None:
        """Two zones are the same for a reader if they are told in the same words, never mind which objects they are: so what is
        left out depends on nothing but what was told."""
        before, laid, changed = self.zones, [], []
        was: dict[str, Shown] | None = None
        for at, zone in enumerate(zones):
            old = before[at] if at < len(before) else NOTHING
            if old.part is zone:
                laid.append(old)
                continue
            shown = self._zone(zone)
            if shown.key != old.key:  # there are other zones now, or they lie in another order
                if was is None:
                    was = {one.key: one for one in before}
                old = was.get(shown.key, NOTHING)
            if shown.data != old.data:
                changed.append(shown)
            laid.append(shown)
        self.zones, self.changed_zones = laid, changed
        self.moved = was is not None or len(laid) != len(before)
        if self.moved:
            self.keys = b",".join([encode(shown.key) for shown in laid])

    def has(self, key: str) -> bool:
        return any(shown.key == key for shown in self.zones)

    def _zone(self, zone: Zone) -> Shown:
        """A zone of many pieces is put together from these: a move changes few, and each has its place."""
        key = zone.key
        before = self.known.get(key)
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
        self.known[key] = shown
        return shown


def again(shown: list[Shown], parts: Sequence[Any]) -> list[int]:
    """Which of these parts are other than they were; `shown`: as they were before, and then as they are."""
    changed = []
    for at, part in enumerate(parts):
        before = shown[at] if at < len(shown) else NOTHING
        if before.part is not part:
            now = Shown(part, encode(part))
            if now.data != before.data:
                changed.append(at)
            shown[at : at + 1] = [now]
    del shown[len(parts) :]
    return changed
