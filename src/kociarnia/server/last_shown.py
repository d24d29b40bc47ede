"""What was shown last, part by part, so that a move costs what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from kociarnia.engine import Account, Piece, Say, Zone
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
        # As they were handed over, and how each of them goes over the wire. Most are the very same objects again: to see that,
        # the latter need not be looked at, which lie all over the memory of a house with hundreds of tables.
        self.laid: tuple[Zone, ...] = ()
        self.zones: list[Shown] = []  # in their order
        self.stated: tuple[Say, ...] = ()
        self.facts: list[Shown] = []
        self.counted: list[Account] = []
        self.accounts: list[Shown] = []
        self.places: dict[str, int] = {}  # of the zones, by key
        self.keys = b""  # of the zones
        self.moved = False  # these are others than before
        self.changed_zones: list[Shown] = []
        self.changed_accounts: list[int] = []
        self.told = b""  # these changes, once they have been told
        self.known: dict[str, Shown] = {}  # zones by key, also such as are not there at the moment
        self.basis: object = None  # what decides all of it; None: that is not known

    def lay(self, serial: int, zones: tuple[Zone, ...], accounts: list[Account]) -> None:
        """A whole table; most of it is as it was."""
        self.before = self.serial if len(accounts) == len(self.accounts) else 0
        self._lay_zones(zones)
        self.changed_accounts = again(self.accounts, self.counted, accounts)
        self.counted = accounts
        self.serial, self.told = serial, b""

    def lay_again(self, serial: int) -> None:
        """All is as it was."""
        self.before, self.serial = self.serial, serial
        self.moved, self.changed_zones, self.changed_accounts, self.told = False, [], [], b""

    def state(self, facts: tuple[Say, ...]) -> bytes:
        """What is said beside the zones."""
        again(self.facts, self.stated, facts)
        self.stated = facts
        return b",".join([shown.data for shown in self.facts])

    def _lay_zones(self, zones: tuple[Zone, ...]) -> None:
        """Two zones are the same for a reader if they are told in the same words, never mind which objects they are: so what is
        left out depends on nothing but what was told."""
        before, changed = self.laid, []
        others = [at for at in range(len(zones)) if at >= len(before) or zones[at] is not before[at]]
        self.moved = len(zones) != len(before) or any(zones[at].key != before[at].key for at in others)
        if self.moved:  # there are other zones now, or they lie in another order
            was = {shown.key: shown for shown in self.zones}
            self.zones = [was.get(zone.key, NOTHING) for zone in zones]
            others = list(range(len(zones)))
        for at in others:
            shown = self._zone(zones[at])
            if shown.data != self.zones[at].data:
                changed.append(shown)
            self.zones[at] = shown
        self.laid, self.changed_zones = zones, changed
        if self.moved:
            self.keys = b",".join([encode(shown.key) for shown in self.zones])
            self.places = {shown.key: at for at, shown in enumerate(self.zones)}

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


def again(shown: list[Shown], before: Sequence[Any], parts: Sequence[Any]) -> list[int]:
    """Which of these parts are other than they were `before`; `shown`: how they went over the wire then, and do now."""
    changed = []
    for at, part in enumerate(parts):
        if at >= len(before) or part is not before[at]:
            now = Shown(part, encode(part))
            if at >= len(shown) or now.data != shown[at].data:
                changed.append(at)
            shown[at : at + 1] = [now]
    del shown[len(parts) :]
    return changed
