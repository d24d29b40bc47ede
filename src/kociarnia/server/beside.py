"""What would keep the loop busy for too long is done beside it, where a system has threads."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THREADS = sys.platform != "emscripten"  # a page has none


async def beside(work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
    if THREADS:
        return await asyncio.to_thread(work, *given, **more)
    await asyncio.sleep(0)  # whoever waits for the loop goes first
    return work(*given, **more)
