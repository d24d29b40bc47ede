"""Law 7: a bot's choice depends on its view and its dice, and on nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from kociarnia.engine.contract import CHANCE, NOBODY, Dice, Rules
from kociarnia.engine.dice import QuickDice
from kociarnia.engine.laws.broken import hold
from kociarnia.engine.laws.moody_players import Mood

Chooser = Callable[[Rules[Any], Any, list[int], Dice], int]


def check_bot(rules: Rules[Any], chooser: Callable[[], Chooser], seed: int, questions: int = 100) -> int:
    """Ask a bot in twin worlds that its seat cannot tell apart. Returns how many questions were put."""
    luck = random.Random(seed)
    mood = Mood(rules, luck)
    state = rules.start()
    asked = 0
    while asked < questions:
        who = rules.actor(state)
        if who == NOBODY:
            state = rules.start()
            mood = Mood(rules, luck)
            continue
        if who != CHANCE and luck.random() < 0.5:
            view = rules.redact(state, who)
            twin = rules.redact(rules.imagine(view, mood.dice), who)
            shown = view.dump()
            legal = list(rules.legal(view))
            first = chooser()(rules, view, legal[:], QuickDice(asked))
            second = chooser()(rules, twin, legal[:], QuickDice(asked))
            hold(7, "a bot's choice is legal", first in legal, first)
            hold(7, "a bot's choice depends on its view and dice only", first == second, rules.text(first))
            hold(7, "a bot leaves the view alone", view.dump() == shown)
            asked += 1
        rules.apply(state, mood.pick(rules, state))
    return asked
