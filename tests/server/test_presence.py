"""Processes with one store: who is there, who has which table, and that nobody writes who is taken for dead."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest

from kociarnia.engine import Refusal
from kociarnia.server import presence
from kociarnia.server.postgres_store import PostgresStore
from kociarnia.server.store import Taken, log_row, table_row
from kociarnia.server.store_types import LogEntry
from tests.server.house import PATIENCE
from tests.server.test_store import table

MOVE = [log_row("t", 1, LogEntry(1, "0 pass"))]


async def cut(store: PostgresStore) -> None:
    """As if its process had been killed, but for that which it does not know yet."""
    assert store.presence.pulse is not None and store.presence.connection is not None
    store.presence.pulse.cancel()
    await store.presence.connection.close()


def test_a_second_house_with_one_store_is_told_so(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the first has lost its connection and another was quicker: then it writes nothing any more."""

    async def main() -> None:
        first = await PostgresStore.open(database)
        with monkeypatch.context() as patch:
            patch.setattr(presence, "SUCCESSION", 0.05)
            with pytest.raises(Refusal, match="store-busy"):
                await PostgresStore.open(database)
        await cut(first)
        second = await PostgresStore.open(database)
        fallen: list[bool] = []
        first.watch(lambda: fallen.append(True), lambda places: None)
        for _ in range(2):
            with pytest.raises(Taken):
                await first.write(MOVE)
        assert fallen == [True], "it learns of it once"
        await second.write(MOVE)
        assert not await first.presence._entered()
        await second.close()
        assert await first.presence._entered()
        await first.write([log_row("t", 1, LogEntry(2, "0 pass"))])
        assert [entry.number for entry in await first.log("t", 1)] == [1, 2]
        await first.close()

    asyncio.run(main())


def test_a_table_has_one_process(database: str) -> None:
    async def main() -> None:
        one, two = [await PostgresStore.open(database, "house", f"nowhere:{number}") for number in (1, 2)]
        await one.write(table_row(table("t"), 1.0))
        assert await one.claim("none") is None and await one.rows("SELECT 1 FROM leases") == [], "there is no such table"
        claims = await asyncio.gather(one.claim("t"), two.claim("t"), one.claim("t"))
        has, lacks = (one, two) if claims[0] is None else (two, one)
        assert [claim is None for claim in claims] == [has is one, has is two, has is one]
        holder = await lacks.claim("t")
        assert holder == (has.presence.name, has.presence.address) and await has.claim("t") is None
        assert [other.name for other in await lacks.others("ola")] == [has.presence.name] and await has.others("ola") == []
        await has.write(has.release("t"))
        assert await lacks.claim("t") is None and await has.claim("t") is not None
        await one.close()
        await two.close()

    asyncio.run(main())


