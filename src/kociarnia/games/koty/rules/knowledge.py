"""Who knows what: what a move shows to whom, what an observer knows, and worlds that fit it."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, Face, Family, MoveId, Observer, Observers, only
from kociarnia.engine.hidden_cards import put, take
from kociarnia.games.koty.rules.deck import FACES
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import DEEP, DRAW, NINE, Koty


def witnesses(setup: Setup, state: Koty) -> Observers:
    return only(state.asked) if state.asking == DRAW else setup.all


def blur(setup: Setup, move: MoveId) -> MoveId:
    return setup.face if setup.face <= move < setup.play else move


def redact(setup: Setup, state: Koty, observer: Observer) -> Koty:
    view = state.copy()
    view.whole = False
    hands, shown, bag, buried = view.hands, view.shown, view.bag, view.buried  # the same memory
    for seat in range(setup.seats):
        if seat != observer:
            at = seat * FACES
            for face in range(at + 1, at + FACES):
                held = hands[face]
                if held > 0 and held > shown[face]:
                    hidden = held - shown[face]
                    hands[at] += hidden
                    hands[face] -= hidden
                    bag[face - at] += hidden
                    bag[UNKNOWN] += hidden
    for face in range(1, FACES):  # with other hands unknown nobody can count them
        if buried[face] > 0:
            bag[face] += buried[face]
            bag[UNKNOWN] += buried[face]
            buried[face] = 0
    veils = view.veils
    for at in range(len(veils)):
        if veils[at] != 0 and veils[at] != observer + 1 and view.discards[at] != UNKNOWN:
            put(view.bag, view.discards[at])
            view.discards[at] = UNKNOWN
    return view


def unknown_to(setup: Setup, state: Koty, observer: Observer) -> i64:
    """How many faces `redact` would leave unknown."""
    hands, shown, veils = state.hands, state.shown, state.veils
    count: i64 = state.bag[UNKNOWN]
    for seat in range(setup.seats):
        if seat != observer:
            for face in range(seat * FACES + 1, seat * FACES + FACES):
                if hands[face] > shown[face]:
                    count += hands[face] - shown[face]
    for face in range(1, FACES):
        count += state.buried[face]
    for at in range(len(veils)):
        if veils[at] != 0 and veils[at] != observer + 1 and state.discards[at] != UNKNOWN:
            count += 1
    return count


def imagine(setup: Setup, view: Koty, dice: Dice) -> Koty:
    world = view.copy()
    world.whole = True
    for seat in range(setup.players):
        at = seat * FACES
        while world.hands[at] > 0:
            world.hands[at] -= 1
            world.hands[at + _invent(world, dice)] += 1
    counted: i64 = 0
    for face in range(1, FACES):
        counted += world.buried[face]
    while counted < world.aged:
        world.buried[_invent(world, dice)] += 1
        counted += 1
    for at in range(len(world.discards)):
        if world.discards[at] == UNKNOWN:
            world.discards[at] = _invent(world, dice)
    return world


def _invent(world: Koty, dice: Dice) -> Face:
    """A face from the bag."""
    face = dice.draw(world.bag)
    take(world.bag, face)
    return face


def inventory(setup: Setup, state: Koty) -> list[Family]:
    cards: list[int] = [UNKNOWN] * state.pile + list(state.discards)
    for at in range(len(state.hands)):
        cards += [at % FACES] * state.hands[at]
    blind = unseen_nines(setup, state)
    for cell in range(setup.cells):
        lying = state.nines[cell * DEEP : cell * DEEP + state.depth[cell]]
        cards += [face for face in [*list(lying), state.tops[cell]] if face != UNKNOWN]
    for face in range(1, FACES):
        cards += [face] * state.buried[face]
        blind -= state.buried[face]
    cards += [UNKNOWN] * blind
    cards += [face for face in (state.played, state.answer) if face != UNKNOWN]
    for ask, _, face in state.questions():  # a raven or dragon that waits for its land
        if ask == NINE and face != UNKNOWN:
            cards.append(face)
    return [Family(cards, list(state.bag))]


def unseen_nines(setup: Setup, state: Koty) -> i64:
    count: i64 = 0
    for cell in range(setup.cells):
        for at in range(cell * DEEP, cell * DEEP + state.depth[cell]):
            if state.nines[at] == UNKNOWN:
                count += 1
    return count
