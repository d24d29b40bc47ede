"""What a seat's cats, treats and cards are likely to be worth at the end, quickly estimated."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.najlepsza_gra.rules.deck import ALIKE, COSTUME, DELICACY, EATER, MENU, NUMBER, SET, TOY, WHITE, Deck
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.score import toy_points
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza

SPARE: Final = 0.8  # a treat without a cat, early in the game
UNSEEN: Final = 2.1  # a card in a hand that one has not seen
BOTTLE: Final = 0.7
ODD_LOST: Final = 1.1  # a lost cat that waits for its pair
COSTUMES: Final = [-2.0, 0.6, 1.8, 3.2, 4.4, 5.3]  # the chance of having most grows with each
MOST_COSTUMES: Final = 5  # more make no difference to it


@final
class Holding:
    """What one seat has: copied and added to while a move is weighed."""

    def __init__(self, front: list[i64], tokens: vec[i64], hand: list[i64], coins: i64) -> None:
        self.front: list[i64] = front
        self.tokens: vec[i64] = tokens
        self.hand: list[i64] = hand
        self.coins: i64 = coins

    def add(self, deck: Deck, face: i64) -> None:
        """Take a card of the main deck."""
        if face <= deck.cats:
            self.front.append(face)
        elif face < deck.first_hand:
            gives = deck.gives[face]
            for treat in range(4):
                self.tokens[treat] += gives[treat]
        else:
            kind = face - deck.first_hand + 1
            self.hand[kind] = self.hand[kind] + 1

    def copy(self) -> Holding:
        return Holding(self.front[:], self.tokens[:], self.hand[:], self.coins)


def holding(setup: Setup, view: Najlepsza, seat: Seat) -> Holding:
    return Holding(view.fronts[seat][:], view.tokens[4 * seat : 4 * seat + 4], hand(setup, view, seat), view.coins[seat])


def turns_left(setup: Setup, view: Najlepsza, seat: Seat) -> i64:
    """Own turns to come after the one that is being played."""
    first = view.turn + 1
    ahead = (seat - view.first - first) % setup.players
    return max(0, (setup.turns - first - ahead + setup.players - 1) // setup.players)


def strays_left(view: Najlepsza) -> i64:
    return sum(1 for stray in view.offers if stray != EMPTY)


def line_gains(setup: Setup, view: Najlepsza, seat: Seat) -> list[float]:
    """What the cards of each line would bring a seat."""
    own = holding(setup, view, seat)
    turns = turns_left(setup, view, seat)
    strays = strays_left(view)
    before = expected_points(setup.deck, own, turns + 1, strays)
    out: list[float] = []
    for line in range(LINE_COUNT):
        more = own.copy()
        for at in range(3 * line, 3 * line + 3):
            face = view.grid[setup.cells[at]]
            if face != EMPTY:
                more.add(setup.deck, face)
        out.append(expected_points(setup.deck, more, turns, strays) - before)
    return out


def expected_points(deck: Deck, own: Holding, turns: i64, strays: i64) -> float:
    """Points to expect, with so many own turns to come and so many strays to be had."""
    fed_hope, points = feeding(deck, own, turns)
    cards = own.hand
    points += UNSEEN * float(cards[0])
    toys: list[i64] = [cards[kind] for kind in deck.toys]
    points += float(toy_points(deck, toys))
    points += COSTUMES[min(MOST_COSTUMES, cards[deck.costume])]
    points += catnip_hope(cards[deck.catnip], fed_hope, turns)
    lost = cards[deck.lost_cat]
    points += float(lost >> 1) * (3.0 if strays > 0 and turns > 0 else 2.0)
    if turns > 0:
        if lost & 1:
            points += ODD_LOST
        points += BOTTLE * float(min(2, cards[deck.bottle]))
    return points + float(deck.pair_points * own.coins)


def catnip_hope(count: i64, fed: float, turns: i64) -> float:
    more = float(turns) / (float(turns) + 4.0)  # how likely another one comes
    if count == 0:
        return 0.0
    if count == 1:
        return -2.0 + more * (0.5 * fed + 1.0)
    if count == 2:
        return fed
    if count == 3:
        return fed * (1.0 + 0.5 * more)
    return 2.0 * fed


def feeding(deck: Deck, own: Holding, turns: i64) -> tuple[float, float]:
    """Cats that are likely to be fed, and the points they bring: the best ones are served first."""
    left = own.tokens[:]
    front = own.front
    cats: i64 = len(front)
    gains: list[float] = [gain(deck, own, cat) for cat in front]
    ranks: list[float] = [rank(deck, front[spot], gains[spot]) for spot in range(cats)]
    some = float(turns)
    reach = some / (some + 1.6)  # how likely a missing treat still comes
    fed = 0.0
    points = 0.0
    one: i64 = 1
    served: i64 = 0  # a bit for each spot in front
    for _ in range(cats):
        chosen: i64 = -1
        best = 0.0
        for spot in range(cats):
            if served >> spot & 1 == 0 and (chosen < 0 or ranks[spot] > best):
                best = ranks[spot]
                chosen = spot
        served |= one << chosen
        if deck.diet[front[chosen]] == NUMBER:
            gains[chosen] += float(deck.bonus[front[chosen]] * (left[0] + left[1] + left[2] + left[DELICACY]))
        kept = left[:] if turns == 0 else left
        missing = serve(deck, front[chosen], left)
        if missing > 0 and turns == 0:  # nothing more will come: a part of a meal is no use
            left = kept
        chance = 1.0
        while missing > 0:
            chance *= reach
            missing -= 1
        fed += chance
        points += float(deck.hungry_points) + chance * gains[chosen]
    spare = float(left[0] + left[1] + left[2] + left[DELICACY])
    if turns > 0:
        return fed, points + SPARE * spare * some / (some + 2.0) + 0.4 * float(left[DELICACY])
    return fed, points - (1.0 if spare > 0.0 else 0.0) - 0.1 * spare


def rank(deck: Deck, cat: i64, gain: float) -> float:
    """Who is served first: whoever brings most for a treat. Who eats any number of them gets what the others leave."""
    return -1000.0 if deck.diet[cat] == NUMBER else gain / (1.0 + appetite(deck, cat))


def appetite(deck: Deck, cat: i64) -> float:
    if deck.diet[cat] == MENU:
        menu = deck.menu[cat]
        return float(menu[0] + menu[1] + menu[2])
    return 2.0 if deck.diet[cat] == ALIKE else 1.0


def serve(deck: Deck, cat: i64, left: vec[i64]) -> i64:
    """Put treats aside for a cat; returns how many are missing."""
    missing: i64 = 0
    given: i64 = 0
    diet = deck.diet[cat]
    if diet == MENU:
        menu = deck.menu[cat]
        for k in range(3):
            if menu[k] > 0:
                given = min(menu[k], left[k])
                left[k] = left[k] - given
                missing += menu[k] - given
        given = min(missing, left[DELICACY])
        left[DELICACY] = left[DELICACY] - given
        return missing - given
    most: i64 = 0
    for k in range(1, 4):
        if left[k] > left[most]:
            most = k
    if left[most] == 0:
        return 1
    if diet == NUMBER:
        for k in range(4):
            left[k] = 0
    else:
        given = deck.most_treats[cat] if diet == ALIKE else 1
        left[most] = left[most] - min(left[most], given)
    return 0


def gain(deck: Deck, own: Holding, cat: i64) -> float:
    """Points for feeding a cat rather than not."""
    extra = 0.5 * float(deck.most_fed[cat])
    if deck.bonus[cat] != 0:
        extra += float(deck.bonus[cat]) * paid_times(deck, own, cat)
    return float(deck.points[cat] - deck.hungry_points) + extra


def paid_times(deck: Deck, own: Holding, cat: i64) -> float:
    """How often its ability is likely to pay."""
    per = deck.bonus_per[cat]
    if per <= WHITE:
        return float(with_colour(deck, own.front, per))
    if per == SET:
        return float(min(with_colour(deck, own.front, 0), with_colour(deck, own.front, 1), with_colour(deck, own.front, 2)))
    if per == COSTUME:
        return float(own.hand[deck.costume])
    if per == TOY:
        toys: i64 = 0
        for kind in deck.toys:
            toys += own.hand[kind]
        return float(toys)
    if per == EATER:
        return 0.5 * float(len(own.front))
    if deck.diet[cat] == ALIKE:
        return float(max(1, min(deck.most_treats[cat], max(own.tokens[0], max(own.tokens[1], own.tokens[2])))))
    return 0.0


def with_colour(deck: Deck, front: list[i64], colour: i64) -> i64:
    count: i64 = 0
    for cat in front:
        count += deck.colours[cat] >> colour & 1
    return count
