"""What a page may say over its WebSocket, and what comes of it. Every message is answered; none of them can do harm."""

from __future__ import annotations

import msgspec

from kociarnia.engine import Refusal, Say
from kociarnia.server import store
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.live_room import Connection, LiveRoom
from kociarnia.server.room import Step, sender_of
from kociarnia.server.wire import (
    AUDIENCE,
    Accept,
    Ask,
    Done,
    FromPage,
    Hello,
    Hint,
    Hints,
    Look,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Reason,
    Refused,
    Seen,
    Undo,
    Vote,
    Why,
)  # fmt: skip

decode = msgspec.json.Decoder(FromPage).decode
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
Act = Play | Accept | Undo | Vote


class MessageHandler:
    """One for each connection."""

    def __init__(self, live: LiveRoom, connection: Connection, bot_player: BotPlayer) -> None:
        self.live = live
        self.connection = connection
        self.bot_player = bot_player

    async def hear(self, data: str | bytes) -> bool:
        """Answer a message; False if it cannot be read."""
        try:
            message = decode(data)
        except UNREADABLE:
            self.connection.say(Refused("", Say("error-message")))
            return False
        try:
            async with self.live.lock:
                await self._obey(message)
            if isinstance(message, Ask):  # thinking takes a while, and the table need not wait
                await self._hint(message)
        except Refusal as refused:
            self.connection.say(Refused(getattr(message, "id", ""), refused.say))
        return True

    async def _obey(self, message: FromPage) -> None:
        connection = self.connection
        if isinstance(message, Hello):
            self._hello(message)
        elif not connection.greeted:
            raise Refusal("error-hello")
        elif isinstance(message, Play | Accept | Undo | Vote):
            step = self.act(message)
            if step is not None:
                await self.live.commit(step, connection, message.id)
        elif isinstance(message, Look):
            self.live.turn(connection, message.eyes)
            if self.live.room.match is None:
                connection.say(Done(message.id, self.live.room.number))
            self.live.show(connection, answers=message.id)
        elif isinstance(message, Seen):
            self._seen(self.live.eyes(connection) if message.eyes is None else message.eyes, message.number)
        elif isinstance(message, Ping):
            connection.say(Pong(message.id))
        elif isinstance(message, Why):
            self._why(message)
        elif isinstance(message, Preview):
            self._preview(message)

    # --- arriving

    def _hello(self, message: Hello) -> None:
        live, connection = self.live, self.connection
        if message.eyes is not None:
            live.turn(connection, message.eyes)
        connection.greeted = True
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
        ply = room.see(seat, number)
        if ply is not None:
            self.live.store.write_some_time([store.seen_row(room.stored.id, room.stored.match, seat, ply)])

    # --- acting

    def act(self, message: Act) -> Step | None:
        """Carry it out in memory; None if that had been done already."""
        room = self.live.room
        self._check_seat(message.seat)
        sender = sender_of(self.connection.browser, message.id)
        if room.repeated(sender) is not None:
            self.connection.say(Done(message.id, room.number))
            return None
        step = self._step(message, sender)
        if isinstance(message, Play | Accept):
            self._seen(message.seat, message.number)
        return step

    def _step(self, message: Act, sender: str) -> Step:
        room = self.live.room
        room.running()
        if isinstance(message, Play | Accept):
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
        """The game's own reason, or else the plain one: it is not your turn, or something else is asked now."""
        self._check_seat(message.seat)
        match = self.live.room.running()
        view = match.view(message.seat)
        because = match.presenter.why(match.rules, view, message.seat, tuple(message.at))
        if because is not None:
            self.connection.say(Reason(message.id, because.say, because.clause))
            return
        question = match.presenter.question(match.rules, view, message.seat)
        key = "why-asked" if message.seat in match.waiting() else "why-not-your-turn"
        self.connection.say(Reason(message.id, Say(key, {"question": question})))

    def _preview(self, message: Preview) -> None:
        """The move on a copy of the seat's own view: what the seat cannot know stays unknown in it."""
        self._check_seat(message.seat)
        match = self.live.room.running()
        if message.move not in match.legal(message.seat):
            raise Refusal("error-stale")
        view = match.view(message.seat).copy()
        match.rules.apply(view, message.move)
        scene = match.presenter.scene(match.rules, view, message.seat)
        self.connection.say(Previewed(message.id, scene, match.presenter.accounts(match.rules, view, message.seat)))

    async def _hint(self, message: Ask) -> None:
        room = self.live.room
        self._check_seat(message.seat)
        match = room.running()
        if not room.stored.house.hints:
            raise Refusal("error-hints-off")
        if message.seat not in match.waiting():
            raise Refusal("error-not-asked", seat=message.seat + 1)
        number = room.number
        best = [
            Hint(one.move, round(one.place, 2), one.reason)
            for one in await self.bot_player.advise(self.live, match, message.seat)
        ]
        self.connection.say(Hints(message.id, number, best))
