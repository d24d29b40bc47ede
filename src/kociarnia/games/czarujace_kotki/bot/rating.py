"""What each move is worth to whoever is asked: the best that can come of it in the turn."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import MoveId
from kociarnia.games.czarujace_kotki.bot.best_run import BestRun
from kociarnia.games.czarujace_kotki.rules.deck import KIND, KINDS, SWAP
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    COUPLE,
    FISH,
    GIVE,
    KEEP,
    PICK,
    PLACE,
    SOURCE,
    SPELL,
    WHOLE,
    WITH,
    Kotki,
    more_of,
    step_of,
)


def rate(setup: Setup, best: BestRun, view: Kotki, move: MoveId) -> float:
    ask = view.asking
    step = step_of(view.detail)
    last: i64 = setup.deck.end[step]
    me = best.me
    if ask == SPELL:
        return best.of_program(setup.deck.casts[move - setup.cast])
    if ask == PLACE:
        return best.of_page(move - setup.place, view.held[-1], 0, 0, me)
    if ask == PICK:
        cell = move - setup.pick
        unit = setup.deck.unit[step]
        if unit == KIND:
            return best.of_purge(step, last, me, cell)
        return best.of_first(step, last, cell) if unit == SWAP else best.of_pick(step, last, me, cell)
    if ask == WITH:
        return best.of_pair(step, last, me, more_of(view.detail), move - setup.with_)
    if ask == SOURCE:
        return best.of_draw(step, last, me) if move == setup.source else best.of_card(view.pile[-1], step, last, me, me)
    if ask == FISH:
        return best.of_card(move - setup.fishing, step, last, me, me)
    if ask == WHOLE:
        return best.of_chapter(step, last, move - setup.whole)
    if ask == COUPLE:
        return best.of_couple(step, last, move - setup.couple)
    if ask == GIVE:
        return best.of_gift(view.held[-1], 0, 0, move - setup.give)
    if ask == KEEP:
        pair = move - setup.keep
        return best.of_keeping(step, pair // (KINDS + 1) + 1, pair % (KINDS + 1) + 1)
    return 0.0  # which kitten to be: each has its merits
