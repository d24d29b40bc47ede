"""What comes of a move. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face, MoveId, Seat
from kociarnia.engine.hidden_cards import take
from kociarnia.games.koty.rules.deck import BAT, CATS, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN
from kociarnia.games.koty.rules.legal import lands_for_nine, lands_for_pair
from kociarnia.games.koty.rules.piles import cards_in_hand, discard, draw, fade, shuffle, spend, take_top
from kociarnia.games.koty.rules.score import complete
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import (
    CARRY,
    DEEP,
    DEFEND,
    DRAW,
    FADE,
    LANDS,
    LOSE,
    MEET,
    NINE,
    PAIR,
    PART,
    REPEAT,
    SHOW,
    SHUFFLE,
    TURN,
    Koty,
)


def apply(setup: Setup, state: Koty, move: MoveId) -> None:
    """The question stays on top of the agenda until another one comes in its place or it is _answered()."""
    ask = state.asking
    seat = state.asked
    if ask == DRAW:
        draw(setup, state, seat, move - setup.face)
    elif ask == TURN:
        _turn(setup, state, seat, move)
        _ask_on(setup, state)
        return
    elif ask == SHOW:
        spend(state, seat, move - setup.face)
        discard(state, move - setup.face)
    elif ask == DEFEND:
        if move != setup.give_in:  # R54
            _defend(setup, state, seat, move)
            return
    elif ask == REPEAT:
        if move != setup.stop:  # R55
            state.repeats += 1
            _lay(setup, state, seat, JOKER if move == setup.again + CATS else state.role)
            _ask_on(setup, state)
            return
    elif ask == NINE or ask == PAIR:
        if ask == NINE:
            _add_nine(setup, state, seat * LANDS + move - setup.nine, state.detail)
        else:
            _add_pair(setup, state, seat * LANDS + move - setup.pair)
        if complete(state, seat):  # R67
            if not setup.finish_round:  # A22: at once
                fade(state)
                state.ask_no_more()
                return
            state.closing = True
    elif ask == LOSE:  # A21
        take_top(setup, state)
        take(state.bag, move - setup.face)
        discard(state, move - setup.face)
    elif ask == SHUFFLE:
        shuffle(setup, state)
    elif ask == CARRY:  # R80
        state.tops[move - setup.carry] = state.answer
        state.answer = 0
    else:
        _deal(setup, state, move - setup.begin)
        return
    _answered(setup, state)


def _answered(setup: Setup, state: Koty) -> None:
    """The question on top is answered: on to the one below it, or to the next turn."""
    if not state.nothing_after():
        state.answered()
        _ask_on(setup, state)
        return
    state.turns += 1
    state.turn += 1  # R21
    if state.turn == setup.seats:
        state.turn = 0
    last_round = state.closing and state.turn == state.first  # A22
    if state.exhausted or last_round or state.turns == setup.turn_cap:  # A19, A38
        state.ask_no_more()
    else:
        state.ask_instead(TURN, state.turn)


def _ask_on(setup: Setup, state: Koty) -> None:
    """Do what needs nobody's answer, until somebody is asked or the game is over."""
    ask = state.asking
    if ask == DRAW:
        if state.pile == 0 and not state.exhausted:
            if len(state.discards) > 0:
                state.ask(SHUFFLE)  # R66
            else:
                state.exhausted = True  # R68, A19
        if state.exhausted:
            _answered(setup, state)
    elif ask == MEET:
        _meet(setup, state, state.asked)
    elif ask == PART:  # R48, A20: the defending card on the attacking one
        discard(state, state.played)
        discard(state, state.answer)
        state.played = state.answer = 0
        _answered(setup, state)
    elif ask == FADE:
        fade(state)
        _answered(setup, state)


def _deal(setup: Setup, state: Koty, starter: Seat) -> None:
    """R11, R16."""
    state.first = starter
    state.turn = starter
    state.ask_instead(TURN, starter)
    for step in range(1, setup.players + 1):
        for _card in range(setup.deck.hand):
            state.ask(DRAW, (starter + setup.players - step) % setup.players, 1)


