"""A table while somebody is there: its connections, and what they are told once it is on the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from kociarnia.bots.advice import Advice
from kociarnia.bots.review import comeback
from kociarnia.engine import Match, Past, Refusal, Say, daily
from kociarnia.engine.match import Ply
from kociarnia.engine.recap import recap
from kociarnia.server import event_log, store
from kociarnia.server.chronicle import STEP
from kociarnia.server.connection import FULL, Connection, encode
from kociarnia.server.room import MatchChange, Room
from kociarnia.server.store import Statement, Store, Then, settle
from kociarnia.server.store_types import Standing, deal_of
from kociarnia.server.tries import met_row, tried_row
from kociarnia.server.updates import Sights, Telling
from kociarnia.server.wire import AUDIENCE, Around, Chair, Refused, Table

MISSED = 60.0  # seconds without a connection: a phone that has only been put down is back by then


class LiveRoom:
    """A room with people around it. Whoever changes it holds `lock` until the change is on the disk and told."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.kept: set[int] = set()  # chairs where a bot sits in for somebody
        self.away: dict[str, float] = {}  # since when a browser that sits here has had no connection
        self.clocks: dict[int, tuple[int, float]] = {}  # by seat: the question, and when its time is up
        self.tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the question, and the bot that thinks
        self.hints: dict[int, tuple[int, asyncio.Task[list[Advice]]]] = {}  # by seat: the question, and what a cat thinks of it
        self.seen: Sights | None = None  # the match as it was last told or shown; made anew when it is not there
        self.lookers: set[tuple[str, str]] = set()  # who has seen which deal here, as far as it is written
        self.visited = False  # has somebody been here since it was fetched?
        self.alarm: asyncio.TimerHandle | None = None
        self.rings = 0.0  # when it does; not every loop's alarms say so themselves
        # The bot player's: called when somebody comes, goes or changes chairs, and after every change of the match.
        self.keep: Callable[[LiveRoom], None] = lambda live: None
        self.look: Callable[[LiveRoom], None] = lambda live: None
        # Whoever calls people who do not look: called after every change of the match with its number, and when somebody comes.
        self.call: Callable[[LiveRoom, int], None] = lambda live, number: None
        self.came: Callable[[LiveRoom], None] = lambda live: None
        # Called when something has been told, with the number of the update (0: something around the match).
        self.news: Callable[[LiveRoom, int], None] = lambda live, number: None
        self.touched = time.monotonic()
        self.since = room.stored.standing.since  # when the match last went on, or somebody came to the lobby
        self.broken = False  # the store refused a change: what is in memory is not to be trusted

    # --- changes

    def make_known(self, change: MatchChange, sender: Connection | None, answers: str, then: Then) -> None:
        """Write one change of the match, and tell everybody when it is on the disk."""
        self._write(self._rows(change), partial(self._tell_change, change, sender, answers), then)

    async def commit(self, change: MatchChange) -> None:
        """The same for a change that no message has brought about; it waits until everybody has been told."""
        told = asyncio.get_running_loop().create_future()
        self.make_known(change, None, "", partial(settle, told))
        await told

    async def settle(self) -> None:
        """Write the table around the match, and tell everybody when it is on the disk."""
        self.seen = None  # what may be taken back is settled by the house
        if self.room.stored.stage == "lobby":
            self.since = time.time()
        self.rest()
        told = asyncio.get_running_loop().create_future()
        self._write(store.table_row(self.room.stored, time.time()), self._tell_around, partial(settle, told))
        await told

    @property
    def resting(self) -> bool:
        """Is it written whose turn it is?"""
        standing = self.room.stored.standing
        return standing.match == self.room.stored.match and standing.number == self.room.number

    def rest(self) -> None:
        """Whose turn it is stands in what is written of the table."""
        room, match = self.room, self.room.match
        waiting = match.waiting() if match is not None and room.playing else []
        asked = tuple(room.chair_of(seat) for seat in waiting)
        news = {room.chair_of(seat): says for seat in waiting if (says := self._news(seat))}
        seats = tuple(room.dealt.seats) if news and room.dealt is not None else ()
        room.stored.standing = Standing(room.stored.match, room.number, asked, self.since, seats, news)

    def _news(self, seat: int) -> tuple[Say, ...]:
        """The first turn of the others that a person has missed, for the list of their tables."""
        room, match = self.room, self.room.match
        if match is None or not room.stored.chairs[room.chair_of(seat)].owner:
            return ()
        return next((turn.says for turn in recap(match, seat, room.among_people(seat)) if turn.says), ())

    def attend(self) -> None:
        """Who is here and who is away has changed."""
        self.visited = self.visited or bool(self.connections)
        self.keep(self)
        self.look(self)
        self.came(self)

    def _rows(self, change: MatchChange) -> list[Statement]:
        """What is to be written of a change of the match."""
        room, stored = self.room, self.room.stored
        rows: list[Statement] = []
        assert room.dealt is not None
        began, ended = change.entry.number == 1, stored.stage == "over"
        if change.plies or change.whole:  # else the match has not gone on: a clock of days is not wound up by a word
            self.since = time.time()
        if began or ended:
            self.rest()
        if began:
            rows.append(store.match_row(stored.id, room.dealt))
        rows.append(store.log_row(stored.id, stored.match, change.entry))
        if change.whole and not began:
            rows.append(store.unseen_row(stored.id, stored.match, int(change.entry.text.split(None, 2)[1])))
        if began or ended:
            rows += store.table_row(stored, time.time())
        if ended:
            rows += self._played() + self._tried()
        return rows

    def _tell_change(self, change: MatchChange, sender: Connection | None, answers: str) -> None:
        room, stored = self.room, self.room.stored
        began, ended = change.entry.number == 1, stored.stage == "over"
        if began or ended:
            about = {"game": stored.game, "number": stored.match, "over": ended, "plies": room.ply_at[-1]}
            event_log.event("match", table=stored.id, **about)
            self.keep(self)
            self.tell_table()
        self.tell(change, sender, answers)
        self.look(self)
        self.call(self, change.entry.number)
        self.news(self, change.entry.number)

    def _tell_around(self) -> None:
        self.attend()
        self.tell_table()
        self.news(self, 0)

    def _write(self, rows: list[Statement], tell: Callable[[], None], then: Then) -> None:
        self.touched = time.monotonic()
        if self.broken:
            raise Refusal("error-store")
        self.store.collect(rows, partial(self._written, tell, then))

    def _written(self, tell: Callable[[], None], then: Then, error: Exception | None) -> None:
        try:
            if error is not None:
                raise self._failed(error)
            tell()
        except Exception as failed:
            then(failed)
        else:
            then(None)
        if self.broken:  # everybody has been told why
            for connection in self.connections:
                connection.close(FULL)

    def _failed(self, error: BaseException) -> Refusal:
        """The store could not write: what is in memory is not what is on the disk, so everybody has to come anew."""
        if not self.broken:
            event_log.failure("store", error, table=self.room.stored.id)
            self.broken = True
            for connection in self.connections:
                connection.say(Refused("", Say("error-store")))
        return Refusal("error-store")

    def _tried(self) -> list[Statement]:
        """The result of a deal that others play too, if it may be compared: nobody else had a hand in it, and no move was taken
        back after something had been seen."""
        room, deal = self.room, self.room.stored.deal
        if deal is None or not room.stored.counts or (deal.day and daily.closed(deal.day)):
            return []
        if not deal.people and room.stored.chairs[deal.seat].owner != deal.browser:
            return []
        owners = {seat: room.stored.chairs[room.chair_of(seat)].owner for seat in room.seats()}
        if not all(honest(room, seat) for seat, owner in owners.items() if owner):
            return []
        return [
            tried_row(deal.known_by, owner, room.stored.id, result_of(room, seat)) for seat, owner in owners.items() if owner
        ]

    def _played(self) -> list[Statement]:
        """The result for the statistics of those who sit here. What went on from a record is no match of its own, nor is a deal
        that is known."""
        room, match = self.room, self.room.match
        if match is None or room.went_on:
            return []
        if room.stored.deal is not None and not room.stored.counts:
            return []
        value = match.presenter.record_value(match.rules, match.view(match.players))
        score, now = room.stored.scores[-1], time.time()
        people = [chair for chair in range(room.players) if room.stored.chairs[chair].owner]
        plies = list(match.plies()) if people else []  # once for all: of a long match it is much work
        past = match.past(plies)
        feats = {chair: _kept(match, room.seat_of(chair), plies, past) for chair in people}
        return [store.played_row(room.stored, at, score, now, value, feats.get(at, {})) for at in range(room.players)]

    # --- telling

    def clock(self) -> list[float]:
        """Seconds left, by seat; empty where there is no clock."""
        if not self.room.stored.house.clock or not self.room.playing:
            return []
        now = asyncio.get_running_loop().time()
        whole = float(self.room.stored.house.clock)
        return [
            round(max(0.0, self.clocks[seat][1] - now), 1) if seat in self.clocks else whole
            for seat in range(self.room.players)
        ]

    def tell(self, change: MatchChange, sender: Connection | None, answers: str) -> None:
        """Everybody sees the change through their own eyes; what the same eyes see is made and encoded once."""
        telling = Telling(self.sights(), change, self.clock())
        for connection in self.connections:
            if connection.greeted:
                eyes = self.eyes(connection)
                connection.tell(telling.to(eyes, answers if connection is sender else "", connection.board))
                if connection.keeps:
                    connection.board = telling.sights.mark(eyes)

    def show(self, connection: Connection, number: int = 0, match: int = 0, answers: str = "") -> None:
        """The match as it stands, for one connection that has seen update `number` of match `match`."""
        room = self.room
        if room.match is None or room.dealt is None:
            return
        since = number if match == room.dealt.match else 0
        sights, eyes = self.sights(), self.eyes(connection)
        connection.push(sights.since(eyes, since, self.clock(), answers))
        if connection.keeps:
            connection.board = sights.mark(eyes)

    def sights(self) -> Sights:
        """The match as all eyes see it now."""
        match = self.room.match
        assert match is not None
        if self.seen is None or self.seen.match is not match:
            self.seen = Sights(self.room, match)
        elif self.seen.number != self.room.number:
            self.seen.look()
        return self.seen

    async def recall(self, connection: Connection, wanted: int | None, number: int = 0, played: int = 0) -> None:
        """Read on in what was told to the eyes that it wants, a little at a time: after a restart thousands come back at once.
        The table's lock is held. It has seen update `number` of match `played`."""
        match, eyes = self.room.match, self.eyes(connection)
        if wanted is not None and self.room.holds(connection.browser, wanted):
            eyes = wanted
        if match is not None and self.room.dealt is not None and played == self.room.dealt.match:
            start, keep, _ = self.room.missed(eyes, number)
            if self.room.chronicle.lacks(match, eyes, min(start, keep)):
                return  # it has nearly everything
        while match is not None and self.room.chronicle.behind(match, eyes) > STEP:
            self.room.chronicle.read_on(match, eyes)
            await asyncio.sleep(0)

    def tell_table(self) -> None:
        """Whoever knows already how it stands around the match is not told again: somebody may come and go all the time."""
        made: dict[str, bytes] = {}
        for connection in self.connections:
            if connection.greeted:
                if connection.browser not in made:
                    made[connection.browser] = encode(Around(self.table(connection.browser)))
                data = made[connection.browser]
                if connection.around != hash(data):
                    connection.around = hash(data)
                    connection.push(data)

    def blink(self, browser: str) -> None:
        """The seats of that browser have changed: its connections are shown what they may see now."""
        for connection in self.connections:
            if connection.browser == browser and connection.greeted:
                self.show(connection)

    def eyes(self, connection: Connection) -> int:
        """The seat through whose eyes it looks. It follows the chair from match to match, and ends when the chair is lost."""
        room, chair = self.room, connection.chair
        if chair is None:
            own = room.only_seat_of(connection.browser)
            return AUDIENCE if own is None else own
        if chair == AUDIENCE or room.stored.chairs[chair].owner != connection.browser:
            return AUDIENCE
        return room.seat_of(chair)

    def turn(self, connection: Connection, eyes: int) -> None:
        """Look through the eyes of one of its seats, or of the audience."""
        if eyes != AUDIENCE and not self.room.holds(connection.browser, eyes):
            raise Refusal("error-not-yours")
        connection.chair = AUDIENCE if eyes == AUDIENCE else self.room.chair_of(eyes)

    def here(self) -> set[str]:
        """The browsers that are connected and have a name; one that only watches may have none."""
        return {connection.browser for connection in self.connections if connection.greeted and connection.browser}

    def looking(self) -> set[str]:
        """Those among them who have the table before their eyes."""
        return {one.browser for one in self.connections if one.greeted and one.browser and not one.hidden}

    def absent(self) -> set[str]:
        """Those who sit here and have been away for so long that their chairs may be freed."""
        now = asyncio.get_running_loop().time()
        return {browser for browser, since in self.away.items() if now - since >= MISSED}

    async def note(self, say: Say) -> None:
        """A line in the log of the match, if one is played. The lock is held."""
        if self.room.playing:
            await self.commit(self.room.note(say))

    def easing(self) -> bool:
        """Does the house answer for somebody who can only pass?"""
        return any(one.passing for one in self.connections)

    def passing(self, seat: int) -> bool:
        """Has its person asked, on some device, not to be asked where they can only pass?"""
        owner = self.room.stored.chairs[self.room.chair_of(seat)].owner
        return bool(owner) and any(one.passing and one.browser == owner for one in self.connections)

    def pace(self) -> float:
        """How unhurried bots are here: as the house has it, and as the slowest of those who sit here wants it."""
        owners = {chair.owner for chair in self.room.stored.chairs if chair.owner}
        wanted = [one.pace for one in self.connections if one.greeted and one.browser in owners]
        return self.room.stored.house.pace * max(wanted, default=1.0)

    def address(self) -> str:
        """For whom bots think here: the address of somebody who sits at the table, or else of somebody who looks on."""
        owners = {chair.owner for chair in self.room.stored.chairs if chair.owner}
        addresses = sorted((one.browser not in owners, one.address) for one in self.connections)
        return addresses[0][1] if addresses else ""

    def table(self, browser: str) -> Table:
        """The table as that browser may know it."""
        room, stored, here = self.room, self.room.stored, self.here()
        sides = room.sides()
        sits = bool(browser) and any(chair.owner == browser for chair in stored.chairs)
        host = bool(browser) and stored.host == browser
        chairs = []
        for at, chair in enumerate(stored.chairs):
            level = stored.house.keeper if at in self.kept else chair.level
            mine = bool(browser) and chair.owner == browser
            side = sides[at] if sides else -1
            chairs.append(Chair(chair.kind, chair.name, level, mine, chair.owner in here, at in self.kept, side))
        dealt, over = room.dealt, stored.stage == "over"
        owners = {chair.owner for chair in stored.chairs if chair.owner}
        watchers = sum(1 for one in self.connections if one.greeted and one.browser not in owners)
        return Table(
            stored.id, stored.game, stored.options, chairs, stored.house, stored.stage, stored.match, host,
            stored.invitation if sits or host else "", dealt.commitment if dealt else "",
            dealt.secret if dealt and over and not self.sealed else "", stored.scores, watchers, dealt.seats if dealt else [],
            deal_of(stored),
        )  # fmt: skip

    @property
    def sealed(self) -> bool:
        """Do others still play this deal, so that nobody may know how its cards lie?"""
        deal = self.room.stored.deal
        return deal is not None and bool(deal.day) and not daily.closed(deal.day)

    def looked(self, browser: str, room: Room | None = None) -> None:
        """Somebody who does not sit here has seen a match: they have met its deal."""
        room = room or self.room
        sealed = room.dealt.commitment if room.dealt else ""
        if browser and sealed and not room.seats_of(browser) and (sealed, browser) not in self.lookers:
            self.lookers.add((sealed, browser))
            self.store.write_some_time([met_row(sealed, browser)])

    def check_watching(self, browser: str) -> None:
        """Some tables are for those who sit there."""
        stored = self.room.stored
        if stored.deal is not None and stored.deal.day and stored.stage == "over" and not self.sealed:
            return  # anybody may check what came of the deal of a day
        if not stored.house.watch and not self.room.seats_of(browser) and (not browser or stored.host != browser):
            raise Refusal("error-watch")


