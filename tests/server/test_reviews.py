"""Reviews in the house: thought over in the background, given up when nobody waits, kept with the match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from kociarnia import games
from kociarnia.bots.review import Case, Judgement
from kociarnia.engine import Game, Match, Refusal, Say
from kociarnia.server import reviews
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.reviews import Reviews, Wanting
from kociarnia.server.rooms import Rooms
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.wire import NewTable, Wish
from tests.bots.test_review import golden
from tests.server.house import BOT, ME, House, play_out, wish
from tests.server.test_replay import refused


class Judge:
    """In the place of the bot player: it judges at once, or waits until it may."""

    def __init__(self) -> None:
        self.judged = 0
        self.go = asyncio.Event()
        self.asked = asyncio.Event()

    def keep(self, live: LiveRoom) -> None: ...

    def look(self, live: LiveRoom) -> None: ...

    async def judge(self, match: Match, case: Case, who: str) -> Judgement:
        self.asked.set()
        await self.go.wait()
        self.judged += 1
        return Judgement(Say("why"))


async def all_but_over(rooms: Rooms, game: Game) -> tuple[LiveRoom, Match]:
    """A table where one move is left of a golden match."""
    match = golden(game)
    last = max(number for number, (actor, _) in enumerate(match.made) if actor >= 0)
    chairs = [Wish("me", "Ola"), *(Wish("here", "Jan") for _ in range(match.players - 1))]
    live = await rooms.create("ola", NewTable(game.name, chairs, record=match.record.text(), ply=last))
    return live, match


async def end(live: LiveRoom, match: Match) -> None:
    actor, move = next(made for made in reversed(match.made) if made[0] >= 0)
    async with live.lock:
        await live.commit(live.room.play(actor, [move]))
    assert live.room.over


def in_a_house(tmp_path: Path, what: Callable[[Rooms, Reviews, Judge], Awaitable[None]]) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "house.sqlite")
        judge = Judge()
        rooms = Rooms(store, cast(BotPlayer, judge))
        try:
            await what(rooms, Reviews(rooms), judge)
        finally:
            await store.close()

    asyncio.run(main())


def test_it_is_thought_over_once_and_kept(tmp_path: Path) -> None:
    async def what(rooms: Rooms, made: Reviews, judge: Judge) -> None:
        live, match = await all_but_over(rooms, games.find(games.names()[0]))
        await end(live, match)
        wanted = Wanting(live.room.stored.id, 0, False)
        first = await made.ask(wanted, live.room, "here")
        assert first.of > 0 and not first.review.decisions and first.review.standings, "the outline is there at once"
        again = await made.ask(wanted, live.room, "there")
        assert again == first and len(made.under_way) == 1
        judge.go.set()
        (making,) = made.under_way.values()
        assert making.task is not None
        await making.task
        whole = await made.ask(wanted, live.room, "here")
        assert len(whole.review.decisions) == whole.of == first.of == judge.judged
        assert not made.under_way
        assert await Reviews(rooms).ask(wanted, live.room, "here") == whole, "kept with the match"
        assert judge.judged == first.of, "and thought over once"

    in_a_house(tmp_path, what)


def test_it_is_given_up_when_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)

    async def what(rooms: Rooms, made: Reviews, judge: Judge) -> None:
        live, match = await all_but_over(rooms, games.find(games.names()[0]))
        await end(live, match)
        await made.ask(Wanting(live.room.stored.id, 0, False), live.room, "here")
        (making,) = made.under_way.values()
        assert making.task is not None
        with pytest.raises(asyncio.CancelledError):
            await making.task
        await asyncio.sleep(0)
        assert not made.under_way and judge.judged == 0
        assert await rooms.store.review(live.room.stored.id, 1, 0, False) is None

    in_a_house(tmp_path, what)


def test_while_a_match_goes_on_nobody_is_reminded(tmp_path: Path, game: Game) -> None:
    async def what(rooms: Rooms, made: Reviews, judge: Judge) -> None:
        live, match = await all_but_over(rooms, game)
        for opened in (False, True):
            with pytest.raises(Refusal, match="error-not-over"):
                await made.ask(Wanting(live.room.stored.id, 0, opened), live.room, "here")
        await end(live, match)
        for eyes in (-1, match.players):
            with pytest.raises(Refusal, match="error-not-yours"):
                await made.ask(Wanting(live.room.stored.id, eyes, False), live.room, "here")
        assert not made.under_way

    in_a_house(tmp_path, what)


def test_a_review_is_asked_for_until_it_is_whole(house: House) -> None:
    """The real thinkers, over HTTP; the match is a short one."""
    browser, stranger = house.browser(), house.browser()
    table = browser.create(wish("kotobirynt", [ME, BOT], options={"turn_cap": "3"}))
    path = f"/api/tables/{table['id']}/review"
    assert refused(browser, path) == (403, "error-not-over")

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            await play_out(seat)

    asyncio.run(play())
    found = browser.get(path)
    while len(found["review"]["decisions"]) < found["of"]:
        found = browser.get(path)
    assert found["of"] > 0 and stranger.get(f"{path}?eyes={found['review']['eyes']}") == found
    for decision in found["review"]["decisions"]:
        assert decision["judgement"]["reason"]["key"]
    assert refused(browser, f"{path}?eyes=7") == (403, "error-not-yours")
    assert refused(browser, f"{path}?match=4") == (404, "error-match")
