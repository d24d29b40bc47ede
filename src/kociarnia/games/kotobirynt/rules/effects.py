"""What comes of a move in Kotobirynt."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, MoveId, Seat
from kociarnia.engine.hidden_cards import take
from kociarnia.games.kotobirynt.rules.cats_won import joined, look, move_keeper, new_cat, put_first
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import MOST_DEALS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, CAT, DEAL, FLIP, KEEPER, ORDER, Kotobirynt, first_unknown
from kociarnia.games.kotobirynt.rules.turns import end_turn


def apply(setup: Setup, state: Kotobirynt, move: MoveId) -> None:
    """A question stays until another one replaces it or it is answered."""
    ask = state.asking
    if ask == ACT:
        _act(setup, state, move)
    elif ask == FLIP:
        _flip(setup, state, move - setup.canal + ALL_TURNS)
    elif ask == CAT:
        new_cat(setup, state, move - setup.cat + 1)
    elif ask == KEEPER:
        move_keeper(setup, state, move - setup.keeper)
    elif ask == ORDER:
        put_first(setup, state, move - setup.order + 1)
    elif ask == DEAL:
        _deal(setup, state, move - setup.canal + ALL_TURNS)
    else:
        _begin(state, move - setup.begin)


# --- set-up


def _begin(state: Kotobirynt, seat: Seat) -> None:
    """R8; what is asked after the deal can be asked only now that it is known of whom."""
    state.turn = seat
    state.ask_instead(ACT, seat)
    if len(state.deck) > 0:
        state.ask(FLIP)
    state.ask(DEAL)


def _deal(setup: Setup, state: Kotobirynt, tile: i64) -> None:
    """R3, A4."""
    take(state.canal_bag, tile >> 2)
    state.square[first_unknown(state.square)] = tile
    if UNKNOWN in state.square:
        return
    if len(joined(setup, state)) > 0 and state.deals < MOST_DEALS - 1:
        state.square = setup.layout[:]
        state.canal_bag = setup.dealt_bag[:]
        state.deals += 1
    else:
        state.answered()


def _flip(setup: Setup, state: Kotobirynt, tile: i64) -> None:
    """R5: the deck lies face up."""
    take(state.canal_bag, tile >> 2)
    state.deck[0] = tile
    if state.nothing_after():  # it was uncovered by an insert
        look(setup, state)
    else:
        state.answered()


# --- actions


def _act(setup: Setup, state: Kotobirynt, move: MoveId) -> None:
    if len(state.led) > 0:
        state.led = vec[i64]()
    if move == setup.leave:  # A7
        end_turn(setup, state)
        return
    state.made += 1
    state.inserted = move >= setup.insert
    if not state.inserted:
        cell = move // (ALL_TURNS - 1)
        state.square[cell] = setup.deck.turned(state.square[cell], move % (ALL_TURNS - 1) + 1)
    else:
        _push(setup, state, (move - setup.insert) // ALL_TURNS, (move - setup.insert) % ALL_TURNS)
        if len(state.deck) > 0 and state.deck[0] == UNKNOWN:
            state.ask_instead(FLIP)
            return
    look(setup, state)


def _push(setup: Setup, state: Kotobirynt, spot: i64, turn: i64) -> None:
    """R11-R13: the card at the far end of the line goes under the deck, the top card comes in at `spot`."""
    removed = setup.board.shift(state.square, spot)
    state.deck, top = pop(append(state.deck, removed if setup.as_lies else removed & ~3), 0)
    state.square[setup.board.gate[spot] >> 2] = setup.deck.lying(top, turn)
