"""Who knows what."""

from __future__ import annotations

from kociarnia.engine.contract import UNKNOWN, Dice, Face, Family, MoveId, Observer, Observers, only
from kociarnia.engine.hidden_cards import FACE, SEEN, Card, fill, hide
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import DRAW, GLANCE, Sen


def public(setup: Setup, face: Face) -> Card:
    """A card that all have seen."""
    return face | setup.all << SEEN


def witnesses(setup: Setup, state: Sen) -> Observers:
    return only(state.asked) if state.asking == DRAW or state.asking == GLANCE else setup.all


def blur(setup: Setup, move: MoveId) -> MoveId:
    return setup.face if setup.face <= move < setup.look else move


def redact(state: Sen, observer: Observer) -> Sen:
    view = state.copy()
    hide(view.dreams, view.bag, observer)
    hide(view.hand, view.bag, observer)
    return view


def imagine(view: Sen, dice: Dice) -> Sen:
    world = view.copy()
    fill(world.dreams, world.bag, dice)
    fill(world.hand, world.bag, dice)
    return world


def inventory(setup: Setup, state: Sen) -> list[Family]:
    cards: list[int] = [UNKNOWN] * state.closed + list(state.open) + [card & FACE for card in state.hand]
    for seat in range(setup.players):
        cards += [card & FACE for card in state.dream(seat)]
    return [Family(cards, list(state.bag))]
