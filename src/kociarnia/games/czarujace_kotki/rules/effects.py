"""What comes of a move, and of what happens by itself until somebody is asked again."""

from __future__ import annotations

from librt.vecs import append, pop, remove
from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, ITSELF, OVER, UNKNOWN, Face, MoveId, Observers, Seat
from kociarnia.engine.hidden_cards import FACE, reveal, take
from kociarnia.games.czarujace_kotki.rules import chaos, curses, programs
from kociarnia.games.czarujace_kotki.rules.deck import KINDS, OWN, SWAP
from kociarnia.games.czarujace_kotki.rules.discards import fall_on_pile, fish
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, exchange, exchange_chapters, one
from kociarnia.games.czarujace_kotki.rules.setup import Setup, begin
from kociarnia.games.czarujace_kotki.rules.state import (
    BEGIN,
    CASTING,
    CAUGHT,
    CHECK,
    COUPLE,
    CURSE,
    DEAL,
    DOOR,
    DRAW,
    EFFECT,
    FISH,
    GIVE,
    GOAL,
    KEEP,
    LOOK,
    PEEK,
    PICK,
    PLACE,
    RULE,
    SEIZED,
    SEND,
    SHARE,
    SHOW,
    SOURCE,
    SPELL,
    STACK,
    STEP,
    TAKE,
    WHOLE,
    WITH,
    Kotki,
    detail_of,
    mate_of,
    more_of,
    step_of,
)


def apply(setup: Setup, state: Kotki, move: MoveId) -> None:
    ask = state.asking
    seat = state.asked
    detail = state.detail
    step = step_of(detail)
    # To answer one question with another in its place is cheaper than to take it away first.
    if ask == DRAW and move <= setup.draw + KINDS and setup.deck.target[step] == OWN:
        _leaves_deck(setup, state, ask, seat, step, 1)
        take(state.bag, move - setup.draw)
        state.dealt += 1
        state.take_up(move - setup.draw)
        state.ask_instead(PLACE, seat, detail_of(step, seat, seat))
        return
    if ask == PICK and setup.deck.unit[step] == SWAP:
        state.ask_instead(WITH, seat, detail_of(step, move - setup.pick))
        return
    state.answered()
    if ask >= DEALER:
        _named(setup, state, ask, seat, detail, move)
    elif ask == PLACE:
        page = move - setup.place
        state.mark = page // CHAPTERS
        state.area[page] += one(state.put_down() - 1)
    elif ask == PICK:
        programs.picked(setup, state, seat, step, move - setup.pick)
    elif ask == WITH:
        exchange(state.area, more_of(detail), move - setup.with_)  # R21
    elif ask == SPELL:
        state.tokens[seat] = move - setup.cast  # R22
        programs.run_now(setup, state, setup.deck.casts[move - setup.cast], seat)
    elif ask == KEEP:
        _keep(setup, state, seat, step, more_of(detail), move - setup.keep)
    elif ask == GIVE:
        mate = move - setup.give
        state.ask(PLACE, mate, detail_of(step, seat, mate))  # A30: the receiver places it
    elif ask == WHOLE:
        programs.move_chapter(setup, state, seat, step, move - setup.whole)
    elif ask == COUPLE:
        exchange_chapters(state.area, seat, move - setup.couple)
    elif ask == SOURCE:
        if move == setup.source:
            programs.draw(state, seat, step, 0)
        else:
            state.fished |= setup.only(seat)
            state.pile, face = pop(state.pile)
            state.take_up(face)
            programs.send(setup, state, seat, seat, step, setup.deck.target[step])
    elif ask == FISH:
        fish(state, move - setup.fishing)
        programs.send(setup, state, seat, seat, step, setup.deck.target[step])
    else:
        state.kittens = state.kittens[:]
        state.kittens[seat] = move - setup.be
    _go_on(setup, state)


def _go_on(setup: Setup, state: Kotki) -> None:
    """All that happens by itself, until an answer is needed."""
    while state.asking >= ITSELF and state.asking != OVER:
        ask = state.asking
        seat = state.asked
        detail = state.detail
        if ask == CHECK:  # it stays below whatever comes of it
            if not curses.falls(setup, state, seat, more_of(detail)):
                _end_turn(setup, state)
        elif ask == CASTING and setup.spells.castable(state, seat, True) != 0:  # A1: it can happen that there is none
            state.ask_instead(SPELL, seat)
        else:
            state.answered()
            _happen(setup, state, ask, seat, detail)


