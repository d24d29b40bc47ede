"""Calling people whose turn it is: a message to their browsers, where they have asked for it, while they do not look at the
table. Once until they come; it says which table and which game, and never a card.

What is slow (names, connections, push services) is done by threads of its own. What fails is a line in the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import msgspec

from kociarnia.engine import Refusal, Words
from kociarnia.server import catalog, event_log, outbound, webpush
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.store import Store, standing_row
from kociarnia.server.store_types import StoredTable
from kociarnia.server.wire import Pushing, Subscribe

KEY = "push"  # the name under which the store keeps the house's key
THREADS = 4
PENDING = 2000  # messages that may wait; more are not sent
LASTS = 86_400  # seconds that a push service keeps a message for a device that is off
GONE = (404, 410)  # the browser does not want to hear from us any more
CONTACT = "mailto:house@localhost"  # where the house has no address that others could write to


T = TypeVar("T")


class Subscription(NamedTuple):
    browser: str
    endpoint: str
    key: str
    secret: str
    language: str
    contact: str


class Push:
    def __init__(self, store: Store, kept: bytes) -> None:
        self.store = store
        self.key = webpush.read_key(kept)
        self.public = webpush.spelled(webpush.point(self.key))
        self.threads = ThreadPoolExecutor(THREADS, "push")
        self.tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, store: Store) -> Push:
        """With the key of this house, made at the first time: subscriptions are good for it alone, so it lies beside them."""
        put = "INSERT INTO house VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        await store.write([(put, (KEY, webpush.new_key()))])
        return cls(store, await store.kept(KEY) or b"")

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)

    # --- who wants to be called

    async def pushing(self, browser: str) -> Pushing:
        found = await self.store.rows("SELECT 1 FROM pushes WHERE browser = ?", browser) if browser else []
        return Pushing(self.public, bool(found))

    async def subscribe(self, browser: str, wish: Subscribe, origin: str) -> Pushing:
        """One for each device; its next one takes the place of the last."""
        if not webpush.known_point(webpush.read(wish.key)) or len(webpush.read(wish.secret)) != webpush.SECRET:
            raise Refusal("error-push")
        try:
            await self._slowly(outbound.check, wish.endpoint)
        except outbound.FAILURES:
            raise Refusal("error-push") from None
        put = (
            "INSERT INTO pushes VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (browser) DO UPDATE SET endpoint = excluded.endpoint,"
            " point = excluded.point, secret = excluded.secret, language = excluded.language, contact = excluded.contact,"
            " made = excluded.made"
        )
        contact = origin if origin.startswith("https://") else CONTACT
        row = (browser, wish.endpoint, wish.key, wish.secret, wish.language, contact, time.time())
        await self.store.write([("DELETE FROM pushes WHERE endpoint = ?", (wish.endpoint,)), (put, row)])
        return Pushing(self.public, True)

    async def unsubscribe(self, browser: str) -> Pushing:
        await self.store.write([("DELETE FROM pushes WHERE browser = ?", (browser,))])
        return Pushing(self.public)

    async def of(self, player: str) -> list[Subscription]:
        """Those of all devices of a person."""
        asked = (
            "SELECT pushes.browser, endpoint, point, secret, language, contact FROM pushes LEFT JOIN devices"
            " ON devices.browser = pushes.browser WHERE COALESCE(devices.player, pushes.browser) = ? ORDER BY made"
        )
        return [Subscription(*row) for row in await self.store.rows(asked, player)]

    # --- whose turn it is

    def asked(self, live: LiveRoom, number: int) -> None:
        """A change has been told: whom does update `number` ask something who does not look?"""
        room, stored = live.room, live.room.stored
        if room.match is None or not room.playing:
            return
        looking = live.looking()
        for seat, since in room.asked.items():
            at = room.chair_of(seat)
            owner = stored.chairs[at].owner
            if since == number and owner and at not in live.kept and owner not in looking and owner not in stored.called:
                stored.called = [*stored.called, owner]
                self._call(owner, stored)

    def came(self, live: LiveRoom) -> None:
        """Whoever looks at the table need not have been called; the next time they may be."""
        stored, looking = live.room.stored, live.looking()
        if any(one in looking for one in stored.called):
            stored.called = [one for one in stored.called if one not in looking]
            self.store.write_some_time(standing_row(stored))

    def _call(self, owner: str, table: StoredTable) -> None:
        if len(self.tasks) >= PENDING:
            event_log.event("push", lost=True)
            return
        task = asyncio.get_running_loop().create_task(self._send(owner, table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, owner: str, table: StoredTable) -> None:
        try:
            for one in await self.of(owner):
                await self._deliver(one, message(table, owner, one.language), table)
        except Exception as error:  # the store does not answer, or the house closes: nobody waits for this
            event_log.failure("push", error)

    async def _deliver(self, to: Subscription, said: bytes, table: StoredTable) -> None:
        headers = {
            "TTL": str(LASTS), "Urgency": "normal", "Topic": hashlib.sha256(table.id.encode()).hexdigest()[:32],
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
        }  # fmt: skip
        try:
            status = await self._slowly(self._post, to, headers, said)
        except outbound.FAILURES as error:
            event_log.event("push", failed=type(error).__name__)
            return
        if status in GONE:
            gone = "DELETE FROM pushes WHERE browser = ? AND endpoint = ?"
            self.store.write_some_time([(gone, (to.browser, to.endpoint))])
        if status >= 300:
            event_log.event("push", status=status)

    def _post(self, to: Subscription, headers: dict[str, str], said: bytes) -> int:
        """In a thread."""
        signed = {**headers, "Authorization": webpush.signature(self.key, to.endpoint, to.contact)}
        return outbound.post(to.endpoint, signed, webpush.encrypted(said, webpush.read(to.key), webpush.read(to.secret)))

    async def _slowly(self, what: Callable[..., T], *given: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, what, *given)


def message(table: StoredTable, owner: str, language: str) -> bytes:
    """Which table and which game: its name, and who else sits there."""
    titles = {game.key: game.titles for game in catalog.offered().games}
    names = ", ".join(chair.name for chair in table.chairs if chair.owner != owner and chair.name)
    words = Words(language, catalog.HOUSE[1:])
    body = words("push-turn-with", names=names) if names else words("push-turn")
    return msgspec.json.encode({"table": table.id, "game": table.game, "title": titles[table.game][language], "body": body})
