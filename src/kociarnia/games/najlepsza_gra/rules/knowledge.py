"""Who knows what: hands and the answers at the feast are secret (R21, A15)."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, Family, MoveId, Observer, Observers, Seat
from kociarnia.engine.hidden_cards import take
from kociarnia.games.najlepsza_gra.rules.dealer import draw_held, held
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, FEED, Najlepsza


def witnesses(setup: Setup, state: Najlepsza, move: MoveId) -> Observers:
    if state.asking == FEED or (move < setup.took and not setup.open_hands):
        one: Observers = 1
        return one << state.asked
    return setup.all


def blur(setup: Setup, move: MoveId) -> MoveId:
    if move < setup.took:
        return move + setup.took
    return setup.eat if setup.eat <= move < setup.show else move


def redact(setup: Setup, state: Najlepsza, observer: Observer) -> Najlepsza:
    view = state.copy()
    for seat in range(setup.players):
        if seat != observer:
            if not setup.open_hands:
                _hide_hand(setup, view, seat)
            _hide_meals(setup, view, seat)
    return view


def _hide_hand(setup: Setup, view: Najlepsza, seat: Seat) -> None:
    hands, bag, hand, kinds = view.hands, view.bag, seat * setup.kinds, setup.kinds  # the same memory
    for at in range(hand + 1, hand + kinds):
        copies: i64 = hands[at]
        if copies > 0:
            hands[at] = 0
            hands[hand] += copies
            bag[setup.hand_face + at - hand] += copies
            bag[UNKNOWN] += copies


def _hide_meals(setup: Setup, view: Najlepsza, seat: Seat) -> None:
    given, shown = view.meals[seat], view.shown[seat]
    if shown == len(given):  # before the feast all treats are left, and after it all know what is
        return
    view.meals = view.meals[:]
    view.meals[seat] = given[:shown] + [UNKNOWN] * (len(given) - shown)
    left, tokens = view.left, view.tokens  # the same memory
    for at in range(4 * seat, 4 * seat + 4):
        left[at] = tokens[at]
    for number in range(shown):
        setup.meals.pay(left, 4 * seat, given[number])


def unknown_to(setup: Setup, state: Najlepsza, observer: Observer) -> i64:
    """How many faces `redact` would leave unknown."""
    hands, kinds = state.hands, setup.kinds
    count: i64 = state.bag[UNKNOWN] + state.stray_bag[UNKNOWN]
    if not setup.open_hands:
        for seat in range(setup.players):
            if seat != observer:
                for at in range(seat * kinds + 1, seat * kinds + kinds):
                    count += hands[at]
    return count


def imagine(setup: Setup, view: Najlepsza, dice: Dice) -> Najlepsza:
    world = view.copy()
    for seat in range(setup.players):
        hand = seat * setup.kinds
        while world.hands[hand] > 0:
            face = draw_held(world.bag, setup.first_hand, dice.below(held(world.bag, setup.first_hand)))
            take(world.bag, face)
            world.hands[hand] -= 1
            world.hands[hand + face - setup.hand_face] += 1
        given = world.meals[seat]
        if UNKNOWN in given:  # a secret decision: any that the rules allow, evenly
            given = given[:]
            world.meals = world.meals[:]
            world.meals[seat] = given
            script = setup.meals.script(world.fronts[seat])
            for number in range(given.index(UNKNOWN), len(given)):
                before: i64 = given[number - 1] if number > 0 else 0
                allowed = setup.meals.allowed(script[number], world.left, 4 * seat, before)
                given[number] = allowed[dice.below(len(allowed))]
                setup.meals.pay(world.left, 4 * seat, given[number])
    return world


def inventory(setup: Setup, state: Najlepsza) -> list[Family]:
    cards: list[i64] = [face for face in state.grid if face != EMPTY]
    strays: list[i64] = [face for face in state.offers if face != EMPTY]
    for front in state.fronts:
        cards += [cat for cat in front if cat <= setup.cats]
        strays += [cat - setup.cats for cat in front if cat > setup.cats]
    for face in range(len(state.discards)):
        cards += [face] * state.discards[face]
    for at in range(len(state.hands)):
        kind = at % setup.kinds
        face = kind + setup.hand_face if kind else UNKNOWN
        cards += [face] * (state.hands[at] + state.laid[at])
    cards += [UNKNOWN] * (state.deck + setup.boxed)
    strays += [UNKNOWN] * state.stray_bag[UNKNOWN]
    return [Family(cards, list(state.bag)), Family(strays, list(state.stray_bag))]