def test_a_crowd_of_tables_is_claimed_by_few_questions(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By two processes at once, in whatever order people come: each table has one of them, and neither waits for ever."""

    async def main() -> None:
        both = [await PostgresStore.open(database, "house", f"nowhere:{number}") for number in (1, 2)]
        names = [f"t{number}" for number in range(100)]
        for name in names:
            await both[0].write(table_row(table(name), 1.0))
        questions = []
        for store in both:
            rows = store.rows
            asked = AsyncMock(side_effect=rows)
            monkeypatch.setattr(store, "rows", asked)
            questions.append(asked)
        one, two = await asyncio.gather(
            asyncio.gather(*map(both[0].claim, names)), asyncio.gather(*map(both[1].claim, reversed(names)))
        )
        assert [(first is None) + (second is None) for first, second in zip(one, reversed(two), strict=True)] == [1] * 100
        assert {holder.name for holder in (*one, *two) if holder} <= {store.presence.name for store in both}
        assert all(asked.await_count < 20 for asked in questions)
        for store in both:
            await store.close()

    asyncio.run(main())


def test_who_takes_over_finds_all_that_was_written_and_nothing_comes_after(database: str) -> None:
    async def main() -> None:
        one = await PostgresStore.open(database, "house", "nowhere:1")
        two = await PostgresStore.open(database, "house", "nowhere:2")
        await one.write(table_row(table("t"), 1.0))
        assert await one.claim("t") is None
        orphans: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        two.watch(lambda: None, lambda places: None if orphans.done() else orphans.set_result(places))
        await one.write(MOVE)
        assert one.writer is not None
        held = await one.connect()
        async with held.transaction():  # it writes something just now
            await held.execute("SELECT 1 FROM processes WHERE name = $1 FOR KEY SHARE", one.presence.name)
            await cut(one)
            await two.rows("SELECT pg_sleep_until(pg_postmaster_start_time() + interval '4.1 s')")  # see STRIKE
            await two.strike()
            assert await two.claim("t") is not None, "not while it writes"
        assert await orphans == ["t"]
        assert await two.claim("t") is None
        later = [one.write([log_row("t", 1, LogEntry(number, "0 pass"))]) for number in (2, 3)]
        assert [type(done) for done in await asyncio.gather(*later, return_exceptions=True)] == [Taken, Taken]
        assert len(await two.log("t", 1)) == 1
        await held.close()
        await one.close()
        await two.close()

    asyncio.run(main())


def test_who_was_silent_comes_back_under_another_name(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.05)

    async def main() -> None:
        one = await PostgresStore.open(database, "house", "nowhere:1")
        name, fallen = one.presence.name, asyncio.Event()
        one.watch(fallen.set, lambda places: None)
        await one.rows("DELETE FROM processes")
        await fallen.wait()
        async with asyncio.timeout(PATIENCE):
            while not one.presence.name:
                await asyncio.sleep(0.01)
        assert one.presence.name != name
        await one.write(MOVE)
        await one.close()
        other = await PostgresStore.open(database)
        assert await other.rows("SELECT name FROM processes") == [(other.presence.name,)], "it has gone with a word"
        await other.close()

    asyncio.run(main())


def test_a_beat_is_one_question_and_not_later_for_what_the_one_before_took(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where thousands come at once each question takes its time: three of them, and then a pause, were too many."""
    pauses, asked, takes, passed = list[float](), list[str](), 0.02, 0.0
    enough = asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 5:
            enough.set()
        await asyncio.sleep(0)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        time = loop.time
        monkeypatch.setattr(loop, "time", lambda: time() + passed)
        one = await PostgresStore.open(database, "house", "nowhere:1")
        connection = one.presence.connection
        assert connection is not None
        fetch = connection.fetch

        async def slowly(sql: str, *values: object) -> object:
            nonlocal passed
            asked.append(sql)
            passed += takes
            return await fetch(sql, *values)

        monkeypatch.setattr(one.presence, "connection", SimpleNamespace(fetch=slowly, is_closed=lambda: False))
        monkeypatch.setattr(presence, "asyncio", SimpleNamespace(sleep=pause, get_running_loop=asyncio.get_running_loop))
        await enough.wait()
        monkeypatch.undo()
        assert asked[:4] == [presence.SAY, presence.ORPHANED] * 2
        assert all(seconds <= presence.BEAT - takes for seconds in pauses[1:])
        await one.close()

    asyncio.run(main())


def test_what_an_address_has_spent_is_counted_by_all(database: str) -> None:
    async def main() -> None:
        one, two = [await PostgresStore.open(database, "house", f"nowhere:{number}") for number in (1, 2)]
        spent = [await store.spend("192.0.2.1", 3, 0.0) for store in (one, two, one, two, one)]
        assert spent == [True, True, True, False, False]
        assert await two.spend("192.0.2.2", 3, 0.0)
        assert not await one.rows("SELECT 1 FROM spent WHERE who LIKE '192%'")
        assert await two.spend("192.0.2.1", 3, 1e9), "time goes by"
        await one.close()
        await two.close()

    asyncio.run(main())


def test_who_is_taken_for_dead_while_claiming_a_table_has_not_got_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own name came back as that of another process, without an address: whoever wanted the table was told of an error."""

    async def main() -> None:
        store = await PostgresStore.open(database, "house", "nowhere:1")
        await store.write(table_row(table("t"), 1.0))
        rows, fallen = store.rows, list[bool]()
        store.watch(lambda: fallen.append(True), lambda places: None)

        async def struck(sql: str, *values: object) -> object:
            found = await rows(sql, *values)
            for name in (store.presence.name, store.presence.name):  # noticed twice at the same moment
                store.presence.struck(name)
            store.presence.struck("")
            return found

        monkeypatch.setattr(store, "rows", struck)
        with pytest.raises(Refusal, match="error-store"):
            await store.claim("t")
        assert fallen == [True], "it learns of it once"
        monkeypatch.undo()
        await store.close()

    asyncio.run(main())
