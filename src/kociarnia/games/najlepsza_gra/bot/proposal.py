"""The answers that are proposed to a seat at the feast, from its view."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.najlepsza_gra.bot.rivals import rivals_of
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
    counts = (cards[deck.costume], sum([cards[kind] for kind in deck.toys]), cards[deck.catnip])
    fronts, tokens = tuple([tuple(front) for front in view.fronts]), tuple([count for count in view.tokens])  # noqa: C416
    whole = _plan(setup.meals, int(seat), fronts, tokens, counts, ())
    if whole[: len(given)] == given:
        return whole[len(given) :]
    return _plan(setup.meals, int(seat), fronts, tokens, counts, tuple(given))[:]


@lru_cache(maxsize=4096)  # it is asked for often: after every answer, for every hint
def _plan(
    meals: Meals,
    seat: int,
    fronts: tuple[tuple[int, ...], ...],
    tokens: tuple[int, ...],
    counts: tuple[int, int, int],
    given: tuple[int, ...],
) -> list[int]:
    """`fronts` and `tokens` are those of all seats, `counts` the costumes, toys and catnip in hand."""
    rivals = rivals_of(meals.deck, [list(front) for front in fronts], vec[i64](tokens), seat)
    return propose(meals, list(fronts[seat]), list(tokens[4 * seat : 4 * seat + 4]), list(given), *counts, rivals)
