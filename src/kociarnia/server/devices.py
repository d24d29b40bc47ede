"""The devices of a person, and the codes by which another one becomes theirs: what the store keeps of them.

Tables know a person by the name of their first browser. The codes lie in the store as well, so that whichever process of the
house is asked knows them.
"""

from __future__ import annotations

import hmac
import secrets
import time
from typing import NamedTuple

from kociarnia.server.store import Statement, Store
from kociarnia.server.together import Together
from kociarnia.server.wire import DeviceKind

HOUR = 3600.0
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without letters that are taken for others
LETTERS = 8  # of a code
GOOD_FOR = 600  # seconds
TOGETHER = (1, 16, 256)  # browsers in one question


def plain(code: str) -> str:
    """As people type it: whatever the case, with gaps or hyphens or without."""
    return "".join(letter for letter in code.upper() if letter in ALPHABET)


class StoredDevice(NamedTuple):
    browser: str
    kind: DeviceKind
    joined: float
    seen: float


class StoredCode(NamedTuple):
    player: str
    code: str  # its hash
    name: str
    brings: str
    ends: float
    used: int


class Devices:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.people = Together(self._people, TOGETHER[-1])

    async def person(self, browser: str) -> str:
        """Who plays in that browser. That it was here is written down, once an hour at most."""
        return await self.people.of(browser)

    async def _people(self, browsers: list[str]) -> dict[str, str]:
        room = next(size for size in TOGETHER if size >= len(browsers))  # few different questions: a database prepares each
        asked = f"SELECT browser, player, seen FROM devices WHERE browser IN ({', '.join('?' * room)})"
        found = await self.store.rows(asked, *browsers, *[""] * (room - len(browsers)))
        now = time.time()
        seen = "UPDATE devices SET seen = ? WHERE browser = ?"
        late: list[Statement] = [(seen, (now, browser)) for browser, _, when in found if now - when > HOUR]
        if late:
            self.store.write_some_time(late)
        return {**{browser: browser for browser in browsers}, **{browser: str(player) for browser, player, _ in found}}

    async def of(self, player: str) -> list[StoredDevice]:
        asked = "SELECT browser, kind, joined, seen FROM devices WHERE player = ? ORDER BY joined, browser"
        return [StoredDevice(*row) for row in await self.store.rows(asked, player)]

    async def waiting(self, player: str) -> bool:
        """Is a code out that nobody has used?"""
        asked = "SELECT 1 FROM codes WHERE player = ? AND used = 0 AND ends > ?"
        return bool(await self.store.rows(asked, player, time.time()))

    async def give(self, player: str, browser: str, kind: str, name: str, brings: str) -> str:
        """A new code of that person, which takes the place of an older one; only its hash stays here."""
        code, now = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS)), time.time()
        put = (
            "INSERT INTO codes VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT (player) DO UPDATE SET code = excluded.code,"
            " name = excluded.name, brings = excluded.brings, ends = excluded.ends, used = 0"
        )
        own = "INSERT INTO devices VALUES (?, ?, ?, ?, ?) ON CONFLICT (browser) DO UPDATE SET kind = excluded.kind"
        await self.store.write(
            [
                ("DELETE FROM codes WHERE ends < ?", (now,)),
                (put, (player, self._hidden(code), name, brings, now + GOOD_FOR)),
                (own, (browser, player, kind, now, now)),
            ]
        )
        return code

    async def read(self, code: str) -> StoredCode | None:
        """None: there is no such code, it has been used, or its time is up."""
        asked = "SELECT player, code, name, brings, ends, used FROM codes WHERE code = ? AND used = 0 AND ends > ?"
        found = await self.store.rows(asked, self._hidden(code), time.time())
        return StoredCode(*found[0]) if found else None

    async def move(self, browser: str, code: StoredCode, kind: str) -> None:
        """That browser becomes one of theirs. `Taken` if somebody else has used the code meanwhile, or it is no longer good."""
        use = (
            "INSERT INTO codes VALUES (?, ?, '', '', 0, 1) ON CONFLICT (player) DO UPDATE SET brings = '',"
            " used = CASE WHEN codes.code = excluded.code AND codes.used = 0 THEN 1 END"
        )
        await self.store.write([(use, (code.player, code.code)), self._moved(browser, code.player, kind)])

    async def part(self, browser: str, player: str) -> None:
        """From now on that other person plays in it, and it is not called any more."""
        silent: Statement = ("DELETE FROM pushes WHERE browser = ?", (browser,))
        await self.store.write([self._moved(browser, player, ""), silent])

    async def in_step(self, player: str, brings: str) -> str:
        """What the devices of that person left here last; from now on it is this."""
        found = await self.store.rows("SELECT brings FROM along WHERE player = ?", player)
        left = str(found[0][0]) if found else ""
        if left != brings:
            put = "INSERT INTO along VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET brings = excluded.brings"
            await self.store.write([(put, (player, brings))])
        return left

    def _moved(self, browser: str, player: str, kind: str) -> Statement:
        put = (
            "INSERT INTO devices VALUES (?, ?, ?, ?, ?) ON CONFLICT (browser) DO UPDATE SET player = excluded.player,"
            " kind = excluded.kind, joined = excluded.joined, seen = excluded.seen"
        )
        now = time.time()
        return put, (browser, player, kind, now, now)

    def _hidden(self, code: str) -> str:
        return hmac.digest(self.store.key, plain(code).encode(), "sha256").hex()
