"""A bot's answer, whatever the bot does: one that raises, stalls or answers nonsense forfeits that move to a move by lot."""

from __future__ import annotations

import signal
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from types import FrameType
from typing import Any

from kociarnia.bots import Bot
from kociarnia.bots.own import Forfeit
from kociarnia.engine import Dice, Rules

STALLED = 20.0  # seconds for one move; the strongest level thinks for about one
LONGEST = 160  # characters of a reason that are kept


class Stalled(BaseException):
    """Not an Exception: a bot that catches those would sleep on."""


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Stop what runs inside when the time is over, where the system has an alarm for it."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Stalled

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def answer(bot: Bot, rules: Rules[Any], view: Any, legal: list[int], dice: Dice, seconds: float = STALLED) -> tuple[int, str]:
    """The bot's move and no reason; or a move by lot and the reason why the bot lost its own."""
    try:
        with _limit(seconds), warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always", Forfeit)
            move = index(bot.choose(rules, view, legal[:], dice))
        if move in legal:  # a bot with a guard of its own has made its move by lot already, and says so
            return move, next((one.message.why[:LONGEST] for one in told if isinstance(one.message, Forfeit)), "")
        why = f"illegal move {move}"
    except Stalled:
        why = f"no answer in {seconds:g} s"
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
    return legal[dice.below(len(legal))], why[:LONGEST]
