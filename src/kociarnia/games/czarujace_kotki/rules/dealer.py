"""The dealer: the layered ingredient deck, the curse deck, goals, rules and chaos cards, and how likely each card is.

The deck has three parts (R10). Which ingredients are where is open until they come; where in its part a chaos cat or Caught!
lies is open too, but everybody knows how many are left in each part.
"""

from __future__ import annotations

from typing import Final

from kociarnia.engine.contract import UNKNOWN, Dice, Family, MoveId
from kociarnia.engine.table import FACE
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import number
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    CAT,
    CAUGHT,
    CHAOS,
    CURSE,
    DEAL,
    DOOR,
    DRAW,
    GOAL,
    LOOK,
    RULE,
    SHOW,
    STACK,
    Kotki,
)

# Families of cards, as the dealer of duplicate deals numbers them.
INGREDIENTS: Final = 0
MIDDLE: Final = 1  # what the places of the middle part hold,
LAST: Final = 2  # and those of the last part
LEVELS: Final = 3  # the levels in the curse deck
CURSES: Final = 4  # + level - 1: the curses of that level
GOALS: Final = 7
RULES: Final = 8
CHAOS_CARDS: Final = 9

PLAIN_CARD: Final = 1  # in the bags of the middle and the last part


def options(setup: Setup, state: Kotki) -> list[MoveId]:
    """What the dealer may name now, ascending."""
    ask = state.asking
    if ask == DRAW or ask == LOOK or ask == DEAL:
        out = [setup.draw + kind for kind in range(1, KINDS + 1) if state.bag[kind] > 0]
        if ask == DEAL or state.plain > 0:
            return out
        if state.cats[0] > 0:
            if state.cats[PLAIN_CARD] == 0:
                out = []
            if state.cats[2] > 0:
                out.append(setup.draw + CAT)
            if state.cats[3] > 0:
                out.append(setup.draw + DOOR)
            return out
        if state.last[PLAIN_CARD] == 0:
            out = []
        if state.last[2] > 0:
            out.append(setup.draw + CAUGHT)
        return out
    if ask == STACK:
        return [setup.stack + kind for kind in range(1, KINDS + 1) if kind in state.held]
    if ask == CURSE:
        out = []
        for curse in range(1, len(setup.deck.curses)):
            level = setup.deck.level[curse]
            if state.levels[level] > 0 and state.curses[level - 1][curse] > 0:
                out.append(setup.curse + curse)
        return out
    if ask == GOAL:
        return [setup.goal + goal for goal in range(1, len(state.goal_bag)) if state.goal_bag[goal] > 0]
    if ask == SHOW:
        own = state.goals[state.asked] & FACE
        if own != UNKNOWN:
            return [setup.show + own]
        return [setup.show + goal for goal in range(1, len(state.goal_bag)) if state.goal_bag[goal] > 0]
    if ask == RULE:
        return [setup.rule + rule for rule in range(1, len(state.rule_bag)) if state.rule_bag[rule] > 0]
    return [setup.chaos + card for card in range(1, len(state.chaos_bag)) if state.chaos_bag[card] > 0]


