"""The feast as if the game ended now: what could be fed, what each cat still lacks, what a line would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.rivals import Rivals, rivals_of
from kociarnia.games.najlepsza_gra.bot.solver import propose
from kociarnia.games.najlepsza_gra.rules.deck import MENU, Deck
from kociarnia.games.najlepsza_gra.rules.feast import Feast, Meals
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.score import cat_points, catnip_points, toy_points
from kociarnia.games.najlepsza_gra.rules.setup import CELLS, Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza


class Possessions(NamedTuple):
    """All that decides how a seat stands, as far as the reader knows it."""

    seat: int
    front: tuple[int, ...]
    treats: tuple[int, ...]
    hand: tuple[int, ...]
    coins: int
    most: int  # so many cats must be fed for the reward of having fed most; 0: nobody in front asks for it


class Forecast(NamedTuple):
    """A seat as if the game ended now."""

    feast: Feast
    hand: list[int]
    points: int  # without what rivals decide: most costumes, most leftovers


def possessions(
    setup: Setup, view: Najlepsza, seat: int, more: tuple[int, ...] = (), cats: tuple[int, ...] = ()
) -> Possessions:
    """A hand that is not known counts as empty. It may be asked with cards `more`, or with `cats` (strays too) in front."""
    deck = setup.deck
    front, treats, cards = [*view.fronts[seat], *cats], view.tokens[4 * seat : 4 * seat + 4], hand(setup, view, seat)
    for face in more:
        if face <= deck.cats:
            front.append(face)
        elif face < deck.first_hand:
            for treat in range(4):
                treats[treat] += deck.gives[face][treat]
        else:
            cards[face - deck.first_hand + 1] += 1
    most = 0
    for cat in front:
        if deck.most_fed[cat]:
            most = _most_fed(deck, tuple(map(tuple, view.fronts)), tuple(view.tokens), seat)
    return Possessions(seat, tuple(front), tuple(treats), tuple(cards), view.coins[seat], most)


@lru_cache(maxsize=8192)  # one move changes little, and all readers want the same of what is public
def forecast(meals: Meals, own: Possessions) -> Forecast:
    """The best feast for what the seat has."""
    deck = meals.deck
    front, tokens, cards, coins = list(own.front), list(own.treats), list(own.hand), own.coins
    costumes, toys = cards[deck.costume], [cards[kind] for kind in deck.toys]
    # Leftovers cost something only beside those of the others; here they are just to be avoided.
    rivals = Rivals(1000, own.most)
    given = propose(meals, front, tokens, [], costumes, sum(toys), cards[deck.catnip], rivals)
    feast = Feast(meals, front, vec[i64](tokens), given)
    points = sum(cat_points(deck, feast, spot, costumes, sum(toys)) for spot in range(len(front)))
    if feast.fed >= rivals.fed:
        points += sum(deck.most_fed[cat] for spot, cat in enumerate(front) if feast.treats[spot])
    points += catnip_points(deck, cards[deck.catnip] + feast.catnip, feast.fed) + toy_points(deck, toys)
    points += deck.pair_points * (coins + cards[deck.lost_cat] // 2) + (0 if costumes else deck.no_costume_points)
    return Forecast(feast, cards, points)


@lru_cache(maxsize=4096)
def _most_fed(deck: Deck, fronts: tuple[tuple[int, ...], ...], treats: tuple[int, ...], seat: int) -> int:
    """How many cats must be fed to have fed more than the best of the others can."""
    return int(rivals_of(deck, [list(front) for front in fronts], list(treats), seat).fed)


def brings(setup: Setup, view: Najlepsza, seat: int, line: int) -> int:
    """Points that the cards of a line would add if the game ended after them."""
    faces = tuple(view.grid[cell] for cell in CELLS[3 * line : 3 * line + 3] if view.grid[cell] != EMPTY)
    after = forecast(setup.meals, possessions(setup, view, seat, faces))
    return after.points - forecast(setup.meals, possessions(setup, view, seat)).points


def lacks(meals: Meals, own: Possessions) -> list[list[int] | None]:
    """For every cat in front: None if it can be fed along with the others, else what is missing (chicken, tuna, milk, any)."""
    deck = meals.deck
    feast = forecast(meals, own).feast
    spare = list(own.treats)
    for spot, cat in enumerate(feast.front):
        if feast.treats[spot] and deck.diet[cat] == MENU:
            for kind in range(3):
                spare[kind] -= deck.menu[cat][kind]
    out: list[list[int] | None] = []
    for spot, cat in enumerate(feast.front):
        if feast.treats[spot]:
            out.append(None)
        elif deck.diet[cat] != MENU:
            out.append([0, 0, 0, 1])
        else:
            missing = [max(0, deck.menu[cat][kind] - max(0, spare[kind])) for kind in range(3)]
            # All that is there may be spoken for: then one treat of its meal is what it wants.
            out.append([*(missing if any(missing) else deck.menu[cat]), 0])
    return out


def served(meals: Meals, codes: tuple[int, ...]) -> dict[int, bool]:
    """At the feast: the cats about which this observer knows the answer, and whether they are fed."""
    out: dict[int, bool] = {}
    for code in codes:
        if code:
            cat = meals.cat[code]
            out[cat] = out.get(cat, False) or meals.treats[code] > 0
    return out
