"""How a seat stands, line by line: at the end, and as if the game ended now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine import Account, Say
from kociarnia.games.najlepsza_gra.rules import score
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
from kociarnia.games.najlepsza_gra.show.forecast import Possessions, forecast, hand_in, points_of, possessions, spread_of
from kociarnia.games.najlepsza_gra.show.kept import BITS, WHAT, Shown, shown_with
from kociarnia.games.najlepsza_gra.show.labels import cat_of, hand_of

# Lines are kept by what they say; the last bits of their keys say of what.
CAT_LINE: Final[i64] = 2
COUNT_LINES: Final[i64] = 3  # and on from there, by the number of their key
COUNTED: Final = (
    "account-spare", "account-hidden", "account-tokens", "account-costumes", "account-costumes-open", "account-pairs",
)  # fmt: skip
SPARE: Final[i64] = 0
HIDDEN: Final[i64] = 1
TOKEN: Final[i64] = 2
COSTUME: Final[i64] = 3
COSTUME_OPEN: Final[i64] = 4
PAIR: Final[i64] = 5
CATNIP_LINE: Final[i64] = 9
TOY_LINE: Final[i64] = 10
POINTLESS: Final[i64] = -1000  # in place of points: a line without any


def accounts(setup: Setup, view: Najlepsza, reader: int, fractions: bool) -> list[Account]:
    if view.settled() and not any(view.hands[seat * setup.kinds] for seat in range(setup.players)):
        feasts, points = feasts_of(setup, view), score.accounts(setup, view)
        return [_final(setup, view, seat, feasts, points[seat], fractions) for seat in range(setup.players)]
    if reader < setup.players or setup.open_hands:
        return [running(setup, view, seat, seat == reader or setup.open_hands) for seat in range(setup.players)]
    spread = spread_of(setup, view)
    if spread.accounts is None:
        spread.accounts = [_of_others(setup, view, had) for had in spread.had]
    return spread.accounts[:]


def _final(setup: Setup, view: Najlepsza, seat: int, feasts: list[Feast], points: list[int], fractions: bool) -> Account:
    """The result, line by line (R48)."""
    deck = setup.deck
    feast, cards = feasts[seat], hand(setup, view, seat)
    alone = all(other.fed < feast.fed for at, other in enumerate(feasts) if at != seat)
    shown = shown_with(setup)
    lines = _cats(shown, feast, cards, alone)
    if feast.left:
        lines.append(Say("account-leftovers", {"count": feast.left, "points": points[LEFTOVERS]}))
    costumes = cards[deck.costume]
    wearers = [hand(setup, view, other)[deck.costume] for other in range(setup.players)]
    if fractions and costumes and wearers.count(costumes) == 4:
        lines.append(Say("account-costumes-half", {"count": costumes}))
    else:
        lines.append(Say("account-costumes", {"count": costumes, "points": points[COSTUMES]}))
    lines += _hand(shown, view.coins[seat], feast, cards, points)
    return Account(seat, sum(points), tuple(lines))


def running(setup: Setup, view: Najlepsza, seat: int, own: bool) -> Account:
    """As if the game ended now; of a hand that the reader does not see, nothing."""
    had = possessions(setup, view, seat)
    return _open(setup, had) if own else _of_others(setup, view, had)


def _open(setup: Setup, had: Possessions) -> Account:
    if had.account is None:
        had.account = _so_far(shown_with(setup), had, 0, True)
    return had.account


def _of_others(setup: Setup, view: Najlepsza, had: Possessions) -> Account:
    size = cards_in_hand(setup, view, had.seat)
    if size == 0:  # all know what an empty hand is worth
        return _open(setup, had)
    account = had.others_account
    if account is None or had.others_count != size:
        account = _so_far(shown_with(setup), had, size, False)
        had.others_account, had.others_count = account, size
    return account


def _so_far(shown: Shown, had: Possessions, size: i64, own: bool) -> Account:
    """`size`: of the hand, where it is not known."""
    best = forecast(had)
    deck, feast, seat, coins = had.meals.deck, best.feast, int(had.seat), int(had.coins)
    if best.lines is None:  # a hand that counts for them counts at the feast, too
        best.lines = _cats(shown, feast, hand_in(deck, had.cards), False)
    lines = best.lines[:]
    if feast.left:
        lines.append(_counted(shown, SPARE, feast.left, POINTLESS))
    if not own:
        lines.append(_counted(shown, HIDDEN, size, POINTLESS))
        if coins:
            lines.append(_counted(shown, TOKEN, coins, deck.pair_points * coins))
        return Account(seat, None, tuple(lines))
    hand = hand_in(deck, had.cards)
    costumes = hand[deck.costume]
    if costumes:
        lines.append(_counted(shown, COSTUME_OPEN, costumes, deck.most_costumes_points))
    else:
        lines.append(_counted(shown, COSTUME, 0, deck.no_costume_points))
    points = [0] * 8
    points[CATNIP] = catnip_points(deck, hand[deck.catnip] + feast.catnip, feast.fed)
    points[TOYS] = toy_points(deck, [hand[kind] for kind in deck.toys])
    points[TOKENS] = deck.pair_points * coins
    points[PAIRS] = deck.pair_points * (hand[deck.lost_cat] // 2)
    lines += _hand(shown, coins, feast, hand, points)
    return Account(seat, points_of(had), tuple(lines))


def _counted(shown: Shown, what: i64, count: i64, points: i64) -> Say:
    key = (points << 2 * BITS | count) << WHAT | COUNT_LINES + what
    said = shown.says.get(key)
    if said is None:
        args = {"count": int(count)} if points == POINTLESS else {"count": int(count), "points": int(points)}
        said = shown.says.keep(key, Say(COUNTED[what], args))
    return said


def _cats(shown: Shown, feast: Feast, cards: list[int], alone: bool) -> list[Say]:
    deck = shown.setup.deck
    toys: i64 = 0
    for kind in deck.toys:
        toys += cards[kind]
    lines: list[Say] = []
    strays: list[Say] = []
    for spot, cat in enumerate(feast.front):
        fed = feast.treats[spot] > 0
        points = cat_points(deck, feast, spot, cards[deck.costume], toys)
        if alone and fed:
            points += deck.most_fed[cat]
        (strays if cat > deck.cats else lines).append(_cat(shown, cat, fed, points))
    return lines + strays


def _cat(shown: Shown, cat: i64, fed: bool, points: i64) -> Say:
    key = ((points << BITS | cat) << 1 | (1 if fed else 0)) << WHAT | CAT_LINE
    said = shown.says.get(key)
    if said is None:
        deck = shown.setup.deck
        line = f"account-{'stray' if cat > deck.cats else 'cat'}-{'fed' if fed else 'hungry'}"
        said = shown.says.keep(key, Say(line, {"cat": cat_of(deck, cat), "points": int(points)}))
    return said


def _hand(shown: Shown, coins: i64, feast: Feast, cards: list[int], points: list[int]) -> list[Say]:
    lines, deck = [], shown.setup.deck
    catnip: i64 = cards[deck.catnip] + feast.catnip
    if catnip:
        lines.append(_catnip(shown, catnip, feast.fed, points[CATNIP]))
    toys: i64 = 0
    for kind in deck.toys:
        toys += cards[kind]
    if toys:
        lines.append(_toys(shown, cards, points[TOYS]))
    if coins:
        lines.append(_counted(shown, TOKEN, coins, points[TOKENS]))
    if cards[deck.lost_cat] > 1:
        lines.append(_counted(shown, PAIR, cards[deck.lost_cat] // 2, points[PAIRS]))
    return lines


def _catnip(shown: Shown, count: i64, fed: i64, points: i64) -> Say:
    key = ((points << BITS | fed) << BITS | count) << WHAT | CATNIP_LINE
    said = shown.says.get(key)
    if said is None:
        said = Say("account-catnip", {"count": int(count), "fed": int(fed), "points": int(points)})
        shown.says.keep(key, said)
    return said


def _toys(shown: Shown, cards: list[int], points: i64) -> Say:
    deck, key = shown.setup.deck, points
    for kind in deck.toys:
        key = key << BITS | cards[kind]
    key = key << WHAT | TOY_LINE
    said = shown.says.get(key)
    if said is None:
        toys = [count if kind in deck.toys else 0 for kind, count in enumerate(cards)]
        said = shown.says.keep(key, Say("account-toys", {"toys": hand_of(deck, toys), "points": int(points)}))
    return said
