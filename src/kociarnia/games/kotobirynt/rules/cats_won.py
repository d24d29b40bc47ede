"""Leading cats home: chapter 3 of RULES.md. Cats won together are homes of the state until new ones have come."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face
from kociarnia.engine.hidden_cards import take
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.paths import reached
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import (
    CAT,
    KEEPER,
    ORDER,
    Kotobirynt,
    cat_of,
    face_of,
    first_unknown,
    home,
    left_by,
    parts_of,
    reached_by,
    way,
)
from kociarnia.games.kotobirynt.rules.turns import next_action


def look(setup: Setup, state: Kotobirynt) -> None:
    """R15, A11, A13: after an action, and again after figures have moved (A14), all cats that are joined are won."""
    homes = joined(setup, state)
    if len(homes) == 0:
        next_action(setup, state)
        return
    _remember(state, homes)
    for won in homes:
        state.won = append(state.won, 8 * face_of(won) + state.turn)  # R16
        state.cats[cat_of(won)] = UNKNOWN
        state.cat_spots[cat_of(won)] = NOWHERE
    if len(state.won) == setup.all_cats:  # R22, A23
        state.turns += 1
        state.ask_no_more()
        return
    state.homes = homes
    _next_home(setup, state)


def joined(setup: Setup, state: Kotobirynt) -> vec[i64]:
    """The cats that have a path to a keeper; mostly none, and then no vec is made."""
    out = setup.none
    board, hops, square, keepers = setup.board, setup.hops, state.square, state.keeper_spots
    for cat in range(len(state.cat_spots)):
        spot = state.cat_spots[cat]
        if spot == NOWHERE:
            continue
        water = reached(board, hops, square, spot)
        if water != 0:
            met: i64 = 0
            for keeper in range(len(keepers)):
                met |= (water >> keepers[keeper] & 1) << keeper
            if met != 0:
                out = append(out, home(cat, met, spot, state.cats[cat]))
    return out


def _remember(state: Kotobirynt, homes: vec[i64]) -> None:
    """Everybody has seen which way the cats came, and boards show it until the next action."""
    wave = parts_of(state.led[-1])[3] + 1 if len(state.led) > 0 else 0
    for won in homes:
        for keeper in range(len(state.keeper_spots)):
            if reached_by(won) >> keeper & 1:
                state.led = append(state.led, way(left_by(won), state.keeper_spots[keeper], face_of(won), wave))


def _next_home(setup: Setup, state: Kotobirynt) -> None:
    """Cats won together are replaced one after the other (R21)."""
    if len(state.homes) == 0:
        look(setup, state)  # A14
    elif len(state.homes) > 1:
        state.ask_instead(ORDER, state.turn)
    else:
        _ask_keeper(setup, state)


def put_first(setup: Setup, state: Kotobirynt, face: Face) -> None:
    """The player has chosen which of the cats is replaced first (A13)."""
    for at in range(len(state.homes)):
        if face_of(state.homes[at]) == face:
            rest, first = pop(state.homes, at)
            state.homes = append(rest, first)
            break
    _ask_keeper(setup, state)


def _ask_keeper(setup: Setup, state: Kotobirynt) -> None:
    """A12: the keeper that was reached; if there are two, the player chooses."""
    met = reached_by(state.homes[-1])
    if met & met - 1:
        state.ask_instead(KEEPER, state.turn)
    else:
        keeper: i64 = 0
        while met >> keeper & 1 == 0:
            keeper += 1
        move_keeper(setup, state, keeper)


def move_keeper(setup: Setup, state: Kotobirynt, keeper: i64) -> None:
    """R17; then a new cat, if there is one left (A19)."""
    state.keeper_spots[keeper] = free_spot(setup, state, state.keeper_spots[keeper])
    if state.cat_bag[UNKNOWN] > 0:
        state.ask_instead(CAT)
    else:
        state.homes, _won = pop(state.homes)
        _next_home(setup, state)


def new_cat(setup: Setup, state: Kotobirynt, face: Face) -> None:
    """R4 at the start, R18 later."""
    take(state.cat_bag, face)
    if len(state.homes) == 0:
        state.cats[first_unknown(state.cats)] = face
        state.answered()
        return
    state.homes, won = pop(state.homes)
    state.cats[cat_of(won)] = face
    state.cat_spots[cat_of(won)] = free_spot(setup, state, left_by(won))
    _next_home(setup, state)


def spot_of_new_cat(setup: Setup, state: Kotobirynt) -> i64:
    """Where the cat will be that the dealer is asked for."""
    if len(state.homes) > 0:
        return free_spot(setup, state, left_by(state.homes[-1]))
    return state.cat_spots[first_unknown(state.cats)]


def free_spot(setup: Setup, state: Kotobirynt, spot: i64) -> i64:
    return next_free(setup.board.spots, state.cat_spots, state.keeper_spots, spot)


def next_free(spots: i64, cats: vec[i64], keepers: vec[i64], spot: i64) -> i64:
    """R19, A16-A18: the next spot clockwise where nobody is."""
    while True:
        spot = (spot + 1) % spots
        if spot not in cats and spot not in keepers:
            return spot
