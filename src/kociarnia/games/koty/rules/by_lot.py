"""A legal move by lot, without making lists: playouts are mostly this."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import Dice, Face, MoveId, Seat
from kociarnia.games.koty.rules.deck import CATS, FACES, JOKER, OWL, RAVEN
from kociarnia.games.koty.rules.legal import USUAL, besides_cats, lands_for_nine, lands_for_pair, legal
from kociarnia.games.koty.rules.piles import chance_thrown
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import BEGIN, DEFEND, DRAW, LANDS, LOSE, NINE, PAIR, SHOW, SHUFFLE, TURN, Koty


def weights(setup: Setup, state: Koty) -> list[int]:
    ask = state.asking
    if ask == BEGIN:
        return [1] * (1 if setup.starter >= 0 else setup.players)
    if ask == SHUFFLE:
        return [1]
    if ask == SHOW:
        chances = [chance_thrown(state, state.asked, face) for face in range(1, FACES)]
        return [chance for chance in chances if chance > 0]
    return [copies for copies in state.bag[1:] if copies > 0]


def roll(setup: Setup, state: Koty, dice: Dice) -> MoveId:
    """The same draw from the same moves as in legal(), without the list for what is asked most."""
    ask = state.asking
    seat = state.asked
    if ask == DRAW or ask == LOSE:
        return setup.face + dice.card(state.number, state.bag)
    if ask == TURN:
        return _turn_by_lot(setup, state, seat, dice)
    if ask == SHOW:
        return setup.face + _thrown_by_lot(state, seat, state.detail, dice)
    if ask == DEFEND and not _can_answer(state, seat):
        dice.below(1)
        return setup.give_in
    if ask == NINE:
        return setup.nine + _one_of(lands_for_nine(state, seat), dice)
    if ask == PAIR:
        return setup.pair + _one_of(lands_for_pair(setup, state, seat), dice)
    if ask == SHUFFLE:
        dice.below(1)
        return setup.shuffle
    moves = legal(setup, state)
    return moves[dice.below(len(moves))]


def _one_of(lands: i64, dice: Dice) -> i64:
    """One of the bits that are set."""
    count: i64 = 0
    rest = lands
    while rest != 0:
        rest &= rest - 1
        count += 1
    left = dice.below(count)
    land: i64 = 0
    while left > 0 or lands >> land & 1 == 0:
        left -= lands >> land & 1
        land += 1
    return land


def _can_answer(state: Koty, seat: Seat) -> bool:
    at = seat * FACES
    hands = state.hands
    return hands[at + state.role] > 0 or hands[at + JOKER] > 0 or hands[at + OWL] > 0


def _thrown_by_lot(state: Koty, seat: Seat, held: i64, dice: Dice) -> Face:
    """The next card thrown away from a hand of so many."""
    at = seat * FACES
    thrown: Face = 1
    if state.hands[at] == 0:  # in a whole world every card of a hand has its face
        left = dice.below(held)
        copies = state.hands[at + thrown]
        while left >= copies:
            left -= copies
            thrown += 1
            copies = state.hands[at + thrown]
        return thrown
    total: i64 = 0
    for face in range(1, FACES):
        total += chance_thrown(state, seat, face)
    left = dice.below(total)
    while left >= chance_thrown(state, seat, thrown):
        left -= chance_thrown(state, seat, thrown)
        thrown += 1
    return thrown


def _turn_by_lot(setup: Setup, state: Koty, seat: Seat, dice: Dice) -> MoveId:
    """One of _turns(): count the plays dream by dream, draw, and look only into the dream where it falls."""
    hands = state.hands
    at = seat * FACES
    cats: i64 = 0  # different ones in hand
    fits: i64 = 0  # what may be played on which top, as in `welcome`
    for face in range(1, CATS + 1):
        if hands[at + face] > 0:
            cats += 1
            fits += setup.welcome[face]
    raven: i64 = 0
    if hands[at + RAVEN] > 0:
        raven = 1
    mate: Seat = setup.mates[seat]
    plays: i64 = 0
    counts: i64 = 0  # a byte for each dream
    for owner in range(setup.seats):
        if owner == seat or owner != mate:  # A33
            count = _on_dream(state, owner, owner == seat, cats, fits, raven)
            plays += count
            counts |= count << 8 * owner
    plain = True  # most hands hold neither joker nor night card
    for face in range(JOKER, FACES):
        if hands[at + face] > 0:
            plain = False
            break
    if plain:
        left = dice.below(plays + 1)
        if left == plays:
            return setup.exchange
    else:
        nothing: vec[i64] = vec[i64](capacity=USUAL)
        others = besides_cats(setup, state, seat, nothing)
        left = dice.below(plays + len(others))
        if left >= plays:
            return others[left - plays]
    owner = 0
    while left >= counts & 255:
        left -= counts & 255
        counts >>= 8
        owner += 1
    cell = owner * LANDS
    count = _on_land(state, cell, owner == seat, cats, fits, raven)
    while left >= count:
        left -= count
        cell += 1
        count = _on_land(state, cell, owner == seat, cats, fits, raven)
    return setup.play - 1 + cell * ROLES + _nth(setup, hands, at, state.tops[cell], left)


def _nth(setup: Setup, hands: vec[i64], at: i64, top: Face, left: i64) -> Face:
    """Number `left` of the cats and ravens in hand that may be played on a top."""
    if top == RAVEN:
        return RAVEN
    face: i64 = 1
    while face < RAVEN:
        if hands[at + face] > 0 and (top == 0 or setup.welcome[face] >> 2 * top & 1):
            if left == 0:
                return face
            left -= 1
        face += 1
    return RAVEN


def _on_dream(state: Koty, owner: Seat, own: bool, cats: i64, fits: i64, raven: i64) -> i64:
    """How many plays there are on the four lands of a dream."""
    count: i64 = 0
    for cell in range(owner * LANDS, owner * LANDS + LANDS):
        count += _on_land(state, cell, own, cats, fits, raven)
    return count


def _on_land(state: Koty, cell: i64, own: bool, cats: i64, fits: i64, raven: i64) -> i64:
    """How many of the cats and ravens in hand may be played on a land; a function of the module, for these are inlined."""
    top: i64 = state.tops[cell]
    if top == 0:
        if own:
            return cats  # R29, R30
        if state.depth[cell] > 0:
            return cats + raven  # R57, R58
        return 0  # R61
    if top != RAVEN:
        return fits >> 2 * top & 3  # R31, R34, R39
    if own:
        return raven  # R37
    return 0
