"""The answers that are proposed to a seat at the feast, from its view."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals, rivals_of
from kociarnia.games.najlepsza_gra.bot.solver import propose
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import Najlepsza

KEPT: Final = 1024  # feasts: as many tables may be at theirs at once


@final
class _Feast:
    """What was proposed at one feast. Cats in front of seats are replaced, never changed in place: they tell feasts apart."""

    def __init__(self, setup: Setup, fronts: list[list[i64]], tokens: vec[i64]) -> None:
        self.setup: Setup = setup
        self.fronts: list[list[i64]] = fronts
        self.tokens: vec[i64] = tokens
        self.rivals: dict[int, Rivals] = {}  # of each seat
        self.plans: dict[tuple[int, int, int, int, tuple[int, ...]], list[int]] = {}

    def is_that_of(self, setup: Setup, view: Najlepsza) -> bool:
        if self.setup is not setup or self.fronts is not view.fronts:
            return False
        for at in range(len(self.tokens)):  # noqa: SIM110  compiled, a generator would take longer than all else here
            if self.tokens[at] != view.tokens[at]:
                return False
        return True


_feasts: Final[OrderedDict[int, _Feast]] = OrderedDict()


def proposal(setup: Setup, view: Najlepsza, seat: Seat) -> list[int]:
    """The best answers to the questions that are open to the seat; whoever follows them is proposed the rest of the same."""
    given = view.meals[seat]
    feast = _feasts.get(id(view.fronts))
    if feast is None or not feast.is_that_of(setup, view):
        if len(_feasts) >= KEPT:
            _feasts.popitem(last=False)
        feast = _feasts[id(view.fronts)] = _Feast(setup, view.fronts, view.tokens[:])
    whole = _plan(setup, view, seat, feast, [])
    if whole[: len(given)] == given:
        return whole[len(given) :]
    return _plan(setup, view, seat, feast, given)[:]


def _plan(setup: Setup, view: Najlepsza, seat: Seat, feast: _Feast, given: list[i64]) -> list[int]:
    """It is asked for often: after every answer of anybody, for every hint."""
    deck, hands, laid, hand = setup.deck, view.hands, view.laid, seat * setup.kinds
    costumes = hands[hand + deck.costume] + laid[hand + deck.costume]
    catnip = hands[hand + deck.catnip] + laid[hand + deck.catnip]
    toys: i64 = 0
    for kind in deck.toys:
        toys += hands[hand + kind] + laid[hand + kind]
    key = int(seat), int(costumes), int(toys), int(catnip), tuple(given)
    plan = feast.plans.get(key)
    if plan is None:
        rivals = feast.rivals.get(key[0])
        if rivals is None:
            rivals = feast.rivals[key[0]] = rivals_of(deck, view.fronts, view.tokens, seat)
        tokens = list(view.tokens[4 * seat : 4 * seat + 4])
        plan = propose(setup.meals, view.fronts[seat], tokens, given, *key[1:4], rivals)
        feast.plans[key] = plan
    return plan
