"""What comes in a crowd is done a few at a time, in the order in which it came."""

from __future__ import annotations

import asyncio
from functools import partial

from kociarnia.server.turnstile import AT_ONCE, Turnstile


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
