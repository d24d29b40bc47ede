"""A house without luck, for tests: a deal follows from the names at the table, a bot's dice from where it is asked; it is noon.

So every table with the same names is dealt the same cards, and a test that wants other ones calls its people otherwise. The
package knows nothing of it: run as a program, this is the command `kociarnia` with its sources of luck replaced.
"""

from __future__ import annotations

import hashlib
import os
from typing import Any

HERE = "KOCIARNIA_TEST_PUSH_HERE"  # in the environment: a house may call somebody on this machine
NETWORK = "127.0.0.2"  # stands for the machine's address in its network
KEY = b"the key of all houses"


def noon() -> float:
    """The clock of the deals of the day stands still: no test runs into another day, and every day's deal is the same."""
    return 1_794_916_800.0  # of 17 November 2026


def fix() -> None:
    """From here on nothing in this process is dealt or chosen by luck, nor does it depend on the network of the machine."""
    from kociarnia.engine import DeckDice, daily
    from kociarnia.server import (  # not above: the processes that think for bots import this file too
        api,
        bot_player,
        deals,
        live_room,
        network,
        room,
        store_types,
    )

    class Dealt(store_types.StoredMatch):
        def __post_init__(self) -> None:
            if not self.secret:
                self.secret = hashlib.sha256(f"{self.names} {self.match}".encode()).hexdigest()

    asked = bot_player._question

    def question(match: Any, seat: int, level: str) -> Any:
        made = asked(match, seat, level)
        by_deal = isinstance(match.dice, DeckDice)  # what several play: there luck follows from the deal already
        return made if by_deal else made._replace(seed=8 * match.ply + seat)

    class Dealing(deals.Deals):
        def secret_of_day(self, game: Any, day: str) -> str:
            return daily.secret(KEY, game.name, day)

    vars(network).update(addresses=lambda: [NETWORK])
    vars(live_room).update(MISSED=0.0)  # who is away is away
    if HERE in os.environ:  # a test has a push service of its own
        from kociarnia.server import outbound

        vars(outbound).update(forbidden=lambda address: False)
    vars(room).update(StoredMatch=Dealt)
    vars(api).update(Deals=Dealing)
    vars(bot_player).update(_question=question)


if __name__ == "__main__":
    from kociarnia.engine import daily
    from kociarnia.terminal.cli import main

    fix()
    vars(daily).update(now=noon)
    main()