def _kept(match: Match, seat: int, plies: list[Ply], past: list[Past[Any]]) -> dict[str, int]:
    """What a person keeps of a match: the game's own numbers, and from how far behind it was won."""
    chances = comeback(match, seat, plies)
    feats = match.feats(seat, past)
    return feats if chances is None else {**feats, "comeback": chances}


def honest(room: Room, seat: int) -> bool:
    """Was that seat played by nobody else, and without a look at what would come?"""
    match = room.match
    kept = [ply for ply in room.chronicle.kept if match is not None and match.made[ply][0] == seat]
    return match is not None and match.over and not room.peeked and not kept


def result_of(room: Room, seat: int) -> dict[str, object]:
    """What came of a match for a seat, for those who play the same deal."""
    match = room.match
    assert match is not None
    value = match.presenter.record_value(match.rules, match.view(match.players))
    unlisted = value is None and room.game.daily.best == "value" and match.players == room.game.daily.players
    return {
        "name": room.stored.chairs[room.chair_of(seat)].name,
        "honest": int(not unlisted),
        "position": match.record.places[seat],
        "points": match.record.scores[seat],
        "lead": _lead(match.record.scores, seat, room.game.daily.best == "fewest"),
        "value": value,
        "ended": time.time(),
    }


def _lead(scores: list[int], seat: int, fewest: bool) -> int:
    """How far before the best of the others; below 0: behind."""
    others = scores[:seat] + scores[seat + 1 :]
    if not others:
        return 0
    return min(others) - scores[seat] if fewest else scores[seat] - max(others)
