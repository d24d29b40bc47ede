"""What a page may say over its WebSocket, and what comes of it. Every message is answered; none of them can do harm.

There is one way for all of them: `handle` does all that can be done at once. If that changes the match, the change is on its
way to the store when `handle` returns, and is told as soon as it is on the disk.
"""

from __future__ import annotations

from functools import partial
from time import perf_counter

import msgspec

from kociarnia.bots.advice import gain
from kociarnia.engine import Refusal, Say
from kociarnia.engine.recap import Turn, recap
from kociarnia.server import event_log
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.bucket import Bucket
from kociarnia.server.chronicle import stood_in
from kociarnia.server.connection import BROKEN, FULL, NONSENSE, Connection, encode
from kociarnia.server.explain import inspected, previewed, reason
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.metrics import Metrics
from kociarnia.server.room import MatchChange, sender_of
from kociarnia.server.store import Then, seen_row
from kociarnia.server.turnstile import Turnstile
from kociarnia.server.wire import (
    AUDIENCE,
    Accept,
    Ask,
    Done,
    FromPage,
    Hello,
    Hidden,
    Hint,
    Hints,
    Inspect,
    Look,
    Ping,
    Play,
    Pong,
    Preview,
    Recap,
    Recapped,
    Refused,
    Seen,
    Undo,
    Vote,
    Why,
)  # fmt: skip

decode = msgspec.json.Decoder(FromPage).decode
UNREADABLE = 5  # messages in a row that cannot be read; then the connection is closed
CLOSED = {
    "error-table": 4404,
    "error-watch": 4403,
    "error-busy": 4429,
    "error-rate": 4429,
    "error-store": FULL,
}  # with which code, by refusal
CANNOT_BE_READ = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
Act = Play | Accept | Undo | Vote
COSTLY = Hello | Look | Ask | Why | Preview | Recap  # what is made for one alone, and may be asked for at any time


