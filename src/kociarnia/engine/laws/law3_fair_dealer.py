"""Law 3, by statistics: roll() follows weights(), and a view expects what its imagined worlds deliver."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from kociarnia.engine.contract import CHANCE, NOBODY, Rules
from kociarnia.engine.laws.broken import hold
from kociarnia.engine.laws.moody_players import Mood

FAR = 6.0  # standard deviations of chi-square


def check_dealer(rules: Rules[Any], seed: int, nodes: int = 100, samples: int = 60) -> tuple[float, float]:
    """Compare at `nodes` random positions; returns how far off both are, in standard deviations of chi-square."""
    luck = random.Random(seed)
    mood = Mood(rules, luck)
    state = rules.start()
    rolled = dealt = 0.0
    freedom = 0
    for _ in range(nodes * 200):
        if freedom and nodes <= 0:
            break
        if rules.actor(state) == NOBODY:
            state = rules.start()
            mood = Mood(rules, luck)
        if rules.actor(state) == CHANCE and luck.random() < 0.2:
            view = rules.redact(state, luck.randrange(rules.players + 1))
            legal, weights = rules.legal(view), rules.weights(view)
            if len(legal) > 1:
                nodes -= 1
                total = sum(weights)
                own = Counter(rules.roll(view, mood.dice) for _ in range(samples))
                worlds = Counter(rules.roll(rules.imagine(view, mood.dice), mood.dice) for _ in range(samples))
                hold(3, "the dealer rolls what is legal", set(own) | set(worlds) <= set(legal))
                for move, weight in zip(legal, weights, strict=True):
                    mean = samples * weight / total
                    rolled += (own[move] - mean) ** 2 / mean
                    dealt += (worlds[move] - mean) ** 2 / mean
                freedom += len(legal) - 1
        rules.apply(state, mood.pick(rules, state))
    if not freedom:
        return 0.0, 0.0
    spread = (2 * freedom) ** 0.5
    off = (rolled - freedom) / spread, (dealt - freedom) / spread
    hold(3, "roll follows weights", abs(off[0]) < FAR, off)
    hold(3, "imagined worlds follow the weights of the view", abs(off[1]) < FAR, off)
    return off
