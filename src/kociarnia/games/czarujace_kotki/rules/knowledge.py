"""Who knows what: what a move shows to whom, what an observer knows, and worlds that fit it."""

from __future__ import annotations

from kociarnia.engine.contract import UNKNOWN, Dice, Family, MoveId, Observer, Observers
from kociarnia.engine.hidden_cards import FACE, fill, hide
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import number
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import CAT, GOAL, LOOK, Kotki


def witnesses(setup: Setup, state: Kotki, move: MoveId) -> Observers:
    ask = state.asking
    if ask == GOAL or (ask == LOOK and move < setup.draw + CAT):
        return setup.only(state.asked)
    return setup.all


def blur(setup: Setup, move: MoveId) -> MoveId:
    if move < setup.draw + CAT:
        return setup.draw
    return setup.goal if setup.goal <= move < setup.show else move


def redact(state: Kotki, observer: Observer) -> Kotki:
    view = state.copy()
    view.looked = view.looked[:]
    hide(view.looked, view.bag, observer)
    view.goals = view.goals[:]
    view.goal_bag = view.goal_bag[:]
    hide(view.goals, view.goal_bag, observer)
    return view


def imagine(view: Kotki, dice: Dice) -> Kotki:
    world = view.copy()
    world.looked = world.looked[:]
    fill(world.looked, world.bag, dice)
    world.goals = world.goals[:]
    world.goal_bag = world.goal_bag[:]
    fill(world.goals, world.goal_bag, dice)
    return world


def inventory(setup: Setup, state: Kotki, start: Kotki) -> list[Family]:
    """Every card there is; `start` is the table before the deal."""
    faces: list[int] = [*list(state.pile), *list(state.held), *[card & FACE for card in state.looked]]
    for bundle in [*list(state.area), *state.surplus]:
        for kind in range(KINDS):
            faces += [kind + 1] * number(bundle, kind)
    ingredients = setup.deck.bag[0]
    out = [Family(faces + [UNKNOWN] * (ingredients - state.dealt), list(state.bag))]
    for first, left in ((start.cats, state.cats), (start.last, state.last), (start.levels, state.levels)):
        out.append(Family(_gone(list(first), list(left)) + [UNKNOWN] * left[0], list(left)))
    seen = [curse for curse in state.display if curse > 0]
    for won in state.felled:
        seen += won
    for level in range(1, 4):
        bag = list(state.curses[level - 1])
        out.append(Family([curse for curse in seen if setup.deck.level[curse] == level] + [UNKNOWN] * bag[0], bag))
    known = [goal & FACE for goal in state.goals]
    out.append(Family(known + [UNKNOWN] * (start.goal_bag[0] - len(known)), list(state.goal_bag)))
    out.append(Family(state.rules + [UNKNOWN] * state.rule_bag[0], list(state.rule_bag)))
    out.append(Family(([state.chaos] if state.chaos > 0 else []) + [UNKNOWN] * state.chaos_bag[0], list(state.chaos_bag)))
    return out


def unknown(state: Kotki) -> int:
    """How many cards of all families have a face that is not known."""
    count = state.bag[UNKNOWN] + state.cats[UNKNOWN] + state.last[UNKNOWN] + state.levels[UNKNOWN] + state.goal_bag[UNKNOWN]
    count += state.rule_bag[UNKNOWN] + state.chaos_bag[UNKNOWN]
    for bag in state.curses:
        count += bag[UNKNOWN]
    return count


def _gone(first: list[int], left: list[int]) -> list[int]:
    """The faces that have left a bag."""
    out: list[int] = []
    for face in range(1, len(first)):
        out += [face] * (first[face] - left[face])
    return out
