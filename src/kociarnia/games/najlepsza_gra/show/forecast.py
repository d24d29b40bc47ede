"""The feast as if the game ended now: what could be fed, what each cat still lacks, what a line would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.feast_case import Plan
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals, rivals_of
from kociarnia.games.najlepsza_gra.bot.solver import answers, solve
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, MENU, TOY, Deck
from kociarnia.games.najlepsza_gra.rules.feast import Feast, Meals
from kociarnia.games.najlepsza_gra.rules.score import toy_points
from kociarnia.games.najlepsza_gra.rules.setup import CELLS, Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza

# All that decides how a seat stands, as far as the reader knows it: the seat, the cats in front of it, its treats and the cards
# of its hand by kind, packed, its point tokens, and how many cats must be fed for the reward of having fed most (0: nobody in
# front asks for it). It is looked up far more often than anything comes of it, so it is small and quickly made.
Possessions = tuple[int, tuple[int, ...], int, int, int, int]
TREAT_BITS: Final[i64] = 8
CARD_BITS: Final[i64] = 6  # ten kinds of cards, fewer than 64 in all
NO_PENALTY: Final = 1000  # so many leftovers nobody has
ALONE: Final = Rivals(NO_PENALTY, 0)


@final
class Forecast:
    """The best feast for what a seat has."""

    def __init__(self, meals: Meals, front: list[int], tokens: list[int], plan: Plan) -> None:
        self.meals: Meals = meals
        self.front: list[int] = front
        self.tokens: list[int] = tokens
        self.plan: Plan = plan
        self.points: i64 = plan.points  # of its cats and catnip, without what rivals decide: most leftovers
        self.made: Feast | None = None

    def feast(self) -> Feast:
        """Most are only compared, and never looked at."""
        if self.made is None:
            self.made = self._laid_out()
        return self.made

    def _laid_out(self) -> Feast:
        meals, plan = self.meals, self.plan
        if any(serving.rest for serving in plan.servings):  # what that is shows only when all others have eaten
            given = answers(meals, self.front, self.tokens, plan, [])
            return Feast(meals, self.front, vec[i64](self.tokens), given)
        feast = Feast(meals, self.front, vec[i64](self.tokens), [])
        for spot in range(len(plan.servings)):
            serving = plan.servings[spot]
            feast.treats[spot] = serving.treats
            feast.kinds[spot] = serving.kinds
            feast.catnip += serving.catnip
        feast.left = plan.left
        feast.fed = plan.fed
        return feast


def packed(counts: vec[i64], first: i64, size: i64, bits: i64) -> i64:
    out: i64 = 0
    for at in range(first + size - 1, first - 1, -1):
        out = (out << bits) + counts[at]
    return out


def unpacked(counts: i64, size: i64, bits: i64) -> list[int]:
    return [number(counts, at, bits) for at in range(size)]


def number(counts: i64, at: i64, bits: i64) -> i64:
    mask: i64 = 1
    return counts >> at * bits & (mask << bits) - 1


def hand_in(deck: Deck, cards: i64) -> list[int]:
    return unpacked(cards, deck.kinds, CARD_BITS)


def possessions(
    setup: Setup, view: Najlepsza, seat: i64, more: tuple[int, ...] = (), cats: tuple[int, ...] = ()
) -> Possessions:
    """A hand that is not known counts as empty. It may be asked with cards `more`, or with `cats` (strays too) in front."""
    deck, kinds = setup.deck, setup.kinds
    front, treats = view.fronts[seat], packed(view.tokens, 4 * seat, 4, TREAT_BITS)
    cards = packed(view.hands, seat * kinds, kinds, CARD_BITS)
    if view.settled():
        cards += packed(view.laid, seat * kinds, kinds, CARD_BITS)
    if more or cats:
        front = [*front, *cats]
    for face in more:
        if face <= deck.cats:
            front.append(face)
        elif face < deck.first_hand:
            for treat in range(4):
                treats += deck.gives[face][treat] << treat * TREAT_BITS
        else:
            card: i64 = 1
            card <<= (face - setup.hand_face) * CARD_BITS  # `card << ...` would shift a literal, in 32 bits, when compiled
            cards += card
    most = 0
    for cat in front:
        if deck.most_fed[cat]:
            most = rivals_of(deck, view.fronts, view.tokens, seat).fed  # to have fed more than the best of the others can
    return int(seat), tuple(front), int(treats), int(cards), int(view.coins[seat]), most


def forecast(meals: Meals, own: Possessions) -> Forecast:
    """As if the game ended now."""
    deck = meals.deck
    _, front, treats, cards, _, most = own
    costumes: i64 = 0  # these two count at the feast only for who is paid for them
    toys: i64 = 0
    for cat in front:
        if deck.bonus_per[cat] == COSTUME:
            costumes = number(cards, deck.costume, CARD_BITS)
        elif deck.bonus_per[cat] == TOY:
            toys = sum(_toys(deck, cards))
    return _best(meals, front, treats, int(costumes), int(toys), int(number(cards, deck.catnip, CARD_BITS)), most)


@lru_cache(maxsize=8192)  # one move changes little, and all readers want the same of what is public
def _best(meals: Meals, cats: tuple[int, ...], treats: int, costumes: int, toys: int, catnip: int, most: int) -> Forecast:
    # Leftovers cost something only beside those of the others; here they are just to be avoided.
    rivals = Rivals(NO_PENALTY, most) if most else ALONE
    front, tokens = list(cats), unpacked(treats, 4, TREAT_BITS)
    return Forecast(meals, front, tokens, solve(Problem(meals, front, tokens, [], costumes, toys, catnip, rivals)))


def counts_at_feast(deck: Deck, own: Possessions) -> bool:
    """Does the hand decide which cats can be fed best?"""
    cards = own[3]
    for cat in own[1]:
        if deck.bonus_per[cat] == COSTUME or deck.bonus_per[cat] == TOY:
            return True
    return number(cards, deck.catnip, CARD_BITS) > 0


def points_of(meals: Meals, own: Possessions) -> int:
    """All that a seat would have, without what rivals decide: most costumes, most leftovers."""
    deck, cards = meals.deck, own[3]
    pairs = own[4] + number(cards, deck.lost_cat, CARD_BITS) // 2
    costumes = 0 if number(cards, deck.costume, CARD_BITS) else deck.no_costume_points
    return forecast(meals, own).points + toy_points(deck, _toys(deck, cards)) + deck.pair_points * pairs + costumes


def _toys(deck: Deck, cards: i64) -> list[i64]:
    return [number(cards, kind, CARD_BITS) for kind in deck.toys]


def brings(setup: Setup, view: Najlepsza, seat: int, line: int, points: int) -> int:
    """What the cards of a line would add to `points`, which the seat has now, if the game ended after them."""
    faces = tuple(view.grid[cell] for cell in CELLS[3 * line : 3 * line + 3] if view.grid[cell] != EMPTY)
    return points_of(setup.meals, possessions(setup, view, seat, faces)) - points


def lacks(meals: Meals, own: Possessions) -> list[list[int] | None]:
    """For every cat in front: None if it can be fed along with the others, else what is missing (chicken, tuna, milk, any)."""
    deck = meals.deck
    feast = forecast(meals, own).feast()
    spare = unpacked(own[2], 4, TREAT_BITS)
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
        cat = meals.cat[code]
        out[cat] = out.get(cat, False) or meals.treats[code] > 0
    return out