def _turn(setup: Setup, state: Koty, seat: Seat, move: MoveId) -> None:
    """What is asked now comes in place of the question what to do."""
    if move < setup.joker:
        at = move - setup.play
        _play(setup, state, seat, at % ROLES + 1, at % ROLES + 1, at // ROLES)
    elif move < setup.exchange:
        at = move - setup.joker
        _play(setup, state, seat, JOKER, at % ROLES + 1, at // ROLES)
    elif move == setup.exchange:
        _exchange(setup, state, seat)
    else:  # R77; A8: the whole effect, the night card is discarded, its player draws
        state.ask_instead(DRAW, seat)
        if move < setup.bat:
            state.ask(FADE)
            state.ask(CARRY, seat)
            spend(state, seat, MOTH)
            state.played = MOTH
            state.target = move - setup.moth
            state.answer = state.tops[state.target]
            state.tops[state.target] = 0
        elif move < setup.dragon:
            state.ask(FADE)
            spend(state, seat, BAT)
            state.played = BAT
            state.tops[move - setup.bat] = 0
            _offer_card(setup, state, seat, RAVEN)
        else:
            spend(state, seat, DRAGON)
            for cell in range(setup.cells):  # R84
                if state.tops[cell] == RAVEN:
                    state.tops[cell] = 0
                    discard(state, RAVEN)
            _offer_card(setup, state, seat, DRAGON)


def _play(setup: Setup, state: Koty, seat: Seat, card: Face, role: Face, cell: i64) -> None:
    if state.tops[cell] == 0:  # R29, R30, R57, R58
        spend(state, seat, card)
        state.tops[cell] = card
        state.ask_instead(DRAW, seat)
    else:
        state.role = role
        state.target = cell
        state.repeats = 0
        _lay(setup, state, seat, card)


def _lay(setup: Setup, state: Koty, seat: Seat, card: Face) -> None:
    """A card is laid on another. A8: its player draws; if it is an attack others may answer; then it takes effect."""
    spend(state, seat, card)
    state.played = card
    state.ask_instead(MEET, seat)
    owner = state.target // LANDS
    if owner != seat:  # R46, A32: the attacked player first; both are asked whatever they hold (H8)
        if setup.teams:
            state.ask(DEFEND, setup.mates[owner])
        state.ask(DEFEND, owner)
    state.ask(DRAW, seat)


def _defend(setup: Setup, state: Koty, seat: Seat, move: MoveId) -> None:
    while state.asking != MEET:  # A32: one card is enough
        state.answered()
    if move == setup.owl:  # R78, R79, A16
        spend(state, seat, OWL)
        discard(state, OWL)
        at = seat * FACES + state.played
        state.hands[at] += 1
        state.shown[at] += 1
        state.played = 0
        _answered(setup, state)
    else:  # R47-R49, R53
        state.answer = JOKER if move == setup.defend + CATS else state.role
        spend(state, seat, state.answer)
        state.ask_instead(REPEAT, state.asked)
        state.ask(PART)
        state.ask(DRAW, seat)
        _ask_on(setup, state)


def _exchange(setup: Setup, state: Koty, seat: Seat) -> None:
    """R62."""
    at = seat * FACES
    state.ask_instead(DRAW, seat, 1)
    for _card in range(setup.deck.hand - 1):
        state.ask(DRAW, seat, 1)
    if not setup.hidden_exchange:
        for held in range(1, cards_in_hand(state, seat) + 1):
            state.ask(SHOW, seat, held)
        return
    for face in range(FACES):  # A20: face down, first those that only this seat has seen
        for _card in range(state.hands[at + face] - state.shown[at + face]):
            state.discards = append(state.discards, face)
            state.veils = append(state.veils, seat + 1)
    for face in range(FACES):
        for _card in range(state.shown[at + face]):
            discard(state, face)
        state.hands[at + face] = 0
        state.shown[at + face] = 0


def _meet(setup: Setup, state: Koty, seat: Seat) -> None:
    """Friends or ravens are discarded, the played card on top (A20); fighters become a pair of one dream."""
    state.answer = state.tops[state.target]
    state.tops[state.target] = 0
    fight = state.answer == state.role and state.role != RAVEN
    if fight and lands_for_pair(setup, state, seat) != 0:  # R34, R43
        state.ask_instead(PAIR, seat)
        return
    friends = not fight and state.role != RAVEN
    discard(state, state.answer)  # R31, R37, R40; A4
    discard(state, state.played)
    state.played = state.answer = 0
    if not friends or state.exhausted:  # A19
        _answered(setup, state)
        return
    if lands_for_nine(state, seat) != 0:  # R32, R41: from the draw pile, without looking
        state.ask_instead(NINE, seat)
    else:  # R27, A7
        state.ask_instead(LOSE)
    if state.pile == 0:
        state.ask(SHUFFLE)


def _offer_card(setup: Setup, state: Koty, seat: Seat, face: Face) -> None:
    """A card that all see becomes a nine, or is forfeit (R27, A7)."""
    if lands_for_nine(state, seat) != 0:
        state.ask(NINE, seat, face)
    else:
        discard(state, face)


def _add_nine(setup: Setup, state: Koty, cell: i64, face: Face) -> None:
    if face == UNKNOWN:  # R32: nobody looks at it
        take_top(setup, state)
    state.nines[cell * DEEP + state.depth[cell]] = face
    state.depth[cell] += 1


def _add_pair(setup: Setup, state: Koty, cell: i64) -> None:
    """R34, R43: the played card, be it cat or joker, is the nine (R36, A40)."""
    if state.depth[cell] == DEEP:  # A4
        discard(state, state.played)
    else:
        _add_nine(setup, state, cell, state.played)
    state.tops[cell] = state.answer
    state.played = state.answer = 0
