"""What comes in a crowd is done a few at a time, in the order in which it came."""

from __future__ import annotations

import asyncio
from functools import partial
from time import thread_time

from kociarnia.server.turnstile import AT_ONCE, LONG, Turnstile


async def a_round() -> None:
    turned = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(turned.set_result, None)
    await turned


def test_so_many_a_round_in_their_order() -> None:
    async def main() -> None:
        turnstile, done = Turnstile(), list[int]()
        crowd = range(3 * AT_ONCE + 1)
        at_once = [turnstile.enter(partial(done.append, one)) for one in crowd]
        assert at_once == [one < AT_ONCE for one in crowd] and done == list(range(AT_ONCE))
        seen = []
        while len(done) < len(crowd):
            seen.append(len(done))
            await a_round()
        assert done == list(crowd), "nobody is overtaken"
        assert all(after - before <= 2 * AT_ONCE for before, after in zip(seen, [*seen[1:], len(done)], strict=True))
        await a_round()
        await a_round()
        assert turnstile.enter(lambda: done.append(-1)), "the crowd has passed"

    asyncio.run(main())


def test_addresses_take_turns() -> None:
    """Whoever comes with a hundred connections keeps nobody else waiting for all of them."""

    async def main() -> None:
        turnstile, done = Turnstile(), list[str]()
        for _ in range(100):
            turnstile.enter(partial(done.append, "crowd"), "192.0.2.1")
        turnstile.enter(partial(done.append, "one"), "192.0.2.2")
        turnstile.enter(partial(done.append, "another"), "192.0.2.3")
        while len(done) < 102:
            await a_round()
        assert done.index("one") == AT_ONCE + 1 and done.index("another") == AT_ONCE + 2

    asyncio.run(main())


def test_after_a_round_of_much_work_one_is_enough() -> None:
    async def main() -> None:
        turnstile, done = Turnstile(), list[int]()

        def work() -> None:
            end = thread_time() + 2 * LONG
            while thread_time() < end:
                pass
            done.append(1)

        for _ in range(3 * AT_ONCE):
            turnstile.enter(work)
        while len(done) < 3 * AT_ONCE:
            before = len(done)
            await a_round()
            assert len(done) - before <= 2  # two rounds, if it began between them

    asyncio.run(main())


def test_a_task_that_has_been_cancelled_takes_no_turn_from_others() -> None:
    async def main() -> None:
        turnstile, done = Turnstile(), list[int]()

        async def one(number: int) -> None:
            await turnstile.passed()
            done.append(number)

        tasks = [asyncio.create_task(one(number)) for number in range(2 * AT_ONCE)]
        await asyncio.sleep(0)
        assert done == list(range(AT_ONCE))
        tasks[AT_ONCE + 1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == [number for number in range(2 * AT_ONCE) if number != AT_ONCE + 1]

    asyncio.run(main())
