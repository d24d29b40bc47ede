"""Whoever comes in a crowd is looked up together with others: after a restart thousands ask the same question at once, and each
would be a way to the database and back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Generic, TypeVar

FEW = 2  # questions that are asked one by one

V = TypeVar("V")


class Together(Generic[V]):
    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, V]]], most: int) -> None:
        """`ask`: a question about several, and by name what is known of each. `most`: how many that may be."""
        self.ask = ask
        self.most = most
        self.asking = 0  # questions that are on their way
        self.crowd: dict[str, asyncio.Future[V]] = {}  # by name: who is asked for next
        self.looking: asyncio.Task[None] | None = None

    async def of(self, name: str) -> V:
        if self.asking < FEW:
            return (await self._answers([name]))[name]
        loop = asyncio.get_running_loop()
        if name not in self.crowd:
            self.crowd[name] = loop.create_future()
        answer = self.crowd[name]
        if self.looking is None:
            self.looking = loop.create_task(self._look())
        return await asyncio.shield(answer)

    async def _answers(self, names: list[str]) -> Mapping[str, V]:
        self.asking += 1
        try:
            return await self.ask(names)
        finally:
            self.asking -= 1

    async def _look(self) -> None:
        """Until nobody is left; who comes while a question is on its way is in the next one."""
        while self.crowd:
            now = [(name, self.crowd.pop(name)) for name in list(self.crowd)[: self.most]]
            try:
                found = await self._answers([name for name, _ in now])
            except Exception as error:
                for _, answer in now:
                    answer.set_exception(error)
                    answer.exception()  # whoever asked may have gone
            else:
                for name, answer in now:
                    answer.set_result(found[name])
        self.looking = None
