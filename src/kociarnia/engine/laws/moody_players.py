"""Random players with moods. Play without moods never gets to the rare questions of a game."""

from __future__ import annotations

import random
from typing import Any

from kociarnia.engine.contract import CHANCE, Rules
from kociarnia.engine.dice import Dice


class LuckDice(Dice):
    """Python's own generator as dice."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def below(self, n: int) -> int:
        return int(self.luck.random() * n)


class Mood:
    """How a random player leans: a weight for every verb."""

    def __init__(self, rules: Rules[Any], luck: random.Random) -> None:
        self.lean = {move.verb: 10 ** luck.uniform(-4, 0) for move in rules.moves}
        self.even = luck.random() < 0.2  # now and then no mood at all
        self.luck = luck
        self.dice = LuckDice(luck)

    def pick(self, rules: Rules[Any], state: Any) -> int:
        if rules.actor(state) == CHANCE or self.even:
            return int(rules.roll(state, self.dice))
        groups: dict[str, list[int]] = {}
        for move in rules.legal(state):
            groups.setdefault(rules.moves[move].verb, []).append(move)
        verbs = list(groups)
        if len(verbs) > 1:
            verb = self.luck.choices(verbs, [self.lean[verb] for verb in verbs])[0]
        else:
            verb = verbs[0]
        return self.luck.choice(groups[verb])
