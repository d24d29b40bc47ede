"""Likely worlds, and views that fade: what somebody may hold who plays sensibly, and what somebody still knows who forgets."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, Face, Seat
from kociarnia.engine.hidden_cards import FACE, NUMBER, OBSERVERS, SEEN, Card, fill, put, take
from kociarnia.games.sen.bot.evaluation import came_later
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import Sen

# How many of a thousand cards with 0 to 9 ravens their owner, who has seen them, still has after a turn;
LEFT_AFTER_A_TURN: Final = [1000, 1000, 1000, 1000, 1000, 800, 570, 450, 250, 150]
MOST_TURNS: Final = 6
# and after 0 to MOST_TURNS turns: ten numbers for each.
LEFT_AFTER_TURNS: Final = [int(1000 * (left / 1000) ** turns) for turns in range(MOST_TURNS + 1) for left in LEFT_AFTER_A_TURN]
TRIES: Final = 6  # cards that are thought of before one is taken as it comes


def likely_world(setup: Setup, view: Sen, dice: Dice) -> Sen:
    """What an owner has seen and kept is likely to be good; in worlds by lot rivals would look worse than they are."""
    world = view.copy()
    for spot in range(len(world.dreams)):
        card = world.dreams[spot]
        if card & FACE == UNKNOWN and card >> SEEN & OBSERVERS != 0:
            face = _kept_by_lot(setup, world, card, spot // setup.slots, dice)
            take(world.bag, face)
            world.dreams[spot] = card + face
    fill(world.hand, world.bag, dice)
    return world


def _kept_by_lot(setup: Setup, world: Sen, card: Card, owner: Seat, dice: Dice) -> Face:
    """A face for a card that its owner has kept so far."""
    face = dice.draw(world.bag)
    if card >> SEEN >> owner & 1 == 0:
        return face
    turns: i64 = world.turns // setup.players
    if came_later(setup, card):
        turns += 1
    if turns > MOST_TURNS:
        turns = MOST_TURNS
    for _ in range(TRIES):
        if dice.below(1000) < LEFT_AFTER_TURNS[turns * 10 + setup.deck.ravens[face]]:
            break
        face = dice.draw(world.bag)
    return face


def faded(setup: Setup, view: Sen, memory: float) -> Sen:
    """Faces fade as the round goes on, each card at its own time; what lies open or in the hand is in sight."""
    fading = view.copy()
    turns: int = view.turns // setup.players
    remembered = int(1000.0 * math.pow(memory, turns / 3.0))
    for spot in range(len(fading.dreams)):
        card = fading.dreams[spot]
        face = card & FACE
        if face != UNKNOWN and ((card >> NUMBER) * 7919 + view.rounds * 104729 + 17) % 1000 >= remembered:
            put(fading.bag, face)
            fading.dreams[spot] = card - face
    return fading