def weights(setup: Setup, state: Kotki) -> list[int]:
    """Beside options()."""
    ask = state.asking
    if ask == DEAL or ((ask == DRAW or ask == LOOK) and state.plain > 0):
        return [copies for copies in state.bag[1:] if copies > 0]
    if ask == DRAW or ask == LOOK:
        # A special card: how many there are among the cards of this part; else any ingredient alike.
        part = state.cats if state.cats[0] > 0 else state.last
        unseen = max(state.bag[UNKNOWN], 1)
        out = [part[PLAIN_CARD] * copies for copies in state.bag[1:] if copies > 0 and part[PLAIN_CARD] > 0]
        return out + [special * unseen for special in part[2:] if special > 0]
    if ask == CURSE:
        # A level: how many there are of it in the curse deck; within it any curse alike.
        product = 1
        for bag in state.curses:
            product *= max(bag[UNKNOWN], 1)
        out = []
        for move in options(setup, state):
            level = setup.deck.level[move - setup.curse]
            out.append(state.levels[level] * product // state.curses[level - 1][UNKNOWN])
        return out
    if ask == STACK:
        return [state.held.count(kind) for kind in range(1, KINDS + 1) if kind in state.held]
    return [1] * len(options(setup, state))


def deal(setup: Setup, state: Kotki, dice: Dice) -> MoveId:
    """One of options() by lot; a stacked deck gives the same card in the same place whatever the players do."""
    ask = state.asking
    if ask == DRAW or ask == LOOK or ask == DEAL:
        if ask != DEAL and state.plain == 0:
            if state.cats[0] > 0:
                found = dice.card(setup.middle_size - state.cats[0], state.cats, MIDDLE)
                if found > PLAIN_CARD:
                    return setup.draw + (CAT if found == 2 else DOOR)
            elif dice.card(setup.deck.bottom + 1 - state.last[0], state.last, LAST) > PLAIN_CARD:
                return setup.draw + CAUGHT
        return setup.draw + dice.card(state.dealt, state.bag, INGREDIENTS)
    if ask == CURSE:
        level = dice.card(3 * setup.deck.per_level - state.levels[0], state.levels, LEVELS)
        number = setup.deck.per_level - state.levels[level]
        return setup.curse + dice.card(number, state.curses[level - 1], CURSES + level - 1)
    if ask == GOAL:
        return setup.goal + dice.card(state.asked, state.goal_bag, GOALS)
    if ask == RULE:
        return setup.rule + dice.card(len(state.rules), state.rule_bag, RULES)
    if ask == CHAOS:
        return setup.chaos + dice.card(0, state.chaos_bag, CHAOS_CARDS)
    if ask == STACK:
        return setup.stack + state.held[dice.below(len(state.held))]
    legal = options(setup, state)
    return legal[dice.below(len(legal))]


def inventory(setup: Setup, state: Kotki, start: Kotki) -> list[Family]:
    """Every card there is; `start` is the table before the deal."""
    faces = [*state.pile, *state.held, *[card & FACE for card in state.looked]]
    for page in [*state.area, *state.surplus]:
        for kind in range(KINDS):
            faces += [kind + 1] * number(page, kind)
    ingredients = setup.deck.bag[0]
    out = [Family(faces + [UNKNOWN] * (ingredients - state.dealt), state.bag)]
    for first, now in ((start.cats, state.cats), (start.last, state.last), (start.levels, state.levels)):
        out.append(Family(_gone(first, now) + [UNKNOWN] * now[0], now))
    seen = [curse for curse in state.display if curse > 0]
    for won in state.felled:
        seen += won
    for level in range(1, 4):
        bag = state.curses[level - 1]
        out.append(Family([curse for curse in seen if setup.deck.level[curse] == level] + [UNKNOWN] * bag[0], bag))
    known = [goal & FACE for goal in state.goals]
    out.append(Family(known + [UNKNOWN] * (start.goal_bag[0] - len(known)), state.goal_bag))
    out.append(Family(state.rules + [UNKNOWN] * state.rule_bag[0], state.rule_bag))
    out.append(Family(([state.chaos] if state.chaos > 0 else []) + [UNKNOWN] * state.chaos_bag[0], state.chaos_bag))
    return out


def _gone(first: list[int], now: list[int]) -> list[int]:
    """The faces that have left a bag."""
    out: list[int] = []
    for face in range(1, len(first)):
        out += [face] * (first[face] - now[face])
    return out


def order_matters(setup: Setup, state: Kotki) -> bool:
    """May anybody still take a card from the discard pile by its place? Public."""
    if setup.cats > 0:
        if state.chaos > 0:
            return setup.chaos_orders[state.chaos]
        return any(setup.chaos_orders[card] for card in range(1, len(setup.chaos_orders)) if state.chaos_bag[card] > 0)
    if not setup.new_rules:
        return False
    if state.rules:
        return any(setup.rule_orders[rule] for rule in state.rules)
    return any(setup.rule_orders[rule] for rule in range(1, len(setup.rule_orders)) if state.rule_bag[rule] > 0)
