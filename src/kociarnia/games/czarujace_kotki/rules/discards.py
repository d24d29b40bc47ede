"""The discard pile: cards fall on it in random order (R30, A28) and may be taken from it (A27)."""

from __future__ import annotations

from librt.vecs import extend, pop, vec
from mypy_extensions import i64

from kociarnia.engine.contract import Face
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import number
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import STACK, Kotki


def take_in_hand(state: Kotki, cards: i64) -> None:
    """All cards of a bundle."""
    for kind in range(KINDS):
        for _card in range(number(cards, kind)):
            state.take_up(kind + 1)


def fall_on_pile(setup: Setup, state: Kotki) -> None:
    """The cards in hand fall on the pile; where their order can matter, the dealer chooses it."""
    if order_matters(setup, state) and _mixed(state.held):
        state.ask(STACK)
    else:
        all_fall(state)


def all_fall(state: Kotki) -> None:
    """As they lie in hand."""
    state.pile = extend(state.pile, state.held)
    state.held = vec[i64]()


def order_matters(setup: Setup, state: Kotki) -> bool:
    """May anybody still take a card from the pile by where it lies? Public."""
    if setup.cats > 0:
        if state.chaos > 0:
            return setup.chaos_orders[state.chaos]
        return any(setup.chaos_orders[card] for card in range(1, len(setup.chaos_orders)) if state.chaos_bag[card] > 0)
    if not setup.new_rules:
        return False
    if state.rules:
        return any(setup.rule_orders[rule] for rule in state.rules)
    return any(setup.rule_orders[rule] for rule in range(1, len(setup.rule_orders)) if state.rule_bag[rule] > 0)


def _mixed(cards: vec[i64]) -> bool:
    return len(cards) > 1 and any(card != cards[0] for card in cards)


def fish(state: Kotki, kind: Face) -> None:
    """A27: the card of that kind that lies nearest the top."""
    at = len(state.pile) - 1
    while state.pile[at] != kind:
        at -= 1
    state.pile, _kind = pop(state.pile, at)
    state.take_up(kind)
