"""What every store does, whatever the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import cast

import msgspec
import pytest

from kociarnia.bots.review import Review
from kociarnia.server.store import (
    Store,
    Taken,
    keep_row,
    log_row,
    match_row,
    played_row,
    review_row,
    seen_row,
    standing_row,
    table_row,
    touch_row,
    unseen_row,
    without,
)
from kociarnia.server.store_types import OVER, TURN, WAITING, LogEntry, Standing, StoredChair, StoredMatch, StoredTable
from kociarnia.server.tries import days_of, met_row, ranked, tried_row, try_of
from kociarnia.server.wire import House, PlayedSeat, Score
from tests.server.house import With


def table(name: str = "t", owner: str = "ola") -> StoredTable:
    chairs = [StoredChair("person", "Ola", owner=owner), StoredChair("bot", "Mruczek", "kot")]
    return StoredTable(name, "koty", {"moth": "1"}, chairs, House(), f"CODE{name}", owner)


async def seen(store: Store, table_id: str, match: int) -> dict[int, int]:
    """By seat: up to which ply it has been shown what is shown once."""
    return dict(await store.rows("SELECT seat, ply FROM seen WHERE table_id = ? AND match = ?", table_id, match))


def test_a_table_and_its_match_are_read_by_one_question(with_store: With) -> None:
    async def what(store: Store) -> None:
        assert await store.fetch("t") is None
        lobby, other = table("t"), table("u")
        await store.write([*table_row(lobby, 7.0), *table_row(other, 8.0)])
        assert await store.fetch("t") == (lobby, 7.0, None, [], {})
        dealt, log = (
            StoredMatch(1, [1, 0], ["Ola", "Jan"], "secret"),
            [LogEntry(n, f"{n % 2} pass", f"s{n}") for n in range(1, 13)],
        )
        await store.write([log_row("t", 1, entry) for entry in reversed(log)])
        await store.write([log_row("t", 2, LogEntry(1, "0 pass")), log_row("u", 1, LogEntry(1, "1 pass", "s"))])
        await store.write([seen_row("t", 1, 1, 20), seen_row("t", 1, 0, 3), seen_row("t", 2, 1, 4)])
        assert await store.fetch("t") == (lobby, 7.0, None, [], {}), "a log alone is no match"
        await store.write([match_row("t", dealt), match_row("u", dealt)])
        assert await store.fetch("t") == (lobby, 7.0, dealt, log, {0: 3, 1: 20})
        later = StoredMatch(2, [0, 1], ["Ola", "Jan"], "secret")
        await store.write([match_row("t", later), touch_row("t", 9.0)])
        crowd = await asyncio.gather(*(store.fetch(name) for name in ["t", "u", "none"] * 10))
        played: list[object] = [(lobby, 9.0, later, [LogEntry(1, "0 pass", "")], {1: 4})]
        played.append((other, 8.0, dealt, [LogEntry(1, "1 pass", "s")], {}))
        assert crowd == [*played, None] * 10
        other.options = cast(dict[str, str], 7)  # as nobody can read it
        await store.write(table_row(other, 10.0))
        again = await asyncio.gather(*(store.fetch(name) for name in ["t", "u"] * 10), return_exceptions=True)
        assert again[::2] == [played[0]] * 10 and all(isinstance(one, msgspec.MsgspecError) for one in again[1::2])

    with_store(what)


def test_a_place_in_the_log_can_be_taken_once(with_store: With) -> None:
    async def what(store: Store) -> None:
        good = [store.write([log_row("t", 1, LogEntry(number, "0 pass"))]) for number in range(1, 4)]
        twice = store.write([log_row("t", 1, LogEntry(4, "0 pass")), log_row("t", 1, LogEntry(2, "1 pass"))])
        after = store.write([log_row("t", 1, LogEntry(4, "1 pass", "me"))])
        await asyncio.gather(*good, after)
        with pytest.raises(Taken):
            await twice
        assert await store.log("t", 1, 2) == [LogEntry(3, "0 pass"), LogEntry(4, "1 pass", "me")]
        assert [entry.number for entry in await store.log("t", 1)] == [1, 2, 3, 4] and not await store.log("t", 2)

    with_store(what)


def test_a_table_is_written_over_by_who_has_read_it(with_store: With) -> None:
    async def what(store: Store) -> None:
        await store.write(table_row(table(), 1.0))
        first, second, third = [await store.table("t") for _ in range(3)]
        assert first is not None and second is not None and third is not None and first.version == 1
        first.chairs[0].owner, second.chairs[0].owner = "jan", "ewa"
        await store.write(table_row(first, 2.0))
        with pytest.raises(Taken):
            await store.write([keep_row("mark", b"2"), *table_row(second, 3.0)])
        assert await store.table("t") == first and await store.kept("mark") is None, "all of it or nothing"
        assert await store.sits("jan") and await store.sits("ola") and not await store.sits("ewa"), "the host sits there too"
        with pytest.raises(Taken):
            await store.write(table_row(table(), 3.0))  # a new one under its name
        third.sides = []
        store.write_some_time(standing_row(third))  # of another version, and of no use any more
        await store.write([])
        assert await store.table("t") == first

    with_store(what)


def test_tables_lie_on_shelves(with_store: With) -> None:
    async def what(store: Store) -> None:
        async def of(shelves: Sequence[int], *words: Sequence[str], start: int = 0) -> list[str]:
            return [one.id for one, _ in await store.tables_of("ola", shelves, words, start, 2)]

        tables = [table(f"t{number}") for number in range(4)]
        for number, one in enumerate(tables):
            one.stage, one.match = "over" if number > 1 else "playing", 1
            one.standing = Standing(1, 5, (1,), 100.0 + number)
            one.chairs[1].name = f"Łukasz_{number}"
            await store.write(table_row(one, 50.0))
        assert await store.seated_at("ola") == ["t0", "t1", "t2", "t3"] and await store.seated_at("ewa") == []
        assert await of((TURN, WAITING, OVER)) == ["t1", "t0"], "of those that wait for others the latest first"
        assert await of((TURN, WAITING, OVER), start=2) == ["t3", "t2"]
        for one in tables[:2]:
            one.standing = Standing(1, 6, (0,), one.standing.since + 1)
            await store.write(standing_row(one))
        assert await of((TURN,)) == ["t0", "t1"], "of those that wait for me the one that waits longest"
        assert [since for _, since in await store.tables_of("ola", (TURN,))] == [101.0, 102.0]
        assert await store.shelves("ola") == {TURN: 2, OVER: 2}
        assert await of((TURN, OVER), ["lukasz3"], ["koty", "sen"]) == [] == await of((OVER,), ["nobody"])
        assert await of((TURN, OVER), ["3", "x"], ["koty", "sen"]) == ["t3"] and await of((OVER,), ["%"], ["_"]) == ["t3", "t2"]
        await store.write([log_row("t0", 1, LogEntry(7, "0 pass"))])
        assert await store.last_number("t0", 1) == 7 and await store.last_number("t0", 2) == 0

    with_store(what)


def test_what_is_kept_is_found_again(with_store: With) -> None:
    async def what(store: Store) -> None:
        for number in range(3):
            await store.write(table_row(table(f"t{number}", "ola" if number else "jan"), 100.0 + number))
        assert await store.count() == 3 and await store.invited("CODEt1") == "t1" and await store.invited("CODE") is None
        await store.write([touch_row("t1", time.time())])
        dealt = StoredMatch(1, [1, 0], ["Mruczek", "Ola – 猫"], "secret")
        await store.write([match_row("t1", dealt)])
        assert await store.match("t1", 1) == dealt and await store.match("t1", 2) is None
        assert len(store.key) == 32 and await store.kept("key") == store.key
        await store.write([keep_row("clock", b"1")])
        await store.write([keep_row("clock", b"\x00\xff")])
        assert await store.kept("clock") == b"\x00\xff" and await store.ready()

    with_store(what)


def test_a_review_is_kept_for_each_pair_of_eyes_and_goes_with_its_table(with_store: With) -> None:
    async def what(store: Store) -> None:
        closed, opened = (Review(1, opened, 0.5, (), (), ()) for opened in (False, True))
        await store.write([review_row("t", 2, closed), review_row("t", 2, opened), review_row("t", 2, closed)])
        assert await store.review("t", 2, 1, False) == closed and await store.review("t", 2, 1, True) == opened
        assert await store.review("t", 2, 0, False) is None and await store.review("t", 1, 1, False) is None
        await store.write([("UPDATE reviews SET body = ? WHERE opened = 1", (b"{}",))])
        assert await store.review("t", 2, 1, True) is None, "what cannot be read is thought over again"
        await store.write(without("t"))
        assert await store.review("t", 2, 1, False) is None

    with_store(what)


def test_what_was_played_outlives_its_table(with_store: With) -> None:
    async def what(store: Store) -> None:
        one, other = table("one"), table("other", "jan")
        for number, place in ((1, 1), (2, 2)):
            score = Score(number, 0, [place, 3 - place], [10 * number, 7])
            rows = [played_row(one, chair, score, 100.0 + number, None) for chair in (0, 1)]
            await store.write([*rows, *rows])
        await store.write([played_row(other, chair, Score(1, 0, [1, 2], [1, 0]), 90.0, 12) for chair in (0, 1)])
        await store.write(without("one"))
        first, second = await store.played("ola")
        assert (first.table, first.match, first.game, first.ended, first.value) == ("one", 1, "koty", 101.0, None)
        assert first.seats == [PlayedSeat("Ola", 1, 10, mine=True), PlayedSeat("Mruczek", 2, 7, "kot")]
        assert second.seats[0].place == 2 and [one.match for one in await store.played("ola", 1)] == [2]
        assert [one.value for one in await store.played("jan")] == [12] and await store.played("nobody") == []

    with_store(what)


def test_nothing_is_unseen_unless_its_moves_are_taken_back(with_store: With) -> None:
    async def what(store: Store) -> None:
        for seat, ply in ((0, 7), (0, 5), (1, 2), (0, 9), (1, 2)):
            store.write_some_time([seen_row("t", 1, seat, ply)])
        await store.write([])
        assert await seen(store, "t", 1) == {0: 9, 1: 2}
        store.write_some_time([seen_row("t", 1, 1, 8)])
        await store.write([unseen_row("t", 1, 6), log_row("t", 1, LogEntry(1, "rewind 6"))])
        assert await seen(store, "t", 1) == {0: 6, 1: 6}, "what was seen before counts before"
        assert await seen(store, "t", 2) == {}

    with_store(what)


def test_what_nobody_comes_back_to_and_how_it_goes(with_store: With) -> None:
    async def what(store: Store) -> None:
        for number in range(6):
            name = f"t{number}"
            rows = [log_row(name, 1, LogEntry(at, "0 pass")) for at in range(1, 2 + number % 2)]
            await store.write([*table_row(table(name), 10.0 + number), *rows])
        found = await store.untouched(12.5, 14.5, ("", 0.0), 10)
        assert found == [("t0", 10.0, False), ("t1", 11.0, True), ("t2", 12.0, False), ("t4", 14.0, False)]
        assert await store.untouched(12.5, 14.5, ("t1", 11.0), 1) == [("t2", 12.0, False)]
        await store.write(without("t1"))
        assert await store.table("t1") is None and not await store.log("t1", 1) and await store.count() == 5

    with_store(what)


def test_a_deal_is_met_once(with_store: With) -> None:
    """The first try counts, at the table where it began; whoever has looked has none."""

    async def what(store: Store) -> None:
        for browser, points, ended in (("ola", 30, 3.0), ("jan", 40, 2.0), ("ewa", 30, 1.0)):
            await store.write([met_row("deal", browser, f"{browser}1", 0, "2026-01-01", "koty")])
            await store.write([met_row("deal", browser, f"{browser}2", 0, "2026-01-01", "koty")])
            result = {"name": browser, "honest": 1, "position": 2, "points": points, "lead": 0, "value": None, "ended": ended}
            await store.write([tried_row("deal", browser, f"{browser}2", {**result, "points": 99})])
            await store.write([tried_row("deal", browser, f"{browser}1", result)])
        await store.write([met_row("deal", "kot")])
        await store.write([tried_row("deal", "kot", "kot1", {"honest": 1, "ended": 1.0})])
        assert [one.name for one in await ranked(store, "deal", 0, "most")] == ["jan", "ewa", "ola"]
        assert [one.name for one in await ranked(store, "deal", 0, "fewest")] == ["ewa", "ola", "jan"]
        assert await ranked(store, "deal", 1, "most") == [] == await ranked(store, "other", 0, "most")
        looked = await try_of(store, "deal", "kot")
        assert looked is not None and not looked.counts and not looked.table
        assert await days_of(store, "ola") == ["2026-01-01"] and await days_of(store, "kot") == []

    with_store(what)
