"""The answers that are proposed to a seat at the feast, from its view."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine.contract import Seat
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals, rivals_of
from kociarnia.games.najlepsza_gra.bot.solver import propose
from kociarnia.games.najlepsza_gra.rules.feast import Meals
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import Najlepsza


def proposal(setup: Setup, view: Najlepsza, seat: Seat) -> list[int]:
    """The best answers to the questions that are open to the seat; whoever follows them is proposed the rest of the same."""
    deck = setup.deck
    given = view.meals[seat]
    cards = hand(setup, view, seat)
    counts = (cards[deck.costume], sum(cards[kind] for kind in deck.toys), cards[deck.catnip])
    front, tokens = tuple(view.fronts[seat]), tuple(view.tokens[4 * seat : 4 * seat + 4])
    rivals = rivals_of(deck, view.fronts, view.tokens, seat)
    whole = _plan(setup.meals, front, tokens, counts, rivals, ())
    if whole[: len(given)] == given:
        return whole[len(given) :]
    return _plan(setup.meals, front, tokens, counts, rivals, tuple(given))[:]


@lru_cache(maxsize=4096)  # it is asked for often: after every answer, for every hint
def _plan(
    meals: Meals,
    front: tuple[int, ...],
    tokens: tuple[int, ...],
    counts: tuple[int, int, int],
    rivals: Rivals,
    given: tuple[int, ...],
) -> list[int]:
    """`counts` are the costumes, toys and catnip in hand."""
    return propose(meals, list(front), list(tokens), list(given), *counts, rivals)
