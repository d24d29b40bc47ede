"""How a seat stands: what could be fed if the game ended now, what each cat still lacks, what each line of an account says."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kociarnia.engine import Account, Say
from kociarnia.games.najlepsza_gra.bot.solver import Rivals, propose, rivals_of
from kociarnia.games.najlepsza_gra.rules.deck import MENU
from kociarnia.games.najlepsza_gra.rules.feast import Feast
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.score import (
    CATNIP,
    COSTUMES,
    LEFTOVERS,
    PAIRS,
    TOKENS,
    TOYS,
    cat_points,
    catnip_points,
    toy_points,
)
from kociarnia.games.najlepsza_gra.rules.setup import PLACES
from kociarnia.games.najlepsza_gra.rules.state import Table
from kociarnia.games.najlepsza_gra.show.labels import cat_of, hand_of


class Now(NamedTuple):
    """A seat as if the game ended now."""

    feast: Feast
    hand: list[int]
    points: int  # without what rivals decide: most costumes, most leftovers


class Has(NamedTuple):
    """All that decides how a seat stands, as far as the reader knows it."""

    fronts: tuple[tuple[int, ...], ...]  # of all seats, for some cats look at the others'
    tokens: tuple[int, ...]
    hand: tuple[int, ...]
    coins: int
    seat: int


def has(rules: NajlepszaRules, view: Table, seat: int) -> Has:
    """A hand that is not known counts as empty."""
    return Has(tuple(map(tuple, view.fronts)), tuple(view.tokens), tuple(rules.hand(view, seat)), view.coins[seat], seat)


def now(rules: NajlepszaRules, view: Table, seat: int, more: tuple[int, ...] = ()) -> Now:
    """The best feast for what the seat has, and for the cards `more` if it had them too."""
    return _now(rules, has(rules, view, seat), more)


@lru_cache(maxsize=4096)  # one move changes little, and all readers want the same of what is public
def _now(rules: NajlepszaRules, own: Has, more: tuple[int, ...]) -> Now:
    fronts, treats, known, coins, seat = own
    box = rules.box
    front, hand = list(fronts[seat]), list(known)
    tokens = list(treats[4 * seat : 4 * seat + 4])
    for face in more:
        if face <= box.cats:
            front.append(face)
        elif face < box.first_hand:
            tokens = [n + given for n, given in zip(tokens, box.gives[face], strict=True)]
        else:
            hand[face - rules.hand_face] += 1
    costumes, toys = hand[box.costume], [hand[kind] for kind in box.toys]
    # Leftovers cost something only beside those of the others; here they are just to be avoided.
    never = Rivals(1000, _most_fed(rules, fronts, treats, seat))
    given = propose(rules.meals, front, tokens, [], costumes, sum(toys), hand[box.nip], never)
    feast = Feast(rules.meals, front, tokens, given)
    points = sum(cat_points(box, feast, i, costumes, sum(toys)) for i in range(len(front)))
    if feast.fed >= never.fed:
        points += sum(box.most_fed[cat] for i, cat in enumerate(front) if feast.treats[i])
    points += catnip_points(box, hand[box.nip] + feast.catnip, feast.fed) + toy_points(box, toys)
    points += box.pair * (coins + hand[box.lost] // 2) + (0 if costumes else box.costumes_none)
    return Now(feast, hand, points)


@lru_cache(maxsize=4096)
def _most_fed(rules: NajlepszaRules, fronts: tuple[tuple[int, ...], ...], treats: tuple[int, ...], seat: int) -> int:
    """How many cats the best of the others can feed."""
    return int(rivals_of(rules.meals, [list(front) for front in fronts], list(treats), seat).fed)


def brings(rules: NajlepszaRules, view: Table, seat: int, line: int) -> int:
    """Points that the cards of a line would add if the game ended after them."""
    faces = tuple(view.grid[place] for place in PLACES[3 * line : 3 * line + 3] if view.grid[place])
    return now(rules, view, seat, faces).points - now(rules, view, seat).points


def lacks(rules: NajlepszaRules, own: Has) -> list[list[int] | None]:
    """For every cat in front: None if it can be fed along with the others, else what is missing (chicken, tuna, milk, any)."""
    box = rules.box
    feast = _now(rules, own, ()).feast
    spare = list(own.tokens[4 * own.seat : 4 * own.seat + 4])
    for i, cat in enumerate(feast.front):
        if feast.treats[i] and box.diet[cat] == MENU:
            for k in range(3):
                spare[k] -= box.menu[cat][k]
    out: list[list[int] | None] = []
    for i, cat in enumerate(feast.front):
        if feast.treats[i]:
            out.append(None)
        elif box.diet[cat] != MENU:
            out.append([0, 0, 0, 1])
        else:
            missing = [max(0, box.menu[cat][k] - max(0, spare[k])) for k in range(3)]
            # All that is there may be spoken for: then one treat of its meal is what it wants.
            out.append([*(missing if any(missing) else box.menu[cat]), 0])
    return out


def served(rules: NajlepszaRules, meals: tuple[int, ...]) -> dict[int, bool]:
    """At the feast: the cats about which this observer knows the answer, and whether they are fed."""
    out: dict[int, bool] = {}
    for code in meals:
        if code:
            cat = rules.meals.cat[code]
            out[cat] = out.get(cat, False) or rules.meals.treats[code] > 0
    return out


# --- accounts


def accounts(rules: NajlepszaRules, view: Table, reader: int, fractions: bool) -> list[Account]:
    if rules.settled(view) and not any(view.hands[seat * rules.kinds] for seat in range(rules.players)):
        return [final(rules, view, seat, fractions) for seat in range(rules.players)]
    return [running(rules, view, seat, seat == reader or rules.open_hands) for seat in range(rules.players)]


def final(rules: NajlepszaRules, view: Table, seat: int, fractions: bool) -> Account:
    """The result, line by line (R48)."""
    box = rules.box
    feasts = rules.feasts(view)
    feast, hand = feasts[seat], rules.hand(view, seat)
    points = rules.accounts(view)[seat]
    alone = all(other.fed < feast.fed for at, other in enumerate(feasts) if at != seat)
    lines = _cats(rules, feast, hand, alone)
    if feast.left:
        lines.append(Say("account-leftovers", {"count": feast.left, "points": points[LEFTOVERS]}))
    costumes = hand[box.costume]
    wearers = [rules.hand(view, other)[box.costume] for other in range(rules.players)]
    if fractions and costumes and wearers.count(costumes) == 4:
        lines.append(Say("account-costumes-half", {"count": costumes}))
    else:
        lines.append(Say("account-costumes", {"count": costumes, "points": points[COSTUMES]}))
    lines += _hand(rules, view, seat, feast, hand, points)
    return Account(seat, sum(points), tuple(lines))


def running(rules: NajlepszaRules, view: Table, seat: int, own: bool) -> Account:
    """As if the game ended now; of a hand that the reader does not see, nothing."""
    box = rules.box
    here = now(rules, view, seat)
    lines = _cats(rules, here.feast, here.hand, False)
    if here.feast.left:
        lines.append(Say("account-spare", {"count": here.feast.left}))
    if not own:
        size = int(rules.hand_size(view, seat))
        if size:
            lines.append(Say("account-hidden", {"count": size}))
        if view.coins[seat]:
            lines.append(Say("account-tokens", {"count": view.coins[seat], "points": box.pair * view.coins[seat]}))
        return Account(seat, None, tuple(lines))
    costumes = here.hand[box.costume]
    if costumes:
        lines.append(Say("account-costumes-open", {"count": costumes, "points": box.costumes_most}))
    else:
        lines.append(Say("account-costumes", {"count": 0, "points": box.costumes_none}))
    points = [0] * 8
    points[CATNIP] = catnip_points(box, here.hand[box.nip] + here.feast.catnip, here.feast.fed)
    points[TOYS] = toy_points(box, [here.hand[kind] for kind in box.toys])
    points[TOKENS] = box.pair * view.coins[seat]
    points[PAIRS] = box.pair * (here.hand[box.lost] // 2)
    lines += _hand(rules, view, seat, here.feast, here.hand, points)
    return Account(seat, here.points, tuple(lines))


def _cats(rules: NajlepszaRules, feast: Feast, hand: list[int], alone: bool) -> list[Say]:
    box = rules.box
    toys = sum(hand[kind] for kind in box.toys)
    lines = []
    for strays in (False, True):
        for i, cat in enumerate(feast.front):
            if (cat > box.cats) == strays:
                points = cat_points(box, feast, i, hand[box.costume], toys)
                if alone and feast.treats[i]:
                    points += box.most_fed[cat]
                state = "fed" if feast.treats[i] else "hungry"
                lines.append(
                    Say(f"account-{'stray' if strays else 'cat'}-{state}", {"cat": cat_of(box, cat), "points": points})
                )
    return lines


def _hand(rules: NajlepszaRules, view: Table, seat: int, feast: Feast, hand: list[int], points: list[int]) -> list[Say]:
    box = rules.box
    lines = []
    catnip = hand[box.nip] + feast.catnip
    if catnip:
        lines.append(Say("account-catnip", {"count": catnip, "fed": feast.fed, "points": points[CATNIP]}))
    toys = [hand[kind] if kind in box.toys else 0 for kind in range(len(hand))]
    if any(toys):
        lines.append(Say("account-toys", {"toys": hand_of(rules, toys), "points": points[TOYS]}))
    if view.coins[seat]:
        lines.append(Say("account-tokens", {"count": view.coins[seat], "points": points[TOKENS]}))
    if hand[box.lost] > 1:
        lines.append(Say("account-pairs", {"count": hand[box.lost] // 2, "points": points[PAIRS]}))
    return lines
