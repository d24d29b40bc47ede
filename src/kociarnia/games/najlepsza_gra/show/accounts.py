"""How a seat stands, line by line: at the end, and as if the game ended now."""

from __future__ import annotations

from kociarnia.engine import Account, Say
from kociarnia.games.najlepsza_gra.rules import score
from kociarnia.games.najlepsza_gra.rules.deck import Deck
from kociarnia.games.najlepsza_gra.rules.feast import Feast
from kociarnia.games.najlepsza_gra.rules.hand import cards_in_hand, hand
from kociarnia.games.najlepsza_gra.rules.score import (
    CATNIP,
    COSTUMES,
    LEFTOVERS,
    PAIRS,
    TOKENS,
    TOYS,
    cat_points,
    catnip_points,
    feasts_of,
    toy_points,
)
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import Possessions, forecast, hand_in, points_of, possessions
from kociarnia.games.najlepsza_gra.show.labels import cat_of, hand_of


def accounts(setup: Setup, view: Najlepsza, reader: int, fractions: bool) -> list[Account]:
    if view.settled() and not any(view.hands[seat * setup.kinds] for seat in range(setup.players)):
        feasts, points = feasts_of(setup, view), score.accounts(setup, view)
        return [_final(setup, view, seat, feasts, points[seat], fractions) for seat in range(setup.players)]
    return [running(setup, view, seat, seat == reader or setup.open_hands) for seat in range(setup.players)]


def _final(setup: Setup, view: Najlepsza, seat: int, feasts: list[Feast], points: list[int], fractions: bool) -> Account:
    """The result, line by line (R48)."""
    deck = setup.deck
    feast, cards = feasts[seat], hand(setup, view, seat)
    alone = all(other.fed < feast.fed for at, other in enumerate(feasts) if at != seat)
    lines = _cats(deck, feast, cards, alone)
    if feast.left:
        lines.append(Say("account-leftovers", {"count": feast.left, "points": points[LEFTOVERS]}))
    costumes = cards[deck.costume]
    wearers = [hand(setup, view, other)[deck.costume] for other in range(setup.players)]
    if fractions and costumes and wearers.count(costumes) == 4:
        lines.append(Say("account-costumes-half", {"count": costumes}))
    else:
        lines.append(Say("account-costumes", {"count": costumes, "points": points[COSTUMES]}))
    lines += _hand(deck, view.coins[seat], feast, cards, points)
    return Account(seat, sum(points), tuple(lines))


def running(setup: Setup, view: Najlepsza, seat: int, own: bool) -> Account:
    """As if the game ended now; of a hand that the reader does not see, nothing."""
    had = possessions(setup, view, seat)
    if own:
        if had.account is None:
            had.account = _so_far(had, 0, True)
        return had.account
    size = cards_in_hand(setup, view, seat)
    account = had.others_account
    if account is None or had.others_count != size:
        account = _so_far(had, int(size), False)
        had.others_account, had.others_count = account, size
    return account


def _so_far(had: Possessions, size: int, own: bool) -> Account:
    """`size`: of the hand, if it is not known."""
    best = forecast(had)
    deck, feast, seat, coins = had.meals.deck, best.feast, int(had.seat), int(had.coins)
    hand = hand_in(deck, had.cards)
    if best.lines is None:  # a hand that counts for them counts at the feast, too
        best.lines = _cats(deck, feast, hand, False)
    lines = best.lines[:]
    if feast.left:
        lines.append(Say("account-spare", {"count": feast.left}))
    if not own:
        if size:
            lines.append(Say("account-hidden", {"count": size}))
        if coins:
            lines.append(Say("account-tokens", {"count": coins, "points": deck.pair_points * coins}))
        return Account(seat, None, tuple(lines))
    costumes = hand[deck.costume]
    if costumes:
        lines.append(Say("account-costumes-open", {"count": costumes, "points": deck.most_costumes_points}))
    else:
        lines.append(Say("account-costumes", {"count": 0, "points": deck.no_costume_points}))
    points = [0] * 8
    points[CATNIP] = catnip_points(deck, hand[deck.catnip] + feast.catnip, feast.fed)
    points[TOYS] = toy_points(deck, [hand[kind] for kind in deck.toys])
    points[TOKENS] = deck.pair_points * coins
    points[PAIRS] = deck.pair_points * (hand[deck.lost_cat] // 2)
    lines += _hand(deck, coins, feast, hand, points)
    return Account(seat, points_of(had), tuple(lines))


def _cats(deck: Deck, feast: Feast, cards: list[int], alone: bool) -> list[Say]:
    toys = sum(cards[kind] for kind in deck.toys)
    lines = []
    for kind in ("cat", "stray"):
        for spot, cat in enumerate(feast.front):
            if (cat > deck.cats) == (kind == "stray"):
                points = cat_points(deck, feast, spot, cards[deck.costume], toys)
                if alone and feast.treats[spot]:
                    points += deck.most_fed[cat]
                served = "fed" if feast.treats[spot] else "hungry"
                lines.append(Say(f"account-{kind}-{served}", {"cat": cat_of(deck, cat), "points": points}))
    return lines


def _hand(deck: Deck, coins: int, feast: Feast, cards: list[int], points: list[int]) -> list[Say]:
    lines = []
    catnip = cards[deck.catnip] + feast.catnip
    if catnip:
        lines.append(Say("account-catnip", {"count": catnip, "fed": feast.fed, "points": points[CATNIP]}))
    toys = [count if kind in deck.toys else 0 for kind, count in enumerate(cards)]
    if any(toys):
        lines.append(Say("account-toys", {"toys": hand_of(deck, toys), "points": points[TOYS]}))
    if coins:
        lines.append(Say("account-tokens", {"count": coins, "points": points[TOKENS]}))
    if cards[deck.lost_cat] > 1:
        lines.append(Say("account-pairs", {"count": cards[deck.lost_cat] // 2, "points": points[PAIRS]}))
    return lines
