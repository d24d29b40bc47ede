"""The dealer: the layered ingredient deck, the curse deck, goals, rules and chaos cards, and how likely each card is.

The deck has three parts (R10). Which ingredients are where is open until they come; where in its part a chaos cat or Caught!
lies is open too, but everybody knows how many are left in each part.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, MoveId
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    BEGIN,
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
INGREDIENTS: Final[i64] = 0
MIDDLE: Final[i64] = 1  # what lies where in the middle part,
LAST: Final[i64] = 2  # and in the last part
LEVELS: Final[i64] = 3  # the levels in the curse deck
CURSES: Final[i64] = 4  # + level - 1: the curses of that level
GOALS: Final[i64] = 7
RULES: Final[i64] = 8
CHAOS_CARDS: Final[i64] = 9

PLAIN_CARD: Final[i64] = 1  # in the bags of the middle and the last part


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
    if ask == BEGIN:
        return [setup.begin + seat for seat in range(setup.players)]
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
        return [list(state.held).count(kind) for kind in range(1, KINDS + 1) if kind in state.held]
    return [1] * len(options(setup, state))


def deal(setup: Setup, state: Kotki, dice: Dice) -> MoveId:
    """One of options() by lot; a stacked deck gives the same cards in the same order whatever the players do."""
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
