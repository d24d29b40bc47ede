"""The feast as if the game ended now: what could be fed, what each cat still lacks, what a line would bring."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.engine import Account, Say, Zone
from kociarnia.engine.kept import Kept
from kociarnia.games.najlepsza_gra.bot.feast_case import Plan
from kociarnia.games.najlepsza_gra.bot.few_ways import NONE
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals, most_fed
from kociarnia.games.najlepsza_gra.bot.servings import servings_of
from kociarnia.games.najlepsza_gra.bot.solver import answers, points_at_best, points_if_all_eat, solve
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, MENU, TOY, Deck
from kociarnia.games.najlepsza_gra.rules.feast import Feast, Meals
from kociarnia.games.najlepsza_gra.rules.score import toy_points
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza

TREAT_BITS: Final[i64] = 8
CARD_BITS: Final[i64] = 6  # ten kinds of cards, fewer than 64 in all
NO_PENALTY: Final = 1000  # so many leftovers nobody has
ALONE: Final = Rivals(NO_PENALTY, 0)
# How a cat stands: what it still lacks (chicken, tuna, milk, any) in one number, or one of these.
LACK_BITS: Final[i64] = 4
ENOUGH: Final[i64] = 0
FED: Final[i64] = 1 << 16
HUNGRY: Final[i64] = 2 << 16
ANY_TREAT: Final[i64] = 1 << 12
MIX: Final[i64] = 1000003
KEY: Final[i64] = (1 << 60) - 1


@mypyc_attr(acyclic=True)
@final
class Possessions:
    """All that decides how a seat stands, as far as the reader knows it, and what has been made of that so far.

    Whoever asks again is given the very same object while nothing has changed: all four seats and the audience ask for all of
    them after every move, and a move changes one or none."""

    def __init__(self, meals: Meals, seat: i64, front: list[i64], treats: i64, cards: i64, coins: i64, most: i64) -> None:
        self.meals: Meals = meals
        self.seat: i64 = seat
        self.front: list[i64] = front  # the cats, in the order taken
        self.treats: i64 = treats  # by kind, packed
        self.cards: i64 = cards  # of the hand by kind, packed
        self.coins: i64 = coins  # point tokens
        self.most: i64 = most  # how many must be fed for the reward of having fed most (0: nobody in front asks for it)
        self.best: Forecast | None = None
        self.zones: tuple[Zone, ...] | None = None  # while nothing is known of its answers at the feast,
        self.hidden: i64 = 0  # with so many cards in hand that are not known,
        self.zones_at_feast: dict[tuple[int, ...], tuple[Zone, ...]] | None = None  # and by what is known of them
        self.hand: Zone | None = None  # of whoever knows all of it
        self.account: Account | None = None  # as the seat reads it,
        self.others_account: Account | None = None  # and as others do who have not seen its hand,
        self.others_count: i64 = -1  # of so many cards

    def is_same(self, meals: Meals, seat: i64, front: list[i64], treats: i64, cards: i64, coins: i64, most: i64) -> bool:
        if seat != self.seat or treats != self.treats or cards != self.cards or coins != self.coins or most != self.most:
            return False
        return self.meals is meals and (self.front is front or self.front == front)


@mypyc_attr(acyclic=True)
@final
class Asked:
    """What decides which feast is best. Of a hand mostly nothing counts: then its owner and the others want the same."""

    def __init__(self, meals: Meals, front: list[i64], treats: i64, costumes: i64, toys: i64, catnip: i64, most: i64) -> None:
        self.meals: Meals = meals
        self.front: list[i64] = front
        self.treats: i64 = treats
        self.costumes: i64 = costumes
        self.toys: i64 = toys
        self.catnip: i64 = catnip
        self.most: i64 = most

    def number(self) -> int:
        out = self.treats
        for cat in self.front:
            out = (out * MIX + cat) & KEY
        counted = ((self.costumes << CARD_BITS | self.toys) << CARD_BITS | self.catnip) << CARD_BITS | self.most
        return int((out * MIX + counted) & KEY)

    def is_same(self, other: Asked) -> bool:
        if self.treats != other.treats or self.costumes != other.costumes or self.toys != other.toys:
            return False
        if self.catnip != other.catnip or self.most != other.most or self.meals is not other.meals:
            return False
        return self.front is other.front or self.front == other.front


@mypyc_attr(acyclic=True)
@final
class Forecast:
    """The best feast for what a seat has."""

    def __init__(self, asked: Asked, feast: Feast, points: i64) -> None:
        self.asked: Asked = asked
        self.feast: Feast = feast
        self.points: i64 = points  # of its cats and catnip, without what rivals decide: most leftovers
        self.marks: vec[i64] = vec[i64]()  # how each cat stands, before anything is answered at the feast
        self.lines: list[Say] | None = None  # what each cat brings
        self.fronts: dict[int, Zone] = {}  # the cats as they are shown, by seat and point tokens


# By numbers that nearly always tell them apart. Eight possessions at a table are asked for with every move.
known: Final[Kept[Possessions]] = Kept(8192)
known_best: Final[Kept[Forecast]] = Kept(4096)


def _laid_out(meals: Meals, front: list[i64], tokens: list[int], plan: Plan) -> Feast:
    left = vec[i64](tokens)
    for serving in plan.servings:
        if serving.rest:  # what that is shows only when all others have eaten
            return Feast(meals, front, left, answers(meals, front, tokens, plan, []))
    feast = Feast(meals, front, left, [])
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


def possessions(setup: Setup, view: Najlepsza, seat: i64) -> Possessions:
    """A hand that is not known counts as empty."""
    kinds, meals, most_fed = setup.kinds, setup.meals, setup.deck.most_fed
    front, treats = view.fronts[seat], packed(view.tokens, 4 * seat, 4, TREAT_BITS)
    cards = packed(view.hands, seat * kinds + 1, kinds - 1, CARD_BITS)
    if view.settled():
        cards += packed(view.laid, seat * kinds + 1, kinds - 1, CARD_BITS)
    cards <<= CARD_BITS
    coins = view.coins[seat]
    most: i64 = 0
    number = setup.players << 3 | seat
    for cat in front:
        number = (number * MIX + cat) & KEY
        if most_fed[cat] != 0:
            most = most_fed_needed(setup, view, seat)
    number = (((number * MIX + treats) & KEY) * MIX + cards) & KEY
    key = int((((number * MIX + coins) & KEY) * MIX + most) & KEY)
    found = known.get(key)
    if found is None or not found.is_same(meals, seat, front, treats, cards, coins, most):
        found = known.keep(key, Possessions(meals, seat, front, treats, cards, coins, most))
    return found


@mypyc_attr(acyclic=True)
@final
class Spread:
    """What all seats have, as far as one observer knows it. It is asked for twice with a move, and many moves change none."""

    def __init__(self, setup: Setup, view: Najlepsza) -> None:
        self.setup: Setup = setup
        self.settled: bool = view.settled()
        self.fronts: list[list[i64]] = view.fronts
        self.tokens: vec[i64] = view.tokens[:]
        self.hands: vec[i64] = view.hands[:]
        self.laid: vec[i64] = view.laid[:]
        self.coins: vec[i64] = view.coins[:]
        self.had: list[Possessions] = [possessions(setup, view, seat) for seat in range(setup.players)]
        self.zones: tuple[Zone, ...] | None = None  # while nothing is known of answers at the feast
        self.accounts: list[Account] | None = None  # as the audience reads them

    def is_that_of(self, setup: Setup, view: Najlepsza) -> bool:
        """Cats in front of seats are replaced, never changed in place."""
        if self.fronts is not view.fronts or self.setup is not setup or self.settled != view.settled():
            return False
        if not alike(self.tokens, view.tokens) or not alike(self.hands, view.hands):
            return False
        return alike(self.coins, view.coins) and alike(self.laid, view.laid)


spreads: Final[Kept[Spread]] = Kept(2048)  # by the cats in front of all seats, no two tables have them in the same list


def spread_of(setup: Setup, view: Najlepsza) -> Spread:
    key = id(view.fronts)
    found = spreads.get(key)
    if found is None or not found.is_that_of(setup, view):
        found = spreads.keep(key, Spread(setup, view))
    return found


def alike(one: vec[i64], other: vec[i64]) -> bool:
    for at in range(len(one)):  # noqa: SIM110  compiled, a generator would take longer than all else here
        if one[at] != other[at]:
            return False
    return True


def with_cat(setup: Setup, view: Najlepsza, seat: i64, cat: i64) -> Possessions:
    """The same with one more cat in front."""
    had = possessions(setup, view, seat)
    most = most_fed_needed(setup, view, seat) if setup.deck.most_fed[cat] else had.most
    return Possessions(had.meals, seat, [*had.front, cat], had.treats, had.cards, had.coins, most)


@final
class Needed:
    """It is asked for several times with a move. Cats in front of seats are replaced, never changed in place."""

    def __init__(self) -> None:
        self.setup: Setup | None = None
        self.fronts: list[list[i64]] = []
        self.tokens: vec[i64] = vec[i64]()
        self.seat: i64 = 0
        self.most: i64 = 0

    def is_for(self, setup: Setup, view: Najlepsza, seat: i64) -> bool:
        if self.setup is not setup or self.fronts is not view.fronts or self.seat != seat:
            return False
        return alike(self.tokens, view.tokens)


lately: Final = Needed()


def most_fed_needed(setup: Setup, view: Najlepsza, seat: i64) -> i64:
    """To have fed more than the best of the others can."""
    if not lately.is_for(setup, view, seat):
        most: i64 = 0
        for other in range(setup.players):
            if other != seat:
                most = max(most, most_fed(setup.deck, view.fronts[other], view.tokens, 4 * other))
        lately.setup, lately.fronts, lately.tokens = setup, view.fronts, view.tokens[:]
        lately.seat, lately.most = seat, most + 1
    return lately.most


def forecast(own: Possessions) -> Forecast:
    """As if the game ended now."""
    best = own.best
    if best is None:
        costumes, toys, catnip = _counting(own.meals.deck, own.front, own.cards)
        asked = Asked(own.meals, own.front, own.treats, costumes, toys, catnip, own.most)
        key = asked.number()
        best = known_best.get(key)
        if best is None or not best.asked.is_same(asked):
            best = known_best.keep(key, _best(asked))
        own.best = best
    return best


def _counting(deck: Deck, front: list[i64], cards: i64) -> tuple[i64, i64, i64]:
    """What counts of a hand at the feast: costumes and toys, only where somebody is paid for them, and catnip."""
    costumes: i64 = 0
    toys: i64 = 0
    for cat in front:
        if deck.bonus_per[cat] == COSTUME:
            costumes = number(cards, deck.costume, CARD_BITS)
        elif deck.bonus_per[cat] == TOY:
            for kind in deck.toys:
                toys += number(cards, kind, CARD_BITS)
    return costumes, toys, number(cards, deck.catnip, CARD_BITS)


def _best(asked: Asked) -> Forecast:
    meals, front, tokens = asked.meals, asked.front, unpacked(asked.treats, 4, TREAT_BITS)
    costumes, toys, catnip = asked.costumes, asked.toys, asked.catnip
    points = points_if_all_eat(meals.deck, front, tokens, costumes, toys, catnip)
    if points != NONE:
        return Forecast(asked, _all_fed(meals, front, tokens), points)
    plan = solve(Problem(meals, front, tokens, [], costumes, toys, catnip, _rivals(asked.most)))
    return Forecast(asked, _laid_out(meals, front, tokens, plan), plan.points)


def _all_fed(meals: Meals, front: list[i64], tokens: list[int]) -> Feast:
    feast = Feast(meals, front, vec[i64](tokens), [])
    for spot in range(len(front)):
        serving = servings_of(meals.deck, front[spot])[0]
        feast.treats[spot] = serving.treats
        feast.kinds[spot] = serving.kinds
        feast.left -= serving.treats
    feast.fed = len(front)
    return feast


def _rivals(most: i64) -> Rivals:
    """Leftovers cost something only beside those of the others; here they are just to be avoided."""
    return Rivals(NO_PENALTY, int(most)) if most else ALONE


def counts_at_feast(own: Possessions) -> bool:
    """Does the hand decide which cats can be fed best?"""
    deck = own.meals.deck
    for cat in own.front:
        if deck.bonus_per[cat] == COSTUME or deck.bonus_per[cat] == TOY:
            return True
    return number(own.cards, deck.catnip, CARD_BITS) > 0


def points_of(own: Possessions) -> int:
    """All that a seat would have, without what rivals decide: most costumes, most leftovers."""
    return forecast(own).points + _beside_feast(own.meals.deck, own.cards, own.coins)


def _beside_feast(deck: Deck, cards: i64, coins: i64) -> i64:
    """What point tokens and the hand bring, but for catnip."""
    pairs = coins + (number(cards, deck.lost_cat, CARD_BITS) >> 1)
    points = toy_points(deck, [number(cards, kind, CARD_BITS) for kind in deck.toys]) + deck.pair_points * pairs
    return points if number(cards, deck.costume, CARD_BITS) > 0 else points + deck.no_costume_points


def brings(setup: Setup, view: Najlepsza, own: Possessions, line: i64, now: i64) -> int:
    """What the cards of a line would add to `now`, the points of whoever has this, if the game ended after them."""
    deck, meals, grid = setup.deck, setup.meals, view.grid
    front, treats, cards, most = own.front, own.treats, own.cards, own.most
    for at in range(3 * line, 3 * line + 3):
        face = grid[setup.cells[at]]
        if face == EMPTY:
            continue
        if face <= setup.cats:
            front = [*front, face]
            if deck.most_fed[face]:
                most = most_fed_needed(setup, view, own.seat)
        elif face < setup.first_hand:
            for treat in range(4):
                treats += deck.gives[face][treat] << treat * TREAT_BITS
        else:
            card: i64 = 1
            card <<= (face - setup.hand_face) * CARD_BITS  # `card << ...` would shift a literal, in 32 bits, when compiled
            cards += card
    costumes, toys, catnip = counting = _counting(deck, front, cards)
    points = forecast(own).points
    if front is not own.front or treats != own.treats or (cards != own.cards and counting != _counting(deck, front, own.cards)):
        tokens = unpacked(treats, 4, TREAT_BITS)
        points = points_if_all_eat(deck, front, tokens, costumes, toys, catnip)
        if points == NONE:
            points = points_at_best(Problem(meals, front, tokens, [], costumes, toys, catnip, _rivals(most)))
    return points + _beside_feast(deck, cards, own.coins) - now


def marks_of(own: Possessions) -> vec[i64]:
    """For every cat: ENOUGH if it can be fed along with the others, else what is missing."""
    best = forecast(own)
    if len(best.marks) < len(own.front):
        best.marks = _marks(own, best.feast)
    return best.marks


def _marks(own: Possessions, feast: Feast) -> vec[i64]:
    deck = own.meals.deck
    spare = vec[i64](unpacked(own.treats, 4, TREAT_BITS))
    for spot, cat in enumerate(own.front):
        if feast.treats[spot] > 0 and deck.diet[cat] == MENU:
            for kind in range(3):
                spare[kind] -= deck.menu[cat][kind]
    out: vec[i64] = vec[i64]([ENOUGH] * len(own.front))
    for spot, cat in enumerate(own.front):
        if feast.treats[spot] > 0:
            continue
        if deck.diet[cat] != MENU:
            out[spot] = ANY_TREAT
            continue
        menu = deck.menu[cat]
        missing: i64 = 0
        wants: i64 = 0
        for kind in range(2, -1, -1):
            wants = wants << LACK_BITS | menu[kind]
            missing = missing << LACK_BITS | max(0, menu[kind] - max(0, spare[kind]))
        # All that is there may be spoken for: then one treat of its meal is what it wants.
        out[spot] = missing if missing != 0 else wants
    return out


def served(meals: Meals, codes: list[i64]) -> dict[int, bool]:
    """At the feast: the cats about which this observer knows the answer, and whether they are fed."""
    out: dict[int, bool] = {}
    for code in codes:
        cat = meals.cat[code]
        out[cat] = out.get(cat, False) or meals.treats[code] > 0
    return out
