"""The check of a deal: does a finished record follow from the dealer's secret, and the secret from its commitment?"""

from __future__ import annotations

from kociarnia.engine.contract import CHANCE
from kociarnia.engine.dice import commitment, sealed
from kociarnia.engine.game import Game
from kociarnia.engine.line_reader import LineReader, signed
from kociarnia.engine.record import Record
from kociarnia.engine.words import Refusal


def verify(game: Game, record: Record, secret: str = "") -> int:
    """Confirm every move of the dealer; returns how many. A Refusal names the first thing that is wrong."""
    secret = secret or record.secret
    if not record.commitment:
        raise Refusal("error-fair-no-commitment")
    if not secret:
        raise Refusal("error-fair-no-secret")
    if commitment(secret) != record.commitment:
        raise Refusal("error-fair-secret")
    rules = record.rules(game)
    reader = LineReader(rules)
    state = rules.start()
    dice = sealed(secret, [family.bag for family in rules.inventory(state)])
    dealt = 0
    for ply, line in enumerate(record.moves):
        if rules.actor(state) == CHANCE:
            dice.at(ply)
            due = signed(rules, CHANCE, rules.text(rules.roll(state, dice)))
            if due != line:
                raise Refusal("error-fair-deal", line=ply + 1, text=line, due=due)
            dealt += 1
        reader.apply(state, line, ply + 1)
    return dealt
