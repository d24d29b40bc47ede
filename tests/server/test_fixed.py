"""The house of the tests has no luck: what is dealt follows from the names, what a bot does from where it is asked."""

from __future__ import annotations

import asyncio

from kociarnia import games
from kociarnia.engine import Game, daily
from kociarnia.engine.dice import commitment
from kociarnia.server.client import Json
from tests.server.fixed import KEY
from tests.server.house import BOT, House, play_out, wish


def test_the_same_names_are_dealt_the_same_cards(house: House, game: Game) -> None:
    browser = house.browser()
    bots = [BOT] * (max(2, game.seats[0]) - 1)
    sealed = [
        browser.create(wish(game.name, [{"kind": "me", "name": name}, *bots]))["commitment"] for name in ("Iga", "Iga", "Jan")
    ]
    assert sealed[0] == sealed[1] != sealed[2]


def test_bots_play_the_same_match_again(house: House) -> None:
    browser = house.browser()

    async def play() -> Json:
        table = browser.create(wish(games.names()[0], [{"kind": "me", "name": "Iga"}, BOT]))
        async with browser.sit(table["id"]) as seat:
            return await play_out(seat, -1)

    first, second = asyncio.run(play()), asyncio.run(play())
    assert (first["ply"], first["result"], first["scene"]) == (second["ply"], second["result"], second["scene"])


def test_the_deal_of_the_day_is_always_the_same(house: House, game: Game) -> None:
    """So no test fails at midnight, nor on the one day in a hundred whose cards do not suit it."""
    day = "2026-11-17"
    found = house.browser().get(f"/api/daily/{game.name}")
    assert found["day"] == daily.today() == day
    assert found["commitment"] == commitment(daily.secret(KEY, game.name, day))
