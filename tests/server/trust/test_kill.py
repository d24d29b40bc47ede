"""kill -9 in mid-play, again and again: no acknowledged move is lost, no table is broken."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from kociarnia import games
from kociarnia.engine import Record
from kociarnia.server.client import Client, HouseRefused, Json, Seat
from tests.server.house import AT_ONCE, PATIENCE, House

TABLES = 6
WENT = (OSError, WebSocketException, HTTPException, TimeoutError, asyncio.IncompleteReadError)


@dataclass
class Player:
    """One person at one table, who remembers what was acknowledged."""

    browser: Client
    table_id: str
    luck: random.Random
    matches: int = 1
    sent: int = 0
    acknowledged: list[tuple[int, int, int]] = field(default_factory=list)  # match, number, move

    async def play(self, made: Callable[[], None]) -> None:
        """Answer whenever asked, until the house is gone; `made` is told of every move that was acknowledged."""
        with contextlib.suppress(*WENT):
            async with self.browser.sit(self.table_id) as seat:
                while True:
                    update = seat.last
                    if not update.get("choices") and not update.get("result"):
                        await seat.hear(PATIENCE)
                        self.check(seat.last)
                    elif update.get("result"):
                        with contextlib.suppress(HouseRefused):
                            await asyncio.to_thread(self.browser.post, f"/api/tables/{self.table_id}/rematch")
                        await seat.hear(PATIENCE)
                    else:
                        await self.answer(seat, update)
                        made()

    async def answer(self, seat: Seat, update: Json) -> None:
        self.sent += 1
        move = self.luck.choice(update["choices"])["move"]
        answer = {"number": update["number"], "seat": update["eyes"], "move": move}
        done = await seat.ask({"type": "move", "id": f"{self.table_id}.{self.sent}", **answer}, PATIENCE)
        if done["type"] == "update":
            self.acknowledged.append((update["match"], done["number"], move))
        await asyncio.sleep(0)

    def check(self, update: Json) -> None:
        """The house remembers at least as much as this player does."""
        if update and self.acknowledged:
            match, number, _ = self.acknowledged[-1]
            assert (update["match"], update["number"]) >= (match, number), "an acknowledged move is lost"


async def load(players: list[Player], house: House, moves: int) -> None:
    """Everybody plays; at the answer to that many moves the plug is pulled, whatever the others are at."""

    def pull() -> None:
        nonlocal moves
        moves -= 1
        if moves == 0:
            house.process.send_signal(signal.SIGKILL)

    tasks = [asyncio.create_task(player.play(pull)) for player in players]
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, BaseException):
            raise outcome


@pytest.mark.parametrize(
    ("kills", "store"),
    [
        (2, "sqlite"), pytest.param(100, "sqlite", marks=pytest.mark.long),
        pytest.param(100, "postgresql", marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_no_acknowledged_move_is_lost_by_kill_9(request: pytest.FixtureRequest, tmp_path: Path, kills: int, store: str) -> None:
    luck = random.Random(9)
    where = ["--store", request.getfixturevalue("database")] if store == "postgresql" else []
    house = House(tmp_path / "data", *where)
    players = []
    names = games.names()
    for number in range(TABLES):
        browser = house.browser()
        game = games.find(names[number % len(names)])
        chairs: list[Json] = [{"kind": "me", "name": "Ola"}]
        chairs += [{"kind": "bot", "level": "kot"}] * (max(2, game.seats[0]) - 1)
        table = browser.create({"game": game.name, "chairs": chairs, "house": AT_ONCE, "start": True})
        players.append(Player(browser, table["id"], random.Random(number)))
    for _ in range(kills):
        asyncio.run(load(players, house, luck.randrange(1, 60)))
        house.stop(signal.SIGKILL)
        house.start()
        for player in players:
            player.browser.address = house.address
    try:
        for player in players:
            asyncio.run(whole(player))
        assert sum(len(player.acknowledged) for player in players) > kills
    finally:
        house.stop()


async def whole(player: Player) -> None:
    """The table is sound: it plays on to an end, and its records have every move that was acknowledged."""
    async with player.browser.sit(player.table_id) as seat:
        await seat.until(lambda _: True)
        while not seat.last.get("result"):
            if seat.last.get("choices"):
                await player.answer(seat, seat.last)
            else:
                await seat.hear()
    last = seat.last["match"]
    for match in range(1, last + 1):
        text = player.browser.get(f"/api/tables/{player.table_id}/record?match={match}")
        record = Record.parse(text)
        game = games.find(record.game)
        rules = record.rules(game)
        made = [rules.text(move) for at, _, move in player.acknowledged if at == match]
        own = [line.split(" ", 1)[1] for line in record.moves if not line.startswith("*")]
        remaining = iter(own)
        assert all(move in remaining for move in made), "an acknowledged move is not in the record"