def _happen(setup: Setup, state: Kotki, ask: i64, seat: Seat, detail: i64) -> None:
    step = step_of(detail)
    if ask == STEP:
        programs.begin(setup, state, seat, step)
    elif ask == TAKE:
        programs.draw(state, seat, step, mate_of(detail))
    elif ask == PEEK:
        if state.deck_left() > 0:
            state.ask(LOOK, seat)
    elif ask == SHARE:
        if len(state.looked) > more_of(detail):
            state.ask(KEEP, seat, detail)
    elif ask == SEND:
        programs.send(setup, state, seat, seat, step, setup.deck.second[step])
    elif ask == EFFECT:
        chaos.apply_effect(setup, state, more_of(detail))


def _end_turn(setup: Setup, state: Kotki) -> None:
    if state.caught:  # A2, the option
        _seize(state)
        return
    state.turn += 1
    seat = state.active(setup.players)
    state.ask_instead(CHECK, seat)  # R25
    state.ask(CASTING, seat)  # R17
    programs.run_now(setup, state, setup.deck.opening, seat)  # R16


def _seize(state: Kotki) -> None:
    state.over = SEIZED
    state.ask_no_more()


def _keep(setup: Setup, state: Kotki, seat: Seat, step: i64, first: i64, pair: i64) -> None:
    """Both cards are open now; the one kept goes first (A30)."""
    kept = pair // (KINDS + 1) + 1
    other = pair % (KINDS + 1) + 1
    if state.looked[first] & FACE == UNKNOWN:
        take(state.bag, kept)
        if other <= KINDS:
            take(state.bag, other)
    state.looked = state.looked[:first]
    if other <= KINDS:
        state.take_up(other)
        state.ask(SEND, seat, detail_of(step))
    state.take_up(kept)
    programs.send(setup, state, seat, seat, step, setup.deck.target[step])


# --- the dealer's answers


def _named(setup: Setup, state: Kotki, ask: i64, seat: Seat, detail: i64, move: MoveId) -> None:
    if ask == DRAW or ask == LOOK:
        _drawn(setup, state, ask, seat, detail, move - setup.draw)
    elif ask == DEAL:
        face = move - setup.draw
        take(state.bag, face)
        state.dealt += 1
        state.area[seat * CHAPTERS + more_of(detail)] += one(face - 1)
    elif ask == CURSE:
        curses.lay_out(setup, state, more_of(detail), move - setup.curse)
    elif ask == GOAL:
        _see_goal(state, seat, move - setup.goal, setup.only(seat))
    elif ask == SHOW:
        _see_goal(state, seat, move - setup.show, setup.all)  # A39
    elif ask == STACK:
        state.held = remove(state.held, move - setup.stack)
        state.discard(move - setup.stack)
        fall_on_pile(setup, state)
    elif ask == RULE:
        chaos.apply_rule(setup, state, move - setup.rule)
    elif ask == BEGIN:
        begin(setup, state, move - setup.begin)
    else:
        chaos.turn_over(state, move - setup.chaos)


def _see_goal(state: Kotki, seat: Seat, goal: Face, to: Observers) -> None:
    state.goals = state.goals[:]
    state.goal_bag = state.goal_bag[:]
    state.goals[seat] = reveal(state.goals[seat], goal, to, state.goal_bag)


def _drawn(setup: Setup, state: Kotki, ask: i64, seat: Seat, detail: i64, face: Face) -> None:
    """The top card of the deck leaves it."""
    step = step_of(detail)
    what: i64 = 1
    if face > KINDS:
        what = 3 if face == DOOR else 2
    _leaves_deck(setup, state, ask, seat, step, what)
    if face == CAUGHT:
        if setup.finish_turn:
            state.caught = True
        else:  # R38, A2
            _seize(state)
    elif face > KINDS:
        if setup.replacement:  # A1: after all that the cat brings the card is drawn again
            state.ask(TAKE if ask == DRAW else PEEK, seat, detail)
        chaos.cat_comes(setup, state, face)
    elif ask == LOOK:
        state.dealt += 1
        state.looked = append(state.looked[:], reveal(UNKNOWN, face, setup.only(seat), state.bag))
    else:
        state.dealt += 1
        take(state.bag, face)
        state.take_up(face)
        programs.send(setup, state, seat, seat, step, setup.deck.target[step], mate_of(detail))


def _leaves_deck(setup: Setup, state: Kotki, ask: i64, seat: Seat, step: i64, what: i64) -> None:
    """The top card: an ingredient or a special card, as the bag of its part of the deck numbers them."""
    if ask == DRAW and step == setup.deck.opening.first:
        state.fished &= ~setup.only(seat)
    if state.plain > 0:
        state.plain -= 1
    elif state.cats[0] > 0:
        take(state.cats, what)
    else:
        take(state.last, what)
