"""Four people over a line that drops, delays and doubles: everybody gets to the end, and all see the same match."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from kociarnia import games
from kociarnia.server.client import Client, Json
from tests.choices import but_long
from tests.server.house import PATIENCE, House

WENT = (OSError, WebSocketException, TimeoutError)


class BadLine:
    """A proxy between page and house that loses every so many messages, holds some up and says some twice."""

    def __init__(self, house: str, luck: random.Random) -> None:
        self.house = house.replace("http", "ws", 1)
        self.luck = luck
        self.carried = self.dropped = self.doubled = self.delayed = 0

    async def carry(self, source: Any, target: Any) -> None:
        async for message in source:
            self.carried += 1
            if self.carried % 25 == 0:  # the message is lost, and the connection with it: that is how TCP loses things
                self.dropped += 1
                await source.close()
                await target.close()
                return
            if self.carried % 9 == 0:
                self.delayed += 1
                await asyncio.sleep(self.luck.uniform(0, 0.03))
            await target.send(message)
            if self.carried % 4 == 0 and json.loads(message)["type"] in ("move", "update", "seen"):
                self.doubled += 1
                await target.send(message)

    async def meet(self, page: ServerConnection) -> None:
        assert page.request is not None
        headers = {"Cookie": page.request.headers.get("Cookie", "")}
        with contextlib.suppress(*WENT):
            async with connect(
                self.house + page.request.path, additional_headers=headers, compression=None, proxy=None
            ) as house:
                ways = [asyncio.create_task(self.carry(page, house)), asyncio.create_task(self.carry(house, page))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await page.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        async with serve(self.meet, "127.0.0.1", 0, compression=None) as server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


class Page:
    """What a page does: it keeps the last update it has shown, sends its move until it is acknowledged, resumes by number."""

    def __init__(self, browser: Client, table_id: str, luck: random.Random) -> None:
        self.browser, self.table_id, self.luck = browser, table_id, luck
        self.update: Json = {}
        self.lines: list[Json] = []
        self.open: Json | None = None  # a move that nobody has acknowledged yet
        self.sent = 0
        self.again = 0

    def show(self, update: Json) -> None:
        if update.get("whole"):
            self.lines = []
        elif self.update and update["number"] <= self.update["number"]:
            return  # said twice
        known = {json.dumps(line) for line in self.lines}
        self.lines += [one for one in update.get("lines", []) if not one.get("once") and json.dumps(one) not in known]
        self.update = update

    async def live(self, address: str) -> None:
        while not self.update.get("result"):
            with contextlib.suppress(*WENT):
                await self.visit(Client(address, self.browser.cookie))

    async def visit(self, line: Client) -> None:
        self.again += 1
        known = {"since": self.update.get("number", 0), "match": self.update.get("match", 0)}
        async with line.sit(self.table_id, **known) as seat:
            if self.open:
                await seat.send(self.open)
            while not self.update.get("result"):
                message = await seat.hear(5)
                if message["type"] == "update":
                    self.show(message)
                if self.open and self.open["id"] in (message.get("answers"), message.get("id")):
                    self.open = None
                if self.open is None and self.update.get("choices"):
                    self.sent += 1
                    move = self.luck.choice(self.update["choices"])["move"]
                    number, eyes = self.update["number"], self.update["eyes"]
                    self.open = {"type": "move", "id": f"m{self.sent}", "number": number, "seat": eyes, "move": move}
                    await seat.send(self.open)
                if self.open and self.update["number"] > self.open["number"] and not self.update.get("choices"):
                    self.open = None  # it was carried out, and only its acknowledgement was lost


@pytest.mark.parametrize("name", but_long("sen", "kotobirynt"))
def test_all_seats_converge_over_a_bad_line(house: House, name: str) -> None:
    game, luck = games.find(name), random.Random(4)
    players = max(game.seats[0], min(4, game.seats[1]))
    browsers = [house.browser() for _ in range(players)]
    chairs: list[Json] = [{"kind": "me", "name": "Ola"}, *[{"kind": "friend"}] * (players - 1)]
    short = {option.key: "20" for option in game.options if option.key == "turn_cap"}  # by lot it may take hundreds of turns
    table = browsers[0].create({"game": game.name, "chairs": chairs, "options": short, "house": {"grace": 0}})
    for number, browser in enumerate(browsers[1:], 2):
        browser.join(table["invitation"], f"Gracz {number}")
    browsers[0].post(f"/api/tables/{table['id']}/start")
    pages = [Page(browser, table["id"], random.Random(number)) for number, browser in enumerate(browsers)]
    line = BadLine(house.address, luck)

    async def play() -> None:
        async with line.open() as address, asyncio.timeout(10 * PATIENCE):
            await asyncio.gather(*(page.live(address) for page in pages))

    asyncio.run(play())
    assert line.dropped > 5 and line.doubled > 5 and line.delayed > 5, line.carried

    async def fresh(browser: Client) -> Json:
        async with browser.sit(table["id"]) as seat:
            return await seat.until(lambda _: True)

    for page in pages:
        whole = asyncio.run(fresh(page.browser))
        same = ("number", "ply", "scene", "accounts", "result", "eyes")
        assert {key: page.update[key] for key in same} == {key: whole[key] for key in same}
        kept = [one for one in whole["lines"] if not one.get("once")]
        assert page.lines == kept
