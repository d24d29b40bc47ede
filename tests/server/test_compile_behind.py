"""The house is open before its rules are compiled; searches use them as soon as they are there."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from kociarnia import fast
from tests.server.house import BOT, ME, House, asked, wish

EVENT = '"event": "compiled"'


@pytest.mark.skipif(fast.compiler() is None, reason="there is no C compiler here")
def test_a_house_opens_first_and_its_rules_are_compiled_behind_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    play = tmp_path / "play"  # compiling itself takes minutes: this takes as long as the test wants
    play.write_text(f"#!/bin/sh\nread said <'{gate}'\nmkdir -p '{fast.kept()}' && echo $1 >'{fast.kept()}/{fast.DONE}'\n")
    play.chmod(0o755)
    monkeypatch.setenv("KOCIARNIA_COMPILE", str(play))
    with House(tmp_path / "data") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, BOT], options={"first": "1"}))

        async def moves(count: int) -> None:
            async with browser.sit(table["id"]) as seat:
                for _ in range(count):
                    update = await asked(seat)
                    await seat.move(update, update["choices"][0]["move"])
                await asked(seat)  # the bot has answered too

        asyncio.run(moves(2))
        assert not fast.built() and EVENT not in house.log()
        gate.write_text("go on\n")
        house.logged(EVENT)
        assert (fast.kept() / fast.DONE).read_text() == "compile\n"
        asyncio.run(moves(2))
        assert house.stop() == 0
