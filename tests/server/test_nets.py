"""`kociarnia serve --bots DIR`: people of a house play against the networks that its host has put there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: kociarnia[numpy]")

from kociarnia import games
from tests.bots.weights import write
from tests.server.house import ME, House, play_out, refused, wish

NET = {"kind": "bot", "level": "mruk"}


def test_a_network_is_offered_and_plays_to_the_end(tmp_path: Path) -> None:
    game, other = games.find(games.names()[-1]), games.names()[0]
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    write(shelf / "mruk.npz", game.rules(2))
    with House(tmp_path / "data", "--bots", str(shelf)) as house:
        browser = house.browser()
        offered = {info["key"]: info.get("nets", []) for info in browser.get("/api")["games"]}
        assert offered == {name: ["mruk"] if name == game.name else [] for name in games.names()}
        assert refused(browser, "/api/tables", wish(other, [ME, NET]))[1] == "error-bot"
        assert refused(browser, "/api/tables", wish(game.name, [ME, {**NET, "level": f"net:{shelf}/mruk.npz"}]))[0] in (
            400,
            422,
        )
        table = browser.create(wish(game.name, [ME, NET], options={"rounds": "1"}))

        async def play() -> None:
            async with browser.sit(table["id"]) as seat:
                assert (await play_out(seat, -1))["result"]
                assert seat.table["chairs"][1]["level"] == "mruk"

        asyncio.run(play())
