"""Law 8: a fingerprint of random play, the same for every build of the same source."""

from __future__ import annotations

import hashlib
from typing import Any

from kociarnia.engine.contract import NOBODY, Rules, Sense
from kociarnia.engine.dice import QuickDice
from kociarnia.engine.game import Game


def fingerprint(game: Game, moves: int, seed: int = 1) -> str:
    """A digest of `moves` moves by lot with views, worlds, weights, scores and senses, over players and options."""
    digest = hashlib.sha256()
    sense = game.sense()
    made = round_ = 0
    while made < moves:
        for players in range(game.seats[0], game.seats[1] + 1):
            options = game.random_options(players, seed * 1000 + round_ if round_ else 0)
            made += _trace(game.build(players, options), sense, QuickDice(seed + round_), digest, 400)
        round_ += 1
    return digest.hexdigest()


def _trace(rules: Rules[Any], sense: Sense[Any, Any], dice: QuickDice, digest: Any, limit: int) -> int:
    state = rules.start()
    made = 0
    while made < limit and rules.actor(state) != NOBODY:
        who = int(rules.actor(state))
        legal = [int(move) for move in rules.legal(state)]
        view = rules.redact(state, dice.below(rules.players + 1))
        world = rules.imagine(view, dice)
        facts = [who, legal, view.dump(), world.dump(), int(rules.bound(state)), int(rules.waiting(state))]
        if who < 0:
            facts.append([int(weight) for weight in rules.weights(state)])
        elif made % 8 == 0:
            rates = sense.rate(rules, rules.redact(state, who), legal)
            facts.append([f"{rate:.6g}" for rate in [*rates, *sense.value(rules, rules.redact(state, who))]])
        move = int(rules.roll(state, dice))
        rules.apply(state, move)
        digest.update(repr([*facts, move]).encode())
        made += 1
    if rules.actor(state) == NOBODY:
        digest.update(repr([list(map(int, rules.scores(state))), list(map(int, rules.places(state)))]).encode())
    return made