class MessageHandler:
    """One for each connection."""

    def __init__(
        self, live: LiveRoom, connection: Connection, bot_player: BotPlayer, pace: Bucket, costly: Bucket, metrics: Metrics,
        askers: Turnstile,
    ) -> None:  # fmt: skip
        self.live = live
        self.connection = connection
        self.bot_player = bot_player
        self.pace = pace
        self.costly = costly  # of its address
        self.askers = askers  # of the whole house
        self.metrics = metrics
        self.unreadable = 0  # messages in a row
        self.hearing = False  # is one being heard in its turn?

    # --- the way of a message

    async def hear(self, data: str | bytes) -> None:
        """Handle a message in its turn: after those that came before it, and while nobody else changes the table."""
        self.hearing = True
        try:
            await self._hear(data)
        finally:
            self.hearing = False

    def hear_at_once(self, data: bytes) -> bool:
        """Handle an answer without any task, as most come to a table where nothing else goes on. False: not now, or it is
        something else, and is to be heard in its turn."""
        if self.hearing or self.connection.closing is not None or self.live.lock.locked():
            return False
        began = perf_counter()
        message = read(data)
        if not isinstance(message, (Play, Seen)):
            return False
        acquiring = self.live.lock.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            self.handle(message, began)
            return True
        acquiring.close()  # somebody has waited for it
        return False

    async def _hear(self, data: str | bytes) -> None:
        began = perf_counter()
        message = read(data)
        if isinstance(message, COSTLY) and not self.costly.take():
            refuse(self.connection, Refusal("error-rate"))
            return
        if isinstance(message, COSTLY):
            await self.askers.passed(self.connection.address)
        await self.live.lock.acquire()
        try:
            if isinstance(message, Hello):
                await self.live.recall(self.connection, message.eyes, message.since, message.match)
            elif isinstance(message, Look):
                await self.live.recall(self.connection, message.eyes)
        except BaseException:
            self.live.lock.release()
            raise
        self.handle(message, began)
        if isinstance(message, Ask) and self.connection.greeted and self.connection.closing is None:
            try:
                await self._hint(message)  # thinking takes a while, and the table need not wait
            except Exception as error:
                self._failed(message, error)

    def handle(self, message: FromPage | None, began: float) -> None:
        """All that comes of a message (None: one that cannot be read). The table's lock has been taken for it, and is given
        back when everybody has been told."""
        end = partial(self._end, message, began)
        try:
            if self._obey(message, end):
                return
        except Exception as error:
            end(error)
        else:
            end(None)

    def _end(self, message: FromPage | None, began: float, error: Exception | None) -> None:
        if error is not None:
            self._failed(message, error)
        self.live.lock.release()
        self.metrics.message(perf_counter() - began)

    def _failed(self, message: FromPage | None, error: Exception) -> None:
        if isinstance(error, Refusal):
            self.connection.say(Refused(getattr(message, "id", ""), error.say))
        else:
            broke(self.connection, error)

    def _obey(self, message: FromPage | None, end: Then) -> bool:
        """Carry it out. True if it changes the match: the change is on its way to the store, and `end` follows."""
        live, connection = self.live, self.connection
        self.unreadable = self.unreadable + 1 if message is None else 0
        if not self.pace.take():
            refuse(connection, Refusal("error-rate"))
        elif message is None:
            connection.say(Refused("", Say("error-message")))
            if self.unreadable == UNREADABLE:
                connection.close(NONSENSE)
        elif not connection.greeted and not isinstance(message, Hello):
            raise Refusal("error-hello")
        elif isinstance(message, (Play, Accept, Undo, Vote)):
            change = self._act(message)
            if change is not None:
                live.make_known(change, connection, message.id, end)
                return True
        elif isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Look):
            live.turn(connection, message.eyes)
            if live.room.match is None:
                connection.say(Done(message.id, live.room.number))
            live.show(connection, answers=message.id)
        elif isinstance(message, Seen):
            self._seen(live.eyes(connection) if message.eyes is None else message.eyes, message.number)
        elif isinstance(message, Hidden):
            connection.hidden = message.hidden
            live.came(live)
        elif isinstance(message, Ping):
            connection.say(Pong(message.id))
        elif isinstance(message, Why):
            self._why(message)
        elif isinstance(message, Preview):
            self._preview(message)
        elif isinstance(message, Recap):
            self._recap(message)
        elif isinstance(message, Inspect):
            self._inspect(message)
        return False

    # --- arriving

    def _hello(self, message: Hello) -> None:
        live, connection = self.live, self.connection
        if message.eyes is not None:
            live.turn(connection, message.eyes)
        live.looked(connection.browser)
        connection.greeted, connection.passing, connection.pace = True, message.passing, message.pace
        connection.hidden, connection.keeps, connection.around, connection.board = message.hidden, message.keeps, 0, 0
        live.attend()  # whoever sat in for them gets up
        live.tell_table()
        live.show(connection, message.since, message.match)

    def _check_seat(self, seat: int) -> None:
        if not self.live.room.holds(self.connection.browser, seat):
            raise Refusal("error-not-yours")

    def _seen(self, seat: int, number: int) -> None:
        room = self.live.room
        if seat == AUDIENCE or room.match is None:
            return
        self._check_seat(seat)
        if not room.match.presenter.shows_once:
            return
        ply = room.see(seat, number)
        if ply is not None:
            self.live.store.write_some_time([seen_row(room.stored.id, room.stored.match, seat, ply)])

    # --- acting

    def _act(self, message: Act) -> MatchChange | None:
        """Carry it out in memory; None if that had been done already."""
        room = self.live.room
        self._check_seat(message.seat)
        sender = sender_of(self.connection.browser, message.id, encode(message))
        if room.repeated(sender):
            self.connection.say(Done(message.id, room.number))
            return None
        change = self._change(message, sender)
        if isinstance(message, (Play, Accept)) and room.match is not None and room.match.presenter.shows_once:
            self._seen(message.seat, message.number)
        return change

    def _change(self, message: Act, sender: str) -> MatchChange:
        room = self.live.room
        room.running()
        if isinstance(message, (Play, Accept)):
            room.fresh(message.seat, message.number)
            if isinstance(message, Play):
                return room.play(message.seat, [message.move], sender)
            return room.accept(message.seat, sender)
        if isinstance(message, Undo):
            if message.number != room.number:
                raise Refusal("error-stale")
            return room.undo(message.seat, self._agreeable(), sender)
        return room.vote(message.seat, message.yes, sender)

    def _agreeable(self) -> list[int]:
        """Seats that need not be asked: bots, seats that bots keep warm, and those at this very device."""
        room = self.live.room
        chairs = [(seat, room.chair_of(seat)) for seat in range(room.players)]
        mine = self.connection.browser
        return [
            seat
            for seat, at in chairs
            if room.stored.chairs[at].kind != "person" or at in self.live.kept or room.stored.chairs[at].owner == mine
        ]

    # --- asking

    def _why(self, message: Why) -> None:
        self._check_seat(message.seat)
        self.connection.say(reason(self.live.room.running(), message.seat, message.at, message.id))

    def _preview(self, message: Preview) -> None:
        self._check_seat(message.seat)
        self.connection.say(previewed(self.live.room.running(), message.seat, message.move, message.id))

    def _recap(self, message: Recap) -> None:
        self._check_seat(message.seat)
        room = self.live.room
        match, among = room.running(), room.among_people(message.seat)
        kept = room.kept_since(match, message.seat)
        turns = [_signed(turn, kept.get(turn.seat, "")) for turn in recap(match, message.seat, among, message.again)]
        self.connection.say(Recapped(message.id, room.number, turns))

    def _inspect(self, message: Inspect) -> None:
        match = self.live.room.match  # also when it is over
        if match is None:
            raise Refusal("error-lobby")
        if message.eyes != AUDIENCE:
            self._check_seat(message.eyes)
        self.connection.say(inspected(match, message.eyes, message.zone, message.face, message.id))

    async def _hint(self, message: Ask) -> None:
        room = self.live.room
        self._check_seat(message.seat)
        match = room.running()
        if not room.stored.house.hints:
            raise Refusal("error-hints-off")
        if message.seat not in match.waiting():
            raise Refusal("error-not-asked", seat=message.seat + 1)
        number = room.number
        best = await self.bot_player.advise(self.live, match, message.seat)
        if not best:
            raise Refusal("error-hint-memory")
        self.connection.say(Hints(message.id, number, [Hint(one.move, one.reason) for one in best], gain(best)))


def _signed(turn: Turn, level: str) -> Turn:
    """What a bot of that level, if any, did in somebody's name is told as such also when it is told again."""
    if not level or not turn.says:
        return turn
    return msgspec.structs.replace(turn, says=(stood_in(turn.says[0], level), *turn.says[1:]))


def read(data: str | bytes) -> FromPage | None:
    """The message; None if there is no reading it."""
    try:
        message: FromPage = decode(data)
    except CANNOT_BE_READ:
        return None
    return message


def refuse(connection: Connection, refused: Refusal) -> None:
    """It is of no use to go on with this connection."""
    connection.say(Refused("", refused.say))
    connection.close(CLOSED.get(refused.say.key, NONSENSE))


def broke(connection: Connection, error: Exception) -> None:
    """Something that must not happen: the connection ends, and its page comes back with a new one."""
    event_log.failure("message", error)
    connection.say(Refused("", Say("error-inside")))
    connection.close(BROKEN)
